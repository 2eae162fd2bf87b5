/** Stripe Checkout and Billing, by its own package; it charges every month or year by itself. */
import Stripe from 'stripe';
import { guardedFetch } from '#platform/http/outgoing/guarded-fetch.server.ts';
import type { Currency } from '../terms/money.ts';
import type {
  BackReading,
  ChargesResult,
  DoneResult,
  Gateway,
  GatewayIdResult,
  KnownPayment,
  NoticeReading,
  PaidPayment,
  RawNotice,
  StateResult,
} from './gateway.ts';
import { startCheckout } from './stripe-checkout.server.ts';
import { failureOf, isMissing } from './stripe-failure.server.ts';
import { subjectOf } from './stripe-notice.server.ts';
import { createStripeReader, type StripeReader } from './stripe-reader.server.ts';
import { cancelSubscription, changeSubscription } from './stripe-subscription.server.ts';

export interface StripeNeeds {
  /** `https://api.stripe.com`. */
  address: string;
  /** For one answer. */
  timeoutMs: number;
  payOrigin: string;
  key: string;
  webhookSecret: string;
  currencies: readonly Currency[];
}

export function createStripe(needs: StripeNeeds): Gateway {
  const { address, timeoutMs, payOrigin, key, webhookSecret, currencies } = needs;
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(fetchAt(address)),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const reader = createStripeReader(stripe);
  return {
    name: 'stripe',
    payOrigins: [payOrigin],
    repeats: 'by-itself',
    merchantOf: () => null,
    canTake: (currency) => currencies.includes(currency),
    start: (order, signal) => startCheckout(stripe, payOrigin, order, signal),
    abandon: ({ gatewayId }) => expireSession(stripe, gatewayId),
    readBack,
    readNotice: (notice) => readNotice(stripe, webhookSecret, notice),
    state: (order) => readState(reader, order),
    chargeAgain: async () => ({ kind: 'declined', reason: 'no-card', gatewayId: null }),
    cancelStored: ({ reference }) => cancelSubscription(stripe, reference),
    changeStored: ({ reference }, change) => changeSubscription(stripe, reference, change),
    refund: (payment, { amount }) => refund(stripe, reader, payment, amount),
    chargesOf: ({ reference }, since) => readCharges(reader, reference, since),
    gatewayIdOf: (paymentId) => findGatewayId(reader, paymentId),
  };
}

/** A list of a hundred invoices, the largest answer, has half a megabyte. */
const maxBytes = 4 * 1024 * 1024;

/** The package knows hosts only; a sandbox has a path as well. */
function fetchAt(address: string): typeof fetch {
  const limited = guardedFetch({ maxBytes });
  return (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target);
    return limited(address.replace(/\/+$/, '') + url.pathname + url.search, init);
  };
}

function readBack(query: URLSearchParams): BackReading {
  const id = query.get('session_id');
  if (id === null) return { kind: 'nothing' };
  return /^cs_\w{8,200}$/.test(id) ? { kind: 'gateway-id', gatewayId: id } : { kind: 'forged' };
}

/** Seconds by which the clock of a notice may differ from ours. */
const tolerance = 300;
const confirmed = { body: '', headers: { 'content-type': 'text/plain' } };

function readNotice(stripe: Stripe, secret: string, { bytes, signature, now }: RawNotice): NoticeReading {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      ...([bytes, signature, secret, tolerance, undefined, now.getTime()] as const),
    );
  } catch {
    return { kind: 'forged', why: 'its signature is wrong or too old' };
  }
  if (signedAt(signature) > now.getTime() / 1000 + tolerance)
    return { kind: 'forged', why: 'its signature is from the future' };
  const about = subjectOf(event);
  return about === null
    ? { kind: 'ignored', answer: confirmed }
    : { kind: 'notice', eventId: event.id, about, answer: confirmed, card: null, isSigned: true };
}

async function expireSession(stripe: Stripe, session: string): Promise<DoneResult> {
  try {
    await stripe.checkout.sessions.expire(session);
    return { kind: 'done' };
  } catch (error) {
    return failureOf(error);
  }
}

/** The package refuses old notices, but would accept one signed with a time in the future until that day. */
function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Infinity);
}

async function readState(reader: StripeReader, { ref, gatewayId }: KnownPayment): Promise<StateResult> {
  if (gatewayId === null) return { kind: 'unnamed' };
  try {
    const payment = await reader.payment(gatewayId, ref);
    return payment ? { kind: 'payment', payment } : { kind: 'unknown', error: 'Stripe named no amount' };
  } catch (error) {
    return isMissing(error) ? { kind: 'missing' } : { kind: 'unknown', error: failureOf(error).error };
  }
}

async function refund(
  stripe: Stripe,
  reader: StripeReader,
  { ref, gatewayId, refunded }: PaidPayment,
  amount: number,
): Promise<DoneResult> {
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
}

async function readCharges(reader: StripeReader, subscription: string, since: Date): Promise<ChargesResult> {
  try {
    return { kind: 'charges', ...(await reader.chargesOf(subscription, since)) };
  } catch (error) {
    return { kind: 'unknown', error: failureOf(error).error };
  }
}

async function findGatewayId(reader: StripeReader, paymentId: string): Promise<GatewayIdResult> {
  try {
    const gatewayId = await reader.gatewayIdOf(paymentId);
    return gatewayId === null ? { kind: 'missing' } : { kind: 'found', gatewayId };
  } catch (error) {
    return isMissing(error) ? { kind: 'missing' } : { kind: 'unknown', error: failureOf(error).error };
  }
}
