/** Places on foot: paths, rocks, towers, bridges. */
import { drawFigure } from '../../figures/figure.ts';
import { pointing, standing, walking } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { arch, box, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Landscape } from './landscape.ts';
import { createLandscape, crest, fir, openSky, reeds, roundTree, silhouette, swell } from './landscape.ts';
import { water } from './water-motifs.ts';

export const byDay = ['dawn', 'day', 'gold', 'spring'];

export function walker(l: Landscape, x: number, foot: number, height: number, pose = walking): void {
  const dark = darken(l.light.near, 0.4);
  l.fill(box(x - height * 0.17, foot - height * 0.82, height * 0.15, height * 0.3, 8), l.light.accent);
  silhouette(l, drawFigure(x, foot - height * 0.51, pose, { height, hair: 'cap' }), dark);
}

/** A crossing of paths with small yellow plates, a three-digit number on each. */
export function signpost(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, byDay, view);
  openSky(l, r);
  l.ridge(crest(r, 330, 120, 0.7), 0.14, true, 5);
  l.ridge(swell(r, 450, 34), 0.4, true, 4);
  for (let i = 0; i < 34; i++) fir(l, r.range(-20, 1220), r.range(480, 560), r.range(70, 130), l.plane(0.55));
  l.ridge(swell(r, 610, 18), 0.74, true, 3);
  const path = mix(l.light.sky[2], l.light.accent, 0.2);
  l.fill('M-40 840Q420 720 560 640L640 640Q700 740 1240 820V880H-40Z', path, 0.9);
  l.fill('M560 640Q700 620 1240 590V650Q780 650 640 660Z', path, 0.9);
  for (let i = 0; i < 7; i++)
    fir(
      l,
      i < 4 ? r.range(-30, 240) : r.range(960, 1230),
      r.range(700, 800),
      r.range(240, 400),
      l.plane(0.95),
    );
  l.fill(limb([600, 790], [600, 210], 17, 15), darken('#7a5233', 0.1));
  const numbers = [
    [2, 1, 4],
    [0, 8, 7],
    [3, 3, 9],
  ] as const;
  for (const [i, digits] of numbers.entries()) plate(l, 600, 250 + i * 112, i === 1 ? -1 : 1, digits);
  walker(l, 380, 770, 250, pointing);
  // Mirrored numbers would be unreadable.
  return { ...l.scene([590, 430]), mirror: false };
}

/** Strokes of the ten digits in a box of 20 × 36. */
const digitStrokes = [
  'M0 0H20V36H0Z',
  'M6 4L14 0V36',
  'M0 0H20V18H0V36H20',
  'M0 0H20V36H0M4 18H20',
  'M0 0V20H20M16 0V36',
  'M20 0H0V16H20V36H0',
  'M20 0H0V36H20V18H0',
  'M0 0H20L8 36',
  'M0 0H20V36H0ZM0 18H20',
  'M20 18H0V0H20V36H0',
];

function plate(l: Landscape, x: number, y: number, side: 1 | -1, digits: readonly number[]): void {
  l.fill(
    `M${x - side * 30} ${y}H${x + side * 190}L${x + side * 236} ${y + 42}L${x + side * 190} ${y + 84}H${x - side * 30}Z`,
    '#f2c230',
  );
  l.line(
    `M${x - side * 30} ${y}H${x + side * 190}L${x + side * 236} ${y + 42}L${x + side * 190} ${y + 84}H${x - side * 30}Z`,
    '#3a2d12',
    5,
  );
  digits.forEach((digit, k) => {
    const left = side > 0 ? x + 30 + k * 46 : x - 170 + k * 46;
    l.group(`translate(${left} ${y + 20}) scale(1.25)`, () =>
      l.line(digitStrokes[digit] ?? '', '#2a2010', 6),
    );
  });
  for (const dy of [16, 68]) l.fill(disc(x, y + dy, 6), '#3a2d12');
}

