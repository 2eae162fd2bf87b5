/**
 * Attacks on accounts. Each has a control: the same attack succeeds where the defence is missing, so that a test that
 * no longer attacks anything fails. Finding out who has an account is attacked in `enumeration.test.ts`.
 */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import { addApp, bearerWith, cookieWith, inventReader } from '#tests/accounts.ts';
import { cookieHeaderOf, mailsTo, postForm } from '#tests/mails.ts';
import { testTime, withServer } from '#tests/server.ts';
import { createSignInByMail } from './sign-in/sign-in-by-mail.server.ts';
import { tokenSigning } from './sign-in/token.server.ts';

const server = withServer({ proxies: [] });
const page = '/tamogatas/belepes';
const client = { address: '192.0.2.1', browser: 'Firefox · Linux', way: 'page' } as const;
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `celpont${addresses}@example.com`;
};
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = page) =>
  postForm(server.telex, path, fields, headers);
const isSignedIn = async (headers: Record<string, string>) =>
  (await server.telex('/api/me', { headers })).status === 200;

const noLimits: SharedLimits = {
  consume: async () => null,
  consumeNetwork: async () => null,
  forget: async () => undefined,
};

/** The sign-in by mail of the server, with other limits. */
function signInByMailWith(limits: SharedLimits) {
  const { db, clock, accounts, messages } = server.context;
  return createSignInByMail({
    db,
    clock,
    limits,
    signer: createSigner(db, tokenSigning),
    sendMail: messages.send,
    afterFirstFactor: accounts.signIn.afterFirstFactor,
    recordConsent: async () => undefined,
  });
}

async function codeMail(email = newAddress()) {
  const browser = cookieHeaderOf(await post({ email }));
  const [mail] = (await mailsTo(server.context.db, 'signIn', email)).slice(-1);
  const code = String(mail?.code);
  const wrong = Array.from({ length: 6 }, (_, at) => String((Number(code) + at + 1) % 1e6).padStart(6, '0'));
  const link = new URL(String(mail?.address));
  return { email, browser, code, wrong, link };
}

describe('guessing', () => {
  it('a code of a mail ends after five attempts; without their count the next right one signs in', async () => {
    const { browser, code, wrong } = await codeMail();
    for (const kod of wrong) await post({ kod }, browser);
    expect((await post({ kod: code }, browser)).status).toBe(422);
    const control = await codeMail();
    for (const kod of control.wrong) {
      await post({ kod }, control.browser);
      await sql`update sign_in_requests set attempts = 0`.execute(server.context.db);
    }
    expect((await post({ kod: control.code }, control.browser)).status).toBe(303);
  });

  it('codes of many mails from one network ends; without limits it goes on', async () => {
    const kinds = async (limits: SharedLimits) => {
      const signIn = signInByMailWith(limits);
      const found = new Set<string>();
      for (let at = 0; at < 40; at += 1) {
        const by = { address: '203.0.113.77', browser: 'x', place: page };
        found.add((await signIn.byCode('000000', null, by)).kind);
      }
      return [...found];
    };
    expect(await kinds(server.context.limits)).toEqual(['invalid', 'limited']);
    expect(await kinds(noLimits)).toEqual(['invalid']);
  });

  it.each(['10.0.0.', '192.168.7.', '127.0.0.', '::ffff:10.1.1.'])(
    'from one network is counted as one, whatever %s it claims to forward; a trusted proxy is believed',
    async (network) => {
      const email = newAddress();
      const send = (remoteAddress: string, at: number) =>
        server.app.inject({
          method: 'POST',
          url: page,
          remoteAddress,
          headers: {
            host: `localhost:${server.port}`,
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-for': `${network}${at}, ${network}${at + 20}`,
          },
          payload: new URLSearchParams({ email }).toString(),
        });
      const statuses: number[] = [];
      for (let at = 1; at < 7; at += 1) statuses.push((await send('203.0.113.88', at)).statusCode);
      expect(statuses.at(-1)).toBe(429);
      await sql`delete from rate_limits`.execute(server.context.db);
      const trusted: number[] = [];
      for (let at = 1; at < 7; at += 1) {
        const forwarded = { 'x-forwarded-for': `198.51.100.${at}` };
        trusted.push((await post({ email }, forwarded)).status);
      }
      expect(trusted).toEqual(Array(6).fill(303));
    },
  );
});

describe('a session that somebody planted', () => {
  it('is of no use after a sign-in; without the end of the former session it would be', async () => {
    const { accounts } = server.context;
    const plant = () => inventReader(server.context, { name: 'Csali', email: newAddress() });
    const planted = await plant();
    const { browser, code } = await codeMail();
    const signedIn = await post(
      { kod: code },
      { cookie: `${browser.cookie}; ${cookieWith(planted.token).cookie}` },
    );
    expect(signedIn.status).toBe(303);
    expect(await isSignedIn(bearerWith(planted.token))).toBe(false);
    // The control: the same sign-in without the page, which ends what the browser had.
    const control = await plant();
    const person = { realm: 'reader', id: control.id } as const;
    expect((await accounts.signIn.afterFirstFactor(person, '/', client)).kind).toBe('signedIn');
    expect(await isSignedIn(bearerWith(control.token))).toBe(true);
  });
});

