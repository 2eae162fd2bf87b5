/** Live scores: pages read the last recorded answer, and jobs fetch what is wanted and due. */
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { FetchedPictures } from '#features/media/public.server.ts';
import type { LivescoreSetting, Sport } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type CreateValueCache, cachedRead } from '#platform/cache/read-cache.server.ts';
import type { OpenSandbox, Sandbox } from '#platform/http/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { every } from '#platform/time/every.ts';
import { createAnswerBatches } from './answer-batches.server.ts';
import { createFetcher, keyOf } from './fetch-resources.server.ts';
import { createFirstAnswer } from './first-answer.server.ts';
import type { Fixture } from './football/fixture.ts';
import {
  answerAt,
  deleteOld,
  lastCheck,
  type RecordedAnswer,
  wantResources,
} from './livescore-queries.server.ts';
import { livescoreStatus, type SportStatus } from './livescore-status.server.ts';
import { createPictures } from './pictures/fetch-pictures.server.ts';
import { pictureRoutes } from './pictures/picture-routes.server.ts';
import { pictureSource } from './pictures/picture-source.ts';
import { createProviderClient } from './provider/provider-client.server.ts';
import type { Resource } from './provider/resource.ts';
import { recordReplay } from './record-replay.server.ts';
import { createWantedList } from './wanted-list.server.ts';

type Sources = Omit<LivescoreSetting, 'hosts'>;

export interface LivescoreFeatureNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  /** Null for an edition without live scores. */
  setting: Sources | null;
  /** The provider's key. */
  key: string | null;
  createReadCache: CreateValueCache;
  recordInvalidations(work: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  media: FetchedPictures;
  /** Matches of a new answer, in the transaction that records it. */
  onFixtures?(work: Transaction<DB>, fixtures: readonly Fixture[]): Promise<void>;
  /** For sources that are `sandbox`. */
  openSandbox?: OpenSandbox | undefined;
}

/** The provider's latest answer. */
export interface Copy<Value> {
  value: Value;
  /** When it answered so for the last time; the age is shown where it is more than the lifetime. */
  at: Date;
}

export interface LivescoreFeature {
  setting: Sources | null;
  /**
   * The last answer, which is refreshed from now on as long as somebody reads it. The first reader of a resource waits
   * for it; null when the provider has not answered yet. Whoever shows it depends on `dependencyOn(resource)`.
   * @param maxAgeMs Refresh more often than the answer alone suggests, such as the result of a race that is live.
   */
  read<Value>(resource: Resource<Value>, options?: { maxAgeMs?: number }): Promise<Copy<Value> | null>;
  /** The last answer, which is neither asked for nor refreshed because of this; null when there is none. */
  known<Value>(resource: Resource<Value>): Promise<Copy<Value> | null>;
  /** The answer as it was at a time; null before the first one. */
  replay<Value>(resource: Resource<Value>, at: Date): Promise<Copy<Value> | null>;
  /**
   * Records an answer that the provider did not give, for a replay; until `forMs` is over no process asks the provider
   * for it. Only for sources that are `sandbox`.
   */
  recordReplay(
    resource: Pick<Resource<unknown>, 'sport' | 'address'>,
    answer: { response: unknown; forMs: number },
  ): Promise<void>;
  /** Sources, quotas and ages, for operators. */
  status(): Promise<SportStatus[]>;
  /** Refreshes what stories and supplements name, whether somebody reads it or not, for the next two hours. */
  follow(resources: readonly Pick<Resource<unknown>, 'sport' | 'address'>[]): Promise<void>;
  dependencyOn(resource: Pick<Resource<unknown>, 'address'>): Dependency;
  /** Fetches what is wanted and due; returns the number of calls to providers. */
  fetchDue(signal: AbortSignal): Promise<number>;
  /** Fetches what becomes due, until it is stopped. */
  start(): { stop(): Promise<void> };
  /** GET and HEAD of `/livescore/kepek/*`, the provider's pictures. */
  routes: FastifyPluginAsync;
  /** Deletes what is not needed any more; returns a message for the operator. */
  prune(): Promise<string>;
  /** Closes the sandbox, if there is one. */
  stop(): Promise<void>;
}

const [second, minute, day] = [1_000, 60_000, 86_400_000];
const followedForMs = 120 * minute;
const cachedAnswers = 500;
/** Replaced answers are the replay of the last weeks; matches that nobody looked at for a year are fetched again. */
const [answersForMs, resourcesForMs] = [14 * day, 400 * day];

