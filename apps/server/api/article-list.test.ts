import { beforeAll, describe, expect, it } from 'vitest';
import { articleListSchema } from '#features/content/public.server.ts';
import { bridge, callsOf, depot, onion } from '../../../tests/calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const { article, problem } = callsOf(server);
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.house);
  for (const number of [1, 2, 3, 4])
    await save(server.house, { slug: `hir-${number}`, title: `${number}. hír` });
  await server.settled();
});

describe('a list of articles', () => {
  async function slugs(query: string, headers: Record<string, string> = {}): Promise<string[]> {
    const answer = await server.telex(`/api/articles${query}`, { headers });
    expect(answer.status, `${query}: ${answer.text.slice(0, 200)}`).toBe(200);
    return articleListSchema.parse(answer.json()).items.map((item) => item.slug);
  }

  it('has six of the site’s latest without a filter, the newest first [ART-18]', async () => {
    const given = articleListSchema.parse((await server.telex('/api/articles')).json());
    expect(given).toMatchObject({ page: 1, perPage: 6 });
    expect(given.items).toHaveLength(6);
    expect(given.totalPages).toBe(Math.ceil(given.totalItems / 6));
    const times = given.items.map((item) => item.pubDate);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(await slugs('', { 'x-site': 'transtelex' })).toEqual([onion]);
  });

  it('says which page it is, how many a page holds, and how many there are in all [X07] [LIST-04]', async () => {
    const { items, ...rest } = articleListSchema.parse(
      (await server.telex('/api/articles?limit=2&page=2')).json(),
    );
    const { totalItems } = articleListSchema.parse((await server.telex('/api/articles')).json());
    expect(items).toHaveLength(2);
    expect(totalItems).toBeGreaterThan(4);
    expect(rest).toEqual({ page: 2, perPage: 2, totalItems, totalPages: Math.ceil(totalItems / 2) });
  });

  it('has those of a tag, a section, an author, a flag [ART-18]', async () => {
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

  it('looks at the sites of the domain of the call and at no others [X11] [X12]', async () => {
    for (const site of ['g7', 'telex'])
      expect(await slugs('?filters[flag]=legfontosabb', { 'x-site': site })).toEqual([bridge]);
    expect(await slugs('?filters[flag]=legfontosabb', { 'x-site': 'transtelex' })).toEqual([]);
    expect(await slugs('?filters[mstag]=erdely')).toEqual([onion]);
    expect(await slugs('?filters[mstag]=bulvar', { 'x-site': 'transtelex' })).toEqual([]);
    expect(await slugs('', { 'x-site': 'g7' })).toEqual([]);
  });

  it('has what several filters are true of at once, with its total [ART-18]', async () => {
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

  it('takes `perPage` for `limit` [X07]', async () => {
    const [one, other] = await Promise.all(
      ['perPage', 'limit'].map((name) => server.telex(`/api/articles?${name}=3`)),
    );
    expect(one?.json()).toEqual(other?.json());
    expect(articleListSchema.parse(one?.json()).items).toHaveLength(3);
  });

  it('has the posts of a live blog, page by page [ART-18]', async () => {
    const parent = `?filters[parent]=${stories.depot}`;
    expect(await slugs(`${parent}&limit=3`)).toEqual(['remiz-32', 'remiz-31', 'remiz-30']);
    expect(await slugs(`${parent}&limit=30&page=2`)).toEqual(['remiz-2', 'remiz-1']);
    expect((await problem(`/api/articles?filters[parent]=${stories.draft}`)).document).toMatchObject({
      code: 'article-not-found',
    });
  });

  it('says what a whole article says, in fewer fields', async () => {
    const answer = await server.telex('/api/articles?filters[tag]=hidak');
    const [item] = articleListSchema.parse(answer.json()).items;
    expect(await article(`/api/articles/${bridge}`)).toMatchObject(item ?? {});
  });

  it('shows a new article at once, and one no more that was withdrawn', async () => {
    expect(await slugs('?filters[tag]=hidak')).toEqual([bridge]);
    const tags = await server.house.content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
    const tagIds = [...tags.values()];
    const id = await save(server.house, { slug: 'meg-egy-hid', title: 'Még egy híd', tagIds });
    await server.settled();
    expect(await slugs('?filters[tag]=hidak')).toEqual(['meg-egy-hid', bridge]);
    await server.house.content.withdraw(id);
    await server.settled();
    expect(await slugs('?filters[tag]=hidak')).toEqual([bridge]);
  });

  it.each([
    ['?filters[parent]=1&filters[flag]=b', 'no other filter'],
    ['?limit=3&perPage=3', 'one of them'],
    ['?perPage=101', 'perPage'],
    ['?filters[tag]=A', 'filters[tag]'],
    ['?limit=101', 'limit'],
    ['?limit=0', 'limit'],
    ['?page=-1', 'page'],
    ['?filters[parent]=x', 'filters[parent]'],
  ])('cannot be asked for with %s', async (query, field) => {
    expect((await problem(`/api/articles${query}`)).document).toMatchObject({
      code: 'request-invalid',
      detail: expect.stringContaining(field),
    });
  });

  it('is kept for everybody, but not when there is nothing on it', async () => {
    server.takeQueries();
    await slugs('?filters[tag]=hidak&utm_source=a');
    expect(server.takeQueries()).toEqual([]);
    const nothing = await server.telex('/api/articles?filters[tag]=nincs-ilyen');
    expect(nothing.headers['cache-control']).toBe('no-store');
  });
});
