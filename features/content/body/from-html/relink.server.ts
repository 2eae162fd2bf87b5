/** Changes links inside the story from the ids of the source to the new ids. */

import type { PendingSimpleBlock, SimpleBlock } from '../blocks/block-kinds.ts';
import { citationAnchor, noteAnchor } from '../blocks/footnotes/footnote-anchors.ts';
import { mapList } from '../blocks/list/list.block.ts';
import { mapCells } from '../blocks/table/table.block.ts';

export interface LinkTargets {
  /** Ids of headings, by their old ids. */
  headings: ReadonlyMap<string, string>;
  /** Numbers of notes, by their old ids. */
  notes: ReadonlyMap<string, number>;
  /** Numbers of the notes that are cited: the first citation is the target of the link back. */
  cited: Set<number>;
}

/** Relinks the blocks in which such links occur: text, lists, quotes and tables. */
export function relinkedBlock<B extends SimpleBlock | PendingSimpleBlock>(
  block: B,
  inline: (html: string) => string,
): B {
  switch (block.kind) {
    case 'paragraph':
    case 'pullQuote':
      return { ...block, html: inline(block.html) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(inline) };
    case 'list':
      return { ...block, ...mapList(block, inline) };
    case 'table':
      return { ...block, head: mapCells(block.head, inline), rows: mapCells(block.rows, inline) };
    default:
      return block;
  }
}

/** `<a href="#` can only be a real tag: the sanitiser writes every other `<` as `&lt;`. */
export function relinkedHtml(html: string, { headings, notes, cited }: LinkTargets): string {
  return html.replace(/<a href="#([^"]*)"/g, (whole, id: string) => {
    const names = [id, decodeId(id)];
    const note = firstIn(notes, names);
    if (note !== undefined) {
      const isFirst = !cited.has(note);
      cited.add(note);
      return `<a href="#${noteAnchor(note)}"${isFirst ? ` id="${citationAnchor(note)}"` : ''}`;
    }
    const heading = firstIn(headings, names);
    return heading === undefined ? whole : `<a href="#${heading}"`;
  });
}

function firstIn<T>(named: ReadonlyMap<string, T>, names: readonly string[]): T | undefined {
  for (const name of names) {
    const found = named.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray percent sign: the id is used as it is.
    return id;
  }
}
