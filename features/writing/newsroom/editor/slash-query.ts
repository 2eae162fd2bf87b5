import type { EditorState } from 'prosemirror-state';

/**
 * What stands after a `/` at the beginning of a paragraph that holds nothing else, up to the cursor; null where the menu
 * of blocks is not asked for.
 */
export function slashQuery({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const { textContent } = $from.parent;
  if ($from.parentOffset !== textContent.length) return null;
  return /^\/([\p{L}\d ]{0,24})$/u.exec(textContent)?.[1] ?? null;
}
