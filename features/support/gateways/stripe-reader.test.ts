/** Stripe’s sessions, invoices and failures, in our words, through its own package [S47]. */
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { openStubServer, type StubAnswer, type StubServer } from '#tests/stub-server.ts';
import { createStripe } from './stripe.server.ts';
import { failureOf, isMissing } from './stripe-failure.server.ts';
import { startOf } from './stripe-subscription.server.ts';

const signal = new AbortController().signal;
let stub: StubServer | undefined;
afterEach(async () => stub?.close());

const missing: StubAnswer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
};

/** Answers by the beginning of the path: `GET /v1/invoices/in_1`. */
async function stripeWith(answers: Record<string, object>) {
  await stub?.close();
  stub = await openStubServer(({ method, path }) => {
    const found = Object.entries(answers).find(([start]) => `${method} ${path}`.startsWith(start));
    return found ? { body: found[1] } : missing;
  });
  return createStripe({
    address: stub.origin,
    payOrigin: 'https://checkout.example',
    key: 'sk_test_1',
    webhookSecret: 'whsec_1',
    currencies: ['EUR'],
    timeoutMs: 5000,
  });
}

const charge = {
  id: 'ch_1',
  object: 'charge',
  created: 1_795_248_000,
  amount_refunded: 0,
  failure_code: null,
  payment_method_details: { card: { last4: '4242', exp_year: 2028, exp_month: 2 } },
};
const intent = { id: 'pi_1', object: 'payment_intent', latest_charge: charge };
const session = {
  id: 'cs_12345678',
  object: 'checkout.session',
  amount_total: 800,
  currency: 'eur',
  client_reference_id: 'LZ1',
  payment_status: 'paid',
  status: 'complete',
  payment_intent: 'pi_1',
  invoice: null,
  subscription: null,
};
const invoice = {
  id: 'in_1',
  object: 'invoice',
  total: 800,
  currency: 'eur',
  status: 'paid',
  attempted: true,
  billing_reason: 'subscription_cycle',
};
const paths = {
  session: 'GET /v1/checkout/sessions/cs_12345678',
  invoice: 'GET /v1/invoices/in_1',
  payments: 'GET /v1/invoice_payments',
  intent: 'GET /v1/payment_intents/pi_1',
};
const invoicePayments = { object: 'list', data: [{ invoice: 'in_1', payment: { payment_intent: 'pi_1' } }] };

describe('the state of a session', () => {
  const stateOf = async (change: object, latest: object | null = charge) => {
    const stripe = await stripeWith({
      [paths.session]: { ...session, ...change },
      [paths.intent]: { ...intent, latest_charge: latest },
      [paths.payments]: invoicePayments,
    });
    return stripe.state({ ref: 'LZ1', gatewayId: 'cs_12345678', currency: 'EUR' }, signal);
  };

  it('has the order, the sum, the card and its last day', async () => {
    expect(await stateOf({})).toEqual({
      kind: 'payment',
      payment: {
        ref: 'LZ1',
        gatewayId: 'cs_12345678',
        merchant: null,
        status: 'paid',
        reason: null,
        money: { amount: 800, currency: 'EUR' },
        refunded: 0,
        paidAt: new Date(1_795_248_000_000),
        card: { mask: '**** 4242', validUntil: '2028-02-29' },
        stored: null,
      },
    });
  });

  it('is paid only when Stripe says paid, not when the page was left', async () => {
    const statusOf = async (change: object) => {
      const result = await stateOf(change);
      return result.kind === 'payment' ? result.payment.status : result.kind;
    };
    expect(await statusOf({ payment_status: 'unpaid', status: 'complete' })).toBe('open');
    expect(await statusOf({ payment_status: 'unpaid', status: 'open' })).toBe('open');
    expect(await statusOf({ payment_status: 'unpaid', status: 'expired' })).toBe('expired');
    expect(await statusOf({ payment_status: 'no_payment_required' })).toBe('open');
  });

  it('names the subscription that it began, and finds the charge by its invoice', async () => {
    const change = { payment_intent: null, invoice: 'in_1', subscription: { id: 'sub_1' } };
    expect(await stateOf(change)).toMatchObject({
      payment: { stored: { reference: 'sub_1', token: null }, card: { mask: '**** 4242' } },
    });
  });

  it('has no other order than its own, whatever we asked about', async () => {
    expect(await stateOf({ client_reference_id: null })).toMatchObject({ payment: { ref: '' } });
    expect(await stateOf({ client_reference_id: 'LZ2' })).toMatchObject({ payment: { ref: 'LZ2' } });
  });

  it.each([{ amount_total: null }, { currency: 'jpy' }, { currency: null }])(
    'is unknown without an amount that we can compare: %j',
    async (change) => {
      expect(await stateOf(change)).toEqual({ kind: 'unknown', error: 'Stripe named no amount' });
    },
  );

  it('is missing where Stripe has none, and cannot be asked for without its name', async () => {
    const stripe = await stripeWith({});
    const known = { ref: 'LZ1', gatewayId: 'cs_12345678', currency: 'EUR' } as const;
    expect(await stripe.state(known, signal)).toEqual({ kind: 'missing' });
    expect(await stripe.state({ ...known, gatewayId: null }, signal)).toEqual({ kind: 'unnamed' });
  });
});

