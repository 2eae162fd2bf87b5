/** Parses spreadsheet cells from the clipboard [EDIT-05]. */
import { DOMParser as DocumentParser, Fragment, type Node, type Schema } from 'prosemirror-model';

export interface PastedCell {
  content: Fragment;
  colspan: number;
  rowspan: number;
  align: 'left' | 'center' | 'right' | null;
}

/** A larger table is a file, not part of a story. */
const mostCells = 3_000;

/** Cells of lines with tabs; cells of several lines are in quotes. Null for text that is no table. */
export function cellsOfText(schema: Schema, text: string): PastedCell[][] | null {
  const rows = rowsOfText(text.replaceAll('\r\n', '\n').replace(/\n+$/, ''));
  const [first] = rows;
  if (!first || first.length < 2 || rows.some(({ length }) => length !== first.length)) return null;
  return small(
    rows.map((row) =>
      row.map((cell) => ({ content: contentOf(schema, cell), colspan: 1, rowspan: 1, align: null })),
    ),
  );
}

function rowsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

function contentOf(schema: Schema, text: string): Fragment {
  const { lineBreak } = schema.nodes;
  const lines = text.split('\n').map((line) => line.trim());
  return Fragment.from(
    lines.flatMap((line, at): Node[] => [
      ...(at > 0 && lineBreak ? [lineBreak.create()] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]),
  );
}

/**
 * The cells of a table that is the only content of the HTML; null for anything else, such as a page or a text
 * with a table in it.
 */
export function cellsOfHtml(schema: Schema, html: string): PastedCell[][] | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [table, another] = body.querySelectorAll('table');
  const { cellText } = schema.nodes;
  if (!table || another || !cellText) return null;
  if (textOf(body) !== textOf(table)) return null;
  const parser = DocumentParser.fromSchema(schema);
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => ({
      content: parser.parse(cell, { topNode: cellText.create() }).content,
      colspan: Math.min(100, Math.max(1, cell.colSpan)),
      rowspan: Math.min(1_000, Math.max(1, cell.rowSpan)),
      align: alignOf(cell),
    })),
  );
  return small(rows.filter(({ length }) => length > 0));
}

function textOf(element: Element): string {
  return element.textContent.replaceAll(/\s/g, '');
}

function alignOf(cell: HTMLTableCellElement): PastedCell['align'] {
  const written = cell.style.textAlign || cell.align;
  return written === 'center' || written === 'right' || written === 'left' ? written : null;
}

function small(rows: PastedCell[][]): PastedCell[][] | null {
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  return count > 0 && count <= mostCells ? rows : null;
}
