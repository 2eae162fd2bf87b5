/** Heading levels of a text on its page: an imported body may start at any level and skip levels. */
import type { Body } from '../body-schema.ts';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * Returns one level per block: `top` for the highest heading, never more than one below the previous heading. Blocks
 * that are no headings get the level that a heading there would have.
 */
export function headingOutline(body: Body, top: HeadingLevel = 2): HeadingLevel[] {
  const highest = Math.min(...body.map((block) => (block.kind === 'heading' ? block.level : 6)));
  let before = top - 1;
  return body.map((block) => {
    if (block.kind !== 'heading') return level(before + 1);
    before = Math.min(block.level - highest + top, before + 1);
    return level(before);
  });
}

function level(depth: number): HeadingLevel {
  return levels[Math.min(depth, 6) - 2] ?? 2;
}

const levels: HeadingLevel[] = [2, 3, 4, 5, 6];
