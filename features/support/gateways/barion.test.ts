/** Barion’s notices prove nothing; its answers are believed only about the order that was asked for [S47]. */
import { afterEach, describe, expect, it } from 'vitest';
import {
  openStubServer,
  type ReceivedRequest,
  type StubAnswer,
  type StubServer,
} from '#tests/stub-server.ts';
import { createBarion } from './barion.server.ts';
import type { NewPayment, RepeatedPayment } from './gateway.ts';

const signal = new AbortController().signal;
const payOrigin = 'https://secure.barion.example';
let stub: StubServer | undefined;
afterEach(async () => stub?.close());

async function barionThat(answer: StubAnswer | ((request: ReceivedRequest) => StubAnswer)) {
  await stub?.close();
  stub = await openStubServer(typeof answer === 'function' ? answer : () => answer);
  const setting = { address: stub.origin, payOrigin, key: 'pos-key', payee: 'penzugy@lap.example' };
  return createBarion({ ...setting, currencies: ['HUF', 'EUR'], timeoutMs: 5000 });
}

const addresses = {
  back: 'https://lap.example/siker',
  cancelled: 'https://lap.example/megse',
  notices: 'https://lap.example/api/support/barion/notices',
};
const order: NewPayment = {
  ref: 'LZ1',
  money: { amount: 1_050, currency: 'EUR' },
  email: 'agi@example.com',
  name: 'Híd Ági',
  language: 'hu',
  frequency: 'once',
  title: 'Támogatás – Lap',
  storedUpTo: null,
  storedUntil: '2029-11-21',
  repeatsFrom: null,
  addresses,
};
const started = {
  PaymentId: 'a'.repeat(32),
  PaymentRequestId: 'LZ1',
  GatewayUrl: `${payOrigin}/Pay?Id=${'a'.repeat(32)}`,
};
const sentBody = (at = 0): Record<string, unknown> => JSON.parse(stub?.requests[at]?.body ?? '{}');

describe('the start of a payment', () => {
  it('sends the sum in whole units, the key in a header, and leads to Barion’s page', async () => {
    const barion = await barionThat({ body: started });
    expect(await barion.start(order, signal)).toEqual({
      kind: 'started',
      gatewayId: started.PaymentId,
      address: started.GatewayUrl,
      tokens: [],
    });
    expect(stub?.requests).toMatchObject([
      { method: 'POST', path: '/v2/Payment/Start', headers: { 'x-pos-key': 'pos-key' } },
    ]);
    expect(sentBody()).toMatchObject({
      Currency: 'EUR',
      Locale: 'hu-HU',
      PaymentRequestId: 'LZ1',
      CallbackUrl: addresses.notices,
      Transactions: [{ Total: 10.5, Payee: 'penzugy@lap.example', POSTransactionId: 'LZ1' }],
    });
    expect(sentBody()).not.toHaveProperty('InitiateRecurrence');
  });

  it('stores a card only for a monthly support', async () => {
    const barion = await barionThat({ body: started });
    await barion.start({ ...order, language: 'en', storedUpTo: order.money }, signal);
    expect(sentBody()).toMatchObject({ InitiateRecurrence: true, RecurrenceId: 'LZ1', Locale: 'en-US' });
  });

  it.each([
    ['another order', { ...started, PaymentRequestId: 'LZ2' }],
    ['a page elsewhere', { ...started, GatewayUrl: 'https://gonosz.example/Pay' }],
    ['a page that only begins like Barion’s', { ...started, GatewayUrl: `${payOrigin}.gonosz.example/` }],
    ['no address', { ...started, GatewayUrl: 'Pay' }],
    ['nothing of it', {}],
    ['no JSON', '<html>'],
  ])('may have happened when the answer has %s', async (_what, body) => {
    const barion = await barionThat({ body });
    expect(await barion.start(order, signal)).toMatchObject({ kind: 'unknown' });
  });

  it('was refused with the codes that Barion names', async () => {
    const Errors = [{ ErrorCode: 'InvalidUser' }, { ErrorCode: 'ShopIsClosed' }];
    const barion = await barionThat({ status: 400, body: { Errors } });
    expect(await barion.start(order, signal)).toEqual({
      kind: 'refused',
      error: 'Barion’s error InvalidUser, ShopIsClosed',
    });
  });

  it('may have happened when nobody answers', async () => {
    const barion = await barionThat({ body: started });
    await stub?.close();
    expect(await barion.start(order, signal)).toMatchObject({ kind: 'unknown' });
  });
});

describe('a charge of a stored card', () => {
  const { storedUpTo, storedUntil, repeatsFrom, ...common } = order;
  const repeated: RepeatedPayment = { ...common, token: 'trace-1', reference: 'LZ0' };

  it.each([
    ['Successful', { kind: 'charged', gatewayId: started.PaymentId }],
    ['Failed', { kind: 'declined', reason: 'other', gatewayId: started.PaymentId }],
    ['NotFound', { kind: 'declined', reason: 'no-card', gatewayId: started.PaymentId }],
    [
      'ThreeDSAuthenticationRequired',
      { kind: 'declined', reason: 'authentication', gatewayId: started.PaymentId },
    ],
  ])('with the result %s', async (RecurrenceResult, result) => {
    const barion = await barionThat({ body: { ...started, RecurrenceResult } });
    expect(await barion.chargeAgain(repeated, signal)).toEqual(result);
    expect(sentBody()).toMatchObject({ InitiateRecurrence: false, RecurrenceId: 'LZ0', TraceId: 'trace-1' });
  });

  it('is declined when Barion refuses it, and unknown without an answer that can be read', async () => {
    const refusing = await barionThat({ status: 400, body: { Errors: [{ ErrorCode: 'X' }] } });
    expect(await refusing.chargeAgain(repeated, signal)).toMatchObject({ kind: 'declined', gatewayId: null });
    const broken = await barionThat({ status: 502, body: 'Bad gateway' });
    expect(await broken.chargeAgain(repeated, signal)).toMatchObject({ kind: 'unknown' });
  });
});

