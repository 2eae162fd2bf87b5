import { beforeAll, describe, expect, it } from 'vitest';
import { bridge, callsOf } from '../../../tests/calls.ts';
import { withServer } from '../../../tests/server.ts';
import { draftOf, save, type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const { article, problem } = callsOf(server);
let stories: TestStories;
let token = '';
beforeAll(async () => {
  stories = await writeStories(server.house);
  token = await server.house.accounts.createToken('Teszt Elek', 1);
  await server.settled();
});

const bearer = () => ({ authorization: `Bearer ${token}` });

describe('who may see what', () => {
  it('hides drafts, what is scheduled and what was withdrawn from the anonymous [ART-12] [ROLE-01]', async () => {
    await save(server.house, {
      slug: 'holnap',
      title: 'Holnap jelenik meg',
      pubDate: new Date('2026-11-22T10:00:00+01:00'),
    });
    const gone = await save(server.house, { slug: 'visszavont', title: 'Visszavont' });
    await article('/api/articles/visszavont');
    await server.house.content.withdraw(gone);
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
    await server.house.content.setSectionActive('bulvar', false);
    await server.settled();
    expect((await problem('/api/articles/otkor-elhallgat-a-basszus')).document).toMatchObject({
      status: 404,
    });
    const seen = await article('/api/articles/otkor-elhallgat-a-basszus', bearer());
    expect(seen).toMatchObject({ active: true, mainSuperTag: { active: false } });
    await server.house.content.setSectionActive('bulvar', true);
    await server.settled();
    await article('/api/articles/otkor-elhallgat-a-basszus');
  });

  describe('of a live blog’s posts', () => {
    const blog = draftOf({ slug: 'arviz', title: 'Árvíz, percről percre', type: 'liveblog' });
    let blogId = 0;
    let postId = 0;
    let section = 0;
    beforeAll(async () => {
      const { content } = server.house;
      section =
        (await content.ensureSuperTags([{ slug: 'vizek', name: 'Vizek', site: 'telex' }])).get('vizek') ?? 0;
      blogId = await save(server.house, blog);
      postId = await save(server.house, {
        ...{ slug: 'arviz-tetozik', title: 'Tetőzik', type: 'liveblogpost', parentId: blogId },
        ...{ facebookEngagement: 7 },
      });
      await save(server.house, {
        ...{ slug: 'gatak', title: 'Gátak' },
        body: [{ kind: 'paragraph', html: 'A víz <a href="story:arviz-tetozik">tetőzik</a>.' }],
      });
    });

    async function expectSeen(status: 200 | 404): Promise<void> {
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

    it('hides them while it is withdrawn, and shows them when it is back [ART-12]', async () => {
      await expectSeen(200);
      await server.house.content.withdraw(blogId);
      await expectSeen(404);
      await article('/api/articles/arviz-tetozik', bearer());
      await server.house.content.publish(blogId);
      await expectSeen(200);
    });

    it('hides them from when it goes by itself until it comes by itself [S32]', async () => {
      const { content } = server.house;
      await content.withdraw(blogId, new Date('2026-11-21T08:30:00+01:00'));
      await expectSeen(200);
      server.setTime('2026-11-21T08:30:01+01:00');
      await content.withdrawDue();
      await expectSeen(404);
      await content.publish(blogId, new Date('2026-11-21T08:40:00+01:00'));
      await expectSeen(404);
      server.setTime('2026-11-21T08:40:01+01:00');
      await content.publishDue();
      await save(server.house, { ...blog, id: blogId });
      await expectSeen(200);
      server.setTime('2026-11-21T08:00:00+01:00');
    });

    it('hides them while it is a draft', async () => {
      await save(server.house, { ...blog, id: blogId, state: 'draft' });
      await expectSeen(404);
      await save(server.house, { ...blog, id: blogId });
      await expectSeen(200);
    });

    it('hides them while it is in a closed section, whatever theirs is [ART-13]', async () => {
      const { content } = server.house;
      await content.setSectionActive('vizek', false);
      await save(server.house, { ...blog, id: blogId, mainSuperTagId: section });
      await expectSeen(404);
      await content.setSectionActive('vizek', true);
      await expectSeen(200);
      await content.setSectionActive('vizek', false);
      await expectSeen(404);
      await save(server.house, { ...blog, id: blogId });
      await expectSeen(200);
    });
  });

  it('shows the newsroom what is not public, and lets nobody keep it [ROLE-02] [ART-16]', async () => {
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

  it('shows a supporter no more than anybody, and the newsroom no list with what is not public [X09]', async () => {
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
    ['unknown', () => 'Bearer lpz_semmi'],
    ['of another scheme', () => 'Basic dGVzenQ6ZWxlaw=='],
    ['empty', () => 'Bearer '],
    ['mutilated', () => `Bearer ${token.slice(0, -1)}`],
  ])('refuses a token that is %s', async (_kind, authorization) => {
    const { answer, document } = await problem(`/api/articles/${bridge}`, {
      headers: { authorization: authorization() },
    });
    expect(document).toMatchObject({ status: 401, code: 'token-invalid' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('refuses a token that has expired or was taken back', async () => {
    const short = await server.house.accounts.createToken('Rövid Rita', 1);
    const headers = { authorization: `Bearer ${short}` };
    expect((await server.telex('/api/articles/keszulo-cikk', { headers })).status).toBe(200);
    server.setTime('2026-11-22T08:00:01+01:00');
    expect((await server.telex('/api/articles/keszulo-cikk', { headers })).status).toBe(401);
    server.setTime('2026-11-21T08:00:00+01:00');
    await server.house.accounts.revokeTokens('Rövid Rita');
    expect((await server.telex('/api/articles/keszulo-cikk', { headers })).status).toBe(401);
  });
});

describe('a slug the article once had', () => {
  it('leads to the one it has now, and says nothing of what is not public [S03]', async () => {
    const id = await save(server.house, { slug: 'regi-cim', title: 'Régi cím' });
    await save(server.house, { id, slug: 'uj-cim', title: 'Új cím' });
    await server.settled();
    const moved = await server.telex('/api/articles/regi-cim');
    expect([moved.status, moved.headers.location]).toEqual([301, '/api/articles/uj-cim']);
    await server.house.content.withdraw(id);
    await server.settled();
    expect((await problem('/api/articles/regi-cim')).document).toMatchObject({ status: 404 });
  });
});
