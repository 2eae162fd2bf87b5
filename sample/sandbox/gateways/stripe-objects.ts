/** Objects of Stripe's API as its documents describe them, made of the sandbox's payments. */
import type { Switches } from './gateway-switches.ts';
import type { SandboxPayment } from './sandbox-payment.ts';

export interface StripePayment extends SandboxPayment {
  intent: string;
  invoice: string;
  subscription: string;
  interval: string;
  trialEnd: string;
  /** Unix seconds. */
  paidAt: number;
  failureCode: string | null;
}

type Says = Pick<Switches, 'says'>;

export function sessionOf(payment: StripePayment, { says }: Says, url: string | null = null) {
  const isPaid = payment.status === 'paid';
  return {
    id: payment.id,
    object: 'checkout.session',
    url,
    metadata: {},
    client_reference_id: says === 'other-order' ? 'LZ2222222222' : payment.ref,
    amount_total: says === 'other-amount' ? payment.total + 100 : payment.total,
    currency: says === 'other-currency' ? 'usd' : payment.currency,
    status: { open: 'open', paid: 'complete', expired: 'expired', failed: 'open', cancelled: 'open' }[
      payment.status
    ],
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: payment.isStored || !isPaid ? null : payment.intent,
    subscription: isPaid && payment.subscription ? payment.subscription : null,
    invoice: isPaid && payment.invoice ? payment.invoice : null,
  };
}

export function invoiceOf(payment: StripePayment, { says }: Says) {
  const isPaid = payment.status === 'paid';
  return {
    id: payment.invoice,
    object: 'invoice',
    attempted: true,
    currency: payment.currency,
    total: says === 'other-amount' ? payment.total + 100 : payment.total,
    status: isPaid ? 'paid' : 'open',
    billing_reason: payment.isStored ? 'subscription_create' : 'subscription_cycle',
    parent: { type: 'subscription_details', subscription_details: { subscription: payment.subscription } },
  };
}

export function intentOf(payment: StripePayment) {
  return {
    id: payment.intent,
    object: 'payment_intent',
    status: 'succeeded',
    latest_charge: chargeOf(payment),
  };
}

export function chargeOf({ intent, refunded, failureCode, ref, isStored, paidAt }: StripePayment) {
  return {
    id: `ch_${intent.slice(3)}`,
    object: 'charge',
    amount_refunded: refunded,
    failure_code: failureCode,
    payment_intent: intent,
    created: paidAt,
    metadata: isStored || ref.startsWith('in_') ? {} : { ref },
    payment_method_details: { type: 'card', card: { last4: '4242', exp_month: 11, exp_year: 2028 } },
  };
}
