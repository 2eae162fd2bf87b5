import { beforeAll, describe, expect, it } from 'vitest';
import { bridge, callsOf, depot, onion } from '../../../tests/calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const { article, problem } = callsOf(server);
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.house);
  await server.settled();
});

describe('an article', () => {
  it('says who it is [ART-01] [ART-02]', async () => {
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

  it('names its people and its labels [ART-03] [ART-04]', async () => {
    expect(await article(`/api/articles/${bridge}`)).toMatchObject({
      articleAuthors: [{ name: 'Székely Anna', slug: 'szekely-anna', avatarSrc: null }],
      articleContributors: [{ name: 'Barta Gellért', slug: 'barta-gellert', avatarSrc: null }],
      mainSuperTag: { name: 'Tudomány', slug: 'tudomany', active: true, siteSlug: 'telex' },
      superTags: [{ slug: 'belfold' }],
      tags: [{ name: 'hidak', slug: 'hidak' }],
      periodic: '',
      subType: '',
    });
  });

  it('gives its text as HTML and as blocks, with addresses for the stories it names [ART-05]', async () => {
    const { content, body, ...said } = await article(`/api/articles/${bridge}`);
    expect(content).toContain('<a href="/belfold/2026/11/19/village-ferry-back-on-the-danube">a komp</a>');
    expect(content).toContain('<p>Volt már másik kísérlet is.</p>');
    expect(body).toHaveLength(4);
    expect(said).toMatchObject({
      lead: 'Fából építettek rezgésérzékelőt a hídra: amit eddig tudni lehet.',
      recommender: 'Egy diákcsoport nyírfából faragott műszert szerelt a közúti hídra.',
      subtitle: 'Nyírfából, három nap alatt',
      ogDescription: 'Nyírfából faragott műszer méri, hogyan rezeg a híd.',
      paragraphCount: 2,
      minute: 1,
      contentHighlight: '',
    });
  });

  it('shows its flags, and booleans that are equal to them [ART-08] [ART-09] [X10]', async () => {
    const flags = ['live', 'refresh', 'adfree', 'adult-content', 'pr', 'g7-hero'];
    await save(server.house, { slug: 'minden-zaszlo', title: 'Minden zászló', flags });
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

  it('has its presentation, its commerce and its relations [ART-07] [ART-10] [ART-11]', async () => {
    expect(await article(`/api/articles/${onion}`)).toMatchObject({
      headerType: 'default',
      colorScheme: null,
      colorClass: '',
      facebookSuggested: false,
      facebookEngagement: 0,
      avCode: '',
      indexAVCode: '',
      ctUrl: '',
      parent: null,
      originatingSite: 'transtelex',
      mirroringSites: ['telex'],
      livescoreId: '',
      actions: [],
      corrections: [],
    });
    expect(await article('/api/articles/remiz-3')).toMatchObject({
      type: 'liveblogpost',
      parent: { id: stories.depot },
    });
  });

  it('is the same by its id [ART-17]', async () => {
    const bySlug = await server.telex(`/api/articles/${bridge}`);
    const byId = await server.telex(`/api/article/${stories.bridge}`);
    expect(byId.text).toBe(bySlug.text);
  });

  it('tells a correction and counts its version up [ART-16]', async () => {
    const id = await save(server.house, { slug: 'tevedtunk', title: 'Tévedtünk' });
    await server.house.content.correct(id, { text: 'A híd nem 1934-ben épült.' });
    await server.settled();
    expect(await article('/api/articles/tevedtunk')).toMatchObject({
      version: 2,
      corrections: [{ text: 'A híd nem 1934-ben épült.' }],
    });
  });
});

describe('pictures of an article', () => {
  it('are addresses with a size, which the server answers [ART-06] [IMG-01] [IMG-02]', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="900" height="9"/></svg>';
    const taken = await server.house.media.takeImage({
      bytes: Buffer.from(svg),
      trusted: true,
      alt: 'Egy vonal',
    });
    if (taken.kind !== 'taken') throw new Error(taken.why);
    const { id } = taken.image;
    await save(server.house, {
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
    const said = await article('/api/articles/kepes-cikk');
    const stem = `/kepek/${taken.image.token}/kepes-cikk-`;
    expect(said).toMatchObject({
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
    expect(said.content).toBe(
      `<figure><img src="${stem}w768.jpg" alt="Egy vonal" width="768" height="576"></figure>`,
    );
    expect((await server.telex(`${stem}1x1-96.jpg`)).headers['content-type']).toBe('image/jpeg');

    const cards = '/api/articles?limit=50';
    expect((await server.telex(cards)).text).toContain(`${stem}3x2-500.jpg`);
    await server.house.media.setFocalPoint(id, { x: 0.1, y: 0.1 });
    await server.settled();
    expect((await article('/api/articles/kepes-cikk')).coverImage).not.toBe(`${stem}w1200.jpg`);
    expect((await server.telex(cards)).text).not.toContain(`${stem}3x2-500.jpg`);
  });
});

describe('a live blog', () => {
  it('gives thirty posts a page, the pinned one first, then the newest [ART-16]', async () => {
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

  it('has no page after the last, nor has any other article a second one', async () => {
    for (const path of [`/api/articles/${depot}?page=3`, `/api/articles/${bridge}?page=2`])
      expect((await problem(path)).document).toMatchObject({ status: 404, code: 'page-not-found' });
  });

  it('shows a post that was just published, and one no more that was withdrawn', async () => {
    const id = await save(server.house, {
      slug: 'remiz-utolso',
      title: 'Remíz, utolsó',
      type: 'liveblogpost',
      parentId: stories.depot,
      pubDate: new Date('2026-11-20T20:00:00+01:00'),
    });
    await server.settled();
    expect((await article(`/api/articles/${depot}`)).subArticles[1]?.slug).toBe('remiz-utolso');
    await server.house.content.withdraw(id);
    await server.settled();
    expect((await article(`/api/articles/${depot}`)).subArticles[1]?.slug).toBe('remiz-32');
  });
});
