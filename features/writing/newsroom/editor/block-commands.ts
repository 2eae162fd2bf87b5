/** Changes of whole blocks: adding, moving, removing, leaving. */
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
  /** Before it. */
  at: number;
  index: number;
  /** The story, or the box around it. */
  parent: Node;
}

/** The block in which the selection begins, in a box the one in the box; null in title, subtitle and lead. */
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

/** Of the blocks in the story or in a box, or of the pictures in a gallery. */
export function firstIndexIn(parent: Node): number {
  return parent.type.name === 'doc' ? headNodes : 1;
}

/**
 * Puts a block after the one with the selection, or instead of it where it is an empty paragraph, and the cursor into
 * it.
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

/** What has no text of its own is followed by a paragraph to write in. */
function goOnAfter(transaction: Transaction, at: number, block: Node): void {
  const { paragraph } = block.type.schema.nodes;
  const end = at + block.nodeSize;
  const isLast = transaction.doc.resolve(end).nodeAfter === null;
  if (isLast && paragraph && !block.isTextblock && block.type.name !== 'list')
    transaction.insert(end, paragraph.create());
}

/** After the block around a position; before the first block for a position in the head. */
export function placeAfterBlock(doc: Node, at: number): number {
  const $at = doc.resolve(at);
  return Math.max(bodyStart(doc), $at.depth === 0 ? at : $at.after(1));
}

/**
 * Puts a block behind that around a position, wherever the cursor is; an empty paragraph before the place is replaced,
 * and where that had the cursor, the cursor goes into the block.
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
  // A story of ours brings its own title.
  const hasNothingToType =
    block.type.name === 'divider' || (block.type.name === 'relatedLink' && block.attrs.slug !== null);
  if (hasNothingToType) return Selection.near(doc.resolve(at + block.nodeSize));
  // A table is begun with its cells, not with the caption above them.
  const parts = block.type.name === 'table' ? (block.firstChild?.nodeSize ?? 0) : 0;
  const inside = Selection.findFrom(doc.resolve(at + 1 + parts), 1, true);
  if (inside && inside.from < at + block.nodeSize) return inside;
  return NodeSelection.create(doc, at);
}

export function isEmptyParagraph(node: Node): boolean {
  return node.type.name === 'paragraph' && node.content.size === 0;
}

/** Before the first block. */
export function bodyStart(doc: Node): number {
  let at = 0;
  for (let index = 0; index < headNodes; index += 1) at += doc.maybeChild(index)?.nodeSize ?? 0;
  return at;
}

/** The block changes places with its neighbour; its selection goes with it. So does a picture in its gallery. */
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

/** A part of a parent's content goes to another place in it, and the selection with it, or to its beginning. */
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

/** A paragraph after the block, to go on writing: out of a quote, a caption, a table, a box. */
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

/** Enter in title, subtitle and lead goes to what follows; below the lead a paragraph is made where there is none. */
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

/** Enter in the last, empty line of a quote leaves it, and takes that line away. */
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
