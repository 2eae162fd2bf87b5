/** Aligns the blocks of two documents by their keys, so that a moved block is recognised [REV-01]. */
import type { Node } from 'prosemirror-model';

export interface PlacedBlock {
  /** The block's key; for a block without one its type and text, numbered where several are equal. */
  id: string;
  node: Node;
  /** Position before it. */
  at: number;
}

/** Title, subtitle and lead are the first nodes of each story. */
export const textNodes = ['title', 'subtitle', 'lead'] as const;

export function blocksOf(doc: Node): PlacedBlock[] {
  const known = new Map<string, number>();
  const blocks: PlacedBlock[] = [];
  doc.forEach((node, at, index) => {
    if (index < textNodes.length) return;
    const { key }: { key?: unknown } = node.attrs;
    const name = typeof key === 'string' ? key : `${node.type.name} ${node.textContent}`;
    const count = known.get(name) ?? 0;
    known.set(name, count + 1);
    blocks.push({ id: count === 0 ? name : `${name} #${count}`, node, at });
  });
  return blocks;
}

/**
 * The ids in both lists that have moved: the smallest set whose moves give the other order.
 * @example movedAmong(['a', 'b', 'c'], ['c', 'a', 'b']) // Set { 'c' }
 */
export function movedAmong(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => places.has(id));
  const staying = new Set(longestRise(common, (id) => places.get(id) ?? 0));
  return new Set(common.filter((id) => !staying.has(id)));
}

/** The longest subsequence with ascending places. */
function longestRise(ids: readonly string[], placeOf: (id: string) => number): string[] {
  const ends: { id: string; place: number; before: Link | null }[] = [];
  for (const id of ids) {
    const place = placeOf(id);
    const found = ends.findIndex((one) => one.place > place);
    const at = found === -1 ? ends.length : found;
    ends[at] = { id, place, before: ends[at - 1] ?? null };
  }
  const rise: string[] = [];
  for (let link: Link | null = ends.at(-1) ?? null; link !== null; link = link.before) rise.push(link.id);
  return rise;
}

interface Link {
  id: string;
  before: Link | null;
}
