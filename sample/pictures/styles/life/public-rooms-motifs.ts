import { drawFigure } from '../../figures/figure.ts';
import { carrying, pointing } from '../../figures/poses.ts';
import { lighten, mix } from '../../paint/colour.ts';
import { box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { plant } from './food-motif.ts';
import type { Gouache } from './gouache.ts';
import { createGouache } from './gouache.ts';
import { windowPane } from './home-rooms-motifs.ts';

export function classroom(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white, table: wood } = g.pots;
  const board = mix(two, '#1f4a40', 0.6);
  g.paint(box(250, 70, 700, 350, 6), '#a8754a');
  g.paint(box(268, 88, 664, 314), board, { rough: 2, shade: 0 });
  const lesson = r.int(0, 2);
  if (lesson === 0) {
    g.line(polygon(340, 330, 500, 150, 560, 330) + line(500, 150, 500, 330), white, 5, 0.9);
    g.line(disc(720, 240, 96) + line(720, 240, 816, 240) + line(720, 240, 660, 166), white, 5, 0.9);
  } else if (lesson === 1) {
    g.line(line(330, 350, 330, 130) + line(330, 350, 620, 350), white, 5, 0.9);
    g.line(
      curve([
        [330, 340],
        [420, 300],
        [500, 180],
        [600, 150],
      ]),
      three,
      7,
    );
    for (let i = 0; i < 4; i++) g.line(disc(740, 240, 30 + i * 26), white, 4, 0.8);
  } else {
    g.line(disc(600, 240, 34), three, 9);
    for (const [rx, a] of [
      [110, 0],
      [180, 0],
      [250, 0],
    ] as const)
      g.line(disc(600, 240, rx, rx * 0.42), white, 3.4, 0.8 - a);
    for (const [x, y, s, c] of [
      [490, 240, 13, one],
      [760, 276, 19, four],
      [380, 194, 16, white],
    ] as const)
      g.paint(disc(x, y, s), c);
  }
  g.paint(box(268, 402, 664, 16), lighten(wood, 0.2));
  windowPane(g, 50, 90, 150, 330);
  g.paint(box(1000, 100, 150, 110, 4), white);
  g.paint(disc(1075, 290, 56), white);
  g.line(line(1075, 290, 1075, 252) + line(1075, 290, 1104, 304), dark, 6);
  g.line(disc(1075, 290, 56), dark, 6);
  g.paint(polygon(1010, 200, 1050, 130, 1090, 180, 1120, 150, 1140, 200), four);
  g.paint(polygon(-60, 600, 1260, 600, 1260, 880, -60, 880), lighten(wood, 0.25), { turn: 2 });
  g.figure(
    drawFigure(r.pick([230, 990]), 440, pointing, {
      height: 390,
      hair: r.pick(['bun', 'short', 'long']),
      skirt: r.chance(0.4),
    }),
    r.pick([one, three]),
  );
  for (const [x, y, s] of [
    [380, 610, 1],
    [800, 610, 1],
    [180, 740, 1.4],
    [600, 740, 1.4],
    [1020, 740, 1.4],
  ] as const)
    pupil(g, r, x, y, s);
  return g.scene([600, 400]);
}

/** A child at a desk, seen from behind. */
function pupil(g: Gouache, r: Random, x: number, y: number, s: number): void {
  const { one, two, three, four, dark, white, table: wood } = g.pots;
  const shirt = r.pick([one, two, three, four, white]);
  const hair = r.pick([dark, '#6b3f26', '#b87a3a', '#2a1c1c']);
  g.group(`translate(${n(x)} ${n(y)}) scale(${s})`, () => {
    g.paint(box(-110, -30, 220, 20, 4), mix(wood, '#d9a46a', 0.5));
    g.paint(box(-70, -44, 60, 16, 2), white);
    if (r.chance(0.3)) g.paint(limb([46, -10], [74, -130], 13, 10), '#e6ae88', { rough: 0.4 });
    g.paint(`M-64 100Q-70 -20 -24 -26H24Q70 -20 64 100Z`, shirt);
    g.paint(box(-14, -50, 28, 30, 8), '#d99c74', { rough: 0.4 });
    g.paint(disc(0, -78, 38, 42), hair, { turn: 80 });
    const style = r.int(0, 2);
    if (style === 0) g.paint(disc(-40, -70, 18, 26) + disc(40, -70, 18, 26), hair);
    else if (style === 1) g.paint(limb([0, -70], [4, 6], 26, 12), hair, { turn: 85 });
  });
}