export function createLivescoreFeature(needs: LivescoreFeatureNeeds): LivescoreFeature {
  const { db, clock, log, setting, onFixtures = async () => undefined } = needs;
  const sources = setting?.sources ?? {};
  const cache = needs.createReadCache<ParsedAnswer | 'none'>(cachedAnswers);
  const wanted = createWantedList(needs);
  const firstAnswer = createFirstAnswer(needs);
  const lastAnswerOf = createAnswerBatches(db);
  const stopping = new AbortController();
  const checks = new Map<string, Date>();
  let sandbox: Promise<Sandbox> | undefined;

  async function addressOf(sport: Sport): Promise<string> {
    const source = sources[sport];
    if (source === undefined) throw new Error(`the edition names no source for ${sport}`);
    return source === 'sandbox' ? inSandbox(sport) : source;
  }

  async function inSandbox(service: string): Promise<string> {
    if (!needs.openSandbox) throw new Error(`the edition wants ${service} from a sandbox, and there is none`);
    sandbox ??= needs.openSandbox({ clock });
    return `${(await sandbox).origin}/${service}`;
  }

  const pictures = createPictures({
    ...{ clock, media: needs.media, signal: stopping.signal },
    sourceOf: (sport) => pictureSource(setting, sport),
    originOf: async (source) => (source === 'sandbox' ? inSandbox('pictures') : source),
  });

  const fetcher = createFetcher({
    ...{ db, clock, log, sources, recordInvalidations: needs.recordInvalidations },
    onFixtures,
    provider: createProviderClient({ addressOf, key: needs.key }),
  });

  async function read<Value>(
    resource: Resource<Value>,
    { maxAgeMs = Infinity }: { maxAgeMs?: number } = {},
  ): Promise<Copy<Value> | null> {
    const source = sources[resource.sport];
    if (source === undefined) return null;
    await wanted.add({ source, address: resource.address, maxAgeMs });
    const known = await readCopy(resource, source);
    if (known) return known;
    const { sport, address } = resource;
    const fetched = await firstAnswer({ source, address }, () => fetchForReader(sport, address));
    return fetched && copyOf(resource, parsed(fetched));
  }

  async function readCopy<Value>(resource: Resource<Value>, source: string): Promise<Copy<Value> | null> {
    const { address } = resource;
    const answer = await cachedRead(cache, `${source} ${address}`, async () => {
      const found = await lastAnswerOf({ source, address });
      return { value: found ? parsed(found) : ('none' as const), dependencies: [dependencyOn(resource)] };
    });
    const copy = answer === 'none' ? null : copyOf(resource, answer);
    return copy && { ...copy, at: await lastCheckOf(resource, source, copy) };
  }

  /** An answer that is the same as before changes no cached copy, so its time is read again when it seems old. */
  async function lastCheckOf<Value>(
    { address, freshForMs }: Resource<Value>,
    source: string,
    { value, at }: Copy<Value>,
  ): Promise<Date> {
    const key = `${source} ${address}`;
    const known = new Date(Math.max(at.getTime(), checks.get(key)?.getTime() ?? 0));
    const age = clock.now().getTime() - known.getTime();
    if (age < freshForMs(value, known)) return known;
    const last = (await lastCheck(db, { source, address })) ?? known;
    if (checks.size >= cachedAnswers) checks.clear();
    checks.set(key, last);
    return last;
  }

  async function fetchForReader(sport: Sport, address: string): Promise<void> {
    await fetcher.fetchOne(sport, address, stopping.signal).catch((err: unknown) => {
      log.warn({ err, sport }, 'live scores could not be fetched for a reader');
    });
  }

  return {
    setting,
    read,
    dependencyOn,
    fetchDue: fetcher.fetchDue,
    routes: pictureRoutes(pictures),
    async known(resource) {
      const source = sources[resource.sport];
      return source === undefined ? null : readCopy(resource, source);
    },
    async replay(resource, at) {
      const source = sources[resource.sport];
      if (source === undefined) return null;
      const found = await answerAt(db, { source, address: resource.address }, at);
      return found && copyOf(resource, parsed(found));
    },
    async recordReplay({ sport, address }, answer) {
      const source = sources[sport];
      if (source !== 'sandbox') throw new Error(`a replay must not stand under real ids of ${sport}`);
      await recordReplay({ ...needs, onFixtures }, { source, address }, answer);
    },
    status: () => livescoreStatus(db, sources, clock.now()),
    async follow(resources) {
      const now = clock.now();
      const until = new Date(now.getTime() + followedForMs);
      for (const [source, of] of Map.groupBy(resources, ({ sport }) => sources[sport]))
        if (source !== undefined)
          await wantResources(db, {
            ...{ source, until, now, wantedBy: 'editors' },
            addresses: of.map(({ address }) => address),
          });
    },
    start() {
      let running: Promise<unknown> = Promise.resolve();
      const act = (): Promise<unknown> => {
        running = fetcher.fetchDue(stopping.signal);
        return running;
      };
      const fetching = setting === null ? null : every(second, act, log);
      return {
        async stop() {
          fetching?.stop();
          stopping.abort();
          await running.catch(() => undefined);
        },
      };
    },
    async prune() {
      const now = clock.now().getTime();
      const { answers, resources } = await deleteOld(db, {
        replacedBefore: new Date(now - answersForMs),
        unwantedSince: new Date(now - resourcesForMs),
      });
      return answers + resources === 0 ? '' : `deleted ${answers} answers and ${resources} resources`;
    },
    async stop() {
      stopping.abort();
      await (await sandbox)?.close();
      sandbox = undefined;
    },
  };
}

interface ParsedAnswer {
  response: unknown;
  checkedAt: Date;
}

function parsed({ body, checkedAt }: RecordedAnswer): ParsedAnswer {
  return { response: JSON.parse(body), checkedAt };
}

/**
 * Parses a recorded answer. Unknown codes were logged when it was recorded. Null if the answer was recorded by a version
 * of the program with another parser and is unreadable now.
 */
function copyOf<Value>(resource: Resource<Value>, { response, checkedAt }: ParsedAnswer): Copy<Value> | null {
  const value = resource.read(response, () => undefined);
  return value === null ? null : { value, at: checkedAt };
}

function dependencyOn({ address }: { address: string }): Dependency {
  return { key: keyOf(address) };
}
