/** `lapzarta serve`: runs all sites in one process until it receives a signal. */

import type { Command } from 'commander';
import type { DB } from '#db/types.ts';
import { mailboxPath } from '#features/messages/public.server.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { type Edition, isLocalHost, mainSite, originOf } from '#features/sites/public.ts';
import { paymentSettings } from '#features/support/public.server.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printProgress } from '#platform/cli/output.ts';
import { type Config, configOfProcess } from '#platform/config/config.server.ts';
import type { MetricsAddress } from '#platform/config/network-settings.server.ts';
import { settingsOfProcess } from '#platform/config/read-settings.server.ts';
import { type Connection, connectDatabase } from '#platform/db/connect.server.ts';
import { isLostConnection } from '#platform/db/lost-connection.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { createLog, type Log } from '#platform/log/log.server.ts';
import { type Clock, fixedClock, systemClock } from '#platform/time/clock.ts';
import { retry } from '#platform/time/retry.server.ts';
import { completeIndex } from '../complete-index.ts';
import { createAppContext } from '../compose.ts';
import { installedExtension } from '../extension.ts';
import { checkPort, portError } from '../http/check-port.ts';
import { createReadiness } from '../metrics/readiness.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { calls, pages, programParts } from '../program.ts';
import { distFolder } from '../render/load-renderer.ts';
import { refuseSandboxes } from '../sandbox/refuse-sandboxes.ts';
import { withoutSandboxes } from '../sandbox/without-sandboxes.ts';
import type { RunningServer, ServerNeeds } from '../start-server.ts';
import { startReports } from '../work/start-bounce-server.ts';
import { startJobs } from '../work/start-jobs.ts';
import { startAllQueues } from '../work/start-queues.ts';
import { fillLists } from './fill-lists.ts';
import { newsroomLines } from './newsroom-lines.ts';
import { stopAll, stopOnSignal } from './stop-on-signal.ts';

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
    const server = await openServer(config, clock, log, stops);
    printAddresses(server, await newsroomLines(server.context, config.database));
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
  await stopped;
}

/** Page queries take milliseconds; a query that takes longer will not finish in time for a reader. */
const readerTimeoutMs = 3_000;

async function openServer(
  config: Config,
  clock: Clock,
  log: Log,
  stops: (() => Promise<void>)[],
): Promise<RunningServer & { edition: Edition }> {
  // Imported only here: pages and their framework cost 25 MB, which an import needs for its own work.
  const { startServer } = await import('../start-server.ts');
  const paymentKeys = settingsOfProcess(paymentSettings);
  const loaded = await loadEdition(config.editionFolder, programParts);
  const edition = installedExtension() ? loaded : withoutSandboxes(loaded);
  refuseSandboxes(edition, config);
  // Fails early if the port is not available.
  await checkPort({ host: config.host, port: config.port, setting: 'PORT' });
  const metricsAt = await availableMetricsAddress(config, log);
  const database = await openDatabase(config.database, {
    dataFolder: config.dataFolder,
    onProgress: printProgress,
    onInterruption: (what) => log.warn(what),
  });
  stops.push(database.close);
  const stopping = new AbortController();
  stops.push(async () => stopping.abort());
  // The preparation is transactional and a busy machine loses connections, so a lost connection is retried.
  await retry(() => prepare(config, { url: database.url, edition, clock, log }), {
    signal: stopping.signal,
    isTransient: isLostConnection,
    onFailure: (err, pauseMs) =>
      log.warn({ err, pauseMs }, 'the database did not answer while the server was starting; trying again'),
  });
  const connection = connectForReaders(database.url, log);
  stops.push(connection.close);
  const readiness = createReadiness(config.works ? ['dictionary', 'timetable'] : ['dictionary']);
  const server = await startServer({
    pages,
    calls,
    edition,
    clock,
    log,
    metricsAt,
    distFolder,
    readiness,
    ...serverSettings(config),
    paymentKeys,
    databaseUrl: database.url,
    db: connection.db,
    pool: connection.pool,
    onQuery: connection.onQuery,
    openSandbox: installedExtension()?.openSandbox,
    openMailbox: installedExtension()?.openMailbox,
  }).catch((error: unknown) => {
    throw portError(error, { host: config.host, port: config.port, setting: 'PORT' });
  });
  stops.push(server.stop);
  const { context } = server;
  stops.push(
    completeIndex({ context, log, onDictionaryLoaded: () => readiness.markReady('dictionary') }).stop,
  );
  if (config.works) {
    stops.push(startJobs(context, () => readiness.markReady('timetable')).stop);
    stops.push((await startAllQueues(context)).stop);
    stops.push((await startReports(context, config.bounces)).stop);
  }
  return { ...server, edition };
}

