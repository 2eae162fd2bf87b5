import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../tests/test-app.ts';
import { noFilters, type SearchRequest } from './search-request.ts';

const testApp = withTestApp();
const question: SearchRequest = {
  term: '',
  filters: noFilters,
  sites: [],
  sort: 'relevance',
  from: null,
  to: null,
  page: 1,
  perPage: 10,
};

describe('on an archive of 20 000 stories', () => {
  beforeAll(async () => {
    const { db } = testApp.database;
    await sql`
      insert into articles (type, state, slug, site, language, pub_date, url_date, created_at, updated_at, title)
      select 'article', 'active', 'regi-' || n, 'telex', 'hu', moment, moment::date, moment, moment, 'Régi ' || n
      from generate_series(1, 20000) n, lateral (select timestamptz '2011-01-01' + n * interval '6 hours') m (moment)
    `.execute(db);
    await sql`
      insert into search_stories (article_id, pub_date, shown, maker, hash, terms)
      select id, pub_date, true, 0, '', array_to_tsvector(array[
        '!telex/' || to_char(pub_date, 'YYYY'), '!telex/' || to_char(pub_date, 'YYYY-MM'), '/telex', '>r', '=regi',
        case when id % 10 = 0 then 'gyakori' else 'keves' end, case when id % 100 = 0 then '^gyakori' else 'keves' end,
        case when id % 100 = 0 then '~gyakori' else 'keves' end, case when id % 400 = 0 then '=gyakori' else 'keves' end,
        'ritka' || id % 5000, '#cimke' || id % 50, case when id % 7 = 0 then 'hetes' else 'keves' end,
        case when pub_date < '2013-01-01' then 'regen' else 'keves' end])
      from articles where slug like 'regi-%'`.execute(db);
    await sql`
      insert into search_labels (paper, kind, slug, name, words, stories)
      select 'telex', 'tags', 'c' || n, 'C' || n, array_to_tsvector(array['=c' || n, '>c']), n
      from generate_series(1, 20000) n`.execute(db);
    await sql`select gin_clean_pending_list('search_stories_terms')`.execute(db);
    await sql`analyze articles, search_stories, search_labels`.execute(db);
  });

  const find = (changes: Partial<SearchRequest>) =>
    testApp.context.search.find(testApp.view('telex'), { ...question, ...changes });

  async function plansOf(act: () => Promise<unknown>): Promise<string> {
    testApp.database.takeQueries();
    await act();
    const plans: string[] = [];
    for (const query of testApp.database.takeQueries()) {
      const plan = await sql
        .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${query}`)
        .execute(testApp.database.db);
      plans.push(plan.rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans.join('\n');
  }

  it.each([
    ['a word', { term: 'gyakori' }],
    ['two words', { term: 'gyakori ritka7' }],
    ['a phrase', { term: '„gyakori ritka7”' }],
    ['nothing', {}],
    [
      'a filter, sites and days',
      { filters: { ...noFilters, and_tags: ['cimke7'] }, sites: ['g7'], from: new Date(0), to: new Date() },
    ],
    ['a deep page', { term: 'gyakori', page: 150 }],
    ['what is old', { term: 'regen' }],
  ])('a search for %s uses the index, word conditions before the time condition', async (_name, changes) => {
    const plan = await plansOf(() => find(changes));
    expect(plan).toContain('Bitmap Index Scan on search_stories_terms');
    const conditions = plan.match(/(?<=Index Cond: ).*terms @@ span.*/g) ?? [];
    expect(conditions.length).toBeGreaterThan(0);
    for (const condition of conditions) expect(condition).toMatch(/terms @@ span\.span\)+$/);
    expect(plan).not.toContain('Seq Scan on search_stories');
    expect(plan).not.toContain('Seq Scan on articles');
  });

  it('suggestions use the indexes', async () => {
    const plan = await plansOf(() =>
      testApp.context.search.autocomplete(testApp.view('telex'), 'c', noFilters),
    );
    expect(plan).toContain('Bitmap Index Scan on search_labels_terms');
    expect(plan).not.toMatch(/Seq Scan on (search_|articles)/);
  });

  it.each([
    ['gyakori', 2000],
    ['gyakori hetes', 285],
    ['regen', 2923],
    ['ritka7', 4],
  ])('pages of %s follow each other without gap or repetition, with the right total', async (term, total) => {
    const byHand = await sql<{ id: number; tier: number }>`
      select article_id as id, case when ${term} <> 'gyakori' then 3 when article_id % 400 = 0 then 0
        when article_id % 100 = 0 then 1 else 3 end as tier
      from search_stories where terms @@ ${term.replace(' ', ' & ')}::tsquery
      order by tier, pub_date desc, article_id desc`.execute(testApp.database.db);
    const found: number[] = [];
    const first = await find({ term, perPage: 100 });
    expect(byHand.rows).toHaveLength(total);
    expect(first).toMatchObject({ totalItems: total, totalIsLeast: false });
    for (let page = 1; page <= first.totalPages; page += 1)
      found.push(...(await find({ term, perPage: 100, page })).articles.map((story) => story.id));
    expect(found).toEqual(byHand.rows.map((row) => row.id));
    expect((await find({ term, perPage: 100, page: first.totalPages + 1 })).articles).toEqual([]);
  });

  it('counting and paging end at ten thousand hits', async () => {
    const all = await find({ perPage: 100 });
    expect(all).toMatchObject({ totalItems: 10_000, totalIsLeast: true, totalPages: 100 });
    expect((await find({ perPage: 100, page: 100 })).articles).toHaveLength(100);
    expect((await find({ perPage: 100, page: 101 })).articles).toEqual([]);
    expect((await find({ perPage: 30, page: 334 })).articles).toHaveLength(10);
  });

  it('no input causes an error', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60, unit: 'binary' }),
      fc.stringMatching(/^[a-zé'"„”\\:*&|!<>() \-.]{0,40}$/),
      fc.constantFrom(
        "'",
        "''",
        '\\',
        "a\\'b",
        ':*',
        '!a',
        'a <-> b',
        '´',
        '\u0301',
        "o'neill-",
        '%_',
        '1:A',
      ),
    );
    const filters = fc.record({
      and_tags: fc.array(text),
      superTags: fc.array(text),
      authors: fc.array(text),
      title: fc.array(text),
    });
    await fc.assert(
      fc.asyncProperty(text, filters, async (term, chosen) => {
        const page = await find({ term: `gyakori ${term}`, filters: chosen });
        expect(page.totalPages).toBe(Math.ceil(page.totalItems / page.perPage));
        await testApp.context.search.autocomplete(testApp.view('telex'), term, chosen);
        await testApp.context.search.typeahead(testApp.view('telex'), term, 5);
      }),
      { numRuns: 150 },
    );
  });
});
