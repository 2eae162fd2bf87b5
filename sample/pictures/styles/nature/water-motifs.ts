import { drawFigure } from '../../figures/figure.ts';
import { sitting } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Landscape } from './landscape.ts';
import {
  bird,
  createLandscape,
  crest,
  fir,
  openSky,
  reeds,
  roundTree,
  silhouette,
  swell,
} from './landscape.ts';

export function water(l: Landscape, r: Random, top: number, glitter: Point): void {
  const { water: colour, sky, sun, near } = l.light;
  l.fill(
    box(-60, top, 1320, 900 - top),
    l.defs.linear(
      [
        [0, mix(colour, sky[2], 0.6)],
        [0.3, colour],
        [1, mix(colour, near, 0.6)],
      ],
      0,
      top,
      0,
      820,
    ),
  );
  for (let i = 0; i < 60; i++) {
    const t = r.next() ** 1.3;
    const [y, w] = [top + 4 + t * (820 - top), 24 + t * 130];
    const nearSun = r.chance(0.45);
    const x = nearSun ? glitter[0] + r.range(-1, 1) * (40 + t * 120) : r.range(-40, 1240);
    l.fill(
      box(x - w / 2, y, w, 2 + t * 5, 2),
      nearSun ? sun : r.chance(0.5) ? sky[0] : lighten(colour, 0.3),
      nearSun ? 0.85 : 0.4,
    );
  }
}

export function river(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, undefined, view);
  openSky(l, r);
  l.ridge(crest(r, 330, 100, 0.7), 0.12, true, 4);
  l.ridge(swell(r, 390, 36), 0.3, true, 5);
  l.ridge(swell(r, 440, 20), 0.45, true, 4);
  const bend = r.sign();
  const course = [
    [0, 452, 10],
    [90, 476, 22],
    [-110, 520, 46],
    [150, 596, 92],
    [-60, 700, 170],
    [60, 880, 300],
  ] as const;
  const edge = (side: number) => course.map(([dx, y, w]): Point => [600 + bend * dx + side * w, y]);
  l.fill(
    box(-60, 462, 1320, 420),
    l.defs.linear(
      [
        [0, l.plane(0.5)],
        [1, l.plane(0.9)],
      ],
      0,
      460,
      0,
      820,
    ),
  );
  const bed = `${curve(edge(-1))}L${curve([...edge(1)].reverse()).slice(1)}Z`;
  l.line(bed, mix(l.light.sky[2], l.light.accent, 0.25), 16, 0.8);
  l.fill(
    bed,
    l.defs.linear(
      [
        [0, l.light.sky[2]],
        [0.4, mix(l.light.water, l.light.sky[1], 0.4)],
        [1, mix(l.light.water, l.light.near, 0.35)],
      ],
      0,
      452,
      0,
      820,
    ),
  );
  for (let i = 0; i < 5; i++)
    l.line(
      curve(course.map(([dx, y, w]): Point => [600 + bend * dx + (i - 2) * w * 0.36, y])),
      i % 2 ? l.light.sun : lighten(l.light.water, 0.4),
      2.6,
      0.45,
    );
  for (let i = 0; i < 40; i++) {
    const t = r.next();
    const x = 600 + r.sign() * (200 + t * 60 + r.next() * 480);
    roundTree(
      l,
      r,
      x,
      480 + t * 150,
      40 + t * 100,
      mix(l.plane(0.5 + t * 0.35), l.light.accent, r.chance(0.2) ? 0.4 : 0),
    );
  }
  boat(l, 600 + bend * 20, 640);
  reeds(l, r, -30, 300, 830, 230, darken(l.light.near, 0.15));
  reeds(l, r, 930, 1240, 830, 210, darken(l.light.near, 0.15));
  for (let i = 0; i < 5; i++)
    bird(l, r.range(300, 900), r.range(80, 260), r.range(12, 26), r.next(), l.light.near);
  return l.scene([600, 560]);
}

