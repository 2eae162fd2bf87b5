import { describe, expect, it } from 'vitest';
import { lineChartShape } from './line-chart-shape.ts';

const frame = { top: 10, height: 200 };

describe('a chart of several lines', () => {
  it('runs from the first step at the left to the last at the right, from zero up', () => {
    const shape = lineChartShape(
      [
        [0, 25, 50],
        [0, 0, 40],
      ],
      frame,
    );
    expect(shape?.levels.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(shape?.levels.map(({ y }) => y)).toEqual([210, 170, 130, 90, 50, 10]);
    expect(shape?.lines[0]?.path).toBe('M0 1000L500 500L1000 0');
    expect(shape?.ticks).toEqual([
      { step: 0, x: 0 },
      { step: 1, x: 50 },
      { step: 2, x: 100 },
    ]);
  });

  it('keeps labels of lines that end near each other apart, and inside the chart', () => {
    const labels =
      lineChartShape([[100], [99], [98], [0], [1]], frame)?.lines.map(({ labelY }) => labelY) ?? [];
    const sorted = labels.toSorted((a, b) => a - b);
    for (const [at, y] of sorted.entries()) expect(y - (sorted[at - 1] ?? -100)).toBeGreaterThanOrEqual(17);
    expect(sorted[0]).toBeGreaterThanOrEqual(10);
    expect(sorted.at(-1)).toBeLessThanOrEqual(210);
  });

  it('names at most seven steps, always the first and the last', () => {
    const ticks = lineChartShape([Array.from({ length: 24 }, (_, at) => at)], frame)?.ticks.map(
      ({ step }) => step,
    );
    expect(ticks).toEqual([0, 4, 8, 12, 16, 20, 23]);
  });

  it('of one step is a line from zero; of none there is no chart', () => {
    expect(lineChartShape([[25]], frame)?.lines[0]?.path).toMatch(/^M0 1000L1000 /);
    expect(lineChartShape([], frame)).toBeNull();
    expect(lineChartShape([[]], frame)).toBeNull();
  });
});
