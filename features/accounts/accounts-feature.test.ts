import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainSite } from '#features/sites/public.ts';
import { createSharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { planOf } from '#tests/query-plan.ts';
import {
  bearerWith,
  cookieWith,
  forgedToken,
  type InventedUsers,
  inventReader,
  inventUsers,
} from '../../tests/accounts.ts';
import { withDatabase } from '../../tests/database.ts';
import { loadTestEdition } from '../../tests/edition.ts';
import { type AccountsFeature, createAccountsFeature } from './accounts-feature.server.ts';

const database = withDatabase();
const start = new Date('2026-11-21T08:00:00Z');
let now = start;
let accounts: AccountsFeature;
let users: InventedUsers;
beforeAll(async () => {
  const clock = { now: () => now };
  const edition = await loadTestEdition();
  const view = { edition, site: mainSite(edition), port: 0 };
  accounts = createAccountsFeature({
    db: database.db,
    clock,
    limits: createSharedLimits(database.db, clock.now),
    sendMail: async () => undefined,
    recordConsent: async () => undefined,
    log: createLog({ level: 'silent' }),
    view,
    canSendMails: false,
    googleSetting: null,
    googleSecret: null,
  });
  users = await inventUsers({ accounts, db: database.db, clock });
});
beforeEach(() => {
  now = start;
});

const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);
const newReader = (email: string) => inventReader({ accounts, db: database.db }, { name: email, email });
const userOf = (token: string) => accounts.userOf(bearerWith(token));

describe('the user of a token', () => {
  it('is a member of the newsroom with roles, however the token comes [S35]', async () => {
    const { id, name, email, roles, session } = users.editor;
    for (const credentials of [bearerWith(session), cookieWith(session)])
      expect(await accounts.userOf(credentials)).toEqual({
        viewer: { kind: 'newsroom', id, roles },
        email,
        name,
        createdAt: start,
        sessionId: expect.any(String),
        authenticatedAt: start,
        twoFactor: false,
      });
  });

  it('is a script of the newsroom, which has no session [S35]', async () => {
    const { name, roles, token } = users.editor;
    expect(await userOf(token)).toEqual({
      viewer: {
        kind: 'newsroom',
        id: expect.any(Number),
        roles,
        isProgram: true,
        token: { id: expect.any(Number), scopes: ['read', 'write', 'publish'] },
      },
      email: null,
      name,
      createdAt: start,
      sessionId: null,
      authenticatedAt: null,
      twoFactor: false,
    });
  });

  it('is a reader with an account [X09]', async () => {
    const { id, name, email, token } = users.reader;
    const session = { sessionId: expect.any(String), authenticatedAt: start, twoFactor: false };
    const user = { viewer: { kind: 'reader', id }, email, name, createdAt: start, ...session };
    expect(await userOf(token)).toEqual(user);
    expect(await accounts.userOf(cookieWith(token))).toEqual(user);
  });

  it('is anonymous without a token, and with a forged one, without a query', async () => {
    database.takeQueries();
    for (const credentials of [
      {},
      bearerWith(forgedToken('newsroom')),
      cookieWith(forgedToken('reader')),
      bearerWith(users.reader.token.replace('reader', 'newsroom')),
    ])
      expect(await accounts.userOf(credentials)).toBeNull();
    expect(database.takeQueries()).toEqual([]);
  });

  it('has only roles that exist: the database refuses any other [S30]', async () => {
    const rows = sql`update newsroom_tokens set roles = ${['uralkodó']}`.execute(database.db);
    await expect(rows).rejects.toThrow('newsroom_tokens_roles_check');
  });
});

