/** Stripe Checkout and Billing, by its own package; it charges every month by itself. */
import Stripe from 'stripe';
import { dayStart } from '#platform/time/hungarian-date.ts';
import type { Currency } from '../money.ts';
import type {
  BackReading,
  ChargesResult,
  DoneResult,
  Gateway,
  GatewayIdResult,
  NewPayment,
  NoticeReading,
  StartResult,
  StateResult,
} from './gateway.ts';
import { gatewayTimeoutMs } from './request-gateway.server.ts';
import { subjectOf } from './stripe-notice.server.ts';
import { createStripeReader, idOf } from './stripe-reader.server.ts';

export interface StripeNeeds {
  /** `https://api.stripe.com`. */
  address: string;
  payOrigin: string;
  key: string;
  webhookSecret: string;
  currencies: readonly Currency[];
}

/** Seconds by which the clock of a notice may differ from ours. */
const tolerance = 300;
const confirmed = { body: '', headers: { 'content-type': 'text/plain' } };

export function createStripe({ address, payOrigin, key, webhookSecret, currencies }: StripeNeeds): Gateway {
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(fetchAt(address)),
    ...{ timeout: gatewayTimeoutMs, maxNetworkRetries: 0, telemetry: false },
  });

  const reader = createStripeReader(stripe);

  return {
    name: 'stripe',
    payOrigins: [payOrigin],
    repeats: 'by-itself',
    merchantOf: () => null,
    canTake: (currency) => currencies.includes(currency),

    async start(order, signal): Promise<StartResult> {
      const { back, cancelled } = order.addresses;
      const isMonthly = order.storedUpTo !== null;
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
      // The reference as the key of idempotency: Stripe starts an order once, however often it arrives.
      const settings = { idempotencyKey: order.ref };
      try {
        signal.throwIfAborted();
        const session = isMonthly
          ? await stripe.checkout.sessions.create(
              {
                ...{ ...common, mode: 'subscription' },
                ...monthlyItems(order, price),
              },
              settings,
            )
          : await stripe.checkout.sessions.create(
              {
                ...{ ...common, mode: 'payment' },
                line_items: [{ quantity: 1, price_data: price }],
                payment_intent_data: { metadata: { ref: order.ref } },
              },
              settings,
            );
        if (!session.url || new URL(session.url).origin !== payOrigin)
          return { kind: 'unknown', error: 'Stripe named another pay page' };
        return { kind: 'started', gatewayId: session.id, address: session.url, tokens: [] };
      } catch (error) {
        return failureOf(error);
      }
    },

    readBack(query): BackReading {
      const id = query.get('session_id');
      if (id === null) return { kind: 'nothing' };
      return /^cs_\w{8,200}$/.test(id) ? { kind: 'gateway-id', gatewayId: id } : { kind: 'forged' };
    },

    readNotice({ bytes, signature, now }): NoticeReading {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          ...([bytes, signature, webhookSecret, tolerance, undefined, now.getTime()] as const),
        );
      } catch {
        return { kind: 'forged', why: 'its signature is wrong or too old' };
      }
      const about = subjectOf(event);
      return about === null
        ? { kind: 'ignored', answer: confirmed }
        : { kind: 'notice', eventId: event.id, about, answer: confirmed, card: null, isSigned: true };
    },

    async state({ ref, gatewayId }): Promise<StateResult> {
      if (gatewayId === null) return { kind: 'unknown', error: 'Stripe has not named the payment' };
      try {
        const payment = await reader.payment(gatewayId, ref);
        return payment ? { kind: 'payment', payment } : { kind: 'unknown', error: 'Stripe named no amount' };
      } catch (error) {
        return isMissing(error) ? { kind: 'missing' } : { kind: 'unknown', error: failureOf(error).error };
      }
    },

    chargeAgain: async () => ({ kind: 'declined', reason: 'no-card', gatewayId: null }),

    async cancelStored({ reference }): Promise<DoneResult> {
      try {
        await stripe.subscriptions.cancel(reference);
        return { kind: 'done' };
      } catch (error) {
        // It has ended before.
        return isMissing(error) ? { kind: 'done' } : failureOf(error);
      }
    },

    async changeStored({ reference }, change): Promise<DoneResult> {
      try {
        if (change.kind === 'pause') {
          await stripe.subscriptions.update(reference, {
            pause_collection: { behavior: 'void', resumes_at: startOf(change.until) },
          });
        } else if (change.kind === 'resume') {
          await stripe.subscriptions.update(reference, { pause_collection: '' });
        } else {
          const { items } = await stripe.subscriptions.retrieve(reference);
          const [item] = items.data;
          if (!item) return { kind: 'refused', error: 'the subscription is empty' };
          const { currency, amount } = change.money;
          const product = idOf(item.price.product);
          await stripe.subscriptions.update(reference, {
            items: [
              {
                id: item.id,
                price_data: {
                  ...{ currency: currency.toLowerCase(), product, unit_amount: amount },
                  recurring: { interval: 'month' },
                },
              },
            ],
            proration_behavior: 'none',
          });
        }
        return { kind: 'done' };
      } catch (error) {
        return failureOf(error);
      }
    },

    async refund({ ref, gatewayId, refunded }, { amount }): Promise<DoneResult> {
      try {
        const paymentIntent = await reader.intentOf(gatewayId);
        if (paymentIntent === null) return { kind: 'refused', error: 'Stripe knows no such payment' };
        await stripe.refunds.create(
          { payment_intent: paymentIntent, amount },
          // Repeated after a lost answer it is the same refund; after another one of the same amount it is a new one.
          { idempotencyKey: `${ref}-refund-${refunded}-${amount}` },
        );
        return { kind: 'done' };
      } catch (error) {
        return failureOf(error);
      }
    },

    async chargesOf({ reference }, since): Promise<ChargesResult> {
      try {
        return { kind: 'charges', ...(await reader.chargesOf(reference, since)) };
      } catch (error) {
        return { kind: 'unknown', error: failureOf(error).error };
      }
    },

    async gatewayIdOf(paymentId): Promise<GatewayIdResult> {
      try {
        const gatewayId = await reader.gatewayIdOf(paymentId);
        return gatewayId === null ? { kind: 'missing' } : { kind: 'found', gatewayId };
      } catch (error) {
        return isMissing(error) ? { kind: 'missing' } : { kind: 'unknown', error: failureOf(error).error };
      }
    },
  };
}

