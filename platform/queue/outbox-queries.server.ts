/** The outbox: messages to other systems, written in the transaction of the change. */
import { type Kysely, sql, type Transaction } from 'kysely';

export interface OutboxRow {
  queue: string;
  payload: object;
}

/** Adds a message; it leaves the process if, and only if, the transaction commits. */
export async function addToOutbox<DB>(trx: Transaction<DB>, { queue, payload }: OutboxRow): Promise<void> {
  await sql`insert into outbox (queue, payload) values (${queue}, ${JSON.stringify(payload)}::jsonb)`.execute(
    trx,
  );
}

/** Deletes and returns the oldest messages of these queues that are due; concurrent transactions get different ones. */
export async function takeFromOutbox<DB>(
  trx: Transaction<DB>,
  queues: readonly string[],
  limit: number,
): Promise<OutboxRow[]> {
  const found = await sql<OutboxRow & { id: string }>`
    with taken as (
      delete from outbox where id in (
        select id from outbox where queue = any(${queues}::text[]) and due_at <= now()
        order by id limit ${limit} for update skip locked
      ) returning id, queue, payload
    )
    select * from taken order by id`.execute(trx);
  return found.rows.map(({ queue, payload }) => ({ queue, payload }));
}

export interface OutboxState {
  rows: number;
  oldestAt: Date | null;
}

export async function outboxState<DB>(db: Kysely<DB>): Promise<OutboxState> {
  const found = await sql<OutboxState>`
    select count(*)::int as rows, min(created_at) as "oldestAt" from outbox`.execute(db);
  return found.rows[0] ?? { rows: 0, oldestAt: null };
}
