/** Other ways in than the mail, which a reader sets up on the security page. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addApp,
  chooseGoogleUser,
  cookieWith,
  inventMember,
  inventReader,
  memberPassword,
} from '../../../tests/accounts.ts';
import { validateHtml } from '../../../tests/golden/validate-html.ts';
import { cookieHeaderOf, mailsTo, postForm } from '../../../tests/mails.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const security = '/tamogatas/biztonsag';
const signInPage = '/tamogatas/belepes';
const password = 'negy kek hajo a tavon';
const googleUser = '110000000000000000002';
let readers = 0;
/** Attempts are limited: each test comes from another network. */
let network = 0;
beforeEach(() => {
  network += 1;
  server.setTime('2026-11-21T08:00:00+01:00');
});

async function newReader() {
  readers += 1;
  const email = `biztos${readers}@example.com`;
  const reader = await inventReader(server.context, { name: 'Biztos Bori', email });
  const headers = cookieWith(reader.token);
  const change = (fields: Record<string, string>) => postForm(server.telex, security, fields, headers);
  return { ...reader, headers, change, person: { realm: 'reader', id: reader.id } as const };
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return postForm(server.telex, path, fields, { 'x-forwarded-for': `198.51.101.${network}`, ...headers });
}

const signIn = (email: string, jelszo: string) => post(`${signInPage}?lepes=jelszo`, { email, jelszo });

async function whoHas(answer: HttpResponse): Promise<unknown> {
  const { status, json } = await server.telex('/api/me', { headers: cookieHeaderOf(answer) });
  return status === 200 ? Object(json()).email : status;
}

describe('the security page of readers', () => {
  it('is for readers only: others are led to their sign-in, and back', async () => {
    const member = await inventMember(server.context, { email: 'nem-olvaso@example.com' });
    const { accounts, db } = server.context;
    const person = { realm: 'newsroom', id: member.id } as const;
    const { access } = await accounts.sessions.start(db, person, 'Firefox');
    for (const headers of [{}, cookieWith(access)]) {
      const { status, headers: sent } = await server.telex(security, { headers });
      expect([status, sent.location]).toEqual([302, `${signInPage}?tovabb=%2Ftamogatas%2Fbiztonsag`]);
    }
    const reader = await newReader();
    const page = await server.telex(security, { headers: reader.headers });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await validateHtml(page.text)).toEqual([]);
    expect(page.text).toContain('noindex');
  });

  it('changes nothing ten minutes after the sign-in; without a password a new sign-in is offered', async () => {
    const reader = await newReader();
    server.setTime('2026-11-21T08:10:01+01:00');
    const refused = await reader.change({ muvelet: 'jelszo', 'uj-jelszo': password });
    expect([refused.status, refused.headers.location]).toEqual([303, security]);
    expect((await signIn(reader.email, password)).status).toBe(401);
    const page = await server.telex(security, { headers: reader.headers });
    expect(page.text).not.toContain('name="jelszo"');
    const again = `${signInPage}?tovabb=%2Ftamogatas%2Fbiztonsag&amp;ujra=1`;
    expect(page.text).toContain(`href="${again}"`);
    // With this link a signed-in reader gets the form; without it a redirect.
    const path = again.replaceAll('&amp;', '&');
    expect((await server.telex(path, { headers: reader.headers })).status).toBe(200);
    expect((await server.telex(signInPage, { headers: reader.headers })).status).toBe(302);
  });

  it('tells the reader by mail what has changed, and writes nothing into the newsroom’s log', async () => {
    const reader = await newReader();
    const before = await server.context.accounts.audit.read({ memberId: null, limit: 100 });
    await reader.change({ muvelet: 'jelszo', 'uj-jelszo': password });
    const mails = await mailsTo(server.context.db, 'securityNotice', reader.email);
    expect(mails).toMatchObject([{ change: 'password', realm: 'reader', name: 'Biztos Bori' }]);
    expect(String(mails[0]?.address)).toMatch(/\/tamogatas\/biztonsag$/);
    expect(await server.context.accounts.audit.read({ memberId: null, limit: 100 })).toEqual(before);
  });
});

describe('a reader’s password', () => {
  it('signs in beside the mail, and ends the other sessions when it is set', async () => {
    const reader = await newReader();
    const { accounts, db } = server.context;
    const other = await accounts.sessions.start(db, reader.person, 'Chrome');
    expect((await reader.change({ muvelet: 'jelszo', 'uj-jelszo': 'jelszo123456' })).status).toBe(422);
    expect((await reader.change({ muvelet: 'jelszo', 'uj-jelszo': password })).status).toBe(303);
    expect((await server.telex('/api/me', { headers: cookieWith(other.access) })).status).toBe(401);
    expect((await server.telex('/api/me', { headers: reader.headers })).status).toBe(200);
    const page = await server.telex(`${signInPage}?lepes=jelszo`);
    expect(await validateHtml(page.text)).toEqual([]);
    const answer = await signIn(reader.email, password);
    expect([answer.status, answer.headers.location]).toEqual([303, '/tamogatas/profil']);
    expect(await whoHas(answer)).toBe(reader.email);
    expect((await signIn(reader.email, `${password}!`)).status).toBe(401);
  });

  it('is not that of a member, nor the other way round [X09]', async () => {
    const member = await inventMember(server.context, { email: 'tag@example.com' });
    expect((await signIn(member.email, memberPassword)).status).toBe(401);
    const reader = await newReader();
    await reader.change({ muvelet: 'jelszo', 'uj-jelszo': password });
    const there = await post('/szerkesztoseg/belepes', { email: reader.email, jelszo: password });
    expect(there.status).toBe(401);
  });
});

