/** Answers of gateways are read strictly. */
import { afterEach, describe, expect, it } from 'vitest';
import { openStubServer, type StubServer } from '#tests/stub-server.ts';
import { gatewayTime } from './gateway-time.ts';
import { createSimplePay } from './simplepay.server.ts';
import { simplePaySignature } from './simplepay-signature.server.ts';

const key = 'key-of-the-test';
let stub: StubServer | undefined;
afterEach(() => stub?.close());

/** A SimplePay that answers every query with this transaction. */
async function simplePayWith(transaction: object) {
  const body = JSON.stringify({ merchant: 'M', transactions: [transaction] });
  await stub?.close();
  stub = await openStubServer(() => ({ headers: { signature: simplePaySignature(body, key) }, body }));
  const address = stub.origin;
  const accounts = [{ currency: 'HUF', merchant: 'M', key }] as const;
  return createSimplePay({ address, payOrigin: address, accounts, now: () => new Date(), timeoutMs: 5000 });
}

const order = { ref: 'LZ1', gatewayId: '1', currency: 'HUF' } as const;
const signal = new AbortController().signal;
const refund = { orderRef: 'LZ1', currency: 'HUF', total: 5000, transactionId: 1, status: 'REFUND' };

describe('SimplePay’s state of a refunded payment', () => {
  it('is unknown if it does not say what is left: neither all nor nothing is guessed', async () => {
    const silent = await simplePayWith(refund);
    expect(await silent.state(order, signal)).toMatchObject({ kind: 'unknown' });
    // The control.
    const clear = await simplePayWith({ ...refund, remainingTotal: 2000 });
    expect(await clear.state(order, signal)).toMatchObject({ payment: { refunded: 300_000 } });
  });

  it('has the time at which it was paid', async () => {
    const paymentDate = '2026-11-21T08:00:00+01:00';
    const gateway = await simplePayWith({ ...refund, status: 'FINISHED', paymentDate });
    expect(await gateway.state(order, signal)).toMatchObject({
      payment: { paidAt: new Date('2026-11-21T07:00:00Z') },
    });
  });
});

describe('a time of a gateway', () => {
  it.each([
    ['2026-11-21T08:00:00+01:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T07:00:00.000Z', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T07:00:00.000', '2026-11-21T07:00:00.000Z'],
    ['yesterday', undefined],
    ['', undefined],
  ])('%s is read', (text, expected) => {
    expect(gatewayTime(text)?.toISOString()).toBe(expected);
  });
});
