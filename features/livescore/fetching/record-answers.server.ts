/** Records the answers that were fetched, and failures, in the name of the lease under which they were fetched. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Lease } from '#platform/db/lease.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { createSampler } from '#platform/log/sampled.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Fixture } from '../football/fixture.ts';
import {
  type ClaimedResource,
  lastAnswer,
  recordAnswer,
  recordFailure,
} from '../livescore-queries.server.ts';
import type { Sport } from '../livescore-setting.ts';
import type { EditionNames } from '../names-part.ts';
import type { FailureReason } from '../provider/provider-client.server.ts';
import { readFixtures } from '../provider/read-fixtures.ts';
import { renamed } from '../provider/rename.ts';
import { keyOf } from '../provider/resource.ts';
import { isMatch, type StoredResource } from '../provider/resources.ts';
import type { SportSource } from './sport-source.ts';

export interface AnswerRecorderNeeds {
  db: Kysely<DB>;
  names: readonly EditionNames[];
  clock: Clock;
  log: Log;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  /** Matches of a new answer, in the transaction that records it. */
  onFixtures(trx: Transaction<DB>, fixtures: readonly Fixture[]): Promise<void>;
}

/** Resources that one process fetches. */
export interface Claim extends SportSource {
  lease: Lease;
  claimed: readonly ClaimedResource[];
}

export interface AnswerRecorder {
  record(resource: StoredResource, claim: Claim, response: unknown): Promise<void>;
  fail(
    resources: readonly { address: string }[],
    claim: Claim,
    reason: FailureReason,
    message: string,
  ): Promise<void>;
}

export function createAnswerRecorder(needs: AnswerRecorderNeeds): AnswerRecorder {
  const { db, clock, log } = needs;
  const sampleFailures = createSampler({ everyMs: 60_000, kinds: 50 });
  const noticed = new Set<string>();

  async function record(resource: StoredResource, claim: Claim, response: unknown): Promise<void> {
    const { source, sport, lease } = claim;
    const { address } = resource;
    const now = clock.now();
    const freshForMs = resource.freshness(response, now, (what) => note(sport, what));
    if (freshForMs === null)
      return fail([resource], claim, 'unreadable', `nothing can be read from ${resource.path}`);
    if (await isMissing(resource, source, response))
      return fail([resource], claim, 'unreadable', `${address} was known and is missing`);
    const body = JSON.stringify(response);
    await db.transaction().execute(async (trx) => {
      const isNew = await recordAnswer(trx, { source, address }, { lease, now, body, freshForMs });
      if (!isNew) return;
      await needs.recordInvalidations(trx, [{ key: keyOf(address) }]);
      if (resource.path === '/fixtures')
        await needs.onFixtures(
          trx,
          readFixtures(renamed(response, resource, needs.names), () => undefined) ?? [],
        );
    });
  }

  /** Ids of matches never change, so an empty answer about one that was there is a fault of the provider. */
  async function isMissing(resource: StoredResource, source: string, response: unknown): Promise<boolean> {
    if (!isMatch(resource) || !Array.isArray(response) || response.length > 0) return false;
    const last = await lastAnswer(db, { source, address: resource.address });
    return last !== null && last.body !== '[]';
  }

  async function fail(
    resources: readonly { address: string }[],
    { source, sport, lease, claimed }: Claim,
    reason: FailureReason,
    message: string,
  ): Promise<void> {
    const times = sampleFailures(`${sport} ${reason}`);
    if (times !== null) log.warn({ sport, reason, message, times }, 'live scores could not be fetched');
    const failed = claimed.filter((one) => resources.some(({ address }) => address === one.address));
    // Each by its own failures: a live match must not wait because of a table that has failed for hours.
    for (const [before, same] of Map.groupBy(failed, ({ failures }) => failures)) {
      const addresses = same.map(({ address }) => address);
      const due = new Date(clock.now().getTime() + pauseAfter(reason, before));
      await recordFailure(db, { source, addresses }, { lease, due });
    }
  }

  /** Once for each thing and process. */
  function note(sport: Sport, what: string): void {
    const known = `${sport} ${what}`;
    if (noticed.has(known) || noticed.size >= mostNotices) return;
    noticed.add(known);
    log.warn({ sport, what }, 'the provider of live scores sent something unknown');
  }

  return { record, fail };
}

const mostNotices = 1_000;
const minuteMs = 60_000;

/**
 * 15 s at first, so that a live match goes on at its pace; up to ten minutes, but one for a provider that is not there:
 * such calls cost no quota, and the matches go on when it is back. What is refused may be a fault of the provider, too.
 */
function pauseAfter(reason: FailureReason, failuresBefore: number): number {
  if (reason === 'plan') return 60 * minuteMs;
  return Math.min(15_000 * 2 ** failuresBefore, (reason === 'unreachable' ? 1 : 10) * minuteMs);
}
