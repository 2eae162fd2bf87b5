/** Orders and the money that came and went by them. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Currency } from '../terms/money.ts';
import type {
  DeclineReason,
  Frequency,
  GatewayName,
  Mismatch,
  Order,
  OrderKind,
  OrderState,
} from '../terms/order.ts';
import { isOf, lockCommitment, type Person } from './charges/commitment-queries.server.ts';

type Database = Kysely<DB>;

/** Of an order, by the name of its table or its alias. */
const frequencyOf = (order: RawBuilder<unknown>) =>
  sql`coalesce((select m.frequency from support_commitments m where m.id = ${order}.commitment_id),
    (select 'gift' from support_gifts g where g.order_id = ${order}.id), 'once')`;

const columns = sql`id, ref, key, kind, ${frequencyOf(sql`support_orders`)} as frequency, commitment_id as "commitmentId", period_due as "periodDue",
  repeats_from as "repeatsFrom", reader_id as "readerId", site, language, email, name, gateway, amount, currency, state, gateway_id as "gatewayId",
  pay_address as "payAddress", fail_reason as "failReason", mismatch, refunded, counted_on as "countedOn",
  created_at as "createdAt", checked_at as "checkedAt", settled_at as "settledAt"`;

async function ordersWhere(db: Database, condition: RawBuilder<unknown>): Promise<Order[]> {
  const found = await sql<Order>`select ${columns} from support_orders where ${condition}`.execute(db);
  return found.rows;
}

async function orderWhere(db: Database, condition: RawBuilder<unknown>): Promise<Order | null> {
  return (await ordersWhere(db, condition))[0] ?? null;
}

export const orderById = (db: Database, id: number) => orderWhere(db, sql`id = ${id}`);
export const orderByRef = (db: Database, ref: string) => orderWhere(db, sql`ref = ${ref}`);
export const orderByKey = (db: Database, key: string) => orderWhere(db, sql`key = ${key}`);
export const orderByForm = (db: Database, hash: string) => orderWhere(db, sql`form_hash = ${hash}`);
export const orderByGatewayId = (db: Database, gateway: GatewayName, gatewayId: string) =>
  orderWhere(db, sql`gateway = ${gateway} and gateway_id = ${gatewayId}`);

/** Locks it until the end of the transaction: one after the other decides about its state. */
export const lockOrder = (trx: Transaction<DB>, id: number) => orderWhere(trx, sql`id = ${id} for update`);

/**
 * Charges lock a commitment before they add its order, so that everybody else locks in that order, too. The second
 * update of an order in a transaction locks the commitment as well, to check the reference.
 */
export async function lockWithCommitment(
  trx: Transaction<DB>,
  { id, commitmentId }: Pick<Order, 'id' | 'commitmentId'>,
): Promise<Order | null> {
  if (commitmentId !== null) await lockCommitment(trx, commitmentId);
  return lockOrder(trx, id);
}

export interface NewOrder {
  ref: string;
  key: string;
  formHash: string | null;
  kind: OrderKind;
  commitmentId: number | null;
  periodDue: string | null;
  attempt: number | null;
  /** Day of the next charge by the gateway itself, of a new card. */
  repeatsFrom?: string | null;
  /** Of a charge that the gateway made by itself. */
  gatewayId?: string;
  mismatch?: Mismatch | null;
  readerId: number | null;
  site: string;
  language: 'hu' | 'en';
  email: string | null;
  name: string | null;
  gateway: GatewayName;
  amount: number;
  currency: Currency;
  createdAt: Date;
}

/** Null when there is one already: of the same form, of the same charge, or of the same payment at the gateway. */
export async function insertOrder(db: Database, order: NewOrder): Promise<Order | null> {
  const inserted = await sql<Order>`
    insert into support_orders (ref, key, form_hash, kind, commitment_id, period_due, attempt, repeats_from, reader_id, site,
      language, email, name, gateway, amount, currency, state, gateway_id, mismatch, created_at)
    values (${order.ref}, ${order.key}, ${order.formHash}, ${order.kind}, ${order.commitmentId}, ${order.periodDue},
      ${order.attempt}, ${order.repeatsFrom ?? null}, ${order.readerId}, ${order.site}, ${order.language}, ${order.email}, ${order.name},
      ${order.gateway}, ${order.amount}, ${order.currency}, ${order.gatewayId === undefined ? 'new' : 'started'},
      ${order.gatewayId ?? null}, ${order.mismatch ?? null}, ${order.createdAt})
    on conflict do nothing returning ${columns}`.execute(db);
  return inserted.rows[0] ?? null;
}

