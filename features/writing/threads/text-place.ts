/**
 * The position of a thread in a text that is being written: a range of one version, mapped through later
 * steps. Text that was moved by cutting and pasting is found by its wording (decision 140).
 */
import type { Node } from 'prosemirror-model';
import type { Range } from '../collab/identified-step.ts';
import type { Path } from '../collab/path.ts';

/** Null when none of its text is left. */
export function rangeAfter({ from, to }: Range, path: Path, since: number): Range | null {
  const after = path.after(since);
  const range = { from: after.map(from, 1), to: after.map(to, -1) };
  return range.from < range.to ? range : null;
}

/** Placeholder for a picture or another node without text. */
const leaf = '\ufffc';

export function quoteOf(document: Node, { from, to }: Range): string {
  return document.textBetween(from, to, '\n', leaf);
}

/** Minimum length of searched text: a shorter one may occur by chance. */
const leastFound = 12;

/**
 * The range of a text that occurs once in the document; null for a short one, and for one of several blocks.
 */
export function rangeOfQuote(document: Node, quote: string): Range | null {
  if (quote.length < leastFound || quote.includes('\n')) return null;
  const found: Range[] = [];
  document.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, leaf, leaf);
    for (let place = text.indexOf(quote); place !== -1; place = text.indexOf(quote, place + 1))
      found.push({ from: at + 1 + place, to: at + 1 + place + quote.length });
    return false;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The range of the block with this key, at any depth; null if there is none. */
export function placeOfBlock(document: Node, key: string): Range | null {
  let found: Range | null = null;
  document.descendants((node, at) => {
    if (node.attrs.key === key) found ??= { from: at, to: at + node.nodeSize };
    return found === null && !node.isTextblock;
  });
  return found;
}
