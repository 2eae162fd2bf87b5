/**
 * Compares the device's saved stories with those of the reader's account, if the reader wants them there. Added and
 * removed stories since the last comparison are sent; the answer is the list of all devices.
 */

import { ownRequest } from '#features/accounts/public.browser.ts';
import type { TextStorage } from '#platform/browser/text-storage.ts';
import { type ListedStory, storiesIn, writeStories } from './device-lists.ts';

const comparedKey = 'saved-compared';

interface Compared {
  /** Since when the account had saved stories at that time; '' before the first comparison. */
  since: string;
  /** The account's stories at that time. */
  paths: string[];
  /** Of the account's list at that time; '' before the first comparison. */
  version: string;
}

interface Answer {
  /** Null for a reader who does not want saved stories in the account. */
  since: string | null;
  version: string | null;
  stories: ListedStory[];
}

export interface SyncNeeds {
  send: typeof ownRequest;
  /** One comparison at a time, in all tabs. */
  exclusive: <T>(act: () => Promise<T>) => Promise<T>;
}

const ofBrowser: SyncNeeds = {
  send: ownRequest,
  exclusive: async (act) => ('locks' in navigator ? navigator.locks.request('lapzarta-saved', act) : act()),
};

/** Whether the account's list may have changed since the device compared its own. */
export function isOtherVersion(storage: TextStorage, version: string): boolean {
  return comparedIn(storage).version !== version;
}

/** True if the device's list has changed. */
export function syncSaved(storage: TextStorage, needs: SyncNeeds = ofBrowser): Promise<boolean> {
  return needs.exclusive(() => compare(storage, needs.send, comparedIn(storage)));
}

async function compare(storage: TextStorage, send: typeof ownRequest, compared: Compared): Promise<boolean> {
  const sent = storiesIn(storage, 'saved');
  const response = await send('/api/saved', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ since: compared.since, ...changesSince(compared.paths, sent) }),
  });
  if (!response.ok) return false;
  const { since, version, stories }: Answer = await response.json();
  if (since === null) {
    storage.setItem(comparedKey, '{}');
    return false;
  }
  // Switched off and on again: the account's list is another one, and has nothing of this device.
  if (since !== compared.since && compared.paths.length > 0)
    return compare(storage, send, { since, paths: [], version: '' });
  return store(storage, { since, version, stories }, sent);
}

/** Writes the list before what it was compared with: if that fails, the next comparison loses nothing. */
function store(
  storage: TextStorage,
  { since, version, stories }: Answer,
  sent: readonly ListedStory[],
): boolean {
  const here = storiesIn(storage, 'saved');
  const meanwhile = changesSince(pathsOf(sent), here);
  const next = [...meanwhile.added, ...stories.filter(({ path }) => !meanwhile.removed.includes(path))];
  const isOther = JSON.stringify(next) !== JSON.stringify(here);
  if (isOther && !writeStories(storage, 'saved', next)) return false;
  storage.setItem(comparedKey, JSON.stringify({ since, paths: pathsOf(stories), version }));
  return isOther;
}

function changesSince(
  compared: readonly string[],
  here: readonly ListedStory[],
): { added: ListedStory[]; removed: string[] } {
  const now = pathsOf(here);
  return {
    added: here.filter(({ path }) => !compared.includes(path)),
    removed: compared.filter((path) => !now.includes(path)),
  };
}

function pathsOf(stories: readonly ListedStory[]): string[] {
  return stories.map(({ path }) => path);
}

function comparedIn(storage: TextStorage): Compared {
  try {
    const { since, paths, version }: Partial<Compared> = JSON.parse(storage.getItem(comparedKey) ?? '{}');
    if (typeof since === 'string' && Array.isArray(paths)) return { since, paths, version: version ?? '' };
  } catch {
    // Invalid content counts as none.
  }
  return { since: '', paths: [], version: '' };
}
