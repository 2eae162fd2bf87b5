/** Notices of the gateways as they came, by the id of their event. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { GatewayName } from '../../terms/order.ts';

type Database = Kysely<DB>;

export interface StoredNotice {
  gateway: GatewayName;
  eventId: string;
  body: Buffer;
  signature: string;
  receivedAt: Date;
}

type NamedNotice = Pick<StoredNotice, 'gateway' | 'eventId'>;

/** Whether its event was settled before: then nothing has to be read again. `orderId` is null for an order that is not found yet. */
export async function recordNotice(db: Database, notice: StoredNotice): Promise<{ isSettled: boolean }> {
  const { gateway, eventId, body, signature, receivedAt } = notice;
  const found = await sql<{ isSettled: boolean }>`
    insert into support_notices (gateway, event_id, body, signature, received_at)
    values (${gateway}, ${eventId}, ${body}, ${signature}, ${receivedAt})
    on conflict (gateway, event_id) do update set times = support_notices.times + 1
    returning is_settled as "isSettled"`.execute(db);
  return found.rows[0] ?? { isSettled: false };
}

export async function settleNotice(
  db: Database,
  { gateway, eventId }: NamedNotice,
  orderId: number | null,
): Promise<void> {
  await sql`
    update support_notices set is_settled = true, order_id = coalesce(${orderId}, order_id)
    where gateway = ${gateway} and event_id = ${eventId}`.execute(db);
}

/** The order that it is about: with it, its bytes are erased. */
export async function linkNotice(
  db: Database,
  { gateway, eventId }: NamedNotice,
  orderId: number,
): Promise<void> {
  await sql`
    update support_notices set order_id = ${orderId}
    where gateway = ${gateway} and event_id = ${eventId} and order_id is distinct from ${orderId}`.execute(
    db,
  );
}

/**
 * They hold masks of cards and names of senders; after the time for disputes nobody needs them. The ids of their events
 * stay: a statement of the bank can be read again years later.
 */
export async function emptyNotices(db: Database, receivedBefore: Date): Promise<number> {
  const done = await sql`
    update support_notices set body = '', signature = ''
    where received_at < ${receivedBefore} and body <> ''`.execute(db);
  return Number(done.numAffectedRows ?? 0);
}
