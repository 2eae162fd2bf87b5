import { describe, expect, it } from 'vitest';
import { anchorMonthsAfter, nextAnchorAfter, nextChargeAfter, retryDay } from './charge-days.ts';
import { moneyOf, moneyText, parseAmount } from './money.ts';
import { isForward, isSoft } from './order.ts';

describe('a monthly charge', () => {
  it('on the 31st keeps its day over shorter months', () => {
    expect(nextAnchorAfter('2027-01-31', 31)).toBe('2027-02-28');
    expect(nextAnchorAfter('2027-02-28', 31)).toBe('2027-03-31');
    expect(nextAnchorAfter('2027-12-31', 31)).toBe('2028-01-31');
    expect(nextAnchorAfter('2028-01-31', 30)).toBe('2028-02-29');
    expect(nextAnchorAfter('2026-11-21', 21)).toBe('2026-12-21');
  });

  it('is postponed by whole months', () => {
    expect(anchorMonthsAfter('2026-12-31', 2, 31)).toBe('2027-02-28');
    expect(anchorMonthsAfter('2026-11-15', 3, 15)).toBe('2027-02-15');
  });

  it('is tried again 3, 7 and 14 days after its day, and then given up', () => {
    expect([0, 1, 2, 3, 4].map((attempts) => retryDay('2026-12-30', attempts))).toEqual([
      '2026-12-30',
      '2027-01-02',
      '2027-01-06',
      '2027-01-13',
      null,
    ]);
  });

  it('is tried again after soft declines only', () => {
    expect((['no-funds', 'limit', 'bank', 'other'] as const).map(isSoft)).toEqual([true, true, true, true]);
    expect(
      (['expired-card', 'blocked-card', 'authentication', 'unclear', 'no-card'] as const).some(isSoft),
    ).toBe(false);
  });
});

describe('a yearly charge', () => {
  it.each([
    ['2026-11-21', 21, '2027-11-21'],
    // Paid the day after the form was sent, also over the end of a month and of a year.
    ['2026-11-22', 21, '2027-11-21'],
    ['2026-12-01', 30, '2027-11-30'],
    ['2027-01-01', 31, '2027-12-31'],
    ['2028-02-29', 29, '2029-02-28'],
    ['2031-02-28', 29, '2032-02-29'],
  ])('after %s comes on its day, %i: %s', (day, anchorDay, next) => {
    expect(nextChargeAfter(day, { anchorDay, frequency: 'yearly' })).toBe(next);
  });
});

describe('an order', () => {
  it('moves only forward: a late failure does not take back a payment [S47]', () => {
    expect(isForward('started', 'paid')).toBe(true);
    expect(isForward('failed', 'paid')).toBe(true);
    expect(isForward('paid', 'failed')).toBe(false);
    expect(isForward('paid', 'started')).toBe(false);
    expect(isForward('paid', 'paid')).toBe(false);
    expect(isForward('refunded', 'paid')).toBe(false);
  });
});

describe('an amount', () => {
  it.each([
    ['2500', 'HUF', 250_000],
    ['2 500 Ft', 'HUF', 250_000],
    ['2.500', 'HUF', 250_000],
    ['12.000', 'HUF', 1_200_000],
    ['7,5', 'EUR', 750],
    ['7.50 €', 'EUR', 750],
  ] as const)('is read from %s in %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toEqual({ amount, currency });
  });

  it.each(['', '0', '-5', '2500,50', 'ötszáz', '1e9', '99999999999', '12.34.5'])(
    'in forints is not %s',
    (text) => {
      expect(parseAmount(text, 'HUF')).toBeNull();
    },
  );

  it('is shown with its currency', () => {
    expect(moneyText(moneyOf(2500, 'HUF'))).toBe('2500\u00a0Ft');
    expect(moneyText(moneyOf(25_000, 'HUF'))).toBe('25\u00a0000\u00a0Ft');
    expect(moneyText(moneyOf(7.5, 'EUR'))).toBe('7,50\u00a0euró');
  });
});
