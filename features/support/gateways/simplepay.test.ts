/** Requests to SimplePay: signed, strict about what was started, and never sure without a signed answer [S47]. */
import { afterEach, describe, expect, it } from 'vitest';
import { openStubServer, type StubServer } from '#tests/stub-server.ts';
import type { NewPayment, RepeatedPayment } from './gateway.ts';
import { createSimplePay } from './simplepay.server.ts';
import { isSimplePaySignature, simplePaySignature } from './simplepay-signature.server.ts';

const key = 'key-huf';
const signal = new AbortController().signal;
const now = new Date('2026-11-21T08:00:00.123Z');
let stub: StubServer | undefined;
afterEach(async () => stub?.close());

/** Answers every request with a body signed by this key. */
async function simplePayThat(answer: object | ((path: string) => object), signedWith = key) {
  await stub?.close();
  stub = await openStubServer(({ path }) => {
    const body = JSON.stringify(typeof answer === 'function' ? answer(path) : answer);
    return { body, headers: { signature: simplePaySignature(body, signedWith) } };
  });
  const accounts = [
    { currency: 'HUF', merchant: 'LAPHUF', key },
    { currency: 'EUR', merchant: 'LAPEUR', key },
  ] as const;
  return createSimplePay({
    address: stub.origin,
    payOrigin: 'https://pay.example',
    accounts,
    now: () => now,
    timeoutMs: 5000,
  });
}

const addresses = {
  back: 'https://lap.example/siker',
  cancelled: 'https://lap.example/megse',
  notices: 'https://lap.example/api/support/simplepay/notices',
};
const order: NewPayment = {
  ref: 'LZ1',
  money: { amount: 250_000, currency: 'HUF' },
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
  transactionId: 501,
  orderRef: 'LZ1',
  total: 2500,
  currency: 'HUF',
  paymentUrl: 'https://pay.example/501',
  tokens: ['t1', 't2'],
};
const sentBody = (at = 0): Record<string, unknown> => JSON.parse(stub?.requests[at]?.body ?? '{}');

describe('the start of a payment at SimplePay', () => {
  it('is signed with the key of the account that takes the currency', async () => {
    const simplePay = await simplePayThat(started);
    await simplePay.start(order, signal);
    const [request] = stub?.requests ?? [];
    expect(request?.path).toBe('/start');
    expect(
      isSimplePaySignature(Buffer.from(request?.body ?? ''), String(request?.headers.signature), key),
    ).toBe(true);
    expect(sentBody()).toMatchObject({
      merchant: 'LAPHUF',
      orderRef: 'LZ1',
      total: 2500,
      currency: 'HUF',
      language: 'HU',
      // A time without fractions, half an hour from now.
      timeout: '2026-11-21T08:30:00+00:00',
      urls: { success: addresses.back, fail: addresses.back, cancel: addresses.cancelled },
    });
    expect(sentBody()).not.toHaveProperty('recurring');
  });

  it('has a salt of its own each time, so that no request is like another', async () => {
    const simplePay = await simplePayThat(started);
    for (let at = 0; at < 2; at += 1) await simplePay.start(order, signal);
    expect(sentBody(0).salt).not.toBe(sentBody(1).salt);
  });

  it('stores a card up to a sum and a day, and brings back the secrets that charge it', async () => {
    const simplePay = await simplePayThat(started);
    const storedUpTo = { amount: 500_000, currency: 'HUF' } as const;
    expect(await simplePay.start({ ...order, storedUpTo }, signal)).toEqual({
      kind: 'started',
      gatewayId: '501',
      address: 'https://pay.example/501',
      tokens: ['t1', 't2'],
    });
    expect(sentBody()).toMatchObject({
      recurring: { times: 36, until: '2029-11-21T23:59:59+00:00', maxAmount: 5000 },
    });
  });

  it.each([
    ['another order', { orderRef: 'LZ2' }],
    ['another sum', { total: 2501 }],
    ['another currency', { currency: 'EUR' }],
    ['a page elsewhere', { paymentUrl: 'https://pay.example.gonosz.example/501' }],
  ])('may have happened when the answer has %s', async (_what, change) => {
    const simplePay = await simplePayThat({ ...started, ...change });
    expect(await simplePay.start(order, signal)).toEqual({
      kind: 'unknown',
      error: 'SimplePay started another payment',
    });
  });

  it('of euros and cents is recognised, also where the sum has no exact binary form', async () => {
    const money = { amount: 820, currency: 'EUR' } as const;
    const simplePay = await simplePayThat({ ...started, total: 8.2, currency: 'EUR' });
    expect(await simplePay.start({ ...order, money }, signal)).toMatchObject({ kind: 'started' });
    const other = await simplePayThat({ ...started, total: 8.21, currency: 'EUR' });
    expect(await other.start({ ...order, money }, signal)).toMatchObject({ kind: 'unknown' });
  });

  it('was refused with the numbers of the errors', async () => {
    const refusing = await simplePayThat({ errorCodes: ['5321', 5030] });
    expect(await refusing.start(order, signal)).toEqual({
      kind: 'refused',
      error: 'SimplePay’s error 5321, 5030',
    });
  });

  it('may have happened when the answer is signed by somebody else', async () => {
    const simplePay = await simplePayThat(started, 'another key');
    expect(await simplePay.start(order, signal)).toMatchObject({
      kind: 'unknown',
      error: expect.stringContaining('wrong signature (200)'),
    });
  });

  it('is not tried in a currency without an account', async () => {
    const simplePay = await simplePayThat(started);
    const money = { amount: 1_000, currency: 'RON' } as const;
    expect(simplePay.canTake('RON')).toBe(false);
    expect(await simplePay.start({ ...order, money }, signal)).toMatchObject({ kind: 'refused' });
    expect(await simplePay.state({ ref: 'LZ1', gatewayId: '1', currency: 'RON' }, signal)).toMatchObject({
      kind: 'unknown',
    });
    expect(stub?.requests).toEqual([]);
  });
});