describe('a stolen refresh token', () => {
  it('ends the session when it comes again; if the exchange were forgotten, the thief would go on', async () => {
    const { sessions } = server.context.accounts;
    const attack = async (forget: boolean) => {
      server.setTime(testTime);
      const reader = await inventReader(server.context, { name: 'Lopott', email: newAddress() });
      const owner = await sessions.refresh(reader.refresh);
      if (forget) await sql`update session_tokens set spent_at = null`.execute(server.context.db);
      server.setTime('2026-11-21T08:01:00+01:00');
      const thief = await sessions.refresh(reader.refresh);
      return [thief !== null, await isSignedIn(bearerWith(owner?.tokens.access ?? ''))];
    };
    expect(await attack(false)).toEqual([false, false]);
    expect(await attack(true)).toEqual([true, true]);
    server.setTime(testTime);
  });

  it('is none if two tabs exchange it at once; without that time one of them would end the session', async () => {
    const { sessions } = server.context.accounts;
    const bothAfter = async (time: string) => {
      server.setTime(testTime);
      const { refresh } = await inventReader(server.context, { name: 'Két lap', email: newAddress() });
      const first = await sessions.refresh(refresh);
      server.setTime(time);
      const second = await sessions.refresh(refresh);
      const access = [first, second].map((one) => bearerWith(one?.tokens.access ?? ''));
      return Promise.all(access.map(isSignedIn));
    };
    expect(await bothAfter('2026-11-21T08:00:29+01:00')).toEqual([true, true]);
    expect(await bothAfter('2026-11-21T08:00:31+01:00')).toEqual([false, false]);
    server.setTime(testTime);
  });
});

describe('leading a reader elsewhere after the sign-in', () => {
  it.each(['https://gonosz.example/', '//gonosz.example', '/\\gonosz.example', '/\t/gonosz.example'])(
    'fails with %j, which a browser would follow',
    async (tovabb) => {
      const { browser, code } = await codeMail();
      const path = `${page}?${new URLSearchParams({ tovabb })}`;
      expect((await post({ kod: code }, browser, path)).headers.location).toBe('/tamogatas/profil');
      // The control: the address as it was given, in a `Location` header.
      expect(new URL(tovabb, 'http://localhost/').host).toBe('gonosz.example');
    },
  );
});

describe('a one-time code', () => {
  it('that somebody saw is used up; if its interval were forgotten, it would sign in again', async () => {
    const reader = await inventReader(server.context, { name: 'Kód', email: newAddress() });
    const person = { realm: 'reader', id: reader.id } as const;
    const { factors } = server.context.accounts;
    const app = await addApp(server.context, person);
    const code = app.generate({ timestamp: server.context.clock.now().getTime() });
    expect(await factors.spendCode(person, code)).toBe('totp');
    expect(await factors.spendCode(person, code)).toBeNull();
    await sql`update totp_factors set last_step = 0`.execute(server.context.db);
    expect(await factors.spendCode(person, code)).toBe('totp');
  });
});

describe('a program that scans mails', () => {
  it('uses up nothing by opening links; one that pressed the button would', async () => {
    const opened = await codeMail();
    const { pathname, search, searchParams } = opened.link;
    for (const method of ['GET', 'HEAD'] as const) await server.telex(pathname + search, { method });
    const press = (kulcs: string | null) => post({ kulcs: kulcs ?? '' });
    expect((await press(searchParams.get('kulcs'))).status).toBe(303);
    const pressed = (await codeMail()).link.searchParams.get('kulcs');
    expect((await press(pressed)).status).toBe(303);
    expect((await press(pressed)).status).toBe(410);
  });
});

describe('a name with a header in it', () => {
  it.each(['Éva\r\nBcc: x@example.com', 'Éva\nBcc: x@example.com', 'Éva\u0000', 'Éva\u0085X: y'])(
    '%j is not stored; without the line break it is',
    async (nev) => {
      const reader = await inventReader(server.context, { name: 'Eredeti Ede', email: newAddress() });
      const rename = (given: string) =>
        post({ muvelet: 'nev', nev: given }, cookieWith(reader.token), '/tamogatas/profil');
      await rename(nev);
      expect((await server.context.accounts.readers.byId(reader.id))?.name).toBe('Eredeti Ede');
      const harmless = nev.replaceAll(/\p{Cc}/gu, ' ').trim();
      await rename(harmless);
      expect((await server.context.accounts.readers.byId(reader.id))?.name).toBe(harmless);
    },
  );
});

describe('the data of another reader', () => {
  it('are not behind their link; they are for the reader to whom it was sent', async () => {
    const owner = await inventReader(server.context, { name: 'Gazda', email: newAddress() });
    const thief = await inventReader(server.context, { name: 'Tolvaj', email: newAddress() });
    await post({ muvelet: 'letoltes' }, cookieWith(owner.token), '/tamogatas/profil');
    const [mail] = await mailsTo(server.context.db, 'dataDownload', owner.email);
    const file = `/fiok/adataim.zip${new URL(String(mail?.address)).search}`;
    const statusFor = async (headers: Record<string, string>) =>
      (await server.telex(file, { headers })).status;
    expect([await statusFor({}), await statusFor(cookieWith(thief.token))]).toEqual([401, 404]);
    expect(await statusFor(cookieWith(owner.token))).toBe(200);
  });
});
