/** Coordinates of a chart of several lines over the same steps: x in percent, y in pixels from the top. */
import { roundLevels } from './round-levels.ts';

export interface LineShape {
  /** SVG path in a view of `side` by `side`. */
  path: string;
  /** Where the line ends, and where its label stands so that it covers no other one. */
  endY: number;
  labelY: number;
}

export interface LineChartShape {
  lines: LineShape[];
  levels: { value: number; y: number }[];
  /** Steps that are named on the axis. */
  ticks: { step: number; x: number }[];
}

export const side = 1000;
const labelHeight = 17;
const mostTicks = 7;

interface Frame {
  top: number;
  height: number;
}

/** Null for lines without values. */
export function lineChartShape(
  lines: readonly (readonly number[])[],
  { top, height }: Frame,
): LineChartShape | null {
  const steps = lines[0]?.length ?? 0;
  if (steps === 0) return null;
  const levels = roundLevels([0, ...lines.flat()], 5);
  const [least, most] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  const share = (value: number): number => 1 - (value - least) / (most - least);
  // A single step is a point at the left edge: its line starts at zero.
  const x = (step: number): number => (steps === 1 ? 1 : step / (steps - 1));
  const y = (value: number): number => tenths(top + share(value) * height);
  const ends = lines.map((values) => y(values.at(-1) ?? 0));
  const labels = spread(ends, { top, height });
  return {
    lines: lines.map((values, at) => ({
      path: pathOf(values.map((value, step) => [x(step) * side, share(value) * side])),
      endY: ends[at] ?? 0,
      labelY: labels[at] ?? 0,
    })),
    levels: levels.map((value) => ({ value, y: y(value) })),
    ticks: ticksOf(steps).map((step) => ({ step, x: tenths(x(step) * 100) })),
  };
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  const only = points.length === 1 ? [[0, side] as const, ...points] : points;
  return only.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${tenths(x)} ${tenths(y)}`).join('');
}

/** The first and the last step, and evenly spaced ones between them. */
function ticksOf(steps: number): number[] {
  const distance = Math.max(1, Math.ceil((steps - 1) / (mostTicks - 1)));
  const ticks = Array.from({ length: Math.ceil(steps / distance) }, (_, at) => at * distance);
  const last = steps - 1;
  return [...ticks.filter((step) => last - step >= distance / 2), last];
}

/** Moves labels down until each has its own line, and all of them up when the lowest leaves the chart. */
function spread(ends: readonly number[], { top, height }: Frame): number[] {
  const order = ends.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let free = top;
  for (const one of order) {
    one.y = Math.max(one.y, free);
    free = one.y + labelHeight;
  }
  let limit = top + height;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - labelHeight;
  }
  const placed = ends.slice();
  for (const { y, at } of order) placed[at] = tenths(y);
  return placed;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
