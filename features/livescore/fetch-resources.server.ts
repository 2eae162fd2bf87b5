/** Fetches what is due: one process at a time for each resource, by a lease in the database. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { LivescoreSetting, Sport } from '#features/sites/public.ts';
import { type Lease, newLease } from '#platform/db/lease.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { createSampler } from '#platform/log/sampled.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Fixture } from './football/fixture.ts';
import {
  type ClaimedResource,
  claimDue,
  claimOne,
  recordAnswer,
  recordFailure,
  recordQuota,
  storedQuota,
} from './livescore-queries.server.ts';
import type { FailureReason, ProviderAnswer, ProviderClient } from './provider/provider-client.server.ts';
import { isNearlyUsedUp } from './provider/quota.ts';
import { readFixtures } from './provider/read-fixtures.ts';
import { batches, isMatch, resourceAt, type StoredResource } from './provider/resources.ts';

export interface FetcherNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  sources: LivescoreSetting['sources'];
  provider: ProviderClient;
  recordInvalidations(work: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  /** Matches of a new answer, in the transaction that records it. */
  onFixtures(work: Transaction<DB>, fixtures: readonly Fixture[]): Promise<void>;
}

export interface Fetcher {
  /** Fetches what is due and wanted; returns the number of calls to providers. */
  fetchDue(signal: AbortSignal): Promise<number>;
  /** Fetches one resource, unless it is fresh or another process does; returns whether it was fetched. */
  fetchOne(sport: Sport, address: string, signal: AbortSignal): Promise<boolean>;
}

/** Longer than a call can take, and as short as a reader of a live match may have to wait when a process dies. */
const leaseMs = 12_000;
/** A batch of matches, or as many single calls. */
const claimSize = 20;

export function keyOf(address: string): string {
  return `livescore:${address}`;
}

export function createFetcher(needs: FetcherNeeds): Fetcher {
  const { db, clock, log, sources, provider } = needs;
  const sampleFailures = createSampler({ everyMs: 60_000, kinds: 50 });
  const noticed = new Set<string>();

  async function fetchDue(signal: AbortSignal): Promise<number> {
    const calls = await Promise.all(sports(sources).map((sport) => fetchSport(sport, signal)));
    return calls.reduce((sum, count) => sum + count, 0);
  }

  async function fetchSport({ sport, source }: SportSource, signal: AbortSignal): Promise<number> {
    if (await isPaused(source, sport)) return 0;
    const lease = newLease(clock.now(), leaseMs);
    const claimed = await claimDue(db, { source, sport, lease, most: claimSize });
    return fetchClaimed({ sport, source, lease, claimed }, signal);
  }

  async function fetchOne(sport: Sport, address: string, signal: AbortSignal): Promise<boolean> {
    const source = sources[sport];
    if (source === undefined || (await isPaused(source, sport))) return false;
    const lease = newLease(clock.now(), leaseMs);
    const claimed = await claimOne(db, { source, address }, lease);
    if (!claimed) return false;
    return (await fetchClaimed({ sport, source, lease, claimed: [claimed] }, signal)) > 0;
  }

  /** Below 5 % of the provider's day (of UTC) nothing is asked, and not while the provider wants a pause. */
  async function isPaused(source: string, sport: Sport): Promise<boolean> {
    const quota = await storedQuota(db, source, sport);
    if (!quota) return false;
    const now = clock.now();
    if (quota.pausedUntil !== null && quota.pausedUntil > now) return true;
    const { limit, remaining } = quota;
    if (limit === null || remaining === null || dayOf(quota.readAt) !== dayOf(now)) return false;
    return isNearlyUsedUp({ limit, remaining, remainingOfMinute: null });
  }

  async function fetchClaimed(claim: Claim, signal: AbortSignal): Promise<number> {
    const found = claim.claimed.flatMap(({ address }) => resourceAt(address) ?? []);
    const calls = batches(found);
    await Promise.all(calls.map((resources) => fetchBatch(resources, claim, signal)));
    return calls.length;
  }

  async function fetchBatch(resources: StoredResource[], claim: Claim, signal: AbortSignal): Promise<void> {
    const [first] = resources;
    if (!first) return;
    const ids = resources.map(({ query }) => query.id ?? '').join('-');
    const query = resources.length > 1 ? { ids } : first.query;
    const answer = await provider.ask({ sport: claim.sport, path: first.path, query }, signal);
    await noteQuota(answer, claim);
    if (answer.kind === 'failure') return fail(resources, claim, answer.reason, answer.message);
    for (const resource of resources)
      await record(
        resource,
        claim,
        resources.length > 1 ? partOf(answer.response, resource) : answer.response,
      );
  }

  async function record(resource: StoredResource, claim: Claim, response: unknown): Promise<void> {
    const { source, sport, lease } = claim;
    const { address } = resource;
    const now = clock.now();
    const freshForMs = resource.freshness(response, now, (what) => note(sport, what));
    if (freshForMs === null)
      return fail([resource], claim, 'unreadable', `nothing can be read from ${resource.path}`);
    const body = JSON.stringify(response);
    await db.transaction().execute(async (work) => {
      const isNew = await recordAnswer(work, { source, address }, { lease, now, body, freshForMs });
      if (!isNew) return;
      await needs.recordInvalidations(work, [{ key: keyOf(address) }]);
      if (resource.path === '/fixtures')
        await needs.onFixtures(work, readFixtures(response, () => undefined) ?? []);
    });
  }

  async function fail(
    resources: readonly StoredResource[],
    { source, sport, lease, claimed }: Claim,
    reason: FailureReason,
    message: string,
  ): Promise<void> {
    const times = sampleFailures(`${sport} ${reason}`);
    if (times !== null) log.warn({ sport, reason, message, times }, 'live scores could not be fetched');
    const addresses = resources.map(({ address }) => address);
    const before = Math.max(...claimed.map(({ failures }) => failures));
    const due = new Date(clock.now().getTime() + pauseAfter(reason, before));
    await recordFailure(db, { source, addresses }, { lease, due });
  }

  /** Once for each thing and process. */
  function note(sport: Sport, what: string): void {
    const known = `${sport} ${what}`;
    if (noticed.has(known) || noticed.size >= mostNotices) return;
    noticed.add(known);
    log.warn({ sport, what }, 'the provider of live scores sent something unknown');
  }

  async function noteQuota(answer: ProviderAnswer, { source, sport }: Claim): Promise<void> {
    const now = clock.now();
    const pauseMs =
      answer.kind === 'failure'
        ? (pausesOfSport[answer.reason]?.(now) ?? 0)
        : answer.quota?.remainingOfMinute === 0
          ? minuteMs
          : 0;
    if (answer.quota === null && pauseMs === 0) return;
    const pausedUntil = pauseMs === 0 ? null : new Date(now.getTime() + pauseMs);
    await recordQuota(db, { source, sport }, { quota: answer.quota, now, pausedUntil });
  }

  return { fetchDue, fetchOne };
}

