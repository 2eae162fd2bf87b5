/**
 * Removes copies of stories that are no longer public from the device, and renews changed ones. The server
 * has a mark that changes with each removal; only if the device does not have the current one, it requests
 * each of its stories.
 */
import { browserStorage, readText, writeText } from '#platform/browser/text-storage.ts';
import { compareWithAccount } from './compare-with-account.ts';
import { type ListName, storiesIn, withoutStory, writeStories } from './device-lists.ts';
import {
  deleteOfflineCopy,
  type OfflineCopy,
  offlineCopies,
  pruneOfflineCopies,
  saveOfflineCopy,
} from './offline-copies.ts';

const seenKey = 'removals-seen';
const lists: readonly ListName[] = ['saved', 'read'];

export async function forgetRemoved(): Promise<void> {
  const answer = await fetch('/api/removals', { credentials: 'omit' });
  if (!answer.ok) return;
  const { removed }: { removed: string } = await answer.json();
  if (readText(browserStorage, seenKey) === removed) return;
  const copies = new Map((await offlineCopies()).map((copy) => [copy.path, copy]));
  const listed = lists.flatMap((name) => storiesIn(browserStorage, name)).map(({ path }) => path);
  let isAllKnown = true;
  for (const path of new Set([...copies.keys(), ...listed]))
    isAllKnown = (await compare(path, copies.get(path))) && isAllKnown;
  await pruneOfflineCopies();
  // Stories that could not be reached are requested at the next contact.
  if (isAllKnown) writeText(browserStorage, seenKey, removed);
  void compareWithAccount(browserStorage);
  // For the lists of this page, because the browser notifies other tabs only.
  dispatchEvent(new StorageEvent('storage'));
}

/** False when nothing is known of the story. */
async function compare(path: string, copy: OfflineCopy | undefined): Promise<boolean> {
  const headers: HeadersInit = copy?.etag ? { 'if-none-match': copy.etag } : {};
  const how: RequestInit = { method: 'HEAD', credentials: 'omit', cache: 'no-store', headers };
  const answer = await fetch(path, how).catch(() => null);
  if (answer?.status === 404 || answer?.status === 410) {
    for (const name of lists)
      writeStories(browserStorage, name, withoutStory(storiesIn(browserStorage, name), path));
    await deleteOfflineCopy(path);
    return true;
  }
  if (answer?.status === 304 || (answer?.ok && !copy)) return true;
  if (!answer?.ok || !copy) return false;
  // Under its new address it is another copy.
  if (answer.redirected) await deleteOfflineCopy(path);
  else await renew(copy);
  return true;
}

async function renew({ path, pictures }: OfflineCopy): Promise<void> {
  const page = await saveOfflineCopy(path, pictures, { isOfPage: true });
  const {
    title = '',
    lead = '',
    image = '',
  } = page?.querySelector<HTMLElement>('[data-save]')?.dataset ?? {};
  if (title === '') return;
  for (const name of lists) {
    const stories = storiesIn(browserStorage, name);
    const renewed = stories.map((story) => (story.path === path ? { ...story, title, lead, image } : story));
    writeStories(browserStorage, name, renewed);
  }
}
