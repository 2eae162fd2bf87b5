/** The newsroom's sign-in, as its members and as attackers use it. */
import type { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addApp, bearerWith, cookieWith, inventMember, memberPassword } from '../../../tests/accounts.ts';
import { validateHtml } from '../../../tests/golden/validate-html.ts';
import { expectSameTime } from '../../../tests/same-time.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const path = '/szerkesztoseg/belepes';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let network = 0;
let member: { id: number; email: string };
beforeAll(async () => {
  member = await inventMember(server.context, { email: 'bea@example.com', roles: ['editor'] });
});
/** Attempts are limited: each test comes from another network. */
beforeEach(() => {
  network += 1;
});

interface Sent {
  headers?: Record<string, string>;
  at?: string;
}

function send(fields: Record<string, string>, { headers = {}, at = path }: Sent = {}): Promise<HttpResponse> {
  const from = { 'x-forwarded-for': `198.51.100.${network}` };
  const body = new URLSearchParams(fields).toString();
  return server.telex(at, { method: 'POST', headers: { ...from, ...form, ...headers }, body });
}

const signIn = (email: string, jelszo: string, sent?: Sent) => send({ email, jelszo }, sent);

/** The cookies of an answer, as the browser sends them back. */
function cookiesOf({ headers }: HttpResponse): { cookie: string } {
  const set = headers['set-cookie'] ?? [];
  const live = set.filter((cookie) => !cookie.includes('Max-Age=0'));
  return { cookie: live.map((cookie) => cookie.split(';', 1)[0]).join('; ') };
}

function accessIn(answer: HttpResponse): string {
  return /access_token=%22([^%]+)%22/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
}

const codeNow = (app: TOTP) => app.generate({ timestamp: server.context.clock.now().getTime() });