interface SportSource {
  sport: Sport;
  source: string;
}

interface Claim extends SportSource {
  lease: Lease;
  claimed: readonly ClaimedResource[];
}

const mostNotices = 1_000;
const minuteMs = 60_000;

/** Failures that concern every call to a sport, and for how long. */
const pausesOfSport: Partial<Record<FailureReason, (now: Date) => number>> = {
  'day-limit': (now) => Math.min(60 * minuteMs, msUntilNextDay(now)),
  'minute-limit': () => minuteMs,
  key: () => 5 * minuteMs,
};

/** 15 s at first, so that a live match goes on at its pace; up to ten minutes. */
function pauseAfter(reason: FailureReason, failuresBefore: number): number {
  if (reason === 'plan' || reason === 'refused') return 60 * minuteMs;
  return Math.min(15_000 * 2 ** failuresBefore, 10 * minuteMs);
}

function sports({ football, formula1 }: LivescoreSetting['sources']): SportSource[] {
  return [
    ...(football === undefined ? [] : [{ sport: 'football', source: football } as const]),
    ...(formula1 === undefined ? [] : [{ sport: 'formula1', source: formula1 } as const]),
  ];
}

/** The answer about one match of a batch, as if it had been asked for alone. */
function partOf(response: unknown, resource: StoredResource): unknown {
  if (!isMatch(resource) || !Array.isArray(response)) return response;
  return response.filter((item) => String(idOf(item)) === resource.query.id);
}

function idOf(item: unknown): unknown {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isObject(item) || !('fixture' in item) || !isObject(item.fixture)) return undefined;
  return 'id' in item.fixture ? item.fixture.id : undefined;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function msUntilNextDay(now: Date): number {
  const dayMs = 24 * 60 * minuteMs;
  return dayMs - (now.getTime() % dayMs);
}
