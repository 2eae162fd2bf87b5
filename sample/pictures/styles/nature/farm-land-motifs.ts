import { drawFigure } from '../../figures/figure.ts';
import { walking } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Landscape } from './landscape.ts';
import { bird, createLandscape, crest, openSky, roundTree, silhouette, swell } from './landscape.ts';

export function field(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, undefined, view);
  openSky(l, r);
  l.ridge(swell(r, 400, 26), 0.2, true, 4);
  for (let i = 0; i < 20; i++)
    roundTree(l, r, r.range(-20, 1220), 436 + r.range(-6, 6), r.range(40, 80), l.plane(0.45));
  l.ridge(swell(r, 440, 8), 0.4, true, 0);
  const crop = r.pick([
    l.light.accent,
    mix(l.light.accent, l.light.near, 0.35),
    mix('#d9b24a', l.light.sky[2], 0.2),
    '#9dbb4f',
  ]);
  const vx = r.range(380, 820);
  l.fill(box(-60, 452, 1320, 430), crop);
  for (let i = -17; i <= 17; i++) {
    const [a, b] = [vx + i * 40, vx + i * 196];
    l.fill(
      polygon(a - 5, 452, a + 9, 452, b + 54, 880, b - 30, 880),
      i % 2 ? darken(crop, 0.2) : lighten(crop, 0.16),
      0.85,
    );
  }
  for (let i = 0; i < 6; i++)
    l.line(
      curve([
        [-60, 470 + i * i * 12],
        [vx, 460 + i * i * 11],
        [1260, 474 + i * i * 12],
      ]),
      lighten(crop, 0.3),
      1.5 + i * 0.5,
      0.4,
    );
  const motif = r.int(0, 2);
  if (motif === 0)
    for (const [x, y, s] of [
      [300, 560, 0.6],
      [820, 540, 0.5],
      [520, 690, 1.35],
      [980, 660, 1.05],
    ] as const)
      bale(l, x + r.range(-30, 30), y, 70 * s, crop);
  else tractor(l, r, r.range(540, 640), 690);
  if (motif !== 1)
    roundTree(l, r, r.pick([180, 1010]), 560, r.range(260, 330), mix(l.light.near, l.plane(0.5), 0.3));
  for (let i = 0; i < 7; i++)
    bird(l, r.range(200, 1000), r.range(70, 280), r.range(12, 26), r.next(), l.light.near);
  return l.scene([600, 540]);
}

function bale(l: Landscape, x: number, base: number, s: number, crop: string): void {
  const straw = mix('#e3b54e', crop, 0.25);
  l.fill(disc(x + s * 0.5, base + 2, s * 1.9, s * 0.24), darken(crop, 0.6), 0.35);
  l.fill(
    `M${n(x)} ${n(base - s * 2)}h${n(s * 1.5)}a${n(s * 0.62)} ${n(s)} 0 0 1 0 ${n(s * 2)}h${n(-s * 1.5)}Z`,
    darken(straw, 0.2),
  );
  l.fill(disc(x, base - s, s * 0.8, s), straw);
  for (let i = 1; i < 5; i++)
    l.line(disc(x, base - s, s * 0.18 * i, s * 0.22 * i), darken(straw, 0.3), 2.4, 0.8);
}

function tractor(l: Landscape, r: Random, x: number, base: number): void {
  const red = r.pick(['#d33f2c', '#2f7d4f', '#e08a1e', '#2b66a8']);
  l.fill(disc(x + 10, base + 4, 230, 22), darken(l.light.near, 0.5), 0.4);
  l.line(line(x + 86, base - 206, x + 86, base - 288), '#22222c', 13);
  l.fill(box(x - 60, base - 210, 260, 110, 16), red);
  l.fill(box(x + 120, base - 196, 66, 80, 6), darken(red, 0.35));
  l.fill(
    `M${x - 130} ${base - 140}L${x - 116} ${base - 320}H${x + 14}L${x + 44} ${base - 140}Z`,
    darken(red, 0.45),
  );
  l.fill(`M${x - 106} ${base - 190}L${x - 98} ${base - 300}H${x + 2}L${x + 24} ${base - 190}Z`, '#d8eef0');
  l.fill(box(x - 134, base - 336, 166, 22, 8), red);
  l.fill(disc(x - 48, base - 250, 22, 25) + box(x - 80, base - 226, 62, 40, 18), '#2a2430');
  for (const [wx, radius] of [
    [x - 96, 116],
    [x + 150, 74],
  ] as const) {
    l.fill(disc(wx, base - radius, radius), '#1f2028');
    for (let a = 0; a < 360; a += 24) {
      const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      l.line(
        line(
          wx + c * radius * 0.84,
          base - radius + s * radius * 0.84,
          wx + c * radius * 1.03,
          base - radius + s * radius * 1.03,
        ),
        '#1f2028',
        radius * 0.13,
      );
    }
    l.fill(disc(wx, base - radius, radius * 0.6), '#e9b93c');
    l.fill(disc(wx, base - radius, radius * 0.42), darken('#e9b93c', 0.25));
    l.fill(disc(wx, base - radius, radius * 0.16), '#1f2028');
  }
  l.fill(box(x + 182, base - 190, 20, 30, 6), '#fff4c8');
}

