/**
 * Messages that wait until their act cannot be undone any more. An undo deletes them in the transaction that
 * restores the former state: either all of them were there, or one was already sent and the undo is refused.
 *
 * ```ts
 * const held = await holdMessages(work, { heldFor: `front:${id}`, seconds: undoSeconds }); // at the end of the act
 * if ((await takeBackMessages(work, `front:${id}`)) < held) throw tooLate; // at the beginning of the undo
 * ```
 */
import { type Kysely, sql, type Transaction } from 'kysely';

/** Holds the messages that this transaction alone has written to the outbox so far; returns their number. */
export async function holdMessages<DB>(
  trx: Transaction<DB>,
  { heldFor, seconds }: { heldFor: string; seconds: number },
): Promise<number> {
  const held = await sql`
    update outbox set held_for = ${heldFor}, due_at = now() + make_interval(secs => ${seconds})
    where xmin = pg_current_xact_id()::xid`.execute(trx);
  return Number(held.numAffectedRows ?? 0);
}

/** Deletes held messages; returns the number of those that had not been sent. */
export async function takeBackMessages<DB>(trx: Transaction<DB>, heldFor: string): Promise<number> {
  const taken = await sql`delete from outbox where held_for = ${heldFor}`.execute(trx);
  return Number(taken.numAffectedRows ?? 0);
}

/** Payloads of a queue that are still held: an earlier message must not deliver the same data either. */
export async function heldPayloads<DB>(db: Kysely<DB>, queue: string): Promise<object[]> {
  const found = await sql<{ payload: object }>`
    select payload from outbox where held_for is not null and queue = ${queue} and due_at > now()`.execute(
    db,
  );
  return found.rows.map(({ payload }) => payload);
}
