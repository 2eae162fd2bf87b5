/** Renders and edits the lists of saved and read stories from device storage. */
import { browserStorage, type TextStorage } from '#platform/browser/text-storage.ts';
import { compareWithAccount } from './compare-with-account.ts';
import {
  isHistoryOn,
  type ListedStory,
  type ListName,
  setHistoryOn,
  storiesIn,
  undoRemoval,
  withoutStory,
  writeStories,
} from './device-lists.ts';
import { offlineCopyPaths, pruneOfflineCopies } from './offline-copies.ts';
import { isAtOwnAddress, reloadWhenReachable } from './offline-retry.ts';
import { itemOf } from './saved-item.ts';
import { savedListWords } from './saved-list-words.ts';

export async function showSavedLists(page: HTMLElement, until: AbortSignal): Promise<void> {
  const storage = browserStorage;
  const isOffline = page.dataset.savedPage === 'offline';
  await prune();
  let copyPaths = await offlineCopyPaths();
  if (until.aborted) return;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-saved-list]')];
  const status = page.querySelector<HTMLElement>('[data-saved-status]');
  const remember = page.querySelector<HTMLInputElement>('[data-saved-remember]');

  function render(): void {
    for (const section of sections) {
      const name = nameOf(section);
      const stories = storiesIn(storage, name).filter(({ path }) => !isOffline || copyPaths.has(path));
      const items = stories.map((story) =>
        itemOf(page, story, copyPaths, (item) => editor.remove(name, story, item)),
      );
      section.querySelector('[data-saved-items]')?.replaceChildren(...items.filter((item) => item !== null));
      section.querySelector('[data-saved-empty]')?.toggleAttribute('hidden', stories.length > 0);
      section.querySelector('[data-saved-clear]')?.toggleAttribute('hidden', stories.length === 0);
    }
    if (remember) remember.checked = isHistoryOn(storage);
  }

  const editor = createEditor(page, storage, render);
  editor.followButtons(until);
  remember?.addEventListener(
    'change',
    () => {
      if (!setHistoryOn(storage, remember.checked) && status) status.textContent = savedListWords.refused;
      render();
    },
    { signal: until },
  );

  // Offline copies are pruned only when the page is left, so that undo can restore a story with its copy.
  until.addEventListener('abort', () => void prune());
  addEventListener('pagehide', () => void prune(), { signal: until });
  addEventListener('storage', render, { signal: until });
  addEventListener(
    'pageshow',
    async ({ persisted }) => {
      if (!persisted) return;
      copyPaths = await offlineCopyPaths();
      render();
    },
    { signal: until },
  );
  if (isOffline && !isAtOwnAddress()) reloadWhenReachable(until);
  page
    .querySelector('[data-saved-retry]')
    ?.addEventListener('click', () => location.reload(), { signal: until });
  render();
  page.querySelector('[data-saved-lists]')?.removeAttribute('hidden');
  void compareWithAccount(storage).then((isOther) => {
    if (isOther && !until.aborted) render();
  });
}

interface Editor {
  remove(name: ListName, story: ListedStory, item: Element): void;
  /** The buttons that empty a list, and the one that undoes the last change. */
  followButtons(until: AbortSignal): void;
}

/** Changes the lists; the last change can be undone. */
function createEditor(page: HTMLElement, storage: TextStorage, render: () => void): Editor {
  const status = page.querySelector<HTMLElement>('[data-saved-status]');
  const undo = page.querySelector<HTMLElement>('[data-saved-undo]');
  let lastChange: { name: ListName; before: ListedStory[]; after: ListedStory[] } | null = null;

  function change(name: ListName, stories: ListedStory[], message: string): void {
    lastChange = { name, before: storiesIn(storage, name), after: stories };
    const isDone = writeStories(storage, name, stories);
    if (name === 'saved') void compareWithAccount(storage);
    if (status) status.textContent = isDone ? message : savedListWords.refused;
    if (undo) undo.hidden = !isDone;
    render();
  }

  function remove(name: ListName, story: ListedStory, item: Element): void {
    const section = item.closest('[data-saved-list]');
    const at = [...(item.parentElement?.children ?? [])].indexOf(item);
    change(name, withoutStory(storiesIn(storage, name), story.path), savedListWords.removed(story.title));
    const buttons = [...(section?.querySelectorAll<HTMLElement>('[data-saved-remove]') ?? [])];
    (buttons[at] ?? buttons.at(-1) ?? section?.querySelector<HTMLElement>('h2'))?.focus();
  }

  function undoLast(): void {
    if (lastChange)
      change(
        lastChange.name,
        undoRemoval(storiesIn(storage, lastChange.name), lastChange),
        savedListWords.restored,
      );
    if (undo) undo.hidden = true;
    page.querySelector<HTMLElement>('[data-saved-remove]')?.focus();
  }

  return {
    remove,
    followButtons(until) {
      undo?.addEventListener('click', undoLast, { signal: until });
      for (const section of page.querySelectorAll<HTMLElement>('[data-saved-list]')) {
        const clear = (): void => {
          change(nameOf(section), [], savedListWords.cleared);
          undo?.focus();
        };
        section.querySelector('[data-saved-clear]')?.addEventListener('click', clear, { signal: until });
      }
    },
  };
}

/** A browser may abort this work when the page is left; the next page then continues it. */
function prune(): Promise<void> {
  return pruneOfflineCopies().catch((error: unknown) =>
    console.info('Old offline copies could not be deleted.', error),
  );
}

function nameOf(section: HTMLElement): ListName {
  return section.dataset.savedList === 'read' ? 'read' : 'saved';
}
