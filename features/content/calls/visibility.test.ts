import { beforeAll, describe, expect, it } from 'vitest';
import { forgedToken } from '../../../tests/accounts.ts';
import { apiCallsOf, bridge } from '../../../tests/api-calls.ts';
import { withServer } from '../../../tests/server.ts';
import { draftOf, save, type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const { article, problem } = apiCallsOf(server);
let stories: TestStories;
let token = '';
beforeAll(async () => {
  stories = await writeStories(server.context);
  token = await server.context.accounts.createToken('Teszt Elek', 1);
  await server.settled();
});

const bearer = () => ({ authorization: `Bearer ${token}` });

describe('visibility of articles', () => {
  it('hides drafts, scheduled and withdrawn articles from anonymous clients [ART-12] [ROLE-01]', async () => {
    await save(server.context, {
      slug: 'holnap',
      title: 'Holnap jelenik meg',
      pubDate: new Date('2026-11-22T10:00:00+01:00'),
    });
    const gone = await save(server.context, { slug: 'visszavont', title: 'Visszavont' });
    await article('/api/articles/visszavont');
    await server.context.content.withdraw(gone);
    await server.settled();
    for (const path of [
      '/api/articles/keszulo-cikk',
      `/api/article/${stories.draft}`,
      '/api/articles/keszulo-cikk/version',
      '/api/articles/holnap',
      '/api/articles/visszavont',
      '/api/articles/visszavont/version',
    ])
      expect((await problem(path)).document, path).toMatchObject({ status: 404, code: 'article-not-found' });
  });

  it('hides the articles of a closed section [ART-13]', async () => {
    await article('/api/articles/otkor-elhallgat-a-basszus');
    await server.context.content.setSectionActive('bulvar', false);
    await server.settled();
    expect((await problem('/api/articles/otkor-elhallgat-a-basszus')).document).toMatchObject({
      status: 404,
    });
    const found = await article('/api/articles/otkor-elhallgat-a-basszus', bearer());
    expect(found).toMatchObject({ active: true, mainSuperTag: { active: false } });
    await server.context.content.setSectionActive('bulvar', true);
    await server.settled();
    await article('/api/articles/otkor-elhallgat-a-basszus');
  });

  describe('of live blog posts', () => {
    const blog = draftOf({ slug: 'arviz', title: 'Árvíz, percről percre', type: 'liveblog' });
    let blogId = 0;
    let postId = 0;
    let section = 0;
    beforeAll(async () => {
      const { content } = server.context;
      section =
        (await content.ensureSuperTags([{ slug: 'vizek', name: 'Vizek', site: 'telex' }])).get('vizek') ?? 0;
      blogId = await save(server.context, blog);
      postId = await save(server.context, {
        slug: 'arviz-tetozik',
        title: 'Tetőzik',
        type: 'liveblogpost',
        parentId: blogId,
        facebookEngagement: 7,
      });
      await save(server.context, {
        slug: 'gatak',
        title: 'Gátak',
        body: [{ kind: 'paragraph', html: 'A víz <a href="story:arviz-tetozik">tetőzik</a>.' }],
      });
    });

    async function expectStatus(status: 200 | 404): Promise<void> {
      await server.settled();
      for (const path of [
        '/2026/11/20/arviz-tetozik',
        `/api/article/${postId}`,
        '/api/articles/arviz-tetozik',
        '/api/articles/arviz-tetozik/version',
        `/api/articles?filters[parent]=${blogId}`,
        `/api/articles/${blogId}/items`,
      ])
        expect((await server.telex(path)).status, path).toBe(status);
      const reactions = await server.telex(`/api/articles/facebook/reaction?ids=${postId}`);
      expect(Object(reactions.json()).items).toHaveLength(status === 200 ? 1 : 0);
      const { text } = await server.telex('/2026/11/20/gatak');
      expect(text.includes('href="/2026/11/20/arviz-tetozik"')).toBe(status === 200);
    }

    it('hides them while the live blog is withdrawn, and shows them again afterwards [ART-12]', async () => {
      await expectStatus(200);
      await server.context.content.withdraw(blogId);
      await expectStatus(404);
      await article('/api/articles/arviz-tetozik', bearer());
      await server.context.content.publish(blogId);
      await expectStatus(200);
    });

    it('hides them between the scheduled withdrawal and publication of the live blog [S32]', async () => {
      const { content } = server.context;
      await content.withdraw(blogId, new Date('2026-11-21T08:30:00+01:00'));
      await expectStatus(200);
      server.setTime('2026-11-21T08:30:01+01:00');
      await content.withdrawDue();
      await expectStatus(404);
      await content.publish(blogId, new Date('2026-11-21T08:40:00+01:00'));
      await expectStatus(404);
      server.setTime('2026-11-21T08:40:01+01:00');
      await content.publishDue();
      await save(server.context, { ...blog, id: blogId });
      await expectStatus(200);
      server.setTime('2026-11-21T08:00:00+01:00');
    });

    it('hides them while the live blog is a draft', async () => {
      await save(server.context, { ...blog, id: blogId, state: 'draft' });
      await expectStatus(404);
      await save(server.context, { ...blog, id: blogId });
      await expectStatus(200);
    });

    it('hides them while the live blog is in a closed section, whatever section they have [ART-13]', async () => {
      const { content } = server.context;
      await content.setSectionActive('vizek', false);
      await save(server.context, { ...blog, id: blogId, mainSuperTagId: section });
      await expectStatus(404);
      await content.setSectionActive('vizek', true);
      await expectStatus(200);
      await content.setSectionActive('vizek', false);
      await expectStatus(404);
      await save(server.context, { ...blog, id: blogId });
      await expectStatus(200);
    });
  });

  it('lets the newsroom see unpublished content, without caching [ROLE-02] [ART-16]', async () => {
    for (const path of [
      '/api/articles/keszulo-cikk',
      `/api/article/${stories.draft}`,
      `/api/articles/${bridge}`,
    ]) {
      const answer = await server.telex(path, { headers: bearer() });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['surrogate-key']).toBeUndefined();
    }
    expect((await problem('/api/articles/keszulo-cikk')).document).toMatchObject({ status: 404 });
  });

  it('gives supporters no further access, and the newsroom no lists with unpublished content [X09]', async () => {
    const supporter = { headers: { cookie: 'n_token=tamogato' } };
    expect((await problem('/api/articles/keszulo-cikk', supporter)).document).toMatchObject({ status: 404 });
    expect((await server.telex('/2026/11/20/keszulo-cikk', supporter)).status).toBe(404);
    for (const path of ['/api/articles?limit=100', '/legfrissebb']) {
      const { status, text } = await server.telex(path, { headers: bearer() });
      expect(status).toBe(200);
      expect(text).toContain(bridge);
      expect(text).not.toContain('keszulo-cikk');
    }
  });

  it.each([
    ['forged', () => `Bearer ${forgedToken('newsroom')}`],
    ['foreign', () => 'Bearer eyJhbGciOiJub25lIn0.e30.'],
    ['empty', () => 'Bearer '],
    ['mutilated', () => `Bearer ${token.slice(0, -1)}`],
  ])('is a reader’s with a token that is %s', async (_kind, authorization) => {
    const headers = { authorization: authorization() };
    expect((await server.telex(`/api/articles/${bridge}`, { headers })).status).toBe(200);
    expect((await problem('/api/articles/keszulo-cikk', { headers })).answer.status).toBe(404);
  });

  it('ignores other authorization schemes, which a proxy may use for its own readers', async () => {
    const headers = { authorization: 'Basic dGVzenQ6ZWxlaw==' };
    expect((await server.telex(`/api/articles/${bridge}`, { headers })).status).toBe(200);
  });

  it('refuses an expired or revoked token', async () => {
    const short = await server.context.accounts.createToken('Rövid Rita', 1);
    const headers = { authorization: `Bearer ${short}` };
    expect((await server.telex('/api/articles/keszulo-cikk', { headers })).status).toBe(200);
    server.setTime('2026-11-22T08:00:01+01:00');
    expect((await server.telex('/api/articles/keszulo-cikk', { headers })).status).toBe(401);
    server.setTime('2026-11-21T08:00:00+01:00');
    await server.context.accounts.revokeTokens('Rövid Rita');
    expect((await server.telex('/api/articles/keszulo-cikk', { headers })).status).toBe(401);
  });
});

describe('a former slug of an article', () => {
  it('leads to the current one and reveals nothing unpublished [S03]', async () => {
    const id = await save(server.context, { slug: 'regi-cim', title: 'Régi cím' });
    await save(server.context, { id, slug: 'uj-cim', title: 'Új cím' });
    await server.settled();
    const moved = await server.telex('/api/articles/regi-cim');
    expect([moved.status, moved.headers.location]).toEqual([301, '/api/articles/uj-cim']);
    await server.context.content.withdraw(id);
    await server.settled();
    expect((await problem('/api/articles/regi-cim')).document).toMatchObject({ status: 404 });
  });
});
