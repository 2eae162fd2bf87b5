/** Builds and starts one server process on a prepared database: features, caches, invalidation feed, routes. */
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RegisteredCall, RegisteredPage } from '#features/kit/public.ts';
import { isLiveTopic } from '#features/live/public.ts';
import { mailboxRoute } from '#features/messages/public.server.ts';
import { pushSandboxRoute } from '#features/push/public.server.ts';
import { editionArt } from '#features/sites/public.server.ts';
import { followInvalidations, type InvalidationFeed } from '#platform/cache/invalidation-feed.server.ts';
import { createPageCache, type PageCache } from '#platform/cache/page-cache.server.ts';
import { createReadCache, type InvalidatableReadCache } from '#platform/cache/read-cache.server.ts';
import type { MetricsAddress } from '#platform/config/network-settings.server.ts';
import { type AnswerCache, createAnswerCache } from '#platform/http/answers/answer-cache.server.ts';
import { allJobs } from '#platform/jobs/job-queries.server.ts';
import { throttled } from '#platform/log/throttled.ts';
import { outboxState } from '#platform/queue/outbox-queries.server.ts';
import { queueStates } from '#platform/queue/queue-state-queries.server.ts';
import { createApp } from './app.ts';
import { readSiteFiles, type SiteFiles } from './builds/site-files.ts';
import { type CallContext, createCallContext } from './calls/call-context.ts';
import { callRoutes } from './calls/call-routes.ts';
import { createCallTable } from './calls/call-table.ts';
import type { AppContextNeeds } from './compose/app-context-needs.ts';
import { type AppContext, createAppContext } from './compose.ts';
import { createAnswerCached } from './http/answer-cached.ts';
import { createKeyOf, type KeyOf } from './http/cache-key.ts';
import { watchConnections } from './http/close-connections.ts';
import { createServiceHosts } from './http/service-hosts.ts';
import { healthRoutes } from './metrics/health-routes.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics/metrics-server.ts';
import type { Readiness } from './metrics/readiness.ts';
import { checkApplication } from './newsroom/check-application.ts';
import { createProcessHub, type LiveSocketNeeds, liveSocket } from './newsroom/live-socket.ts';
import {
  createNewsroomShell,
  type NewsroomShell,
  type NewsroomShellNeeds,
  readNewsroomHtml,
} from './newsroom/newsroom-shell.ts';
import { newsroomWorkerRoute } from './newsroom/newsroom-worker.ts';
import { workerRoutes } from './offline/worker-routes.ts';
import { createAnswerPayload } from './payload/answer-payload.ts';
import { metricsOf } from './program.ts';
import { loadRenderer, type Renderer } from './render/load-renderer.ts';
import { createPageRenderer, type RenderPage } from './render/page-renderer.ts';
import { browserSandboxRoutes } from './sandbox/browser-sandbox-routes.ts';
import { startSchedule } from './schedule.ts';
import { createNewsroomSeesMore } from './viewer/newsroom-sees-more.ts';
import { createViewers } from './viewer/viewer-of.ts';
import { mails } from './work/render-mail.ts';

export interface ServerNeeds extends Omit<AppContextNeeds, 'readCaches'> {
  /** All pages of the program; the edition resolves addresses with the same ones. */
  pages: readonly RegisteredPage<AppContext>[];
  pool(): { total: number; idle: number; waiting: number };
  calls: readonly RegisteredCall<CallContext>[];
  host: string;
  editionFolder: string;
  cacheBytes: number;
  /** How often an open page checks for a newer build [S14]. */
  buildCheckSeconds: number;
  /** Whether browsers store offline copies. */
  offline: boolean;
  /** Whether only the newsroom may see the sites [PREV-02]. */
  preview: boolean;
  /** Proxy networks, besides loopback, whose `X-Forwarded-*` headers are trusted. */
  proxies: readonly string[];
  /** Time after which a connection ends on which a request or an answer makes no progress. */
  stallMs: number;
  /** Where `/metrics` listens; null for no metrics. */
  metricsAt: MetricsAddress | null;
  /** The build folder: `dist`. */
  distFolder: string;
  /** Parts that may still be missing when the server listens. */
  readiness: Readiness;
  /** Registers a callback that receives the duration of every query. */
  onQuery(report: (milliseconds: number) => void): void;
}

export interface RunningServer {
  port: number;
  metricsUrl: string | null;
  app: FastifyInstance;
  context: AppContext;
  /** Finishes requests in flight, then releases all resources. */
  stop(): Promise<void>;
}

/** Milliseconds of a monotonic clock: cache lifetimes are not affected when the system clock is set. */
const monotonicMs = (): number => performance.now();

