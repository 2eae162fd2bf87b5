/** A newspaper to measure: a database of its own in a folder of its own, the sample edition, years of archive behind it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { generateArchive } from '#apps/server/archive/generate-archive.ts';
import { compose, type House } from '#apps/server/compose.ts';
import { loadSampleIfEmpty } from '#apps/server/sample/load-sample.ts';
import type { DB } from '#db/types.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { mainSite } from '#features/sites/public.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { fixedClock } from '#platform/time/clock.ts';

export const project = join(import.meta.dirname, '..');
/** The clock stands still, so that every run measures the same pages. */
export const benchTime = '2026-11-21T08:00:00+01:00';
/** Stories of the archive that every benchmark has behind it: ten thousand of them on the main domain. */
export const archiveSize = 11_000;

export interface Paper {
  house: House;
  databaseUrl: string;
  dataFolder: string;
  /** The main site, as its readers see it. */
  view: Viewpoint;
  /** The SQL of this process's queries since the last call. */
  takeQueries(): string[];
  /** Fills the archive up to so many stories. */
  growTo(articles: number): Promise<void>;
  /** The first stories of the archive that the main domain answers for, with their addresses. */
  archive(count: number): Promise<StoryCard[]>;
  close(): Promise<void>;
}

export async function openPaper(say: (what: string) => void): Promise<Paper> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lapzarta-bench-'));
  // PostgreSQL runs as a user of its own when we are root, and has to get in.
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
  const edition = await loadEdition(editionFolder);
  const house = compose({
    db,
    edition,
    clock: fixedClock(benchTime),
    log: createLog({ level: 'warn' }),
    port: 3000,
    dataFolder,
  });
  const view = { edition, site: mainSite(edition), port: 3000 };
  const paper: Paper = {
    house,
    databaseUrl: database.url,
    dataFolder,
    view,
    takeQueries: () => queries.splice(0).filter((query) => !/^(begin|commit|rollback)$/i.test(query)),
    async growTo(articles) {
      say(`archive: up to ${articles} stories`);
      await generateArchive(house, {
        articles,
        seed: '1',
        years: 12,
        editionFolder,
        onProgress: () => undefined,
      });
      // What the server does by itself within minutes.
      await sql`vacuum analyze`.execute(db);
    },
    async archive(count) {
      const { rows } = await sql<{ id: number }>`
        select id from articles where source_key like 'archive:%' and site <> 'transtelex' and state = 'active'
        order by id limit ${count}`.execute(db);
      const ids = rows.map((row) => row.id);
      const cards: StoryCard[] = [];
      for (let from = 0; from < ids.length; from += 1000)
        cards.push(...(await house.content.cards(view, ids.slice(from, from + 1000))));
      return cards;
    },
    async close() {
      await close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await loadSampleIfEmpty(house, editionFolder, say);
  await paper.growTo(archiveSize);
  return paper;
}
