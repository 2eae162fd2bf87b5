/** On a story's page: the save button, and recording the story as read. */

import { onSavedVersion } from '#features/accounts/public.browser.ts';
import { browserStorage } from '#platform/browser/text-storage.ts';
import { compareWithAccount } from './compare-with-account.ts';
import {
  isHistoryOn,
  type ListedStory,
  maxListed,
  storiesIn,
  withoutStory,
  withStory,
  writeStories,
} from './device-lists.ts';
import { pruneOfflineCopies, saveOfflineCopy } from './offline-copies.ts';
import { saveWords } from './save-words.ts';

/** A shorter visit does not count as read. */
const readAfterMs = 3_000;
/** Pictures that are not loaded by then are left out of the offline copy. */
const picturesMs = 10_000;

export function enableStorySaving(root: ParentNode, button: HTMLElement, until: AbortSignal): void {
  const storage = browserStorage;
  const story = storyOf(button);
  const words = saveWords[document.documentElement.lang === 'en' ? 'en' : 'hu'];
  const isSaved = (): boolean => storiesIn(storage, 'saved').some(({ path }) => path === story.path);

  const label = button.querySelector('[data-save-label]');
  const save = label?.textContent ?? '';
  const show = (): void => {
    if (label) label.textContent = isSaved() ? words.saved : save;
    button.toggleAttribute('data-saved', isSaved());
  };
  const announce = (text: string): void => {
    const status = button.closest('[data-share]')?.querySelector('[data-share-status]');
    if (status) status.textContent = text;
  };

  const toggle = async (): Promise<void> => {
    const stories = storiesIn(storage, 'saved');
    const wasSaved = isSaved();
    if (!wasSaved && stories.length >= maxListed) return announce(words.full);
    const next = wasSaved ? withoutStory(stories, story.path) : withStory(stories, story);
    if (!writeStories(storage, 'saved', next)) return announce(words.refused);
    show();
    void compareWithAccount(storage);
    announce(wasSaved ? words.wasRemoved : words.wasSaved);
    await (wasSaved
      ? pruneOfflineCopies()
      : saveOfflineCopy(story.path, [story.image, ...(await allPictures(root))]));
  };

  const recordReading = async (): Promise<void> => {
    if (isHistoryOn(storage)) writeStories(storage, 'read', withStory(storiesIn(storage, 'read'), story));
    else if (!isSaved()) return;
    await saveOfflineCopy(story.path, [story.image, ...loadedPictures(root)]);
  };

  button.addEventListener('click', () => void toggle().catch(logFailure), { signal: until });
  // Another tab may have changed the list, or this page while it was in the back/forward cache.
  for (const change of ['storage', 'pageshow']) addEventListener(change, show, { signal: until });
  const readTimer = setTimeout(() => void recordReading().catch(logFailure), readAfterMs);
  until.addEventListener('abort', () => clearTimeout(readTimer));
  onSavedVersion(until, async (version) => {
    if ((await compareWithAccount(storage, version)) && !until.aborted) show();
  });
  show();
  button.dataset.ready = '';
}

/** Without network or storage space the copy fails, but the story stays in its list. */
function logFailure(error: unknown): void {
  console.info('The page could not be saved.', error);
}

function storyOf({ dataset: { title = '', lead = '', image = '' } }: HTMLElement): ListedStory {
  const { lang: language } = document.documentElement;
  return { path: location.pathname, title, lead, image, language };
}

function picturesIn(root: ParentNode): HTMLImageElement[] {
  return [...(root.querySelector('article')?.querySelectorAll('img') ?? [])];
}

function loadedPictures(root: ParentNode): string[] {
  return picturesIn(root)
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc);
}

/** Loads lazy pictures too, and returns the addresses of all loaded ones. */
async function allPictures(root: ParentNode): Promise<string[]> {
  const decoding = picturesIn(root).map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  // A picture that never loads must not block the others.
  const timeout = new Promise((done) => setTimeout(done, picturesMs));
  await Promise.race([Promise.allSettled(decoding), timeout]);
  return loadedPictures(root);
}