describe('the newsroom’s token', () => {
  it('is recognised without a query, valid or not; a reader’s is none', async () => {
    database.takeQueries();
    const { editor, reader } = users;
    expect(
      [editor.token, editor.session].map((token) => accounts.hasNewsroomToken(bearerWith(token))),
    ).toEqual([true, true]);
    for (const token of [
      reader.token,
      forgedToken('newsroom'),
      reader.token.replace('reader', 'newsroom'),
      '',
    ])
      expect(accounts.hasNewsroomToken(cookieWith(token)), token).toBe(false);
    expect(database.takeQueries()).toEqual([]);
  });

  it('expires after its days', async () => {
    const token = await accounts.createToken('Rövid Rita', 2);
    now = daysLater(1.9);
    expect(await userOf(token)).toMatchObject({ name: 'Rövid Rita' });
    now = daysLater(2.1);
    expect(await userOf(token)).toBeNull();
  });

  it('is revoked by its name, once', async () => {
    const token = await accounts.createToken('Volt Vera', 30);
    expect(await accounts.revokeTokens('Volt Vera')).toBe(1);
    expect(await userOf(token)).toBeNull();
    expect(await accounts.revokeTokens('Volt Vera')).toBe(0);
  });
});

describe('a session', () => {
  it('has an access token for a quarter of an hour, and ends after thirty days', async () => {
    const reader = await newReader('hanna@example.com');
    expect(await userOf(reader.token)).toMatchObject({ email: 'hanna@example.com' });
    now = new Date(start.getTime() + 900_001);
    expect(await userOf(reader.token)).toBeNull();
    const next = await accounts.sessions.refresh(reader.refresh);
    expect(await userOf(next?.tokens.access ?? '')).toMatchObject({ email: 'hanna@example.com' });
    now = daysLater(30.1);
    expect(await accounts.sessions.refresh(next?.tokens.refresh ?? '')).toBeNull();
    expect(await accounts.sessions.of({ realm: 'reader', id: reader.id })).toEqual([]);
  });

  it('ends when an exchanged refresh token comes again, for the thief and the owner [S13]', async () => {
    const reader = await newReader('lopott@example.com');
    const owners = await accounts.sessions.refresh(reader.refresh);
    now = new Date(start.getTime() + 31_000);
    expect(await accounts.sessions.refresh(reader.refresh)).toBeNull();
    expect(await userOf(owners?.tokens.access ?? '')).toBeNull();
    expect(await accounts.sessions.refresh(owners?.tokens.refresh ?? '')).toBeNull();
  });

  it('goes on when two tabs exchange the same refresh token at once [AUTH-07]', async () => {
    const reader = await newReader('ketlap@example.com');
    const both = await Promise.all([1, 2].map(() => accounts.sessions.refresh(reader.refresh)));
    for (const one of both) expect(await userOf(one?.tokens.access ?? '')).not.toBeNull();
    now = new Date(start.getTime() + 60_000);
    expect(await accounts.sessions.refresh(both[1]?.tokens.refresh ?? '')).not.toBeNull();
  });

  it('does not go on twice: of two pairs of one exchange the second ends the session [S13]', async () => {
    const reader = await newReader('masolt@example.com');
    const [owner, thief] = await Promise.all([1, 2].map(() => accounts.sessions.refresh(reader.refresh)));
    now = new Date(start.getTime() + 60_000);
    const next = await accounts.sessions.refresh(thief?.tokens.refresh ?? '');
    expect(next).not.toBeNull();
    now = new Date(start.getTime() + 120_000);
    expect(await accounts.sessions.refresh(owner?.tokens.refresh ?? '')).toBeNull();
    expect(await accounts.sessions.refresh(next?.tokens.refresh ?? '')).toBeNull();
  });

  it.each([
    ['before the owner’s next exchange', false],
    ['after it', true],
  ])('has no living copy of a token that was replayed within seconds, %s [S13]', async (_when, isAfter) => {
    const reader = await newReader(`replayed-${isAfter}@example.com`);
    const exchange = async (token: string | undefined) =>
      (await accounts.sessions.refresh(token ?? ''))?.tokens.refresh;
    const second = await exchange(reader.refresh);
    const early = isAfter ? undefined : await exchange(reader.refresh);
    const third = await exchange(second);
    const copy = early ?? (await exchange(reader.refresh));
    expect(copy).toBeDefined();
    const owners = isAfter ? await exchange(third) : third;
    expect(owners).toBeDefined();
    expect(await exchange(copy)).toBeUndefined();
    // Two holders were there: the session is ended for both.
    expect(await exchange(owners)).toBeUndefined();
  });

  it('ends alone at sign-out, by either token; other sessions remain', async () => {
    const reader = await newReader('tobb@example.com');
    const person = { realm: 'reader', id: reader.id } as const;
    const other = await accounts.sessions.start(database.db, person, 'Safari · iOS');
    await accounts.signOut(cookieWith(reader.token).cookie);
    expect([await userOf(reader.token), await accounts.sessions.refresh(reader.refresh)]).toEqual([
      null,
      null,
    ]);
    expect(await userOf(other.access)).not.toBeNull();
    await accounts.sessions.endOfToken(other.refresh);
    expect(await userOf(other.access)).toBeNull();
  });

  it('is ended by its owner only', async () => {
    const [mine, strange] = [await newReader('enyem@example.com'), await newReader('idegen@example.com')];
    const [session] = await accounts.sessions.of({ realm: 'reader', id: mine.id });
    const id = session?.id ?? '';
    expect(await accounts.sessions.end({ realm: 'reader', id: strange.id }, id)).toBe(false);
    expect(await accounts.sessions.end({ realm: 'newsroom', id: mine.id }, id)).toBe(false);
    expect(await userOf(mine.token)).not.toBeNull();
    expect(await accounts.sessions.end({ realm: 'reader', id: mine.id }, id)).toBe(true);
    expect(await userOf(mine.token)).toBeNull();
  });

  it('of a member ends when the member is disabled', async () => {
    const { id, session } = users.editor;
    const members = database.db.updateTable('members').where('id', '=', id);
    await members.set({ disabled_at: now }).execute();
    expect(await userOf(session)).toBeNull();
    await members.set({ disabled_at: null }).execute();
    expect(await userOf(session)).not.toBeNull();
  });

  it('is not ended by a forged token, and costs no query then', async () => {
    database.takeQueries();
    for (const token of [forgedToken('newsroom'), forgedToken('reader'), 'x'])
      await accounts.signOut(cookieWith(token).cookie);
    expect(await accounts.sessions.refresh(users.reader.token)).toBeNull();
    expect(database.takeQueries()).toEqual([]);
  });
});

