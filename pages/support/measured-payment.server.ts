import { createHash } from 'node:crypto';
import type { MeasuredPayment } from '#features/measurement/public.ts';
import { moneyOfOrder, type Order } from '#features/support/public.ts';

/**
 * Data for the measurement of an order that was paid or given back. Its key is secret and random, so that nobody can
 * find the order by the digest.
 */
export function measuredPayment(
  step: 'purchase' | 'refund',
  order: Pick<Order, 'key' | 'frequency' | 'amount' | 'currency'>,
): MeasuredPayment {
  const { amount, currency } = moneyOfOrder(order);
  const transaction = createHash('sha256').update(`measured ${order.key}`).digest('hex').slice(0, 32);
  return {
    step,
    product: order.frequency,
    transaction,
    amount: amount / 100,
    currency,
  };
}
