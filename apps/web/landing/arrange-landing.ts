/** Lays a landing page out: which blocks stand beside each other. */
import type { LandingBlock, LandingStories } from '../page-data.ts';

export type Arranged = { pair: [LandingStories, LandingStories] } | { block: LandingBlock };

/** A half stands beside the half or the episodes that follow it; where none does, it has the width to itself. */
export function arrangeLanding(blocks: LandingBlock[]): Arranged[] {
  const arranged: Arranged[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block) continue;
    if (isStories(block, 'half') && next && isStories(next, 'half', 'audio')) {
      arranged.push({ pair: [block, next] });
      at += 1;
    } else arranged.push({ block });
  }
  return arranged;
}

function isStories(block: LandingBlock, ...looks: LandingStories['look'][]): block is LandingStories {
  return block.kind === 'stories' && looks.includes(block.look);
}
