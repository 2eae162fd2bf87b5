/** Coordinates of a line chart over days: x from 0 to 1000 rightwards, y from 0 to 1000 downwards. */
import { roundLevels } from '#ui/chart/round-levels.ts';

export interface DayRate {
  day: string;
  rate: number;
}

export interface ChartShape {
  /** SVG paths of the line and of the area below it. */
  line: string;
  area: string;
  /** Round values, each with its y coordinate. */
  levels: { value: number; y: number }[];
  /** Days on the x axis, each with its x coordinate. */
  days: { day: string; x: number }[];
  last: { x: number; y: number };
}

export const side = 1000;
const daysShown = 4;
/** More points than this make no visible difference on any screen. */
const maxPoints = 260;

/** Coordinates of the chart; null for fewer than two days. */
export function chartShape(history: readonly DayRate[]): ChartShape | null {
  const points = thinned(history, maxPoints);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const levels = roundLevels(points.map(({ rate }) => rate));
  const least = levels[0] ?? 0;
  const most = levels.at(-1) ?? 1;
  const [start, end] = [Date.parse(first.day), Date.parse(last.day)];
  const x = (day: string): number => rounded(((Date.parse(day) - start) / (end - start)) * side);
  const y = (rate: number): number => rounded((1 - (rate - least) / (most - least)) * side);
  const line = points.map(({ day, rate }, at) => `${at === 0 ? 'M' : 'L'}${x(day)} ${y(rate)}`).join('');
  const step = (end - start) / daysShown;
  return {
    line,
    area: `${line}L${side} ${side}L0 ${side}Z`,
    levels: levels.map((value) => ({ value, y: y(value) })),
    days: Array.from({ length: daysShown + 1 }, (_, at) => {
      const day = new Date(start + step * at).toISOString().slice(0, 10);
      return { day, x: x(day) };
    }),
    last: { x: side, y: y(last.rate) },
  };
}

/** At most `most` evenly spaced items, always including the last. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => (all.length - 1 - at) % step === 0);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
