/** Readers' accounts: created by the first support or sign-in, downloaded and deleted by their owner. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Signer } from '#platform/tokens/signer.server.ts';
import { hashOfToken, isToken, newToken } from '../sign-in/token.server.ts';
import {
  deleteReader,
  findOrInsertReader,
  insertDownload,
  lockReaderToDelete,
  type NewReader,
  type Reader,
  readerByEmail,
  readerById,
  readerOfDownload,
  readersToDelete,
  setDeletesAt,
  setReaderEmail,
  setReaderName,
  withdrawDeletion,
} from './reader-queries.server.ts';

const downloadSeconds = 2 * 86_400;
/** Time in which a deletion can be withdrawn. */
const deletionSeconds = 7 * 86_400;

export interface Readers {
  /** The account with this address, which is created if there is none. */
  findOrCreate(trx: Kysely<DB>, reader: NewReader): Promise<{ id: number; isNew: boolean }>;
  byId(id: number): Promise<Reader | null>;
  byEmail(email: string): Promise<Reader | null>;
  rename(id: number, name: string | null): Promise<void>;
  /** False where another account has the address. */
  changeEmail(trx: Transaction<DB>, id: number, email: string): Promise<boolean>;
  /** Creates the link to a download; returns its token. */
  startDownload(trx: Transaction<DB>, id: number): Promise<string>;
  /** Whether a download with this token is the reader's own and can still be fetched. */
  isDownloadOf(token: string, id: number): Promise<boolean>;
  /** Marks the account for deletion; returns the time until which that can be withdrawn. */
  startDeletion(trx: Transaction<DB>, id: number): Promise<Date>;
  keep(id: number): Promise<void>;
  /** The same for a sign of life at a time: a deletion that was requested later holds. */
  keepSince(trx: Transaction<DB>, id: number, at: Date): Promise<void>;
  /** Deletes accounts whose time is over; `erase` removes the person from the other features. */
  deleteDue(
    erase: (trx: Transaction<DB>, reader: { id: number; email: string }) => Promise<void>,
  ): Promise<number>;
}

export interface ReadersNeeds {
  db: Kysely<DB>;
  clock: Clock;
  signer: Signer;
  log: Log;
}

export function createReaders({ db, clock, signer, log }: ReadersNeeds): Readers {
  return {
    findOrCreate: (trx, reader) => findOrInsertReader(trx, reader, clock.now()),
    byId: (id) => readerById(db, id),
    byEmail: (email) => readerByEmail(db, email),
    rename: (id, name) => setReaderName(db, id, name),
    changeEmail: (trx, id, email) => setReaderEmail(trx, id, email),
    async startDownload(trx, id) {
      await signer.load();
      const token = newToken('download', signer);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + downloadSeconds * 1000);
      await insertDownload(trx, { readerId: id, hash: hashOfToken(token), now, expiresAt });
      return token;
    },
    async isDownloadOf(token, id) {
      await signer.load();
      if (!isToken(token, 'download', signer)) return false;
      return (await readerOfDownload(db, hashOfToken(token), clock.now())) === id;
    },
    async startDeletion(trx, id) {
      const deletesAt = new Date(clock.now().getTime() + deletionSeconds * 1000);
      await setDeletesAt(trx, id, deletesAt);
      return deletesAt;
    },
    keep: (id) => setDeletesAt(db, id, null),
    keepSince: (trx, id, at) => withdrawDeletion(trx, id, new Date(at.getTime() + deletionSeconds * 1000)),
    async deleteDue(erase) {
      const due = await readersToDelete(db, clock.now());
      let deleted = 0;
      // One transaction each: an account that cannot be deleted now holds up no other.
      for (const { id } of due) {
        const isDone = await db
          .transaction()
          .execute(async (trx) => {
            const reader = await lockReaderToDelete(trx, id, clock.now());
            if (!reader) return false;
            await erase(trx, reader);
            await deleteReader(trx, id);
            return true;
          })
          .catch((err: unknown) => {
            log.error({ err, reader: id }, 'an account could not be deleted; it is tried again in an hour');
            return false;
          });
        if (isDone) deleted += 1;
      }
      return deleted;
    },
  };
}
