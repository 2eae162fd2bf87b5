/** Live scores: pages read the last recorded answer, and jobs fetch what is wanted and due. */
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { FetchedPictures } from '#features/media/public.server.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { CreateValueCache } from '#platform/cache/read-cache.server.ts';
import { createLazySandbox, type OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { recordReplay } from './copies/record-replay.server.ts';
import { type Copy, copyOf, createRecordedCopies, dependencyOn } from './copies/recorded-copies.server.ts';
import { createFetcher } from './fetching/fetch-resources.server.ts';
import { createFirstAnswer } from './first-answer.server.ts';
import type { Fixture } from './football/fixture.ts';
import { deleteOld, wantResources } from './livescore-queries.server.ts';
import type { LivescoreSetting, Sport } from './livescore-setting.ts';
import { livescoreStatus, type SportStatus } from './livescore-status.server.ts';
import type { EditionNames } from './names-part.ts';
import { createPictures } from './pictures/fetch-pictures.server.ts';
import { pictureRoutes } from './pictures/picture-routes.server.ts';
import { pictureSource } from './pictures/picture-source.ts';
import { createProviderClient } from './provider/provider-client.server.ts';
import type { Resource } from './provider/resource.ts';
import { createWantedList } from './wanted-list.server.ts';

type Sources = Omit<LivescoreSetting, 'hosts'>;

export interface LivescoreFeatureNeeds {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  /** Null for an edition without live scores. */
  setting: Sources | null;
  /** The edition's names of players, teams and drivers. */
  names: readonly EditionNames[];
  /** The provider's key. */
  key: string | null;
  createReadCache: CreateValueCache;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  media: FetchedPictures;
  /** Matches of a new answer, in the transaction that records it. */
  onFixtures?(trx: Transaction<DB>, fixtures: readonly Fixture[]): Promise<void>;
  /** For sources that are `sandbox`. */
  openSandbox?: OpenSandbox | undefined;
}

export interface LivescoreFeature {
  setting: Sources | null;
  /**
   * The last answer, which is refreshed from now on as long as it is read. The first reader of a resource
   * waits for it; null when the provider has not answered yet. Answers that show it depend on
   * `dependencyOn(resource)`.
   * @param maxAgeMs Refresh more often than the answer alone suggests, such as the result of a race that is
   * live.
   */
  read<Value>(resource: Resource<Value>, options?: { maxAgeMs?: number }): Promise<Copy<Value> | null>;
  /** The last answer, without fetching or refreshing it; null when there is none. */
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
  /** Refreshes resources that stories and supplements name, even without readers, for the next two hours. */
  follow(resources: readonly Pick<Resource<unknown>, 'sport' | 'address'>[]): Promise<void>;
  dependencyOn(resource: Pick<Resource<unknown>, 'address'>): Dependency;
  /** Fetches wanted resources that are due; returns the number of calls to providers. */
  fetchDue(signal: AbortSignal): Promise<number>;
  /** GET and HEAD of `/livescore/kepek/*`, the provider's pictures. */
  routes: FastifyPluginAsync;
  /** Deletes expired rows; returns a message for the operator. */
  prune(): Promise<string>;
  /** Closes the sandbox, if there is one. */
  stop(): Promise<void>;
}

const [minute, day] = [60_000, 86_400_000];
const followedForMs = 120 * minute;
/** Replaced answers are the replay of the last weeks; matches that nobody looked at for a year are fetched again. */
const [answersForMs, resourcesForMs] = [14 * day, 400 * day];

export function createLivescoreFeature(needs: LivescoreFeatureNeeds): LivescoreFeature {
  const { db, clock, log, setting } = needs;
  const sources = setting?.sources ?? {};
  const copies = createRecordedCopies(needs);
  const wanted = createWantedList(needs);
  const firstAnswer = createFirstAnswer(needs);
  const stopping = new AbortController();
  const { fetcher, pictures, sandbox } = openProvider(needs, stopping.signal);

  async function read<Value>(
    resource: Resource<Value>,
    { maxAgeMs = Infinity }: { maxAgeMs?: number } = {},
  ): Promise<Copy<Value> | null> {
    const source = sources[resource.sport];
    if (source === undefined) return null;
    await wanted.add({ source, address: resource.address, maxAgeMs });
    const known = await copies.last(resource, source);
    if (known) return known;
    const { sport, address } = resource;
    const fetched = await firstAnswer({ source, address }, () => fetchForReader(sport, address));
    return fetched && copyOf(resource, fetched, needs.names);
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
      return source === undefined ? null : copies.last(resource, source);
    },
    async replay(resource, at) {
      const source = sources[resource.sport];
      return source === undefined ? null : copies.at(resource, source, at);
    },
    async recordReplay({ sport, address }, answer) {
      const source = sources[sport];
      if (source !== 'sandbox') throw new Error(`a replay must not stand under real ids of ${sport}`);
      await recordReplay({ ...needs, onFixtures: onFixturesOf(needs) }, { source, address }, answer);
    },
    status: () => livescoreStatus(db, sources, clock.now()),
    follow: (resources) => follow(needs, resources),
    prune: () => prune(needs),
    async stop() {
      stopping.abort();
      await sandbox.close();
    },
  };
}

/** The provider of scores and of pictures, or the sandbox in its place. */
function openProvider(needs: LivescoreFeatureNeeds, signal: AbortSignal) {
  const { db, clock, log, setting } = needs;
  const sources = setting?.sources ?? {};
  const sandbox = createLazySandbox(needs);

  async function addressOf(sport: Sport): Promise<string> {
    const source = sources[sport];
    if (source === undefined) throw new Error(`the edition names no source for ${sport}`);
    return source === 'sandbox' ? inSandbox(sport) : source;
  }

  async function inSandbox(service: string): Promise<string> {
    return `${await sandbox.originFor(service)}/${service}`;
  }

  const pictures = createPictures({
    clock,
    media: needs.media,
    signal,
    sourceOf: (sport) => pictureSource(setting, sport),
    originOf: async (source) => (source === 'sandbox' ? inSandbox('pictures') : source),
  });

  const fetcher = createFetcher({
    db,
    names: needs.names,
    clock,
    log,
    sources,
    recordInvalidations: needs.recordInvalidations,
    onFixtures: onFixturesOf(needs),
    provider: createProviderClient({ addressOf, key: needs.key }),
  });

  return { fetcher, pictures, sandbox };
}

function onFixturesOf({ onFixtures = async () => undefined }: LivescoreFeatureNeeds) {
  return onFixtures;
}

async function follow(
  { db, clock, setting }: LivescoreFeatureNeeds,
  resources: readonly Pick<Resource<unknown>, 'sport' | 'address'>[],
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + followedForMs);
  for (const [source, of] of Map.groupBy(resources, ({ sport }) => setting?.sources[sport]))
    if (source !== undefined)
      await wantResources(db, {
        source,
        until,
        now,
        wantedBy: 'editors',
        addresses: of.map(({ address }) => address),
      });
}

async function prune({ db, clock }: LivescoreFeatureNeeds): Promise<string> {
  const now = clock.now().getTime();
  const { answers, resources } = await deleteOld(db, {
    replacedBefore: new Date(now - answersForMs),
    unwantedSince: new Date(now - resourcesForMs),
  });
  return answers + resources === 0 ? '' : `deleted ${answers} answers and ${resources} resources`;
}
