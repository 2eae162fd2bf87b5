/** Commands for whole blocks: adding, moving, removing, leaving. */
import type { Node, ResolvedPos } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { MoveStep } from '../../collab/move-step.ts';

/** Number of nodes above the blocks: title, subtitle, lead. */
const headNodes = 3;

export interface OpenBlock {
  node: Node;
  /** Position before the block. */
  at: number;
  index: number;
  /** The document, or the box around the block. */
  parent: Node;
}

/**
 * The block in which the selection begins, or inside a box its inner block; null in title, subtitle and lead.
 */
export function openBlock({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): OpenBlock | null {
  const { $from } = selection;
  const isInBox = $from.depth > 0 && $from.node(1).type.name === 'infoBox' && $from.index(1) >= 1;
  return blockAt(doc, $from, isInBox ? 1 : 0);
}

function blockAt(doc: Node, $from: ResolvedPos, depth: 0 | 1): OpenBlock | null {
  const parent = depth === 0 ? doc : $from.node(1);
  const index = $from.index(depth);
  if (index < firstIndexIn(parent) || index >= parent.childCount) return null;
  return { node: parent.child(index), at: $from.posAtIndex(index, depth), index, parent };
}

/** Index of the first block in the story or in a box, or of the first picture in a gallery. */
export function firstIndexIn(parent: Node): number {
  return parent.type.name === 'doc' ? headNodes : 1;
}

/**
 * Inserts a block after the one with the selection, or in place of an empty paragraph, and moves the cursor
 * into it.
 */
export function addBlock(block: Node): Command {
  return ({ tr }, dispatch) => {
    dispatch?.(withBlock(tr, block));
    return true;
  };
}

/** @returns the transaction */
export function withBlock(transaction: Transaction, block: Node): Transaction {
  const { doc, selection } = transaction;
  const inner = openBlock(transaction);
  const isBoxInBox = block.type.name === 'infoBox' && inner?.parent.type === block.type;
  const open = isBoxInBox ? blockAt(doc, selection.$from, 0) : inner;
  const isReplaced = open !== null && isEmptyParagraph(open.node);
  const from = open === null ? bodyStart(doc) : open.at + (isReplaced ? 0 : open.node.nodeSize);
  const to = isReplaced ? from + open.node.nodeSize : from;
  transaction.replaceWith(from, to, block);
  goOnAfter(transaction, from, block);
  return transaction.setSelection(selectionIn(transaction.doc, from, block)).scrollIntoView();
}

/** Adds a paragraph after a block without text of its own, for further writing. */
function goOnAfter(transaction: Transaction, at: number, block: Node): void {
  const { paragraph } = block.type.schema.nodes;
  const end = at + block.nodeSize;
  const isLast = transaction.doc.resolve(end).nodeAfter === null;
  if (isLast && paragraph && !block.isTextblock && block.type.name !== 'list')
    transaction.insert(end, paragraph.create());
}

/**
 * The position after the block around a position; for a position in the head, the one before the first block.
 */
export function placeAfterBlock(doc: Node, at: number): number {
  const $at = doc.resolve(at);
  return Math.max(bodyStart(doc), $at.depth === 0 ? at : $at.after(1));
}

/**
 * Inserts a block after the one around a position, independent of the cursor; an empty paragraph before that
 * place is replaced, and if it had the cursor, the cursor moves into the block.
 */
export function insertBlockAt(transaction: Transaction, block: Node, at: number): Transaction {
  const { doc, selection } = transaction;
  const place = placeAfterBlock(doc, at);
  const before = doc.resolve(place).nodeBefore;
  const from = before && isEmptyParagraph(before) ? place - before.nodeSize : place;
  const hadCursor = from < place && selection.from > from && selection.to < place;
  transaction.replaceWith(from, place, block);
  goOnAfter(transaction, from, block);
  return hadCursor ? transaction.setSelection(selectionIn(transaction.doc, from, block)) : transaction;
}

function selectionIn(doc: Node, at: number, block: Node): Selection {
  // An own story has its own title.
  const hasNothingToType =
    block.type.name === 'divider' || (block.type.name === 'relatedLink' && block.attrs.slug !== null);
  if (hasNothingToType) return Selection.near(doc.resolve(at + block.nodeSize));
  // In a table the cursor starts in the cells, not in the caption above them.
  const parts = block.type.name === 'table' ? (block.firstChild?.nodeSize ?? 0) : 0;
  const inside = Selection.findFrom(doc.resolve(at + 1 + parts), 1, true);
  if (inside && inside.from < at + block.nodeSize) return inside;
  return NodeSelection.create(doc, at);
}

export function isEmptyParagraph(node: Node): boolean {
  return node.type.name === 'paragraph' && node.content.size === 0;
}

/** The position before the first block. */
export function bodyStart(doc: Node): number {
  let at = 0;
  for (let index = 0; index < headNodes; index += 1) at += doc.maybeChild(index)?.nodeSize ?? 0;
  return at;
}

/** Swaps the block, or a picture in its gallery, with its neighbour; the selection moves along. */
export function moveBlock(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const open = openPicture(state) ?? openBlock(state);
    const other = open?.parent.maybeChild(open.index + direction);
    if (!open || !other || open.index + direction < firstIndexIn(open.parent)) return false;
    const { node, at } = open;
    const end = at + node.nodeSize;
    return moveRange({ from: at, to: end }, direction === -1 ? at - other.nodeSize : end + other.nodeSize)(
      state,
      dispatch,
    );
  };
}

