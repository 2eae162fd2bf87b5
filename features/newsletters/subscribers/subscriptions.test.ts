import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/mails.ts';
import { controlPauseMs, expectLongerTime, expectSameTime, type Measured } from '#tests/same-time.ts';
import { withTestApp } from '#tests/test-app.ts';
import type { SignUp } from './sign-up.ts';

const testApp = withTestApp();
const monday = '2026-11-23T08:00:00+01:00';
const place = { place: '/hirlevel', way: 'form' } as const;

let network = 0;
beforeEach(() => testApp.setTime(monday));

function signUpOf(email: string, listCodes = ['reggeli']): SignUp {
  return { email, firstName: 'Éva', lastName: 'Kovács', listCodes };
}

/** From a network of its own, so that tests do not limit each other. */
async function signUp(
  email: string,
  listCodes?: string[],
  options: { address?: string; isTrapped?: boolean } = {},
) {
  network += 1;
  const { address = `10.1.${network >> 8}.${network & 255}`, isTrapped = false } = options;
  const { newsletters } = testApp.context;
  return newsletters.signUp(signUpOf(email, listCodes), { place: '/hirlevel', address, isTrapped });
}

async function mails(email: string) {
  return mailsTo(testApp.context.db, 'confirm-newsletter', email);
}

/** The token in the last mail's link. */
async function tokenOf(email: string): Promise<string> {
  const last = (await mails(email)).at(-1);
  return String(last?.address).split('/').at(-1) ?? '';
}

async function subscribed(email: string, lists?: string[]): Promise<string> {
  await signUp(email, lists);
  const confirmation = await testApp.context.newsletters.confirm(await tokenOf(email));
  if (confirmation.kind !== 'confirmed') throw new Error(confirmation.kind);
  return confirmation.preferences;
}

async function activeLists(email: string): Promise<string[]> {
  const all = await testApp.context.newsletters.subscriptionsOf(email);
  return all.flatMap(({ code, isSubscribed }) => (isSubscribed ? [code] : []));
}

