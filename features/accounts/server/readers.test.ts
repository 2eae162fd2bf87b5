/** Readers' accounts: one for an address, the link to a download, and a deletion that can be withdrawn. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import { withDatabase } from '#tests/database.ts';
import { newToken, tokenSigning } from '../sign-in/token.server.ts';
import { createReaders, type Readers } from './readers.server.ts';

const database = withDatabase();
const start = new Date('2026-11-21T08:00:00Z');
let now = start;
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const day = 86_400;
const logged: string[] = [];
let readers: Readers;
let count = 0;
beforeEach(() => {
  now = start;
  logged.length = 0;
  const { db } = database;
  const to = { write: (line: string) => void logged.push(line) };
  const log = createLog({ level: 'info', to });
  readers = createReaders({ db, clock: { now: () => now }, signer: createSigner(db, tokenSigning), log });
});

async function newReader(): Promise<{ id: number; email: string }> {
  count += 1;
  const email = `olvaso${count}@example.com`;
  const { id } = await readers.findOrCreate(database.db, { email, name: null, language: 'hu', site: null });
  return { id, email };
}

describe('an account', () => {
  it('is created once for an address, also by two requests at once, and keeps its name', async () => {
    const create = (name: string) =>
      readers.findOrCreate(database.db, { email: 'ketto@example.com', name, language: 'en', site: 'telex' });
    const both = await Promise.all([create('Első'), create('Első')]);
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    const { id, isNew } = await create('Másik');
    expect([isNew, both.map((one) => one.id)]).toEqual([false, [id, id]]);
    expect(await readers.byEmail('ketto@example.com')).toEqual({
      id,
      email: 'ketto@example.com',
      name: 'Első',
      language: 'en',
      site: 'telex',
      createdAt: start,
      deletesAt: null,
    });
  });
});

describe('the link to a download [ACCT-05]', () => {
  const startDownload = (id: number) =>
    database.db.transaction().execute((trx) => readers.startDownload(trx, id));

  it('is the reader’s own for two days', async () => {
    const [one, other] = [await newReader(), await newReader()];
    const token = await startDownload(one.id);
    expect(await readers.isDownloadOf(token, one.id)).toBe(true);
    expect(await readers.isDownloadOf(token, other.id)).toBe(false);
    wait(2 * day - 1);
    expect(await readers.isDownloadOf(token, one.id)).toBe(true);
    wait(1);
    expect(await readers.isDownloadOf(token, one.id)).toBe(false);
  });

  it('is no invented token, for which there is no query, and no token of another use', async () => {
    const { id } = await newReader();
    const token = await startDownload(id);
    database.takeQueries();
    for (const given of ['', 'x', `${token}x`, token.slice(0, -1)])
      expect(await readers.isDownloadOf(given, id), given).toBe(false);
    expect(database.takeQueries()).toEqual([]);
    const signer = createSigner(database.db, tokenSigning);
    await signer.load();
    expect(await readers.isDownloadOf(newToken('reader', signer), id)).toBe(false);
    expect(await readers.isDownloadOf(newToken('download', signer), id)).toBe(false);
  });
});

describe('a deletion [ACCT-06]', () => {
  const startDeletion = (id: number) =>
    database.db.transaction().execute((trx) => readers.startDeletion(trx, id));
  const deleteDue = async () => {
    const erased: string[] = [];
    const deleted = await readers.deleteDue(async (_work, { email }) => void erased.push(email));
    return { deleted, erased };
  };

  it('is done after a week, and not a second earlier', async () => {
    const { id, email } = await newReader();
    expect(await startDeletion(id)).toEqual(new Date('2026-11-28T08:00:00Z'));
    wait(7 * day - 1);
    expect(await deleteDue()).toEqual({ deleted: 0, erased: [] });
    wait(1);
    expect(await deleteDue()).toEqual({ deleted: 1, erased: [email] });
    expect(await readers.byId(id)).toBeNull();
    expect(await deleteDue()).toEqual({ deleted: 0, erased: [] });
  });

  it('is not done once it was withdrawn', async () => {
    const { id } = await newReader();
    await startDeletion(id);
    await readers.keep(id);
    wait(8 * day);
    expect(await deleteDue()).toEqual({ deleted: 0, erased: [] });
  });

  it('is withdrawn by a sign-in that began after it, and not by one before', async () => {
    const { id } = await newReader();
    await startDeletion(id);
    const keepSince = async (at: Date) => {
      await database.db.transaction().execute((trx) => readers.keepSince(trx, id, at));
      return (await readers.byId(id))?.deletesAt ?? null;
    };
    expect(await keepSince(new Date(start.getTime() - 1000))).not.toBeNull();
    expect(await keepSince(start)).toBeNull();
  });

  it('that fails leaves the account whole, is logged without its address, and holds up no other', async () => {
    const [broken, next] = [await newReader(), await newReader()];
    for (const { id } of [broken, next]) {
      await startDeletion(id);
      wait(1);
    }
    wait(7 * day);
    const deleted = await readers.deleteDue(async (trx, { id }) => {
      await trx.updateTable('readers').set({ name: 'Félig' }).where('id', '=', id).execute();
      if (id === broken.id) throw new Error('another feature cannot be reached');
    });
    expect([deleted, await readers.byId(next.id)]).toEqual([1, null]);
    expect(await readers.byId(broken.id)).toMatchObject({ email: broken.email, name: null });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('could not be deleted');
    expect(logged[0]).not.toContain(broken.email);
    expect((await deleteDue()).erased).toEqual([broken.email]);
  });

  it('is done by one of two processes', async () => {
    const { id } = await newReader();
    await startDeletion(id);
    wait(7 * day);
    const [one, other] = await Promise.all([deleteDue(), deleteDue()]);
    expect(one.deleted + other.deleted).toBe(1);
    expect(one.erased.length + other.erased.length).toBe(1);
  });
});
