/** A preview, requested by anonymous clients and by the newsroom. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bearerWith,
  cookieWith,
  forgedToken,
  inventMember,
  inventReader,
  memberPassword,
} from '../../../tests/accounts.ts';
import { withDatabase } from '../../../tests/database.ts';
import { withDatabaseProxy } from '../../../tests/database-proxy.ts';
import { validateHtml } from '../../../tests/golden/validate-html.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';
import { writeStories } from '../../../tests/stories.ts';

const database = withDatabase();
const wire = withDatabaseProxy(database.url);
const preview = withServer({ database, databaseUrl: wire.url, preview: true, offline: false });
const published = withServer();
const email = 'zsofi@example.com';
let token = '';
let memberId = 0;
let story = '';
beforeAll(async () => {
  await writeStories(preview.context);
  await preview.settled();
  token = await preview.context.accounts.createToken('Zsófi', 30);
  memberId = (await inventMember(preview.context, { email, name: 'Zsófi' })).id;
  story = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Each time from another network, as attempts are limited. */
let network = 0;
function signIn(
  jelszo: string,
  { to = '', headers = {} }: { to?: string; headers?: Record<string, string> } = {},
): Promise<HttpResponse> {
  network += 1;
  const path = to === '' ? '/login' : `/login?${new URLSearchParams({ tovabb: to })}`;
  const from = { 'x-forwarded-for': `203.0.113.${network}`, ...form, ...headers };
  const body = new URLSearchParams({ email, jelszo }).toString();
  return preview.telex(path, { method: 'POST', headers: from, body });
}

async function session(): Promise<{ cookie: string }> {
  const { accounts, db } = preview.context;
  const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id: memberId }, 'Firefox');
  return cookieWith(access);
}

