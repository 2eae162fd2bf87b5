import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import type { Consent } from './consent.ts';
import { createConsentFeature } from './consent-feature.server.ts';

const database = withDatabase();
const now = new Date('2026-11-25T08:00:00Z');
const consents = () => createConsentFeature({ db: database.db, clock: { now: () => now } });

const given: Consent = {
  kind: 'newsletter',
  isGiven: true,
  subject: 'Olga@Example.com',
  textVersion: 'newsletter-1',
  place: '/hirlevel',
  way: 'form',
  detail: 'reggel',
};

it('registers who agreed to what, with the text, the time, the place and the way', async () => {
  await consents().record(database.db, given);
  await consents().record(database.db, { ...given, isGiven: false, way: 'mail' });
  const lines = await consents().ofSubject('olga@example.com');
  expect(lines).toEqual([
    { ...given, subject: 'olga@example.com', createdAt: now },
    { ...given, subject: 'olga@example.com', isGiven: false, way: 'mail', createdAt: now },
  ]);
});

it('registers nothing if its cause is rolled back', async () => {
  const subject = 'rolled@example.com';
  const attempt = database.db.transaction().execute(async (trx) => {
    await consents().record(trx, { ...given, subject });
    throw new Error('the cause failed');
  });
  await expect(attempt).rejects.toThrow('the cause failed');
  expect(await consents().ofSubject(subject)).toEqual([]);
});

it('keeps the proof, and not the address, of a person who was erased', async () => {
  const subject = 'erased@example.com';
  await consents().record(database.db, { ...given, subject });
  await consents().erase(database.db, subject);
  const rows = await database.db.selectFrom('consents').select('subject').execute();
  expect(rows.some((row) => row.subject === subject)).toBe(false);
  expect(await consents().ofSubject(subject)).toMatchObject([
    { kind: 'newsletter', isGiven: true },
    { kind: 'account', isGiven: false },
  ]);
  const unkeyed = createHash('sha256').update(subject).digest('hex');
  expect(JSON.stringify(rows)).not.toContain(unkeyed);
});
