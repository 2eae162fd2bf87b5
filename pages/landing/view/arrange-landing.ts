/** Decides which blocks of a landing page are placed side by side. */
import type { LandingBlock, LandingStories } from '../landing-data.ts';

export type Arranged = { pair: [LandingStories, LandingStories] } | { block: LandingBlock };

/** Pairs a `half` block with a `half` or `audio` block directly after it; a single one takes the full width. */
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
