/** Stopping a server, and starting it again after a crash. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../database.ts';
import { runLapzarta } from '../lapzarta-process.ts';
import { sendRequest } from '../send-request.ts';
import { save } from '../stories.ts';
import { withTestApp } from '../test-app.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const folders = withFolders();
beforeAll(async () => {
  await sql`insert into documents (slug, site, language, title, body, updated_at)
    values ('rolunk', 'telex', 'hu', 'Rólunk', '[]', '2026-11-01T00:00:00Z')`.execute(database.db);
});

describe('a server that receives SIGTERM', () => {
  it('completes pending requests, accepts no new ones, and exits with code 0', async () => {
    const testApp = runLapzarta(['serve'], {
      PORT: '0',
      DATABASE_URL: database.url,
      ...folders.settings,
    });
    const port = Number(new URL(await testApp.address).port);
    const began = performance.now();
    const answer = await database.db.transaction().execute(async (trx) => {
      await sql`lock table documents in access exclusive mode`.execute(trx);
      const slow = sendRequest(port, '/dokumentum/rolunk');
      await expect.poll(waitingForLocks).toBe(1);
      testApp.send('SIGTERM');
      const late = () =>
        sendRequest(port, '/empty').then(
          ({ status }) => status,
          () => 'refused',
        );
      await expect.poll(async () => ['refused', 503].includes(await late()), { timeout: 3_000 }).toBe(true);
      return { slow };
    });
    const { status, text } = await answer.slow;
    expect(status).toBe(200);
    expect(text).toContain('Rólunk');
    expect((await testApp.exit).code, testApp.output()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('connections of a server that receives SIGTERM', () => {
  it.each([
    '',
    'GET / HTTP/1.1\r\nHost: x',
    'POST /api/reads HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ])('do not delay its exit when they have sent only %j', async (beginning) => {
    const testApp = runLapzarta(['serve'], {
      PORT: '0',
      DATABASE_URL: database.url,
      ...folders.settings,
    });
    const socket = connect(Number(new URL(await testApp.address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(beginning);
    socket.on('error', () => undefined);
    await pause(200);
    const began = performance.now();
    testApp.send('SIGTERM');
    expect((await testApp.exit).code, testApp.output()).toBe(0);
    // A pending request has five seconds; without the limit it would have a minute.
    expect(performance.now() - began).toBeLessThan(beginning === '' ? 4_500 : 15_000);
    socket.destroy();
  });
});

describe('reads that a server has counted', () => {
  const testApp = withTestApp();

  it('are saved before it exits', async () => {
    const id = await save(testApp.context, { slug: 'hir', title: 'Hír' });
    const server = runLapzarta(['serve'], {
      PORT: '0',
      DATABASE_URL: testApp.database.url,
      ...folders.settings,
    });
    const port = Number(new URL(await server.address).port);
    const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0' };
    const answer = await sendRequest(port, '/api/reads', {
      method: 'POST',
      headers,
      body: JSON.stringify({ id }),
    });
    expect(answer.status).toBe(204);
    server.send('SIGTERM');
    expect((await server.exit).code, server.output()).toBe(0);
    const written = await sql<{ reads: number }>`
      select reads from read_counts where article_id = ${id}`.execute(testApp.database.db);
    expect(written.rows).toEqual([{ reads: 1 }]);
  });
});

describe('a command that changes a story', () => {
  const testApp = withTestApp();

  it('prints only its result, and finishes background work before it exits', async () => {
    await save(testApp.context, { slug: 'hir', title: 'Hír' });
    const change = ['article', 'correct', 'hir', '--text', 'A címben rossz név állt.', '--title', 'Jó hír'];
    const command = runLapzarta([...change, '--json'], {
      DATABASE_URL: testApp.database.url,
      ...folders.settings,
    });
    expect((await command.exit).code, command.output()).toBe(0);
    expect(JSON.parse(command.stdout())).toMatchObject({ slug: 'hir', state: 'active' });
    expect(command.stderr()).not.toContain('warn');
  });
});

describe('a server that was killed together with its database', () => {
  it('starts again without help, with all saved data', async () => {
    const settings = { PORT: '0', ...folders.settings };
    const killed = runLapzarta(['serve'], settings);
    await killed.address;
    const token = runLapzarta(['token', 'create', 'Teszt'], settings);
    expect((await token.exit).code, token.output()).toBe(0);
    const postmaster = Number(
      readFileSync(join(folders.data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(killed.pid, 'SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await killed.exit;

    const testApp = runLapzarta(['serve'], settings);
    const port = Number(new URL(await testApp.address).port);
    await expect.poll(async () => (await sendRequest(port, '/readyz')).status).toBe(200);
    const answer = await sendRequest(port, '/api/articles', {
      headers: { authorization: `Bearer ${token.output().trim()}` },
    });
    expect(answer.status).toBe(200);
    testApp.send('SIGTERM');
    expect((await testApp.exit).code, testApp.output()).toBe(0);
  }, 180_000);
});

async function waitingForLocks(): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())
  `.execute(database.db);
  return found.rows[0]?.total ?? 0;
}
