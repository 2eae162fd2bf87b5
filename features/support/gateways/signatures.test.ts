/** Signatures of gateways' notices, and encryption of stored cards. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openedToken, sealedToken } from '../server/tokens.server.ts';
import { isSimplePaySignature, simplePaySignature } from './simplepay-signature.server.ts';
import { subjectOf } from './stripe-notice.server.ts';

describe('a signature of SimplePay', () => {
  const body = Buffer.from('{"orderRef":"LZ1","status":"FINISHED"}');
  const signature = simplePaySignature(body, 'kulcs');

  it('proves the exact bytes, with the key of this merchant', () => {
    expect(isSimplePaySignature(body, signature, 'kulcs')).toBe(true);
    expect(isSimplePaySignature(body, signature, ' kulcs\n')).toBe(true);
    expect(isSimplePaySignature(Buffer.concat([body, Buffer.from(' ')]), signature, 'kulcs')).toBe(false);
    expect(isSimplePaySignature(body, signature, 'masik')).toBe(false);
  });

  it.each(['', 'AAAA', 'nem base64 őű', signature.slice(0, -4), `${signature}AAAA`])('is not %j', (given) => {
    expect(isSimplePaySignature(body, given, 'kulcs')).toBe(false);
  });
});

describe('the secret of a stored card', () => {
  const cardKey = randomBytes(32);

  it('is opened with the operator’s key for its own order alone', () => {
    const sealed = sealedToken('tok_1', { cardKey, orderId: 7 });
    expect(sealed.includes('tok_1')).toBe(false);
    expect(openedToken(sealed, { cardKey, orderId: 7 })).toBe('tok_1');
    expect(openedToken(sealed, { cardKey, orderId: 8 })).toBeNull();
    expect(openedToken(sealed, { cardKey: randomBytes(32), orderId: 7 })).toBeNull();
  });

  it('is not opened when a byte was changed, and looks different each time', () => {
    const sealed = sealedToken('tok_1', { cardKey, orderId: 7 });
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(openedToken(changed, { cardKey, orderId: 7 })).toBeNull();
    }
    expect(openedToken(sealed.subarray(0, 5), { cardKey, orderId: 7 })).toBeNull();
    expect(sealedToken('tok_1', { cardKey, orderId: 7 }).equals(sealed)).toBe(false);
  });
});

describe('the subject of a notice of Stripe', () => {
  const subject = (type: string, object: object) => subjectOf({ type, data: { object } } as Stripe.Event);
  const invoice = (more: object = {}) => ({
    id: 'in_1',
    billing_reason: 'subscription_cycle',
    parent: { subscription_details: { subscription: { id: 'sub_1' } } },
    ...more,
  });

  it('is a session, a monthly charge, an ended subscription or a refund', () => {
    expect(subject('checkout.session.completed', { id: 'cs_1' })).toEqual({
      kind: 'gateway-id',
      gatewayId: 'cs_1',
    });
    expect(subject('invoice.paid', invoice())).toEqual({
      kind: 'repeat',
      reference: 'sub_1',
      gatewayId: 'in_1',
    });
    expect(subject('customer.subscription.deleted', { id: 'sub_1' })).toEqual({
      kind: 'stored-ended',
      reference: 'sub_1',
    });
    expect(subject('charge.refunded', { payment_intent: 'pi_1' })).toEqual({
      kind: 'payment',
      paymentId: 'pi_1',
    });
  });

  it('is none for the first invoice, which belongs to its session, and for what does not concern us', () => {
    expect(subject('invoice.paid', invoice({ billing_reason: 'subscription_create' }))).toBeNull();
    expect(subject('invoice.paid', invoice({ parent: null }))).toBeNull();
    expect(subject('charge.refunded', { payment_intent: null })).toBeNull();
    expect(subject('customer.created', { id: 'cus_1' })).toBeNull();
  });

  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['lost', 'lost'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
  ])('is a dispute in the state %s: %s', (status, state) => {
    const dispute = {
      id: 'dp_1',
      reason: 'fraudulent',
      amount: 5_000,
      status,
      payment_intent: { id: 'pi_1' },
    };
    expect(subject('charge.dispute.updated', dispute)).toEqual({
      kind: 'dispute',
      paymentId: 'pi_1',
      dispute: { id: 'dp_1', reason: 'fraudulent', amount: 5_000, state },
    });
  });
});