describe('a preview', () => {
  it.each([
    ['/'],
    ['/after'],
    ['/nincs-ilyen'],
    ['/rss'],
    ['/sitemap.xml'],
    ['/robots.txt'],
    ['/kviz/valami'],
  ])('redirects an anonymous reader from %s to the login, with the return path [PREV-02]', async (path) => {
    const { status, headers, text } = await preview.telex(path);
    const to = path === '/' ? '' : `?${new URLSearchParams({ tovabb: path })}`;
    expect([status, headers.location, text]).toEqual([302, `/login${to}`, '']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('redirects in the same way from existing and missing stories [PREV-02] [ROLE-01]', async () => {
    const there = await preview.telex(`${story}?a=b`);
    expect(there.headers.location).toBe(`/login?${new URLSearchParams({ tovabb: `${story}?a=b` })}`);
    expect((await preview.telex('/2026/11/20/nincs-ilyen')).status).toBe(302);
    expect((await preview.transtelex('/')).headers.location).toBe('/login');
  });

  it('refuses anonymous calls, including payloads [PREV-02]', async () => {
    for (const path of ['/api/articles', `${story}/_payload.json`, '/builds/latest.json']) {
      const { status, headers, json } = await preview.telex(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 401, 'no-store']);
      expect(json()).toMatchObject({ code: 'login-required' });
    }
  });

  it('reveals no content to anonymous clients, whatever fails [PREV-02] [ERR-06]', async () => {
    const answers = await Promise.all([
      preview.telex('/logout'),
      preview.telex('/%zz'),
      preview.telex('/login', { method: 'DELETE' }),
      preview.telex('/nincs-ilyen', { method: 'POST' }),
      preview.telex('/login', { method: 'POST', headers: { ...form, 'sec-fetch-site': 'cross-site' } }),
      preview.telex('/login', { method: 'POST', headers: form, body: 'a'.repeat(40_000) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([302, 404, 405, 302, 400, 413]);
    for (const { text } of answers) expect(text).not.toMatch(/<html|rezgésérzékelő|Belföld/);
  });

  it('serves valid HTML before, at and after the login', async () => {
    const pages = [
      await preview.telex('/login'),
      await signIn('rossz'),
      await preview.telex('/', { headers: { authorization: `Bearer ${token}` } }),
    ];
    for (const { text } of pages) {
      expect(text).toContain('</html>');
      expect(await validateHtml(text)).toEqual([]);
    }
  });

  it('answers health probes without login', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await preview.telex(path)).status).toBe(200);
  });

  it('shows an uncached login page [PREV-01]', async () => {
    const { status, headers, text } = await preview.telex('/login?tovabb=%2Flegfrissebb');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('action="/login?tovabb=%2Flegfrissebb"');
    expect(text).toContain('noindex');
  });

  it('lets a member in with a password and returns to the requested page [X22] [AUTH-12]', async () => {
    const { status, headers } = await signIn(memberPassword, { to: `${story}?a=b` });
    expect([status, headers.location]).toEqual([303, `${story}?a=b`]);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^access_token=%22newsroom\.[\w.-]+%22; .*; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^refresh_token=%22refresh\.[\w.-]+%22; .*; HttpOnly; SameSite=Lax$/),
      'signed_in=2; Max-Age=2592000; Path=/; SameSite=Lax',
      expect.stringMatching(/^sign_in_step=%22%22; Max-Age=0/),
    ]);
  });

  it('redirects to the front page after a login without a return path, or with one on another site [X22]', async () => {
    for (const to of ['', '//gonosz.example/', '/\\gonosz.example', 'https://gonosz.example', '/login'])
      expect((await signIn(memberPassword, { to })).headers.location, to).toBe('/');
  });

  it('accepts a form at the address of the login page', async () => {
    expect((await preview.telex('/login', { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
    const { status, headers } = await preview.telex('/logout', { headers: await session() });
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  it('marks the cookie as secure if the proxy uses https', async () => {
    const { headers } = await signIn(memberPassword, { headers: { 'x-forwarded-proto': 'https' } });
    // With those that delete the two plain names.
    expect(headers['set-cookie']).toHaveLength(6);
    for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure$/);
  });

  it('reports a wrong password and keeps the return path [X22]', async () => {
    for (const wrong of ['', forgedToken('newsroom'), token, '"><script>', 'a'.repeat(3_000)]) {
      const { status, headers, text } = await signIn(wrong, { to: story });
      expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([401, undefined, 'no-store']);
      expect(text).toContain('Az e-mail-cím vagy a jelszó nem jó.');
      expect(text).toContain(`tovabb=${encodeURIComponent(story)}`);
      if (wrong !== '') expect(text).not.toContain(wrong);
    }
  });

  it('is readable after signing in, without caching [PREV-02] [ROLE-02]', async () => {
    const headers = await session();
    for (let time = 0; time < 2; time += 1) {
      const answer = await preview.telex(story, { headers });
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.text).toContain('Ez a lap még nem jelent meg.');
    }
    expect((await preview.telex('/api/articles', { headers })).status).toBe(200);
    expect((await preview.telex(story)).status).toBe(302);
  });

  it('is readable with a bearer token, but not with an invalid one [ROLE-02]', async () => {
    const bearer = (value: string) => ({ headers: bearerWith(value) });
    expect((await preview.telex(story, bearer(token))).status).toBe(200);
    expect((await preview.telex(story, bearer(forgedToken('newsroom')))).status).toBe(302);
  });

  it('lets no proxy cache a picture, and no browser show it after signing out', async () => {
    const headers = await session();
    for (const path of ['/favicon.svg', '/robots.txt', '/builds/latest.json']) {
      const { status, headers: received } = await preview.telex(path, { headers });
      expect([path, status]).toEqual([path, 200]);
      expect(received['cache-control']).not.toMatch(/public|immutable|max-age=[1-9]/);
    }
    expect((await published.telex('/favicon.svg')).headers['cache-control']).toMatch(/public/);
  });

  it('has no login page for signed-in users [PREV-03] [X22]', async () => {
    const { status, headers } = await preview.telex('/login?tovabb=%2Flegfrissebb', {
      headers: await session(),
    });
    expect([status, headers.location]).toEqual([302, '/']);
  });

  it('signs out, and ends the session for all copies of its cookie [X22] [AUTH-12]', async () => {
    const [mine, other] = [await session(), await session()];
    const sent = { method: 'POST', headers: { ...form, ...mine }, body: '' };
    const { status, headers } = await preview.telex('/logout', sent);
    expect([status, headers.location]).toEqual([303, '/login']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^access_token=%22%22; Max-Age=0;/),
      expect.stringMatching(/^refresh_token=%22%22; Max-Age=0;/),
      expect.stringMatching(/^signed_in=0; Max-Age=0;/),
    ]);
    expect((await preview.telex(story, { headers: mine })).status).toBe(302);
    // Another browser of the same person.
    expect((await preview.telex(story, { headers: other })).status).toBe(200);
  });

  it('goes on when the access token of a session has ended, with new cookies [AUTH-07]', async () => {
    const { accounts, db } = preview.context;
    const person = { realm: 'newsroom', id: memberId } as const;
    const { refresh } = await accounts.sessions.start(db, person, 'Firefox');
    const headers = { cookie: `refresh_token=${encodeURIComponent(JSON.stringify(refresh))}` };
    const led = await preview.telex(story, { headers });
    expect([led.status, led.headers.location]).toEqual([302, story]);
    const cookie = (led.headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ');
    expect((await preview.telex(story, { headers: { cookie } })).status).toBe(200);
    const reader = await inventReader(preview.context);
    const theirs = { cookie: `refresh_token=${encodeURIComponent(JSON.stringify(reader.refresh))}` };
    expect((await preview.telex(story, { headers: theirs })).headers.location).toMatch(/^\/login/);
  });

  it('lets no reader in who has an account, in whatever way the token comes [PREV-02] [X09]', async () => {
    const reader = await inventReader(preview.context);
    for (const headers of [cookieWith(reader.token), bearerWith(reader.token)]) {
      expect((await preview.telex(story, { headers })).headers.location).toMatch(/^\/login\?tovabb=/);
      for (const path of ['/api/articles', '/api/me']) {
        const refused = await preview.telex(path, { headers });
        expect([refused.status, refused.json()]).toEqual([
          401,
          expect.objectContaining({ code: 'login-required' }),
        ]);
      }
    }
  });

  it('refuses forms from pages of other sites', async () => {
    const stranger = { 'sec-fetch-site': 'cross-site' };
    expect((await signIn(memberPassword, { headers: stranger })).status).toBe(400);
    const headers = { ...stranger, ...(await session()) };
    expect((await preview.telex('/logout', { method: 'POST', headers })).status).toBe(400);
  });

  it('limits attempts from one address, and from no other', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await signIn('rossz', { headers })).status);
    expect(statuses).toEqual([...Array<number>(5).fill(401), 429]);
    expect((await signIn(memberPassword, { headers })).text).toContain('Túl sok próbálkozás volt.');
    expect((await signIn(memberPassword)).status).toBe(303);
  });
});

