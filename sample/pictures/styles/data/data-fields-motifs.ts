import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, line, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Plot } from './plot.ts';
import { createPlot, series } from './plot.ts';

export function bars(r: Random, view?: View<Plot>): Scene {
  const p = createPlot(r, view);
  return r.chance(0.6) ? isometricBars(p, r) : tallBars(p, r);
}

function isometricBars(p: Plot, r: Random): Scene {
  const [columns, rows, u, v] = [11, 8, 46, 24];
  const trend = r.pick([1.4, -1.4, 0.4]);
  const profiles = Array.from({ length: rows }, (_, j) => series(r, columns, trend + j * 0.1));
  const marked = [r.int(3, 7), r.int(2, 5)] as const;
  const origin: Point = [600 + ((rows - columns) * u) / 2, 372];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const value = (profiles[j]?.[i] ?? 0.5) * 0.8 + 0.1 * Math.sin(i * 0.7 + j);
      const h = 16 + Math.max(0.02, value) * 290;
      const [x, y] = [origin[0] + (i - j) * u, origin[1] + (i + j) * v];
      const isMark = i === marked[0] && j === marked[1];
      const colour = isMark ? p.scale.mark : p.at(Math.min(1, Math.max(0, value)));
      const [w, d] = [u * 0.78, v * 0.78];
      p.fill(polygon(x - w, y - h, x, y - h + d, x, y + d, x - w, y), darken(colour, 0.3));
      p.fill(polygon(x + w, y - h, x, y - h + d, x, y + d, x + w, y), darken(colour, 0.1));
      p.fill(polygon(x, y - h - d, x + w, y - h, x, y - h + d, x - w, y - h), lighten(colour, 0.24));
    }
  return p.scene([600, 420]);
}

function tallBars(p: Plot, r: Random): Scene {
  const count = r.int(15, 21);
  const values = series(r, count, r.pick([1.6, -1.6, 0]));
  const w = 1060 / count;
  const marked = r.int(Math.floor(count * 0.4), Math.floor(count * 0.7));
  p.line(line(60, 700, 1140, 700), p.scale.ink, 5);
  const tops: Point[] = [];
  values.forEach((value, i) => {
    const [x, h] = [70 + i * w, 60 + value * 470];
    const colour = i === marked ? p.scale.mark : p.at(value);
    const segments = Math.max(2, Math.round(h / 34));
    for (let s = 0; s < segments; s++)
      p.fill(
        box(x, 696 - (s + 1) * (h / segments) + 4, w * 0.74, h / segments - 5, 4),
        mix(darken(colour, 0.25), lighten(colour, 0.14), s / segments),
      );
    p.fill(box(x, 712, w * 0.74, h * 0.2, 3), colour, 0.18);
    tops.push([x + w * 0.37, 660 - h]);
  });
  p.line(curve(tops), p.scale.ink, 4, 0.9, '2 11');
  for (const [i, [x, y]] of tops.entries()) {
    p.fill(disc(x, y, i === marked ? 17 : 7), i === marked ? p.scale.mark : p.scale.ink);
  }
  const at = tops[marked] ?? [600, 300];
  p.line(disc(at[0], at[1], 30), p.scale.mark, 4);
  return p.scene([at[0] * 0.5 + 300, 430]);
}

// Longitude and latitude of points along the border, precise enough for a picture.
const border: Point[] = [
  [16.11, 46.87],
  [16.3, 47],
  [16.5, 47.05],
  [16.44, 47.36],
  [16.68, 47.5],
  [16.43, 47.68],
  [16.65, 47.75],
  [17.05, 47.71],
  [17.07, 47.88],
  [17.16, 48.01],
  [17.5, 47.86],
  [17.85, 47.75],
  [18.3, 47.73],
  [18.75, 47.82],
  [18.79, 48],
  [19.05, 48.07],
  [19.47, 48.09],
  [19.66, 48.22],
  [19.95, 48.14],
  [20.3, 48.26],
  [20.48, 48.5],
  [20.8, 48.58],
  [21.1, 48.5],
  [21.5, 48.56],
  [21.73, 48.36],
  [22.15, 48.41],
  [22.34, 48.24],
  [22.89, 47.96],
  [22.5, 47.79],
  [22.02, 47.45],
  [21.85, 47.18],
  [21.65, 46.95],
  [21.48, 46.68],
  [21.3, 46.4],
  [21.1, 46.26],
  [20.7, 46.17],
  [20.26, 46.12],
  [19.6, 46.17],
  [19.1, 46.03],
  [18.85, 45.9],
  [18.4, 45.75],
  [17.9, 45.79],
  [17.6, 45.85],
  [17.3, 45.96],
  [17, 46.2],
  [16.86, 46.36],
  [16.55, 46.48],
  [16.37, 46.64],
];
const rivers: Point[][] = [
  [
    [17.1, 48],
    [17.7, 47.76],
    [18.75, 47.8],
    [18.95, 47.78],
    [19.06, 47.5],
    [18.93, 47],
    [18.95, 46.6],
    [18.75, 46.2],
    [18.86, 45.92],
  ],
  [
    [22.6, 48.12],
    [22.2, 48.38],
    [21.6, 48.1],
    [21, 47.85],
    [20.6, 47.55],
    [20.2, 47.15],
    [20.15, 46.7],
    [20.15, 46.25],
    [20.1, 46.15],
  ],
];
const balaton: Point[] = [
  [17.25, 46.7],
  [17.45, 46.83],
  [17.85, 46.96],
  [18.15, 47.05],
  [18.17, 46.98],
  [17.9, 46.85],
  [17.55, 46.74],
  [17.3, 46.66],
];