/** The gateway's answer to a start. */
export async function markStarted(
  db: Database,
  id: number,
  { gatewayId, address }: { gatewayId: string | null; address: string | null },
): Promise<void> {
  await sql`
    update support_orders set state = 'started', gateway_id = coalesce(gateway_id, ${gatewayId}),
      pay_address = coalesce(${address}, pay_address)
    where id = ${id} and state = 'new'`.execute(db);
}

export async function markChecked(db: Database, id: number, at: Date): Promise<void> {
  await sql`update support_orders set checked_at = ${at} where id = ${id}`.execute(db);
}

export async function markMismatch(db: Database, id: number, mismatch: Mismatch | null): Promise<void> {
  await sql`update support_orders set mismatch = ${mismatch} where id = ${id}`.execute(db);
}

export interface OrderOutcome {
  state: OrderState;
  gatewayId: string | null;
  failReason: DeclineReason | null;
  at: Date;
}

export async function writeOutcome(trx: Transaction<DB>, id: number, outcome: OrderOutcome): Promise<void> {
  const { state, gatewayId, failReason, at } = outcome;
  await sql`
    update support_orders set state = ${state}, gateway_id = coalesce(gateway_id, ${gatewayId}),
      fail_reason = ${failReason}, settled_at = ${at}, checked_at = ${at}
    where id = ${id}`.execute(trx);
}

