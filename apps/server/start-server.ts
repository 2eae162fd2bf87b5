/** Builds and starts one server process on a database that is ready: rooms, caches, feed, routes. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { assetsPrefix, readAssets } from '#apps/web/assets.server.ts';
import type { Assets } from '#apps/web/assets.ts';
import { readWorkerScripts } from '#apps/web/offline/worker-script.server.ts';
import type { Page } from '#apps/web/page-data.ts';
import { siteStyles } from '#apps/web/site-styles.server.ts';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import { followInvalidations, type InvalidationFeed } from '#platform/cache/invalidation-feed.server.ts';
import { createKeptStores, type KeptStores } from '#platform/cache/kept-values.server.ts';
import { createPageCache, type PageCache } from '#platform/cache/page-cache.server.ts';
import { createAnswerCache } from '#platform/http/answer-cache.server.ts';
import type { Piece } from '#platform/http/bytes-of.server.ts';
import { readStaticFiles } from '#platform/http/static-files.server.ts';
import { allJobs } from '#platform/jobs/job-queries.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { seldom } from '#platform/log/seldom.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createAnswerCached } from './answer-cached.ts';
import { createApp } from './app.ts';
import { readBuild } from './builds/build.ts';
import { buildRoutes } from './builds/build-routes.ts';
import { createKeyOf, type KeyOf } from './cache-key.ts';
import { watchConnections } from './close-connections.ts';
import { compose, type House } from './compose.ts';
import { healthRoutes } from './health-routes.ts';
import { createPageMaker } from './make-page.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { workerAddress, workerRoutes } from './offline/worker-routes.ts';
import type { DrawFrontPart } from './pages/front-part.ts';
import { createAnswerPayload } from './payload/answer-payload.ts';
import { roomRoutes } from './room-routes.ts';
import { keepSchedule } from './schedule.ts';

export interface ServerNeeds {
  db: Kysely<DB>;
  pool(): { total: number; idle: number; waiting: number };
  databaseUrl: string;
  edition: Edition;
  clock: Clock;
  log: Log;
  host: string;
  port: number;
  dataFolder: string;
  editionFolder: string;
  cacheBytes: number;
  /** How often an open page asks whether there is a newer build [S14]. */
  buildCheckSeconds: number;
  /** Whether readers' browsers keep the paper for when they have no network. */
  offline: boolean;
  /** Whether the papers are for the newsroom alone [PREV-02]. */
  preview: boolean;
  /** The build's folder: `dist`. */
  distFolder: string;
  /** Gives what counts queries to whoever opened the database. */
  onQuery(report: (milliseconds: number) => void): void;
}

export interface RunningServer {
  port: number;
  app: FastifyInstance;
  house: House;
  /** Finishes what is in flight, then lets go of everything it took. */
  stop(): Promise<void>;
}

/** Beside the pages' share of the memory: "not found"s and redirects. */
const othersShare = 1 / 16;

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const pages = createPageCache({ maxBytes: needs.cacheBytes });
  const others = createPageCache({ maxBytes: Math.ceil(needs.cacheBytes * othersShare) });
  const isInformed = (): boolean => feed.connected();
  const kept = createKeptStores({ now: Date.now, isInformed });
  const jobs = async () => ({ rows: await allJobs(needs.db), now: needs.clock.now() });
  const metrics = createMetrics({ pages, others, pool: needs.pool, isInformed, jobs });
  const feed = followInvalidations({
    databaseUrl: needs.databaseUrl,
    apply(entries) {
      // Before the pages go that were made of them.
      kept.drop(entries);
      metrics.invalidated(entries.length, pages.drop(entries) + others.drop(entries));
    },
    onLost: (error) =>
      needs.log.error({ err: error }, 'publications do not reach this process; trying again'),
    onReturn: () => needs.log.info('publications reach this process again'),
  });
  try {
    return await open(needs, { pages, others, kept, isInformed, metrics, feed });
  } catch (error) {
    // What listens to the database would keep a process alive that has nothing to serve.
    await feed.stop();
    throw error;
  }
}

interface Memory {
  pages: PageCache;
  others: PageCache;
  kept: KeptStores;
  isInformed(): boolean;
  metrics: Metrics;
  feed: InvalidationFeed;
}

