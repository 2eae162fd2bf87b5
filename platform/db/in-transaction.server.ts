import { type Kysely, Transaction } from 'kysely';

/** Acts in the caller's transaction, in that of `db` when it is one, or in one of its own. */
export function inTransaction<DB, Result>(
  db: Kysely<DB>,
  transaction: Transaction<DB> | undefined,
  act: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  if (transaction) return act(transaction);
  return db instanceof Transaction ? act(db) : db.transaction().execute(act);
}