describe('the state of a monthly invoice', () => {
  const stateOf = async (change: object, failure: string | null = null) => {
    const stripe = await stripeWith({
      [paths.invoice]: { ...invoice, ...change },
      [paths.payments]: invoicePayments,
      [paths.intent]: { ...intent, latest_charge: { ...charge, failure_code: failure } },
    });
    return stripe.state({ ref: 'LZ1', gatewayId: 'in_1', currency: 'EUR' }, signal);
  };

  it.each([
    [{ status: 'paid' }, 'paid'],
    [{ status: 'open', attempted: true }, 'failed'],
    [{ status: 'open', attempted: false }, 'open'],
    [{ status: 'draft', attempted: false }, 'open'],
  ])('with %j is %s', async (change, status) => {
    expect(await stateOf(change)).toMatchObject({ payment: { status, ref: 'LZ1', stored: null } });
  });

  it.each([
    ['insufficient_funds', 'no-funds'],
    ['card_velocity_exceeded', 'limit'],
    ['processing_error', 'bank'],
    ['expired_card', 'expired-card'],
    ['stolen_card', 'blocked-card'],
    ['incorrect_cvc', 'wrong-data'],
    ['authentication_required', 'authentication'],
    ['something_new', 'other'],
  ])('says why the card was refused: %s', async (code, reason) => {
    expect(await stateOf({ status: 'open' }, code)).toMatchObject({ payment: { reason } });
    // A reason of an attempt before the payment is none any more.
    expect(await stateOf({ status: 'paid' }, code)).toMatchObject({ payment: { reason: null } });
  });
});

describe('charges that Stripe made by itself', () => {
  it('are those of months, in their order, without the first and without drafts', async () => {
    const list = [
      { ...invoice, id: 'in_4', status: 'draft' },
      { ...invoice, id: 'in_3', status: 'open' },
      { ...invoice, id: 'in_2', status: 'paid' },
      { ...invoice, id: 'in_1', billing_reason: 'subscription_create' },
    ];
    const stripe = await stripeWith({
      'GET /v1/subscriptions/sub_1': { id: 'sub_1', status: 'active' },
      'GET /v1/invoices?': { object: 'list', has_more: false, url: '/v1/invoices', data: list },
    });
    const since = new Date('2026-11-21T08:00:00.999Z');
    expect(await stripe.chargesOf({ reference: 'sub_1' }, since, signal)).toEqual({
      kind: 'charges',
      gatewayIds: ['in_2', 'in_3'],
      hasEnded: false,
    });
    expect(decodeURIComponent(stub?.requests[1]?.path ?? '')).toContain('created[gte]=1795248000');
  });

  it('are not known when Stripe fails', async () => {
    const stripe = await stripeWith({});
    await stub?.close();
    expect(await stripe.chargesOf({ reference: 'sub_1' }, new Date(0), signal)).toMatchObject({
      kind: 'unknown',
    });
  });
});

