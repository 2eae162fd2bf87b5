/**
 * The application context on a separate database, with the real edition and an adjustable clock; no server.
 *
 * ```ts
 * const testApp = withTestApp();
 * it('…', async () => { await testApp.context.content.publish(3); });
 * ```
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type AppContext, createAppContext } from '#apps/server/compose.ts';
import { siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import { invalidationsSince } from '#platform/cache/invalidation-queries.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openMailbox } from '#sample/sandbox/mailbox/open-mailbox.server.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { type TestDatabase, withDatabase } from './database.ts';
import { loadTestEdition } from './edition.ts';

export { createAppContext };

export interface TestApp {
  context: AppContext;
  database: TestDatabase;
  view(site: string): Viewpoint;
  setTime(iso: string): void;
  /** Invalidation keys since the last call, as `key` or `key@unix seconds`, one array per record. */
  takeInvalidations(): Promise<string[][]>;
}

export function withTestApp(): TestApp {
  const database = withDatabase();
  let now = new Date('2026-11-21T08:00:00+01:00');
  let started: { context: AppContext; folder: string; client: pg.Client } | undefined;
  let last = 0n;
  const running = () => {
    if (!started) throw new Error('The application is there once the tests run, not before.');
    return started;
  };

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lapzarta-test-'));
    const edition = await loadTestEdition();
    const log = createLog({ level: 'fatal' });
    const clock = { now: () => now };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const context = createAppContext({
      db: database.db,
      databaseUrl: database.url,
      edition,
      clock,
      log,
      port: 3000,
      dataFolder: folder,
      openSandbox,
      openMailbox,
    });
    started = { context, folder, client };
  });
  afterAll(async () => {
    await started?.client.end();
    if (started) await rm(started.folder, { recursive: true, force: true });
  });

  return {
    database,
    get context() {
      return running().context;
    },
    view: (site) => {
      const { edition } = running().context;
      return { edition, site: siteBySlug(edition, site), port: 3000 };
    },
    setTime(iso) {
      now = new Date(iso);
    },
    async takeInvalidations() {
      const { records } = await invalidationsSince(running().client, '0');
      const fresh = records.filter((record) => BigInt(record.id) > last);
      last = BigInt(records.at(-1)?.id ?? last);
      return fresh.map((record) =>
        record.entries.map(({ key, at }) => (at === undefined ? key : `${key}@${at}`)).toSorted(),
      );
    },
  };
}
