/**
 * The real server in the test's own process: a cloned database, the real edition, a clock that a test moves, a free
 * port. It needs what `vite build --app` makes.
 *
 * ```ts
 * const server = withServer();
 * it('…', async () => {
 *   const { hid } = await writeStories(server.house);
 *   await server.settled();
 *   expect((await server.telex('/legfrissebb')).status).toBe(200);
 * });
 * ```
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { House } from '#apps/server/compose.ts';
import { type RunningServer, startServer } from '#apps/server/start-server.ts';
import type { DB } from '#db/types.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { type TestDatabase, withDatabase } from './database.ts';

/** Saturday morning in Budapest; winter time. */
export const testTime = '2026-11-21T08:00:00+01:00';

export type Ask = (path: string, question?: Question) => Promise<Answer>;

export interface TestServer {
  house: House;
  edition: Edition;
  port: number;
  database: TestDatabase;
  /** Asks on the main domain, where After, G7 and Karakter live too. */
  telex: Ask;
  transtelex: Ask;
  /** Asks under a host name nobody has. */
  stranger: Ask;
  /** Moves the house's clock. */
  setTime(iso: string): void;
  /** Waits until every publication so far has reached the server's caches. */
  settled(): Promise<void>;
  /** SQL of the server's queries since the last call, without those of its timetable. */
  takeQueries(): string[];
  /** Lines of the log since the last call, warnings and worse. */
  takeLog(): string[];
}

export interface TestServerOptions {
  /** Servers on one database, for what processes tell each other; one of its own when absent. */
  database?: TestDatabase;
  cacheBytes?: number;
  /** The database as the server reaches it, when that is not its own address. */
  databaseUrl?: () => string;
  /** Whether browsers keep the paper; they do when absent. */
  offline?: boolean;
  /** Whether the papers are for the newsroom alone; they are for everybody when absent. */
  preview?: boolean;
  /** Changes what the edition says. */
  edition?: (edition: Edition) => Edition;
}

/** Call it at the top of a file or of a `describe`; its parts are there once the tests run. */
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
    get house() {
      return running().server.house;
    },
    get edition() {
      return running().server.house.edition;
    },
    get port() {
      return running().server.port;
    },
    database,
    telex: (path, question) => ask(running().server.port, path, question),
    transtelex: (path, question) =>
      ask(running().server.port, path, { host: 'transtelex.localhost', ...question }),
    stranger: (path, question) => ask(running().server.port, path, { host: 'nobody.example', ...question }),
    setTime: (iso) => running().setTime(iso),
    settled: () => running().settled(),
    takeQueries: () => running().takeQueries(),
    takeLog: () => running().takeLog(),
  };
}

interface Started extends Pick<TestServer, 'setTime' | 'settled' | 'takeQueries' | 'takeLog'> {
  server: RunningServer;
  stop(): Promise<void>;
}

const project = join(import.meta.dirname, '..');

async function start(database: TestDatabase, options: TestServerOptions): Promise<Started> {
  const databaseUrl = options.databaseUrl?.() ?? database.url;
  const edition = await loadEdition(join(project, 'edition'));
  const dataFolder = await mkdtemp(join(tmpdir(), 'lapzarta-test-data-'));
  const editionFolder = join(project, 'edition');
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
    db,
    pool,
    databaseUrl,
    edition: options.edition?.(edition) ?? edition,
    clock: { now: () => now },
    log: createLog({ level: 'warn', to: { write: (line) => lines.push(line) } }),
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    editionFolder,
    cacheBytes: options.cacheBytes ?? 16 * 1024 * 1024,
    buildCheckSeconds: 60,
    offline: options.offline ?? true,
    preview: options.preview ?? false,
    distFolder: join(project, 'dist'),
    onQuery: (take) => {
      report = take;
    },
  });
  const before = (await recorded(database)) - (await applied(server.port));
  return {
    server,
    setTime(iso) {
      now = new Date(iso);
    },
    async settled() {
      const wanted = (await recorded(database)) - before;
      for (let tries = 0; (await applied(server.port)) < wanted; tries += 1) {
        if (tries > 500) throw new Error('A publication did not reach the server within five seconds.');
        await pause(10);
      }
    },
    takeQueries: () => queries.splice(0).filter((query) => !isTimetable(query)),
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

async function applied(port: number): Promise<number> {
  const { text } = await ask(port, '/metrics');
  return Number(/^lapzarta_invalidations_total (\d+)/m.exec(text)?.[1] ?? 0);
}

function isTimetable(query: string): boolean {
  return (
    /^(begin|commit|rollback)$/i.test(query) ||
    /skip locked|where withdraw_at <=|ranking_turns|from read_counts|from most_read$/.test(query)
  );
}