describe('a reader’s authenticator app', () => {
  async function readerWithApp() {
    const reader = await newReader();
    return { ...reader, app: await addApp(server.context, reader.person) };
  }
  const codeOf = ({ app }: Awaited<ReturnType<typeof readerWithApp>>) =>
    app.generate({ timestamp: server.context.clock.now().getTime() });

  it.each(['link', 'code'])('is asked for after the %s of the mail', async (way) => {
    const reader = await readerWithApp();
    const asked = await post(`${signInPage}?tovabb=%2Fafter`, { email: reader.email });
    const browser = cookieHeaderOf(asked);
    const mail = (await mailsTo(server.context.db, 'signIn', reader.email)).at(-1);
    const link = new URL(String(mail?.address)).searchParams.get('kulcs') ?? '';
    const fields = way === 'link' ? { kulcs: link } : { kod: String(mail?.code) };
    const first = await post(signInPage, fields, browser);
    const second = `${signInPage}?lepes=masodik`;
    expect([first.status, first.headers.location]).toEqual([303, second]);
    expect(await whoHas(first)).toBe(401);
    const step = cookieHeaderOf(first);
    const page = await server.telex(second, { headers: step });
    expect(await validateHtml(page.text)).toEqual([]);
    expect((await post(second, { kod: '000000' }, step)).status).toBe(401);
    const done = await post(second, { kod: codeOf(reader) }, step);
    expect([done.status, done.headers.location]).toEqual([303, '/after']);
    expect(await whoHas(done)).toBe(reader.email);
  });

  it('keeps an account that was to be deleted only after the code', async () => {
    const reader = await readerWithApp();
    const { db } = server.context;
    const deletesAt = new Date('2026-11-28T07:00:00Z');
    await db.updateTable('readers').set({ deletes_at: deletesAt }).where('id', '=', reader.id).execute();
    const current = () =>
      db.selectFrom('readers').select('deletes_at').where('id', '=', reader.id).executeTakeFirst();
    const asked = await post(signInPage, { email: reader.email });
    const mail = (await mailsTo(db, 'signIn', reader.email)).at(-1);
    const first = await post(signInPage, { kod: String(mail?.code) }, cookieHeaderOf(asked));
    expect(await current()).toEqual({ deletes_at: deletesAt });
    await post(`${signInPage}?lepes=masodik`, { kod: codeOf(reader) }, cookieHeaderOf(first));
    expect(await current()).toEqual({ deletes_at: null });
  });
});

describe('a reader’s Google account', () => {
  async function toGoogle(path: string, muvelet: string, headers: Record<string, string> = {}) {
    const begun = await post(path, { muvelet }, headers);
    const page = new URL(String(begun.headers.location));
    expect(page.pathname).not.toBe(signInPage);
    const back = await chooseGoogleUser(page, googleUser);
    const cookie = [cookieHeaderOf(begun).cookie, headers.cookie].filter(Boolean).join('; ');
    return server.telex(back.pathname + back.search, { headers: { cookie } });
  }

  it('signs in once it is linked, at the page of readers, and not at that of the newsroom [AUTH-03] [S13]', async () => {
    const before = await toGoogle(signInPage, 'google');
    expect(before.headers.location).toMatch(/\/tamogatas\/belepes\?lepes=kod&honnan=google/);
    const reader = await newReader();
    const linked = await toGoogle(security, 'google-uj', reader.headers);
    expect(linked.headers.location).toBe(`${security}?kesz=google`);
    expect(await whoHas(await toGoogle(`${signInPage}?tovabb=%2Fafter`, 'google'))).toBe(reader.email);
    const newsroom = await toGoogle('/szerkesztoseg/belepes', 'google');
    expect(newsroom.headers.location).toBe('/szerkesztoseg/belepes?hiba=google');
  });

  it('may be a member’s as well, and no second reader’s', async () => {
    const member = await inventMember(server.context, { email: 'ketto@example.com' });
    const { accounts, db } = server.context;
    const person = { realm: 'newsroom', id: member.id } as const;
    const { access } = await accounts.sessions.start(db, person, 'Firefox');
    const mine = await toGoogle('/szerkesztoseg/biztonsag', 'google-uj', cookieWith(access));
    expect(mine.headers.location).toBe('/szerkesztoseg/biztonsag?kesz=google');
    const reader = await newReader();
    const taken = await toGoogle(security, 'google-uj', reader.headers);
    expect(taken.headers.location).toBe(`${security}?hiba=google`);
  });
});
