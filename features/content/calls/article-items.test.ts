import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiCallsOf, depot } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';
import { articleItemsSchema } from './content-schema.ts';

const server = withServer();
const { problem } = apiCallsOf(server);
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.context);
  await server.settled();
});

describe('the posts of a live blog', () => {
  async function items(query = '') {
    const answer = await server.telex(`/api/articles/${stories.depot}/items${query}`);
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    const { items: posts, pinnedItems, ...rest } = articleItemsSchema.parse(answer.json());
    return { slugs: posts.map((post) => post.slug), pinned: pinnedItems.map((post) => post.slug), ...rest };
  }

  it('come thirty per page, newest first, with pinned posts on every page [ART-20]', async () => {
    const first = await items();
    expect(first).toMatchObject({ page: 1, perPage: 30, totalItems: 31, totalPages: 2, pinned: ['remiz-1'] });
    expect(first.slugs).toEqual(Array.from({ length: 30 }, (_, at) => `remiz-${32 - at}`));
    expect(await items('?page=2')).toMatchObject({ slugs: ['remiz-2'], pinned: ['remiz-1'] });
    expect(await items('?perPage=10&page=4')).toMatchObject({ slugs: ['remiz-2'], totalPages: 4 });
  });

  it('are complete, as in the live blog [ART-20]', async () => {
    const blog = z
      .object({ subArticles: z.array(z.looseObject({})) })
      .parse((await server.telex(`/api/articles/${depot}`)).json());
    const posts = articleItemsSchema.parse(
      (await server.telex(`/api/articles/${stories.depot}/items`)).json(),
    );
    expect([...posts.pinnedItems, ...posts.items].slice(0, 30)).toMatchObject(blog.subArticles);
  });

  it('are empty after the last page and for live blogs that the client may not see', async () => {
    expect((await problem(`/api/articles/${stories.depot}/items?page=3`)).document).toMatchObject({
      code: 'page-not-found',
    });
    for (const id of [stories.draft, 999_999])
      expect((await problem(`/api/articles/${id}/items`)).document).toMatchObject({
        code: 'article-not-found',
      });
    expect((await problem('/api/articles/egy/items')).document).toMatchObject({ code: 'request-invalid' });
  });

  it('include a new post at once', async () => {
    await items();
    await save(server.context, {
      slug: 'remiz-utolso',
      title: 'Remíz, utolsó',
      type: 'liveblogpost',
      parentId: stories.depot,
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

  it('are counted for each article visible to readers [ART-21]', async () => {
    expect(await reactions([stories.ferry, stories.bridge, stories.draft, 999_999])).toEqual({
      items: [
        { id: stories.ferry, reactions: 0 },
        { id: stories.bridge, reactions: 412 },
      ],
    });
  });

  it('are separate answers for different ids', async () => {
    const [one, other] = await Promise.all([reactions([stories.bridge]), reactions([stories.ferry])]);
    expect(one).not.toEqual(other);
  });

  it('change with the article', async () => {
    const id = await save(server.context, { slug: 'sokan-olvassak', title: 'Sokan olvassák' });
    await server.settled();
    expect(await reactions([id])).toEqual({ items: [{ id, reactions: 0 }] });
    await save(server.context, {
      id,
      slug: 'sokan-olvassak',
      title: 'Sokan olvassák',
      facebookEngagement: 7,
    });
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
  ])('refuse a request with %s', async (query) => {
    expect((await problem(`/api/articles/facebook/reaction${query}`)).document).toMatchObject({
      code: 'request-invalid',
    });
  });
});
