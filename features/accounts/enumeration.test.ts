/**
 * Finding out who has an account, by what answers say and by the time that they take. Each attack has a control: it
 * succeeds where the defence is missing.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mainSite } from '#features/sites/public.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import { inventMember, inventReader, memberPassword } from '#tests/accounts.ts';
import { cookieHeaderOf, postForm } from '#tests/mails.ts';
import {
  controlPauseMs,
  expectLongerTime,
  expectSameTime,
  type Measured,
  medianTimes,
} from '#tests/same-time.ts';
import type { HttpResponse } from '#tests/send-request.ts';
import { withServer } from '#tests/server.ts';
import { hashOfPassword, isPassword } from './factors/password.server.ts';
import { createMembers } from './server/members/members.server.ts';
import { setReaderPassword } from './server/reader-queries.server.ts';
import { createSignIn } from './sign-in/sign-in.server.ts';
import { createSignInByMail, type SignInRequestInput } from './sign-in/sign-in-by-mail.server.ts';
import { tokenSigning } from './sign-in/token.server.ts';

const server = withServer({ proxies: [] });
const page = '/tamogatas/belepes';
let addresses = 0;
let networks = 0;

/** All are equally long, so that the length of an answer reveals something only if its text does. */
function newAddress(): string {
  addresses += 1;
  return `celpont${String(addresses).padStart(4, '0')}@example.com`;
}

afterEach(() => {
  vi.restoreAllMocks();
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An answer without its random parts and the typed address. */
function shown({ status, headers, text }: HttpResponse, email: string): Answer {
  // The tag is a hash of the body, which contains the typed address.
  const { date: _date, etag: _tag, 'x-request-id': id, ...rest } = headers;
  const plain = (value: string) =>
    value
      .replaceAll(email, 'ADDRESS')
      .replaceAll(encodeURIComponent(email), 'ADDRESS')
      .replaceAll(String(id), 'REQUEST')
      .replaceAll(/(?<=(?:browser|step)\.)[\w.-]+/g, (token) => 'x'.repeat(token.length));
  const entries = Object.entries(rest).map(([name, value]) => [name, plain(String(value))]);
  return { status, headers: Object.fromEntries(entries), body: plain(text) };
}

/** Everything that asks for an address: one request each, in order. */
async function answersTo(email: string): Promise<Record<string, Answer>> {
  networks += 1;
  const network = { 'x-forwarded-for': `198.51.100.${networks}` };
  const form = (path: string, fields: Record<string, string>, headers = {}) =>
    postForm(server.telex, path, fields, { ...network, ...headers });
  const call = (path: string, body: object) =>
    server.telex(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...network },
      body: JSON.stringify(body),
    });
  const mail = await form(page, { email });
  const browser = cookieHeaderOf(mail);
  const wrong = { email, jelszo: 'nem ez a jelszavam' };
  const answers = {
    mail,
    'page after the mail': await server.telex(mail.headers.location ?? page, {
      headers: { ...network, ...browser },
    }),
    'wrong code': await form(page, { kod: '1' }, browser),
    'wrong password': await form(`${page}?lepes=jelszo`, wrong),
    'wrong password in English': await form(`${page}?lepes=jelszo&nyelv=en`, wrong),
    'wrong password in the newsroom': await form('/szerkesztoseg/belepes', wrong),
    'forgotten password': await form('/szerkesztoseg/elfelejtett', { email }),
    'wrong password over the API': await call('/api/login', { email, password: 'nem ez a jelszavam' }),
    'mail over the API': await call('/fiok/api/v2/user/token', { email }),
    newsletter: await call('/api/newsletter/subscribe', { email, listCodes: ['reggeli'] }),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, shown(answer, email)] as const),
  );
}

