import { mixPoints, type Point } from '../paint/geometry.ts';

/** Returns points along a path, close enough together to measure it. */
export function outline(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  let control: Point | undefined;

  for (const [, command = '', tail = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toUpperCase();
    const numbers = [...tail.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-\d+)?/g)].map(Number);
    if (kind === 'Z') at = start;
    const size = sizes[kind] ?? 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const take = numbers.slice(i, i + size);
      const number = (j: number) => take[j] ?? 0;
      const [ox, oy] = command === kind ? [0, 0] : at;
      const point = (j: number): Point => [ox + number(j), oy + number(j + 1)];
      const from = at;
      let bent: Point | undefined;
      if (kind === 'H') at = [ox + number(0), from[1]];
      else if (kind === 'V') at = [from[0], oy + number(0)];
      else at = point(size - 2);
      if (kind === 'A') points.push(...alongArc(from, number(0), number(1), number(3), number(4), at));
      if (kind === 'Q') bent = point(0);
      if (kind === 'T') bent = control ? [2 * from[0] - control[0], 2 * from[1] - control[1]] : from;
      if (bent) points.push(...alongCurve([from, bent, at]));
      if (kind === 'C') points.push(...alongCurve([from, point(0), point(2), at]));
      control = bent;
      if (kind === 'M' && i === 0) start = at;
      points.push(at);
    }
  }
  return points;
}

const sizes: Record<string, number> = { H: 1, V: 1, A: 7, C: 6, Q: 4, T: 2 };

/** A Bézier curve of any degree, by repeated interpolation. */
function alongCurve(controls: readonly Point[]): Point[] {
  return [0.2, 0.4, 0.6, 0.8].map((t) => {
    let level = [...controls];
    while (level.length > 1) level = level.slice(1).map((next, i) => mixPoints(level[i] ?? next, next, t));
    return level[0] ?? [0, 0];
  });
}

/** Points of an elliptical arc whose axes are not rotated. */
function alongArc(from: Point, rx: number, ry: number, large: number, sweep: number, to: Point): Point[] {
  if (rx === 0 || ry === 0) return [];
  const [ux, uy] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const half = ux ** 2 + uy ** 2;
  if (half === 0) return [];
  const grown = Math.max(1, Math.sqrt(half));
  const reach = Math.sqrt(Math.max(0, 1 / half - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = half >= 1 ? [0, 0] : [uy * reach, -ux * reach];
  const centre = mixPoints(from, to, 0.5);
  const angleOf = (x: number, y: number) => Math.atan2(y - cy, x - cx);
  const first = angleOf(ux, uy);
  let turn = angleOf(-ux, -uy) - first;
  if (sweep === 1 && turn < 0) turn += Math.PI * 2;
  if (sweep === 0 && turn > 0) turn -= Math.PI * 2;
  return Array.from({ length: 11 }, (_, i): Point => {
    const angle = first + (turn * (i + 1)) / 12;
    return [centre[0] + rx * grown * (cx + Math.cos(angle)), centre[1] + ry * grown * (cy + Math.sin(angle))];
  });
}