/** Memory for redirects and "not found" answers, as a share of that for pages. */
const othersShare = 1 / 16;

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const pages = createPageCache({ maxBytes: needs.cacheBytes });
  const others = createPageCache({ maxBytes: Math.ceil(needs.cacheBytes * othersShare) });
  const isInformed = (): boolean => feed.connected();
  const readCaches = createReadCache({ now: monotonicMs, isConnected: isInformed });
  const jobs = async () => ({ rows: await allJobs(needs.db), now: needs.clock.now() });
  const queues = async () => ({
    states: await queueStates(needs.db),
    outbox: await outboxState(needs.db),
  });
  const metrics = createMetrics({ pages, others, pool: needs.pool, isInformed, jobs, queues });
  let heard: (broadcast: string) => void = () => undefined;
  const feed = followInvalidations({
    databaseUrl: needs.databaseUrl,
    onBroadcast: (text) => heard(text),
    apply(entries) {
      // Read caches first, because pages are rendered from them.
      readCaches.drop(entries);
      metrics.invalidated(entries.length, pages.drop(entries) + others.drop(entries));
    },
    onLost: (error) =>
      needs.log.error({ err: error }, 'publications do not reach this process; trying again'),
    onReconnected: () => needs.log.info('publications reach this process again'),
  });
  let metricsServer: MetricsServer | null = null;
  try {
    metricsServer = needs.metricsAt && (await serveMetrics(needs.metricsAt, metrics));
    return await openServer(needs, {
      pages,
      others,
      readCaches,
      isInformed,
      metrics,
      feed,
      followBroadcasts(listener) {
        heard = listener;
      },
      metricsServer,
    });
  } catch (error) {
    // A listening metrics server would keep the failed process alive.
    await metricsServer?.stop();
    await feed.stop();
    throw error;
  }
}

interface SharedResources {
  pages: PageCache;
  others: PageCache;
  readCaches: InvalidatableReadCache;
  isInformed(): boolean;
  metrics: Metrics;
  feed: InvalidationFeed;
  /** Calls the listener with the broadcasts between processes. */
  followBroadcasts(listener: (broadcast: string) => void): void;
  metricsServer: MetricsServer | null;
}

async function openServer(needs: ServerNeeds, resources: SharedResources): Promise<RunningServer> {
  const { log } = needs;
  const { readCaches, metrics, feed, metricsServer } = resources;
  const port = needs.port === 0 ? await freePort(needs.host) : needs.port;
  needs.onQuery(metrics.queried);
  const context = createAppContext({ ...needs, port, readCaches });
  metrics.readFeatures(metricsOf(context));
  let isStopping = false;
  const app = await createServerApp(needs, resources, context, () => isStopping);
  await feed.ready;
  await readForFirstPages(context);
  const closeConnections = watchConnections(app.server);
  await app.listen({ host: needs.host, port });
  // Reads the figures ahead, so that no reader has to wait.
  context.figures
    .board()
    .catch((error: unknown) => log.warn({ err: error }, 'the day’s figures could not be read'));
  const schedule = startSchedule({ context, log, onChanged: metrics.scheduled });
  return {
    port,
    metricsUrl: metricsServer?.url ?? null,
    app,
    context,
    async stop() {
      isStopping = true;
      schedule.stop();
      await closeConnections(app.close());
      await finishWork(context);
      await feed.stop();
      await metricsServer?.stop();
    },
  };
}