function openPicture({ doc, selection: { $from } }: EditorState): OpenBlock | null {
  return $from.depth > 0 && $from.node(1).type.name === 'gallery' ? blockAt(doc, $from, 1) : null;
}

/**
 * Moves a part of a parent's content to another place in it. A selection inside moves along; otherwise the
 * cursor moves to the beginning of the part.
 */
export function moveRange({ from, to }: { from: number; to: number }, target: number): Command {
  return (state, dispatch) => {
    if (target >= from && target <= to) return false;
    if (!dispatch) return true;
    const transaction = state.tr.step(new MoveStep(from, to, target));
    const shift = target < from ? target - from : target - to;
    const { selection } = state;
    const isInside = selection.from >= from && selection.to <= to;
    if (!isInside) transaction.setSelection(Selection.near(transaction.doc.resolve(from + shift + 1)));
    else if (selection instanceof NodeSelection)
      transaction.setSelection(NodeSelection.create(transaction.doc, selection.from + shift));
    else {
      const end = Math.min(selection.to, to - 1);
      transaction.setSelection(TextSelection.create(transaction.doc, selection.from + shift, end + shift));
    }
    dispatch(transaction.scrollIntoView());
    return true;
  };
}

export const removeBlock: Command = (state, dispatch) => {
  const open = openBlock(state);
  if (!open) return false;
  if (!dispatch) return true;
  const transaction = state.tr.delete(open.at, open.at + open.node.nodeSize);
  transaction.setSelection(
    Selection.near(transaction.doc.resolve(Math.min(open.at, transaction.doc.content.size)), -1),
  );
  dispatch(transaction.scrollIntoView());
  return true;
};

/** Adds a paragraph after the block and moves the cursor there: out of a quote, a caption, a table, a box. */
export const leaveBlock: Command = (state, dispatch) => {
  const { paragraph } = state.schema.nodes;
  if (!paragraph) return false;
  const open = blockAt(state.doc, state.selection.$from, 0);
  const at = open === null ? bodyStart(state.doc) : open.at + open.node.nodeSize;
  if (!dispatch) return true;
  const transaction = state.tr.insert(at, paragraph.create());
  dispatch(transaction.setSelection(TextSelection.create(transaction.doc, at + 1)).scrollIntoView());
  return true;
};

/**
 * Enter in title, subtitle and lead moves to the next part; below the lead a paragraph is added if there is
 * none.
 */
export const goOnFromHead: Command = (state, dispatch) => {
  const index = state.selection.$from.index(0);
  if (index >= headNodes) return false;
  if (!dispatch) return true;
  const next = state.doc.maybeChild(index + 1);
  const at = state.selection.$from.posAtIndex(index, 0) + state.doc.child(index).nodeSize;
  if (next?.isTextblock) {
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, at + 1)).scrollIntoView());
    return true;
  }
  return leaveBlock(state, dispatch);
};

/** Enter in the last, empty line of a quote leaves the quote, and removes that line. */
export const leaveQuote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { paragraph } = state.schema.nodes;
  const quote = $from.node(-1);
  if (!paragraph || !empty || $from.parent.type.name !== 'quoteLine' || $from.parent.content.size > 0)
    return false;
  if ($from.index(-1) + 2 !== quote.childCount || quote.childCount < 3) return false;
  if (!dispatch) return true;
  const transaction = state.tr.delete($from.before(), $from.after());
  const at = transaction.mapping.map($from.after(-1));
  transaction.insert(at, paragraph.create());
  dispatch(transaction.setSelection(TextSelection.create(transaction.doc, at + 1)).scrollIntoView());
  return true;
};
