import { beforeAll, describe, expect, it } from 'vitest';
import { apiCallsOf, bridge, depot, onion } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const { article, problem } = apiCallsOf(server);
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.context);
  await server.settled();
});

describe('an article', () => {
  it('has its identity fields [ART-01] [ART-02]', async () => {
    expect(await article(`/api/articles/${bridge}`)).toMatchObject({
      id: stories.bridge,
      type: 'article',
      title: 'Fából építettek rezgésérzékelőt a hídra',
      pubDate: Date.parse('2026-11-20T10:00:00+01:00') / 1000,
      updatedAt: Date.parse('2026-11-21T08:00:00+01:00') / 1000,
      version: 1,
      slug: bridge,
      url: `/tudomany/2026/11/20/${bridge}`,
      rank: 0,
      active: true,
      english: false,
    });
    expect(await article('/api/articles/village-ferry-back-on-the-danube')).toMatchObject({ english: true });
  });

  it('has its authors and labels [ART-03] [ART-04]', async () => {
    expect(await article(`/api/articles/${bridge}`)).toMatchObject({
      articleAuthors: [{ name: 'Székely Anna', slug: 'szekely-anna', avatarSrc: null }],
      articleContributors: [{ name: 'Barta Gellért', slug: 'barta-gellert', avatarSrc: null }],
      mainSuperTag: { name: 'Tudomány', slug: 'tudomany', active: true, siteSlug: 'telex' },
      superTags: [{ slug: 'belfold' }],
      tags: [{ name: 'hidak', slug: 'hidak' }],
      periodic: null,
      subType: null,
    });
  });

  it('has its text as HTML and as blocks, with addresses of linked stories [ART-05]', async () => {
    const { content, body, ...answer } = await article(`/api/articles/${bridge}`);
    expect(content).toContain('<a href="/belfold/2026/11/19/village-ferry-back-on-the-danube">a komp</a>');
    expect(content).toContain('<p>Volt már másik kísérlet is.</p>');
    expect(body).toHaveLength(4);
    expect(answer).toMatchObject({
      lead: 'Fából építettek rezgésérzékelőt a hídra: amit eddig tudni lehet.',
      recommender: 'Egy diákcsoport nyírfából faragott műszert szerelt a közúti hídra.',
      subtitle: 'Nyírfából, három nap alatt',
      ogDescription: 'Nyírfából faragott műszer méri, hogyan rezeg a híd.',
      paragraphCount: 2,
      minute: 1,
      contentHighlight: null,
    });
  });

  it('has its flags and the equivalent booleans [ART-08] [ART-09] [X10]', async () => {
    const flags = ['live', 'refresh', 'adfree', 'adult-content', 'pr', 'g7-hero'];
    await save(server.context, { slug: 'minden-zaszlo', title: 'Minden zászló', flags });
    const all = await article('/api/articles/minden-zaszlo');
    expect(all.flags).toEqual(flags.map((slug) => ({ slug })));
    expect(all).toMatchObject({ live: true, adfree: true, adultContent: true, pr: true, important: false });
    const some = await article(`/api/articles/${bridge}`);
    expect(some).toMatchObject({
      live: true,
      adfree: false,
      adultContent: false,
      pr: false,
      important: true,
    });
  });

  it('has its presentation, commerce and relation fields [ART-07] [ART-10] [ART-11]', async () => {
    expect(await article(`/api/articles/${onion}`)).toMatchObject({
      headerType: 'default',
      colorScheme: null,
      colorClass: null,
      facebookSuggested: false,
      facebookEngagement: 0,
      avCode: null,
      indexAVCode: null,
      ctUrl: null,
      parent: null,
      originatingSite: 'transtelex',
      mirroringSites: ['telex'],
      livescoreId: null,
      actions: [],
      corrections: [],
    });
    expect(await article('/api/articles/remiz-3')).toMatchObject({
      type: 'liveblogpost',
      parent: { id: stories.depot },
    });
  });

  it('is the same when requested by id [ART-17]', async () => {
    const bySlug = await server.telex(`/api/articles/${bridge}`);
    const byId = await server.telex(`/api/article/${stories.bridge}`);
    expect(byId.text).toBe(bySlug.text);
  });

  it('contains a correction and increments its version [ART-16]', async () => {
    const id = await save(server.context, { slug: 'tevedtunk', title: 'Tévedtünk' });
    await server.context.content.correct(id, { text: 'A híd nem 1934-ben épült.' });
    await server.settled();
    expect(await article('/api/articles/tevedtunk')).toMatchObject({
      version: 2,
      corrections: [{ text: 'A híd nem 1934-ben épült.' }],
    });
  });
});

