/** Commands for links at the selection [EDIT-06]. */
import type { Mark } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';

interface LinkRange {
  from: number;
  to: number;
  href: string;
}

/** The whole link around the cursor or the beginning of the selection; null where there is none. */
export function linkAt({ selection, schema }: EditorState): LinkRange | null {
  const { $from, empty } = selection;
  const { a } = schema.marks;
  if (!a || !$from.parent.inlineContent) return null;
  const near = empty ? [$from.nodeBefore, $from.nodeAfter] : [$from.nodeAfter];
  const mark = near.map((node) => node && a.isInSet(node.marks)).find(Boolean);
  if (!mark) return null;
  const isLinked = (index: number) =>
    $from.parent.maybeChild(index)?.marks.some((one) => one.eq(mark)) ?? false;
  let index = $from.index();
  if (!isLinked(index)) index -= 1;
  let first = index;
  while (isLinked(first - 1)) first -= 1;
  const from = $from.posAtIndex(first);
  let to = from;
  for (let at = first; isLinked(at); at += 1) to += $from.parent.child(at).nodeSize;
  return { from, to, href: String(mark.attrs.href) };
}

/** Sets the link of the selection, or of the link around the cursor. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const range = rangeOf(state);
    const { a } = state.schema.marks;
    if (!a || !range) return false;
    const mark: Mark = a.create({ href });
    dispatch?.(state.tr.removeMark(range.from, range.to, a).addMark(range.from, range.to, mark));
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const range = rangeOf(state);
  const { a } = state.schema.marks;
  if (!a || !range || !state.doc.rangeHasMark(range.from, range.to, a)) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, a));
  return true;
};

function rangeOf(state: EditorState): { from: number; to: number } | null {
  const { selection } = state;
  if (selection instanceof TextSelection && !selection.empty) return selection;
  return linkAt(state);
}
