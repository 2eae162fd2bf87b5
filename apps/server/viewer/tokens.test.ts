/** Tokens of both realms, forged ones, and what they cost: only the newsroom's leave the cache. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionCookies } from '#features/accounts/public.server.ts';
import {
  bearerWith,
  cookieWith,
  forgedToken,
  type InventedUsers,
  inventMember,
  inventReader,
  inventUsers,
} from '#tests/accounts.ts';
import type { HttpResponse } from '#tests/send-request.ts';
import { withServer } from '#tests/server.ts';
import { type TestStories, writeStories } from '#tests/stories.ts';

const server = withServer();
const twin = withServer({ database: server.database });
const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
const draft = '/2026/11/20/keszulo-cikk';
const call = '/api/articles/fabol-epitettek-rezgeserzekelot-a-hidra';
const everyPath = [bridge, `${bridge}/_payload.json`, '/', '/legfrissebb', '/nincs-ilyen', call, '/rss'];
let stories: TestStories;
let users: InventedUsers;
beforeAll(async () => {
  stories = await writeStories(server.context);
  users = await inventUsers(server.context);
  await server.settled();
});
beforeEach(async () => {
  for (const path of everyPath) await server.telex(path);
  server.takeQueries();
});

type Headers = Record<string, string>;

/** Headers with tokens that are malformed, forged, or a damaged copy of a valid one. */
function worthless(): Headers[] {
  const damaged = users.editor.session.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const promoted = users.reader.token.replace('reader', 'newsroom');
  const texts = [
    'x',
    damaged,
    promoted,
    forgedToken('newsroom'),
    forgedToken('reader'),
    'eyJhbGciOiJub25lIn0.e30.',
  ];
  return [
    ...texts.flatMap((text) => [cookieWith(text), bearerWith(text)]),
    { cookie: 'access_token=%' },
    { authorization: 'Bearer' },
    { authorization: `Basic ${btoa(`lap:${users.editor.token}`)}` },
    { authorization: `Basic ${users.editor.token}` },
  ];
}

