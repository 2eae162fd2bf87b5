/** Gifts of support; each belongs to the order that pays it. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Gift, GiftFacts } from '../terms/gift.ts';
import type { Person } from './charges/commitment-queries.server.ts';

type Database = Kysely<DB>;

async function giftsWhere(db: Database, condition: RawBuilder<unknown>): Promise<Gift[]> {
  const found = await sql<Gift>`
    select g.order_id as "orderId", o.name as giver, o.site, o.language, o.state = 'paid' as "isPaid",
      g.recipient_name as "recipientName", g.recipient_email as "recipientEmail", g.message,
      g.send_on as "sendOn", g.redeemed_by as "redeemedBy", g.redeemed_at as "redeemedAt"
    from support_gifts g join support_orders o on o.id = g.order_id where ${condition}`.execute(db);
  return found.rows;
}

export const giftOfOrder = async (db: Database, orderId: number) =>
  (await giftsWhere(db, sql`g.order_id = ${orderId}`))[0] ?? null;

/** Paid ones whose day has come; others that send at the same time get the rest. */
export const lockDueGifts = (trx: Transaction<DB>, today: string) =>
  giftsWhere(
    trx,
    sql`g.sent_at is null and g.send_on <= ${today} and o.state = 'paid' and g.recipient_email is not null
      order by g.send_on, g.order_id limit 500 for update of g skip locked`,
  );

export const giftsOfReader = (db: Database, readerId: number) =>
  giftsWhere(db, sql`g.redeemed_by = ${readerId} order by g.redeemed_at desc`);

export async function insertGift(trx: Transaction<DB>, orderId: number, gift: GiftFacts): Promise<void> {
  const { recipientName, recipientEmail, message, sendOn } = gift;
  await sql`
    insert into support_gifts (order_id, recipient_name, recipient_email, message, send_on)
    values (${orderId}, ${recipientName}, ${recipientEmail}, ${message}, ${sendOn})`.execute(trx);
}

export async function markGiftSent(trx: Transaction<DB>, orderId: number, at: Date): Promise<void> {
  await sql`update support_gifts set sent_at = ${at} where order_id = ${orderId}`.execute(trx);
}

/** Whether it was not redeemed before; the address is not needed any more. */
export async function writeRedeemed(
  trx: Transaction<DB>,
  orderId: number,
  { readerId, at }: { readerId: number; at: Date },
): Promise<boolean> {
  const written = await sql`
    update support_gifts set redeemed_by = ${readerId}, redeemed_at = ${at}, recipient_email = null
    where order_id = ${orderId} and redeemed_at is null`.execute(trx);
  return Number(written.numAffectedRows ?? 0) > 0;
}

/** Addresses of gifts that nobody can redeem any more, or that were never paid. */
export async function forgetRecipients(
  db: Database,
  { sentBefore, settledBefore }: { sentBefore: string; settledBefore: Date },
): Promise<void> {
  await sql`
    update support_gifts g set recipient_email = null, recipient_name = null, message = ''
    from support_orders o where o.id = g.order_id and g.recipient_name is not null
      and (g.send_on < ${sentBefore} or (o.state in ('failed', 'cancelled', 'expired', 'refunded')
        and o.settled_at < ${settledBefore}))`.execute(db);
}

/** The person as a recipient. */
export async function eraseFromGifts(trx: Transaction<DB>, { id, email }: Person): Promise<void> {
  await sql`
    update support_gifts set recipient_email = null, recipient_name = null, message = '', redeemed_by = null
    where redeemed_by = ${id} or recipient_email = ${email}`.execute(trx);
}