async function open(needs: ServerNeeds, memory: Memory): Promise<RunningServer> {
  const { db, edition, clock, log } = needs;
  const { pages, others, kept, isInformed, metrics, feed } = memory;
  const port = needs.port === 0 ? await freePort(needs.host) : needs.port;
  needs.onQuery(metrics.queried);
  const cache = createAnswerCache({
    pages,
    others,
    now: Date.now,
    isInformed,
    onAnswer: metrics.answered,
    onStale: seldom(
      (err, times) => log.warn({ err, times }, 'an old answer was served: a new one could not be made'),
      { everyMs: 10_000 },
    ),
  });

  const house = compose({ ...needs, db, edition, clock, log, port, kept });
  const styles = siteStyles(edition.sites);
  const build = await readBuild(needs.distFolder, styles.href);
  const webFolder = join(needs.distFolder, 'web');
  const built = await readAssets(webFolder, styles.href);
  const assets = { ...built, build: build.id, worker: needs.offline ? workerAddress : '' };
  const workerScripts = await readWorkerScripts(webFolder, built);
  const files = await readStaticFiles(join(webFolder, assetsPrefix), assetsPrefix);
  await files.add(styles.href, Buffer.from(styles.css));
  const { renderPage, renderFrontPart } = await loadRenderer(needs.distFolder);
  const draw = (page: Page): Piece[] => {
    const began = performance.now();
    const html = renderPage(page, assets);
    metrics.rendered(page.data.route, (performance.now() - began) / 1000);
    return html;
  };

  let stopping = false;
  const keyOf: KeyOf = needs.preview ? () => null : createKeyOf(edition);
  const answerCached = createAnswerCached({ cache, keyOf });
  const pageMaker = createPageMaker(house, draw);
  const app = await createApp({
    house,
    log,
    cache,
    keyOf,
    answerCached,
    pages: pageMaker,
    answerPayload: createAnswerPayload({ cache, keyOf, pages: pageMaker, build: build.id }),
    files,
    onRequest: metrics.requested,
    isPreview: needs.preview,
    async routes(server) {
      healthRoutes(server, { metrics, notReady: () => whyNotReady(db, stopping) });
      buildRoutes(server, { build, edition, checkAfterSeconds: needs.buildCheckSeconds });
      workerRoutes(server, { edition, build: build.id, scripts: workerScripts, isOn: needs.offline });
      await roomRoutes(server, {
        ...{ house, cache, answerCached, pages: pageMaker, editionFolder: needs.editionFolder },
        drawFrontPart: renderFrontPart,
      });
    },
  });
  await feed.ready;
  const endConnections = watchConnections(app.server);
  await app.listen({ host: needs.host, port });
  // Its first reading is not a reader's to wait for.
  house.figures
    .board()
    .catch((error: unknown) => log.warn({ err: error }, 'the day’s figures could not be read'));
  const schedule = keepSchedule({ house, log, onChanged: metrics.scheduled });
  return {
    port,
    app,
    house,
    async stop() {
      stopping = true;
      schedule.stop();
      await endConnections(app.close());
      await house.readership
        .flush()
        .catch((error: unknown) => log.warn({ err: error }, 'the last reads could not be written down'));
      await house.search.settled();
      await feed.stop();
    },
  };
}

const rendererSchema = z.object({
  renderPage: z.custom<(page: Page, assets: Assets) => Piece[]>((value) => typeof value === 'function'),
  renderFrontPart: z.custom<DrawFrontPart>((value) => typeof value === 'function'),
});

async function loadRenderer(distFolder: string): Promise<z.infer<typeof rendererSchema>> {
  const path = pathToFileURL(join(distFolder, 'server', 'entry-server.js')).href;
  return rendererSchema.parse(await import(path));
}

async function whyNotReady(db: Kysely<DB>, stopping: boolean): Promise<string | null> {
  if (stopping) return 'stopping';
  try {
    await sql`select 1`.execute(db);
    return null;
  } catch {
    return 'the database does not answer';
  }
}

/** Full addresses carry the port, so it has to be known before anything is built. */
async function freePort(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, host, () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}
