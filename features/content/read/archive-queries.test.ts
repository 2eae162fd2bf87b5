import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { archiveCursorAfter, archiveEntriesOf, archiveFrom } from './archive-queries.server.ts';

const database = withDatabase();
const sites = ['telex', 'g7'];
const november = {
  sites,
  from: new Date('2026-11-01T00:00:00Z'),
  to: new Date('2026-12-01T00:00:00Z'),
};

/** Four stories every eighty minutes; every tenth on another site, some not public, some in a closed section. */
beforeAll(async () => {
  await sql`insert into super_tags (slug, name, site, active) values ('zart', 'Zárt', 'telex', false)`.execute(
    database.db,
  );
  await sql`
    insert into articles (type, state, slug, site, language, pub_date, url_date, created_at, updated_at, title,
      main_super_tag_id)
    select 'article', case when n % 50 = 7 then 'draft' else 'active' end, 'cikk-' || n,
      case when n % 10 = 3 then 'transtelex' when n % 10 = 5 then 'g7' else 'telex' end, 'hu', t.at, t.at, t.at, t.at,
      'Cikk ' || n, case when n % 100 = 9 then (select id from super_tags) end
    from generate_series(0, 39999) n
    cross join lateral (select timestamptz '2025-06-01 00:00Z' + (n / 4) * interval '80 minutes' as at) t`.execute(
    database.db,
  );
  await sql`analyze articles`.execute(database.db);
});

describe('the archive', () => {
  it('is read in pages without gaps and without duplicates', async () => {
    const { db } = database;
    const whole = await archiveFrom(db, november, undefined, 100_000);
    const pieces: number[] = [];
    let place: { pubDate: Date; id: number } | undefined;
    for (;;) {
      const some = await archiveFrom(db, november, place, 7);
      pieces.push(...some.map((row) => row.id));
      const last = some.at(-1);
      if (!last) break;
      place = { pubDate: last.pub_date, id: last.id };
    }
    expect(whole.length).toBeGreaterThan(1_000);
    expect(pieces).toEqual(whole.map((row) => row.id));
    expect(new Set(whole.map((row) => row.site))).toEqual(new Set(sites));
    expect(whole.filter((row) => !row.is_public).length).toBeGreaterThan(0);
    expect(whole[0]?.pub_date.getTime()).toBeGreaterThanOrEqual(november.from.getTime());
    expect(whole.at(-1)?.pub_date.getTime()).toBeLessThan(november.to.getTime());
  });

  it('returns the cursor after a given number of stories', async () => {
    const { db } = database;
    const whole = await archiveFrom(db, november, undefined, 100_000);
    const place = await archiveCursorAfter(db, november, 500);
    expect(place?.id).toBe(whole[499]?.id);
    expect((await archiveFrom(db, november, place, 1))[0]?.id).toBe(whole[500]?.id);
    expect(await archiveCursorAfter(db, november, whole.length + 1)).toBeUndefined();
  });

  it('returns site and time of the stories that are in it', async () => {
    const found = await sql<{ id: number }>`
      select id from articles where slug in ('cikk-7', 'cikk-8', 'cikk-13') order by slug`.execute(
      database.db,
    );
    const places = await archiveEntriesOf(
      database.db,
      found.rows.map((row) => row.id),
    );
    expect(places.toSorted((a, b) => a.at - b.at)).toEqual([
      { site: 'telex', at: Date.parse('2025-06-01T02:40:00Z') / 1000 },
      { site: 'transtelex', at: Date.parse('2025-06-01T04:00:00Z') / 1000 },
    ]);
  });

  it.each([
    ['a piece', () => archiveFrom(database.db, november, { pubDate: november.from, id: 5 }, 1_000)],
    ['the first piece', () => archiveFrom(database.db, november, undefined, 1_000)],
    ['a place', () => archiveCursorAfter(database.db, november, 10_000)],
  ])('is read from an index, in its order: %s', async (_what, read) => {
    database.takeQueries();
    await read();
    const [query = ''] = database.takeQueries();
    const plan = await sql
      .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${query}`)
      .execute(database.db);
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/Index (Only )?Scan using articles_archive on articles/);
    expect(lines).not.toMatch(/Sort|Seq Scan on articles/);
  });
});
