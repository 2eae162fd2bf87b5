import { beforeAll, describe, expect, it } from 'vitest';
import { apiCallsOf, bridge, onion } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, writeStories } from '../../../tests/stories.ts';
import { searchPageSchema, suggestionsSchema, typeaheadSchema } from '../search-schema.server.ts';

const server = withServer();
const { problem } = apiCallsOf(server);
beforeAll(async () => {
  await writeStories(server.context);
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await save(server.context, {
      slug: `kutya-${number}`,
      title: `Kutya, ${number}. rész`,
      site: number === 7 ? 'g7' : 'telex',
    });
  await server.settled();
});

async function jsonOf(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await server.telex(path, { headers });
  expect(answer.status, `${path}: ${answer.text.slice(0, 200)}`).toBe(200);
  return answer.json();
}

const filters = (value: object) => `filters=${encodeURIComponent(JSON.stringify(value))}`;

describe('the search call', () => {
  const page = async (query: string, headers?: Record<string, string>) =>
    searchPageSchema.parse(await jsonOf(`/api/search${query}`, headers));

  it('finds by a term, ten per page, with the page position [SRCH-02] [X07]', async () => {
    const found = await page('?term=kutya');
    expect(found).toMatchObject({ page: 1, perPage: 10, totalItems: 7, totalPages: 1, totalIsLeast: false });
    expect(found.items[0]?.marks.title).toContainEqual({ text: 'Kutya', marked: true });
    expect(await page('?term=kutya&perPage=2&oldal=4')).toMatchObject({ page: 4, perPage: 2, totalPages: 4 });
  });

  it('returns stories with the most terms if none has all, and says so [S09]', async () => {
    const found = await page('?term=kutya%20zsir%C3%A1f');
    expect(found.partial).toEqual({ words: 1, of: 2, missing: ['zsiráf'] });
    expect(found.totalItems).toBe(7);
    expect((await page('?term=kutya')).partial).toBeNull();
    expect(await jsonOf('/api/search/highlights?term=kutya%20zsir%C3%A1f')).toEqual({ items: [] });
  });

  it('finds by filters, on the given sites and those of the call’s domain [SRCH-02] [X11]', async () => {
    const bySection = await page(`?${filters({ superTags: ['belfold'] })}`);
    expect(bySection.items.map((item) => item.slug)).toContain(bridge);
    expect((await page('?term=kutya&sites=g7%7Cafter')).items.map((item) => item.slug)).toEqual(['kutya-7']);
    expect((await page('?sort=time', { 'x-site': 'transtelex' })).items.map((item) => item.slug)).toEqual([
      onion,
    ]);
  });

  it.each([
    ['signs that are no words', `?term=${encodeURIComponent('😀')}`],
    ['punctuation', '?term=!!'],
    ['an empty phrase', '?term=%22%22'],
    ['what is too long for a word', `?term=${'x'.repeat(200)}`],
    ['a title without a word', `?${filters({ title: ['!!'] })}`],
    ['words of stories and a title without a word', `?term=kutya&${filters({ title: ['?'] })}`],
    ['a site that there is not', '?sites=nope'],
    ['a site of another domain', '?sites=transtelex'],
  ])('finds nothing by %s [SRCH-02] [X11]', async (_name, query) => {
    expect(await page(query)).toMatchObject({ items: [], totalItems: 0, totalPages: 0 });
  });

  it.each(['', '?term=', '?term=%20', '?sites=', '?sites=%7C'])('finds everything by %j', async (query) => {
    expect((await page(query)).totalItems).toBeGreaterThan(7);
  });

  it('finds between two days in the site’s time zone, inclusive [SITE-09]', async () => {
    // 23:30 in Budapest is the next day in Bucharest.
    for (const [site, there, elsewhere] of [
      ['telex', '2026-11-18', '2026-11-19'],
      ['transtelex', '2026-11-19', '2026-11-18'],
    ] as const) {
      const on = async (day: string) =>
        (await page(`?from=${day}&to=${day}`, { 'x-site': site })).items.map((item) => item.slug);
      expect(await on(there), site).toContain(onion);
      expect(await on(elsewhere), site).not.toContain(onion);
    }
  });

  it('returns groups on request [SRCH-03] [X15]', async () => {
    expect(await jsonOf(`/api/search?for=${encodeURIComponent('["after-new","nincs"]')}`)).toEqual([
      { slug: 'after-new', items: [] },
      { slug: 'nincs', items: [] },
    ]);
  });

  it.each([
    ['?filters=x', 'filters'],
    ['?filters=[]', 'filters'],
    ['?perPage=101', 'perPage'],
    ['?oldal=0', 'oldal'],
    ['?sort=x', 'sort'],
    ['?from=tegnap', 'from'],
    [`?term=${'x'.repeat(201)}`, 'term'],
    ['?for=x', 'for'],
  ])('refuses a request with %s', async (query, field) => {
    expect((await problem(`/api/search${query}`)).document).toMatchObject({
      code: 'request-invalid',
      detail: expect.stringContaining(field),
    });
  });

  it('has no page after the last', async () => {
    expect((await problem('/api/search?term=kutya&oldal=2')).document).toMatchObject({
      code: 'page-not-found',
    });
    expect((await page('?term=nincsilyen')).items).toEqual([]);
  });

  it('is cached for everyone until something is published, and then revalidates with a 304', async () => {
    const first = await server.telex('/api/search?term=kutya&utm_source=a');
    server.takeQueries();
    const again = await server.telex('/api/search?term=kutya', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, server.takeQueries()]).toEqual([304, []]);
    await save(server.context, { slug: 'kutya-8', title: 'Kutya, 8. rész' });
    await server.settled();
    expect((await page('?term=kutya')).totalItems).toBe(8);
  });

  it('displaces no page from the cache, however many searches are requested', async () => {
    const cached = async (): Promise<string> =>
      /^lapzarta_cache_entries\{[^}]*pages[^}]*\} (\d+)/m.exec(await server.metrics())?.[1] ?? '';
    const before = await cached();
    for (let at = 0; at < 20; at += 1) await page(`?term=valami${at}`);
    expect(await cached()).toBe(before);
  });
});

