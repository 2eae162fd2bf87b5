/** Links inside the story, from the names its source gave to those it has now. */
import type { ListItem, TableCell } from '../body-schema.ts';
import { citationAnchor, noteAnchor } from '../footnote-anchors.ts';
import type { PendingSimpleBlock } from '../pending-body.ts';

export interface Relinking {
  /** Ids of headings, by the ids they had. */
  headings: ReadonlyMap<string, string>;
  /** Numbers of notes, by the ids they had. */
  notes: ReadonlyMap<string, number>;
  /** Numbers of the notes that a link was found to: the first one carries the way back. */
  cited: Set<number>;
}

/** In the places where they occur: running text, lists of contents, quotes and tables. */
export function relinkedBlock<B extends PendingSimpleBlock>(block: B, relinking: Relinking): B {
  const inline = (html: string): string => relinkedHtml(html, relinking);
  switch (block.kind) {
    case 'paragraph':
    case 'pullQuote':
      return { ...block, html: inline(block.html) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(inline) };
    case 'list':
      return { ...block, items: block.items.map((item) => relinkedItem(item, inline)) };
    case 'table':
      return { ...block, head: relinkedCells(block.head, inline), rows: relinkedCells(block.rows, inline) };
    default:
      return block;
  }
}

/** `<a href="#` can only be a tag of ours: the sanitiser writes every other `<` as `&lt;`. */
export function relinkedHtml(html: string, { headings, notes, cited }: Relinking): string {
  return html.replace(/<a href="#([^"]*)"/g, (whole, id: string) => {
    const names = [id, decoded(id)];
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

function relinkedItem(item: ListItem, inline: (html: string) => string): ListItem {
  const html = inline(item.html);
  if (item.children === undefined) return { html };
  const items = item.children.items.map((child) => relinkedItem(child, inline));
  return { html, children: { ...item.children, items } };
}

function relinkedCells(rows: TableCell[][], inline: (html: string) => string): TableCell[][] {
  return rows.map((row) => row.map((cell) => ({ ...cell, html: inline(cell.html) })));
}

function firstIn<T>(named: ReadonlyMap<string, T>, names: readonly string[]): T | undefined {
  for (const name of names) {
    const found = named.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray percent sign: the id as it stands.
    return id;
  }
}
