import { standing } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { box, curve, disc, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Landscape } from './landscape.ts';
import { cloudBand, createLandscape, crest, openSky, roundTree, swell } from './landscape.ts';
import { byDay, walker } from './travel-scenes.ts';

/** A stream that falls in veils over ledges of limestone. */
export function waterfall(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['day', 'spring', 'dawn'], view);
  openSky(l, r);
  l.ridge(swell(r, 300, 40), 0.3, true, 4);
  for (let i = 0; i < 16; i++)
    roundTree(l, r, r.range(-40, 1240), r.range(360, 420), r.range(170, 280), l.plane(0.45));
  l.fill('M-40 880V380Q200 330 400 350L800 350Q1000 330 1240 390V880Z', l.plane(0.62));
  const rock = mix('#8f8778', l.light.near, 0.25);
  const white = lighten(l.light.sky[2], 0.7);
  const ledges = [
    [420, 350, 360, 120],
    [350, 470, 480, 110],
    [270, 580, 640, 110],
    [170, 690, 840, 120],
  ] as const;
  for (const [x, y, w, h] of ledges) {
    l.fill(
      `M${x - 130} ${y + h + 40}L${x - 70} ${y - 6}Q${x + w / 2} ${y - 34} ${x + w + 70} ${y - 6}L${x + w + 130} ${y + h + 40}Z`,
      darken(rock, (y - 350) / 1400),
    );
    l.fill(
      `M${x} ${y}Q${x + w / 2} ${y - 22} ${x + w} ${y}Q${x + w + 34} ${y + h * 0.5} ${x + w + 24} ${y + h}H${x - 24}Q${x - 34} ${y + h * 0.5} ${x} ${y}Z`,
      white,
      0.86,
    );
    for (let i = 0; i < 15; i++) {
      const fx = x + 8 + (i * (w - 16)) / 14;
      l.line(
        curve([
          [fx, y + r.range(2, 14)],
          [fx + (fx - x - w / 2) * 0.05, y + h * 0.5],
          [fx + (fx - x - w / 2) * 0.07, y + h - r.range(4, 20)],
        ]),
        l.light.water,
        r.range(3, 7),
        0.7,
      );
    }
    for (let i = 0; i < 12; i++)
      l.fill(disc(x + r.range(-20, w + 20), y + h, r.range(16, 38), r.range(7, 12)), white, 0.95);
  }
  l.fill('M-40 820Q300 800 600 812T1240 812V880H-40Z', l.light.water);
  for (let i = 0; i < 5; i++)
    roundTree(
      l,
      r,
      i < 3 ? r.range(-60, 110) : r.range(1110, 1250),
      r.range(640, 800),
      r.range(300, 420),
      mix(l.plane(0.9), l.light.accent, i % 2 ? 0.2 : 0),
    );
  for (let i = 0; i < 14; i++)
    l.fill(disc(r.range(0, 1200), r.range(806, 838), r.range(18, 50), r.range(12, 22)), darken(rock, 0.3));
  for (const [x, h] of [
    [1050, 170],
    [1110, 112],
  ] as const)
    walker(l, x, 806, h, standing);
  return l.scene([600, 520]);
}

