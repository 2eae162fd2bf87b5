/** Speaks like Stripe's Checkout, Billing and refunds; amounts are hundredths, as Stripe's are. */
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { sandboxKeys } from '#features/support/public.server.ts';
import {
  type GatewayQuestion,
  type GatewayReply,
  type GatewaySandbox,
  html,
  json,
  noContent,
  redirect,
} from './gateway-sandbox.ts';
import { changedSwitches, switchesSchema } from './gateway-switches.ts';
import { payOutcomes, payPage, threeDsPage } from './pay-page.ts';
import { ledgerOf } from './sandbox-payment.ts';
import { sendNotices } from './send-notices.ts';
import { chargeOf, intentOf, invoiceOf, type StripePayment, sessionOf } from './stripe-objects.ts';

interface Subscription {
  id: string;
  amount: number;
  currency: string;
  interval: string;
  status: 'active' | 'canceled';
  pausedUntil: string;
  /** When the first month that is charged by itself begins; '' for an interval after the payment. */
  trialEnd: string;
}

/** In seconds; the real one repeats for three days. */
const repeats = [5, 30, 300, 1800];

export function createStripeSandbox(): GatewaySandbox {
  const payments = new Map<string, StripePayment>();
  const subscriptions = new Map<string, Subscription>();
  const idempotent = new Map<string, GatewayReply>();
  const counts = { sent: 0, confirmed: 0 };
  let switches = switchesSchema.parse({});

  function answer(request: GatewayQuestion): GatewayReply | null {
    const { method, path, body, headers } = request;
    if (path === 'switches' && method === 'POST') {
      switches = changedSwitches(switches, JSON.parse(body));
      return noContent;
    }
    if (path === 'ledger') {
      const entries = ledgerOf(payments.values()).map((one) => ({
        ...one,
        total: one.total / 100,
        refunded: one.refunded / 100,
      }));
      return json({ payments: entries, subscriptions: [...subscriptions.values()], notices: counts });
    }
    if (path === 'dispute' && method === 'POST') return dispute(JSON.parse(body), request.now);
    if (path === 'bill' && method === 'POST') return bill(JSON.parse(body), request.now);
    if (path.startsWith('pay/')) return payAnswer(request);
    if (switches.mode === 'down') return json({ error: { type: 'api_error' } }, 503);
    if (headers.authorization !== `Bearer ${sandboxKeys.stripe.key}`)
      return json({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }, 401);
    const key = String(headers['idempotency-key'] ?? '');
    const before = key === '' ? undefined : idempotent.get(key);
    if (before) return before;
    const reply = route(request);
    if (reply && key !== '' && method === 'POST') idempotent.set(key, { ...reply, isSilent: false });
    return reply;
  }

  function route({ method, path, body, base, query, now }: GatewayQuestion): GatewayReply | null {
    const form = new URLSearchParams(body);
    const [, kind = '', id = '', action = ''] =
      /^v1\/(checkout\/sessions|[a-z_]+)(?:\/(\w+)(?:\/(expire))?)?$/.exec(path) ?? [];
    switch (kind) {
      case 'checkout/sessions': {
        if (method === 'POST' && id === '') return start(form, base);
        if (id === '')
          return list(
            find((one) => isOf(one, query) && one.id.startsWith('cs_')),
            (payment) => sessionOf(payment, switches),
          );
        const payment = payments.get(id);
        if (payment && action === 'expire') return expire(payment, now);
        return payment ? json(sessionOf(payment, switches)) : missing();
      }
      case 'payment_intents': {
        const payment = find(({ intent }) => intent === id);
        return payment ? json(intentOf(payment)) : missing();
      }
      case 'invoices': {
        if (id === '')
          return json({ object: 'list', data: invoicesOf(query), has_more: false, url: '/v1/invoices' });
        const payment = find(({ invoice }) => invoice === id);
        return payment ? json(invoiceOf(payment, switches)) : missing();
      }
      case 'invoice_payments': {
        const intent = query.get('payment[payment_intent]');
        const payment = find(({ invoice, intent: own }) =>
          intent === null ? invoice === query.get('invoice') : invoice !== '' && own === intent,
        );
        const data = payment
          ? [
              {
                id: 'inpay_1',
                object: 'invoice_payment',
                invoice: payment.invoice,
                payment: { type: 'payment_intent', payment_intent: payment.intent },
              },
            ]
          : [];
        return json({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
      }
      case 'subscriptions':
        return subscriptionAnswer(method, id, form, now);
      case 'refunds':
        return refund(form, now);
      default:
        return null;
    }
  }

  function start(form: URLSearchParams, base: string): GatewayReply {
    if (switches.mode === 'refused')
      return json({ error: { type: 'invalid_request_error', code: 'account_closed' } }, 400);
    const field = (name: string) => form.get(name) ?? '';
    const price = (name: string) => field(`line_items[0][price_data]${name}`);
    const isRepeated = field('mode') === 'subscription';
    const interval = price('[recurring][interval]');
    if (isRepeated !== ['month', 'year'].includes(interval) || !(Number(price('[unit_amount]')) > 0))
      return json({ error: { type: 'invalid_request_error', code: 'parameter_invalid' } }, 400);
    // With a trial only an item that is paid once is charged now.
    const hasTrial = field('subscription_data[trial_end]') !== '';
    const onceNow = form.get('line_items[1][price_data][unit_amount]');
    if (hasTrial && onceNow === null)
      return json({ error: { type: 'invalid_request_error', code: 'parameter_missing' } }, 400);
    const success = field('success_url');
    const id = newId('cs_test_');
    const payment = add({
      id,
      ref: field('client_reference_id'),
      total: Number(hasTrial ? onceNow : price('[unit_amount]')),
      currency: price('[currency]'),
      title: price('[product_data][name]'),
      isStored: isRepeated,
      back: {
        paid: success,
        failed: field('cancel_url'),
        cancelled: field('cancel_url'),
        expired: field('cancel_url'),
      },
    });
    if (isRepeated) {
      const trialEnd = field('subscription_data[trial_end]');
      Object.assign(payment, { interval, trialEnd, subscription: newId('sub_'), invoice: newId('in_') });
    }
    const reply = json(sessionOf(payment, switches, `${base}/pay/${id}`));
    return switches.mode === 'hung' ? { ...reply, isSilent: true } : reply;
  }

  function payAnswer({ method, path, body, base, now }: GatewayQuestion): GatewayReply | null {
    const payment = payments.get(path.slice(4));
    if (!payment) return null;
    const action = `${base}/${path}`;
    const shown = { ...payment, total: payment.total / 100, currency: payment.currency.toUpperCase() };
    if (method !== 'POST') return html(payPage('Stripe', shown, action));
    const chosen = new URLSearchParams(body).get('kimenet') ?? '';
    if (chosen === '3ds') return html(threeDsPage('Stripe', shown, action));
    const outcome = payOutcomes[chosen];
    if (!outcome) return null;
    // A refused card leaves the session open: the reader can enter another one.
    if (payment.status === 'open' && (outcome === 'paid' || outcome === 'expired')) {
      payment.status = outcome;
      payment.paidAt = secondsOf(now);
      if (outcome === 'paid' && payment.subscription !== '') {
        const { total: amount, currency, interval, subscription: id, trialEnd } = payment;
        subscriptions.set(id, {
          id,
          amount,
          currency,
          interval,
          status: 'active',
          pausedUntil: '',
          trialEnd,
        });
      }
      notify(
        outcome === 'paid' ? 'checkout.session.completed' : 'checkout.session.expired',
        () => sessionOf(payment, switches),
        now,
      );
    }
    const address = payment.status === 'paid' ? payment.back.paid : payment.back.cancelled;
    return redirect(address.replace('{CHECKOUT_SESSION_ID}', payment.id));
  }

  function expire(payment: StripePayment, now: Date): GatewayReply {
    if (payment.status !== 'open')
      return json({ error: { type: 'invalid_request_error', code: 'resource_already_exists' } }, 400);
    payment.status = 'expired';
    notify('checkout.session.expired', () => sessionOf(payment, switches), now);
    return json(sessionOf(payment, switches));
  }

  /** Charges a subscription, which the real one does every month. */
  function bill(raw: unknown, now: Date): GatewayReply {
    const { subscription: id, outcome } = z
      .object({ subscription: z.string(), outcome: z.enum(['paid', 'failed']) })
      .parse(raw);
    const subscription = subscriptions.get(id);
    if (subscription?.status !== 'active') return missing();
    const back = { paid: '', failed: '', cancelled: '', expired: '' };
    const { amount: total, currency } = subscription;
    const invoice = newId('in_');
    const payment = add({ id: invoice, ref: invoice, total, currency, title: '', isStored: false, back });
    Object.assign(payment, { invoice, subscription: id, status: outcome, paidAt: secondsOf(now) });
    payment.failureCode = outcome === 'failed' ? 'insufficient_funds' : null;
    notify(
      outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed',
      () => invoiceOf(payment, switches),
      now,
    );
    return json({ invoice });
  }

  /** What the payer's bank reports; the real one takes the money back until the dispute is won. */
  function dispute(raw: unknown, now: Date): GatewayReply {
    const { payment: id, status } = z.object({ payment: z.string(), status: z.string() }).parse(raw);
    const payment = payments.get(id);
    if (!payment) return missing();
    const { total: amount, intent } = payment;
    const facts = { object: 'dispute', amount, reason: 'fraudulent', status, payment_intent: intent };
    const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
    notify(type, () => ({ id: `du_${intent}`, ...facts }), now);
    return noContent;
  }

  function invoicesOf(query: URLSearchParams) {
    const from = Number(query.get('created[gte]') ?? 0);
    return [...payments.values()]
      .filter(({ subscription, invoice }) => invoice !== '' && subscription === query.get('subscription'))
      .filter(({ status, paidAt }) => status !== 'open' && paidAt >= from)
      .map((payment) => invoiceOf(payment, switches))
      .toReversed();
  }

  function subscriptionAnswer(method: string, id: string, form: URLSearchParams, now: Date): GatewayReply {
    const subscription = subscriptions.get(id);
    if (!subscription) return missing();
    if (subscription.status === 'canceled') return method === 'GET' ? json(subscription) : missing();
    if (method === 'DELETE') {
      subscription.status = 'canceled';
      notify(
        'customer.subscription.deleted',
        () => ({ id, object: 'subscription', status: 'canceled' }),
        now,
      );
    }
    const amount = form.get('items[0][price_data][unit_amount]');
    const interval = form.get('items[0][price_data][recurring][interval]') ?? subscription.interval;
    if (method === 'POST' && amount !== null)
      Object.assign(subscription, { amount: Number(amount), interval });
    const resumes = form.get('pause_collection[resumes_at]') ?? form.get('pause_collection');
    if (method === 'POST' && resumes !== null) subscription.pausedUntil = resumes;
    const price = { id: 'price_1', object: 'price', product: 'prod_1', unit_amount: subscription.amount };
    const items = { object: 'list', data: [{ id: 'si_1', object: 'subscription_item', price }] };
    return json({ id, object: 'subscription', status: subscription.status, items });
  }

  function refund(form: URLSearchParams, now: Date): GatewayReply {
    const payment = find(({ intent }) => intent === form.get('payment_intent'));
    const amount = Number(form.get('amount'));
    if (payment?.status !== 'paid' || amount > payment.total - payment.refunded)
      return json({ error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }, 400);
    payment.refunded += amount;
    notify('charge.refunded', () => chargeOf(payment), now);
    return json({ id: newId('re_'), object: 'refund', amount, status: 'succeeded' });
  }

  const find = (is: (payment: StripePayment) => boolean) => [...payments.values()].find(is);

  function add(
    given: Pick<StripePayment, 'id' | 'ref' | 'total' | 'currency' | 'title' | 'isStored' | 'back'>,
  ): StripePayment {
    const fresh = {
      merchant: '',
      status: 'open',
      refunded: 0,
      notices: '',
      reason: '',
      interval: '',
    } as const;
    const own = { intent: newId('pi_'), invoice: '', subscription: '', trialEnd: '', paidAt: 0 };
    const payment: StripePayment = { ...given, ...fresh, ...own, failureCode: null };
    payments.set(payment.id, payment);
    return payment;
  }

  function notify(type: string, object: () => object, now: Date): void {
    const event = (name: string, secret: string) => {
      const body = JSON.stringify({
        id: newId('evt_'),
        object: 'event',
        type: name,
        data: { object: object() },
      });
      const at = Math.floor(now.getTime() / 1000);
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return {
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      };
    };
    // The same event has one id, however often it is sent.
    const current = event(type, sandboxKeys.stripe.webhookSecret);
    void sendNotices(
      {
        url: switches.notices,
        repeats,
        current: () => current,
        older: () => event('checkout.session.expired', sandboxKeys.stripe.webhookSecret),
        forged: () => event(type, 'whsec_somebody_else'),
        isConfirmed: (status) => status === 200,
      },
      switches,
      counts,
    );
  }

  return { answer };
}

function isOf({ intent, subscription }: StripePayment, query: URLSearchParams): boolean {
  const wanted = query.get('subscription');
  return wanted === null ? intent === query.get('payment_intent') : subscription === wanted;
}

function list(payment: StripePayment | undefined, draw: (payment: StripePayment) => object): GatewayReply {
  const data = payment ? [draw(payment)] : [];
  return json({ object: 'list', data, has_more: false, url: '/v1/checkout/sessions' });
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function missing(): GatewayReply {
  return json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
    404,
  );
}

function newId(prefix: string): string {
  return prefix + randomBytes(12).toString('hex');
}
