/** Enter, Tab and Backspace in lists; an item consists of a text and nested lists below it. */
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { canSplit } from 'prosemirror-transform';

interface OpenItem {
  $from: ResolvedPos;
  item: Node;
  list: Node;
  /** Depth of the item. */
  depth: number;
  index: number;
}

function openItem({ selection: { $from } }: EditorState): OpenItem | null {
  if ($from.parent.type.name !== 'itemText') return null;
  const depth = $from.depth - 1;
  return {
    $from,
    item: $from.node(depth),
    list: $from.node(depth - 1),
    depth,
    index: $from.index(depth - 1),
  };
}

/** Enter: splits the item; in an empty one, leaves the list or moves to the outer list. */
export const splitItem: Command = (state, dispatch) => {
  const open = openItem(state);
  if (!open) return false;
  if (open.item.content.size === 2) return outdentItem(state, dispatch) || leaveList(state, dispatch, open);
  const transaction = state.tr.deleteSelection();
  const at = transaction.selection.from;
  if (!canSplit(transaction.doc, at, 2)) return false;
  dispatch?.(transaction.split(at, 2).scrollIntoView());
  return true;
};

/** Tab: moves the item into a list below the previous item. */
export const indentItem: Command = (state, dispatch) => {
  const open = openItem(state);
  if (!open || open.index === 0) return false;
  const { $from, item, list, depth, index } = open;
  const before = list.child(index - 1);
  const last = before.lastChild;
  const start = $from.before(depth);
  const isJoined = last?.type === list.type;
  const inner = isJoined ? [item] : [list.type.create({ ...list.attrs, key: null, start: null }, item)];
  if (dispatch) {
    // Into the existing list at the end of the previous item, or as a new list there.
    const at = start - 1 - (isJoined ? 1 : 0);
    const transaction = state.tr.delete(start, start + item.nodeSize).insert(at, Fragment.from(inner));
    const into = at + (isJoined ? 0 : 1) + ($from.pos - start);
    dispatch(transaction.setSelection(TextSelection.create(transaction.doc, into)).scrollIntoView());
  }
  return true;
};

/** Shift+Tab: moves the item after its parent item; following items of its list become its nested list. */
export const outdentItem: Command = (state, dispatch) => {
  const open = openItem(state);
  if (!open || open.depth < 4 || open.$from.node(open.depth - 2).type !== open.item.type) return false;
  if (!dispatch) return true;
  const { $from, item, list, depth, index } = open;
  const rest: Node[] = [];
  list.forEach((other, _, at) => {
    if (at > index) rest.push(other);
  });
  const moved =
    rest.length === 0
      ? item
      : item.copy(item.content.addToEnd(list.type.create({ ...list.attrs, key: null }, rest)));
  const from = index === 0 ? $from.before(depth - 1) : $from.before(depth);
  const to = index === 0 ? $from.after(depth - 1) : $from.end(depth - 1);
  const transaction = state.tr.delete(from, to);
  const at = transaction.mapping.map($from.after(depth - 2));
  transaction.insert(at, moved);
  dispatch(
    transaction
      .setSelection(TextSelection.create(transaction.doc, at + 2 + $from.parentOffset))
      .scrollIntoView(),
  );
  return true;
};

/** An empty item of an outermost list becomes a paragraph, and splits the list. */
function leaveList(
  state: EditorState,
  dispatch: ((tr: Transaction) => void) | undefined,
  open: OpenItem,
): boolean {
  const { paragraph } = state.schema.nodes;
  const { $from, list, depth, index } = open;
  if (!paragraph) return false;
  if (!dispatch) return true;
  const before: Node[] = [];
  const after: Node[] = [];
  list.forEach((item, _, at) => {
    if (at < index) before.push(item);
    if (at > index) after.push(item);
  });
  const text = paragraph.create(null, open.item.firstChild?.content);
  const parts = [
    ...(before.length > 0 ? [list.copy(Fragment.from(before))] : []),
    text,
    ...(after.length > 0 ? [list.type.create({ ...list.attrs, key: null, start: null }, after)] : []),
  ];
  const start = $from.before(depth - 1);
  const transaction = state.tr.replace(start, $from.after(depth - 1), new Slice(Fragment.from(parts), 0, 0));
  const at = start + (before.length > 0 ? (parts[0]?.nodeSize ?? 0) : 0) + 1;
  dispatch(transaction.setSelection(TextSelection.create(transaction.doc, at)).scrollIntoView());
  return true;
}

/**
 * Backspace at the beginning of the first item turns it into a paragraph; an item of a nested list moves out.
 */
export const joinItemBackward: Command = (state, dispatch) => {
  const open = openItem(state);
  if (!open || !state.selection.empty || open.$from.parentOffset > 0) return false;
  if (outdentItem(state, dispatch)) return true;
  return open.index === 0 && open.item.childCount === 1 ? leaveList(state, dispatch, open) : false;
};
