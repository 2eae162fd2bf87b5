/** Lists of any length return the right page with the right total, without reading more rows than necessary. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';
import { recountLists } from './list-entries-queries.server.ts';

const testApp = withTestApp();

/** Inserts stories by SQL, with `moment` as the publication time of story number `n`. */
async function insertStories(prefix: string, count: number, moment: string, lists: string[]): Promise<void> {
  const { db } = testApp.database;
  await sql`
    insert into articles (type, state, slug, site, language, pub_date, url_date, created_at, updated_at, title)
    select 'article', 'active', ${prefix} || n, 'telex', 'hu', m, m::date, m, m, 'Régi ' || n
    from generate_series(1, ${count}::int) n, lateral (select ${sql.raw(moment)}) x (m)`.execute(db);
  await sql`
    insert into list_entries (list, pub_date, article_id)
    select list, pub_date, id from articles, unnest(${lists}::text[]) l (list) where slug like ${`${prefix}%`}`.execute(
    db,
  );
  await recountLists(db);
  await sql`analyze articles, list_entries, list_counts`.execute(db);
}

async function idsOn(list: string, page: number, perPage: number): Promise<number[]> {
  const found = await testApp.context.lists.page(testApp.view('telex'), list, page, perPage);
  return found.articles.map((card) => card.id);
}

async function idsOf(list: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select article_id as id from list_entries where list = ${list}
    order by pub_date desc, article_id desc`.execute(testApp.database.db);
  return found.rows.map((row) => row.id);
}

describe('every page of a list', () => {
  beforeAll(async () => {
    const uneven = `timestamptz '2019-12-30 22:00Z' + (n * n % 1009) * interval '37 minutes' * (1 + n % 17)`;
    await insertStories('sok-', 700, uneven, ['latest:telex', 'tag:sok']);
  });

  it.each(['latest:telex', 'tag:sok'])(
    'of %s continues where the previous one ends [LIST-05] [LIST-06]',
    async (list) => {
      const all = await idsOf(list);
      for (const perPage of [1, 7, 30, 100]) {
        const pages = Math.ceil(all.length / perPage);
        for (const page of new Set([1, 2, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 1, pages])) {
          const expected = all.slice((page - 1) * perPage, page * perPage);
          expect(await idsOn(list, page, perPage), `page ${page} of ${pages}`).toEqual(expected);
        }
      }
      for (let page = 1; page <= 70; page += 1)
        expect(await idsOn(list, page, 10), `page ${page}`).toEqual(all.slice((page - 1) * 10, page * 10));
    },
  );

  it('has the same total, and pages beyond the last are empty [S05]', async () => {
    for (const page of [1, 35, 70, 71, 100_000]) {
      const found = await testApp.context.lists.page(testApp.view('telex'), 'latest:telex', page, 10);
      expect(found).toMatchObject({ totalItems: 700, totalPages: 70 });
      expect(found.articles).toHaveLength(page <= 70 ? 10 : 0);
    }
  });

  it('is right after stories were moved to other days, added and removed', async () => {
    const dates = [
      '2019-12-31T23:30:00Z',
      '2020-06-15T12:00:00Z',
      '2020-06-15T12:00:00Z',
      '2021-01-01T00:10:00Z',
    ];
    const ids: number[] = [];
    for (const [at, date] of dates.entries())
      ids.push(await save(testApp.context, { slug: `jott-${at}`, title: 'Jött', pubDate: new Date(date) }));
    const [first = 0, second = 0] = ids;
    await save(testApp.context, {
      id: first,
      slug: 'jott-0',
      title: 'Jött',
      pubDate: new Date('2020-06-16T00:00:00Z'),
    });
    await testApp.context.content.withdraw(second);
    const all = await idsOf('latest:telex');
    expect(all).toHaveLength(703);
    for (let page = 1; page <= 11; page += 1)
      expect(await idsOn('latest:telex', page, 70)).toEqual(all.slice((page - 1) * 70, page * 70));
  });
});

describe('very many stories with one date', () => {
  beforeAll(async () => {
    await insertStories('egynap-', 20_000, `timestamptz '2018-03-05 09:00Z'`, [
      'section:egynap',
      'tag:egynap',
    ]);
    await insertStories('elotte-', 5, `timestamptz '2018-03-04 09:00Z' + n * interval '1 hour'`, [
      'section:egynap',
    ]);
  });

  it('still have the right pages and total', async () => {
    const all = await idsOf('section:egynap');
    for (const page of [1, 500, 1_000, 1_999, 2_000, 2_001]) {
      const found = await testApp.context.lists.page(testApp.view('telex'), 'section:egynap', page, 10);
      expect(found.totalItems).toBe(20_005);
      expect(found.articles.map((card) => card.id)).toEqual(all.slice((page - 1) * 10, page * 10));
    }
  });
});

describe('the plan of a page of a list', () => {
  beforeAll(async () => {
    const years = `timestamptz '2008-01-01' + n * interval '4 hours'`;
    await insertStories('evek-', 40_000, years, ['flag:evek/telex', 'author:evek']);
    await sql`vacuum (analyze) list_entries`.execute(testApp.database.db);
  });

  interface Node {
    'Node Type': string;
    'Relation Name'?: string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Node[];
  }

  /** Executes a page's query with EXPLAIN and these values. */
  async function nodesOf(list: string, page: number): Promise<Node[]> {
    testApp.database.takeQueries();
    await idsOn(list, page, 10);
    const [query = ''] = testApp.database.takeQueries();
    const text = query.replaceAll(/(list = |limit )?\$\d+/g, (_, before: string | undefined) => {
      if (before === 'list = ') return `list = '${list}'`;
      return before === 'limit ' ? 'limit 10' : String((page - 1) * 10);
    });
    const explained = await sql
      .raw<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (analyze, format json) ${text}`)
      .execute(testApp.database.db);
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? [plan, ...below(plan)] : [];
  }

  function below(node: Node): Node[] {
    return (node.Plans ?? []).flatMap((one) => [one, ...below(one)]);
  }

  it.each([
    ['flag:evek/telex', 1],
    ['flag:evek/telex', 2_000],
    ['flag:evek/telex', 4_000],
    ['author:evek', 1],
    ['author:evek', 4_000],
  ])('of %s, page %i, uses indexes and a few hundred rows [LIST-06]', async (list, page) => {
    const nodes = await nodesOf(list, page);
    const big = ['articles', 'list_entries', 'list_counts'];
    const read = nodes.filter((node) => big.includes(node['Relation Name'] ?? ''));
    expect(read.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const rows = read.reduce(
      (sum, node) =>
        sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
      0,
    );
    expect(rows).toBeLessThan(list.startsWith('author:') ? 1_300 : 300);
    expect(nodes.at(0)?.['Actual Rows']).toBe(10);
  });
});
