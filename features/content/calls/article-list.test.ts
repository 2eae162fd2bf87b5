import { beforeAll, describe, expect, it } from 'vitest';
import { apiCallsOf, bridge, depot, onion } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';
import { articleListSchema } from './content-schema.ts';

const server = withServer();
const { article, problem } = apiCallsOf(server);
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.context);
  for (const number of [1, 2, 3, 4])
    await save(server.context, { slug: `hir-${number}`, title: `${number}. hír` });
  await server.settled();
});

describe('a list of articles', () => {
  async function slugs(query: string, headers: Record<string, string> = {}): Promise<string[]> {
    const answer = await server.telex(`/api/articles${query}`, { headers });
    expect(answer.status, `${query}: ${answer.text.slice(0, 200)}`).toBe(200);
    return articleListSchema.parse(answer.json()).items.map((item) => item.slug);
  }

  it('returns the six latest of the site without a filter, newest first [ART-18]', async () => {
    const given = articleListSchema.parse((await server.telex('/api/articles')).json());
    expect(given).toMatchObject({ page: 1, perPage: 6 });
    expect(given.items).toHaveLength(6);
    expect(given.totalPages).toBe(Math.ceil(given.totalItems / 6));
    const times = given.items.map((item) => item.pubDate);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(await slugs('', { 'x-site': 'transtelex' })).toEqual([onion]);
  });

  it('contains the page number, page size and total [X07] [LIST-04]', async () => {
    const { items, ...rest } = articleListSchema.parse(
      (await server.telex('/api/articles?limit=2&page=2')).json(),
    );
    const { totalItems } = articleListSchema.parse((await server.telex('/api/articles')).json());
    expect(items).toHaveLength(2);
    expect(totalItems).toBeGreaterThan(4);
    expect(rest).toEqual({ page: 2, perPage: 2, totalItems, totalPages: Math.ceil(totalItems / 2) });
  });

  it('filters by tag, section, author and flag [ART-18]', async () => {
    expect(await slugs('?filters[tag]=hidak')).toEqual([bridge]);
    expect(await slugs('?filters%5Bauthor%5D=szekely-anna')).toEqual([bridge]);
    expect(await slugs('?filters[mstag]=belfold')).toEqual([
      bridge,
      depot,
      'village-ferry-back-on-the-danube',
    ]);
    expect(await slugs('?filters[flag]=legfontosabb')).toEqual([bridge]);
    expect(await slugs('?filters[flag]=important')).toEqual([bridge]);
    expect(await slugs('?filters[tag]=nincs-ilyen')).toEqual([]);
  });

  it('covers only the sites on the domain of the call [X11] [X12]', async () => {
    for (const site of ['g7', 'telex'])
      expect(await slugs('?filters[flag]=legfontosabb', { 'x-site': site })).toEqual([bridge]);
    expect(await slugs('?filters[flag]=legfontosabb', { 'x-site': 'transtelex' })).toEqual([]);
    expect(await slugs('?filters[mstag]=erdely')).toEqual([onion]);
    expect(await slugs('?filters[mstag]=bulvar', { 'x-site': 'transtelex' })).toEqual([]);
    expect(await slugs('', { 'x-site': 'g7' })).toEqual([]);
  });

  it('combines several filters, with the total [ART-18]', async () => {
    expect(await slugs('?filters[mstag]=belfold&filters[flag]=live')).toEqual([bridge, depot]);
    expect(await slugs('?filters[mstag]=belfold&filters[flag]=live&filters[author]=szekely-anna')).toEqual([
      bridge,
    ]);
    expect(await slugs('?filters[mstag]=erdely&filters[flag]=live')).toEqual([]);
    const second = await server.telex(
      '/api/articles?filters[mstag]=belfold&filters[flag]=live&limit=1&page=2',
    );
    expect(articleListSchema.parse(second.json())).toMatchObject({
      items: [{ slug: depot }],
      page: 2,
      perPage: 1,
      totalItems: 2,
      totalPages: 2,
    });
  });

  it('accepts `perPage` as well as `limit` [X07]', async () => {
    const [one, other] = await Promise.all(
      ['perPage', 'limit'].map((name) => server.telex(`/api/articles?${name}=3`)),
    );
    expect(one?.json()).toEqual(other?.json());
    expect(articleListSchema.parse(one?.json()).items).toHaveLength(3);
  });

  it('returns the posts of a live blog page by page [ART-18]', async () => {
    const parent = `?filters[parent]=${stories.depot}`;
    expect(await slugs(`${parent}&limit=3`)).toEqual(['remiz-32', 'remiz-31', 'remiz-30']);
    expect(await slugs(`${parent}&limit=30&page=2`)).toEqual(['remiz-2', 'remiz-1']);
    expect((await problem(`/api/articles?filters[parent]=${stories.draft}`)).document).toMatchObject({
      code: 'article-not-found',
    });
  });

  it('has the same values as the whole article, in fewer fields', async () => {
    const answer = await server.telex('/api/articles?filters[tag]=hidak');
    const [item] = articleListSchema.parse(answer.json()).items;
    expect(await article(`/api/articles/${bridge}`)).toMatchObject(item ?? {});
  });

  it('shows a new article at once and drops a withdrawn one', async () => {
    expect(await slugs('?filters[tag]=hidak')).toEqual([bridge]);
    const tags = await server.context.content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
    const tagIds = [...tags.values()];
    const id = await save(server.context, { slug: 'meg-egy-hid', title: 'Még egy híd', tagIds });
    await server.settled();
    expect(await slugs('?filters[tag]=hidak')).toEqual(['meg-egy-hid', bridge]);
    await server.context.content.withdraw(id);
    await server.settled();
    expect(await slugs('?filters[tag]=hidak')).toEqual([bridge]);
  });

  it.each([
    ['?filters[parent]=1&filters[flag]=b', 'cannot be combined'],
    ['?limit=3&perPage=3', 'only one of them'],
    ['?perPage=101', 'perPage'],
    ['?filters[tag]=A', 'filters[tag]'],
    ['?limit=101', 'limit'],
    ['?limit=0', 'limit'],
    ['?page=-1', 'page'],
    ['?filters[parent]=x', 'filters[parent]'],
  ])('refuses a request with %s', async (query, field) => {
    expect((await problem(`/api/articles${query}`)).document).toMatchObject({
      code: 'request-invalid',
      detail: expect.stringContaining(field),
    });
  });

  it('is cached for everyone, but not when it is empty', async () => {
    server.takeQueries();
    await slugs('?filters[tag]=hidak&utm_source=a');
    expect(server.takeQueries()).toEqual([]);
    const nothing = await server.telex('/api/articles?filters[tag]=nincs-ilyen');
    expect(nothing.headers['cache-control']).toBe('no-store');
  });
});
