import { describe, expect, it } from 'vitest';
import { completedBy, dayBefore, siftRates } from './rates.ts';

const series = (...rates: number[]) =>
  rates.map((rate, at) => ({ currency: 'EUR', day: `2026-11-${String(at + 10)}`, rate }));

describe('rates that can be believed', () => {
  const known = new Map([['EUR', 380]]);

  it('are those that are near the one before, however far a year brings them', () => {
    const slow = series(400, 430, 460, 500, 560);
    expect(siftRates(known, slow)).toEqual({ kept: slow, heldBack: [] });
  });

  it('are not those that jump tenfold, up or down', () => {
    expect(siftRates(known, series(3_840)).heldBack).toHaveLength(1);
    expect(siftRates(known, series(38.4)).heldBack).toHaveLength(1);
  });

  it('go on after a slip of the pen', () => {
    const { kept, heldBack } = siftRates(known, series(381, 3_820, 383));
    expect(kept.map(({ rate }) => rate)).toEqual([381, 383]);
    expect(heldBack).toEqual([]);
  });

  it('are those at a new level once three days say the same, as with a currency that lost its noughts', () => {
    const { kept } = siftRates(known, series(3.81, 3.82, 3.8));
    expect(kept).toHaveLength(3);
  });

  it('begin with what is said first of a currency nobody knew', () => {
    expect(siftRates(new Map(), series(380, 381)).kept).toHaveLength(2);
  });
});

it('waits over a long weekend before it says in another’s words what the own bank does not say', () => {
  const own = series(380, 381);
  const others = [...series(1, 2), { currency: 'EUR', day: '2026-11-15', rate: 382 }];
  expect(completedBy(own, others)).toEqual(own);
  const later = [...others, { currency: 'EUR', day: '2026-11-16', rate: 383 }];
  expect(completedBy(own, later).map(({ rate }) => rate)).toEqual([380, 381, 382, 383]);
  expect(completedBy([], others)).toEqual(others);
});

it('counts days back over months', () => {
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28');
});