function boat(l: Landscape, x: number, y: number): void {
  const dark = darken(l.light.near, 0.3);
  l.fill(disc(x, y + 12, 120, 9), dark, 0.4);
  silhouette(
    l,
    drawFigure(
      x - 6,
      y - 16,
      { ...sitting, nearArm: [50, 70], farArm: [54, 74] },
      { height: 120, hair: 'cap' },
    ),
    darken(dark, 0.2),
  );
  l.fill(
    `M${n(x - 116)} ${n(y - 22)}Q${n(x)} ${n(y + 4)} ${n(x + 122)} ${n(y - 26)}Q${n(x + 90)} ${n(y + 14)} ${n(x + 40)} ${n(y + 16)}H${n(x - 60)}Q${n(x - 104)} ${n(y + 10)} ${n(x - 116)} ${n(y - 22)}Z`,
    mix(l.light.accent, dark, 0.15),
  );
  l.line(line(x + 16, y - 34, x + 96, y + 26), dark, 5);
}

export function lake(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, undefined, view);
  const sun = openSky(l, r, [r.range(380, 820), r.range(170, 290)]);
  const near = crest(r, 420, 60, 0.6);
  l.ridge(crest(r, 380, 100, 0.6), 0.15, true, 4);
  l.ridge(near, 0.37, true, 4);
  water(l, r, 462, sun);
  const mirrored = near.map(([x, y]): Point => [x, 462 + (462 - y) * 0.62]);
  l.fill(`${curve(mirrored)}L1260 462L-60 462Z`, l.plane(0.37), 0.32);
  for (let i = 0; i < 24; i++) fir(l, r.range(-20, 1220), 470, r.range(22, 56), l.plane(0.6));
  const boats = r.int(2, 3);
  for (let i = boats - 1; i >= 0; i--)
    sail(
      l,
      r,
      i === 0 ? r.range(540, 660) : i === 1 ? r.range(230, 400) : r.range(800, 950),
      i === 0 ? 610 : r.range(490, 530),
      i === 0 ? r.range(1, 1.2) : r.range(0.25, 0.4),
    );
  const dark = darken(l.light.near, 0.2);
  const side = r.pick([0, 1]);
  const px = side ? 1260 : -60;
  const to = side ? 800 : 400;
  l.fill(polygon(px, 730, to, 668, to, 684, px, 768), mix(dark, '#8a5a3c', 0.35));
  for (let i = 0; i < 7; i++) {
    const x = to + ((px - to) * i) / 7;
    l.fill(box(x - 6, 650 + i * 9, 13, 130), dark);
  }
  reeds(l, r, side ? -20 : 900, side ? 300 : 1240, 830, 250, dark);
  reeds(l, r, side ? 1060 : -20, side ? 1240 : 140, 840, 140, dark);
  return l.scene([600, 490]);
}

function sail(l: Landscape, r: Random, x: number, y: number, s: number): void {
  const hull = r.pick(['#fffaf0', l.light.accent, '#2a4f7a']);
  l.group(`translate(${n(x)} ${n(y)}) rotate(${n(r.range(-4, 4))}) scale(${n(s * 10)}) scale(.1)`, () => {
    l.fill(polygon(-60, 40, 80, 40, 30, 170, -90, 150), '#ffffff', 0.22);
    l.line(line(6, 0, 6, -320), darken(l.light.near, 0.3), 7);
    l.fill(`M14 -316Q120 -160 132 -22H14Z`, '#fffdf4');
    l.fill(`M14 -316Q84 -160 90 -22H14Z`, mix('#fffdf4', l.light.sky[1], 0.35));
    l.fill(`M-4 -290Q-30 -120 -118 -18H-4Z`, r.pick([l.light.accent, '#fff3d8']));
    l.fill(`M-136 0H146Q126 44 84 46H-96Q-126 40 -136 0Z`, hull);
    l.fill(`M-130 16H138L128 28H-122Z`, darken(l.light.near, 0.1), 0.8);
    l.fill(disc(-40, -22, 13, 15) + box(-58, -10, 34, 16, 8), darken(l.light.near, 0.3));
  });
}

