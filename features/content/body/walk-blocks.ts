/** The one walk over the blocks of a body, of those in its info boxes, and of the inline HTML in lists and tables. */
import type { List, TableCell } from './body-schema.ts';

interface Simple {
  kind: string;
}

interface Box<S> {
  kind: 'infoBox';
  title?: string | undefined;
  blocks: S[];
}

/** All blocks in reading order; of an info box those that it contains. */
export function simpleBlocks<S extends Simple>(body: readonly (S | Box<S>)[]): S[] {
  return body.flatMap((block) => (isBox(block) ? block.blocks : [block]));
}

/** Replaces each block by another, by several or by none; info boxes stay around theirs, even around none. */
export function mapSimpleBlocks<S extends Simple, T extends Simple>(
  body: readonly (S | Box<S>)[],
  map: (block: S) => T | readonly T[],
): (T | Box<T>)[] {
  return body.flatMap((block): (T | Box<T>)[] =>
    isBox(block)
      ? [{ ...block, blocks: block.blocks.flatMap((inner) => map(inner)) }]
      : [block].flatMap((one) => map(one)),
  );
}

function isBox<S extends Simple>(block: S | Box<S>): block is Box<S> {
  return block.kind === 'infoBox';
}

type Inline = (html: string) => string;

/** The list with the HTML of its items changed, and of the lists in them. */
export function mapList(list: List, inline: Inline): List {
  return {
    ...list,
    items: list.items.map((item) => ({
      html: inline(item.html),
      ...(item.children && { children: mapList(item.children, inline) }),
    })),
  };
}

export function mapCells(rows: TableCell[][], inline: Inline): TableCell[][] {
  return rows.map((row) => row.map((cell) => ({ ...cell, html: inline(cell.html) })));
}
