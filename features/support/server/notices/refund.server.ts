/** Gives money back, whole or in part. */
import type { Money } from '../../terms/money.ts';
import type { Order } from '../../terms/order.ts';
import { orderById, orderByRef } from '../order-queries.server.ts';
import type { SupportNeeds } from '../support-needs.server.ts';
import { bookRefund } from './book-payment.server.ts';
import { settle } from './settle.server.ts';

export type RefundOutcome =
  | { kind: 'refunded'; order: Order }
  | { kind: 'no-order' }
  | { kind: 'not-paid'; order: Order }
  | { kind: 'too-much'; left: number }
  | { kind: 'failed'; error: string };

/** @param amount Hundredths; null for all that is left. */
export async function refund(
  needs: SupportNeeds,
  ref: string,
  amount: number | null,
  signal: AbortSignal,
): Promise<RefundOutcome> {
  const known = await orderByRef(needs.db, ref);
  if (!known) return { kind: 'no-order' };
  // A refund made at the gateway itself counts, so that nothing is refunded twice.
  const { order, reading } = await settle(needs, known, signal);
  // A refund that we do not know of yet would be made again.
  if (reading !== 'known')
    return { kind: 'failed', error: 'the gateway does not say what is left of it; try again later' };
  if (order.state !== 'paid') return { kind: 'not-paid', order };
  const left = order.amount - order.refunded;
  const returned = amount ?? left;
  if (returned > left) return { kind: 'too-much', left };
  const { currency, gatewayId } = order;
  const gateway = (await needs.gateways()).all.get(order.gateway);
  // A transfer is given back by a transfer, which the operator has made.
  if (order.gateway !== 'transfer') {
    if (!gateway || gatewayId === null) return { kind: 'failed', error: 'its gateway is not set up' };
    const money: Money = { amount: returned, currency };
    const result = await gateway.refund(
      { ref, gatewayId, currency, refunded: order.refunded },
      money,
      signal,
    );
    if (result.kind !== 'done') return { kind: 'failed', error: result.error };
  }
  await needs.db.transaction().execute((trx) => bookRefund(needs, trx, order, order.refunded + returned));
  return { kind: 'refunded', order: (await orderById(needs.db, order.id)) ?? order };
}
