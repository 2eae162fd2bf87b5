/**
 * Pages of lists at ten thousand, a hundred thousand and a million stories, in a separate database: the time of a page
 * must not grow with the archive or with the page number.
 */

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { programParts } from '#apps/server/program.ts';
import type { DB } from '#db/types.ts';
import { createListsFeature, type ListsFeature, recountLists } from '#features/lists/public.server.ts';
import { loadEdition } from '#features/sites/public.server.ts';
import { mainSite, type Viewpoint } from '#features/sites/public.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { benchTime, project } from '../bench-app.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';

const sizes = [10_000, 100_000, 1_000_000];
const perPage = 10;
const repeats = 200;
/** The longest list, one with a tenth of its stories, one with a thousandth. */
const lists = ['latest:telex', 'section:tized@telex', 'tag:ezred@telex'];

export const listsAtAnySize: Benchmark = {
  name: 'lists',
  async run({ log }) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'lapzarta-bench-lists-'));
    // As root we run PostgreSQL as another user, who needs access to the folder.
    await chmod(dataFolder, 0o755);
    const database = await openDatabase({ kind: 'embedded' }, { dataFolder });
    await migrate({ url: database.url, folder: join(project, 'db/migrations') });
    const { db, close } = connectDatabase<DB>({
      url: database.url,
      applicationName: 'lapzarta bench lists',
      statementTimeout: 0,
    });
    try {
      const edition = await loadEdition(join(project, 'edition'), programParts);
      const feature = createListsFeature({
        db,
        edition,
        clock: fixedClock(benchTime),
        recordInvalidations,
        plan: () => [],
      });
      const view = { edition, site: mainSite(edition), port: 3000 };
      const measurements: Times[] = [];
      for (const size of sizes) {
        log(`lists of ${size} stories`);
        await growTo(db, size);
        measurements.push(await measure(feature, view));
      }
      return figuresOf(measurements);
    } finally {
      await close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

/** Always spread over fifteen years, so that a larger archive has more stories a day. */
async function growTo(db: Kysely<DB>, size: number): Promise<void> {
  await sql`truncate articles, list_entries, list_counts restart identity cascade`.execute(db);
  await sql`
    insert into articles (type, state, slug, site, language, pub_date, url_date, created_at, updated_at, title, lead)
    select 'article', 'active', 'cikk-' || n, 'telex', 'hu', m, m::date, m, m, 'A ' || n || '. cikk címe',
      'A ' || n || '. cikk bevezetője, amely annyit mond el, amennyi egy kártyán elfér belőle.'
    from generate_series(1, ${size}::int) n,
      lateral (select timestamptz '2026-11-21' - n * (interval '15 years' / ${size}::int)) x (m)`.execute(db);
  await sql`
    insert into list_entries (list, pub_date, article_id)
    select l.list, a.pub_date, a.id
    from unnest(${lists}::text[], array[1, 10, 1000]) l (list, nth) join articles a on a.id % l.nth = 0
    order by 1, 2, 3`.execute(db);
  await recountLists(db);
  // The server's autovacuum does the same within minutes.
  await sql`vacuum (analyze) articles, list_entries, list_counts`.execute(db);
}

interface PageTimes {
  first: number;
  middle: number;
  last: number;
}

type Times = Map<string, PageTimes>;

async function measure(feature: ListsFeature, view: Viewpoint): Promise<Times> {
  const times: Times = new Map();
  for (const list of lists) {
    const { totalPages } = await feature.page(view, list, 1, perPage);
    const page = (number: number) =>
      feature.page(view, list, Math.max(1, Math.min(number, totalPages)), perPage);
    times.set(list, {
      first: await timed((at) => page(1 + (at % 3))),
      middle: await timed((at) => page(1 + Math.floor((totalPages * at) / repeats))),
      last: await timed((at) => page(totalPages - (at % 3))),
    });
  }
  return times;
}

async function timed(act: (at: number) => Promise<unknown>): Promise<number> {
  const measurements: number[] = [];
  for (let at = -20; at < repeats; at += 1) {
    const began = performance.now();
    await act(Math.max(0, at));
    if (at >= 0) measurements.push(performance.now() - began);
  }
  return median(measurements);
}

function figuresOf(measurements: Times[]): Figure[] {
  return lists.flatMap((list): Figure[] => {
    const before = measurements.at(0)?.get(list);
    const after = measurements.at(-1)?.get(list);
    if (!before || !after) throw new Error(`${list} was not measured`);
    const yardstick = (name: string, value: number) => ({ name, value, unit: 'ms' as const });
    return [
      ...(['first', 'middle', 'last'] as const).map(
        (which): Figure => ({
          name: `${which} page of ${list}, a million stories / ten thousand`,
          value: after[which] / before[which],
          unit: 'ratio',
          target: { atMost: 1.5 },
          yardstick: yardstick('with ten thousand', before[which]),
        }),
      ),
      {
        name: `last page of ${list} / first, a million stories`,
        value: after.last / after.first,
        unit: 'ratio',
        target: { atMost: 2 },
        yardstick: yardstick('the first', after.first),
      },
    ];
  });
}
