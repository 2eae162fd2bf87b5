/** Starts the offline features that a page contains: the save button and the saved lists. */
import { enableStorySaving } from './save-story.ts';
import { showSavedLists } from './saved-lists.ts';

export function startOfflineReading(root: ParentNode, until: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('[data-save]');
  if (button) enableStorySaving(root, button, until);
  const lists = root.querySelector<HTMLElement>('[data-saved-page]');
  if (lists) void showSavedLists(lists, until);
}