describe('a sign-up', () => {
  it('sends one mail, and subscribes nobody before its button [S11]', async () => {
    expect(await signUp('eva@example.hu', ['reggeli', 'hetvegi'])).toEqual({ kind: 'accepted' });
    expect(await mails('eva@example.hu')).toEqual([
      {
        firstName: 'Éva',
        newsletters: ['Reggeli lapzárta', 'Hétvégi olvasnivaló'],
        isSubscribed: false,
        address: expect.stringMatching(/^http:\/\/localhost:3000\/hirlevel\/megerosites\/\d+-[\w-]{22}$/),
      },
    ]);
    expect(await activeLists('eva@example.hu')).toEqual([]);
    const token = await tokenOf('eva@example.hu');
    const { newsletters, consents } = testApp.context;
    // A mail scanner opens the page, again and again.
    for (let times = 0; times < 3; times += 1)
      expect((await newsletters.lookUpRequest(token)).kind).toBe('open');
    expect(await activeLists('eva@example.hu')).toEqual([]);
    expect(await consents.ofSubject('eva@example.hu')).toEqual([]);
    expect((await newsletters.confirm(token)).kind).toBe('confirmed');
    expect(await activeLists('eva@example.hu')).toEqual(['reggeli', 'hetvegi']);
    expect(await consents.ofSubject('eva@example.hu')).toEqual([
      {
        kind: 'newsletter',
        isGiven: true,
        subject: 'eva@example.hu',
        textVersion: '2026-11',
        place: '/hirlevel',
        way: 'mail',
        detail: 'reggeli hetvegi',
        createdAt: new Date(monday),
      },
    ]);
    // A second press changes nothing.
    expect((await newsletters.confirm(token)).kind).toBe('confirmed');
    expect(await consents.ofSubject('eva@example.hu')).toHaveLength(1);
  });

  it('is confirmed within 72 hours, and not a second later', async () => {
    const { newsletters } = testApp.context;
    await signUp('keso@example.hu');
    const token = await tokenOf('keso@example.hu');
    testApp.setTime('2026-11-26T08:00:01+01:00');
    expect((await newsletters.confirm(token)).kind).toBe('expired');
    expect(await activeLists('keso@example.hu')).toEqual([]);
    testApp.setTime('2026-11-26T08:00:00+01:00');
    expect((await newsletters.confirm(token)).kind).toBe('confirmed');
  });

  it.each([
    '',
    '1',
    '1-',
    '1-aaaaaaaaaaaaaaaaaaaaaa',
    '999999999999999999999-aaaaaaaaaaaaaaaaaaaaaa',
    "1' or 1=1",
  ])('is not confirmed by the invented link %j', async (token) => {
    expect(await testApp.context.newsletters.confirm(token)).toEqual({ kind: 'unknown' });
    expect(await testApp.context.newsletters.preferences(token)).toBeNull();
    expect(await testApp.context.newsletters.unsubscribe({ token, code: 'reggeli' }, place)).toBe(false);
  });

  it('of a stranger for a subscriber changes neither name nor lists before it is confirmed', async () => {
    await subscribed('anna@example.hu');
    await testApp.context.newsletters.signUp(
      { email: 'anna@example.hu', firstName: 'Csaló', lastName: '', listCodes: ['g7-heti'] },
      { place: '/hirlevel', address: '10.9.9.9', isTrapped: false },
    );
    expect(await activeLists('anna@example.hu')).toEqual(['reggeli']);
    expect(await testApp.context.newsletters.exportOf('anna@example.hu')).toMatchObject({ firstName: 'Éva' });
  });

  it('for lists that the reader has leads to the own settings', async () => {
    await subscribed('bela@example.hu');
    await signUp('bela@example.hu');
    expect((await mails('bela@example.hu')).at(-1)).toMatchObject({
      isSubscribed: true,
      address: expect.stringContaining('/hirlevel/beallitasok/'),
    });
  });

  it('takes the same statements for known and unknown addresses [S11]', async () => {
    await subscribed('ismert@example.hu');
    const statementsOf = async (email: string) => {
      testApp.database.takeQueries();
      expect(await signUp(email)).toEqual({ kind: 'accepted' });
      return testApp.database.takeQueries();
    };
    const known = await statementsOf('ismert@example.hu');
    expect(await statementsOf('ismeretlen@example.hu')).toEqual(known);
    expect(known.length).toBeGreaterThan(5);
  });

  it('takes the same time for known and unknown addresses [S11]', async () => {
    const known = 'gyors@example.hu';
    await subscribed(known);
    const requestsWith = (subscribe: (email: string) => Promise<unknown>): [Measured, Measured] => {
      const measured = (emailOf: (round: number) => string) => async (round: number) => {
        await sql`delete from rate_limits`.execute(testApp.context.db);
        await subscribe(emailOf(round));
      };
      return [measured(() => known), measured((round) => `uj-${round}@example.hu`)];
    };
    await expectSameTime(...requestsWith(signUp), 200);
    // The control: a mail that is sent at once, and only to subscribers, is found.
    await expectLongerTime(
      ...requestsWith(async (email) => {
        await signUp(email);
        if (email === known) await pause(controlPauseMs);
      }),
    );
  }, 180_000);

  it('is deleted after 30 days without a confirmation; a confirmed one stays', async () => {
    await signUp('elfelejtett@example.hu');
    await subscribed('marad@example.hu');
    testApp.setTime('2026-12-23T07:59:59+01:00');
    await testApp.context.newsletters.prune();
    expect(await testApp.context.newsletters.exportOf('elfelejtett@example.hu')).toHaveProperty('email');
    testApp.setTime('2026-12-23T08:00:01+01:00');
    await testApp.context.newsletters.prune();
    expect(await testApp.context.newsletters.exportOf('elfelejtett@example.hu')).not.toHaveProperty('email');
    expect(await activeLists('marad@example.hu')).toEqual(['reggeli']);
  });
});

