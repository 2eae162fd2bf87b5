import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { depot } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';
import { articleCardSchema, articleItemsSchema } from './content-schema.ts';

const server = withServer();
let stories: TestStories;
const place = { site: 'telex', position: 500, articleIds: [] };
let picture = { id: 0, token: '' };
beforeAll(async () => {
  const { content, media } = server.context;
  stories = await writeStories(server.context);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="9" height="9"/></svg>';
  const taken = await media.storeImage({ bytes: Buffer.from(svg), trusted: true, alt: 'Egy pont' });
  if (taken.kind !== 'taken') throw new Error(taken.why);
  picture = taken.image;
  const sections = await content.ensureSuperTags([
    { slug: 'tudomany', name: 'Tudomány', site: 'telex' },
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
  ]);
  const tags = await content.ensureTags([{ slug: 'folyok', name: 'folyók' }]);
  const details = {
    superTagIds: [sections.get('belfold') ?? 0],
    tagIds: [tags.get('folyok') ?? 0],
    contentHighlight: 'A bója óránként küld adatot.',
    indexAvCode: 'https://meres.example/belyeg-7',
    mobileImage11Id: picture.id,
    mobileImage43Id: picture.id,
  };
  const buoy = await save(server.context, {
    ...details,
    slug: 'uszo-meteorologiai-allomas',
    title: 'Úszó meteorológiai állomás a Tiszán',
    mainSuperTagId: sections.get('tudomany') ?? 0,
    pubDate: new Date('2026-11-21T08:00:00+01:00'),
  });
  await save(server.context, {
    ...details,
    slug: 'remiz-kulon',
    title: 'Megérkezett a tető',
    type: 'liveblogpost',
    parentId: stories.depot,
    flags: ['refresh'],
    recommender: 'A tető a helyén van.',
    pubDate: new Date('2026-11-20T20:00:00+01:00'),
  });
  await server.context.front.writeBoxes('telex', [
    { slug: 'friss', kind: 'latest', title: 'Friss', list: 'latest:telex', size: 9, ...place },
    { slug: 'ajanlo', kind: 'recommender', title: 'Ajánló', list: null, size: 9, ...place },
  ]);
  await server.context.lists.writeGroup('g7-main', [buoy]);
  await server.settled();
});

/** Every call that returns a list of articles, and the position of the items in its answer. */
const list = z.object({ items: z.array(articleCardSchema) }).transform(({ items }) => items);
const boxes = z.object({ boxes: z.array(list) }).transform((front) => front.boxes.flat());
const groups = z.array(list).transform((found) => found.flat());
const calls = [
  ['/api/articles?limit=50', list],
  ['/api/articles?filters[tag]=folyok', list],
  ['/api/search?perPage=50', list],
  ['/api/search/articles?term=meteor', list],
  ['/api/index/boxes', boxes],
  [`/api/search?for=${encodeURIComponent('["g7-main"]')}`, groups],
  ['/api/index/boxes/g7-main', list],
] as const;

function detailsNamed(slug: string) {
  const address = (size: string) => expect.stringMatching(new RegExp(`^/kepek/\\w+/${slug}-${size}.jpg$`));
  return {
    superTags: [{ slug: 'belfold', siteSlug: 'telex', active: true }],
    tags: [{ slug: 'folyok', name: 'folyók' }],
    contentHighlight: 'A bója óránként küld adatot.',
    mobileImage11: address('1x1-768'),
    mobileImage43: address('4x3-768'),
    indexAVCode: 'https://meres.example/belyeg-7',
    subArticles: [],
  };
}

describe('a list item', () => {
  it.each(calls)('has every field in %s [LIST-28]', async (path, schema) => {
    const answer = await server.telex(path);
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    const items = schema.parse(answer.json());
    const item = items.find(({ slug }) => slug === 'uszo-meteorologiai-allomas');
    expect(item).toMatchObject(detailsNamed('uszo-meteorologiai-allomas'));
  });

  it('of a live blog has its first posts, without texts [LIST-28]', async () => {
    const items = list.parse((await server.telex('/api/articles?limit=50')).json());
    const blog = items.find(({ slug }) => slug === depot);
    expect(blog?.subArticles.map(({ slug }) => slug)).toEqual([
      'remiz-1',
      'remiz-kulon',
      'remiz-32',
      'remiz-31',
      'remiz-30',
    ]);
    expect(blog?.subArticles[1]).toMatchObject({
      url: '/belfold/2026/11/20/remiz-kulon',
      flags: [{ slug: 'refresh' }],
      recommender: 'A tető a helyén van.',
      parent: { id: stories.depot },
    });
    expect(blog?.subArticles[1]).not.toHaveProperty('body');
  });

  it('has its pictures with their current crops', async () => {
    const pathsOf = async () =>
      list
        .parse((await server.telex('/api/articles?limit=50')).json())
        .map(({ mobileImage11 }) => mobileImage11)
        .filter((path) => path !== null);
    const before = await pathsOf();
    expect(before).toHaveLength(1);
    await server.context.media.setFocalPoint(picture.id, { x: 0.1, y: 0.1 });
    await server.settled();
    expect(await pathsOf()).not.toEqual(before);
  });
});

describe('the posts of a live blog', () => {
  it('have flags, a short text and every other field of a list’s items [LIST-28] [ART-20]', async () => {
    const answer = await server.telex(`/api/articles/${stories.depot}/items`);
    const { items, pinnedItems } = articleItemsSchema.parse(answer.json());
    expect(items[0]).toMatchObject({
      ...detailsNamed('remiz-kulon'),
      flags: [{ slug: 'refresh' }],
      recommender: 'A tető a helyén van.',
      recommendedBoxImage: null,
      ctUrl: null,
    });
    expect(pinnedItems[0]).toMatchObject({
      flags: [],
      recommender: 'Remíz, 1. bejegyzés: amit eddig tudni lehet.',
    });
  });

  it('have null for a short text that is missing [LIST-28]', async () => {
    await save(server.context, {
      slug: 'remiz-bevezeto-nelkul',
      title: '',
      type: 'liveblogpost',
      parentId: stories.depot,
      lead: '',
      recommender: '',
      pubDate: new Date('2026-11-20T20:30:00+01:00'),
    });
    await server.settled();
    const answer = await server.telex(`/api/articles/${stories.depot}/items`);
    expect(articleItemsSchema.parse(answer.json()).items[0]).toMatchObject({
      slug: 'remiz-bevezeto-nelkul',
      recommender: null,
    });
    const items = list.parse((await server.telex('/api/articles?limit=50')).json());
    const blog = items.find(({ slug }) => slug === depot);
    expect(blog?.subArticles[1]).toMatchObject({ slug: 'remiz-bevezeto-nelkul', recommender: null });
  });
});
