/** Saves stories on the device: the button on stories, and the reader's own lists. */
import { forgetRemoved } from './forget-removed.ts';
import { enableStorySaving } from './save-story.ts';
import { showSavedLists } from './saved-lists.ts';

// In one file with the rest: a file of its own would cost more than it has.
export { forgetRemoved };

export const selector = '[data-save], [data-saved-page]';

export function start(root: ParentNode, until: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('[data-save]');
  if (button) enableStorySaving(root, button, until);
  const lists = root.querySelector<HTMLElement>('[data-saved-page]');
  if (lists) void showSavedLists(lists, until);
}