describe('bombs', () => {
  it('of one address get three mails a day, all with the same answer', async () => {
    for (let times = 0; times < 10; times += 1)
      expect(await signUp('aldozat@example.hu')).toEqual({ kind: 'accepted' });
    expect(await mails('aldozat@example.hu')).toHaveLength(3);
    testApp.setTime('2026-11-24T08:00:01+01:00');
    await signUp('aldozat@example.hu');
    expect(await mails('aldozat@example.hu')).toHaveLength(4);
  });

  it('of one mailbox under many spellings get three mails a day', async () => {
    const spellings = ['aladar', 'aladar+1', 'ala.dar', 'a.ladar+2', 'al.adar', 'aladar+3'];
    for (const name of spellings) await signUp(`${name}@example.hu`);
    const sent = await Promise.all(spellings.map((name) => mails(`${name}@example.hu`)));
    expect(sent.flat()).toHaveLength(3);
  });

  it('of one network are refused after twenty an hour, whatever the addresses are', async () => {
    const outcomes: string[] = [];
    for (let times = 0; times < 25; times += 1)
      outcomes.push(
        (await signUp(`sok-${times}@example.hu`, undefined, { address: `2001:db8:7:7::${times}` })).kind,
      );
    expect(outcomes.filter((kind) => kind === 'accepted')).toHaveLength(20);
    expect(outcomes.slice(20)).toEqual(Array(5).fill('limited'));
  });

  it('of many networks are refused when all together are too many', async () => {
    await sql`update rate_limits set uses = 1000`.execute(testApp.context.db);
    const outcome = await signUp('hullam@example.hu');
    expect(outcome.kind).toBe('limited');
    await sql`delete from rate_limits`.execute(testApp.context.db);
    expect((await signUp('hullam@example.hu')).kind).toBe('accepted');
  });

  it('by programs that fill in the hidden field send nothing', async () => {
    expect(await signUp('robot@example.hu', undefined, { isTrapped: true })).toEqual({ kind: 'accepted' });
    expect(await mails('robot@example.hu')).toEqual([]);
  });
});

