/** The first answer of a resource, for which its first readers wait. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { isLeased, lastAnswer, type RecordedAnswer, type ResourceKey } from './livescore-queries.server.ts';

/** A provider that does not answer must not hold up a page for longer; the page is rendered again with the answer. */
const firstWaitMs = 3_000;
const pollMs = 100;

export interface FirstAnswerNeeds {
  db: Kysely<DB>;
  clock: Clock;
}

/**
 * Fetches a resource, or waits for the process that fetches it already. Reads past the cache, which may not have been
 * notified yet. Null when there is no answer in time.
 */
export function createFirstAnswer({ db, clock }: FirstAnswerNeeds) {
  const pending = new Map<string, Promise<unknown>>();

  return async (key: ResourceKey, fetch: () => Promise<unknown>): Promise<RecordedAnswer | null> => {
    const deadline = performance.now() + firstWaitMs;
    const name = `${key.source} ${key.address}`;
    const fetching = pending.get(name) ?? fetch().finally(() => pending.delete(name));
    pending.set(name, fetching);
    await Promise.race([fetching, pause(firstWaitMs, undefined, { ref: false })]);
    for (;;) {
      // In this order: an answer is recorded when its lease ends.
      const isComing = await isLeased(db, key, clock.now());
      const answer = await lastAnswer(db, key);
      if (answer || !isComing || performance.now() >= deadline) return answer;
      await pause(pollMs, undefined, { ref: false });
    }
  };
}
