import type { Node } from 'prosemirror-model';
import { z } from 'zod';
import { type BlockNodes, partOf, type Reading, type Writing } from '../../document/block-nodes.ts';
import { blockSpec, inlineSpec, nodeSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';
import type { TableCell } from './table.block.ts';

const cellAttributes = {
  colspan: z.number().int().min(1).max(100).default(1),
  rowspan: z.number().int().min(1).max(1000).default(1),
  align: z.enum(['left', 'center', 'right']).nullable().default(null),
};
/** Several lines in a cell, as merged cells have them, are published with a line break between them. */
const cellContent = 'cellText+';

/** The roles are those of prosemirror-tables. */
export const tableNodes: BlockNodes<SimpleBlock<'table'>> = {
  nodes: {
    table: blockSpec({ tag: 'figure', className: 'table', content: 'caption tableGrid', isolating: true }),
    tableGrid: nodeSpec({
      tag: 'table',
      content: 'tableRow*',
      tableRole: 'table',
      isolating: true,
      toDOM: () => ['table', ['tbody', 0]],
    }),
    tableRow: nodeSpec({
      tag: 'tr',
      content: '(tableCell | tableHeader)*',
      tableRole: 'row',
      attributes: { head: z.boolean().default(false) },
    }),
    tableCell: cellSpec('td', 'cell'),
    tableHeader: cellSpec('th', 'header_cell'),
    cellText: inlineSpec('cell-text'),
  },
  write: ({ caption, head, rows }, to) => ({
    content: [
      to.node('caption', to.inline(caption)),
      to.node('tableGrid', [
        ...head.map((cells) => to.node('tableRow', writeCells(cells, to), { head: true })),
        ...rows.map((cells) => to.node('tableRow', writeCells(cells, to))),
      ]),
    ],
  }),
  read: (node, from) => {
    const rows = partOf(node, 'tableGrid').children.filter(({ childCount }) => childCount > 0);
    if (rows.length === 0) return null;
    return {
      caption: from.html(partOf(node, 'caption')) || undefined,
      head: rows.filter(({ attrs }) => attrs.head).map((row) => readCells(row, from)),
      rows: rows.filter(({ attrs }) => !attrs.head).map((row) => readCells(row, from)),
    };
  },
};

function cellSpec(tag: 'td' | 'th', tableRole: string) {
  return nodeSpec({ tag, content: cellContent, tableRole, isolating: true, attributes: cellAttributes });
}

function writeCells(cells: readonly TableCell[], to: Writing): Node[] {
  return cells.map(({ html, header, colspan = 1, rowspan = 1, align = null }) =>
    to.node(header ? 'tableHeader' : 'tableCell', [to.node('cellText', to.inline(html))], {
      colspan,
      rowspan,
      align,
    }),
  );
}

function readCells(row: Node, from: Reading): Record<string, unknown>[] {
  return row.children.map((cell) => ({
    html: cell.children
      .map((line) => from.html(line))
      .filter((html) => html !== '')
      .join('<br>'),
    header: cell.type.name === 'tableHeader',
    colspan: cell.attrs.colspan === 1 ? undefined : cell.attrs.colspan,
    rowspan: cell.attrs.rowspan === 1 ? undefined : cell.attrs.rowspan,
    align: cell.attrs.align ?? undefined,
  }));
}
