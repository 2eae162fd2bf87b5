/**
 * The real server in the test's own process: a cloned database, the real edition, an adjustable clock, a free port.
 * It needs the output of `vite build --app`.
 *
 * ```ts
 * const server = withServer();
 * it('…', async () => {
 *   const { hid } = await writeStories(server.context);
 *   await server.settled();
 *   expect((await server.telex('/legfrissebb')).status).toBe(200);
 * });
 * ```
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { CallContext } from '#apps/server/calls/call-context.ts';
import type { AppContext } from '#apps/server/compose.ts';
import { createReadiness, type Readiness } from '#apps/server/metrics/readiness.ts';
import { calls, pages } from '#apps/server/program.ts';
import { withoutSandboxes } from '#apps/server/sandbox/without-sandboxes.ts';
import { type RunningServer, startServer } from '#apps/server/start-server.ts';
import type { DB } from '#db/types.ts';
import type { RegisteredCall } from '#features/kit/call/register-call.ts';
import type { RegisteredPage } from '#features/kit/page/register-page.ts';
import type { Edition } from '#features/sites/public.ts';
import type { LogLevel } from '#platform/config/config.server.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openMailbox } from '#sample/sandbox/mailbox/open-mailbox.server.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { isIndexMerge, type TestDatabase, withDatabase } from './database.ts';
import { loadTestEdition } from './edition.ts';
import { type HttpResponse, type RequestOptions, sendRequest } from './send-request.ts';

/** Saturday morning in Budapest; winter time. */
export const testTime = '2026-11-21T08:00:00+01:00';

export type SendTestRequest = (path: string, question?: RequestOptions) => Promise<HttpResponse>;

export interface TestServer {
  context: AppContext;
  edition: Edition;
  port: number;
  database: TestDatabase;
  /** Sends a request to the main domain, which also has After, G7 and Karakter. */
  telex: SendTestRequest;
  transtelex: SendTestRequest;
  /** Sends a request with an unknown host name. */
  unknownHost: SendTestRequest;
  /** The server's metrics for operators. */
  metrics(): Promise<string>;
  /** Address of the metrics; null when they are off. */
  metricsUrl: string | null;
  /** The server without the network, for requests from other client addresses. */
  app: FastifyInstance;
  /** Of originals and derivatives. */
  dataFolder: string;
  /** Sets the application's clock. */
  setTime(iso: string): void;
  /** Waits until every publication so far has invalidated the server's caches. */
  settled(): Promise<void>;
  /** SQL of the server's queries since the last call, without those of jobs and merges of the search index. */
  takeQueries(): string[];
  /** Lines of the log since the last call; warnings and errors unless `logLevel` is set. */
  takeLog(): string[];
}

export interface TestServerOptions {
  /** Shares a database between servers, to test notifications between processes; a separate one by default. */
  database?: TestDatabase;
  cacheBytes?: number;
  /** The database's address for the server, when it differs, for example through a proxy. */
  databaseUrl?: () => string;
  /** Whether browsers may save offline copies; true by default. */
  offline?: boolean;
  /** Whether the sites are a preview for the newsroom; false by default. */
  preview?: boolean;
  /** Conditions for readiness; none by default. */
  readiness?: Readiness;
  /** Networks of trusted proxies besides loopback; none by default. */
  proxies?: string[];
  /** Time after which a connection ends without progress; a minute by default. */
  stallMs?: number;
  /** The lowest level of log lines. */
  logLevel?: LogLevel;
  /** Pages and calls beside those of the program. */
  pages?: readonly RegisteredPage<AppContext>[];
  calls?: readonly RegisteredCall<CallContext>[];
  /** Another edition's folder. */
  editionFolder?: string;
  /** As where the folder `sample` was deleted: there are no sandboxes. */
  isWithoutSample?: true;
  /** Changes the edition's data. */
  edition?: (edition: Edition) => Edition;
}

/** Call it at the top of a file or of a `describe`; its members are available once the tests run. */
export function withServer(options: TestServerOptions = {}): TestServer {
  const database = options.database ?? withDatabase();
  let started: Started | undefined;
  beforeAll(async () => {
    started = await start(database, options);
  });
  afterAll(() => started?.stop());
  const running = (): Started => {
    if (!started) throw new Error('The test server is there once the tests run, not before.');
    return started;
  };
  return {
    get context() {
      return running().server.context;
    },
    get edition() {
      return running().server.context.edition;
    },
    get port() {
      return running().server.port;
    },
    database,
    telex: (path, question) => sendRequest(running().server.port, path, question),
    transtelex: (path, question) =>
      sendRequest(running().server.port, path, { host: 'transtelex.localhost', ...question }),
    unknownHost: (path, question) =>
      sendRequest(running().server.port, path, { host: 'nobody.example', ...question }),
    metrics: () => metricsOf(running().server),
    get metricsUrl() {
      return running().server.metricsUrl;
    },
    get app() {
      return running().server.app;
    },
    get dataFolder() {
      return running().dataFolder;
    },
    setTime: (iso) => running().setTime(iso),
    settled: () => running().settled(),
    takeQueries: () => running().takeQueries(),
    takeLog: () => running().takeLog(),
  };
}

