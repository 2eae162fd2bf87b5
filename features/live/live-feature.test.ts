import { beforeAll, describe, expect, it } from 'vitest';
import { depot } from '../../tests/api-calls.ts';
import { withServer } from '../../tests/server.ts';
import { type TestStories, writeStories } from '../../tests/stories.ts';
import type { NewPost } from './write-post.server.ts';

const server = withServer();
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.context);
  await server.settled();
});

const news: NewPost = {
  title: 'Megérkezett a tető',
  text: 'Leért, és a helyén van.',
  authors: ['barta-gellert'],
  pinned: false,
  keyEvent: true,
};

async function postsNow(): Promise<Record<string, unknown>[]> {
  await server.settled();
  const { items } = Object((await server.telex(`/api/articles/${stories.depot}/items?perPage=100`)).json());
  return items;
}

describe('posting to a live blog', () => {
  it('creates a post with the site, section and language of its live blog, at a free address', async () => {
    const done = await server.context.live.post(depot, news);
    expect(done).toMatchObject({ kind: 'done', slug: 'megerkezett-a-teto', state: 'active', version: 1 });
    expect(await server.context.live.post(depot, news)).toMatchObject({ slug: 'megerkezett-a-teto-2' });
    const found = (await postsNow()).find(({ slug }) => slug === 'megerkezett-a-teto');
    expect(found).toMatchObject({
      title: 'Megérkezett a tető',
      keyEvent: true,
      pinned: false,
      content: '<p>Leért, és a helyén van.</p>',
      url: '/belfold/2026/11/21/megerkezett-a-teto',
      articleAuthors: [{ name: 'Barta Gellért' }],
    });
  });

  it('stores the member who wrote, edited and started as author of the versions [ACT-10]', async () => {
    const { live, content } = server.context;
    const options = { by: { kind: 'member', id: 7 } } as const;
    const done = await live.post(depot, { ...news, title: 'Aláírt' }, options);
    if (done.kind === 'refused') throw new Error(done.why);
    await live.edit(done.slug, { pinned: true }, options);
    const authors = (await content.storyVersions(done.id)).map(({ author }) => author);
    expect(authors).toEqual([
      { kind: 'member', id: '7' },
      { kind: 'member', id: '7' },
    ]);
    await live.edit(done.slug, { pinned: false });
    await content.withdraw(done.id);
  });

  it('returns the reason when it is refused', async () => {
    const { live } = server.context;
    expect(await live.post('nincs-ilyen', news)).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('nincs-ilyen'),
    });
    expect(await live.post(depot, { ...news, authors: ['senki'] })).toMatchObject({
      why: expect.stringContaining('senki'),
    });
    expect(await live.post(depot, { ...news, text: '<img src="https://a.example/b.jpg">' })).toMatchObject({
      why: expect.stringContaining('picture'),
    });
    expect(await live.post(depot, { ...news, title: ' \n\0', text: '' })).toMatchObject({
      why: 'a post has a title or a text',
    });
    expect(await live.edit('remiz-4', { title: ' ' })).toMatchObject({ why: 'a title is not empty' });
    expect(await live.edit(depot, { pinned: true })).toMatchObject({ why: 'it is no post of a live blog' });
    expect(await live.setLive('remiz-3', true)).toMatchObject({ why: 'it is no live blog' });
  });

  it('changes a post as a whole or in part and keeps its versions [S31]', async () => {
    const { live } = server.context;
    const edited = await live.edit('remiz-4', { text: '<p>Új <b>szöveg</b>.</p>', pinned: true });
    expect(edited).toMatchObject({ kind: 'done', slug: 'remiz-4', version: 2 });
    await server.settled();
    const { pinnedItems } = Object((await server.telex(`/api/articles/${stories.depot}/items`)).json());
    const found = pinnedItems.find(({ slug }: { slug: string }) => slug === 'remiz-4');
    expect(found).toMatchObject({
      title: 'Remíz, 4. bejegyzés',
      content: '<p>Új <b>szöveg</b>.</p>',
      version: 2,
    });
    const versions = await server.database.db
      .selectFrom('article_versions')
      .select('cause')
      .where('article_id', '=', edited.kind === 'done' ? edited.id : 0)
      .orderBy('version')
      .execute();
    expect(versions.map(({ cause }) => cause)).toEqual(['create', 'edit']);
  });

  it('marks a live blog as finished, and as running again [X01]', async () => {
    const { live } = server.context;
    const path = `/belfold/2026/11/20/${depot}`;
    expect(await live.setLive(depot, false)).toMatchObject({ kind: 'done' });
    await server.settled();
    expect((await server.telex(path)).text).not.toContain('data-live=');
    expect((await server.telex(`${path}/elo`)).status).toBe(301);
    expect((await server.telex(path)).text).toContain('"coverageEndTime"');
    expect(await live.setLive(depot, false)).toMatchObject({ why: 'it is not live' });
    await live.setLive(depot, true);
    await server.settled();
    expect((await server.telex(path)).text).toContain(`data-live="/api/articles/${depot}/version"`);
  });

  it('loses no version when several posts are written concurrently', async () => {
    const version = async (): Promise<number> => {
      await server.settled();
      return Object((await server.telex(`/api/articles/${depot}/version`)).json()).v;
    };
    const before = await version();
    const titles = Array.from({ length: 8 }, (_, at) => `Egyszerre, ${at + 1}.`);
    await Promise.all(titles.map((title) => server.context.live.post(depot, { ...news, title })));
    expect(await version()).toBe(before + 8);
  });

  it('finds a free address for each of several concurrent posts with the same title', async () => {
    const title = 'Szünet\n az úton';
    const all = Array.from({ length: 5 }, () => server.context.live.post(depot, { ...news, title }));
    const slugs = (await Promise.all(all)).map((done) => (done.kind === 'done' ? done.slug : done.why));
    const first = 'szunet-az-uton';
    expect(slugs.toSorted()).toEqual([first, ...[2, 3, 4, 5].map((number) => `${first}-${number}`)]);
    const found = (await postsNow()).find(({ slug }) => slug === first);
    expect(found).toMatchObject({ title: 'Szünet az úton' });
  });
});
