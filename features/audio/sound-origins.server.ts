/** Origins of sound files hosted elsewhere: the only ones besides our own that the pages' CSP allows. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { everything } from '#platform/cache/dependency.ts';
import type { ReadCache } from '#platform/cache/read-cache.server.ts';
import { podcastsKey } from './audio-keys.ts';
import { externalSoundOrigins } from './podcast/podcast-queries.server.ts';

export interface SoundOrigins {
  /** Origins as last read; after a failed read, the next call reads again in the background. */
  current(): readonly string[];
  refresh(): Promise<void>;
}

export function createSoundOrigins({
  db,
  onInvalidation,
}: { db: Kysely<DB> } & Pick<ReadCache, 'onInvalidation'>): SoundOrigins {
  let origins: readonly string[] = [];
  let isCurrent = false;

  async function read(): Promise<void> {
    isCurrent = true;
    try {
      origins = await externalSoundOrigins(db);
    } catch (error) {
      isCurrent = false;
      throw error;
    }
  }

  function refreshInBackground(): void {
    // The database's failure is logged elsewhere; the next page retries.
    read().catch(() => undefined);
  }

  onInvalidation((changed) => {
    if (changed.some(({ key }) => key === everything || key === podcastsKey)) refreshInBackground();
  });
  return {
    current() {
      if (!isCurrent) refreshInBackground();
      return origins;
    },
    refresh: read,
  };
}