export function drought(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['gold', 'dusk', 'dawn'], view);
  openSky(l, r, [r.range(420, 780), r.range(200, 290)], r.range(110, 150));
  l.ridge(crest(r, 420, 50, 0.5), 0.2, true, 3);
  const soil = mix('#c98a55', l.light.far, 0.25);
  l.fill(
    box(-60, 440, 1320, 440),
    l.defs.linear(
      [
        [0, mix(soil, l.light.sky[2], 0.3)],
        [0.3, darken(soil, 0.45)],
        [1, darken(soil, 0.7)],
      ],
      0,
      440,
      0,
      820,
    ),
  );
  // Cells shrink towards the horizon, so the cracks look like a plain seen from eye level.
  const rows = 11;
  const y = (i: number) => 446 + 420 * (i / rows) ** 1.8;
  const knots = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from(
      { length: 30 },
      (_, k): Point => [
        600 + (k - 14.5 + (i % 2) * 0.5 + r.range(-0.26, 0.26)) * (34 + i * 17),
        y(i) + r.range(-0.3, 0.3) * (y(i + 1) - y(i)),
      ],
    ),
  );
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < 29; k++) {
      const [a, b, c, d] = [knots[i]?.[k], knots[i]?.[k + 1], knots[i + 1]?.[k + 1], knots[i + 1]?.[k]];
      if (!a || !b || !c || !d || Math.max(a[0], b[0], c[0]) < -60 || Math.min(a[0], d[0]) > 1260) continue;
      const centre: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4];
      const shrink = (p: Point): Point => [
        centre[0] + (p[0] - centre[0]) * 0.9,
        centre[1] + (p[1] - centre[1]) * 0.86,
      ];
      l.fill(
        polygon(...shrink(a), ...shrink(b), ...shrink(c), ...shrink(d)),
        mix(soil, r.chance(0.5) ? '#f0c48c' : '#8a4f32', r.range(0.05, 0.3)),
      );
    }
  if (r.chance(0.6)) deadTree(l, r, r.range(560, 660), 640);
  else strandedBoat(l, r.range(560, 640), 650);
  silhouette(
    l,
    drawFigure(r.pick([250, 930]), 570, walking, { height: 190, hair: 'cap' }),
    darken(l.light.near, 0.3),
  );
  for (let i = 0; i < 3; i++)
    bird(l, r.range(250, 950), r.range(90, 240), r.range(20, 36), 0.3, l.light.near);
  return l.scene([600, 430]);
}

function deadTree(l: Landscape, r: Random, x: number, base: number): void {
  const dark = darken(l.light.near, 0.35);
  const grow = (from: Point, angle: number, length: number, w: number, depth: number) => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    l.fill(limb(from, to, w, w * 0.66), dark);
    if (depth === 0) return;
    grow(to, angle + r.range(0.25, 0.7), length * r.range(0.6, 0.8), w * 0.62, depth - 1);
    grow(to, angle - r.range(0.25, 0.7), length * r.range(0.6, 0.8), w * 0.62, depth - 1);
  };
  grow([x, base], r.range(-0.1, 0.1), 160, 26, 5);
  l.fill(
    polygon(x - 26, base - 30, x + 26, base - 30, x + 74, base + 16, x, base + 4, x - 70, base + 18),
    dark,
  );
}

function strandedBoat(l: Landscape, x: number, base: number): void {
  const dark = darken(l.light.near, 0.3);
  l.fill(disc(x, base + 8, 240, 22), dark, 0.4);
  l.group(`rotate(-9 ${n(x)} ${n(base)})`, () => {
    l.fill(
      `M${x - 230} ${base - 100}Q${x} ${base - 60} ${x + 240} ${base - 120}Q${x + 190} ${base + 6} ${x + 90} ${base + 10}H${x - 130}Q${x - 200} ${base} ${x - 230} ${base - 100}Z`,
      mix('#2f6f86', dark, 0.2),
    );
    l.fill(
      `M${x - 230} ${base - 100}Q${x} ${base - 60} ${x + 240} ${base - 120}L${x + 234} ${base - 94}Q${x} ${base - 34} ${x - 226} ${base - 74}Z`,
      '#f3e4c4',
    );
    l.line(line(x + 20, base - 80, x + 30, base - 330), dark, 10);
    l.line(
      line(x + 30, base - 326, x - 200, base - 94) + line(x + 30, base - 326, x + 220, base - 110),
      dark,
      3,
    );
  });
}