describe('the state of a payment', () => {
  const known = { ref: 'LZ1', gatewayId: 'a/../b', currency: 'EUR' } as const;

  it('is read by Barion’s own id, which cannot leave its place in the address', async () => {
    const barion = await barionThat({ status: 404, body: {} });
    expect(await barion.state(known, signal)).toEqual({ kind: 'missing' });
    expect(stub?.requests[0]?.path).toBe('/v4/Payment/a%2F..%2Fb/PaymentState');
  });

  it('cannot be asked before Barion has named the payment', async () => {
    const barion = await barionThat({ body: {} });
    expect(await barion.state({ ...known, gatewayId: null }, signal)).toEqual({ kind: 'unnamed' });
    expect(stub?.requests).toEqual([]);
  });

  it('is unknown when the server fails: the payment is not missing', async () => {
    const barion = await barionThat({ status: 503, body: 'down' });
    expect(await barion.state(known, signal)).toEqual({
      kind: 'unknown',
      error: 'Barion answered 503 about a payment',
    });
    const missing = await barionThat({ status: 400, body: { Errors: [{ ErrorCode: 'PaymentNotFound' }] } });
    expect(await missing.state(known, signal)).toEqual({ kind: 'missing' });
  });
});

describe('a refund', () => {
  const paid = { ref: 'LZ1', gatewayId: 'p1', refunded: 300, currency: 'EUR' } as const;
  const transactions = [
    { TransactionId: 'fee', TransactionType: 'CardProcessingFee', Status: 'Succeeded', Total: 1 },
    { TransactionId: 't1', TransactionType: 'CardPayment', Status: 'Succeeded', Total: 10.5 },
  ];
  const state = {
    PaymentId: 'p1',
    PaymentRequestId: 'LZ1',
    Status: 'Succeeded',
    Total: 10.5,
    Currency: 'EUR',
    Transactions: transactions,
  };
  const refundWith = async (answer: StubAnswer) =>
    (await barionThat(({ method }) => (method === 'GET' ? { body: state } : answer))).refund(
      paid,
      { amount: 250, currency: 'EUR' },
      signal,
    );

  it('is of the payment itself, and each has a name of its own', async () => {
    expect(await refundWith({ body: {} })).toEqual({ kind: 'done' });
    expect(sentBody(1)).toMatchObject({
      PaymentId: 'p1',
      TransactionsToRefund: [{ TransactionId: 't1', AmountToRefund: 2.5, POSTransactionId: 'LZ1-R300' }],
    });
  });

  it('is refused, or not known to be done', async () => {
    expect(await refundWith({ status: 400, body: { Errors: [{ ErrorCode: 'Z' }] } })).toMatchObject({
      kind: 'refused',
    });
    expect(await refundWith({ status: 500, body: 'down' })).toMatchObject({ kind: 'unknown' });
  });

  it('is not asked for where Barion knows no such payment', async () => {
    const barion = await barionThat({ status: 404, body: {} });
    expect(await barion.refund(paid, { amount: 250, currency: 'EUR' }, signal)).toMatchObject({
      kind: 'refused',
    });
    expect(stub?.requests).toHaveLength(1);
  });
});

describe('what browsers and Barion bring back', () => {
  const id = '0123456789abcdef0123456789abcdef';
  const dashed = '01234567-89ab-cdef-0123-456789abcdef';

  it.each([id, id.toUpperCase(), dashed])('names a payment: %s', async (paymentId) => {
    const barion = await barionThat({ body: {} });
    expect(barion.readBack(new URLSearchParams({ paymentId }))).toEqual({
      kind: 'gateway-id',
      gatewayId: paymentId,
    });
    const bytes = Buffer.from(new URLSearchParams({ paymentId }).toString());
    expect(barion.readNotice({ bytes, signature: '', now: new Date(0) })).toMatchObject({
      kind: 'notice',
      isSigned: false,
      eventId: paymentId,
      about: { gatewayId: paymentId },
      card: null,
    });
  });

  it.each(['', id.slice(1), `${id}0`, `${id}/../x`, `${id}\n`, 'g'.repeat(32), '0'.repeat(31)])(
    'is forged with %j',
    async (paymentId) => {
      const barion = await barionThat({ body: {} });
      expect(barion.readBack(new URLSearchParams({ paymentId }))).toEqual({ kind: 'forged' });
      const bytes = Buffer.from(new URLSearchParams({ paymentId }).toString());
      expect(barion.readNotice({ bytes, signature: '', now: new Date(0) })).toMatchObject({ kind: 'forged' });
    },
  );

  it('is nothing without a payment', async () => {
    const barion = await barionThat({ body: {} });
    expect(barion.readBack(new URLSearchParams({ id }))).toEqual({ kind: 'nothing' });
  });
});