describe('a notice of Stripe', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const at = Math.floor(now.getTime() / 1000);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_12345678', object: 'checkout.session' } },
  });
  const sign = (text: string, secret: string, timestamp = at) =>
    Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp });
  const read = async (signature: string, text = payload) =>
    (await stripeWith({})).readNotice({ bytes: Buffer.from(text), signature, now });

  it('is one with our secret, within five minutes', async () => {
    expect(await read(sign(payload, 'whsec_1'))).toMatchObject({
      kind: 'notice',
      eventId: 'evt_1',
      isSigned: true,
      about: { gatewayId: 'cs_12345678' },
    });
    expect((await read(sign(payload, 'whsec_1', at - 299))).kind).toBe('notice');
  });

  it('is forged with another secret, other bytes, a replay of yesterday, a time to come or no signature', async () => {
    const good = sign(payload, 'whsec_1');
    const readings = [
      await read(sign(payload, 'whsec_2')),
      await read(good, `${payload} `),
      await read(sign(payload, 'whsec_1', at - 301)),
      await read(sign(payload, 'whsec_1', at + 301)),
      await read(''),
    ];
    expect(readings.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'forged'));
  });

  it('about something else is confirmed and ignored', async () => {
    const other = payload.replace('checkout.session.completed', 'customer.created');
    expect((await read(sign(other, 'whsec_1'), other)).kind).toBe('ignored');
  });
});

describe('a browser that returns from Stripe', () => {
  it.each([
    ['session_id=cs_test_12345678', { kind: 'gateway-id', gatewayId: 'cs_test_12345678' }],
    ['session_id=cs_1', { kind: 'forged' }],
    ['session_id=pi_12345678', { kind: 'forged' }],
    ['session_id=cs_12345678/../x', { kind: 'forged' }],
    ['', { kind: 'nothing' }],
  ])('with %j', async (query, reading) => {
    expect((await stripeWith({})).readBack(new URLSearchParams(query))).toEqual(reading);
  });
});

describe('a failure of Stripe’s package', () => {
  const { StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripeInvalidRequestError } =
    Stripe.errors;
  const raw = (type: 'api_error' | 'invalid_request_error', more: object = {}) => ({
    message: 'm',
    type,
    ...more,
  });

  it('is a refusal only when nothing can have happened', () => {
    const invalid = new StripeInvalidRequestError(raw('invalid_request_error', { code: 'amount_too_small' }));
    expect(failureOf(invalid)).toEqual({ kind: 'refused', error: 'Stripe refused: amount_too_small' });
    expect(failureOf(new StripeAuthenticationError(raw('invalid_request_error'))).kind).toBe('refused');
    expect(failureOf(new StripeAPIError(raw('api_error')))).toEqual({
      kind: 'unknown',
      error: 'Stripe: StripeAPIError',
    });
    expect(failureOf(new StripeConnectionError(raw('api_error'))).kind).toBe('unknown');
    expect(failureOf(new TypeError('fetch failed'))).toEqual({
      kind: 'unknown',
      error: 'Stripe could not be reached',
    });
  });

  it('means that an object is missing by its status alone', () => {
    const withStatus = (statusCode: number) =>
      new StripeInvalidRequestError(raw('invalid_request_error', { statusCode }));
    expect([withStatus(404), withStatus(400), new Error('404')].map(isMissing)).toEqual([true, false, false]);
  });
});

it('a day of ours begins at midnight in Budapest, in summer and winter', () => {
  expect(new Date(startOf('2026-12-21') * 1000).toISOString()).toBe('2026-12-20T23:00:00.000Z');
  expect(new Date(startOf('2026-07-21') * 1000).toISOString()).toBe('2026-07-20T22:00:00.000Z');
  expect(() => startOf('tomorrow')).toThrow('no day');
});
