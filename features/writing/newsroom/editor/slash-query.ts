import type { EditorState } from 'prosemirror-state';

/**
 * The text between a `/` at the beginning of a paragraph and the cursor, if the paragraph contains nothing
 * else; null where the menu of blocks is not requested.
 */
export function slashQuery({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const { textContent } = $from.parent;
  if ($from.parentOffset !== textContent.length) return null;
  return /^\/([\p{L}\d ]{0,24})$/u.exec(textContent)?.[1] ?? null;
}
