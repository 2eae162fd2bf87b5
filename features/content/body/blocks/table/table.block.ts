import { z } from 'zod';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { linkedCaption } from '../caption-parts.ts';
import { lines, textOf } from '../text-parts.ts';

const tableCell = z.object({
  html: inlineHtml,
  header: z.boolean(),
  colspan: z.number().int().min(1).optional(),
  rowspan: z.number().int().min(1).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
});
export type TableCell = z.infer<typeof tableCell>;

const schema = z.object({
  kind: z.literal('table'),
  caption: inlineHtml.optional(),
  head: z.array(z.array(tableCell)),
  rows: z.array(z.array(tableCell)),
});
export type Table = z.infer<typeof schema>;

export const table = defineBlock({
  schema,
  isAside: true,
  html: ({ caption, head, rows }) => {
    const title = caption === undefined ? '' : `<caption>${caption}</caption>`;
    const top = head.length === 0 ? '' : `<thead>${head.map(rowHtml).join('')}</thead>`;
    return `<table>${title}${top}${rows.length === 0 ? '' : `<tbody>${rows.map(rowHtml).join('')}</tbody>`}</table>`;
  },
  /** A separator keeps numbers of neighbouring cells apart. */
  text: ({ caption, head, rows }) => {
    const cells = [...head, ...rows].flat().map(({ html }) => textOf(html));
    return lines([textOf(caption), lines(cells, ' · ')]);
  },
  links: (block, { inline }) =>
    linkedCaption(
      { ...block, head: mapCells(block.head, inline), rows: mapCells(block.rows, inline) },
      inline,
    ),
});

function rowHtml(cells: readonly TableCell[]): string {
  const inside = cells.map((cell) => {
    const tag = cell.header ? 'th' : 'td';
    const colspan = cell.colspan === undefined ? '' : ` colspan="${cell.colspan}"`;
    const rowspan = cell.rowspan === undefined ? '' : ` rowspan="${cell.rowspan}"`;
    const align = cell.align === undefined ? '' : ` align="${cell.align}"`;
    return `<${tag}${colspan}${rowspan}${align}>${cell.html}</${tag}>`;
  });
  return `<tr>${inside.join('')}</tr>`;
}

export function mapCells(rows: TableCell[][], inline: (html: string) => string): TableCell[][] {
  return rows.map((row) => row.map((cell) => ({ ...cell, html: inline(cell.html) })));
}