describe('the typeahead call', () => {
  const slugs = async (query: string) =>
    typeaheadSchema.parse(await jsonOf(`/api/search/articles${query}`)).items.map((item) => item.slug);

  it('returns five stories by default [SRCH-04]', async () => {
    expect(await slugs('?term=kut')).toHaveLength(5);
    expect(await slugs('?limit=2&term=kut')).toHaveLength(2);
    expect(await slugs('?term=')).toEqual([]);
    expect((await problem('/api/search/articles?limit=21&term=a')).document).toMatchObject({
      code: 'request-invalid',
    });
  });
});

describe('the autocomplete call', () => {
  const items = async (query: string) =>
    suggestionsSchema.parse(await jsonOf(`/api/search/autocomplete${query}`)).items;

  it('returns texts with their type and count [SRCH-05]', async () => {
    expect(await items('?term=hid')).toContainEqual({ text: 'hidak', type: 'tags', slug: 'hidak', count: 1 });
    expect(await items('?term=sz%C3%A9kely')).toContainEqual({
      text: 'Székely Anna',
      type: 'authors',
      slug: 'szekely-anna',
      count: 1,
    });
    expect(await items(`?term=hid&${filters({ and_tags: ['hidak'] })}`)).not.toContainEqual(
      expect.objectContaining({ type: 'tags' }),
    );
  });

  it('returns nothing for an empty term [SRCH-06]', async () => {
    expect(await items('')).toEqual([]);
    expect(await items('?term=%20')).toEqual([]);
  });
});

describe('the highlights call', () => {
  const items = async (query: string) =>
    typeaheadSchema.parse(await jsonOf(`/api/search/highlights${query}`)).items;

  it('returns four articles or none [LIST-23]', async () => {
    expect(await items('?term=kutya')).toHaveLength(4);
    expect(await items(`?${filters({ and_tags: ['hidak'] })}`)).toEqual([]);
  });

  it('returns the block above the page of a tag and of a section, if it has one [LIST-23]', async () => {
    const { content, lists, db } = server.context;
    const tag = (await content.ensureTags([{ slug: 'gatak', name: 'gátak' }])).get('gatak') ?? 0;
    const section = { slug: 'vizugy', name: 'Vízügy', site: 'telex' };
    const mainSuperTagId = (await content.ensureSuperTags([section])).get('vizugy') ?? 0;
    const reads: { articleId: number; reads: number }[] = [];
    const write = async (at: number) => {
      const story = { slug: `gat-${at}`, title: `Gát ${at}`, tagIds: [tag], mainSuperTagId };
      reads.push({ articleId: await save(server.context, story), reads: at });
    };
    for (let at = 1; at <= 10; at += 1) await write(at);
    await db.transaction().execute((trx) => lists.writeMonthReads(reads.slice(0, 4), trx));
    await server.settled();
    const labels = [{ and_tags: ['gatak'] }, { superTags: ['vizugy'] }];
    for (const label of labels) expect(await items(`?${filters(label)}`)).toEqual([]);
    await write(11);
    await server.settled();
    for (const label of labels)
      expect((await items(`?${filters(label)}`)).map(({ slug }) => slug)).toEqual([
        'gat-4',
        'gat-3',
        'gat-2',
        'gat-1',
      ]);
    const block = /<section class="[^"]*highlights.*?<\/section>/s.exec(
      (await server.telex('/cimke/gatak')).text,
    );
    for (const at of [4, 3, 2, 1]) expect(block?.[0]).toContain(`/gat-${at}"`);
  });
});
