/** `lapzarta serve`: the whole paper in one process, until it is told to stop. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { DB } from '#db/types.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import { originOf } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { type Config, configOfProcess } from '#platform/config/config.server.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { createLog, type Log } from '#platform/log/log.server.ts';
import { type Clock, fixedClock, systemClock } from '#platform/time/clock.ts';
import { compose } from '../compose.ts';
import { keepIndexed } from '../keep-indexed.ts';
import { isPaperEmpty } from '../sample/sample-queries.server.ts';
import type { RunningServer } from '../start-server.ts';
import { keepWorking } from '../work/keep-working.ts';
import { fillLists } from './fill-lists.ts';
import { say } from './say.ts';
import { letGo, stopOnSignal } from './stop-on-signal.ts';
import { migrationsFolder } from './with-house.ts';

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('Serve every site. Settings come from the environment; the README lists them.')
    .action(serve);
}

async function serve(): Promise<void> {
  const config = configOfProcess();
  const log = createLog({ level: config.logLevel });
  const clock = config.fixedTime === null ? systemClock : fixedClock(config.fixedTime);
  const stops: (() => Promise<void>)[] = [];
  const stopped = stopOnSignal(stops, log);
  try {
    const server = await open(config, clock, log, stops);
    sayWhere(server.edition, server.port);
  } catch (error) {
    await letGo(stops);
    throw error;
  }
  await stopped;
}

/** A page's queries take milliseconds; a database that has not answered by now will not answer a reader. */
const readerTimeoutMs = 3_000;

async function open(
  config: Config,
  clock: Clock,
  log: Log,
  stops: (() => Promise<void>)[],
): Promise<RunningServer & { edition: Edition }> {
  // Only this command pays for pages and their framework: an import beside it has 25 MB more for its work.
  const { startServer } = await import('../start-server.ts');
  const edition = await loadEdition(config.editionFolder);
  // A paper that nobody could read need not be made first.
  await tryPort(config.host, config.port);
  const database = await openDatabase(config.database, {
    dataFolder: config.dataFolder,
    onProgress: say,
    onInterruption: (what) => log.warn(what),
  });
  stops.push(database.close);
  await migrate({
    url: database.url,
    folder: migrationsFolder,
    onMigration: (name) => say(`database: ${name}`),
  });
  await readyPaper(config, { url: database.url, edition, clock, log });
  let report: (milliseconds: number) => void = () => undefined;
  const connection = connectDatabase<DB>({
    url: database.url,
    applicationName: 'lapzarta serve',
    statementTimeout: readerTimeoutMs,
    onQuery: (_sql, milliseconds) => report(milliseconds),
    onLostConnection: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
  });
  stops.push(connection.close);
  const { db, pool } = connection;
  const { dataFolder, editionFolder, host, port, cacheBytes, buildCheckSeconds, offline, preview } = config;
  const server = await startServer({
    db,
    pool,
    databaseUrl: database.url,
    edition,
    clock,
    log,
    host,
    port,
    dataFolder,
    editionFolder,
    cacheBytes,
    buildCheckSeconds,
    // What a browser keeps is there for whoever sits before it next.
    offline: offline && !preview,
    preview,
    distFolder: join(import.meta.dirname, '../../../dist'),
    onQuery: (take) => {
      report = take;
    },
  }).catch((error: unknown) => {
    throw portFault(error, host, port);
  });
  stops.push(server.stop);
  stops.push(keepIndexed({ house: server.house, log }).stop);
  if (config.works) stops.push((await keepWorking(server.house)).stop);
  return { ...server, edition };
}

/** Lists and sample, on a connection of its own: a process that waits while another fills the paper may wait for long. */
async function readyPaper(
  { dataFolder, editionFolder, port }: Config,
  { url, ...needs }: { url: string; edition: Edition; clock: Clock; log: Log },
): Promise<void> {
  const connection = connectDatabase<DB>({ url, applicationName: 'lapzarta serve', statementTimeout: 0 });
  try {
    const house = compose({ ...needs, db: connection.db, port, dataFolder });
    await fillLists(house, say);
    if (!(await isPaperEmpty(house.db))) return;
    // The sample's pictures are programs, which no other paper has to hold in memory.
    const { loadSampleIfEmpty } = await import('../sample/load-sample.ts');
    await loadSampleIfEmpty(house, editionFolder, say);
    await house.search.settled();
  } finally {
    await connection.close();
  }
}

async function tryPort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (error) {
    throw portFault(error, host, port);
  }
  await new Promise((closed) => server.close(closed));
}

function portFault(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new OperatorError(`This user may not use port ${port}. Set PORT to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new OperatorError(`HOST is ${host}, which is no address of this machine.`);
  return error;
}

function sayWhere(edition: Edition, port: number): void {
  const width = Math.max(...edition.sites.map((site) => site.name.length));
  const lines = edition.sites.map(
    (site) => `  ${site.name.padEnd(width)}  ${originOf(site, port)}${site.path || '/'}`,
  );
  console.log(['', 'The paper is out:', ...lines, '', 'Ctrl+C stops it.', ''].join('\n'));
}
