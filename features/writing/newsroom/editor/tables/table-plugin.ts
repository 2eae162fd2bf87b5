/**
 * Tables by prosemirror-tables, without its repairs: they would respond to changes of others, and in several
 * editors at once add unwanted columns (decision 118). A ragged table is rendered as it is.
 */
import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { CellSelection, cellAround, inSameTable, tableEditing } from 'prosemirror-tables';

export function tables(): Plugin {
  return new Plugin({
    ...tableEditing().spec,
    appendTransaction: (_transactions, _before, state) => wholeCells(state),
  });
}

/** Turns a text selection across cells into a cell selection: deleting it would otherwise join the cells. */
function wholeCells({ selection, doc, tr }: EditorState): Transaction | null {
  if (!(selection instanceof TextSelection) || selection.empty) return null;
  const from = cellAround(selection.$anchor);
  const to = cellAround(selection.$head);
  if (!from || !to || from.pos === to.pos || !inSameTable(from, to)) return null;
  return tr.setSelection(CellSelection.create(doc, from.pos, to.pos));
}
