/** Where slots are placed inside a story's text. */

export interface BodyRule {
  /** Paragraphs before the first slot, between two, and at least after the last. */
  first: number;
  every: number;
  rest: number;
}

/**
 * Indexes of the blocks after which slots follow: between two paragraphs only, so that none separates a heading, a
 * picture or a quotation from its text.
 */
export function placesInBody(
  blocks: readonly { kind: string }[],
  { first, every, rest }: BodyRule,
  most: number,
): number[] {
  const paragraphs = blocks.filter(isParagraph).length;
  const places: number[] = [];
  let passed = 0;
  let due = first;
  for (const [index, block] of blocks.entries()) {
    if (places.length === most) break;
    if (!isParagraph(block)) continue;
    passed += 1;
    const next = blocks[index + 1];
    if (passed < due || !next || !isParagraph(next) || paragraphs - passed < rest) continue;
    places.push(index);
    due = passed + every;
  }
  return places;
}

function isParagraph({ kind }: { kind: string }): boolean {
  return kind === 'paragraph';
}