describe('pictures of an article', () => {
  it('have addresses with a size, which the server serves [ART-06] [IMG-01] [IMG-02]', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="900" height="9"/></svg>';
    const taken = await server.context.media.storeImage({
      bytes: Buffer.from(svg),
      trusted: true,
      alt: 'Egy vonal',
    });
    if (taken.kind !== 'taken') throw new Error(taken.why);
    const { id } = taken.image;
    await save(server.context, {
      slug: 'kepes-cikk',
      title: 'Képes cikk',
      recommendedBoxImageId: id,
      coverImageId: id,
      coverImageText: 'Egy vonal',
      facebookImageId: id,
      mobileImage11Id: id,
      mobileImage43Id: id,
      body: [{ kind: 'image', imageId: id, alt: 'Egy vonal', width: 'normal' }],
    });
    const answer = await article('/api/articles/kepes-cikk');
    const stem = `/kepek/${taken.image.token}/kepes-cikk-`;
    expect(answer).toMatchObject({
      recommendedBoxImage: `${stem}w1200.jpg`,
      resizedRecommendedBoxImage: `${stem}3x2-500.jpg`,
      coverImage: `${stem}w1200.jpg`,
      coverImageText: 'Egy vonal',
      coverImageSet: {
        xs: `${stem}w375.jpg`,
        s: `${stem}w500.jpg`,
        m: `${stem}w768.jpg`,
        l: `${stem}w1200.jpg`,
      },
      facebookImage: `${stem}16x9-1200.jpg`,
      mobileImage11: `${stem}1x1-768.jpg`,
      mobileImage43: `${stem}4x3-768.jpg`,
      halfImage: false,
      articleWidthCover: false,
    });
    expect(answer.content).toBe(
      `<figure><img src="${stem}w768.jpg" alt="Egy vonal" width="768" height="576"></figure>`,
    );
    expect((await server.telex(`${stem}1x1-96.jpg`)).headers['content-type']).toBe('image/jpeg');

    const cards = '/api/articles?limit=50';
    expect((await server.telex(cards)).text).toContain(`${stem}3x2-500.jpg`);
    await server.context.media.setFocalPoint(id, { x: 0.1, y: 0.1 });
    await server.settled();
    expect((await article('/api/articles/kepes-cikk')).coverImage).not.toBe(`${stem}w1200.jpg`);
    expect((await server.telex(cards)).text).not.toContain(`${stem}3x2-500.jpg`);
  });
});

describe('a live blog', () => {
  it('returns thirty posts per page, pinned first, then newest [ART-16]', async () => {
    const first = await article(`/api/articles/${depot}`);
    expect(first.subArticles.map((post) => post.slug)).toEqual([
      'remiz-1',
      ...Array.from({ length: 29 }, (_, at) => `remiz-${32 - at}`),
    ]);
    expect(first.subArticles[0]).toMatchObject({ pinned: true, parent: { id: stories.depot } });
    expect(first.subArticleCount).toBe(32);
    const second = await article(`/api/articles/${depot}?page=2`);
    expect(second.subArticles.map((post) => post.slug)).toEqual(['remiz-3', 'remiz-2']);
    expect((await article(`/api/article/${stories.depot}?page=2`)).subArticles).toHaveLength(2);
  });

  it('has no page after the last, and other articles have no second page', async () => {
    for (const path of [`/api/articles/${depot}?page=3`, `/api/articles/${bridge}?page=2`])
      expect((await problem(path)).document).toMatchObject({ status: 404, code: 'page-not-found' });
  });

  it('shows a new post and drops a withdrawn one', async () => {
    const id = await save(server.context, {
      slug: 'remiz-utolso',
      title: 'Remíz, utolsó',
      type: 'liveblogpost',
      parentId: stories.depot,
      pubDate: new Date('2026-11-20T20:00:00+01:00'),
    });
    await server.settled();
    expect((await article(`/api/articles/${depot}`)).subArticles[1]?.slug).toBe('remiz-utolso');
    await server.context.content.withdraw(id);
    await server.settled();
    expect((await article(`/api/articles/${depot}`)).subArticles[1]?.slug).toBe('remiz-32');
  });
});
