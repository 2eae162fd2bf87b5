import { describe, expect, it } from 'vitest';
import { chartShape, thinned } from './chart-shape.ts';

const days = (...rates: number[]) =>
  rates.map((rate, at) => ({ day: new Date(Date.UTC(2026, 10, 2 + at)).toISOString().slice(0, 10), rate }));

describe('the chart line of a currency', () => {
  it('spans the full width, between round levels', () => {
    const shape = chartShape(days(381.2, 384, 389.7));
    expect(shape?.levels.map(({ value }) => value)).toEqual([380, 385, 390]);
    expect(shape?.line).toBe('M0 880L500 600L1000 30');
    expect(shape?.last).toEqual({ x: 1000, y: 30 });
  });

  it('spaces days by time, including weekends', () => {
    const [friday, monday, tuesday] = ['2026-11-06', '2026-11-09', '2026-11-10'];
    const shape = chartShape([friday, monday, tuesday].map((day) => ({ day: day ?? '', rate: 5 })));
    expect(shape?.line).toMatch(/^M0 [\d.]+L750 /);
  });

  it('has levels for constant and for very small rates', () => {
    for (const rate of [384, 5, 1.3151, 0.0132]) {
      const shape = chartShape(days(rate, rate, rate));
      expect(shape?.levels.length).toBeGreaterThan(1);
      expect(shape?.line).not.toMatch(/NaN|Infinity/);
    }
  });

  it('is null for fewer than two days', () => {
    expect(chartShape([])).toBeNull();
    expect(chartShape(days(384))).toBeNull();
  });

  it('has no more points than a screen can show', () => {
    const shape = chartShape(days(...Array.from({ length: 1_300 }, (_, at) => 380 + Math.sin(at))));
    expect(shape?.line.split('L').length).toBeLessThanOrEqual(260);
    expect(shape?.last.x).toBe(1000);
  });
});

it('thins a list evenly and retains the newest item', () => {
  expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
  expect(thinned([1, 2], 3)).toEqual([1, 2]);
});
