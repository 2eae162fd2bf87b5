/** Signing in with Google, against its sandbox. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseGoogleUser, cookieWith, inventMember } from '../../../tests/accounts.ts';
import { cookieHeaderOf, mailsTo, postForm } from '../../../tests/mails.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer({ logLevel: 'warn' });
const path = '/szerkesztoseg/belepes';
const security = '/szerkesztoseg/biztonsag';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** Invented users of the sandbox. */
const staff = '110000000000000000001';
const reader = '110000000000000000002';
const unverified = '110000000000000000003';

let szilvia: { id: number };
let olga: { id: number };
beforeAll(async () => {
  szilvia = await inventMember(server.context, {
    email: 'szilvia@lapzarta.example',
    name: 'Szerkesztő Szilvia',
  });
  olga = await inventMember(server.context, { email: 'olga@level.example', name: 'Olvasó Olga' });
});

interface Begun {
  /** Google's page. */
  address: URL;
  cookie: string;
}

async function begin(at = path, headers: Record<string, string> = {}, action = 'google'): Promise<Begun> {
  const body = new URLSearchParams({ muvelet: action }).toString();
  const answer = await server.telex(at, { method: 'POST', headers: { ...form, ...headers }, body });
  expect(answer.status).toBe(303);
  const cookie = answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  return { address: new URL(String(answer.headers.location)), cookie };
}

async function signInAs(user: string, at = path): Promise<HttpResponse> {
  const begun = await begin(at);
  const back = await chooseGoogleUser(begun.address, user);
  return server.telex(back.pathname + back.search, { headers: { cookie: begun.cookie } });
}

const hasSession = (answer: HttpResponse) =>
  /access_token=%22newsroom/.test(String(answer.headers['set-cookie']));