export function hospital(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white, wall } = g.pots;
  g.paint(box(-40, 420, 1280, 240), mix(wall, two, 0.5), { shade: 0 });
  g.line(line(-40, 420, 1240, 420), white, 7);
  windowPane(g, 720, 80, 300, 270);
  g.paint(`M690 50q30 170 -6 330h60q26 -170 4 -330Z`, four, { turn: 88 });
  g.paint(`M1050 50q-20 170 14 330h-66q-20 -170 0 -330Z`, four, { turn: 88 });
  g.paint(polygon(-60, 650, 1260, 640, 1260, 880, -60, 880), mix(two, dark, 0.25), { turn: 2 });
  g.flat(disc(760, 722, 400, 30), dark, 0.3);
  g.line(line(392, 690, 392, 120, 330, 120) + line(392, 120, 450, 120), mix(dark, white, 0.4), 9);
  g.flat(box(306, 130, 54, 92, 14), white, 0.9);
  g.paint(box(306, 172, 54, 50, 12), r.pick([three, one]));
  g.line(
    curve([
      [333, 222],
      [336, 330],
      [420, 380],
      [480, 470],
    ]),
    white,
    5,
  );
  g.paint(box(90, 150, 180, 140, 12), dark);
  g.paint(box(106, 166, 148, 108, 4), mix(two, dark, 0.5), { shade: 0 });
  g.line(line(110, 226, 150, 226, 164, 190, 182, 256, 196, 216, 208, 226, 250, 226), three, 5);
  g.line(line(180, 290, 180, 660), mix(dark, white, 0.4), 11);
  g.paint(box(420, 380, 30, 330, 10), mix(dark, white, 0.45));
  g.paint(box(1070, 470, 26, 240, 10), mix(dark, white, 0.45));
  g.paint(box(430, 560, 660, 66, 12), white);
  g.paint(box(446, 480, 190, 88, 40), white);
  g.paint(limb([560, 500], [600, 560], 24, 30), '#d9a17a', { rough: 0.4 });
  g.paint(disc(560, 458, 44, 52), '#e6b48e', { rough: 0.6 });
  g.paint(
    curve(
      [
        [514, 476],
        [502, 430],
        [528, 392],
        [576, 390],
        [608, 420],
        [606, 452],
        [588, 430],
        [560, 420],
        [532, 436],
        [526, 470],
      ],
      true,
    ),
    r.pick([dark, '#8d8790', '#6b3f26', '#c98f45']),
  );
  g.line(
    curve([
      [538, 462],
      [546, 466],
      [554, 462],
    ]) +
      curve([
        [572, 462],
        [580, 466],
        [588, 462],
      ]) +
      curve([
        [552, 488],
        [563, 492],
        [574, 487],
      ]),
    dark,
    3.4,
  );
  g.line(
    curve([
      [563, 464],
      [568, 476],
      [561, 478],
    ]),
    '#c98a62',
    3.4,
  );
  g.paint(`M600 560Q620 490 760 500Q960 500 1080 540V640H600Z`, r.pick([three, one, lighten(one, 0.25)]), {
    turn: 6,
    rough: 1.6,
  });
  for (let i = 0; i < 3; i++)
    g.line(
      curve([
        [640 + i * 130, 540],
        [700 + i * 130, 566],
        [690 + i * 130, 626],
      ]),
      white,
      3,
      0.4,
    );
  for (const x of [450, 1070]) g.paint(disc(x, 716, 20), dark);
  const nurse = drawFigure(
    r.range(830, 930),
    470,
    { ...carrying, nearLeg: [2, 0], farLeg: [-4, -4] },
    { height: 520, hair: r.pick(['bun', 'short']), coat: true },
  );
  g.group('translate(1760 0) scale(-1 1)', () => {
    g.figure(nurse, white, two);
    const [hx, hy] = nurse.joints.nearHand;
    g.group(`rotate(-14 ${n(hx)} ${n(hy)})`, () => {
      g.paint(box(hx - 14, hy - 62, 90, 112, 5), '#a8754a');
      g.paint(box(hx - 6, hy - 50, 74, 92), white);
      for (let i = 0; i < 4; i++)
        g.line(line(hx + 4, hy - 34 + i * 18, hx + 54, hy - 34 + i * 18), dark, 3.4);
    });
  });
  plant(g, r, 1120, 660, 120);
  g.paint(box(520, 150, 110, 110, 14), white);
  g.flat(box(545, 193, 60, 24, 3) + box(563, 175, 24, 60, 3), '#cf3f3a');
  return g.scene([620, 430]);
}
