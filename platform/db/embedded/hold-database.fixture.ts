/** A process for the tests: uses the database of a folder until it is stopped or killed. */
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';

const [dataFolder = ''] = process.argv.slice(2);
const { url, stop } = await startEmbeddedPostgres({ dataFolder });
process.on('SIGTERM', () => stop());
process.stdout.write(`${url}\n`);