/** The bend of a great river seen from above, between towers of rock. */
export function riverBend(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, byDay, view);
  openSky(l, r, [600, 130], 54);
  l.ridge(crest(r, 300, 70, 0.6), 0.1, true, 4);
  l.ridge(swell(r, 350, 22), 0.24, true, 4);
  l.fill(box(-60, 380, 1320, 500), l.plane(0.45));
  const bed = (wide: number) =>
    `M-60 ${470 + wide}C300 ${430 + wide} 260 ${690 + wide} 620 ${690 + wide}S900 ${420 + wide} 1260 ${450 + wide}`;
  l.line(bed(0), mix(l.light.sky[2], l.light.water, 0.55), 104);
  l.line(bed(-8), lighten(l.light.water, 0.35), 60, 0.7);
  for (let i = 0; i < 4; i++) l.line(bed(-30 + i * 18), l.light.sun, 3, 0.6);
  for (let i = 0; i < 46; i++) {
    const x = r.range(330, 900);
    roundTree(
      l,
      r,
      x,
      430 + r.range(0, 130),
      r.range(26, 56),
      mix(l.plane(0.55), l.light.accent, i % 5 ? 0 : 0.3),
    );
  }
  const rock = mix('#8f8171', l.light.near, 0.2);
  for (const [x, top, w, foot] of [
    [90, 330, 150, 880],
    [240, 470, 110, 880],
    [1080, 300, 170, 880],
    [950, 520, 100, 880],
  ] as const) {
    l.fill(
      `M${x - w} ${foot}L${x - w * 0.55} ${top + 150}L${x - w * 0.3} ${top + 30}L${x} ${top}L${x + w * 0.34} ${top + 60}L${x + w * 0.5} ${top + 210}L${x + w} ${foot}Z`,
      rock,
    );
    l.fill(
      `M${x} ${top}L${x + w * 0.34} ${top + 60}L${x + w * 0.5} ${top + 210}L${x + w} ${foot}H${x + w * 0.2}L${x + w * 0.1} ${top + 200}Z`,
      darken(rock, 0.3),
    );
    l.line(
      `M${x - w * 0.3} ${top + 120}l${w * 0.3} 40M${x - w * 0.4} ${top + 220}l${w * 0.5} 30`,
      darken(rock, 0.4),
      5,
    );
  }
  l.ridge(swell(r, 800, 12), 0.95, true, 2);
  walker(l, 640, 812, 210, standing);
  return l.scene([600, 520]);
}

/** One hill in a plain, its sides full of vines, a ruin on its top. */
export function loneHill(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, byDay, view);
  openSky(l, r);
  for (let i = 0; i < 2; i++) cloudBand(l, r, r.range(200, 1000), r.range(150, 260), r.range(150, 240));
  l.fill(box(-60, 560, 1320, 320), l.plane(0.4));
  l.fill('M60 590C260 560 300 330 420 262Q600 214 780 262C900 330 940 560 1150 590Z', l.plane(0.55));
  l.fill(
    'M60 590C260 560 300 330 420 262Q500 236 560 232C470 330 430 480 470 590Z',
    darken(l.plane(0.55), 0.14),
    0.7,
  );
  for (let i = 0; i < 40; i++)
    roundTree(
      l,
      r,
      r.range(420, 780),
      330 - Math.abs(r.next()) * 70,
      r.range(30, 60),
      mix(l.plane(0.7), l.light.accent, i % 5 ? 0 : 0.3),
    );
  const stone = lighten(l.light.far, 0.3);
  l.fill('M540 250V190H556V204H574V176H590V204H616V186H634V250Z', stone);
  for (let row = 0; row < 8; row++) {
    const y = 400 + row * 26;
    const half = 240 + row * 34;
    l.line(
      `M${600 - half} ${y + 26}Q600 ${y - 30} ${600 + half} ${y + 26}`,
      row % 2 ? l.light.accent : lighten(l.plane(0.55), 0.22),
      7,
      0.75,
    );
  }
  for (const [x, y] of [
    [330, 540],
    [760, 470],
    [880, 560],
  ] as const)
    l.fill(
      box(x, y, 46, 30) + polygon(x - 6, y + 2, x + 23, y - 26, x + 52, y + 2),
      lighten(l.light.sky[2], 0.5),
    );
  for (let i = 0; i < 9; i++)
    l.fill(
      polygon(-60 + i * 160, 880, -10 + i * 130 + 60, 600, 60 + i * 130 + 60, 600, 80 + i * 160, 880),
      i % 2 ? mix(l.plane(0.6), l.light.accent, 0.3) : l.plane(0.62),
      0.9,
    );
  for (let i = 0; i < 12; i++)
    roundTree(l, r, -20 + i * 110, 640 + r.range(-10, 10), r.range(40, 76), l.plane(0.85));
  return l.scene([600, 420]);
}
