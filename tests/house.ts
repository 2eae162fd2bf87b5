/**
 * The rooms on a database of their own, with the real edition and a clock that a test moves; no server.
 *
 * ```ts
 * const paper = withHouse();
 * it('…', async () => { await paper.house.content.publish(3); });
 * ```
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { compose, type House } from '#apps/server/compose.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { siteBySlug } from '#features/sites/public.ts';
import { invalidationsSince } from '#platform/cache/invalidation-queries.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { type TestDatabase, withDatabase } from './database.ts';

export interface TestHouse {
  house: House;
  database: TestDatabase;
  view(site: string): Viewpoint;
  setTime(iso: string): void;
  /** Keys recorded since the last call, as `key` or `key@unix seconds`, one array a record. */
  takeInvalidations(): Promise<string[][]>;
}

export function withHouse(): TestHouse {
  const database = withDatabase();
  let now = new Date('2026-11-21T08:00:00+01:00');
  let started: { house: House; folder: string; client: pg.Client } | undefined;
  let last = 0n;
  const running = () => {
    if (!started) throw new Error('The house is there once the tests run, not before.');
    return started;
  };

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lapzarta-house-'));
    const edition = await loadEdition(join(import.meta.dirname, '../edition'));
    const log = createLog({ level: 'fatal' });
    const clock = { now: () => now };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const house = compose({ db: database.db, edition, clock, log, port: 3000, dataFolder: folder });
    started = { house, folder, client };
  });
  afterAll(async () => {
    await started?.client.end();
    if (started) await rm(started.folder, { recursive: true, force: true });
  });

  return {
    database,
    get house() {
      return running().house;
    },
    view: (site) => {
      const { edition } = running().house;
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
