import { beforeAll, describe, expect, it } from 'vitest';
import { bridge, callsOf } from '../../../tests/calls.ts';
import { withServer } from '../../../tests/server.ts';
import { save, type TestStories, writeStories } from '../../../tests/stories.ts';

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
