/**
 * Where a thread stands in a text that is being written: a range of one version, followed through the steps since then.
 * Text that was moved by cutting and pasting is found again by what it said (decision 140).
 */
import type { Node } from 'prosemirror-model';
import type { Range } from '../collab/identified-step.ts';
import type { Path } from '../collab/path.ts';

/** Null when nothing of its text is left. */
export function rangeAfter({ from, to }: Range, path: Path, since: number): Range | null {
  const after = path.after(since);
  const range = { from: after.map(from, 1), to: after.map(to, -1) };
  return range.from < range.to ? range : null;
}

/** What stands for a picture or another node without text. */
const leaf = '\ufffc';

export function quoteOf(document: Node, { from, to }: Range): string {
  return document.textBetween(from, to, '\n', leaf);
}

/** A shorter text may stand anywhere by chance. */
const leastFound = 12;

/** Where a text stands that the document has once; null for a short one, and for one of several blocks. */
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

/** Whether a block with this key is in the document, at any depth. */
export function placeOfBlock(document: Node, key: string): Range | null {
  let found: Range | null = null;
  document.descendants((node, at) => {
    if (node.attrs.key === key) found ??= { from: at, to: at + node.nodeSize };
    return found === null && !node.isTextblock;
  });
  return found;
}
