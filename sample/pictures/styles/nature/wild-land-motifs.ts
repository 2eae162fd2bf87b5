import { drawFigure } from '../../figures/figure.ts';
import { standing } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Landscape } from './landscape.ts';
import { cloudBand, createLandscape, crest, fir, openSky, silhouette, swell } from './landscape.ts';

export function mountain(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, undefined, view);
  openSky(l, r);
  l.ridge(crest(r, 420, 110, 0.8), 0.08, false, 2);
  const [px, py] = [r.range(540, 660), r.range(110, 160)];
  peak(l, r, px - r.range(300, 360), py + r.range(100, 150), 420, 0.25);
  peak(l, r, px + r.range(300, 370), py + r.range(70, 130), 440, 0.3);
  peak(l, r, px, py, 560, 0.42);
  for (let i = 0; i < 3; i++)
    cloudBand(l, r, r.range(100, 1100), r.range(420, 500), r.range(160, 300), l.light.sky[2], 0.55);
  l.ridge(swell(r, 570, 30), 0.62, true, 4);
  for (let i = 0; i < 26; i++) fir(l, r.range(-20, 1220), r.range(590, 640), r.range(50, 90), l.plane(0.74));
  l.ridge(swell(r, 660, 26), 0.84, true, 4);
  for (let i = 0; i < 15; i++)
    fir(
      l,
      i < 8 ? r.range(-30, 330) : r.range(880, 1230),
      r.range(720, 810),
      r.range(150, 300),
      i % 3 ? l.plane(0.95) : darken(l.light.near, 0.25),
    );
  if (r.chance(0.5)) hut(l, r.range(560, 680), 690);
  else {
    l.fill(polygon(480, 800, 540, 740, 640, 728, 740, 800), darken(l.light.near, 0.3));
    silhouette(
      l,
      drawFigure(600, 664, standing, { height: 140, coat: true, hair: 'cap' }),
      darken(l.light.near, 0.45),
    );
    l.fill(box(580, 614, 18, 44, 8), l.light.accent);
  }
  return l.scene([600, 380]);
}

function peak(l: Landscape, r: Random, x: number, y: number, h: number, depth: number): void {
  const base = y + h;
  const colour = l.plane(depth);
  const spread = h * r.range(0.78, 0.95);
  const spine: Point[] = Array.from({ length: 7 }, (_, i) => [
    x + (i === 0 ? 0 : r.range(-26, 26) + i * 6),
    y + (h * i) / 6,
  ]);
  const side = (sign: number) =>
    Array.from(
      { length: 7 },
      (_, i): Point => [
        x + sign * spread * (i / 6) + (i === 0 ? 0 : r.range(-16, 16)),
        y + (h * i) / 6 + (i === 0 ? 0 : r.range(-14, 14)),
      ],
    );
  const [left, right] = [side(-1), side(1)];
  const shade = l.defs.linear(
    [
      [0, mix(colour, l.light.near, 0.3)],
      [1, mix(colour, l.light.sky[2], 0.35)],
    ],
    0,
    y,
    0,
    base,
  );
  const lit = l.defs.linear(
    [
      [0, lighten(mix(colour, l.light.sun, 0.3), 0.1)],
      [1, mix(colour, l.light.sky[2], 0.45)],
    ],
    0,
    y,
    0,
    base,
  );
  l.fill(polygon(...left.flat(), ...[...spine].reverse().flat()), lit);
  l.fill(polygon(...right.flat(), ...[...spine].reverse().flat()), shade);
  const snowLine = h * r.range(0.3, 0.42);
  const snow = (edge: Point[], sign: number) => {
    const at = (t: number): Point => [x + sign * spread * t, y + h * t];
    const cut: number[] = [x, y];
    const reach = snowLine / h;
    cut.push(...at(reach * 0.5), ...at(reach));
    for (let i = 1; i <= 5; i++)
      cut.push(
        x + sign * spread * reach * (1 - i / 5.6),
        y + snowLine * (i % 2 ? 0.72 : 1.08) + r.range(-10, 10),
      );
    cut.push(spine[2]?.[0] ?? x, y + snowLine * 0.86, spine[1]?.[0] ?? x, y + h / 6);
    return edge.length ? polygon(...cut) : '';
  };
  l.fill(snow(left, -1), '#fffdf6');
  l.fill(snow(right, 1), mix('#e8eef6', colour, 0.35));
  for (let i = 0; i < 6; i++) {
    const t = 0.4 + i * 0.09;
    l.line(
      line(x - spread * t * 0.7, y + h * t, x - spread * t * 0.45, y + h * t + 34),
      darken(colour, 0.15),
      3,
      0.35,
    );
  }
}

function hut(l: Landscape, x: number, base: number): void {
  const dark = darken(l.light.near, 0.3);
  l.fill(box(x - 60, base - 64, 120, 64), mix(dark, '#7a4a30', 0.6));
  l.fill(polygon(x - 82, base - 58, x, base - 130, x + 82, base - 58), dark);
  l.fill(box(x - 14, base - 44, 28, 44) + box(x + 28, base - 110, 16, 40), darken(dark, 0.4));
  l.fill(box(x - 46, base - 44, 22, 22) + box(x + 26, base - 44, 22, 22), l.light.accent);
  l.line(
    curve([
      [x + 36, base - 114],
      [x + 50, base - 150],
      [x + 30, base - 180],
      [x + 56, base - 220],
    ]),
    '#ffffff',
    9,
    0.5,
  );
}

