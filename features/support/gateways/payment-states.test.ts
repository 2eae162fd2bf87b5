/** States of payments as SimplePay and Barion report them; what is missing from an answer is not guessed [S47]. */
import { describe, expect, it } from 'vitest';
import { barionStateSchema, paymentOf as paymentOfBarion } from './barion-payment.ts';
import { paymentOf as paymentOfSimplePay, queriedSchema, reasonOf } from './simplepay-payment.ts';

describe('a payment of SimplePay', () => {
  const transaction = {
    orderRef: 'LZ1',
    currency: 'HUF',
    total: 2500,
    transactionId: 501,
    status: 'FINISHED',
  };

  function read(change: object = {}) {
    const { merchant, transactions } = queriedSchema.parse({
      merchant: 'M',
      transactions: [{ ...transaction, ...change }],
    });
    const [first] = transactions;
    if (!first) throw new Error('there is no transaction');
    return paymentOfSimplePay(first, merchant);
  }

  it.each([
    ['INIT', 'open'],
    ['INPAYMENT', 'open'],
    ['AUTHORIZED', 'open'],
    ['INFRAUD', 'open'],
    ['FINISHED', 'paid'],
    ['CANCELLED', 'cancelled'],
    ['TIMEOUT', 'expired'],
    ['NOTAUTHORIZED', 'failed'],
    ['FRAUD', 'failed'],
    ['REVERSED', 'failed'],
  ])('in the state %s is %s', (status, expected) => {
    expect(read({ status })).toMatchObject({ status: expected, refunded: 0 });
  });

  it('has whole hundredths, also of an amount that has no exact number', () => {
    expect(read({ total: 19.99, currency: 'EUR' }).money).toEqual({ amount: 1_999, currency: 'EUR' });
    expect(read({ total: 0.29, currency: 'EUR', remainingTotal: 0.1 }).refunded).toBe(19);
  });

  it('was paid before it was given back, in part or whole', () => {
    expect(read({ status: 'REFUND', remainingTotal: 0 })).toMatchObject({
      status: 'paid',
      refunded: 250_000,
    });
    expect(read({ status: 'REFUND', remainingTotal: 1_000 })).toMatchObject({ refunded: 150_000 });
    expect(read({ remainingTotal: 2_000 })).toMatchObject({ status: 'paid', refunded: 50_000 });
    // Nothing was taken, so nothing was given back, whatever is left.
    expect(read({ status: 'CANCELLED', remainingTotal: 0 })).toMatchObject({ refunded: 0 });
  });

  it('has a reason only if it failed', () => {
    expect(read({ status: 'NOTAUTHORIZED', resultCode: '2013' }).reason).toBe('no-funds');
    expect(read({ status: 'NOTAUTHORIZED', resultCode: 2063 }).reason).toBe('blocked-card');
    expect(read({ status: 'NOTAUTHORIZED' }).reason).toBe('other');
    expect(read({ status: 'NOTAUTHORIZED', resultCode: 'words' }).reason).toBe('other');
    expect(read({ status: 'FINISHED', resultCode: 2013 }).reason).toBeNull();
    expect(read({ status: 'CANCELLED', resultCode: 2013 }).reason).toBeNull();
  });

  it('names the reasons that say whether another attempt can succeed', () => {
    expect([2013, 2019, 2063, 2064, 2066, 5501, 5503, 1, Number.NaN].map(reasonOf)).toEqual([
      'no-funds',
      'bank',
      'blocked-card',
      'wrong-data',
      'limit',
      'no-card',
      'no-card',
      'other',
      'other',
    ]);
  });

  it.each([
    ['an unknown state', { status: 'PAID' }],
    ['another spelling of a state', { status: 'finished' }],
    ['no state', { status: undefined }],
    ['an unknown currency', { currency: 'JPY' }],
    ['a sum that is a text', { total: '2500' }],
    ['no number', { transactionId: undefined }],
    ['no reference', { orderRef: null }],
  ])('with %s is not read at all', (_what, change) => {
    expect(() => read(change)).toThrow();
  });
});