export function birds(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dawn', 'gold', 'dusk', 'spring', 'day'], view);
  const sun = openSky(l, r, [r.range(520, 680), r.range(270, 330)], r.range(150, 200));
  l.ridge(swell(r, 520, 24), 0.2, true, 3);
  water(l, r, 560, sun);
  l.ridge(swell(r, 690, 20), 0.8, true, 3);
  const dark = darken(l.light.near, 0.2);
  const [lx, ly] = [r.range(760, 860), r.range(150, 210)];
  for (let i = 0; i < 11; i++) {
    const wing = i % 2 ? 1 : -1;
    const k = Math.ceil(i / 2);
    crane(
      l,
      r,
      lx - k * r.range(62, 74),
      ly + wing * k * 34 + k * 16 + r.range(-8, 8),
      0.95 - k * 0.05 + (i === 0 ? 0.25 : 0),
      dark,
    );
  }
  for (let i = 0; i < 16; i++) bird(l, r.range(60, 1140), r.range(330, 520), r.range(8, 16), r.next(), dark);
  reeds(l, r, -30, 420, 840, 260, dark);
  reeds(l, r, 860, 1240, 840, 220, dark);
  wader(l, r.pick([520, 700]), 740, dark);
  return l.scene([600, 330]);
}

/** A crane or stork in flight: long neck forward, legs behind. */
function crane(l: Landscape, r: Random, x: number, y: number, s: number, colour: string): void {
  const flap = r.range(-1, 1);
  l.group(`translate(${n(x)} ${n(y)}) rotate(-8) scale(${n(s * 10)}) scale(.1)`, () => {
    l.fill(`M-60 6Q-20 -14 30 -8Q60 -16 96 -14L122 -10L98 -6Q60 -2 34 10Q-10 20 -60 6Z`, colour);
    l.line(line(-56, 6, -116, 14) + line(-56, 8, -112, 20), colour, 3.4);
    l.fill(
      `M-20 0Q-40 ${n(-60 * flap - 20)} -74 ${n(-100 * flap - 20)}Q-10 ${n(-86 * flap - 16)} 26 -4Z`,
      colour,
    );
    l.fill(
      `M0 0Q20 ${n(-50 * flap - 16)} 4 ${n(-96 * flap - 22)}Q50 ${n(-66 * flap - 16)} 34 0Z`,
      mix(colour, l.light.sky[2], 0.25),
    );
    l.fill(polygon(100, -13, 124, -9, 100, -8), l.light.accent);
  });
}

function wader(l: Landscape, x: number, base: number, colour: string): void {
  l.line(
    line(x, base, x + 4, base - 120) + line(x + 26, base, x + 18, base - 64, x + 16, base - 120),
    l.light.accent,
    7,
  );
  l.fill(
    curve(
      [
        [x - 70, base - 112],
        [x - 20, base - 168],
        [x + 40, base - 172],
        [x + 66, base - 140],
        [x + 20, base - 108],
      ],
      true,
    ),
    '#fffaf0',
  );
  l.fill(
    curve(
      [
        [x - 90, base - 100],
        [x - 30, base - 150],
        [x + 20, base - 146],
        [x - 6, base - 112],
      ],
      true,
    ),
    colour,
  );
  l.fill(
    limb([x + 48, base - 150], [x + 70, base - 224], 20, 11) +
      limb([x + 70, base - 224], [x + 62, base - 262], 11, 15),
    '#fffaf0',
  );
  l.fill(polygon(x + 66, base - 272, x + 66, base - 252, x + 150, base - 246), l.light.accent);
  l.fill(disc(x + 66, base - 264, 3.6), colour);
}

