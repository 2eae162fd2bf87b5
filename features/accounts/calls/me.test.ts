import { beforeAll, describe, expect, it } from 'vitest';
import {
  bearerWith,
  cookieWith,
  forgedToken,
  type InventedUsers,
  inventReader,
  inventUsers,
} from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
let users: InventedUsers;
beforeAll(async () => {
  users = await inventUsers(server.context);
});

const me = (headers: Record<string, string> = {}) => server.telex('/api/me', { headers });

describe('who is signed in', () => {
  it('is answered to the newsroom with name and roles, however the token comes [AUTH-06] [S35]', async () => {
    const { id, name, email, roles, session } = users.editor;
    for (const headers of [bearerWith(session), cookieWith(session)]) {
      const answer = await me(headers);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual({
        realm: 'newsroom',
        id,
        email,
        name,
        roles,
        siteRoles: {},
        supports: null,
        savedStories: null,
        twoFactor: false,
        createdAt: '2026-11-21T07:00:00.000Z',
      });
    }
  });

  it('is answered to a reader with the account [AUTH-06] [S35] [X09]', async () => {
    const { name, email, id, token } = users.reader;
    for (const headers of [bearerWith(token), cookieWith(token)]) {
      const answer = await me(headers);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.json()).toEqual({
        realm: 'supporter',
        id,
        email,
        name,
        roles: [],
        siteRoles: {},
        supports: null,
        savedStories: null,
        twoFactor: false,
        createdAt: '2026-11-21T07:00:00.000Z',
      });
    }
  });

  it('costs one query, two more for the support and the saved stories of a reader, and none for anonymous readers', async () => {
    server.takeQueries();
    for (const [token, count] of [
      [users.editor.session, 1],
      [users.reader.token, 3],
    ] as const) {
      await me(cookieWith(token));
      expect(server.takeQueries()).toHaveLength(count);
    }
    expect((await me()).status).toBe(401);
    expect(server.takeQueries()).toEqual([]);
  });

  it('never gives a client the answer of another', async () => {
    const names: unknown[] = [];
    for (const headers of [cookieWith(users.editor.session), {}, cookieWith(users.reader.token)])
      names.push(Object((await me(headers)).json()).name);
    expect(names).toEqual([users.editor.name, undefined, users.reader.name]);
  });

  it('is not shown to HEAD with a body, nor to scripts of other origins', async () => {
    const head = await server.telex('/api/me', { method: 'HEAD', headers: cookieWith(users.reader.token) });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    const preflight = await server.telex('/api/me', {
      method: 'OPTIONS',
      headers: { origin: 'https://masutt.example', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.headers['access-control-allow-headers']).not.toMatch(/authorization/i);
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('an anonymous request', () => {
  it('is refused, and a browser loses cookies that are no session [AUTH-12]', async () => {
    const anonymous = await me();
    expect([anonymous.status, anonymous.headers['set-cookie']]).toEqual([401, undefined]);
    expect(anonymous.json()).toMatchObject({ code: 'sign-in-required' });
    for (const headers of [cookieWith(forgedToken('reader')), { cookie: 'signed_in=1' }]) {
      const answer = await me(headers);
      expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'no-store']);
      expect(answer.json()).toMatchObject({ code: 'sign-in-required' });
      const expired = answer.headers['set-cookie']?.map((cookie) => cookie.split('; ').slice(0, 2));
      expect(expired).toEqual([
        ['access_token=%22%22', 'Max-Age=0'],
        ['refresh_token=%22%22', 'Max-Age=0'],
        ['signed_in=0', 'Max-Age=0'],
      ]);
    }
  });

  it('learns that its access token ended, or is missing, in the two texts of the contract [AUTH-08]', async () => {
    const reader = await inventReader(server.context, { name: 'Vége', email: 'vege@example.com' });
    const missing = { cookie: `refresh_token=${encodeURIComponent(JSON.stringify(reader.refresh))}` };
    await server.context.accounts.signOut(cookieWith(reader.token).cookie);
    const texts = [
      [cookieWith(reader.token), 'Expired JWT Token'],
      [bearerWith(reader.token), 'Expired JWT Token'],
      [missing, 'Missing accessToken, use your refreshToken!'],
    ] as const;
    for (const [headers, text] of texts) {
      const answer = await me(headers);
      expect(answer.status).toBe(401);
      expect(answer.json()).toMatchObject({ message: text, detail: text });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(Object((await me()).json()).message).toBeUndefined();
  });

  it('is refused when its bearer is no valid token, and keeps its session', async () => {
    const cookies = cookieWith(users.reader.token);
    for (const token of ['', 'x', forgedToken('newsroom'), forgedToken('reader')]) {
      const answer = await me({ ...bearerWith(token), ...cookies });
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.json()).toMatchObject({ code: 'token-invalid' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await me({ authorization: 'Basic eDp5' })).json()).toMatchObject({ code: 'sign-in-required' });
  });
});
