import { describe, expect, it } from 'vitest';
import { bearerWith, cookieWith, inventReader } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { refreshTokenIn, sessionIn } from '../sign-in/session-cookie.ts';

const server = withServer();
let readers = 0;
const newReader = () => {
  readers += 1;
  return inventReader(server.context, { name: 'Olvasó Olga', email: `olga${readers}@example.com` });
};
const refreshCookie = (token: string) => `refresh_token=${encodeURIComponent(JSON.stringify(token))}`;
const post = (body: object, headers: Record<string, string> = {}) =>
  server.telex('/api/token/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const me = (headers: Record<string, string>) => server.telex('/api/me', { headers });

describe('the exchange of a refresh token', () => {
  it('gives an app the next pair in the answer, and no cookies [AUTH-07]', async () => {
    const { refresh } = await newReader();
    const answer = await post({ refreshToken: refresh });
    const { accessToken, refreshToken, expiresIn } = Object(answer.json());
    expect([answer.status, answer.headers['cache-control'], expiresIn]).toEqual([200, 'no-store', 900]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await me(bearerWith(accessToken))).status).toBe(200);
    expect((await post({ refreshToken })).status).toBe(200);
  });

  it('gives a browser the next cookies, which scripts cannot read [AUTH-07] [AUTH-12]', async () => {
    const { refresh } = await newReader();
    const answer = await post({}, { cookie: refreshCookie(refresh) });
    const cookies = answer.headers['set-cookie'] ?? [];
    expect([sessionIn(cookies.join('; ')), refreshTokenIn(cookies.join('; '))]).toEqual([
      Object(answer.json()).accessToken,
      Object(answer.json()).refreshToken,
    ]);
    for (const cookie of cookies.slice(0, 2)) expect(cookie).toContain('; HttpOnly; SameSite=Lax');
  });

  it('is refused with an invented, an exchanged and a missing token, whose cookies are deleted [AUTH-09]', async () => {
    const { refresh } = await newReader();
    await server.context.accounts.signOut(refreshCookie(refresh));
    for (const token of [refresh, 'x', 'refresh.x.y']) {
      const answer = await post({}, { cookie: refreshCookie(token) });
      expect(answer.status).toBe(401);
      expect(answer.headers['set-cookie']?.map((cookie) => cookie.split('=')[0])).toEqual([
        'access_token',
        'refresh_token',
        'signed_in',
      ]);
      expect((await post({ refreshToken: token })).headers['set-cookie']).toBeUndefined();
    }
    expect((await post({})).status).toBe(401);
  });

  it('is not made by another site’s page with the reader’s cookies; an app with its own token may [S13]', async () => {
    const { refresh } = await newReader();
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://gonosz.example' };
    const refused = await post({}, { cookie: refreshCookie(refresh), ...foreign });
    expect([refused.status, refused.headers['set-cookie']]).toEqual([400, undefined]);
    expect((await post({ refreshToken: refresh }, foreign)).status).toBe(200);
  });

  it.each([
    ['/api/saved', { since: '', added: [], removed: [] }],
    ['/api/web-push/account', { clientToken: 'x'.repeat(24) }],
    ['/fiok/api/v2/user/update', { action: 'newsletter', code: 'nincs', subscribe: true }],
  ])(
    '%s takes cookies from the site’s own pages only, and a bearer from everywhere [S13]',
    async (path, body) => {
      const { token } = await newReader();
      const send = async (headers: Record<string, string>) => {
        const all = { 'content-type': 'application/json', ...headers };
        return (
          await server.telex(path, { method: 'POST', headers: all, body: JSON.stringify(body) })
        ).json();
      };
      const refused = { status: 400, code: 'request-invalid', detail: expect.stringContaining('own pages') };
      const cookie = cookieWith(token);
      expect(await send({ ...cookie, 'sec-fetch-site': 'cross-site' })).toMatchObject(refused);
      expect(await send({ ...cookie, origin: 'https://gonosz.example' })).toMatchObject(refused);
      for (const own of [
        { ...cookie, 'sec-fetch-site': 'same-origin' },
        { ...bearerWith(token), 'sec-fetch-site': 'cross-site' },
      ])
        expect(await send(own)).not.toMatchObject(refused);
    },
  );

  it('refuses what has not the form of the call', async () => {
    for (const body of ['x', '[]', '{"refreshToken":1}', '"x"']) {
      const headers = { 'content-type': 'application/json' };
      expect((await server.telex('/api/token/refresh', { method: 'POST', headers, body })).status, body).toBe(
        400,
      );
    }
  });
});

describe('signing out', () => {
  it('ends the session for all copies of its tokens, and deletes the cookies [AUTH-06] [AUTH-12]', async () => {
    const { token, refresh } = await newReader();
    const answer = await server.telex('/api/logout', { headers: cookieWith(token) });
    expect([answer.status, answer.headers['set-cookie']?.length]).toEqual([200, 3]);
    expect((await me(bearerWith(token))).status).toBe(401);
    expect((await post({ refreshToken: refresh })).status).toBe(401);
  });

  it('works with a bearer, and with the refresh token alone', async () => {
    for (const headersOf of [
      ({ token }: { token: string }) => bearerWith(token),
      ({ refresh }: { refresh: string }) => ({ cookie: refreshCookie(refresh) }),
    ]) {
      const reader = await newReader();
      expect((await server.telex('/api/logout', { headers: headersOf(reader) })).status).toBe(200);
      expect((await me(bearerWith(reader.token))).status).toBe(401);
    }
  });

  it('cannot be caused by a page of another site', async () => {
    const { token } = await newReader();
    for (const strange of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://masutt.example' }])
      expect(
        (await server.telex('/api/logout', { headers: { ...cookieWith(token), ...strange } })).status,
      ).toBe(400);
    expect((await me(bearerWith(token))).status).toBe(200);
    const own = { ...cookieWith(token), 'sec-fetch-site': 'same-origin' };
    expect((await server.telex('/api/logout', { headers: own })).status).toBe(200);
    expect((await me(bearerWith(token))).status).toBe(401);
  });
});
