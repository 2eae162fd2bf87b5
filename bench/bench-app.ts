/** The application to measure: a temporary database, the sample edition and years of generated archive. */

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type AppContext, createAppContext } from '#apps/server/compose.ts';
import { programParts } from '#apps/server/program.ts';
import type { DB } from '#db/types.ts';
import type { StoryCard } from '#features/content/public.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { mainSite, type Viewpoint } from '#features/sites/public.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { generateArchive } from '#sample/archive/generate-archive.ts';
import { loadSampleIfEmpty } from '#sample/load/load-sample.ts';

export const project = join(import.meta.dirname, '..');
/** The clock is fixed, so that every run measures the same pages. */
export const benchTime = '2026-11-21T08:00:00+01:00';
/** Number of generated stories in every benchmark: ten thousand of them on the main domain. */
export const archiveSize = 11_000;

export interface BenchApp {
  context: AppContext;
  databaseUrl: string;
  dataFolder: string;
  /** The main site as its readers see it. */
  view: Viewpoint;
  /** The SQL of this process's queries since the last call. */
  takeQueries(): string[];
  /** Generates stories up to this number. */
  growTo(articles: number): Promise<void>;
  /** The first generated stories on the main domain, with their addresses. */
  archiveCards(count: number): Promise<StoryCard[]>;
  close(): Promise<void>;
}

export async function openBenchApp(
  log: (what: string) => void,
  { archive = archiveSize }: { archive?: number } = {},
): Promise<BenchApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lapzarta-bench-'));
  // As root we run PostgreSQL as another user, who needs access to the folder.
  await chmod(dataFolder, 0o755);
  const database = await openDatabase({ kind: 'embedded' }, { dataFolder });
  const queries: string[] = [];
  await migrate({ url: database.url, folder: join(project, 'db/migrations') });
  const { db, close } = connectDatabase<DB>({
    url: database.url,
    applicationName: 'lapzarta bench',
    statementTimeout: 0,
    onQuery: (query) => queries.push(query),
  });
  const editionFolder = join(project, 'edition');
  const edition = await loadEdition(editionFolder, programParts);
  const context = createAppContext({
    db,
    databaseUrl: database.url,
    edition,
    clock: fixedClock(benchTime),
    log: createLog({ level: 'warn' }),
    port: 3000,
    dataFolder,
  });
  const view = { edition, site: mainSite(edition), port: 3000 };
  const app: BenchApp = {
    context,
    databaseUrl: database.url,
    dataFolder,
    view,
    takeQueries: () => queries.splice(0).filter((query) => !/^(begin|commit|rollback)$/i.test(query)),
    async growTo(articles) {
      log(`archive: up to ${articles} stories`);
      await generateArchive(context, {
        articles,
        seed: '1',
        years: 12,
        onProgress: () => undefined,
      });
      // The server's autovacuum does the same within minutes.
      await sql`vacuum analyze`.execute(db);
    },
    async archiveCards(count) {
      const { rows } = await sql<{ id: number }>`
        select id from articles where source_key like 'archive:%' and site <> 'transtelex' and state = 'active'
        order by id limit ${count}`.execute(db);
      const ids = rows.map((row) => row.id);
      const cards: StoryCard[] = [];
      for (let from = 0; from < ids.length; from += 1000)
        cards.push(...(await context.content.cards(view, ids.slice(from, from + 1000))));
      return cards;
    },
    async close() {
      await close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await loadSampleIfEmpty(context, log);
  if (archive > 0) await app.growTo(archive);
  return app;
}
