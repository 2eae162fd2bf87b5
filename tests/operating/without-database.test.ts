/** The database becomes unavailable under load and returns: cached pages are served, and no restart is needed. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../database.ts';
import { withDatabaseProxy } from '../database-proxy.ts';
import { type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { type HttpResponse, sendRequest } from '../send-request.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const proxy = withDatabaseProxy(database.url);
const folders = withFolders();
let server: LapzartaProcess;
let port = 0;

beforeAll(async () => {
  await sql`insert into documents (slug, site, language, title, body, updated_at)
    values ('rolunk', 'telex', 'hu', 'Rólunk', '[]', '2026-11-01T00:00:00Z')`.execute(database.db);
  server = runLapzarta(['serve'], {
    PORT: '0',
    DATABASE_URL: proxy.url(),
    LOG_LEVEL: 'fatal',
    ...folders.settings,
  });
  port = Number(new URL(await server.address).port);
});
afterAll(async () => {
  server.send('SIGTERM');
  expect((await server.exit).code, server.output()).toBe(0);
});

const cachedPath = '/dokumentum/rolunk';

describe('while the database is unavailable', () => {
  it('serves cached pages, marked stale, and responds to other requests with 503 [ERR-05]', {
    timeout: 90_000,
  }, async () => {
    // Otherwise the dictionary, which is loaded after the start, would be what is missing.
    await expect.poll(async () => (await sendRequest(port, '/readyz')).status, { timeout: 30_000 }).toBe(200);
    expect((await sendRequest(port, cachedPath)).status).toBe(200);
    const readers = requestRepeatedly(cachedPath);
    await pause(100);
    proxy.disconnect();
    await expect.poll(async () => isStale(await sendRequest(port, cachedPath))).toBe(true);

    const page = await sendRequest(port, '/legfrissebb');
    expect(page.status).toBe(503);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.text).toContain('Belső kiszolgálóhiba.');

    const call = await sendRequest(port, '/api/articles');
    expect(call.status).toBe(503);
    expect(call.headers['cache-control']).toBe('no-store');
    expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
    expect(call.json()).toMatchObject({ code: 'database-unavailable' });

    expect((await sendRequest(port, '/healthz')).status).toBe(200);
    expect((await sendRequest(port, '/readyz')).status).toBe(503);
    await expect.poll(() => readers.count()).toBeGreaterThan(20);
    const answers = await readers.stop();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('when the database is available again', () => {
  it('serves current pages, with what changed meanwhile', async () => {
    await sql`update documents set title = 'Megújult' where slug = 'rolunk'`.execute(database.db);
    await sql`insert into invalidations (entries) values ('[{"key": "document:rolunk"}]')`.execute(
      database.db,
    );
    proxy.reconnect();
    await expect
      .poll(async () => (await sendRequest(port, cachedPath)).text.includes('Megújult'), { timeout: 20_000 })
      .toBe(true);
    expect(isStale(await sendRequest(port, cachedPath))).toBe(false);
    expect((await sendRequest(port, '/readyz')).status).toBe(200);
    expect((await sendRequest(port, '/api/articles')).status).toBe(200);
  });
});

function isStale({ headers }: HttpResponse): boolean {
  return String(headers['cache-status']).includes('stale');
}

/** Requests a path repeatedly until stopped. */
function requestRepeatedly(path: string): { count(): number; stop(): Promise<HttpResponse[]> } {
  const answers: HttpResponse[] = [];
  let stopped = false;
  const reading = (async () => {
    while (!stopped) {
      answers.push(await sendRequest(port, path));
      await pause(10);
    }
  })();
  return {
    count: () => answers.length,
    async stop() {
      stopped = true;
      await reading;
      return answers;
    },
  };
}