interface Started extends Pick<TestServer, 'setTime' | 'settled' | 'takeQueries' | 'takeLog'> {
  server: RunningServer;
  dataFolder: string;
  stop(): Promise<void>;
}

const project = join(import.meta.dirname, '..');

async function start(database: TestDatabase, options: TestServerOptions): Promise<Started> {
  const databaseUrl = options.databaseUrl?.() ?? database.url;
  const ownPages = options.pages ?? [];
  const editionFolder = options.editionFolder ?? join(project, 'edition');
  const loaded = await loadTestEdition(editionFolder);
  const edition = { ...loaded, routes: [...loaded.routes, ...ownPages.map(({ traits }) => traits)] };
  const dataFolder = await mkdtemp(join(tmpdir(), 'lapzarta-test-data-'));
  const queries: string[] = [];
  const lines: string[] = [];
  let report: (milliseconds: number) => void = () => undefined;
  let now = new Date(testTime);
  const { db, pool, close } = connectDatabase<DB>({
    url: databaseUrl,
    applicationName: 'lapzarta test server',
    poolSize: 5,
    onQuery(query, milliseconds) {
      queries.push(query);
      report(milliseconds);
    },
  });
  const server = await startServer({
    pages: [...pages, ...ownPages],
    db,
    pool,
    databaseUrl,
    edition: options.edition?.(edition) ?? (options.isWithoutSample ? withoutSandboxes(edition) : edition),
    calls: [...calls, ...(options.calls ?? [])],
    clock: { now: () => now },
    log: createLog({ level: options.logLevel ?? 'warn', to: { write: (line) => lines.push(line) } }),
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    editionFolder,
    cacheBytes: options.cacheBytes ?? 16 * 1024 * 1024,
    buildCheckSeconds: 60,
    offline: options.offline ?? true,
    preview: options.preview ?? false,
    proxies: options.proxies ?? [],
    stallMs: options.stallMs ?? 60_000,
    metricsAt: { host: '127.0.0.1', port: 0, isChosen: true },
    distFolder: join(project, 'dist'),
    readiness: options.readiness ?? createReadiness([]),
    openSandbox: options.isWithoutSample ? undefined : openSandbox,
    openMailbox: options.isWithoutSample ? undefined : openMailbox,
    onQuery: (take) => {
      report = take;
    },
  });
  const before = (await recorded(database)) - (await applied(server));
  return {
    server,
    dataFolder,
    setTime(iso) {
      now = new Date(iso);
    },
    async settled() {
      const wanted = (await recorded(database)) - before;
      for (let tries = 0; (await applied(server)) < wanted; tries += 1) {
        if (tries > 500) throw new Error('A publication did not reach the server within five seconds.');
        await pause(10);
      }
    },
    takeQueries: () => queries.splice(0).filter((query) => !isScheduledQuery(query)),
    takeLog: () => lines.splice(0),
    async stop() {
      await server.stop();
      await close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function recorded({ db }: TestDatabase): Promise<number> {
  const found = await sql<{ total: number }>`
    select coalesce(sum(jsonb_array_length(entries)), 0)::int as total from invalidations`.execute(db);
  return found.rows[0]?.total ?? 0;
}

async function metricsOf({ metricsUrl }: RunningServer): Promise<string> {
  if (metricsUrl === null) throw new Error('The test server has no metrics.');
  return (await fetch(metricsUrl)).text();
}

async function applied(server: RunningServer): Promise<number> {
  return Number(/^lapzarta_invalidations_total (\d+)/m.exec(await metricsOf(server))?.[1] ?? 0);
}

function isScheduledQuery(query: string): boolean {
  return (
    isIndexMerge(query) ||
    /^(begin|commit|rollback)$/i.test(query) ||
    /skip locked|where withdraw_at <=|from planned_acts where at <=|not exists \(select from named_versions|ranking_turns|from read_counts|from most_read$/.test(
      query,
    )
  );
}
