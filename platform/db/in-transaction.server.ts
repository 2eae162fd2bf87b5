import type { Kysely, Transaction } from 'kysely';

/** Acts in the caller's transaction, or in one of its own. */
export function inTransaction<DB, Result>(
  db: Kysely<DB>,
  transaction: Transaction<DB> | undefined,
  act: (work: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return transaction ? act(transaction) : db.transaction().execute(act);
}
