import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withEmptyDatabase } from '../../tests/database.ts';
import { migrate } from './migrate.server.ts';

describe('migrations', () => {
  const url = withEmptyDatabase();
  let folder = '';

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    await query('drop schema public cascade; create schema public');
    write('0001-people.sql', 'create table people (name text);');
    write('0002-pets.sql', '-- Pets too.\ncreate table pets (name text);');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are applied once, in the order of their names', async () => {
    const names: string[] = [];
    const onMigration = (name: string) => names.push(name);
    expect(await migrate({ url, folder, onMigration })).toEqual(['0001-people.sql', '0002-pets.sql']);
    expect(names).toEqual(['0001-people.sql', '0002-pets.sql']);
    expect(await migrate({ url, folder })).toEqual([]);
    write('0003-toys.sql', 'create table toys (name text);');
    expect(await migrate({ url, folder })).toEqual(['0003-toys.sql']);
  });

  it('wait for each other when two processes start at once', async () => {
    const applied = await Promise.all([
      migrate({ url, folder }),
      migrate({ url, folder }),
      migrate({ url, folder }),
    ]);
    expect(applied.flat()).toHaveLength(2);
  });

  it('fail when an applied file was edited, naming the file', async () => {
    await migrate({ url, folder });
    write('0001-people.sql', 'create table people (name text, age int);');
    await expect(migrate({ url, folder })).rejects.toThrow('The migration 0001-people.sql was edited');
  });

  it('ignore different line ends', async () => {
    await migrate({ url, folder });
    write('0002-pets.sql', '-- Pets too.\r\ncreate table pets (name text);');
    expect(await migrate({ url, folder })).toEqual([]);
  });

  it('roll back a file that fails, preserve those before it, and report the line', async () => {
    write('0002-pets.sql', 'create table pets (name text);\n\ncreate table dogs (name nonsense);');
    await expect(migrate({ url, folder })).rejects.toThrow(/0002-pets.sql failed at line 3.*nonsense/);
    expect(await tables()).toEqual(['people', 'schema_migrations']);
  });

  it('fail on a database that a newer version migrated', async () => {
    await migrate({ url, folder });
    rmSync(join(folder, '0002-pets.sql'));
    await expect(migrate({ url, folder })).rejects.toThrow('ahead of this program');
  });

  it('fail on a file that sorts before one already applied', async () => {
    await migrate({ url, folder });
    write('0001-zoos.sql', 'create table zoos (name text);');
    await expect(migrate({ url, folder })).rejects.toThrow('0001-zoos.sql sorts before 0002-pets.sql');
  });

  function write(name: string, sql: string): void {
    writeFileSync(join(folder, name), sql);
  }

  async function tables(): Promise<string[]> {
    const rows = await query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    return rows.map((row) => String(row.tablename));
  }

  async function query(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows;
  }
});