/** A narrow railway over the tidal flats, and the trolley that brings the post. */
export function tidalRail(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dawn', 'day', 'gold'], view);
  const sun = openSky(l, r, [r.range(300, 900), 210]);
  water(l, r, 360, sun);
  l.fill('M820 372Q900 318 1010 330T1190 372Z', l.plane(0.45));
  l.fill(
    box(930, 290, 80, 50) +
      polygon(916, 292, 970, 250, 1024, 292) +
      box(1040, 306, 56, 34) +
      polygon(1030, 308, 1068, 278, 1106, 308),
    darken(l.light.near, 0.1),
  );
  const mud = mix('#8d7a66', l.light.far, 0.35);
  l.fill('M-40 470Q300 420 620 450T1240 430V880H-40Z', mud);
  for (let i = 0; i < 26; i++) {
    const [x, y, w] = [r.range(-20, 1220), r.range(480, 800), r.range(60, 240)];
    l.fill(disc(x, y, w / 2, w * 0.045), i % 3 ? lighten(l.light.sky[1], 0.2) : darken(mud, 0.25), 0.6);
  }
  l.line('M160 860Q420 620 940 372', darken(mud, 0.55), 11);
  l.line('M300 860Q500 630 962 374', darken(mud, 0.55), 9);
  for (let i = 0; i < 15; i++) {
    const t = (i / 15) ** 1.6;
    const [x, y, w] = [
      160 + t * 760 + 40 * Math.sin(t * 3),
      850 - t * 470 - 40 * Math.sin(t * 3),
      170 * (1 - t) + 14,
    ];
    l.line(line(x - 10, y, x + w, y - w * 0.06), darken('#6b4a30', 0.1), 12 * (1 - t) + 3);
  }
  l.group('translate(450 610)', () => {
    const red = '#c8452f';
    l.fill(disc(0, 56, 190, 16), darken(mud, 0.5), 0.4);
    l.fill(box(-140, -20, 280, 58, 8), red);
    l.fill(box(40, -140, 100, 124, 10), darken(red, 0.2));
    l.fill(box(54, -126, 72, 56, 6), lighten(l.light.sky[2], 0.4));
    l.fill(box(-120, -66, 66, 48, 4) + box(-46, -56, 62, 38, 4), '#e9c58d');
    l.line('M-120 -42h66M-88 -66v48', darken('#e9c58d', 0.4), 3);
    for (const x of [-90, 90]) {
      l.fill(disc(x, 44, 32), darken(l.light.near, 0.5));
      l.fill(disc(x, 44, 12), lighten(mud, 0.3));
    }
    silhouette(l, drawFigure(-10, -66, standing, { height: 150, hair: 'cap' }), darken(l.light.near, 0.4));
  });
  for (let i = 0; i < 6; i++) reeds(l, r, 1040, 1240, 840, 150, darken(l.light.near, 0.1));
  return l.scene([520, 560]);
}

/** A climber on a rock wall, clipped to the steel rope; the village far below. */
export function viaFerrata(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, byDay, view);
  openSky(l, r, [300, 170]);
  l.ridge(crest(r, 470, 80, 0.6), 0.16, true, 4);
  l.ridge(swell(r, 560, 26), 0.34, true, 4);
  for (let i = 0; i < 9; i++) {
    const [x, y] = [110 + i * 44 + r.range(-12, 12), 610 + (i % 3) * 22];
    l.fill(
      box(x, y, 34, 24) + polygon(x - 5, y + 2, x + 17, y - 18, x + 39, y + 2),
      i % 2 ? '#b8583c' : '#8a4432',
    );
  }
  l.fill(box(300, 540, 24, 74) + polygon(296, 542, 312, 490, 328, 542), lighten(l.light.sky[2], 0.5));
  l.ridge(swell(r, 690, 14), 0.6, true, 3);
  const rock = mix('#a79a8c', l.light.far, 0.25);
  l.fill('M620 880L560 700L640 560L600 420L700 300L690 160L790 60L1240 -40V880Z', rock);
  for (const d of [
    'M700 300L820 360L780 480L900 560L860 700',
    'M790 60L860 220L980 300L960 420L1080 520',
    'M640 560L720 600L700 720',
    'M980 80L1100 200L1090 320L1190 400',
  ])
    l.line(d, darken(rock, 0.35), 7, 0.8);
  for (const d of [
    'M620 880L560 700L640 560L600 420L700 300L720 420L690 560L720 700L700 880Z',
    'M690 160L790 60L830 140L760 250L700 300Z',
  ])
    l.fill(d, darken(rock, 0.22), 0.8);
  l.line('M650 840Q690 640 760 470T920 20', darken(l.light.near, 0.5), 8);
  for (const [x, y] of [
    [672, 740],
    [720, 570],
    [790, 400],
    [866, 220],
  ] as const) {
    l.line(line(x - 26, y + 14, x + 26, y - 6), '#5c6670', 12);
    l.fill(disc(x + 8, y, 9), '#39424c');
  }
  l.group('translate(700 470)', () => {
    silhouette(
      l,
      drawFigure(
        0,
        0,
        {
          torso: 8,
          nearArm: [150, 165],
          farArm: [110, 150],
          nearLeg: [70, 5],
          farLeg: [20, -30],
          nearFoot: 90,
          farFoot: 60,
        },
        { height: 280, sleeves: 'short' },
      ),
      darken(l.light.near, 0.35),
    );
    l.fill(disc(30, -128, 30), l.light.accent);
    l.fill(box(-44, -104, 34, 78, 12), l.light.accent);
    l.line('M14 0Q60 -40 62 -96', l.light.accent, 6);
  });
  l.fill(`M900 -40V60H940V20H970V60H1010V20H1040V60H1080V-40Z`, darken(rock, 0.4));
  return l.scene([690, 420]);
}