describe('a charge of a card that SimplePay stores', () => {
  const { storedUpTo, storedUntil, repeatsFrom, ...common } = order;
  const repeated: RepeatedPayment = { ...common, token: 't1', reference: '501' };

  it('uses up one secret, and is not yet known to be paid', async () => {
    const simplePay = await simplePayThat({ transactionId: 777, orderRef: 'LZ1' });
    expect(await simplePay.chargeAgain(repeated, signal)).toEqual({ kind: 'charged', gatewayId: '777' });
    expect(stub?.requests[0]?.path).toBe('/dorecurring');
    expect(sentBody()).toMatchObject({ token: 't1', type: 'MIT', total: 2500 });
  });

  it.each([
    [[2013], 'no-funds'],
    [['2063', 2013], 'blocked-card'],
    [[9999], 'other'],
  ])('is declined with the errors %j: %s', async (errorCodes, reason) => {
    const simplePay = await simplePayThat({ errorCodes });
    expect(await simplePay.chargeAgain(repeated, signal)).toEqual({
      kind: 'declined',
      reason,
      gatewayId: null,
    });
  });

  it('is not declined in a currency without an account: that is no fault of the card', async () => {
    const simplePay = await simplePayThat({ errorCodes: [2013] });
    const money = { amount: 1_000, currency: 'RON' } as const;
    expect(await simplePay.chargeAgain({ ...repeated, money }, signal)).toEqual({
      kind: 'unknown',
      error: 'no account takes RON',
    });
    expect(stub?.requests).toEqual([]);
  });

  it.each([{}, { errorCodes: [] }, { errorCodes: 'no' }, { transactionId: '777', orderRef: 'LZ1' }])(
    'is unknown after the answer %j: the card may have been charged',
    async (answer) => {
      const simplePay = await simplePayThat(answer);
      expect(await simplePay.chargeAgain(repeated, signal)).toMatchObject({ kind: 'unknown' });
    },
  );
});

describe('a stored card', () => {
  it('is cancelled at the account that has it', async () => {
    let calls = 0;
    const simplePay = await simplePayThat(() => {
      calls += 1;
      return calls === 1 ? { errorCodes: [5082] } : { status: 'DISABLED' };
    });
    expect(await simplePay.cancelStored({ reference: '501' }, signal)).toEqual({ kind: 'done' });
    expect([sentBody(0).merchant, sentBody(1).merchant]).toEqual(['LAPHUF', 'LAPEUR']);
    expect(sentBody(1)).toMatchObject({ cardId: '501' });
  });

  it('is not cancelled when no account says so', async () => {
    const simplePay = await simplePayThat({ status: 'ACTIVE' });
    expect(await simplePay.cancelStored({ reference: '501' }, signal)).toMatchObject({ kind: 'refused' });
    const forged = await simplePayThat({ status: 'DISABLED' }, 'another key');
    expect(await forged.cancelStored({ reference: '501' }, signal)).toMatchObject({ kind: 'unknown' });
  });
});

describe('the state and the refund of a payment of SimplePay', () => {
  const known = { ref: 'LZ1', gatewayId: '501', currency: 'HUF' } as const;

  it('is missing where SimplePay lists no transaction', async () => {
    const simplePay = await simplePayThat({ merchant: 'LAPHUF', transactions: [] });
    expect(await simplePay.state(known, signal)).toEqual({ kind: 'missing' });
    expect(sentBody()).toMatchObject({ orderRefs: ['LZ1'] });
  });

  it('is unknown where the list cannot be read', async () => {
    const transaction = { orderRef: 'LZ1', currency: 'HUF', total: 1, transactionId: 1, status: 'NEW' };
    const simplePay = await simplePayThat({ merchant: 'LAPHUF', transactions: [transaction] });
    expect(await simplePay.state(known, signal)).toMatchObject({ kind: 'unknown' });
  });

  it('is given back in whole units, and only a number of its own proves it', async () => {
    const paid = { ...known, refunded: 0 };
    const money = { amount: 100_000, currency: 'HUF' } as const;
    const simplePay = await simplePayThat({ refundTransactionId: 9 });
    expect(await simplePay.refund(paid, money, signal)).toEqual({ kind: 'done' });
    expect(sentBody()).toMatchObject({ orderRef: 'LZ1', refundTotal: 1000, currency: 'HUF' });
    const other = await simplePayThat({ refundTransactionId: '9' });
    expect(await other.refund(paid, money, signal)).toEqual({
      kind: 'refused',
      error: 'SimplePay answered something else',
    });
  });
});