describe('a payment of Barion', () => {
  const taken = { TransactionId: 't1', TransactionType: 'CardPayment', Status: 'Succeeded', Total: 10 };
  const state = {
    PaymentId: 'p1',
    PaymentRequestId: 'LZ1',
    Status: 'Succeeded',
    Total: 10,
    Currency: 'EUR',
    Transactions: [{ ...taken, Payee: { Email: 'penzugy@lap.example' } }],
  };
  const read = (change: object = {}) => paymentOfBarion(barionStateSchema.parse({ ...state, ...change }));

  it.each([
    ['Prepared', 'open'],
    ['Started', 'open'],
    ['InProgress', 'open'],
    ['Waiting', 'open'],
    ['Reserved', 'open'],
    ['Authorized', 'open'],
    // A part of the sum is no payment of the order.
    ['PartiallySucceeded', 'open'],
    ['Canceled', 'cancelled'],
    ['Succeeded', 'paid'],
    ['Failed', 'failed'],
    ['Expired', 'expired'],
  ])('in the state %s is %s', (Status, status) => {
    expect(read({ Status })).toMatchObject({ status, reason: status === 'failed' ? 'other' : null });
  });

  it('has the payee of the payment itself, not of a fee or a refund', () => {
    const other = { ...taken, Payee: { Email: 'barion@barion.example' } };
    const fee = { ...other, TransactionType: 'CardProcessingFee' };
    const refund = { ...other, TransactionType: 'RefundToBankCard', Total: -4 };
    expect(read({ Transactions: [fee, refund, ...state.Transactions] })).toMatchObject({
      merchant: 'penzugy@lap.example',
    });
    expect(read({ Transactions: [fee] }).merchant).toBeNull();
    expect(read({ Transactions: undefined }).merchant).toBeNull();
  });

  it('adds up the refunds that succeeded, whatever their sign', () => {
    const refund = (Total: number, Status = 'Succeeded') => ({
      ...taken,
      TransactionType: 'RefundToBankCard',
      Total,
      Status,
    });
    const refunds = [refund(-4), refund(1.5), refund(-3, 'Failed'), refund(-3, 'Started')];
    expect(read({ Transactions: [...state.Transactions, ...refunds] }).refunded).toBe(550);
    expect(read().refunded).toBe(0);
  });

  it.each([
    [{ ValidThruYear: '2028', ValidThruMonth: '02' }, '2028-02-29'],
    [{ ValidThruYear: 27, ValidThruMonth: 2 }, '2027-02-28'],
    [{ ValidThruYear: '2028' }, null],
    [{ ValidThruYear: null, ValidThruMonth: null }, null],
  ])('has a card with its last day: %j', (days, validUntil) => {
    const BankCard = { MaskedPan: '1111', ...days };
    expect(read({ FundingInformation: { BankCard } }).card).toEqual({ mask: '1111', validUntil });
  });

  it('has no card of a payment from a purse', () => {
    for (const FundingInformation of [undefined, null, {}, { BankCard: null }])
      expect(read({ FundingInformation }).card).toBeNull();
  });

  it('stores a card only with the secret that charges it', () => {
    expect(read({ TraceId: 'trace-1' }).stored).toEqual({ reference: 'LZ1', token: 'trace-1' });
    for (const TraceId of [undefined, null, '']) expect(read({ TraceId }).stored).toBeNull();
  });

  it('has the time at which it was completed, in UTC', () => {
    expect(read({ CompletedAt: '2026-11-21T07:00:00.123' }).paidAt).toEqual(
      new Date('2026-11-21T07:00:00.123Z'),
    );
    expect(read({ CompletedAt: 'tomorrow' }).paidAt).toBeNull();
    expect(read().paidAt).toBeNull();
  });

  it.each([
    { Status: 'Paid' },
    { Currency: 'CZK' },
    { Total: '10' },
    { PaymentRequestId: undefined },
    { Transactions: [{ ...taken, Total: 'ten' }] },
  ])('is not read with %j', (change) => {
    expect(() => read(change)).toThrow();
  });
});
