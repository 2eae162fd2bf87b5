import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { findPostmaster, stopPostmaster } from './postmaster.server.ts';
import { findPrograms } from './programs.server.ts';

describe('the embedded database', () => {
  let dataFolder = '';
  const open = new Set<EmbeddedPostgres>();
  const processes = new Set<ChildProcess>();

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'lapzarta-embedded-'));
    chmodSync(dataFolder, 0o755);
  });
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL');
    for (const database of open) await database.stop();
    open.clear();
    processes.clear();
    const left = server();
    if (left !== null) await stopPostmaster(left, join(dataFolder, 'postgres'), findPrograms());
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('is created at the first start, and preserves its contents, address and credentials', async () => {
    const first = await start();
    await run(first.url, `create table words (word text); insert into words values ('szó')`);
    await stop(first);
    expect(server()).toBeNull();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await run(second.url, 'select word from words')).toEqual([{ word: 'szó' }]);
    expect(statSync(join(dataFolder, 'postgres')).mode & 0o077).toBe(0);
  });

  it('collates Hungarian, uses UTF-8, and gives the program no special rights', async () => {
    const { url } = await start();
    const [sorted] = await run(
      url,
      `select string_agg(word, ' ' order by word) as words from unnest(array['zab', 'csap', 'cukor', 'ág', 'alma']) as word`,
    );
    expect(sorted).toEqual({ words: 'ág alma cukor csap zab' });
    const [role] = await run(url, `select rolsuper from pg_roles where rolname = current_user`);
    expect(role).toEqual({ rolsuper: false });
    await expect(run(url, `select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied');
  });

  it('is shared by the processes that use the folder, and stopped by the last of them', async () => {
    const serve = await startProcess();
    const command = await start();
    expect(command.url).toBe(serve.url);
    await stop(command);
    expect(server()).not.toBeNull();
    serve.child.kill('SIGTERM');
    await once(serve.child, 'exit');
    expect(server()).toBeNull();
  });

  it('is stopped by one of several processes that leave concurrently', async () => {
    for (let time = 0; time < 3; time += 1) {
      const together = await Promise.all([start(), start(), start()]);
      await Promise.all(together.map(stop));
      expect(server()).toBeNull();
    }
  });

  it('waits for a server that may be starting, and removes the lock file of a crash', async () => {
    await stop(await start());
    const left = join(dataFolder, 'postgres', 'postmaster.pid');
    writeFileSync(left, '');
    const since = Date.now() / 1000 - 9.5;
    utimesSync(left, since, since);
    const database = await start();
    expect(await run(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(database);
  });

  it('keeps running for a command when the server process leaves', async () => {
    const serve = await startProcess();
    const command = await start();
    serve.child.kill('SIGTERM');
    await once(serve.child, 'exit');
    expect(await run(command.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(command);
    expect(server()).toBeNull();
  });

  it('is adopted when the process that started it was killed, and stopped in the end', async () => {
    const { child, url } = await startProcess();
    const orphan = server();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await start();
    expect(database.url).toBe(url);
    expect(server()?.pid).toBe(orphan?.pid);
    await stop(database);
    expect(server()).toBeNull();
  });

  it('restarts after all processes were killed', async () => {
    const { child, url } = await startProcess();
    await run(url, `create table words (word text); insert into words values ('szó')`);
    child.kill('SIGKILL');
    killServer();
    const database = await start();
    expect(await run(database.url, 'select word from words')).toEqual([{ word: 'szó' }]);
  });

  it('does not mistake a process with the pid of a dead server for the server', async () => {
    await stop(await start());
    const lines = [process.pid, join(dataFolder, 'postgres'), 1, 5432, '', '127.0.0.1', '1 2', 'ready'];
    writeFileSync(join(dataFolder, 'postgres/postmaster.pid'), lines.join('\n'));
    const { url } = await start();
    expect(await run(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('restarts at the same address when it is killed while in use', async () => {
    const messages: string[] = [];
    const database = await start((what) => messages.push(what));
    killServer();
    await expect.poll(() => run(database.url, 'select 1 as one').catch(() => [])).toHaveLength(1);
    expect(messages).toContain('The embedded database went away and is started again.');
  });

  it('is created once when two processes start on an empty folder', async () => {
    const both = await Promise.all([startProcess(), startProcess()]);
    expect(new Set(both.map(({ url }) => url)).size).toBe(1);
  });

  it('is created again after its creation was interrupted', async () => {
    mkdirSync(join(dataFolder, 'postgres.new-999999/cluster/base'), { recursive: true });
    mkdirSync(join(dataFolder, 'postgres'));
    await start();
    expect(() => statSync(join(dataFolder, 'postgres.new-999999'))).toThrow('ENOENT');
  });

  it('reports in one sentence that a folder is damaged', async () => {
    await stop(await start());
    const control = join(dataFolder, 'postgres/global/pg_control');
    const content = readFileSync(control);
    renameSync(control, `${control}.away`);
    await expectSentence(/damaged: global\/pg_control is missing.*Restore/);
    renameSync(`${control}.away`, control);
    writeFileSync(control, content.fill(0, 0, 100));
    await expectSentence(/does not start: .*incompatible.*postgres\.log/);
    writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '16\n');
    await expectSentence(/was created by PostgreSQL 16, and this program includes 18/);
    writeFileSync(join(dataFolder, 'postgres/lapzarta-credentials.json'), '{');
    writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '18\n');
    await expectSentence(/lapzarta-credentials.json cannot be read/);
  });

  it('reports in one sentence that its data folder has other contents', async () => {
    mkdirSync(join(dataFolder, 'postgres'));
    writeFileSync(join(dataFolder, 'postgres/notes.txt'), '');
    await expectSentence(/damaged: PG_VERSION is missing/);
    rmSync(join(dataFolder, 'postgres'), { recursive: true });
    writeFileSync(join(dataFolder, 'postgres'), '');
    await expectSentence(/has to be in \S+\/postgres, which is not a folder/);
    writeFileSync(join(dataFolder, 'file'), '');
    await expectSentence(/file is not a folder. Set LAPZARTA_DATA/, join(dataFolder, 'file'));
  });

  it('opens a copy of its folder, as a restored backup would be', async () => {
    const first = await start();
    await run(first.url, `create table words (word text); insert into words values ('szó')`);
    await stop(first);
    const copy = join(dataFolder, 'restored');
    cpSync(join(dataFolder, 'postgres'), join(copy, 'postgres'), { recursive: true });
    const restored = await startEmbeddedPostgres({ dataFolder: copy, durable: false });
    expect(await run(restored.url, 'select word from words')).toEqual([{ word: 'szó' }]);
    await restored.stop();
  });

  async function start(onInterruption?: (what: string) => void): Promise<EmbeddedPostgres> {
    const listening = onInterruption === undefined ? {} : { onInterruption };
    const database = await startEmbeddedPostgres({ dataFolder, durable: false, ...listening });
    open.add(database);
    return database;
  }

  async function stop(database: EmbeddedPostgres): Promise<void> {
    open.delete(database);
    await database.stop();
  }

  async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
    const program = join(import.meta.dirname, 'hold-database.fixture.ts');
    const child = spawn(process.execPath, [program, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
    processes.add(child);
    const [line] = await once(child.stdout, 'data');
    return { child, url: String(line).trim() };
  }

  function server() {
    return findPostmaster(join(dataFolder, 'postgres'));
  }

  function killServer(): void {
    const pid = server()?.pid ?? 0;
    expect(pid).toBeGreaterThan(0);
    process.kill(pid, 'SIGKILL');
  }

  async function expectSentence(sentence: RegExp, folder = dataFolder): Promise<void> {
    const attempt = startEmbeddedPostgres({ dataFolder: folder, durable: false });
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow(sentence);
  }

  async function run(url: string, statement: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(statement);
      return Array.isArray(result) ? [] : result.rows;
    } finally {
      await client.end();
    }
  }
});