async function hits(): Promise<number> {
  const text = await server.metrics();
  const lines = text.matchAll(/^lapzarta_cache_answers_total\{outcome="(?:hit|notModified)"\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function answersTo(path: string, all: Headers[]): Promise<HttpResponse[]> {
  const answers: HttpResponse[] = [];
  for (const headers of all) answers.push(await server.telex(path, { headers }));
  return answers;
}

/** A response without the headers that differ between two requests. */
function visible({ status, text, headers }: HttpResponse) {
  const { date, 'x-request-id': _id, connection: _connection, 'keep-alive': _alive, ...others } = headers;
  return { status, text, others };
}

/** Every path must be answered from memory, without a query, with an anonymous reader’s bytes and headers. */
async function expectAnonymousAnswers(all: Headers[]): Promise<void> {
  for (const path of everyPath) {
    const anonymous = visible(await server.telex(path));
    const before = await hits();
    server.takeQueries();
    const answers = await answersTo(path, all);
    expect(server.takeQueries(), path).toEqual([]);
    expect((await hits()) - before, path).toBe(all.length);
    for (const answer of answers) expect(visible(answer), path).toEqual(anonymous);
    expect(anonymous.others['set-cookie'], path).toBeUndefined();
    expect(anonymous.others.vary, path).not.toMatch(/cookie/i);
  }
}

describe('a reader’s token', () => {
  const carriers = () => [cookieWith(users.reader.token), bearerWith(users.reader.token)];

  it('is answered from memory on pages and calls for everyone, like no token [X09]', async () => {
    await expectAnonymousAnswers(carriers());
  });

  it('fills the cache with what an anonymous reader gets, and costs no query of its own', async () => {
    const costOf = async (headers: Headers) => {
      await server.context.content.correct(stories.bridge, { text: 'Pontosítottuk.' });
      await server.settled();
      server.takeQueries();
      const first = await server.telex(bridge, { headers });
      const queries = server.takeQueries();
      expect(visible(await server.telex(bridge))).toEqual(visible(first));
      return queries;
    };
    const anonymous = await costOf({});
    expect(anonymous.length).toBeGreaterThan(0);
    for (const headers of carriers()) expect(await costOf(headers)).toEqual(anonymous);
  });

  it('shows no unpublished story, on its page, in a payload or in a call [X09] [ROLE-01]', async () => {
    for (const path of [draft, `${draft}/_payload.json`, '/api/articles/keszulo-cikk'])
      for (const answer of await answersTo(path, carriers())) expect(answer.status, path).toBe(404);
  });
});

describe('a token that is none of ours', () => {
  it('counts as none on pages and calls for everyone, from memory and without a query [S37]', async () => {
    await expectAnonymousAnswers(worthless());
  });

  it('shows no unpublished story', async () => {
    for (const path of [draft, '/api/articles/keszulo-cikk'])
      for (const answer of await answersTo(path, worthless())) expect(answer.status, path).toBe(404);
  });

  it('is not looked up by the call that requires one', async () => {
    for (const answer of await answersTo('/api/me', worthless())) expect(answer.status).toBe(401);
    expect(server.takeQueries()).toEqual([]);
  });
});

describe('a token of the newsroom', () => {
  const carriers = () =>
    [users.editor.token, users.editor.session].flatMap((token) => [cookieWith(token), bearerWith(token)]);

  it('shows unpublished stories, as a cookie and as a bearer, without filling the cache [ROLE-02]', async () => {
    for (const path of [draft, `${draft}/_payload.json`, '/api/articles/keszulo-cikk']) {
      for (const { status, headers } of await answersTo(path, carriers())) {
        expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
        expect(headers['surrogate-key']).toBeUndefined();
      }
      expect((await server.telex(path)).status, path).toBe(404);
    }
  });

  it('still counts when a proxy requires a password of its own with Basic', async () => {
    const headers = { ...cookieWith(users.editor.session), authorization: 'Basic bGFwOmxhcA==' };
    expect((await server.telex(draft, { headers })).status).toBe(200);
  });

  it('is redirected to an unpublished story, although readers’ answer for the same address is cached', async () => {
    const untidy = `${draft}/`;
    const before = await server.telex(untidy);
    const [led] = await answersTo(untidy, [cookieWith(users.editor.session)]);
    expect([led?.status, led?.headers['cache-control']]).toEqual([301, 'no-store']);
    expect(visible(await server.telex(untidy))).toEqual(visible(before));
  });
});

describe('a member whose access token has ended', () => {
  it('sees a hidden story, with the cookies of a refreshed session [ROLE-02] [AUTH-08]', async () => {
    const { id } = await inventMember(server.context, { email: 'tizenot-perc@example.com' });
    const person = { realm: 'newsroom', id } as const;
    const { db, accounts } = server.context;
    const tokens = await accounts.sessions.start(db, person, 'Firefox · Linux');
    const cookie = sessionCookies(tokens, false)
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    server.setTime('2026-11-21T08:20:00+01:00');
    const seen = await server.telex(draft, { headers: { cookie } });
    expect([seen.status, seen.headers['cache-control'], seen.headers['set-cookie']?.length]).toEqual([
      200,
      'no-store',
      3,
    ]);
    expect((await server.telex(draft)).status).toBe(404);
    await accounts.sessions.endAll(db, person, null);
    server.setTime('2026-11-21T08:40:00+01:00');
    const ended = await server.telex(draft, { headers: { cookie } });
    expect([ended.status, ended.headers['set-cookie']]).toEqual([404, undefined]);
    server.setTime('2026-11-21T08:00:00+01:00');
  });
});

describe('the end of a token', () => {
  const draftCall = '/api/articles/keszulo-cikk';

  it('is known to every process at once: the session is signed out in another one [AUTH-06]', async () => {
    const { id } = await inventMember(server.context, { email: 'friss@example.com' });
    const person = { realm: 'newsroom', id } as const;
    const { db, accounts } = server.context;
    const { access } = await accounts.sessions.start(db, person, 'Firefox');
    const headers = cookieWith(access);
    for (const one of [server, twin]) expect((await one.telex(draft, { headers })).status).toBe(200);
    await twin.context.accounts.signOut(headers.cookie);
    for (const one of [server, twin]) expect((await one.telex(draft, { headers })).status).toBe(404);
    expect((await server.telex(draft, { headers: bearerWith(users.editor.token) })).status).toBe(200);
  });

  it('is known to every process at once: a reader signed out', async () => {
    const { accounts } = server.context;
    const reader = await inventReader(server.context, { name: 'Rövid Rita', email: 'rita@example.com' });
    const headers = cookieWith(reader.token);
    for (const one of [server, twin]) expect((await one.telex('/api/me', { headers })).status).toBe(200);
    await accounts.signOut(headers.cookie);
    for (const one of [server, twin]) expect((await one.telex('/api/me', { headers })).status).toBe(401);
    const other = { headers: cookieWith(users.reader.token) };
    expect((await server.telex('/api/me', other)).status).toBe(200);
  });

  it('comes with the end of a member: all sessions end at once', async () => {
    const { accounts, db } = server.context;
    await accounts.members.create({ email: 'vilmos@example.com', name: 'Vendég Vilmos', roles: [] });
    const member = await accounts.members.byEmail('vilmos@example.com');
    if (!member) throw new Error('the member was not created');
    const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id: member.id }, 'Firefox');
    expect((await twin.telex(draft, { headers: cookieWith(access) })).status).toBe(200);
    await accounts.members.disable(member);
    expect((await twin.telex(draft, { headers: cookieWith(access) })).status).toBe(404);
  });

  it('comes with its time, for both realms', async () => {
    const all = [users.editor.token, users.editor.session, users.reader.token].map(bearerWith);
    const statuses = async () => (await answersTo('/api/me', all)).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200, 200]);
    server.setTime('2026-11-21T08:15:01+01:00');
    expect(await statuses()).toEqual([200, 401, 401]);
    server.setTime('2026-11-22T08:00:01+01:00');
    expect(await statuses()).toEqual([401, 401, 401]);
    server.setTime('2026-11-21T08:00:00+01:00');
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('is an error for a program of the newsroom, on every call', async () => {
    const code = await server.context.accounts.createToken('Rövid Rita', 1);
    await server.context.accounts.revokeTokens('Rövid Rita');
    for (const path of [call, draftCall]) {
      const { status, headers, json } = await server.telex(path, { headers: bearerWith(code) });
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(json()).toMatchObject({ code: 'token-invalid' });
    }
    expect((await server.telex(bridge, { headers: bearerWith(code) })).status).toBe(200);
  });
});
