import { describe, expect, it } from 'vitest';
import { completedWith, filterRates } from './rates.ts';

const series = (...rates: number[]) =>
  rates.map((rate, at) => ({ currency: 'EUR', day: `2026-11-${String(at + 10)}`, rate }));

describe('accepted rates', () => {
  const known = new Map([['EUR', 380]]);

  it('are near the previous one, whatever the change over a year', () => {
    const slow = series(400, 430, 460, 500, 560);
    expect(filterRates(known, slow)).toEqual({ accepted: slow, heldBack: [] });
  });

  it('exclude a tenfold jump, up or down', () => {
    expect(filterRates(known, series(3_840)).heldBack).toHaveLength(1);
    expect(filterRates(known, series(38.4)).heldBack).toHaveLength(1);
  });

  it('continue after a single error', () => {
    const { accepted, heldBack } = filterRates(known, series(381, 3_820, 383));
    expect(accepted.map(({ rate }) => rate)).toEqual([381, 383]);
    expect(heldBack).toEqual([]);
  });

  it('include a new level once three days confirm it, as after a redenomination', () => {
    const { accepted } = filterRates(known, series(3.81, 3.82, 3.8));
    expect(accepted).toHaveLength(3);
  });

  it('begin with the first rate of an unknown currency', () => {
    expect(filterRates(new Map(), series(380, 381)).accepted).toHaveLength(2);
  });
});

it('waits over a long weekend before it derives rates from another bank’s', () => {
  const own = series(380, 381);
  const others = [...series(1, 2), { currency: 'EUR', day: '2026-11-15', rate: 382 }];
  expect(completedWith(own, others)).toEqual(own);
  const later = [...others, { currency: 'EUR', day: '2026-11-16', rate: 383 }];
  expect(completedWith(own, later).map(({ rate }) => rate)).toEqual([380, 381, 382, 383]);
  expect(completedWith([], others)).toEqual(others);
});