export async function insertPayment(
  trx: Transaction<DB>,
  payment: { orderId: number; kind: 'payment' | 'refund'; amount: number; at: Date },
): Promise<number> {
  const { orderId, kind, amount, at } = payment;
  const { id } = await trx
    .insertInto('support_payments')
    .values({ order_id: orderId, kind, amount, paid_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeRefunded(
  trx: Transaction<DB>,
  id: number,
  { refunded, state }: Pick<Order, 'refunded' | 'state'>,
): Promise<void> {
  await sql`update support_orders set refunded = ${refunded}, state = ${state} where id = ${id}`.execute(trx);
}

export async function writeCounted(trx: Transaction<DB>, id: number, day: string | null): Promise<void> {
  await sql`update support_orders set counted_on = ${day} where id = ${id}`.execute(trx);
}

export async function writeReader(trx: Transaction<DB>, orderId: number, readerId: number): Promise<void> {
  await sql`update support_orders set reader_id = ${readerId} where id = ${orderId}`.execute(trx);
}

/** Orders whose outcome is unknown, first those that were read longest ago; a bank transfer is not asked about. */
export const openOrders = (db: Database, createdBefore: Date) =>
  ordersWhere(
    db,
    sql`state in ('new', 'started') and gateway <> 'transfer' and created_at < ${createdBefore}
      order by checked_at nulls first, created_at limit 500`,
  );

/** Paid orders of the last weeks, which may have been refunded at the gateway; first those that were read longest ago. */
export const paidSince = (db: Database, since: Date) =>
  ordersWhere(
    db,
    sql`state = 'paid' and gateway <> 'transfer' and settled_at >= ${since}
      order by checked_at nulls first, id limit 5000`,
  );

/** Orders that an operator has to look at. */
export const mismatchedOrders = (db: Database) =>
  ordersWhere(db, sql`mismatch is not null order by created_at desc limit 200`);

export const firstOrderOf = (db: Database, commitmentId: number) =>
  orderWhere(db, sql`commitment_id = ${commitmentId} and kind = 'first' order by id limit 1`);

export const openChargeOf = (db: Database, commitmentId: number) =>
  orderWhere(
    db,
    sql`commitment_id = ${commitmentId} and kind = 'repeat' and state in ('new', 'started')
      order by id desc limit 1`,
  );

export interface PaidRow {
  receipt: number;
  kind: 'payment' | 'refund';
  amount: number;
  currency: Currency;
  at: Date;
  orderKind: OrderKind;
  frequency: Frequency;
  gateway: GatewayName;
  ref: string;
  site: string;
  commitmentId: number | null;
}

/** Money that came and went by a reader's orders, newest first. */
export async function paymentsOfReader(db: Database, readerId: number): Promise<PaidRow[]> {
  const found = await sql<PaidRow>`
    select p.id as receipt, p.kind, p.amount, o.currency, p.paid_at as at, o.kind as "orderKind",
      ${frequencyOf(sql`o`)} as frequency, o.gateway, o.ref, o.site, o.commitment_id as "commitmentId"
    from support_payments p join support_orders o on o.id = p.order_id
    where o.reader_id = ${readerId} order by p.paid_at desc, p.id desc`.execute(db);
  return found.rows;
}

export async function paymentsOfCommitment(db: Database, commitmentId: number): Promise<PaidRow[]> {
  const found = await sql<PaidRow>`
    select p.id as receipt, p.kind, p.amount, o.currency, p.paid_at as at, o.kind as "orderKind",
      ${frequencyOf(sql`o`)} as frequency, o.gateway, o.ref, o.site, o.commitment_id as "commitmentId"
    from support_payments p join support_orders o on o.id = p.order_id
    where o.commitment_id = ${commitmentId} order by p.paid_at desc, p.id desc`.execute(db);
  return found.rows;
}

/** Removes the person from the accounts, which must be stored for eight years by law. */
export async function eraseFromOrders(trx: Transaction<DB>, reader: Person): Promise<void> {
  await sql`
    update support_notices set body = '', signature = ''
    where order_id in (select id from support_orders where ${isOf(reader)})`.execute(trx);
  await sql`
    update support_orders set email = null, name = null, reader_id = null, pay_address = null, form_hash = null
    where ${isOf(reader)}`.execute(trx);
}

/** Whether the month of a charge was paid by another order: by another attempt, or by a new card since then. */
export async function isPaidByAnother(
  db: Database,
  { id, commitmentId, periodDue, createdAt }: Order,
): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select exists (
      select from support_orders o
      where o.commitment_id = ${commitmentId} and o.id <> ${id} and o.state in ('paid', 'refunded')
        and ((o.kind = 'repeat' and o.period_due = ${periodDue}) or (o.kind = 'renewal' and o.settled_at >= ${createdAt}))
    ) as is`.execute(db);
  return found.rows[0]?.is ?? false;
}

/** A transfer that has not come for so long is not expected any more; if it comes, it is booked all the same. */
export async function expireTransfers(db: Database, createdBefore: Date, at: Date): Promise<void> {
  await sql`
    update support_orders set state = 'expired', settled_at = ${at}
    where gateway = 'transfer' and state in ('new', 'started') and created_at < ${createdBefore}`.execute(db);
}

/** Removes addresses from unpaid orders, where there is no reason to store them. */
export async function forgetUnpaid(db: Database, settledBefore: Date): Promise<number> {
  const done = await sql<{ count: number }>`
    with forgotten as (
      update support_orders set email = null, name = null, pay_address = null, form_hash = null
      where state in ('failed', 'cancelled', 'expired') and email is not null and settled_at < ${settledBefore}
      returning id
    ), emptied as (
      update support_notices set body = '', signature = '' where order_id in (select id from forgotten)
    )
    select count(*)::int as count from forgotten`.execute(db);
  return done.rows[0]?.count ?? 0;
}

/** Sums of what was taken and given back, by gateway and currency, for comparison with the gateway's own. */
export async function sumsOf(
  db: Database,
): Promise<{ gateway: GatewayName; currency: Currency; taken: number; refunded: number }[]> {
  const found = await sql<{ gateway: GatewayName; currency: Currency; taken: number; refunded: number }>`
    select o.gateway, o.currency,
      coalesce(sum(p.amount) filter (where p.kind = 'payment'), 0)::float8 as taken,
      coalesce(sum(p.amount) filter (where p.kind = 'refund'), 0)::float8 as refunded
    from support_payments p join support_orders o on o.id = p.order_id
    group by o.gateway, o.currency order by o.gateway, o.currency`.execute(db);
  return found.rows;
}
