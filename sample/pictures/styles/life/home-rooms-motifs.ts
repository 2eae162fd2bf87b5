import { drawFigure } from '../../figures/figure.ts';
import { sitting } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { lemon, plant } from './food-motif.ts';
import type { Gouache } from './gouache.ts';
import { createGouache, table } from './gouache.ts';

export function kitchen(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white, wall } = g.pots;
  for (let y = 250; y < 570; y += 54)
    for (let x = -30; x < 1240; x += 54)
      g.flat(box(x + 3, y + 3, 48, 48, 3), (x / 54 + y / 54) % 5 < 1 ? four : lighten(wall, 0.3), 0.65);
  g.paint(box(-20, 40, 300, 180, 6), two);
  g.paint(box(-20, 46, 142, 168, 4), lighten(two, 0.1));
  g.flat(disc(112, 130, 8) + disc(140, 130, 8), three);
  g.paint(box(880, 70, 330, 16, 4), dark);
  for (let i = 0; i < 6; i++) {
    const x = 900 + i * 50;
    if (i % 2) g.paint(box(x, 6, 38, 64, 8), [one, three, four][i % 3] ?? one);
    else g.paint(disc(x + 20, 46, 24), white);
  }
  windowPane(g, 360, 60, 260, 190);
  plant(g, r, 560, 250, 60);
  g.line(line(700, 130, 1180, 130), dark, 8);
  for (const [x, w] of [
    [740, 36],
    [830, 46],
    [930, 30],
    [1020, 52],
    [1120, 40],
  ] as const) {
    g.line(line(x, 130, x, 210), dark, 6);
    g.paint(
      r.chance(0.5) ? disc(x, 232, w * 0.72, w * 0.62) : box(x - w * 0.5, 206, w, 64, 14),
      r.pick([dark, one, '#b5794e']),
    );
  }
  table(g, 570, '#c88f5e');
  g.paint(polygon(-60, 660, 1260, 650, 1260, 880, -60, 880), two, { turn: 90 });
  for (let i = 0; i < 4; i++) g.line(box(20 + i * 310, 690, 270, 200, 8), darken(two, 0.3), 5);
  pot(g, r, 600, 560);
  g.shadow(polygon(800, 580, 1080, 572, 1110, 622, 790, 630));
  g.paint(polygon(800, 572, 1080, 564, 1110, 622, 790, 630), '#d9a86c');
  for (let i = 0; i < 5; i++) g.paint(disc(850 + i * 34, 590, 18, 14), i % 2 ? one : lighten(one, 0.2));
  g.paint(polygon(960, 606, 1080, 560, 1092, 574, 980, 616), '#d3d8de');
  g.paint(limb([1084, 566], [1150, 540], 11, 13), dark);
  lemon(g, 300, 590, 44, three);
  g.paint(disc(220, 590, 46, 42), '#d9402c');
  g.paint(`M110 610Q92 500 120 470V400h36V470Q184 500 166 610Z`, mix(four, '#5a7a3a', 0.5), { turn: 88 });
  g.paint(box(112, 520, 52, 50, 4), white);
  g.paint(box(118, 386, 40, 22, 4), dark);
  return g.scene([600, 450]);
}

function pot(g: Gouache, r: Random, x: number, base: number): void {
  const { one, dark, white, three } = g.pots;
  const colour = r.pick([one, three]);
  g.paint(box(x - 190, base, 380, 26, 6), dark);
  for (let i = -3; i <= 3; i++)
    g.paint(`M${x + i * 40 - 11} ${base + 2}q-4 -22 11 -36q15 14 11 36Z`, i % 2 ? '#5aa7e8' : '#f2a83a', {
      rough: 0.3,
      shade: 0,
    });
  g.line(
    curve([
      [x - 160, base - 150],
      [x - 214, base - 160],
      [x - 206, base - 112],
      [x - 158, base - 112],
    ]) +
      curve([
        [x + 160, base - 150],
        [x + 214, base - 160],
        [x + 206, base - 112],
        [x + 158, base - 112],
      ]),
    darken(colour, 0.4),
    17,
  );
  g.paint(
    `M${x - 164} ${base - 200}H${x + 164}L${x + 150} ${base - 34}Q${x + 146} ${base - 20} ${x + 128} ${base - 20}H${x - 128}Q${x - 146} ${base - 20} ${x - 150} ${base - 34}Z`,
    colour,
    { turn: 86, rough: 1.8 },
  );
  g.flat(
    polygon(x - 130, base - 190, x - 96, base - 190, x - 100, base - 40, x - 124, base - 40),
    white,
    0.25,
  );
  g.group(`rotate(${n(r.range(-14, -8))} ${x - 150} ${base - 210})`, () => {
    g.paint(`M${x - 176} ${base - 214}Q${x} ${base - 300} ${x + 176} ${base - 214}Z`, darken(colour, 0.12), {
      rough: 1.4,
    });
    g.paint(box(x - 184, base - 220, 368, 20, 10), darken(colour, 0.3));
    g.paint(disc(x, base - 278, 26, 20), dark);
  });
  for (const dx of [70, 120, 170])
    g.line(
      curve([
        [x + dx, base - 250],
        [x + dx + 26, base - 290],
        [x + dx - 12, base - 330],
        [x + dx + 20, base - 390 - r.range(0, 30)],
      ]),
      white,
      14,
      0.55,
    );
}

