/**
 * Commands for the table around the cursor: rows, columns, merged cells, header cells, alignment [EDIT-05].
 */
import type { Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRow,
  deleteColumn,
  deleteRow,
  goToNextCell,
  isInTable,
  mergeCells,
  type Rect,
  selectedRect,
  splitCell,
  type TableMap,
  toggleHeaderCell,
} from 'prosemirror-tables';

export type CellAlign = 'left' | 'center' | 'right';

export const tableCommands = {
  rowAbove: addRowAt('above'),
  rowBelow: addRowAt('below'),
  removeRow: deleteRow,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  removeColumn: deleteColumn,
  merge: mergeCells,
  split: splitCell,
  headRow: toggleHeadRow,
  headCell: toggleHeaderCell,
  left: alignCells('left'),
  center: alignCells('center'),
  right: alignCells('right'),
} satisfies Record<string, Command>;

export type TableAct = keyof typeof tableCommands;

interface OpenTable extends Rect {
  tableStart: number;
  map: TableMap;
  table: Node;
}

/** The selected part of the table; null outside of tables. */
export function openTable(state: EditorState): OpenTable | null {
  return isInTable(state) ? selectedRect(state) : null;
}

/** Tab moves to the next cell; in the last cell it first adds a row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch, view)) return true;
  const open = openTable(state);
  if (!open || !dispatch) return open !== null;
  const transaction = addRow(state.tr, open, open.map.height);
  return goToNextCell(1)(state.apply(transaction), (move) => {
    dispatch(
      transaction.setSelection(move.selection.getBookmark().resolve(transaction.doc)).scrollIntoView(),
    );
  });
};

/** Adds a row; one above a header row becomes a header row, too. */
function addRowAt(side: 'above' | 'below'): Command {
  return (state, dispatch) => {
    const open = openTable(state);
    if (!open) return false;
    const index = side === 'above' ? open.top : open.bottom;
    const transaction = addRow(state.tr, open, index);
    const isHead = side === 'above' && isHeadRow(open.table, index);
    if (isHead) setHead(transaction, placeOfRow(open, index), true);
    dispatch?.(transaction);
    return true;
  };
}

/**
 * Header rows are the first rows: adds this row and all above it to the header, or removes this row and all
 * below it.
 */
function toggleHeadRow(state: EditorState, dispatch?: (transaction: Transaction) => void): boolean {
  const open = openTable(state);
  if (!open) return false;
  const isHead = !isHeadRow(open.table, open.top);
  const transaction = state.tr;
  open.table.forEach((row, offset, index) => {
    const changes = isHead ? index < open.bottom : index >= open.top;
    if (changes && row.attrs.head !== isHead) setHead(transaction, open.tableStart + offset, isHead);
  });
  dispatch?.(transaction);
  return true;
}

/** Changes the row at a position, and its cells, to header cells or back. */
function setHead(transaction: Transaction, at: number, isHead: boolean): void {
  const { tableCell, tableHeader } = transaction.doc.type.schema.nodes;
  const row = transaction.doc.nodeAt(at);
  transaction.setNodeAttribute(at, 'head', isHead);
  row?.forEach((cell, offset) => {
    transaction.setNodeMarkup(at + 1 + offset, isHead ? tableHeader : tableCell, cell.attrs);
  });
}

function alignCells(align: CellAlign): Command {
  return (state, dispatch) => {
    const open = openTable(state);
    if (!open) return false;
    const cells = open.map.cellsInRect(open).map((place) => open.tableStart + place);
    const isAlready = cells.every((at) => state.doc.nodeAt(at)?.attrs.align === align);
    const transaction = state.tr;
    for (const at of cells) transaction.setNodeAttribute(at, 'align', isAlready ? null : align);
    dispatch?.(transaction);
    return true;
  };
}

function isHeadRow(table: Node, index: number): boolean {
  return table.maybeChild(index)?.attrs.head === true;
}

function placeOfRow({ table, tableStart }: OpenTable, index: number): number {
  let at = tableStart;
  for (let before = 0; before < index; before += 1) at += table.child(before).nodeSize;
  return at;
}