export function forest(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dawn', 'day', 'gold', 'spring', 'dusk'], view);
  const [sx, sy] = openSky(l, r, [r.range(420, 780), r.range(210, 300)], r.range(70, 110));
  for (let layer = 0; layer < 5; layer++) {
    const depth = 0.1 + layer * 0.2;
    const colour = l.plane(depth);
    const base = 520 + layer * 62;
    l.ridge(swell(r, base, 18), depth, true, layer > 2 ? 3 : 0);
    const count = 16 - layer * 3;
    for (let i = 0; i < count; i++) {
      const x = -30 + (i * 1270) / count + r.range(-30, 30);
      if (layer > 2 && Math.abs(x - 600) < 190) continue;
      const w = 9 + layer * 11;
      l.fill(
        polygon(
          x - w * 0.5,
          -40,
          x + w * 0.5,
          -40,
          x + w * 0.62,
          base + 20,
          x + w * 1.2,
          base + 50,
          x - w * 1.2,
          base + 50,
          x - w * 0.62,
          base + 20,
        ),
        colour,
      );
      l.fill(
        polygon(x - w * 0.5, -40, x - w * 0.22, -40, x - w * 0.3, base + 20, x - w * 0.62, base + 20),
        mix(colour, l.light.sun, 0.25),
        0.7,
      );
      for (let k = 0; k < 3; k++) {
        const y = r.range(20, base - 240);
        const side = r.sign();
        l.line(
          curve([
            [x, y],
            [x + side * w * 2, y - w * 1.2],
            [x + side * w * 4.5, y - w * 1.4],
          ]),
          colour,
          w * 0.24,
        );
        if (layer < 4) l.fill(disc(x + side * w * 4, y - w * 1.8, w * 2.4, w * 1.2), colour, 0.75);
      }
    }
    if (layer === 1 || layer === 3) {
      for (let k = -2; k <= 2; k++) {
        const spread = k * 150;
        l.fill(
          polygon(
            sx - 8 + k * 12,
            sy,
            sx + 8 + k * 12,
            sy,
            sx + spread * 1.9 + 70,
            840,
            sx + spread * 1.9 - 40,
            840,
          ),
          l.light.sun,
          0.13,
        );
      }
    }
  }
  for (let i = 0; i < 26; i++) {
    const x = r.range(-20, 1220);
    const y = r.range(740, 830);
    for (let k = -2; k <= 2; k++)
      l.line(
        curve([
          [x, y],
          [x + k * 10, y - 30],
          [x + k * 24, y - 38 + Math.abs(k) * 8],
        ]),
        i % 3 ? darken(l.light.near, 0.25) : mix(l.light.near, l.light.accent, 0.5),
        4,
      );
  }
  deer(l, r.range(560, 640), 706, r.range(0.95, 1.15));
  return l.scene([600, 500]);
}

function deer(l: Landscape, x: number, base: number, s: number): void {
  const colour = mix(darken(l.light.near, 0.35), '#6b3a22', 0.45);
  l.group(`translate(${n(x)} ${n(base)}) scale(${n(s * 10)}) scale(.1)`, () => {
    for (const [a, b, foot] of [
      [-74, -84, -88],
      [-52, -58, -54],
      [54, 60, 56],
      [76, 84, 92],
    ] as const)
      l.fill(
        limb([a, -112], [b, -52], 17, 8) + limb([b, -52], [foot, 6], 8, 6),
        foot % 4 === 0 ? colour : darken(colour, 0.2),
      );
    l.fill(
      curve(
        [
          [-96, -128],
          [-84, -172],
          [-20, -176],
          [56, -178],
          [92, -160],
          [86, -112],
          [30, -98],
          [-60, -96],
        ],
        true,
      ),
      colour,
    );
    l.fill(
      curve(
        [
          [62, -176],
          [84, -226],
          [92, -262],
          [122, -262],
          [120, -224],
          [104, -150],
        ],
        true,
      ),
      colour,
    );
    l.fill(
      curve(
        [
          [88, -258],
          [104, -290],
          [132, -286],
          [172, -260],
          [170, -248],
          [128, -244],
          [104, -240],
        ],
        true,
      ),
      colour,
    );
    l.fill(polygon(92, -280, 60, -298, 78, -270) + polygon(116, -284, 142, -306, 128, -278), colour);
    l.line(
      curve([
        [104, -286],
        [88, -330],
        [108, -372],
        [90, -404],
      ]) +
        curve([
          [116, -286],
          [134, -330],
          [126, -372],
          [150, -400],
        ]) +
        line(94, -344, 66, -366) +
        line(106, -372, 80, -390) +
        line(131, -338, 160, -352) +
        line(128, -368, 160, -382),
      colour,
      7,
    );
    l.fill(disc(-98, -142, 16, 12), '#fff4e0');
    l.fill(disc(130, -266, 4), '#fff4e0');
  });
}
