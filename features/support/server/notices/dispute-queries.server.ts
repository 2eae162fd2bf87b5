/** Disputes of payments. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { DisputeFacts } from '../../gateways/gateway.ts';
import type { Currency } from '../../terms/money.ts';
import type { GatewayName } from '../../terms/order.ts';

/** Whether it is new or has been decided now; a decision is not taken back by a late notice. */
export async function recordDispute(
  trx: Transaction<DB>,
  {
    gateway,
    orderId,
    at,
    dispute,
  }: { gateway: GatewayName; orderId: number; at: Date; dispute: DisputeFacts },
): Promise<boolean> {
  const { id, reason, amount, state } = dispute;
  const closedAt = state === 'open' ? null : at;
  const written = await sql`
    insert into support_disputes as d (gateway, gateway_id, order_id, reason, amount, state, opened_at, closed_at)
    values (${gateway}, ${id}, ${orderId}, ${reason}, ${amount}, ${state}, ${at}, ${closedAt})
    on conflict (gateway, gateway_id) do update set state = excluded.state, closed_at = excluded.closed_at
    where d.state = 'open' and excluded.state <> 'open'`.execute(trx);
  return Number(written.numAffectedRows ?? 0) > 0;
}

export interface OpenDispute {
  ref: string;
  gateway: GatewayName;
  reason: string;
  amount: number;
  currency: Currency;
}

/** For operators, who have to answer the bank in time. */
export async function openDisputes(db: Kysely<DB>): Promise<OpenDispute[]> {
  const found = await sql<OpenDispute>`
    select o.ref, d.gateway, d.reason, d.amount, o.currency
    from support_disputes d join support_orders o on o.id = d.order_id
    where d.state = 'open' order by d.opened_at`.execute(db);
  return found.rows;
}
