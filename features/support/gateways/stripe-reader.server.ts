/** Reads payments, invoices and their connections from Stripe. */
import type Stripe from 'stripe';
import { lastDayOf } from '../terms/charge-days.ts';
import { isCurrency, type Money } from '../terms/money.ts';
import type { DeclineReason } from '../terms/order.ts';
import type { GatewayPayment } from './gateway.ts';

export interface StripeReader {
  /** The payment of a session or an invoice; null where Stripe names no amount. */
  payment(gatewayId: string, ref: string): Promise<GatewayPayment | null>;
  intentOf(gatewayId: string): Promise<string | null>;
  /** The session or invoice of a payment intent. */
  gatewayIdOf(intent: string): Promise<string | null>;
  /** Invoices of a subscription that were paid or could not be paid, without its first one. */
  chargesOf(subscription: string, since: Date): Promise<{ gatewayIds: string[]; hasEnded: boolean }>;
}

export function createStripeReader(stripe: Stripe): StripeReader {
  return {
    payment: (gatewayId, ref) =>
      isInvoice(gatewayId) ? invoicePayment(stripe, gatewayId, ref) : sessionPayment(stripe, gatewayId),
    intentOf: (gatewayId) =>
      isInvoice(gatewayId) ? intentOfInvoice(stripe, gatewayId) : intentOfSession(stripe, gatewayId),
    gatewayIdOf: (intent) => gatewayIdOf(stripe, intent),
    chargesOf: (subscription, since) => chargesOf(stripe, subscription, since),
  };
}

function isInvoice(gatewayId: string): boolean {
  return gatewayId.startsWith('in_');
}

async function chargeOf(
  stripe: Stripe,
  paymentIntent: string | Stripe.PaymentIntent | null | undefined,
): Promise<Stripe.Charge | null> {
  if (!paymentIntent) return null;
  const id = idOf(paymentIntent);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  return charge !== null && typeof charge === 'object' ? charge : null;
}

async function intentOfInvoice(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 1 });
  const intent = data[0]?.payment.payment_intent ?? null;
  return intent && idOf(intent);
}

async function sessionPayment(stripe: Stripe, id: string): Promise<GatewayPayment | null> {
  const session = await stripe.checkout.sessions.retrieve(id);
  const money = moneyOf(session.amount_total, session.currency);
  if (!money) return null;
  const isPaid = session.payment_status === 'paid';
  const intent = session.invoice
    ? await intentOfInvoice(stripe, idOf(session.invoice))
    : session.payment_intent;
  const charge = isPaid ? await chargeOf(stripe, intent) : null;
  return {
    ref: session.client_reference_id ?? '',
    gatewayId: session.id,
    merchant: null,
    money,
    reason: null,
    status: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    ...factsOf(charge),
    stored: session.subscription ? { reference: idOf(session.subscription), token: null } : null,
  };
}

async function invoicePayment(stripe: Stripe, id: string, ref: string): Promise<GatewayPayment | null> {
  const invoice = await stripe.invoices.retrieve(id);
  const money = moneyOf(invoice.total, invoice.currency);
  if (!money) return null;
  const charge = await chargeOf(stripe, await intentOfInvoice(stripe, id));
  const isPaid = invoice.status === 'paid';
  const hasFailed = !isPaid && invoice.attempted;
  return {
    ref,
    gatewayId: id,
    merchant: null,
    money,
    status: isPaid ? 'paid' : hasFailed ? 'failed' : 'open',
    reason: hasFailed ? reasonOf(charge?.failure_code ?? null) : null,
    ...factsOf(charge),
    stored: null,
  };
}

async function intentOfSession(stripe: Stripe, id: string): Promise<string | null> {
  const session = await stripe.checkout.sessions.retrieve(id);
  if (session.invoice) return intentOfInvoice(stripe, idOf(session.invoice));
  return session.payment_intent ? idOf(session.payment_intent) : null;
}

async function gatewayIdOf(stripe: Stripe, intent: string): Promise<string | null> {
  const { data: paid } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  });
  const invoice = paid[0] && (await stripe.invoices.retrieve(idOf(paid[0].invoice)));
  if (invoice && invoice.billing_reason !== 'subscription_create') return invoice.id ?? null;
  const subscription = invoice?.parent?.subscription_details?.subscription;
  const filter = subscription ? { subscription: idOf(subscription) } : { payment_intent: intent };
  const { data } = await stripe.checkout.sessions.list({ ...filter, limit: 1 });
  return data[0]?.id ?? null;
}

async function chargesOf(
  stripe: Stripe,
  subscription: string,
  since: Date,
): Promise<{ gatewayIds: string[]; hasEnded: boolean }> {
  const { status } = await stripe.subscriptions.retrieve(subscription);
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const gatewayIds: string[] = [];
  for await (const invoice of stripe.invoices.list({ subscription, created, limit: 100 })) {
    const isDone = invoice.status === 'paid' || (invoice.status === 'open' && invoice.attempted);
    if (invoice.id && isDone && invoice.billing_reason !== 'subscription_create') gatewayIds.push(invoice.id);
  }
  // Stripe lists the newest first; months are booked in their order.
  return { gatewayIds: gatewayIds.toReversed(), hasEnded: status === 'canceled' };
}

export function idOf(value: string | { id: string }): string {
  return typeof value === 'string' ? value : value.id;
}

function moneyOf(amount: number | null, currency: string | null): Money | null {
  const code = currency?.toUpperCase() ?? '';
  return amount !== null && isCurrency(code) ? { amount, currency: code } : null;
}

function factsOf(charge: Stripe.Charge | null): Pick<GatewayPayment, 'refunded' | 'paidAt' | 'card'> {
  const card = charge?.payment_method_details?.card;
  return {
    refunded: charge?.amount_refunded ?? 0,
    paidAt: charge ? new Date(charge.created * 1000) : null,
    card: card
      ? { mask: `**** ${card.last4 ?? ''}`, validUntil: lastDayOf(card.exp_year, card.exp_month) }
      : null,
  };
}

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'no-funds',
  card_velocity_exceeded: 'limit',
  processing_error: 'bank',
  expired_card: 'expired-card',
  lost_card: 'blocked-card',
  stolen_card: 'blocked-card',
  incorrect_number: 'wrong-data',
  incorrect_cvc: 'wrong-data',
  authentication_required: 'authentication',
};

function reasonOf(code: string | null): DeclineReason {
  return reasons[code ?? ''] ?? 'other';
}