it('finds tokens and sessions by an index, whatever their number', async () => {
  await sql`
    insert into newsroom_tokens (name, hash, created_at, expires_at)
    select 'a', 'hash ' || n, now(), now() from generate_series(1, 5000) n
  `.execute(database.db);
  await sql`
    insert into sessions (reader_id, created_at, last_used_at, authenticated_at, expires_at, browser)
    select ${users.reader.id}, now(), now(), now(), now(), '' from generate_series(1, 5000)`.execute(
    database.db,
  );
  await sql`
    insert into session_tokens (hash, session_id, kind, expires_at)
    select 'hash ' || id, id, 'access', now() from sessions`.execute(database.db);
  await sql`analyze newsroom_tokens, sessions, session_tokens`.execute(database.db);
  database.takeQueries();
  for (const token of [users.editor.session, users.reader.token]) await userOf(token);
  await accounts.userOf(bearerWith(users.editor.token));
  const queries = database.takeQueries();
  expect(queries).toHaveLength(4);
  for (const query of queries) {
    const plan = await planOf(database.db, query);
    expect(plan).toMatch(/session_tokens_pkey|_hash_key/);
    expect(plan).not.toMatch(/Seq Scan on (newsroom|sessions|session_tokens)/);
  }
});

it('deletes sessions that have ended', async () => {
  now = daysLater(31);
  await accounts.sessions.forget();
  const left = await database.db.selectFrom('sessions').select('id').where('expires_at', '<=', now).execute();
  expect(left).toEqual([]);
});
