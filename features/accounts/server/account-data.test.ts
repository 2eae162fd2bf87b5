/** The part about the account in a reader's download: everything that is theirs, and no secret. */
import { beforeAll, describe, expect, it } from 'vitest';
import { inventReader } from '#tests/accounts.ts';
import { withTestApp } from '#tests/test-app.ts';
import { accountData } from './account-data.server.ts';

const testApp = withTestApp();
const story = { path: '/belfold/hid', title: 'Elkelt a híd', lead: '', image: '', language: 'hu' };
let olga: Awaited<ReturnType<typeof inventReader>>;
let other: typeof olga;
let secrets: string[];
beforeAll(async () => {
  const { accounts, db, clock } = testApp.context;
  olga = await inventReader(testApp.context);
  other = await inventReader(testApp.context, { name: 'Más', email: 'mas@example.com' });
  const person = { realm: 'reader', id: olga.id } as const;
  await accounts.factors.startTotp(person);
  const { secret = '' } = (await accounts.factors.totpSetup(person, { issuer: 'x', label: 'x' })) ?? {};
  const codes = await db.transaction().execute((trx) => accounts.factors.renewRecoveryCodes(trx, person));
  const passkey = { name: 'Firefox · Linux', host: 'lap.example', counter: 3, transports: [] };
  await db
    .insertInto('passkeys')
    .values({
      ...passkey,
      id: 'passkey-id',
      reader_id: olga.id,
      public_key: Buffer.from('key'),
      created_at: clock.now(),
    })
    .execute();
  await accounts.savedStories.setOn(olga.id, true);
  const since = clock.now().toISOString();
  await accounts.savedStories.merge(olga.id, { since, added: [story], removed: [] });
  secrets = [olga.token, olga.refresh, secret, ...codes, 'passkey-id'];
});

function exportOf(id: number): Promise<unknown> {
  return accountData(testApp.context.accounts).exportOf({ id, email: '' });
}

describe('the download of a reader [ACCT-05]', () => {
  it('has the account, its sessions, its ways to sign in and its saved stories', async () => {
    expect(await exportOf(olga.id)).toMatchObject({
      email: 'olga@example.com',
      name: 'Olvasó Olga',
      language: 'hu',
      munkamenetek: [{ browser: 'Firefox · Android' }],
      mentettCikkek: [story],
      belepes: {
        // The app counts only after its first code.
        jelszo: false,
        google: false,
        hitelesitoAlkalmazas: false,
        helyreallitoKodok: 10,
        belepokulcsok: [{ name: 'Firefox · Linux', host: 'lap.example', lastUsedAt: null }],
      },
    });
  });

  it('has no token, seed, code or key, nor an id of the database for a session', async () => {
    const text = JSON.stringify(await exportOf(olga.id));
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/publicKey|hash|"counter"/);
    expect(Object.keys(Object(await exportOf(olga.id)).munkamenetek[0])).not.toContain('id');
  });

  it('has nothing of another reader', async () => {
    const text = JSON.stringify(await exportOf(other.id));
    expect(text).toContain('mas@example.com');
    expect(text).not.toMatch(/olga|lap\.example|Elkelt a híd/i);
  });
});