function project([longitude, latitude]: Point): Point {
  return [600 + (longitude - 19.45) * 156, 405 - (latitude - 47.2) * 232];
}

export function map(r: Random, view?: View<Plot>): Scene {
  const p = createPlot(r, view);
  const outline = border.map(project);
  const hot = Array.from(
    { length: 4 },
    () => [r.range(300, 900), r.range(240, 560), r.range(90, 220), r.range(0.5, 1)] as const,
  );
  const heat = (x: number, y: number) =>
    Math.min(
      1,
      hot.reduce(
        (sum, [hx, hy, reach, force]) =>
          sum + force * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / reach ** 2),
        0.06 + r.range(0, 0.14),
      ),
    );
  p.group('translate(12 18)', () => p.fill(polygon(...outline.flat()), '#000000', 0.18));
  p.fill(polygon(...outline.flat()), mix(p.scale.ground, p.scale.low, 0.35));
  const kind = r.pick(['hex', 'dots', 'spikes']);
  const pitch = kind === 'hex' ? 33 : kind === 'dots' ? 25 : 28;
  for (let row = 0; row < 30; row++)
    for (let i = 0; i < 50; i++) {
      const [x, y] = [40 + i * pitch + (row % 2) * (pitch / 2), 90 + row * pitch * 0.866];
      if (!inside([x, y], outline)) continue;
      const value = heat(x, y);
      if (kind === 'hex')
        p.fill(
          polygon(...Array.from({ length: 6 }, (_, k) => polar(x, y, pitch * 0.545, k * 60 + 30)).flat()),
          p.at(value),
        );
      else if (kind === 'dots') p.fill(disc(x, y, 3 + value * pitch * 0.52), p.at(value), 0.94);
      else {
        const h = 6 + value ** 1.4 * 130;
        p.fill(polygon(x - 7, y, x, y - h, x + 7, y), p.at(value), 0.92);
      }
    }
  if (kind !== 'spikes') {
    for (const river of rivers) p.line(curve(river.map(project)), p.scale.ground, 7, 0.9);
    p.fill(curve(balaton.map(project), true), p.scale.ground);
  }
  p.line(`${line(...outline.flat())}Z`, p.scale.ink, 4.5);
  for (const [x, y] of r
    .shuffle([
      [19.06, 47.5],
      [21.62, 47.53],
      [20.15, 46.25],
      [18.23, 46.07],
      [17.63, 47.68],
      [20.78, 48.1],
    ] as Point[])
    .slice(0, 3)
    .map(project)) {
    p.fill(disc(x, y, 11), p.scale.mark);
    p.line(disc(x, y, 23), p.scale.mark, 4);
    p.line(disc(x, y, 37), p.scale.mark, 2, 0.6);
  }
  return p.scene([600, 405]);
}

function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

export function lines(r: Random, view?: View<Plot>): Scene {
  const p = createPlot(r, view);
  const kind = r.pick(['ridges', 'stream', 'paths']);
  if (kind === 'ridges') {
    const count = 15;
    const marked = r.int(5, 10);
    for (let k = 0; k < count; k++) {
      const values = series(r, 26);
      const base = 190 + k * 38;
      const points = values.map(
        (v, i): Point => [
          30 + i * 45.6,
          base - (v * 150 * Math.exp(-(((i - 12.5) / 8) ** 2)) + 4 * Math.sin(i * 2.1 + k)),
        ],
      );
      const colour = k === marked ? p.scale.mark : p.at(k / count);
      p.fill(
        `${curve(points)}L1170 ${base + 46}L30 ${base + 46}Z`,
        mix(p.scale.ground, colour, k === marked ? 0.55 : 0.22),
      );
      p.line(curve(points), colour, k === marked ? 7 : 4);
    }
  } else if (kind === 'stream') {
    const layers = Array.from({ length: 7 }, () => series(r, 13).map((v) => 20 + v * 92));
    const totals = Array.from({ length: 13 }, (_, i) =>
      layers.reduce((sum, layer) => sum + (layer[i] ?? 0), 0),
    );
    const stack = totals.map((total) => 410 - total / 2);
    layers.forEach((layer, k) => {
      const top = stack.map((y, i): Point => [-30 + i * 105, y]);
      layer.forEach((h, i) => {
        stack[i] = (stack[i] ?? 0) + h;
      });
      const bottom = stack.map((y, i): Point => [-30 + i * 105, y]).reverse();
      p.fill(`${curve(top)}L${curve(bottom).slice(1)}Z`, k === 3 ? p.scale.mark : p.at(k / 6));
      p.line(curve(top), p.scale.ground, 3);
    });
  } else {
    const count = 24;
    const marked = r.int(2, 4);
    p.line(line(90, 60, 90, 710, 1140, 710), p.scale.ink, 5);
    for (let k = 0; k < count; k++) {
      const own = k >= count - marked;
      const values = series(r, 12, own ? r.pick([2, -2]) : 0);
      const points = values.map(
        (v, i): Point => [100 + i * 91, 660 - v * (own ? 540 : r.range(240, 500)) - (own ? 0 : 40)],
      );
      const colour = own
        ? ([p.scale.mark, p.scale.high, p.scale.middle][k - count + marked] ?? p.scale.mark)
        : p.scale.ink;
      p.line(curve(points), colour, own ? 10 : 2.5, own ? 1 : 0.22);
      const [ex, ey] = points[points.length - 1] ?? [0, 0];
      if (own) {
        p.fill(disc(ex, ey, 19), colour);
        p.fill(disc(ex, ey, 8), p.scale.ground);
        for (const [x, y] of points) p.fill(disc(x, y, 7.5), colour);
      }
    }
  }
  return p.scene([600, 410]);
}