describe('a preview while the database is unavailable', () => {
  it('says so on the login page, keeps the return path and reveals nothing else [ERR-05] [PREV-02]', async () => {
    const headers = await session();
    wire.disconnect();
    const answers = [
      [`${story}?a=b`, await preview.telex(`${story}?a=b`, { headers })],
      ['/after', await preview.telex('/after', { headers })],
      [story, await preview.telex(`/login?tovabb=${encodeURIComponent(story)}`, { headers })],
    ] as const;
    const call = await preview.telex('/api/articles', { headers });
    wire.reconnect();
    for (const [back, { status, headers: received, text }] of answers) {
      expect([status, received['cache-control'], received['retry-after']]).toEqual([503, 'no-store', '5']);
      expect(text).toContain('A kiszolgáló most nem tudja ellenőrizni, ki lép be.');
      expect(text).toContain(`action="/login?${new URLSearchParams({ tovabb: back })}"`);
      expect(text).not.toMatch(/rezgésérzékelő|Belföld/);
    }
    expect(call.json()).toMatchObject({ code: 'database-unavailable' });
  });
});

describe('a published site', () => {
  it('has no login page [PREV-01] [X22]', async () => {
    const { status, headers } = await published.telex('/login?tovabb=%2Fafter');
    expect([status, headers.location]).toEqual([302, '/']);
    const sent = await published.telex('/login', { method: 'POST', headers: form, body: 'jelszo=a' });
    expect([sent.status, sent.headers.location, sent.headers['set-cookie']]).toEqual([303, '/', undefined]);
    expect((await published.telex('/')).text).not.toContain('Előnézet');
  });

  it('ignores an old cookie [ROLE-01] [ROLE-02]', async () => {
    const headers = cookieWith(forgedToken('newsroom'));
    const { status, headers: received } = await published.telex('/', { headers });
    expect([status, received['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
    expect((await published.telex('/api/articles', { headers })).status).toBe(200);
  });
});
