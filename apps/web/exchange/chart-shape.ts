/** A line through days, as numbers for drawing: 0–1000 to the right, 0–1000 downwards. */

export interface DayRate {
  day: string;
  rate: number;
}

export interface ChartShape {
  /** SVG path of the line, and of what lies under it. */
  line: string;
  area: string;
  /** Round values, each with its height. */
  levels: { value: number; y: number }[];
  /** Days along the bottom, each with its place. */
  days: { day: string; x: number }[];
  last: { x: number; y: number };
}

export const side = 1000;
const levelsWanted = 4;
const daysShown = 4;
/** A line of more points than this is no finer on any screen. */
const mostPoints = 260;

/** Null where there is no line: less than two days. */
export function chartShape(history: readonly DayRate[]): ChartShape | null {
  const points = thinned(history, mostPoints);
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

/** At most so many, evenly chosen, the last among them. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => (all.length - 1 - at) % step === 0);
}

/** From below the least to above the greatest, in steps of 1, 2 or 5 times a power of ten. */
function roundLevels(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || most * 0.01;
  const power = 10 ** Math.floor(Math.log10(span / levelsWanted));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= levelsWanted) ?? power;
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(8)));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
