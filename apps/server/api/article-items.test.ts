import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleItemsSchema } from '#features/content/public.server.ts';
import { callsOf, depot } from '../../../tests/calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const { problem } = callsOf(server);
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.house);
  await server.settled();
});

describe('the posts of a live blog', () => {
  async function items(query = '') {
    const answer = await server.telex(`/api/articles/${stories.depot}/items${query}`);
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    const { items: posts, pinnedItems, ...rest } = articleItemsSchema.parse(answer.json());
    return { slugs: posts.map((post) => post.slug), pinned: pinnedItems.map((post) => post.slug), ...rest };
  }

  it('are thirty a page, the newest first, with the pinned ones on every page [ART-20]', async () => {
    const first = await items();
    expect(first).toMatchObject({ page: 1, perPage: 30, totalItems: 31, totalPages: 2, pinned: ['remiz-1'] });
    expect(first.slugs).toEqual(Array.from({ length: 30 }, (_, at) => `remiz-${32 - at}`));
    expect(await items('?page=2')).toMatchObject({ slugs: ['remiz-2'], pinned: ['remiz-1'] });
    expect(await items('?perPage=10&page=4')).toMatchObject({ slugs: ['remiz-2'], totalPages: 4 });
  });

  it('come whole, as they stand in the live blog [ART-20]', async () => {
    const blog = z
      .object({ subArticles: z.array(z.unknown()) })
      .parse((await server.telex(`/api/articles/${depot}`)).json());
    const posts = articleItemsSchema.parse(
      (await server.telex(`/api/articles/${stories.depot}/items`)).json(),
    );
    expect([...posts.pinnedItems, ...posts.items].slice(0, 30)).toEqual(blog.subArticles);
  });

  it('are none beyond the last page, and none of what nobody may see', async () => {
    expect((await problem(`/api/articles/${stories.depot}/items?page=3`)).document).toMatchObject({
      code: 'page-not-found',
    });
    for (const id of [stories.draft, 999_999])
      expect((await problem(`/api/articles/${id}/items`)).document).toMatchObject({
        code: 'article-not-found',
      });
    expect((await problem('/api/articles/egy/items')).document).toMatchObject({ code: 'request-invalid' });
  });

  it('show a new one at once', async () => {
    await items();
    await save(server.house, {
      ...{ slug: 'remiz-utolso', title: 'Remíz, utolsó', type: 'liveblogpost', parentId: stories.depot },
      pubDate: new Date('2026-11-20T20:00:00+01:00'),
    });
    await server.settled();
    expect((await items()).slugs[0]).toBe('remiz-utolso');
  });
});

describe('reactions to articles', () => {
  async function reactions(ids: (number | string)[]) {
    return (await server.telex(`/api/articles/facebook/reaction?ids=${ids.join(',')}`)).json();
  }

  it('are counted for each article that readers may see [ART-21]', async () => {
    expect(await reactions([stories.ferry, stories.bridge, stories.draft, 999_999])).toEqual({
      items: [
        { id: stories.ferry, reactions: 0 },
        { id: stories.bridge, reactions: 412 },
      ],
    });
  });

  it('are those of other ids for another question', async () => {
    const [one, other] = await Promise.all([reactions([stories.bridge]), reactions([stories.ferry])]);
    expect(one).not.toEqual(other);
  });

  it('change with the article', async () => {
    const id = await save(server.house, { slug: 'sokan-olvassak', title: 'Sokan olvassák' });
    await server.settled();
    expect(await reactions([id])).toEqual({ items: [{ id, reactions: 0 }] });
    await save(server.house, { id, slug: 'sokan-olvassak', title: 'Sokan olvassák', facebookEngagement: 7 });
    await server.settled();
    expect(await reactions([id])).toEqual({ items: [{ id, reactions: 7 }] });
  });

  it.each([
    '',
    '?ids=',
    '?ids=1,,2',
    '?ids=0',
    '?ids=x',
    `?ids=${Array.from({ length: 51 }, (_, at) => at + 1)}`,
  ])('cannot be asked for with %s', async (query) => {
    expect((await problem(`/api/articles/facebook/reaction${query}`)).document).toMatchObject({
      code: 'request-invalid',
    });
  });
});