describe('the way to Google', () => {
  it('has the scope, a state of ten characters, PKCE and the exact return address [AUTH-03] [S50]', async () => {
    const begun = await begin();
    const query = Object.fromEntries(begun.address.searchParams);
    expect(query).toMatchObject({
      scope: 'openid profile email',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost:${server.port}/login`,
    });
    expect(query.state).toMatch(/^[\w-]{10}$/);
    expect((await begin()).address.searchParams.get('state')).not.toBe(query.state);
    const [, page] = [begun, await fetch(begun.address)];
    expect(await page.text()).toContain('Fiók kiválasztása');
  });

  it('binds the transaction to the browser by a cookie that no script and no other host can have [S13]', async () => {
    const send = (headers: Record<string, string>) =>
      server.telex(path, { method: 'POST', headers: { ...form, ...headers }, body: 'muvelet=google' });
    expect(String((await send({})).headers['set-cookie'])).toMatch(
      /^sign_in_google=%22step\.[\w.-]+%22; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(String((await send({ 'x-forwarded-proto': 'https' })).headers['set-cookie'])).toMatch(
      /^__Host-sign_in_google=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});

describe('the way back', () => {
  it('signs in a member of the newsroom’s own domain, who is linked from then on', async () => {
    const answer = await signInAs(staff, `${path}?tovabb=%2Fafter`);
    expect([answer.status, answer.headers.location, hasSession(answer)]).toEqual([302, '/after', true]);
    const { db } = server.context;
    const rows = await db.selectFrom('external_identities').select(['subject', 'member_id']).execute();
    expect(rows).toEqual([{ subject: staff, member_id: szilvia.id }]);
    expect(hasSession(await signInAs(staff))).toBe(true);
  });

  it('signs in nobody by the mail address alone, nor with one that Google has not verified [S13] [AUTH-05]', async () => {
    server.takeLog();
    for (const user of [reader, unverified]) {
      const answer = await signInAs(user);
      expect([hasSession(answer), answer.headers.location]).toEqual([false, `${path}?hiba=google`]);
    }
    const log = server.takeLog().join('\n');
    expect(log).toContain('sign-in with Google failed');
    expect(log).not.toMatch(/olga|szilvia|@|eyJ/);
  });

  it('needs the cookie of the same browser, the state, and works once [S13]', async () => {
    const [one, two] = [await begin(), await begin()];
    const back = await chooseGoogleUser(one.address, staff);
    const login = (url: URL, cookie: string) =>
      server.telex(url.pathname + url.search, { headers: { cookie } });
    // Without the cookie `/login` does not exist [PREV-01].
    expect((await login(back, '')).headers.location).toBe('/');
    // Another transaction's cookie: an attacker's code for the victim's browser.
    expect(hasSession(await login(back, two.cookie))).toBe(false);
    const changed = new URL(back);
    changed.searchParams.set('state', 'abcdefghij');
    const three = await begin();
    const theirs = await chooseGoogleUser(three.address, staff);
    changed.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect(hasSession(await login(changed, three.cookie))).toBe(false);
    // The control, and the same once more.
    expect(hasSession(await login(back, one.cookie))).toBe(true);
    expect(hasSession(await login(back, one.cookie))).toBe(false);
  });

  it('of somebody who refused at Google leads to the sign-in', async () => {
    const { cookie } = await begin();
    const answer = await server.telex('/login?error=access_denied&state=x', { headers: { cookie } });
    expect(answer.headers.location).toBe(`${path}?hiba=google`);
    expect((await server.telex(`${path}?hiba=google`)).text).toContain(
      'A Google-fiókkal nem sikerült belépni.',
    );
  });
});

describe('a reader whose account at Google is new', () => {
  const readers = '/tamogatas/belepes';

  it('confirms the address by a mail, which links the account: from then on Google signs them in [X09]', async () => {
    const { db } = server.context;
    const first = await signInAs(reader, `${readers}?tovabb=%2Fafter`);
    expect(hasReader(first)).toBe(false);
    const to = String(first.headers.location);
    expect(to).toBe(`${readers}?lepes=kod&honnan=google&tovabb=%2Fafter`);
    const browser = cookieHeaderOf(first);
    expect((await server.telex(to, { headers: browser })).status).toBe(200);
    const [mail] = await mailsTo(db, 'signIn', 'olga@level.example');
    const confirmed = await postForm(server.telex, to, { kod: String(mail?.code) }, browser);
    expect([confirmed.status, confirmed.headers.location, hasReader(confirmed)]).toEqual([
      303,
      '/after',
      true,
    ]);
    const second = await signInAs(reader, `${readers}?tovabb=%2Fafter`);
    expect([second.headers.location, hasReader(second)]).toEqual(['/after', true]);
  });

  it('is linked with nothing if Google has not verified the address [S13]', async () => {
    const answer = await signInAs(unverified, readers);
    expect([answer.headers.location, hasReader(answer)]).toEqual([`${readers}?hiba=google`, false]);
  });
});

const hasReader = (answer: HttpResponse) =>
  /access_token=%22supporter|access_token=%22reader/.test(String(answer.headers['set-cookie']));

describe('linking an account', () => {
  const session = async (id: number) => {
    const { accounts, db } = server.context;
    const { access } = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox');
    return cookieWith(access);
  };

  it('is done by the member who is signed in, and by no other', async () => {
    const mine = await session(olga.id);
    const begun = await begin(security, mine, 'google-uj');
    const back = await chooseGoogleUser(begun.address, reader);
    const { cookie: theirs } = await session(szilvia.id);
    const send = (cookie: string) => server.telex(back.pathname + back.search, { headers: { cookie } });
    expect((await send(`${begun.cookie}; ${theirs}`)).headers.location).toBe(`${path}?hiba=google`);
    const again = await begin(security, mine, 'google-uj');
    const there = await chooseGoogleUser(again.address, reader);
    const linked = await server.telex(there.pathname + there.search, {
      headers: { cookie: `${again.cookie}; ${mine.cookie}` },
    });
    expect(linked.headers.location).toBe(`${security}?kesz=google`);
    expect(hasSession(await signInAs(reader))).toBe(true);
  });
});

describe('/api/login/google/check', () => {
  async function check(fields: Record<string, string>, cookie = '') {
    const body = new URLSearchParams(fields).toString();
    const headers = { ...form, ...(cookie ? { cookie } : {}) };
    return server.telex('/api/login/google/check', { method: 'POST', headers, body });
  }

  it('takes code, state and redirect_uri, and gives tokens [AUTH-04]', async () => {
    const begun = await begin();
    const { searchParams } = await chooseGoogleUser(begun.address, staff);
    const fields = {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      redirect_uri: `http://localhost:${server.port}/login`,
    };
    expect((await check(fields)).json()).toMatchObject({ status: 401, code: 'sign-in-required' });
    const answer = await check(fields, begun.cookie);
    expect(answer.json()).toMatchObject({ accessToken: expect.stringMatching(/^newsroom\./) });
  });

  it('answers false to what Google refuses, and to another return address [AUTH-05]', async () => {
    const redirect_uri = `http://localhost:${server.port}/login`;
    const one = await begin();
    const state = one.address.searchParams.get('state') ?? '';
    expect((await check({ code: 'x', state, redirect_uri }, one.cookie)).json()).toBe(false);
    const two = await begin();
    const back = (await chooseGoogleUser(two.address, staff)).searchParams;
    const code = back.get('code') ?? '';
    const elsewhere = { code, state: back.get('state') ?? '', redirect_uri: 'https://gonosz.example/login' };
    expect((await check(elsewhere, two.cookie)).json()).toBe(false);
  });
});
