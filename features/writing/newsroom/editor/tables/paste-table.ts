/**
 * A paste from a spreadsheet creates a table, or fills cells, starting with the one with the cursor
 * [EDIT-05].
 */
import { Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { handlePaste, isInTable } from 'prosemirror-tables';
import { withBlock } from '../block-commands.ts';
import { cellsOfHtml, cellsOfText, type PastedCell } from './read-cells.ts';

export function pasteTable(schema: Schema): Plugin {
  return new Plugin({
    props: {
      handlePaste(view, event) {
        const html = event.clipboardData?.getData('text/html') ?? '';
        const text = event.clipboardData?.getData('text/plain') ?? '';
        // Content of this editor is marked as such, and pasted unchanged.
        if (html.includes('data-pm-slice')) return false;
        const cells = html === '' ? cellsOfText(schema, text) : cellsOfHtml(schema, html);
        if (cells === null) return false;
        if (isInTable(view.state)) {
          const rows = cells.map((row) => rowOf(schema, row, 'tableCell'));
          return handlePaste(view, event, new Slice(Fragment.from(rows), 0, 0));
        }
        const table = tableOf(schema, cells);
        if (table === null) return false;
        view.dispatch(withBlock(view.state.tr, table));
        return true;
      },
    },
  });
}

/** A table whose first row is the header. */
export function tableOf(schema: Schema, cells: readonly PastedCell[][]): Node | null {
  const { table, caption, tableGrid } = schema.nodes;
  if (!table || !caption || !tableGrid) return null;
  const rows = cells.map((row, at) => rowOf(schema, row, at === 0 ? 'tableHeader' : 'tableCell'));
  return table.create(null, [caption.create(), tableGrid.create(null, rows)]);
}

function rowOf(schema: Schema, cells: readonly PastedCell[], kind: 'tableHeader' | 'tableCell'): Node {
  return schema.node(
    'tableRow',
    { head: kind === 'tableHeader' },
    cells.map(({ content, ...attrs }) => schema.node(kind, attrs, schema.node('cellText', null, content))),
  );
}
