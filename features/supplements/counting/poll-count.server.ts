/** Asks the election office for one count: one process at a time, by a lease in the database. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Lease, newLease } from '#platform/db/lease.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { createSampler } from '#platform/log/sampled.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type CountKey, claimPoll, endPoll, recordCount, recordFailure } from './count-queries.server.ts';
import type { CountedRecords } from './counted-records.ts';
import { isStillCounted } from './is-still-counted.ts';
import type { OfficeResults } from './office-results.ts';
import { keyOfCount } from './read-counts.server.ts';
import { createVtrClient } from './vtr-client.server.ts';

export interface CountPollerNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  readCount(key: CountKey): Promise<CountedRecords | null>;
}

export interface Pauses {
  countingMs: number;
  finishedMs: number;
}

const second = 1_000;
/** Longer than a poll can take. */
const leaseMs = 30 * second;
/** The office makes new files every few minutes; after the end there are corrections. */
export const usualPauses: Pauses = { countingMs: 15 * second, finishedMs: 300 * second };
export const noPauses: Pauses = { countingMs: 0, finishedMs: 0 };

/** Returns the percent counted; null when nothing is new, or another process asks. */
export type PollCount = (
  key: CountKey,
  address: string,
  pauses: Pauses,
  signal: AbortSignal,
) => Promise<number | null>;

export function createCountPoller(needs: CountPollerNeeds): PollCount {
  const { db, clock, log } = needs;
  const client = createVtrClient();
  const sampleFailures = createSampler({ everyMs: 60 * second, kinds: 20 });
  const inMs = (ms: number): Date => new Date(clock.now().getTime() + ms);

  async function record(key: CountKey, { version, results }: NewCount, poll: Poll): Promise<number | null> {
    return db.transaction().execute(async (trx) => {
      const { lease, now, pauses } = poll;
      const due = inMs(results.percent === 100 ? pauses.finishedMs : pauses.countingMs);
      const body = JSON.stringify(results);
      const isRecorded = await recordCount(trx, key, { lease, now, due, version, body });
      if (isRecorded) await needs.recordInvalidations(trx, [{ key: keyOfCount(key.name) }]);
      return isRecorded ? results.percent : null;
    });
  }

  async function endWithoutNews(key: CountKey, { lease, now, pauses }: Poll): Promise<null> {
    const isFinished = !isStillCounted((await needs.readCount(key)) ?? undefined);
    await endPoll(db, key, { lease, now, due: inMs(isFinished ? pauses.finishedMs : pauses.countingMs) });
    return null;
  }

  async function fail(
    key: CountKey,
    { message, failures }: { message: string; failures: number },
    { lease, pauses }: Poll,
  ): Promise<null> {
    const times = sampleFailures(key.name);
    if (times !== null)
      log.warn({ election: key.name, message, times }, 'the election office did not answer');
    const due = inMs(Math.min(pauses.countingMs * 2 ** failures, pauses.finishedMs));
    await recordFailure(db, key, { lease, due });
    return null;
  }

  return async (key, address, pauses, signal) => {
    const now = clock.now();
    const lease = newLease(now, leaseMs);
    const claimed = await claimPoll(db, key, lease);
    if (!claimed) return null;
    const answer = await client.ask(address, claimed.version, now, signal);
    const poll = { now, lease, pauses };
    if (answer.kind === 'failure')
      return fail(key, { message: answer.message, failures: claimed.failures }, poll);
    return answer.kind === 'same' ? endWithoutNews(key, poll) : record(key, answer, poll);
  };
}

interface Poll {
  now: Date;
  lease: Lease;
  pauses: Pauses;
}

interface NewCount {
  version: string;
  results: OfficeResults;
}
