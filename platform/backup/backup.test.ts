/** Backs up, damages, restores and compares a real database and a folder of originals. */
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withEmptyDatabase } from '#tests/database.ts';
import { dataFolder, runLapzarta } from '#tests/lapzarta-process.ts';
import { save, writeStories } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';
import { readSnapshot } from '../db/snapshot/read-snapshot.server.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { writeBackup } from './write-backup.server.ts';

const testApp = withTestApp();
const empty = withEmptyDatabase();
const here = dataFolder();
const there = dataFolder();
const file = join(here.path, 'lap.tar');
const odd = 'tab\tback\\slash „idézet” \\N \\.';
afterAll(() => {
  here.remove();
  there.remove();
});

const backUp = (about: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({
    url: testApp.database.url,
    dataFolder: here.path,
    file,
    mayReplace: true,
    now: new Date('2026-11-21T08:00:00Z'),
    ...about,
  });
const restore = (about: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    url: empty,
    dataFolder: there.path,
    file,
    migrationsFolder: join(import.meta.dirname, '../../db/migrations'),
    mayReplace: true,
    ...about,
  });

beforeAll(async () => {
  await writeStories(testApp.context);
  await save(testApp.context, { slug: 'furcsa', title: odd });
  await testApp.context.search.whenIdle();
  for (const bytes of [Buffer.alloc(0), Buffer.from('kép'), randomBytes(300_000)])
    putOriginal(here.path, bytes);
});

// A busy machine needs time for a whole database.
describe('a backup', { timeout: 120_000 }, () => {
  it('restores every row and every original after all were lost', async () => {
    expect(await backUp()).toMatchObject({ file, originals: 3 });
    const before = await contents(testApp.database.url);
    expect(before.articles).toContain(odd.slice(-10, -5));
    const done = await restore();
    expect(done).toMatchObject({ createdAt: '2026-11-21T08:00:00Z', originals: 3, migrated: [] });
    expect(await contents(empty)).toEqual(before);
    expect(filesIn(there.path)).toEqual(filesIn(here.path).filter(({ name }) => name !== 'lap.tar'));
  });

  it('does not contain messages to other systems, which would be sent twice', async () => {
    await query(testApp.database.url, `insert into outbox (queue, payload) values ('hub-pings', '{}')`);
    await query(empty, `select pgboss.create_queue('hub-pings', '{"policy": "standard"}')`);
    await backUp();
    await restore();
    expect(await query(empty, 'select from outbox')).toEqual([]);
    expect(await query(empty, 'select name from pgboss.queue')).toEqual([]);
  });

  it('preserves sequences, so the next story gets a new id', async () => {
    await query(empty, `insert into tags (slug, name) values ('uj', 'új')`);
    const [row] = await query(empty, `select id = max(id) over () as is_last from tags where slug = 'uj'`);
    expect(row).toEqual({ is_last: true });
  });

  it('replaces an existing file or database only with the option', async () => {
    await expect(backUp({ mayReplace: false })).rejects.toThrow('lap.tar is there already. --replace');
    await expect(restore({ mayReplace: false })).rejects.toThrow('The database is not empty. --replace');
  });

  it('is restored with all constraints: a row whose story is missing is refused, and nothing changes', async () => {
    const before = await contents(empty);
    await query(empty, 'alter table article_tags drop constraint article_tags_article_id_fkey');
    await query(
      empty,
      'insert into article_tags (article_id, tag_id, position) select 4711, id, 0 from tags limit 1',
    );
    const broken = join(here.path, 'broken.tar');
    await backUp({ url: empty, file: broken });
    await query(empty, 'delete from article_tags where article_id = 4711');
    // The archive's schema comes from the migrations, whatever the state of the database.
    await expect(restore({ file: broken })).rejects.toThrow(/article_tags_article_id_fkey/);
    expect(await contents(empty)).toEqual(before);
    rmSync(broken);
  });

  it('is not restored while a server is running', async () => {
    const server = new pg.Client({ connectionString: empty, application_name: 'lapzarta serve' });
    await server.connect();
    await expect(restore()).rejects.toThrow('A server works on this database. Stop it first');
    await server.end();
  });
});

