/** What is kept on the device, as far as a page has anything to do with it. */
import { keepStory } from './keep-story.ts';
import { showKeptLists } from './kept-lists.ts';

export function keepOnDevice(root: ParentNode, until: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('[data-save]');
  if (button) keepStory(root, button, until);
  const lists = root.querySelector<HTMLElement>('[data-kept-page]');
  if (lists) void showKeptLists(lists, until);
}