/** The package knows hosts only; a sandbox has a path as well. */
function fetchAt(address: string): typeof fetch {
  return (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target);
    return fetch(address.replace(/\/+$/, '') + url.pathname + url.search, { ...init, redirect: 'error' });
  };
}

/** In unix seconds; Stripe itself counts days in UTC. */
function startOf(day: string): number {
  const at = dayStart(day, 'Europe/Budapest');
  if (at === null) throw new Error(`${day} is no day`);
  return at;
}

/**
 * A new card pays one month now, and is charged again on the day on which the support is due next: the payment is an item
 * of its own, and the monthly price begins with that day.
 */
function monthlyItems(
  { ref, repeatsFrom }: NewPayment,
  price: { currency: string; unit_amount: number; product_data: { name: string } },
) {
  const monthly = { quantity: 1, price_data: { ...price, recurring: { interval: 'month' as const } } };
  return repeatsFrom === null
    ? { line_items: [monthly], subscription_data: { metadata: { ref } } }
    : {
        line_items: [monthly, { quantity: 1, price_data: price }],
        subscription_data: { metadata: { ref }, trial_end: startOf(repeatsFrom) },
      };
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
}

function failureOf(error: unknown): { kind: 'refused' | 'unknown'; error: string } {
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError
  )
    return { kind: 'refused', error: `Stripe refused: ${error.code ?? error.type}` };
  if (error instanceof Stripe.errors.StripeError) return { kind: 'unknown', error: `Stripe: ${error.type}` };
  return { kind: 'unknown', error: 'Stripe could not be reached' };
}