export function storm(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dusk', 'night', 'day'], view);
  const [top, low] = [mix(l.light.sky[0], '#10162c', 0.72), mix(l.light.sky[2], '#5d6a80', 0.45)];
  l.fill(
    box(-60, -60, 1320, 940),
    l.defs.linear(
      [
        [0, top],
        [0.6, mix(top, low, 0.5)],
        [1, low],
      ],
      0,
      0,
      0,
      560,
    ),
  );
  const layers = [mix(low, '#ffffff', 0.22), mix(low, top, 0.35), mix(low, top, 0.65), darken(top, 0.12)];
  layers.forEach((colour, i) => {
    let d = '';
    for (let k = 0; k < 12; k++)
      d += disc(
        -40 + k * 116 + r.range(-40, 40),
        300 - i * 84 + r.range(-30, 30),
        r.range(84, 140),
        r.range(60, 96),
      );
    l.fill(d + box(-60, -60, 1320, 330 - i * 84), colour);
    let rims = '';
    for (let k = 0; k < 9; k++)
      rims += `M${n(r.range(0, 1100))} ${n(330 - i * 80 + r.range(-20, 40))}q50 36 110 0`;
    l.line(rims, lighten(colour, 0.24), 4, 0.5);
  });
  const [bx, by] = [r.range(470, 730), 300];
  const bolt: Point[] = [[bx, by]];
  for (let i = 1; i <= 6; i++)
    bolt.push([bx + (i % 2 ? 1 : -1) * r.range(18, 46) + i * r.range(-6, 6), by + i * 45]);
  for (const [w, o] of [
    [46, 0.12],
    [26, 0.2],
    [13, 0.6],
  ] as const)
    l.line(line(...bolt.flat()), '#fff3b8', w, o);
  l.line(line(...bolt.flat()), '#fffdf0', 8);
  const fork = bolt[2] ?? [bx, by];
  l.line(
    line(
      fork[0],
      fork[1],
      fork[0] + 60,
      fork[1] + 50,
      fork[0] + 50,
      fork[1] + 90,
      fork[0] + 100,
      fork[1] + 150,
    ),
    '#fffbe0',
    4.5,
  );
  l.fill(
    disc(bx, 560, 320, 120),
    l.defs.radial(
      [
        [0, '#fff3b8', 0.5],
        [1, '#fff3b8', 0],
      ],
      bx,
      560,
      320,
    ),
  );
  l.ridge(swell(r, 530, 20), 0.55, true, 2);
  l.ridge(swell(r, 600, 18), 0.8, true, 3);
  const dark = darken(l.light.near, 0.35);
  const hx = r.pick([300, 820]);
  l.fill(
    box(hx - 80, 560, 160, 90) + polygon(hx - 104, 566, hx, 480, hx + 104, 566) + box(hx + 34, 484, 22, 60),
    dark,
  );
  l.fill(box(hx - 50, 586, 32, 32) + box(hx + 16, 586, 32, 32), '#ffcf5c');
  const tx = 1120 - hx;
  // The tree bends away from the wind that drives the rain.
  l.fill(`M${tx - 14} 660Q${tx - 6} 560 ${tx - 44} 480L${tx - 34} 474Q${tx + 8} 540 ${tx + 16} 660Z`, dark);
  for (let i = 0; i < 9; i++)
    l.fill(
      limb([tx - 30 - i * 4, 520 - i * 8], [tx - 96 - i * 13, 486 - i * 15 + r.range(-12, 12)], 6, 2),
      dark,
    );
  for (let i = 0; i < 30; i++) {
    const t = r.next();
    l.fill(
      disc(
        tx - 30 - t * 140 + r.range(-26, 26),
        486 - r.range(0, 90) + t * 20,
        r.range(16, 34) * (1.2 - t * 0.5),
        r.range(9, 17),
      ),
      i % 3 ? dark : mix(dark, l.light.near, 0.45),
    );
  }
  l.fill(`${curve(swell(r, 690, 12))}L1260 880L-60 880Z`, dark);
  let rain = '';
  for (let i = 0; i < 190; i++) {
    const [x, y, w] = [r.range(-60, 1300), r.range(240, 800), r.range(30, 90)];
    rain += `M${Math.round(x)} ${Math.round(y)}l${Math.round(-w * 0.32)} ${Math.round(w)}`;
  }
  l.line(rain, '#dfeaf2', 2, 0.5);
  return l.scene([600, 420]);
}