export function home(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white, table: wood } = g.pots;
  windowPane(g, 110, 100, 230, 300);
  g.paint(`M70 60q44 190 -10 380h76q30 -190 8 -380Z`, one, { turn: 88 });
  g.paint(`M380 60q-44 190 10 380h-76q-30 -190 -8 -380Z`, one, { turn: 88 });
  g.line(line(40, 62, 410, 62), dark, 9);
  for (const [x, y, w, h] of [
    [470, 90, 150, 190],
    [650, 70, 210, 140],
    [650, 236, 96, 96],
    [770, 236, 92, 96],
  ] as const) {
    g.shadow(box(x, y, w, h), 8, 8);
    g.paint(box(x, y, w, h), dark);
    g.paint(box(x + 12, y + 12, w - 24, h - 24), r.pick([white, three, four]), { shade: 0 });
    if (r.chance(0.5)) g.paint(disc(x + w / 2, y + h / 2, Math.min(w, h) * 0.24), r.pick([one, two]));
    else
      g.paint(
        polygon(
          x + 12,
          y + h - 12,
          x + w * 0.4,
          y + h * 0.45,
          x + w * 0.6,
          y + h * 0.65,
          x + w * 0.75,
          y + h * 0.5,
          x + w - 12,
          y + h - 12,
        ),
        r.pick([one, two]),
      );
  }
  g.paint(polygon(-60, 620, 1260, 610, 1260, 880, -60, 880), wood, { turn: 2, rough: 1.6 });
  g.paint(disc(580, 740, 470, 74), lighten(one, 0.35), { turn: 2 });
  g.line(disc(580, 740, 420, 60), white, 6, 0.7);
  g.line(line(1010, 690, 1010, 250), dark, 11);
  g.flat(polygon(930, 256, 1090, 256, 1220, 640, 800, 640), three, 0.22);
  g.paint(polygon(950, 130, 1070, 130, 1110, 258, 910, 258), three);
  g.paint(disc(1010, 694, 74, 16), dark);
  const sofa = r.pick([two, one, four]);
  g.shadow(box(290, 400, 600, 270, 40));
  g.paint(box(300, 396, 580, 200, 44), sofa, { rough: 1.6 });
  for (let i = 0; i < 2; i++) g.paint(box(346 + i * 248, 510, 240, 110, 24), lighten(sofa, 0.12));
  g.paint(box(260, 470, 96, 180, 36) + box(826, 470, 96, 180, 36), darken(sofa, 0.12));
  for (const x of [300, 860]) g.paint(box(x - 9, 648, 22, 54, 4), dark);
  g.group(`rotate(-12 400 480)`, () => g.paint(box(360, 430, 110, 100, 18), three));
  g.group(`rotate(10 780 480)`, () => g.paint(box(730, 430, 110, 100, 18), white));
  const reader = drawFigure(
    590,
    540,
    { ...sitting, torso: -6, head: 20, nearArm: [24, 104], farArm: [30, 108] },
    { height: 430, hair: r.pick(['bun', 'long', 'short']) },
  );
  g.figure(reader, r.pick([one === sofa ? three : one, white]), dark);
  const [hx, hy] = reader.joints.nearHand;
  g.group(`rotate(-24 ${n(hx)} ${n(hy)})`, () => {
    g.paint(polygon(hx - 10, hy - 44, hx + 34, hy - 54, hx + 34, hy + 26, hx - 10, hy + 36), three);
    g.paint(polygon(hx + 34, hy - 54, hx + 44, hy - 46, hx + 44, hy + 32, hx + 34, hy + 26), white);
  });
  cat(g, 250, 760, r.pick([dark, '#c77a3a', white]));
  plant(g, r, 130, 640, 150);
  return g.scene([590, 450]);
}

function cat(g: Gouache, x: number, base: number, colour: string): void {
  g.line(
    curve([
      [x + 60, base - 14],
      [x + 110, base - 6],
      [x + 124, base - 50],
      [x + 104, base - 66],
    ]),
    colour,
    17,
  );
  g.paint(
    curve(
      [
        [x - 58, base],
        [x - 66, base - 60],
        [x - 20, base - 104],
        [x + 44, base - 80],
        [x + 74, base - 16],
        [x + 60, base],
      ],
      true,
    ),
    colour,
    { turn: 70 },
  );
  g.paint(
    disc(x - 34, base - 118, 40, 35) +
      polygon(x - 70, base - 132, x - 64, base - 176, x - 38, base - 148) +
      polygon(x - 30, base - 150, x - 6, base - 176, x + 2, base - 132),
    colour,
  );
  g.line(
    curve([
      [x - 56, base - 120],
      [x - 48, base - 114],
      [x - 40, base - 120],
    ]) +
      curve([
        [x - 28, base - 120],
        [x - 20, base - 114],
        [x - 12, base - 120],
      ]),
    g.pots.three,
    4.4,
  );
  g.flat(polygon(x - 39, base - 108, x - 29, base - 108, x - 34, base - 101), g.pots.one);
}

export function windowPane(g: Gouache, x: number, y: number, w: number, h: number): void {
  g.paint(box(x - 12, y - 12, w + 24, h + 24, 4), g.pots.white);
  g.paint(box(x, y, w, h), '#a8d4de', { shade: 0 });
  g.flat(disc(x + w * 0.3, y + h * 0.8, w * 0.5, h * 0.2), g.pots.four, 0.9);
  g.paint(box(x + w / 2 - 5, y, 10, h) + box(x, y + h / 2 - 5, w, 10), g.pots.white, {
    rough: 0.4,
    shade: 0,
  });
}