async function createServerApp(
  needs: ServerNeeds,
  resources: SharedResources,
  context: AppContext,
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const { edition, log } = needs;
  const siteFiles = await readSiteFiles(needs);
  const renderer = await loadRenderer(needs.distFolder, { pages: needs.pages, mails });
  const cache = openAnswerCache(needs, resources);
  const calls = createCallTable(needs.calls, edition);
  const keyOf: KeyOf = needs.preview ? () => null : createKeyOf(edition, calls);
  const viewers = createViewers(
    context.accounts,
    needs.preview ? () => true : createNewsroomSeesMore(edition),
  );
  const answerCached = createAnswerCached({ cache, keyOf, viewerOf: viewers.viewerOf });
  const renderPage = measuredRenderer(renderer, siteFiles, resources.metrics);
  const pages = createPageRenderer(context, needs.pages, renderPage);
  const hub = createProcessHub({ db: needs.db, log, newsSince: context.writing.newsSince });
  resources.followBroadcasts(hub.heard);
  const newsroom = await openNewsroomShell(needs, context, viewers, siteFiles);
  return createApp({
    hosts: createServiceHosts(edition, calls),
    context,
    log,
    cache,
    keyOf,
    answerCached,
    calls,
    pages,
    ...viewers,
    answerPayload: createAnswerPayload({ cache, keyOf, pages, build: siteFiles.build.id }),
    files: siteFiles.files,
    newsroom,
    onRequest: resources.metrics.requested,
    isPreview: needs.preview,
    proxies: needs.proxies,
    stallMs: needs.stallMs,
    async routes(server) {
      server.addHook('onResponse', async ({ raw }) => viewers.programs.ended(raw));
      checkApplication(server, { userOf: viewers.userOf, left: context.writing.unsent.left });
      healthRoutes(server, { notReady: () => (isStopping() ? 'stopping' : whyNotReady(needs)) });
      await featureRoutes(server, needs, siteFiles, context);
      await newsroomWorkerRoute(server, needs.distFolder, newsroom);
      await liveSocket(server, {
        hub,
        build: newsroom.build,
        userOf: viewers.userOf,
        personAgain: context.accounts.userOf,
        isTopic: topicsOf(context),
        lost: context.writing.unsent.lost,
        log,
      });
      await callRoutes(server, {
        context,
        calls,
        answerCached,
        viewerOf: viewers.viewerOf,
        userOf: viewers.userOf,
        createCallContext: (documents) =>
          createCallContext({
            context,
            build: siteFiles.build,
            ...documents,
            renderFrontPart: renderer.renderFrontPart,
            buildCheckSeconds: needs.buildCheckSeconds,
            pages: needs.pages,
            renderer: pages,
          }),
      });
    },
  });
}

async function openNewsroomShell(
  { edition, preview, distFolder }: ServerNeeds,
  { port }: AppContext,
  { personOf }: Pick<NewsroomShellNeeds, 'personOf'>,
  { assets: { siteStyles } }: Awaited<ReturnType<typeof readSiteFiles>>,
): Promise<NewsroomShell> {
  const html = await readNewsroomHtml(distFolder);
  return createNewsroomShell({ edition, port, personOf, isPreview: preview, html, siteStyles });
}

/** Topics that members of the newsroom may follow in the live connection. */
function topicsOf({ frontDrafts, writing }: AppContext): LiveSocketNeeds['isTopic'] {
  return async (topic, member) =>
    frontDrafts.isTopic(topic) || isLiveTopic(topic) || (await writing.isTopic(topic, member));
}

function openAnswerCache({ log }: ServerNeeds, resources: SharedResources): AnswerCache {
  const { pages, others, isInformed, metrics } = resources;
  return createAnswerCache({
    pages,
    others,
    now: monotonicMs,
    isConnected: isInformed,
    onAnswer: metrics.answered,
    onStale: throttled(
      (err, times) => log.warn({ err, times }, 'a stale answer was sent: a new one could not be rendered'),
      { everyMs: 10_000 },
    ),
  });
}

function measuredRenderer({ renderPage }: Renderer, { assets }: SiteFiles, metrics: Metrics): RenderPage {
  return (page) => {
    const began = performance.now();
    const html = renderPage(page, assets);
    metrics.rendered(page.traits.route, (performance.now() - began) / 1000);
    return html;
  };
}

/** The routes that are neither pages nor calls. */
async function featureRoutes(
  server: FastifyInstance,
  { edition, editionFolder, offline }: ServerNeeds,
  { build, workerScripts }: SiteFiles,
  context: AppContext,
): Promise<void> {
  workerRoutes(server, { edition, build: build.id, scripts: workerScripts, isOn: offline });
  mailboxRoute(server, context.messages);
  pushSandboxRoute(server, context.push);
  browserSandboxRoutes(server, context);
  await server.register(context.media.routes);
  await server.register(context.livescore.routes);
  await editionArt(server, edition, editionFolder);
}

async function readForFirstPages({ accounts, audio, log }: AppContext): Promise<void> {
  await accounts.load();
  // The content security policy needs the audio hosts.
  await audio.soundOrigins
    .refresh()
    .catch((error: unknown) => log.warn({ err: error }, 'the hosts of audio files could not be read'));
}

/** Stores what features only have in memory, and waits for what they do in the background. */
async function finishWork({ readership, ads, search, support, log }: AppContext): Promise<void> {
  await readership
    .flush()
    .catch((error: unknown) => log.warn({ err: error }, 'the last reads could not be stored'));
  await ads
    .flush()
    .catch((error: unknown) => log.warn({ err: error }, 'the last counts of campaigns could not be stored'));
  await search.whenIdle();
  await support.stop();
}

async function whyNotReady({ db, readiness }: ServerNeeds): Promise<string | null> {
  try {
    await sql`select 1`.execute(db);
    return readiness.missing();
  } catch {
    return 'the database does not answer';
  }
}

/** Absolute addresses contain the port, so it must be known before anything is built. */
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