/** Differences between the answers to a known and an unknown address: `mail: set-cookie`. */
function differences(one: Record<string, Answer>, other: Record<string, Answer>): string[] {
  return Object.entries(one).flatMap(([name, answer]) => {
    const same = other[name];
    const headers = [...new Set(Object.keys({ ...answer.headers, ...same?.headers }))];
    return [
      ...(answer.status === same?.status ? [] : ['status']),
      ...headers.filter((header) => answer.headers[header] !== same?.headers[header]),
      ...(answer.body === same?.body ? [] : ['body']),
    ].map((what) => `${name}: ${what}`);
  });
}

async function readerWithPassword(email: string): Promise<void> {
  const { id } = await inventReader(server.context, { name: 'Ismert Ida', email });
  const hash = await hashOfPassword(memberPassword);
  await server.context.db.transaction().execute((trx) => setReaderPassword(trx, id, hash));
}

const people: [string, (email: string) => Promise<unknown>][] = [
  ['a reader', (email) => inventReader(server.context, { name: 'Ismert Ida', email })],
  ['a reader with a password', readerWithPassword],
  ['a member of the newsroom', (email) => inventMember(server.context, { email })],
  [
    'a subscriber',
    (email) =>
      server.context.newsletters.setSubscription({
        place: '/hirlevel',
        way: 'form',
        email,
        code: 'reggeli',
        isSubscribed: true,
      }),
  ],
];

describe('finding out who has an account by what answers say', () => {
  it.each(people)('fails for %s: status, headers and body are those for nobody', async (_who, invent) => {
    const known = newAddress();
    await invent(known);
    const answers = await answersTo(known);
    expect(differences(answers, await answersTo(newAddress()))).toEqual([]);
    // Refused requests would be the same for every address, which proves nothing.
    const statuses = Object.values(answers).map(({ status }) => status);
    expect(statuses).toEqual([303, 200, 422, 401, 401, 401, 200, 401, 200, 200]);
  });

  it('succeeds by the status if only accounts get a mail', async () => {
    const known = newAddress();
    const { signInByMail, readers } = server.context.accounts;
    const { request } = signInByMail;
    vi.spyOn(signInByMail, 'request').mockImplementation(async (input) =>
      (await readers.byEmail(input.email)) ? request(input) : { retryAfterSeconds: 60 },
    );
    await inventReader(server.context, { name: 'Ismert Ida', email: known });
    const found = differences(await answersTo(known), await answersTo(newAddress()));
    expect(found).toEqual(
      expect.arrayContaining(['mail: status', 'mail: body', 'mail over the API: status']),
    );
  });

  it('succeeds by a header alone if only accounts get the cookie of a mail', async () => {
    const known = newAddress();
    const { signInByMail, readers } = server.context.accounts;
    const { request } = signInByMail;
    vi.spyOn(signInByMail, 'request').mockImplementation(async (input) =>
      (await readers.byEmail(input.email)) ? request(input) : { browserToken: '' },
    );
    await inventReader(server.context, { name: 'Ismert Ida', email: known });
    const found = differences(await answersTo(known), await answersTo(newAddress()));
    expect(found).toEqual(['mail: set-cookie', 'mail over the API: set-cookie']);
  });

  it('succeeds by the text if a wrong password is answered otherwise for an account', async () => {
    const known = newAddress();
    const { signIn, readers } = server.context.accounts;
    const { byPassword } = signIn;
    vi.spyOn(signIn, 'byPassword').mockImplementation(async (given) =>
      (await readers.byEmail(given.email)) ? byPassword(given) : { kind: 'ended' },
    );
    await inventReader(server.context, { name: 'Ismert Ida', email: known });
    const found = differences(await answersTo(known), await answersTo(newAddress()));
    for (const way of ['', ' in English', ' in the newsroom', ' over the API'])
      expect(found).toContain(`wrong password${way}: body`);
  });

  it('succeeds by one letter of one answer', async () => {
    const answers = await answersTo(newAddress());
    for (const name of Object.keys(answers)) {
      const answer = answers[name];
      if (!answer) continue;
      const changed = { ...answers, [name]: { ...answer, body: `${answer.body} ` } };
      expect(differences(answers, changed)).toEqual([`${name}: body`]);
    }
  });
});