describe('a damaged archive', { timeout: 120_000 }, () => {
  const broken = join(here.path, 'broken.tar');
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await contents(empty);
  });
  beforeEach(() => cpSync(file, broken));

  it.each([0.02, 0.2, 0.5, 0.8])(
    'is refused wherever a byte was changed (at %f), and nothing changes',
    async (where) => {
      const bytes = readFileSync(broken);
      const at = firstContentAt(bytes, Math.floor(bytes.length * where));
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(broken, bytes);
      await expect(restore({ file: broken })).rejects.toThrow(
        /broken\.tar cannot be used: .*Nothing was changed\.$/,
      );
      expect(await contents(empty)).toEqual(before);
    },
  );

  it.each([0, 0.3, 0.99])('is refused when it is truncated (at %f)', async (where) => {
    truncateSync(broken, Math.floor(statSync(broken).size * where));
    await expect(restore({ file: broken })).rejects.toThrow(/cannot be used/);
  });

  it('is refused when it is another kind of file', async () => {
    writeFileSync(broken, randomBytes(5000));
    await expect(restore({ file: broken })).rejects.toThrow(/cannot be used/);
    await expect(restore({ file: join(here.path, 'nincs.tar') })).rejects.toThrow(/There is no file/);
  });
});

describe('an incomplete backup', { timeout: 240_000 }, () => {
  it('reports which original is damaged, and leaves no archive', async () => {
    const path = putOriginal(here.path, Buffer.from('ép'));
    writeFileSync(path, 'rossz');
    const target = join(here.path, 'other.tar');
    await expect(backUp({ file: target })).rejects.toThrow(`The original ${path} is damaged`);
    expect(readdirSync(here.path).filter((name) => name.startsWith('other.tar'))).toEqual([]);
    rmSync(path);
  });

  it('leaves no archive when it is killed, and the next backup removes the draft', async () => {
    const path = putOriginal(here.path, randomBytes(200 * 1024 * 1024));
    const target = join(here.path, 'killed.tar');
    const settings = { DATABASE_URL: testApp.database.url, LAPZARTA_DATA: here.path };
    const command = runLapzarta(['backup', target], settings);
    const drafts = () => readdirSync(here.path).filter((name) => name.startsWith('killed.tar.part-'));
    await expect.poll(drafts, { timeout: 180_000, interval: 5 }).toHaveLength(1);
    command.send('SIGKILL');
    expect((await command.exit).signal).toBe('SIGKILL');
    expect(existsSync(target)).toBe(false);
    rmSync(path);
    await backUp({ file: target });
    expect([existsSync(target), drafts()]).toEqual([true, []]);
  });
});

/** Stores an original in the media feature's layout. */
function putOriginal(folder: string, bytes: Buffer): string {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.jpg`;
  const path = join(folder, 'originals', name.slice(0, 2), name.slice(2, 4), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

/** All rows of every table, whose physical order has no meaning. */
function contents(url: string): Promise<Record<string, string>> {
  const without = ['invalidations', 'outbox'];
  return readSnapshot({ url, without }, async ({ tables, rowsOf, migrations }) => {
    const all: Record<string, string> = { migrations: JSON.stringify(migrations) };
    for (const table of tables)
      all[table.name] = (await text(rowsOf(table))).split('\n').toSorted().join('\n');
    return all;
  });
}

function filesIn(folder: string): { name: string; hash: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      name,
      hash: createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Skips the padding of an entry's last block, which has no meaning. */
function firstContentAt(bytes: Buffer, from: number): number {
  const at = bytes.subarray(from).findIndex((byte) => byte !== 0);
  return from + at;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
