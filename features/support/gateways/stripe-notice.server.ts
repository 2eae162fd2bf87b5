/** The subject of a notice of Stripe. */
import type Stripe from 'stripe';
import type { DisputeFacts, NoticeSubject } from './gateway.ts';
import { idOf } from './stripe-reader.server.ts';

/** Null for an event that does not concern us. */
export function subjectOf(event: Stripe.Event): NoticeSubject | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { kind: 'gateway-id', gatewayId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const { id, billing_reason: why, parent } = event.data.object;
      const subscription = parent?.subscription_details?.subscription;
      // The first invoice belongs to the session.
      if (!subscription || !id || why === 'subscription_create') return null;
      return { kind: 'repeat', reference: idOf(subscription), gatewayId: id };
    }
    case 'customer.subscription.deleted':
      return { kind: 'stored-ended', reference: event.data.object.id };
    case 'charge.refunded':
      return paymentOf(event.data.object.payment_intent);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id, reason, amount, status, payment_intent: intent } = event.data.object;
      const payment = paymentOf(intent);
      return (
        payment && { ...payment, kind: 'dispute', dispute: { id, reason, amount, state: stateOf(status) } }
      );
    }
    default:
      return null;
  }
}

function paymentOf(intent: string | { id: string } | null) {
  return intent === null ? null : { kind: 'payment' as const, paymentId: idOf(intent) };
}

function stateOf(status: string): DisputeFacts['state'] {
  if (status === 'lost') return 'lost';
  // An inquiry that came to nothing has taken no money.
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
