/**
 * Writes db/schema.sql and db/types.ts from the migrations; `--check` only compares and fails when they differ. Uses a
 * temporary database server.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { describeSchema } from './schema/describe-schema.ts';

const root = resolve(import.meta.dirname, '..');
const onlyCheck = process.argv.includes('--check');

for (const [path, text] of Object.entries(await generate())) {
  const file = join(root, path);
  const same = existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text;
  if (same) continue;
  if (onlyCheck) {
    console.error(`${path} is not what the migrations make; run: node scripts/schema.ts`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`${path} written`);
  }
}

async function generate(): Promise<Record<string, string>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'lapzarta-schema-'));
  chmodSync(dataFolder, 0o755);
  const server = await startEmbeddedPostgres({ dataFolder, durable: false });
  try {
    await migrate({ url: server.url, folder: join(root, 'db/migrations') });
    return { 'db/schema.sql': await schemaOf(server.url), 'db/types.ts': typesOf(server.url, dataFolder) };
  } finally {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const text = await describeSchema(client);
  await client.end();
  return text;
}

function typesOf(url: string, scratch: string): string {
  const file = join(scratch, 'types.ts');
  const generator = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
  // JSON is passed as text: node-postgres would encode an array as a PostgreSQL array, which is not JSON.
  const types = JSON.stringify({ jsonb: 'ColumnType<unknown, string, string>', xid8: 'string' });
  execFileSync(process.execPath, [
    generator,
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    file,
    '--log-level',
    'error',
    '--date-parser',
    'string',
    '--type-mapping',
    types,
    '--exclude-pattern',
    'schema_migrations',
  ]);
  return readFileSync(file, 'utf8');
}
