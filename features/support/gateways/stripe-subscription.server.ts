/** Subscriptions, which Stripe charges every month or year by itself. */
import type Stripe from 'stripe';
import { dayStart } from '#platform/time/hungarian-date.ts';
import type { Frequency } from '../terms/order.ts';
import type { DoneResult, StoredChange } from './gateway.ts';
import { failureOf, isMissing } from './stripe-failure.server.ts';
import { idOf } from './stripe-reader.server.ts';

export async function cancelSubscription(stripe: Stripe, id: string): Promise<DoneResult> {
  try {
    await stripe.subscriptions.cancel(id);
    return { kind: 'done' };
  } catch (error) {
    // It has ended before.
    return isMissing(error) ? { kind: 'done' } : failureOf(error);
  }
}

export async function changeSubscription(
  stripe: Stripe,
  id: string,
  change: StoredChange,
): Promise<DoneResult> {
  try {
    switch (change.kind) {
      case 'pause':
        await stripe.subscriptions.update(id, {
          pause_collection: { behavior: 'void', resumes_at: startOf(change.until) },
        });
        return { kind: 'done' };
      case 'resume':
        await stripe.subscriptions.update(id, { pause_collection: '' });
        return { kind: 'done' };
      case 'amount':
        return await changePrice(stripe, id, change);
    }
  } catch (error) {
    return failureOf(error);
  }
}

/** The new price counts from the next charge on. */
async function changePrice(
  stripe: Stripe,
  id: string,
  { money: { amount, currency }, frequency }: Extract<StoredChange, { kind: 'amount' }>,
): Promise<DoneResult> {
  const { items } = await stripe.subscriptions.retrieve(id);
  const [item] = items.data;
  if (!item) return { kind: 'refused', error: 'the subscription is empty' };
  const product = idOf(item.price.product);
  await stripe.subscriptions.update(id, {
    items: [
      {
        id: item.id,
        price_data: {
          currency: currency.toLowerCase(),
          product,
          unit_amount: amount,
          recurring: { interval: intervalOf(frequency) },
        },
      },
    ],
    proration_behavior: 'none',
  });
  return { kind: 'done' };
}

export function intervalOf(frequency: Frequency): 'month' | 'year' {
  return frequency === 'yearly' ? 'year' : 'month';
}

/** In unix seconds; Stripe itself counts days in UTC. */
export function startOf(day: string): number {
  const at = dayStart(day, 'Europe/Budapest');
  if (at === null) throw new Error(`${day} is no day`);
  return at;
}