/** A hanging bridge over a gorge, barred with a plank. */
export function footbridge(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, byDay, view);
  openSky(l, r);
  l.ridge(crest(r, 350, 110, 0.7), 0.15, true, 4);
  for (let i = 0; i < 22; i++) fir(l, r.range(-20, 1220), r.range(430, 520), r.range(90, 170), l.plane(0.42));
  const rock = mix('#8c8378', l.light.far, 0.3);
  l.fill('M-40 470H330L380 520L350 640L430 740L400 880H-40Z', rock);
  l.fill('M1240 450H870L820 520L860 640L790 740L830 880H1240Z', darken(rock, 0.12));
  for (const d of [
    'M60 480L120 620L80 760L140 880',
    'M240 474L280 600L240 720',
    'M1100 460L1060 600L1120 760',
    'M930 470L960 580L920 700',
  ])
    l.line(d, darken(rock, 0.4), 6, 0.7);
  l.fill('M430 740Q600 700 790 740L830 880H400Z', l.light.water);
  for (let i = 0; i < 9; i++)
    l.line(
      `M${470 + r.range(-30, 30)} ${756 + i * 12}h${n(r.range(60, 240))}`,
      lighten(l.light.water, 0.5),
      4,
      0.8,
    );
  const wood = '#8a5a36';
  const sag = (x: number, by: number) => 470 + by * (1 - ((x - 600) / 280) ** 2);
  for (const rise of [-92, 0])
    l.line(
      `M320 ${470 + rise}Q600 ${n(470 + rise + 150)} 880 ${450 + rise}`,
      darken(wood, 0.5),
      rise ? 8 : 11,
    );
  for (let x = 334; x < 880; x += 27) {
    const y = sag(x, 72);
    l.line(line(x, y - 88, x, y), darken(wood, 0.4), 3);
    l.fill(box(x - 11, y - 4, 22, 14, 2), (x / 27) % 3 < 1 ? lighten(wood, 0.25) : wood);
  }
  for (const x of [306, 878]) l.fill(box(x, 330, 24, 150, 3), darken(wood, 0.25));
  l.group('rotate(-6 330 420)', () => {
    l.fill(box(190, 396, 270, 34, 3), lighten(l.light.sky[2], 0.4));
    for (let i = 0; i < 5; i++)
      l.fill(polygon(196 + i * 54, 430, 214 + i * 54, 396, 240 + i * 54, 396, 222 + i * 54, 430), '#d8402f');
  });
  for (let i = 0; i < 6; i++)
    fir(
      l,
      i < 3 ? r.range(-20, 190) : r.range(1010, 1220),
      r.range(600, 800),
      r.range(280, 420),
      l.plane(0.95),
    );
  walker(l, 170, 474, 190, standing);
  return l.scene([560, 470]);
}

/** A tower of rough stone on a wooded top; a row of white marks runs through it, the border. */
export function stoneTower(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, byDay, view);
  openSky(l, r);
  l.ridge(crest(r, 470, 60, 0.6), 0.12, true, 4);
  l.ridge(swell(r, 540, 34), 0.3, true, 5);
  l.fill('M-40 880V720Q300 560 600 560T1240 700V880Z', l.plane(0.7));
  for (let i = 0; i < 26; i++) {
    const x = i < 13 ? r.range(-40, 400) : r.range(800, 1240);
    roundTree(
      l,
      r,
      x,
      590 + Math.abs(x - 600) * 0.2 + r.range(0, 60),
      r.range(110, 210),
      mix(l.plane(0.75), l.light.accent, i % 3 ? 0.06 : 0.3),
    );
  }
  const stone = mix('#a59a8a', l.light.far, 0.2);
  l.fill(polygon(470, 580, 500, 180, 700, 180, 730, 580), stone);
  l.fill(polygon(600, 580, 600, 180, 700, 180, 730, 580), darken(stone, 0.16));
  let courses = '';
  for (let y = 210; y < 570; y += 34)
    for (let x = 500; x < 700; x += 62)
      courses += line(x + ((y / 34) % 2) * 30, y, x + 44 + ((y / 34) % 2) * 30, y);
  l.line(courses, darken(stone, 0.3), 4, 0.7);
  l.fill(box(480, 150, 240, 40, 3), darken(stone, 0.25));
  for (let x = 484; x < 720; x += 52) l.fill(box(x, 116, 30, 40), darken(stone, 0.25));
  l.fill(arch(560, 450, 80, 130), darken(l.light.near, 0.4));
  l.fill(arch(580, 280, 40, 70), darken(l.light.near, 0.4));
  for (let i = 0; i < 9; i++) {
    const y = 600 + i * 28;
    l.fill(box(594 + (i - 4) * 3, y, 16 + i * 2, 16 + i, 3), '#f6f2e6');
    l.fill(box(594 + (i - 4) * 3, y, 16 + i * 2, 6, 3), '#c8452f');
  }
  l.line('M600 116V20', darken(l.light.near, 0.3), 6);
  silhouette(l, drawFigure(556, 92, pointing, { height: 104 }), darken(l.light.near, 0.4));
  walker(l, 860, 716, 170);
  return l.scene([600, 380]);
}
