/** Fetches what is due: one process at a time for each resource, by a lease in the database. */

import { newLease } from '#platform/db/lease.server.ts';
import { claimDue, claimOne } from '../livescore-queries.server.ts';
import type { LivescoreSetting, Sport } from '../livescore-setting.ts';
import type { ProviderClient } from '../provider/provider-client.server.ts';
import { batches, isMatch, resourceAt, type StoredResource } from '../provider/resources.ts';
import { createProviderPauses } from './provider-pauses.server.ts';
import { type AnswerRecorderNeeds, type Claim, createAnswerRecorder } from './record-answers.server.ts';
import type { SportSource } from './sport-source.ts';

export interface FetcherNeeds extends AnswerRecorderNeeds {
  sources: LivescoreSetting['sources'];
  provider: ProviderClient;
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

export function createFetcher(needs: FetcherNeeds): Fetcher {
  const { db, clock, sources, provider } = needs;
  const pauses = createProviderPauses(needs);
  const answers = createAnswerRecorder(needs);

  async function fetchDue(signal: AbortSignal): Promise<number> {
    const calls = await Promise.all(sports(sources).map((sport) => fetchSport(sport, signal)));
    return calls.reduce((sum, count) => sum + count, 0);
  }

  async function fetchSport(sport: SportSource, signal: AbortSignal): Promise<number> {
    if (await pauses.isPaused(sport)) return 0;
    const lease = newLease(clock.now(), leaseMs);
    const claimed = await claimDue(db, { ...sport, lease, most: claimSize });
    return fetchClaimed({ ...sport, lease, claimed }, signal);
  }

  async function fetchOne(sport: Sport, address: string, signal: AbortSignal): Promise<boolean> {
    const source = sources[sport];
    if (source === undefined || (await pauses.isPaused({ source, sport }))) return false;
    const lease = newLease(clock.now(), leaseMs);
    const claimed = await claimOne(db, { source, address }, lease);
    if (!claimed) return false;
    return (await fetchClaimed({ sport, source, lease, claimed: [claimed] }, signal)) > 0;
  }

  async function fetchClaimed(claim: Claim, signal: AbortSignal): Promise<number> {
    const found = claim.claimed.flatMap(({ address }) => resourceAt(address) ?? []);
    // Of an earlier version of the program; without a pause they would be the first of each claim.
    const unknown = claim.claimed.filter(({ address }) => resourceAt(address) === null);
    if (unknown.length > 0)
      await answers.fail(unknown, claim, 'unreadable', `${unknown[0]?.address} is no resource`);
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
    await pauses.note(answer, claim);
    if (answer.kind === 'failure') return answers.fail(resources, claim, answer.reason, answer.message);
    for (const resource of resources)
      await answers.record(
        resource,
        claim,
        resources.length > 1 ? partOf(answer.response, resource) : answer.response,
      );
  }

  return { fetchDue, fetchOne };
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
