/** A paper that is not out yet, asked by strangers and by its newsroom. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../tests/ask.ts';
import { withDatabase } from '../../../tests/database.ts';
import { withDatabaseWire } from '../../../tests/database-proxy.ts';
import { withServer } from '../../../tests/server.ts';
import { writeStories } from '../../../tests/stories.ts';

const database = withDatabase();
const wire = withDatabaseWire(database.url);
const preview = withServer({ database, databaseUrl: wire.url, preview: true, offline: false });
const published = withServer();
let token = '';
let story = '';
beforeAll(async () => {
  await writeStories(preview.house);
  await preview.settled();
  token = await preview.house.accounts.createToken('Zsófi', 30);
  story = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

function signIn(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  return preview.telex('/login', { method: 'POST', headers: { ...form, ...headers }, body });
}

async function session(): Promise<{ cookie: string }> {
  const [cookie = ''] = (await signIn({ kod: token })).headers['set-cookie'] ?? [];
  return { cookie: cookie.split(';', 1)[0] ?? '' };
}

describe('a paper in preview', () => {
  it.each([
    ['/'],
    ['/after'],
    ['/nincs-ilyen'],
    ['/rss'],
    ['/sitemap.xml'],
    ['/robots.txt'],
    ['/kviz/valami'],
  ])('sends a stranger from %s to the login, which remembers it [PREV-02]', async (path) => {
    const { status, headers, text } = await preview.telex(path);
    const to = path === '/' ? '' : `?${new URLSearchParams({ tovabb: path })}`;
    expect([status, headers.location, text]).toEqual([302, `/login${to}`, '']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('sends a stranger from a story that is there and from one that is not in the same way [PREV-02] [ROLE-01]', async () => {
    const there = await preview.telex(`${story}?a=b`);
    expect(there.headers.location).toBe(`/login?${new URLSearchParams({ tovabb: `${story}?a=b` })}`);
    expect((await preview.telex('/2026/11/20/nincs-ilyen')).status).toBe(302);
    expect((await preview.transtelex('/')).headers.location).toBe('/login');
  });

  it('refuses a stranger’s calls, and a payload is a call [PREV-02]', async () => {
    for (const path of ['/api/articles', `${story}/_payload.json`, '/builds/latest.json']) {
      const { status, headers, json } = await preview.telex(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 401, 'no-store']);
      expect(json()).toMatchObject({ code: 'login-required' });
    }
  });

  it('tells a stranger nothing of what there is, whatever fails [PREV-02] [ERR-06]', async () => {
    const answers = await Promise.all([
      preview.telex('/logout'),
      preview.telex('/%zz'),
      preview.telex('/login', { method: 'DELETE' }),
      preview.telex('/nincs-ilyen', { method: 'POST' }),
      preview.telex('/login', { method: 'POST', headers: { ...form, 'sec-fetch-site': 'cross-site' } }),
      preview.telex('/login', { method: 'POST', headers: form, body: 'a'.repeat(9_000) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([302, 404, 405, 302, 400, 413]);
    for (const { text } of answers) expect(text).not.toMatch(/<html|rezgésérzékelő|Belföld/);
  });

  it('tells its operator how it is, whoever asks', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await preview.telex(path)).status).toBe(200);
  });

  it('shows the login, which nobody keeps [PREV-01]', async () => {
    const { status, headers, text } = await preview.telex('/login?tovabb=%2Flegfrissebb');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('name="tovabb" value="/legfrissebb"');
    expect(text).toContain('noindex');
  });

  it('lets the newsroom in with a code, to what was asked for [X22] [AUTH-12]', async () => {
    const { status, headers } = await signIn({ kod: ` ${token}\n`, tovabb: `${story}?a=b` });
    expect([status, headers.location]).toEqual([303, `${story}?a=b`]);
    expect(headers['set-cookie']?.[0]).toMatch(/^access_token=%22lpz_[\w-]+%22; .*; HttpOnly; SameSite=Lax$/);
  });

  it('leads to the front page after a login that was asked for by itself, or by another paper [X22]', async () => {
    expect((await signIn({ kod: token })).headers.location).toBe('/');
    expect((await signIn({ kod: token, tovabb: '//gonosz.example/' })).headers.location).toBe('/');
    expect((await signIn({ kod: token, tovabb: '/login' })).headers.location).toBe('/');
  });

  it('takes a code at the address where it shows the login', async () => {
    expect((await preview.telex('/login', { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
    const { status, headers } = await preview.telex('/logout', { headers: await session() });
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  it('marks the cookie for https where the proxy speaks it', async () => {
    const { headers } = await signIn({ kod: token }, { 'x-forwarded-proto': 'https' });
    expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  it('says that a code is not good, and keeps the way back [X22]', async () => {
    for (const kod of ['', 'lpz_rossz', '"><script>', 'a'.repeat(3_000)]) {
      const { status, headers, text } = await signIn({ kod, tovabb: story });
      expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([401, undefined, 'no-store']);
      expect(headers['www-authenticate']).toBe('Bearer');
      expect(text).toContain('Ez a kód nem érvényes.');
      expect(text).toContain(`value="${story}"`);
      if (kod !== '') expect(text).not.toContain(kod);
    }
  });

  it('is read by whoever has signed in, and nobody keeps what they read [PREV-02] [ROLE-02]', async () => {
    const headers = await session();
    for (let time = 0; time < 2; time += 1) {
      const answer = await preview.telex(story, { headers });
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.text).toContain('Ez a lap még nem jelent meg.');
    }
    expect((await preview.telex('/api/articles', { headers })).status).toBe(200);
    expect((await preview.telex(story)).status).toBe(302);
  });

  it('is read with a bearer too, and a bad one is a stranger’s [ROLE-02]', async () => {
    const bearer = (value: string) => ({ headers: { authorization: `Bearer ${value}` } });
    expect((await preview.telex(story, bearer(token))).status).toBe(200);
    expect((await preview.telex(story, bearer('lpz_rossz'))).status).toBe(302);
  });

  it('lets no proxy keep a picture, nor a browser show it after its reader has signed out', async () => {
    const headers = await session();
    for (const path of ['/favicon.svg', '/robots.txt', '/builds/latest.json']) {
      const { status, headers: said } = await preview.telex(path, { headers });
      expect([path, status]).toEqual([path, 200]);
      expect(said['cache-control']).not.toMatch(/public|immutable|max-age=[1-9]/);
    }
    expect((await published.telex('/favicon.svg')).headers['cache-control']).toMatch(/public/);
  });

  it('has no login for whoever has signed in [PREV-03] [X22]', async () => {
    const { status, headers } = await preview.telex('/login?tovabb=%2Flegfrissebb', {
      headers: await session(),
    });
    expect([status, headers.location]).toEqual([302, '/']);
  });

  it('lets out again [X22]', async () => {
    const { status, headers } = await preview.telex('/logout', { method: 'POST', headers: await session() });
    expect([status, headers.location]).toEqual([303, '/login']);
    expect(headers['set-cookie']?.[0]).toMatch(/^access_token=%22%22; Max-Age=0;/);
  });

  it('shuts out at once whose code was taken back', async () => {
    const code = await preview.house.accounts.createToken('Vendég', 1);
    const headers = { cookie: `access_token=${encodeURIComponent(JSON.stringify(code))}` };
    expect((await preview.telex(story, { headers })).status).toBe(200);
    await preview.house.accounts.revokeTokens('Vendég');
    expect((await preview.telex(story, { headers })).headers.location).toMatch(/^\/login\?tovabb=/);
  });

  it('takes no form from another paper’s page', async () => {
    const stranger = { 'sec-fetch-site': 'cross-site' };
    expect((await signIn({ kod: token }, stranger)).status).toBe(400);
    const headers = { ...stranger, ...(await session()) };
    expect((await preview.telex('/logout', { method: 'POST', headers })).status).toBe(400);
  });

  it('tires of guesses from one address', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await signIn({ kod: 'lpz_rossz' }, from)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    const tired = await signIn({ kod: token }, from);
    expect(tired.text).toContain('Egy perc múlva próbálja újra.');
    expect(tired.headers['retry-after']).toBe('60');
    expect((await signIn({ kod: token }, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(303);
  });
});

describe('a paper in preview whose database is away', () => {
  it('says so on its door, keeps the way back and tells nothing else [ERR-05] [PREV-02]', async () => {
    const headers = await session();
    wire.cut();
    const asked = [
      [`${story}?a=b`, await preview.telex(`${story}?a=b`, { headers })],
      ['/after', await preview.telex('/after', { headers })],
      [story, await preview.telex(`/login?tovabb=${encodeURIComponent(story)}`, { headers })],
      [story, await signIn({ kod: token, tovabb: story })],
    ] as const;
    const call = await preview.telex('/api/articles', { headers });
    wire.mend();
    for (const [back, { status, headers: said, text }] of asked) {
      expect([status, said['cache-control'], said['retry-after']]).toEqual([503, 'no-store', '5']);
      expect(text).toContain('A kiszolgáló most nem tudja ellenőrizni, ki lép be.');
      expect(text).toContain(`value="${back}"`);
      expect(text).not.toMatch(/rezgésérzékelő|Belföld/);
    }
    expect(call.json()).toMatchObject({ code: 'database-unavailable' });
  });
});

describe('a paper that is out', () => {
  it('has no login [PREV-01] [X22]', async () => {
    const { status, headers } = await published.telex('/login?tovabb=%2Fafter');
    expect([status, headers.location]).toEqual([302, '/']);
    expect((await published.telex('/login', { method: 'POST', headers: form, body: 'kod=a' })).status).toBe(
      405,
    );
    expect((await published.telex('/')).text).not.toContain('Előnézet');
  });

  it('answers whoever still has a cookie as what its code is worth, and keeps nothing of it [ROLE-01] [ROLE-02]', async () => {
    const headers = { cookie: 'access_token=%22lpz_regi%22' };
    const { status, headers: said } = await published.telex('/', { headers });
    expect([status, said['cache-control']]).toEqual([200, 'no-store']);
    expect((await published.telex('/api/articles', { headers })).status).toBe(200);
  });
});
