/** Second factors in the database: a passkey belongs to one person, and which factors a sign-in needs. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import { createDevice } from './passkey-device.fixture.ts';
import { authenticationOptions, registrationOptions } from './passkeys.server.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.server.ts';

const database = withDatabase();
const now = new Date('2026-11-21T08:00:00Z');
const site = { origin: 'https://lap.example', name: 'Lapzárta' };
const challenge = Buffer.alloc(32, 7).toString('base64url');
let factors: SecondFactors;
let member: PersonId;
let reader: PersonId;
beforeAll(async () => {
  const { db } = database;
  factors = createSecondFactors({ db, clock: { now: () => now } });
  const one = { email: 'a@example.com', name: 'Híd Ági', created_at: now };
  const { id } = await db.insertInto('members').values(one).returning('id').executeTakeFirstOrThrow();
  const readers = db.insertInto('readers').values({ ...one, language: 'hu' });
  // In a new database both have the same number, so that only the realm tells them apart.
  expect(await readers.returning('id').executeTakeFirst()).toEqual({ id });
  member = { realm: 'newsroom', id };
  reader = { realm: 'reader', id };
});

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice(site.origin);
  vi.stubGlobal('navigator', { credentials: device });
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes'] as const)
    await database.db.deleteFrom(table).execute();
});

async function add(person: PersonId, answer?: string): Promise<{ isAdded: boolean; answer: string }> {
  const labels = { handle: `${person.realm}-${person.id}`, name: 'x', email: 'x@example.com' };
  const optionsJSON = JSON.parse(await registrationOptions(site, { person: labels, challenge, known: [] }));
  const made = answer ?? JSON.stringify(await startRegistration({ optionsJSON }));
  const added = { site, challenge, answer: made, name: 'Firefox · Linux' };
  const isAdded = await database.db.transaction().execute((trx) => factors.addPasskey(trx, person, added));
  return { isAdded, answer: made };
}

async function signIn(): Promise<string> {
  const optionsJSON = JSON.parse(await authenticationOptions(site, { challenge, known: [] }));
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

const ownerOf = (answer: string) => factors.personOfAnswer(site, { answer, challenge });

describe('a passkey', () => {
  it('signs in the person who added it, and remembers when', async () => {
    await add(member);
    expect((await factors.of(member)).passkeys).toMatchObject([
      { host: 'lap.example', name: 'Firefox · Linux', createdAt: now, lastUsedAt: null, counter: 0 },
    ]);
    expect(await ownerOf(await signIn())).toEqual(member);
    expect((await factors.of(member)).passkeys).toMatchObject([{ counter: 1, lastUsedAt: now }]);
  });

  it('is not accepted a second time with the same answer', async () => {
    await add(member);
    const answer = await signIn();
    expect([await ownerOf(answer), await ownerOf(answer)]).toEqual([member, null]);
  });

  it('of a device that does not count signs in each time', async () => {
    await add(reader);
    for (let at = 0; at < 2; at += 1) {
      device.state.counter = -1;
      expect(await ownerOf(await signIn())).toEqual(reader);
    }
  });

  it('is added once: nobody takes over the passkey of somebody else', async () => {
    const { isAdded, answer } = await add(member);
    expect([isAdded, (await add(reader, answer)).isAdded]).toEqual([true, false]);
    expect(await ownerOf(await signIn())).toEqual(member);
  });

  it('is removed by its owner alone, and then signs nobody in', async () => {
    await add(member);
    const [key] = (await factors.of(member)).passkeys;
    const remove = (person: PersonId) =>
      database.db.transaction().execute((trx) => factors.removePasskey(trx, person, key?.id ?? ''));
    expect([await remove(reader), await remove(member), await remove(member)]).toEqual([false, true, false]);
    expect(await ownerOf(await signIn())).toBeNull();
  });

  it('asks a member for a second step, and a reader for none', async () => {
    await add(member);
    vi.stubGlobal('navigator', { credentials: createDevice(site.origin) });
    await add(reader);
    expect([await factors.areRequired(member), await factors.areRequired(reader)]).toEqual([true, false]);
  });
});

describe('an authenticator app', () => {
  it('counts only after its first code, and is nobody else’s', async () => {
    expect(await factors.startTotp(reader)).toBe(true);
    expect(await factors.areRequired(reader)).toBe(false);
    const labels = { issuer: 'Lapzárta', label: 'x' };
    expect(await factors.totpSetup(member, labels)).toBeNull();
    const first = await factors.totpSetup(reader, labels);
    // A new start has a new seed: the first one may have been seen.
    await factors.startTotp(reader);
    expect((await factors.totpSetup(reader, labels))?.secret).not.toBe(first?.secret);
  });
});

describe('recovery codes', () => {
  const renew = (person: PersonId) =>
    database.db.transaction().execute((trx) => factors.renewRecoveryCodes(trx, person));

  it('are spent once, also by two requests at once, and only by their owner', async () => {
    const [code = ''] = await renew(member);
    expect(await factors.spendCode(reader, code)).toBeNull();
    const both = await Promise.all([factors.spendCode(member, code), factors.spendCode(member, code)]);
    expect(both.filter((outcome) => outcome === 'recovery')).toHaveLength(1);
    expect((await factors.of(member)).recoveryCodes).toBe(9);
  });

  it('are replaced all together', async () => {
    const [old = ''] = await renew(member);
    await renew(member);
    expect(await factors.spendCode(member, old)).toBeNull();
    expect((await factors.of(member)).recoveryCodes).toBe(10);
  });
});