describe('a subscriber', () => {
  it('changes the lists with the link of a mail, and each change is in the register', async () => {
    const token = await subscribed('csilla@example.hu', ['reggeli']);
    const { newsletters, consents } = testApp.context;
    const preferences = await newsletters.preferences(token);
    if (!preferences) throw new Error('no preferences');
    expect(await newsletters.setPreferences(preferences, ['hetvegi', 'tamogatoi', 'nincs'], place)).toEqual({
      started: ['hetvegi'],
      ended: ['reggeli'],
    });
    expect(await activeLists('csilla@example.hu')).toEqual(['hetvegi']);
    const lines = await consents.ofSubject('csilla@example.hu');
    expect(lines.map(({ isGiven, detail, way }) => [isGiven, detail, way])).toEqual([
      [true, 'reggeli', 'mail'],
      [true, 'hetvegi', 'form'],
      [false, 'reggeli', 'form'],
    ]);
  });

  it('who leaves by one click is out at once, also of an issue that is being sent [S11]', async () => {
    const token = await subscribed('dani@example.hu', ['reggeli', 'hetvegi']);
    const { newsletters, db, consents } = testApp.context;
    await sql`
      insert into newsletter_issues (list, slug, subject, content, html, text, state, created_at)
      values ('reggeli', 'proba', 'Próba', '{"words":[],"parts":[]}', '', '', 'paused', now())`.execute(db);
    await sql`
      insert into newsletter_recipients (issue_id, subscriber_id, due_at, changed_at)
      select i.id, s.id, now(), now() from newsletter_issues i, newsletter_subscribers s
      where s.email = 'dani@example.hu'`.execute(db);
    expect(await newsletters.unsubscribe({ token, code: 'reggeli' }, { ...place, way: 'mail' })).toBe(true);
    expect(await activeLists('dani@example.hu')).toEqual(['hetvegi']);
    const left = await sql`select from newsletter_recipients`.execute(db);
    expect(left.rows).toEqual([]);
    // A second click is no error and no second line.
    expect(await newsletters.unsubscribe({ token, code: 'reggeli' }, place)).toBe(true);
    expect(await consents.ofSubject('dani@example.hu')).toHaveLength(2);
  });

  it('who has left everything or was erased is brought back by no import, but by an own confirmation', async () => {
    const { newsletters, edition, db } = testApp.context;
    const list = (await import('../newsletters-part.ts')).newsletterOf(edition, 'reggeli');
    if (!list) throw new Error('no list');
    const token = await subscribed('elment@example.hu');
    await newsletters.unsubscribe({ token, code: 'reggeli' }, place);
    await subscribed('torolt@example.hu');
    await db.transaction().execute((trx) => newsletters.erase(trx, 'torolt@example.hu'));
    const lines = ['elment@example.hu', 'TOROLT@example.hu', 'uj@example.hu', 'nem cím'].map((email) => ({
      email,
      firstName: '',
      lastName: '',
    }));
    expect(await newsletters.importSubscribers(list, lines, 'rendezvény')).toEqual({
      added: 1,
      known: 0,
      suppressed: 2,
      notSupporting: 0,
      invalid: 1,
    });
    expect(await activeLists('elment@example.hu')).toEqual([]);
    const hashes = await sql<{ hash: string }>`select hash from newsletter_suppressions`.execute(db);
    expect(hashes.rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(hashes.rows)).not.toContain('example');
    await subscribed('torolt@example.hu');
    expect(await activeLists('torolt@example.hu')).toEqual(['reggeli']);
  });

  it('who has left one list is brought back to it by no import while subscribed to another [S11]', async () => {
    const { newsletters, edition } = testApp.context;
    const list = (await import('../newsletters-part.ts')).newsletterOf(edition, 'reggeli');
    if (!list) throw new Error('no list');
    const token = await subscribed('reszben@example.hu', ['reggeli', 'hetvegi']);
    await newsletters.unsubscribe({ token, code: 'reggeli' }, place);
    const line = { email: 'reszben@example.hu', firstName: '', lastName: '' };
    expect(await newsletters.importSubscribers(list, [line], 'rendezvény')).toMatchObject({
      added: 0,
      suppressed: 1,
      notSupporting: 0,
    });
    expect(await activeLists('reszben@example.hu')).toEqual(['hetvegi']);
  });

  it('who is erased leaves nothing behind', async () => {
    const { newsletters, db } = testApp.context;
    await subscribed('nyom@example.hu');
    await db.transaction().execute((trx) => newsletters.erase(trx, 'nyom@example.hu'));
    expect(await newsletters.exportOf('nyom@example.hu')).toEqual({
      subscriptions: [],
      requests: [],
      mails: [],
    });
  });

  it('who is signed in changes one list by its code [ACCT-04]', async () => {
    const { newsletters } = testApp.context;
    const change = { ...place, email: 'fiok@example.hu', code: 'g7-heti' };
    expect(await newsletters.setSubscription({ ...change, isSubscribed: true })).toBe(true);
    expect(await activeLists('fiok@example.hu')).toEqual(['g7-heti']);
    expect(await newsletters.setSubscription({ ...change, isSubscribed: false })).toBe(true);
    expect(await activeLists('fiok@example.hu')).toEqual([]);
    expect(await newsletters.setSubscription({ ...change, code: 'nincs', isSubscribed: true })).toBe(false);
    // A list for the invited is not for everyone who knows its code.
    expect(await newsletters.setSubscription({ ...change, code: 'tamogatoi', isSubscribed: true })).toBe(
      false,
    );
  });

  it('gets everything that is stored', async () => {
    await subscribed('minden@example.hu', ['reggeli']);
    expect(await testApp.context.newsletters.exportOf('minden@example.hu')).toMatchObject({
      email: 'minden@example.hu',
      firstName: 'Éva',
      lastName: 'Kovács',
      subscriptions: [{ list: 'reggeli', name: 'Reggeli lapzárta', endedAt: null }],
      requests: [{ lists: ['reggeli'], place: '/hirlevel', textVersion: '2026-11' }],
      mails: [],
    });
  });
});
