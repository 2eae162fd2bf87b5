/** Starts payments on Stripe's pay page. */
import type Stripe from 'stripe';
import type { NewPayment, StartResult } from './gateway.ts';
import { failureOf } from './stripe-failure.server.ts';
import { intervalOf, startOf } from './stripe-subscription.server.ts';

export async function startCheckout(
  stripe: Stripe,
  payOrigin: string,
  order: NewPayment,
  signal: AbortSignal,
): Promise<StartResult> {
  try {
    signal.throwIfAborted();
    // The reference as the key of idempotency: Stripe starts an order once, however often it arrives.
    const session = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.ref });
    if (!session.url || new URL(session.url).origin !== payOrigin)
      return { kind: 'unknown', error: 'Stripe named another pay page' };
    return { kind: 'started', gatewayId: session.id, address: session.url, tokens: [] };
  } catch (error) {
    return failureOf(error);
  }
}

function sessionOf(order: NewPayment): Stripe.Checkout.SessionCreateParams {
  const { back, cancelled } = order.addresses;
  const price = {
    currency: order.money.currency.toLowerCase(),
    unit_amount: order.money.amount,
    product_data: { name: order.title },
  };
  const common = {
    client_reference_id: order.ref,
    customer_email: order.email,
    locale: order.language,
    success_url: `${back}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelled,
  };
  return order.storedUpTo !== null
    ? { ...common, mode: 'subscription', ...repeatedItems(order, price) }
    : {
        ...common,
        mode: 'payment',
        line_items: [{ quantity: 1, price_data: price }],
        payment_intent_data: { metadata: { ref: order.ref } },
      };
}

/**
 * A new card pays one month or year now, and is charged again on the day on which the support is due next: the payment is
 * an item of its own, and the repeated price begins with that day.
 */
function repeatedItems(
  { ref, repeatsFrom, frequency }: NewPayment,
  price: { currency: string; unit_amount: number; product_data: { name: string } },
) {
  const recurring = { interval: intervalOf(frequency) };
  const repeated = { quantity: 1, price_data: { ...price, recurring } };
  return repeatsFrom === null
    ? { line_items: [repeated], subscription_data: { metadata: { ref } } }
    : {
        line_items: [repeated, { quantity: 1, price_data: price }],
        subscription_data: { metadata: { ref }, trial_end: startOf(repeatsFrom) },
      };
}
