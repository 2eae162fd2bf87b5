/** Renders and edits the lists of saved and read stories from device storage. */

import { sameSiteUrl } from '#platform/browser/same-site-url.ts';
import { poll } from '#platform/http/poll.ts';
import { compareWithAccount } from './compare-with-account.ts';
import {
  deviceStorage,
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
import { savedListWords } from './saved-list-words.ts';

/** Pause before the offline page's first attempt to reach the server; each failure doubles the next one. */
const retryMs = 5_000;

export async function showSavedLists(page: HTMLElement, until: AbortSignal): Promise<void> {
  const storage = deviceStorage();
  const isOffline = page.dataset.savedPage === 'offline';
  await prune();
  let copyPaths = await offlineCopyPaths();
  if (until.aborted) return;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-saved-list]')];
  const status = page.querySelector<HTMLElement>('[data-saved-status]');
  const undo = page.querySelector<HTMLElement>('[data-saved-undo]');
  const remember = page.querySelector<HTMLInputElement>('[data-saved-remember]');
  let lastChange: { name: ListName; before: ListedStory[]; after: ListedStory[] } | null = null;

  const render = (): void => {
    for (const section of sections) {
      const name = nameOf(section);
      const stories = storiesIn(storage, name).filter(({ path }) => !isOffline || copyPaths.has(path));
      const items = stories.map((story) =>
        itemOf(page, story, copyPaths, (item) => removeFrom(name, story, item)),
      );
      section.querySelector('[data-saved-items]')?.replaceChildren(...items.filter((item) => item !== null));
      section.querySelector('[data-saved-empty]')?.toggleAttribute('hidden', stories.length > 0);
      section.querySelector('[data-saved-clear]')?.toggleAttribute('hidden', stories.length === 0);
    }
    if (remember) remember.checked = isHistoryOn(storage);
  };

  const change = (name: ListName, stories: ListedStory[], message: string): void => {
    lastChange = { name, before: storiesIn(storage, name), after: stories };
    const isDone = writeStories(storage, name, stories);
    if (name === 'saved') void compareWithAccount(storage);
    if (status) status.textContent = isDone ? message : savedListWords.refused;
    if (undo) undo.hidden = !isDone;
    render();
  };

  const removeFrom = (name: ListName, story: ListedStory, item: Element): void => {
    const section = item.closest('[data-saved-list]');
    const at = [...(item.parentElement?.children ?? [])].indexOf(item);
    change(name, withoutStory(storiesIn(storage, name), story.path), savedListWords.removed(story.title));
    const buttons = [...(section?.querySelectorAll<HTMLElement>('[data-saved-remove]') ?? [])];
    (buttons[at] ?? buttons.at(-1) ?? section?.querySelector<HTMLElement>('h2'))?.focus();
  };

  for (const section of sections) {
    section.querySelector('[data-saved-clear]')?.addEventListener(
      'click',
      () => {
        change(nameOf(section), [], savedListWords.cleared);
        undo?.focus();
      },
      { signal: until },
    );
  }
  undo?.addEventListener(
    'click',
    () => {
      if (lastChange)
        change(
          lastChange.name,
          undoRemoval(storiesIn(storage, lastChange.name), lastChange),
          savedListWords.restored,
        );
      undo.hidden = true;
      page.querySelector<HTMLElement>('[data-saved-remove]')?.focus();
    },
    { signal: until },
  );
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

/** The offline page itself was asked for: reloading it would show it again. */
function isAtOwnAddress(): boolean {
  return location.pathname === `${document.body.dataset.path ?? ''}/offline`;
}

/**
 * Tries the page in whose place the offline page stands. A browser reports neither a network without a connection nor
 * a server that is down, so it is tried now and then, and at once when the browser says that it is online.
 */
function reloadWhenReachable(until: AbortSignal): void {
  const tryAgain = async (signal: AbortSignal): Promise<void> => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
    location.reload();
  };
  let tryNow = (): void => {
    clearTimeout(first);
    tryNow = poll(tryAgain, { everyMs: retryMs, until });
  };
  const first = setTimeout(() => tryNow(), retryMs);
  until.addEventListener('abort', () => clearTimeout(first));
  addEventListener('online', () => tryNow(), { signal: until });
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

function itemOf(
  page: HTMLElement,
  story: ListedStory,
  copyPaths: Set<string>,
  onRemove: (item: Element) => void,
): Element | null {
  const address = sameSiteUrl(story.path, location.origin);
  const picture = sameSiteUrl(story.image || '/', location.origin);
  const template = page.querySelector<HTMLTemplateElement>('template[data-saved-item]');
  const item = template?.content.firstElementChild?.cloneNode(true);
  if (!address || !(item instanceof HTMLElement)) return null;
  const words = item.querySelectorAll<HTMLElement>('h3, [data-saved-lead]');
  for (const one of words) one.lang = story.language;
  const link = item.querySelector('a');
  if (link) {
    link.href = address.pathname;
    link.textContent = story.title;
  }
  const lead = item.querySelector('[data-saved-lead]');
  if (lead) lead.textContent = story.lead;
  const image = item.querySelector('img');
  if (image && picture && story.image !== '') image.src = picture.pathname;
  else image?.remove();
  image?.addEventListener('error', () => image.remove());
  if (!copyPaths.has(story.path)) item.querySelector('[data-saved-here]')?.remove();
  const remove = item.querySelector('[data-saved-remove]');
  remove?.setAttribute('aria-label', savedListWords.remove(story.title));
  remove?.addEventListener('click', () => onRemove(item));
  return item;
}