const noLimits: SharedLimits = {
  consume: async () => null,
  consumeNetwork: async () => null,
  forget: async () => undefined,
};

const rounds = 200;

describe('finding out who has an account by the time of an answer', () => {
  it.each(['newsroom', 'reader'] as const)(
    'fails with a wrong password (%s); without the comparison for nobody it succeeds',
    async (realm) => {
      const { accounts, db, clock } = server.context;
      const email = newAddress();
      if (realm === 'reader') await readerWithPassword(email);
      else await inventMember(server.context, { email });
      // Limits and their waits are not what is measured.
      const attempts = { count: async () => null, countCode: async () => null };
      const signIn = createSignIn({ ...accounts, db, clock, attempts });
      const client = { address: '192.0.2.1', browser: 'Firefox · Linux', way: 'page' } as const;
      const tryWith = (typed: string) =>
        signIn.byPassword({
          email: typed,
          password: 'nem ez a jelszavam',
          realms: [realm],
          returnPath: '/',
          client,
        });
      await expectSameTime(
        () => tryWith(email),
        (at) => tryWith(`nobody${at}@example.com`),
        rounds,
      );
      const hash = await hashOfPassword(memberPassword);
      const careless = async (stored: string | null) => stored !== null && isPassword('nem ez', stored);
      const [slow, fast] = await medianTimes(
        () => careless(hash),
        () => careless(null),
        rounds,
      );
      expect(fast / slow).toBeLessThan(0.1);
    },
    600_000,
  );

  it('fails with a forgotten password; without the fixed time of its answer it would succeed', async () => {
    const known = newAddress();
    await inventMember(server.context, { email: known });
    const { db, clock, accounts } = server.context;
    const client = { address: '192.0.2.1', browser: 'Firefox · Linux', way: 'page' } as const;
    const requestsWith = (wait: () => Promise<void>, mailMs: number): [Measured, Measured] => {
      const members = createMembers({
        ...accounts,
        db,
        clock,
        limits: noLimits,
        signer: createSigner(db, tokenSigning),
        pause: wait,
        attempts: { count: async () => null, countCode: async () => null },
        // A mail that takes its time.
        sendLink: () => pause(mailMs),
        securityNotices: { send: async () => undefined },
      });
      return [
        () => members.requestReset(known, client),
        (at) => members.requestReset(`nobody-reset${at}@example.com`, client),
      ];
    };
    // A quarter of the real time.
    await expectSameTime(...requestsWith(() => pause(100), 30), rounds);
    await expectLongerTime(...requestsWith(async () => undefined, controlPauseMs));
  }, 600_000);

  it('fails with a request for a mail; if only accounts got one at once, it would succeed', async () => {
    const known = newAddress();
    await inventReader(server.context, { name: 'Ismert Ida', email: known });
    const { db, clock, accounts, messages } = server.context;
    const signInWith = (sendMail: Parameters<typeof createSignInByMail>[0]['sendMail']) =>
      createSignInByMail({
        db,
        clock,
        limits: noLimits,
        signer: createSigner(db, tokenSigning),
        sendMail,
        afterFirstFactor: accounts.signIn.afterFirstFactor,
        recordConsent: async () => undefined,
      });
    const requestFor = (email: string): SignInRequestInput => ({
      email,
      address: '192.0.2.1',
      site: mainSite(server.edition),
      language: 'hu',
      returnPath: '/',
      linkAddress: `http://localhost${page}`,
      identity: null,
    });
    const requestsWith = ({ request }: ReturnType<typeof signInWith>): [Measured, Measured] => [
      () => request(requestFor(known)),
      (at) => request(requestFor(`nobody-mail${at}@example.com`)),
    ];
    await expectSameTime(...requestsWith(signInWith(messages.send)), rounds);
    const careless = signInWith(async (_work, _mail, { to }) => {
      if (to === known) await pause(controlPauseMs);
    });
    await expectLongerTime(...requestsWith(careless));
  }, 600_000);
});
