/**
 * A process that reads a match for its readers and fetches what is due, as servers do, with a clock that runs faster:
 * started by a test with a database, a sandbox, the factor and when the clock began. Prints a line when it is ready, and
 * then the number of its reads.
 */
import pino from 'pino';
import type { DB } from '#db/types.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { createLivescoreFeature } from './livescore-feature.server.ts';
import { noPictures } from './no-pictures.fixture.ts';
import { resources } from './provider/resources.ts';

const [url = '', origin = '', factor = '', began = '', simulated = ''] = process.argv.slice(2);

const connection = connectDatabase<DB>({ url, applicationName: 'lapzarta test' });
const scores = createLivescoreFeature({
  names: [],
  db: connection.db,
  clock: { now: () => fastTime(Number(factor), Number(began), simulated) },
  log: pino({ level: 'silent' }),
  key: null,
  media: noPictures,
  createReadCache: noCache.createCache,
  setting: { sources: { football: `${origin}/football` } },
  recordInvalidations: async () => undefined,
});
const signal = new AbortController().signal;
const match = resources.match(2024002);
let reads = 0;

/** A server renders a match once for all of its readers, and then again when it has changed. */
async function readOnce(): Promise<void> {
  await scores.read(match);
  reads += 1;
}

setInterval(() => void scores.fetchDue(signal), 100);
setInterval(() => void readOnce(), 20);
setInterval(() => process.stdout.write(`${reads}\n`), 100);
process.stdout.write('ready\n');

function fastTime(by: number, since: number, from: string): Date {
  return new Date(Date.parse(from) + (Date.now() - since) * by);
}
