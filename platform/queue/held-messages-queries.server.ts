/**
 * Messages that wait until what they tell cannot be undone any more. Whoever takes the act back deletes them, in the
 * transaction that gives back what stood before: either all of them were there, or one has left and the undo is refused.
 *
 * ```ts
 * const held = await holdMessages(work, { heldFor: `front:${id}`, seconds: undoSeconds }); // at the end of the act
 * if ((await takeBackMessages(work, `front:${id}`)) < held) throw tooLate; // at the beginning of the undo
 * ```
 */
import { type Kysely, sql, type Transaction } from 'kysely';

/** Holds what this transaction, and no other one, has written to the outbox so far; returns the number of messages. */
export async function holdMessages<DB>(
  work: Transaction<DB>,
  { heldFor, seconds }: { heldFor: string; seconds: number },
): Promise<number> {
  const held = await sql`
    update outbox set held_for = ${heldFor}, due_at = now() + make_interval(secs => ${seconds})
    where xmin = pg_current_xact_id()::xid`.execute(work);
  return Number(held.numAffectedRows ?? 0);
}

/** Deletes what is held; returns the number of messages that had not left. */
export async function takeBackMessages<DB>(work: Transaction<DB>, heldFor: string): Promise<number> {
  const taken = await sql`delete from outbox where held_for = ${heldFor}`.execute(work);
  return Number(taken.numAffectedRows ?? 0);
}

/** Payloads of a queue that are still held: what they tell is not to be told by an earlier message either. */
export async function heldPayloads<DB>(db: Kysely<DB>, queue: string): Promise<object[]> {
  const found = await sql<{ payload: object }>`
    select payload from outbox where held_for is not null and queue = ${queue} and due_at > now()`.execute(
    db,
  );
  return found.rows.map(({ payload }) => payload);
}