interface ReaderConnection extends Connection<DB> {
  onQuery: ServerNeeds['onQuery'];
}

function connectForReaders(url: string, log: Log): ReaderConnection {
  let report: (milliseconds: number) => void = () => undefined;
  const connection = connectDatabase<DB>({
    url,
    applicationName: 'lapzarta serve',
    statementTimeout: readerTimeoutMs,
    onQuery: (_sql, milliseconds) => report(milliseconds),
    onLostConnection: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
  });
  return {
    ...connection,
    onQuery(callback) {
      report = callback;
    },
  };
}

/** Time limit for a stalled connection; the usual default of proxies. */
const stallMs = 60_000;

/** The settings of the operator that the server needs. */
function serverSettings(config: Config) {
  const { dataFolder, editionFolder, host, port, cacheBytes, buildCheckSeconds, preview, proxies } = config;
  const { apisportsKey, smtp, fcm, googleSecret } = config;
  return {
    dataFolder,
    editionFolder,
    host,
    port,
    cacheBytes,
    buildCheckSeconds,
    preview,
    proxies,
    stallMs,
    apisportsKey,
    smtp,
    fcm,
    googleSecret,
    // An offline copy would stay readable for the next user of the browser.
    offline: config.offline && !preview,
  };
}

/** Migrates, fills lists and an empty database on its own connections: waiting for a parallel process may take long. */
async function prepare(
  config: Config,
  { url, ...needs }: { url: string; edition: Edition; clock: Clock; log: Log },
): Promise<void> {
  await migrateDatabase(url, (name) => printProgress(`database: ${name}`));
  const connection = connectDatabase<DB>({ url, applicationName: 'lapzarta serve', statementTimeout: 0 });
  try {
    const { port, dataFolder } = config;
    const context = createAppContext({ ...needs, db: connection.db, databaseUrl: url, port, dataFolder });
    await context.content.completeFeedIds();
    await fillLists(context, printProgress);
    await installedExtension()?.fillEmptyDatabase(context, printProgress);
    if (config.database.kind === 'embedded') await installedExtension()?.openNewsroom(context);
    await context.content.writeEditionDocuments();
    await context.search.whenIdle();
  } finally {
    await connection.close();
  }
}

/** If the default metrics port is taken, the server starts without `/metrics`. */
async function availableMetricsAddress({ metrics }: Config, log: Log): Promise<MetricsAddress | null> {
  if (metrics === null) return null;
  try {
    await checkPort({ ...metrics, setting: 'LAPZARTA_METRICS' });
    return metrics;
  } catch (error) {
    if (metrics.isChosen || !(error instanceof OperatorError)) throw error;
    log.warn({ why: error.message }, 'there is no /metrics');
    return null;
  }
}

function printAddresses(
  { context, edition, port, metricsUrl }: RunningServer & { edition: Edition },
  newsroom: string[],
): void {
  const width = Math.max(...edition.sites.map((site) => site.name.length));
  const lines = edition.sites.map(
    (site) => `  ${site.name.padEnd(width)}  ${originOf(site, port)}${site.path || '/'}`,
  );
  const metrics = metricsUrl === null ? [] : [`Metrics: ${metricsUrl}`, ''];
  const mails = context.messages.hasMailbox
    ? [`Mails: ${originOf(mainSite(edition), port)}${mailboxPath}`]
    : [];
  const both = domainsToo(edition);
  console.log(
    [
      '',
      'Serving these sites:',
      ...lines,
      ...both,
      '',
      ...newsroom,
      ...mails,
      ...metrics,
      'Ctrl+C stops it.',
      '',
    ].join('\n'),
  );
}

/** A line for each site with a public and a local name: what its canonical addresses have, and what answers besides. */
function domainsToo(edition: Edition): string[] {
  return edition.sites.flatMap(({ name, domains: [canonical = '', ...others] }) => {
    const local = others.filter(isLocalHost);
    if (isLocalHost(canonical) || local.length === 0) return [];
    return [`${name}: every address it gives out has ${canonical}; ${local.join(', ')} only answers.`];
  });
}
