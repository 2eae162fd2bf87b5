/** Stories that readers saved, for those who want them on all their devices; the others' stay on the device. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { maxSavedStories, type SavedStory } from '../saved-story.ts';
import {
  deleteAllStories,
  deleteStories,
  insertStories,
  setStoriesSince,
  storiesOfReader,
  storiesSince,
  trimStories,
  versionOfStories,
} from './saved-story-queries.server.ts';

/** Changes of a device's list since it was last compared with the account. */
export interface SavedChange {
  /** The account's time at that comparison: with another one, removals are not applied. */
  since: string;
  added: readonly SavedStory[];
  /** Paths. */
  removed: readonly string[];
}

export interface AccountStories {
  /** ISO time; null for a reader who does not want saved stories in the account. */
  since: string | null;
  /** Changes with the list; null without one. */
  version: string | null;
  stories: SavedStory[];
}

export interface SavedStories {
  isOn(readerId: number): Promise<boolean>;
  /** Switched off, what the account has is deleted; devices keep theirs. */
  setOn(readerId: number, isOn: boolean): Promise<void>;
  /** Applies a device's change and returns the account's list, the latest first. */
  merge(readerId: number, change: SavedChange): Promise<AccountStories>;
  of(readerId: number): Promise<SavedStory[]>;
  /** Changes with the account's list; null for a reader who does not want one there. */
  versionOf(readerId: number): Promise<string | null>;
}

export function createSavedStories({ db, clock }: { db: Kysely<DB>; clock: Clock }): SavedStories {
  return {
    isOn: async (readerId) => (await storiesSince(db, readerId)) !== null,
    setOn: (readerId, isOn) =>
      db.transaction().execute(async (trx) => {
        const isChanged = ((await storiesSince(trx, readerId)) !== null) !== isOn;
        if (isChanged) await setStoriesSince(trx, readerId, isOn ? clock.now() : null);
        if (!isOn) await deleteAllStories(trx, readerId);
      }),
    merge: (readerId, { since: compared, added, removed }) =>
      db.transaction().execute(async (trx) => {
        const since = (await storiesSince(trx, readerId))?.toISOString() ?? null;
        if (since === null) return { since, version: null, stories: [] };
        if (compared === since) await deleteStories(trx, readerId, removed);
        await insertStories(trx, readerId, { stories: added, now: clock.now() });
        await trimStories(trx, readerId, maxSavedStories);
        const version = await versionOfStories(trx, readerId);
        return { since, version, stories: await storiesOfReader(trx, readerId) };
      }),
    of: (readerId) => storiesOfReader(db, readerId),
    versionOf: (readerId) => versionOfStories(db, readerId),
  };
}