describe('the page', () => {
  it('is on every domain, for no crawler, in no cache, and linked from no page [S50]', async () => {
    for (const site of [server.telex, server.transtelex]) {
      const { status, headers, text } = await site(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(text).toContain('<meta name="robots" content="noindex"');
      expect(await validateHtml(text)).toEqual([]);
    }
    expect((await server.telex('/')).text).not.toContain('szerkesztoseg/belepes');
    expect((await server.telex('/sitemap.xml')).text).not.toContain('szerkesztoseg');
  });

  it('names Google’s origin in its policy for forms, and no other [ERR-08]', async () => {
    const policy = String((await server.telex(path)).headers['content-security-policy']);
    expect(policy).toMatch(/form-action 'self' http:\/\/127\.0\.0\.1:\d+(;|$)/);
  });
});

describe('a password', () => {
  it('signs a member in, who then sees unpublished stories [ROLE-02] [AUTH-12]', async () => {
    const answer = await signIn(' BEA@example.com ', memberPassword, { at: `${path}?tovabb=%2Fafter` });
    expect([answer.status, answer.headers.location]).toEqual([303, '/after']);
    const me = await server.telex('/api/me', { headers: cookiesOf(answer) });
    expect(me.json()).toMatchObject({
      realm: 'newsroom',
      email: member.email,
      roles: ['editor'],
      twoFactor: false,
    });
  });

  it('is compared in one Unicode form, however the keyboard composes letters', async () => {
    await inventMember(server.context, {
      email: 'unicode@example.com',
      password: 'három zöld lámpa fénye'.normalize('NFD'),
    });
    expect((await signIn('unicode@example.com', 'három zöld lámpa fénye'.normalize('NFC'))).status).toBe(303);
  });

  it('gets the same answer when it is wrong and when nobody has the address', async () => {
    const known = await signIn(member.email, 'nem ez a jelszavam');
    const unknown = await signIn('bob@example.com', 'nem ez a jelszavam');
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(known.headers['set-cookie']).toBeUndefined();
    expect(unknown.text.replaceAll('bob@example.com', member.email)).toBe(known.text);
  });

  it('takes as long when it is wrong as when nobody has the address', async () => {
    const tryAs = (emailOf: (round: number) => string) => (round: number) => {
      network += 1;
      return signIn(emailOf(round), 'nem ez a jelszavam');
    };
    await expectSameTime(
      tryAs(() => member.email),
      tryAs((round) => `nobody${round}@example.com`),
      24,
    );
  });

  it('ends the session that the browser had before: a planted one is of no use', async () => {
    const { accounts, db } = server.context;
    const planted = await accounts.sessions.start(db, { realm: 'newsroom', id: member.id }, 'Támadó');
    const answer = await signIn(member.email, memberPassword, { headers: cookieWith(planted.access) });
    expect(accessIn(answer)).not.toBe(planted.access);
    expect((await server.telex('/api/me', { headers: bearerWith(planted.access) })).status).toBe(401);
    expect((await server.telex('/api/me', { headers: cookiesOf(answer) })).status).toBe(200);
  });

  it('leads to no other site afterwards [X22]', async () => {
    for (const to of [
      '//gonosz.example/',
      '/\\gonosz.example',
      'https://gonosz.example/',
      'javascript:alert(1)',
      '/\t/gonosz.example',
    ]) {
      network += 1;
      const answer = await signIn(member.email, memberPassword, {
        at: `${path}?${new URLSearchParams({ tovabb: to })}`,
      });
      expect(answer.headers.location, to).toBe('/');
    }
  });

  it('is not accepted from a page of another site', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://gonosz.example' },
    ]) {
      const answer = await signIn(member.email, memberPassword, { headers });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
    }
    // The control: the same form from our own page.
    expect(
      (await signIn(member.email, memberPassword, { headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(303);
  });

  it('of a disabled member signs nobody in, and ends the sessions there are', async () => {
    const { members } = server.context.accounts;
    await inventMember(server.context, { email: 'volt@example.com' });
    const before = await signIn('volt@example.com', memberPassword);
    const volt = await members.byEmail('volt@example.com');
    if (!volt) throw new Error('the member is missing');
    await members.disable(volt);
    expect((await server.telex('/api/me', { headers: cookiesOf(before) })).status).toBe(401);
    expect((await signIn('volt@example.com', memberPassword)).status).toBe(401);
    await members.enable(volt);
    expect((await signIn('volt@example.com', memberPassword)).status).toBe(303);
  });
});

describe('guessing', () => {
  const guess = (remoteAddress: string, forwarded: string, jelszo = 'rossz') =>
    server.app.inject({
      method: 'POST',
      url: path,
      remoteAddress,
      headers: { ...form, host: `localhost:${server.port}`, 'x-forwarded-for': forwarded },
      payload: new URLSearchParams({ email: member.email, jelszo }).toString(),
    });

  it('is limited whatever address a stranger claims to forward', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push((await guess('203.0.113.200', `10.0.0.${at}, 192.168.1.${at}`)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    // The control: a trusted proxy names a new client each time, so nothing is limited.
    const trusted: number[] = [];
    for (let at = 0; at < 7; at += 1)
      trusted.push((await guess('127.0.0.1', `192.0.2.${100 + at}`)).statusCode);
    expect(trusted).toEqual(Array(7).fill(401));
  });

  it('locks nobody out: the member signs in from another network meanwhile', async () => {
    for (let at = 0; at < 6; at += 1) await guess('203.0.113.201', '');
    expect((await guess('203.0.113.201', '', memberPassword)).statusCode).toBe(429);
    expect((await signIn(member.email, memberPassword)).status).toBe(303);
  });

  it('of a second factor ends after five codes', async () => {
    const { id, email } = await inventMember(server.context, { email: 'kod@example.com' });
    const app = await addApp(server.context, { realm: 'newsroom', id });
    const headers = cookiesOf(await signIn(email, memberPassword));
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      network += 1;
      statuses.push((await send({ kod: '000000' }, { headers, at: `${path}?lepes=masodik` })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    network += 1;
    const late = await send({ kod: codeNow(app) }, { headers, at: `${path}?lepes=masodik` });
    expect([late.status, late.headers['set-cookie']]).toEqual([410, undefined]);
  });
});

describe('a second factor', () => {
  const second = `${path}?lepes=masodik`;

  it('is requested after the password, and its code counts once [AUTH-02]', async () => {
    const { id, email } = await inventMember(server.context, { email: 'app@example.com' });
    const app = await addApp(server.context, { realm: 'newsroom', id });
    const first = await signIn(email, memberPassword, { at: `${path}?tovabb=%2Fafter` });
    expect([first.status, first.headers.location]).toEqual([303, `${path}?lepes=masodik&tovabb=%2Fafter`]);
    expect(accessIn(first)).toBe('');
    const headers = cookiesOf(first);
    expect((await server.telex('/api/me', { headers })).status).toBe(401);
    const page = await server.telex(second, { headers });
    expect(page.text).toContain('autoComplete="one-time-code"');
    expect(await validateHtml(page.text)).toEqual([]);
    const code = codeNow(app);
    const done = await send({ kod: `${code.slice(0, 3)} ${code.slice(3)}` }, { headers, at: second });
    expect([done.status, done.headers.location]).toEqual([303, '/after']);
    expect((await server.telex('/api/me', { headers: cookiesOf(done) })).json()).toMatchObject({
      twoFactor: true,
    });
    // Somebody who saw the code types it in the same half minute.
    const again = cookiesOf(await signIn(email, memberPassword));
    expect((await send({ kod: code }, { headers: again, at: second })).status).toBe(401);
  });

  it('is replaced by a recovery code, once', async () => {
    const { id, email } = await inventMember(server.context, { email: 'mentett@example.com' });
    await addApp(server.context, { realm: 'newsroom', id });
    const { accounts, db } = server.context;
    const [code = ''] = await db
      .transaction()
      .execute((trx) => accounts.factors.renewRecoveryCodes(trx, { realm: 'newsroom', id }));
    const statuses: number[] = [];
    for (const written of [code.toUpperCase().replaceAll('-', ' '), code]) {
      const headers = cookiesOf(await signIn(email, memberPassword));
      statuses.push((await send({ kod: written }, { headers, at: second })).status);
    }
    expect(statuses).toEqual([303, 401]);
  });

  it('is removed by the command line for a member who lost everything', async () => {
    const { id, email } = await inventMember(server.context, { email: 'elveszett@example.com' });
    await addApp(server.context, { realm: 'newsroom', id });
    const { members } = server.context.accounts;
    const lost = await members.byEmail(email);
    if (!lost) throw new Error('the member is missing');
    expect((await signIn(email, memberPassword)).headers.location).toBe(`${path}?lepes=masodik`);
    await members.removeFactors(lost);
    expect((await signIn(email, memberPassword)).headers.location).toBe('/');
  });

  it('needs the password first, in the same browser, within five minutes', async () => {
    const { id, email } = await inventMember(server.context, { email: 'sorban@example.com' });
    const app = await addApp(server.context, { realm: 'newsroom', id });
    expect((await send({ kod: codeNow(app) }, { at: second })).status).toBe(410);
    const headers = cookiesOf(await signIn(email, memberPassword));
    server.setTime('2026-11-21T08:05:01+01:00');
    expect((await send({ kod: codeNow(app) }, { headers, at: second })).status).toBe(410);
    server.setTime('2026-11-21T08:00:00+01:00');
  });

  it('is stored encrypted: the seed is in no column of the database', async () => {
    const { id } = await inventMember(server.context, { email: 'titok@example.com' });
    const { accounts, db } = server.context;
    await accounts.factors.startTotp({ realm: 'newsroom', id });
    const setup = await accounts.factors.totpSetup({ realm: 'newsroom', id }, { issuer: 'a', label: 'b' });
    const row = await db
      .selectFrom('totp_factors')
      .select('secret')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.secret.toString('latin1')).not.toContain(setup?.secret);
    // A row that is copied to another member cannot be read there.
    const other = await inventMember(server.context, { email: 'masik@example.com' });
    await db.insertInto('totp_factors').values({ member_id: other.id, secret: row.secret }).execute();
    expect(
      await accounts.factors.totpSetup({ realm: 'newsroom', id: other.id }, { issuer: 'a', label: 'b' }),
    ).toBeNull();
  });
});

describe('the newsroom’s log', () => {
  it('says who did what and from where, without addresses, passwords, codes and tokens', async () => {
    const { accounts, db } = server.context;
    await signIn(member.email, memberPassword);
    await signIn(member.email, 'nem ez a jelszavam');
    const lines = await accounts.audit.read({ memberId: member.id, limit: 2 });
    expect(lines).toMatchObject([
      {
        action: 'sign-in-refused',
        actor: null,
        member: 'Belépő Bea',
        network: '198.51.100.0/24',
        way: 'page',
      },
      { action: 'signed-in', actor: 'Belépő Bea', member: 'Belépő Bea' },
    ]);
    const rows = await db.selectFrom('audit_log').selectAll().execute();
    expect(rows.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toMatch(
      /@|jelszavam|lampa|newsroom\.|refresh\.|step\.|198\.51\.100\.[1-9]/,
    );
  });

  it('is deleted when it is as old as the edition says', async () => {
    const { accounts, edition } = server.context;
    expect(edition.retention.newsroomLogDays).toBe(730);
    const all = await accounts.audit.read({ memberId: null, limit: 1_000 });
    expect(all.length).toBeGreaterThan(20);
    expect(await accounts.audit.deleteOld(730)).toBe(0);
    expect(await accounts.audit.deleteOld(-1)).toBe(all.length);
    expect(await accounts.audit.read({ memberId: null, limit: 1_000 })).toEqual([]);
  });
});
