/** The database goes away under load and comes back: readers get what there is, and nobody has to restart anything. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from '../ask.ts';
import { withDatabase } from '../database.ts';
import { withDatabaseWire } from '../database-proxy.ts';
import { type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const wire = withDatabaseWire(database.url);
const folders = withFolders();
let paper: LapzartaProcess;
let port = 0;

beforeAll(async () => {
  await sql`insert into documents (slug, site, language, title, body, updated_at)
    values ('rolunk', 'telex', 'hu', 'Rólunk', '[]', '2026-11-01T00:00:00Z')`.execute(database.db);
  paper = runLapzarta(['serve'], {
    ...{ PORT: '0', DATABASE_URL: wire.url(), LOG_LEVEL: 'fatal' },
    ...folders.settings,
  });
  port = Number(new URL(await paper.address).port);
});
afterAll(async () => {
  paper.send('SIGTERM');
  expect((await paper.exit).code, paper.output()).toBe(0);
});

const kept = '/dokumentum/rolunk';

describe('while the database is away', () => {
  it('serves what it keeps, marked stale, and says that the rest must wait [ERR-05]', async () => {
    expect((await ask(port, kept)).status).toBe(200);
    const readers = readWhile(kept);
    await pause(100);
    wire.cut();
    await expect.poll(async () => isStale(await ask(port, kept)), { timeout: 5_000 }).toBe(true);

    const page = await ask(port, '/legfrissebb');
    expect(page.status).toBe(503);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.text).toContain('Belső kiszolgálóhiba.');

    const call = await ask(port, '/api/articles');
    expect(call.status).toBe(503);
    expect(call.headers['cache-control']).toBe('no-store');
    expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
    expect(call.json()).toMatchObject({ code: 'database-unavailable' });

    expect((await ask(port, '/healthz')).status).toBe(200);
    expect((await ask(port, '/readyz')).status).toBe(503);
    await expect.poll(() => readers.count(), { timeout: 5_000 }).toBeGreaterThan(20);
    const answers = await readers.stop();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('when the database is back', () => {
  it('serves everything fresh again, also what changed meanwhile', async () => {
    await sql`update documents set title = 'Megújult' where slug = 'rolunk'`.execute(database.db);
    await sql`insert into invalidations (entries) values ('[{"key": "document:rolunk"}]')`.execute(
      database.db,
    );
    wire.mend();
    await expect
      .poll(async () => (await ask(port, kept)).text.includes('Megújult'), { timeout: 8_000 })
      .toBe(true);
    expect(isStale(await ask(port, kept))).toBe(false);
    expect((await ask(port, '/readyz')).status).toBe(200);
    expect((await ask(port, '/api/articles')).status).toBe(200);
  });
});

function isStale({ headers }: Answer): boolean {
  return String(headers['cache-status']).includes('stale');
}

/** Readers who ask one after the other until told to stop. */
function readWhile(path: string): { count(): number; stop(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  let stopped = false;
  const reading = (async () => {
    while (!stopped) {
      answers.push(await ask(port, path));
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
