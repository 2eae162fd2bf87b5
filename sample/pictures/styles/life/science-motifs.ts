import { darken, lighten, mix } from '../../paint/colour.ts';
import { arc, box, curve, disc, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { plant } from './food-motif.ts';
import type { Gouache } from './gouache.ts';
import { createGouache, table, windowLight } from './gouache.ts';

export function laboratory(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white } = g.pots;
  g.paint(box(60, 80, 1080, 22, 4), dark);
  for (let x = 90; x < 1100; x += r.range(66, 110)) {
    const h = r.range(60, 120);
    const colour = r.pick([one, two, three, four, white]);
    if (r.chance(0.5)) g.paint(box(x, 80 - h * 0.6, 44, h * 0.6, 8), colour);
    else
      g.paint(
        polygon(
          x + 18,
          80 - h * 0.9,
          x + 34,
          80 - h * 0.9,
          x + 34,
          80 - h * 0.5,
          x + 60,
          80,
          x - 8,
          80,
          x + 18,
          80 - h * 0.5,
        ),
        colour,
      );
  }
  windowLight(g, r);
  table(g, 610, mix(white, two, 0.25));
  flask(g, r, 330, 640, 1.15, r.pick([one, three]));
  flask(g, r, 880, 650, 0.9, r.pick([two, four]));
  microscope(g, 610, 640);
  g.paint(box(980, 520, 190, 24, 6), '#b5794e');
  g.paint(box(980, 640, 190, 20, 6), '#b5794e');
  for (let i = 0; i < 4; i++) {
    const x = 1004 + i * 46;
    g.flat(box(x - 15, 450, 30, 190, 15), white, 0.85);
    const level = r.range(60, 130);
    g.paint(box(x - 15, 640 - level, 30, level, 15), [one, three, two, four][i] ?? one, { turn: 90 });
    g.flat(box(x - 9, 470, 6, 150, 3), '#ffffff', 0.6);
  }
  g.shadow(disc(180, 720, 92, 24));
  g.paint(disc(180, 716, 92, 26), white);
  g.paint(disc(180, 712, 72, 18), four);
  for (let i = 0; i < 12; i++)
    g.flat(disc(180 + r.range(-50, 50), 712 + r.range(-10, 10), r.range(4, 9), r.range(3, 5)), one);
  g.paint(polygon(430, 730, 640, 716, 670, 790, 440, 806), white);
  for (let i = 0; i < 3; i++) g.line(line(456, 750 + i * 17, 620 - i * 14, 740 + i * 17), two, 4);
  return g.scene([600, 440]);
}

function flask(g: Gouache, r: Random, x: number, base: number, s: number, liquid: string): void {
  g.group(`translate(${n(x)} ${n(base)}) scale(${n(s * 10)}) scale(.1)`, () => {
    g.shadow(polygon(-28, -200, 28, -200, 130, 20, -130, 20));
    g.flat(`M-30 -330H30V-210L138 -10Q142 20 110 20H-110Q-142 20 -138 -10L-30 -210Z`, g.pots.white, 0.7);
    g.paint(`M-74 -130Q0 -150 74 -130L138 -10Q142 20 110 20H-110Q-142 20 -138 -10Z`, liquid, { rough: 1.6 });
    g.flat(disc(0, -132, 76, 14), lighten(liquid, 0.35));
    for (let i = 0; i < 8; i++)
      g.flat(disc(r.range(-70, 70), r.range(-100, 0), r.range(5, 14)), lighten(liquid, 0.5), 0.8);
    g.paint(box(-42, -346, 84, 22, 8), g.pots.white);
    g.flat(polygon(-20, -320, -8, -320, -8, -210, -86, -50, -100, -50, -20, -210), '#ffffff', 0.6);
    for (let i = 0; i < 4; i++)
      g.line(line(40 + i * 22, -150 + i * 44, 70 + i * 22, -150 + i * 44), g.pots.dark, 4, 0.6);
  });
}

function microscope(g: Gouache, x: number, base: number): void {
  const { dark, two, white, three } = g.pots;
  g.shadow(box(x - 130, base - 30, 280, 44, 16));
  g.paint(box(x - 130, base - 34, 280, 48, 18), dark);
  g.paint(
    `M${x + 96} ${base - 34}Q${x + 190} ${base - 190} ${x + 96} ${base - 340}L${x + 50} ${base - 312}Q${x + 116} ${base - 190} ${x + 40} ${base - 34}Z`,
    two,
  );
  g.paint(box(x - 120, base - 134, 190, 24, 6), dark);
  g.paint(box(x - 70, base - 144, 90, 11, 3), white);
  g.flat(disc(x - 24, base - 139, 14, 5), three);
  g.group(`rotate(-22 ${x} ${base - 300})`, () => {
    g.paint(box(x - 40, base - 400, 84, 180, 14), two, { turn: 88 });
    g.paint(box(x - 28, base - 486, 60, 96, 8), dark);
    g.paint(box(x - 36, base - 500, 76, 24, 8), mix(dark, white, 0.3));
    g.paint(box(x - 26, base - 226, 54, 50, 6), mix(dark, white, 0.4));
    g.paint(polygon(x - 18, base - 178, x + 20, base - 178, x + 12, base - 146, x - 10, base - 146), dark);
  });
  g.paint(disc(x + 116, base - 180, 34), three);
  g.paint(disc(x + 116, base - 180, 16), dark);
  g.paint(
    polygon(x - 60, base - 34, x - 44, base - 84, x + 10, base - 84, x + 24, base - 34),
    mix(dark, white, 0.3),
  );
}

export function space(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white } = g.pots;
  const night = mix(dark, '#101a4a', 0.65);
  g.paint(box(-40, -40, 1280, 880), night, { turn: r.range(-40, 40), rough: 2.2, shade: 0 });
  for (let i = 0; i < 6; i++)
    g.flat(
      curve(
        Array.from({ length: 6 }, (_, k) =>
          polar(r.range(100, 1100), r.range(60, 500), r.range(60, 190), k * 60),
        ),
        true,
      ),
      [two, one, four][i % 3] ?? two,
      0.1,
    );
  let dust = '';
  for (let i = 0; i < 150; i++) dust += `M${n(r.range(-20, 1220))} ${n(r.range(-20, 820))}h0`;
  g.line(dust, white, 3.2, 0.9);
  const [px, py, radius] = [r.range(240, 340), r.range(230, 300), r.range(140, 180)];
  g.paint(disc(px, py, radius), three, { rough: 2 });
  for (let i = 0; i < 5; i++)
    g.flat(
      curve(
        [
          [px - radius * 0.9, py - 80 + i * 42],
          [px - 20, py - 60 + i * 42],
          [px + radius * 0.88, py - 84 + i * 42],
          [px, py - 42 + i * 42],
        ],
        true,
      ),
      i % 2 ? one : lighten(three, 0.4),
      0.6,
    );
  if (r.chance(0.6)) {
    g.group(`rotate(-16 ${n(px)} ${n(py)})`, () => {
      g.line(
        `M${n(px - radius * 0.96)} ${n(py - 10)}C${n(px - radius * 2.1)} ${n(py + 60)} ${n(px + radius * 2.1)} ${n(py + 60)} ${n(px + radius * 0.96)} ${n(py - 10)}`,
        white,
        17,
        0.85,
      );
      g.line(
        `M${n(px - radius * 1.1)} ${n(py)}C${n(px - radius * 2.2)} ${n(py + 84)} ${n(px + radius * 2.2)} ${n(py + 84)} ${n(px + radius * 1.1)} ${n(py)}`,
        one,
        7,
      );
    });
  }
  g.paint(disc(1010, 170, 60), mix(white, four, 0.4), { rough: 1.5 });
  for (const [dx, dy, s] of [
    [-18, -14, 15],
    [20, 10, 11],
    [-8, 28, 9],
  ] as const)
    g.flat(disc(1010 + dx, 170 + dy, s), darken(white, 0.25));
  g.paint(disc(600, 1500, 800), mix(two, four, 0.35), { rough: 2 });
  g.line(arc(600, 1500, 806, 236, 304), white, 9, 0.7);
  g.group(`translate(640 400) rotate(${n(r.range(16, 32))})`, () => {
    g.paint(`M-44 200Q-70 320 0 ${n(r.range(380, 430))}Q70 320 44 200Z`, three, { turn: 90 });
    g.paint(`M-24 200Q-36 280 0 330Q36 280 24 200Z`, white, { turn: 90 });
    g.paint(`M-84 60L-160 190L-70 170Z`, one);
    g.paint(`M84 60L160 190L70 170Z`, darken(one, 0.2));
    g.paint(`M0 -270Q110 -140 92 60L70 190H-70L-92 60Q-110 -140 0 -270Z`, white, { turn: 88, rough: 1.6 });
    g.flat(`M0 -270Q110 -140 92 60L70 190H16Q60 -60 0 -270Z`, dark, 0.14);
    g.paint(`M0 -270Q56 -206 78 -130H-78Q-56 -206 0 -270Z`, one);
    g.paint(disc(0, -40, 46), dark);
    g.paint(disc(0, -40, 34), mix(two, white, 0.45));
    g.flat(disc(-10, -52, 12, 9), '#ffffff', 0.7);
    g.paint(box(-72, 180, 144, 26, 6), dark);
    g.flat(box(-88, 76, 176, 16), one);
  });
  return g.scene([620, 390]);
}

export function computer(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white } = g.pots;
  windowLight(g, r);
  table(g, 610);
  g.shadow(box(330, 110, 560, 390, 18), 20, 14);
  g.paint(box(330, 110, 560, 390, 18), dark);
  g.paint(polygon(560, 500, 660, 500, 690, 610, 530, 610), mix(dark, white, 0.35));
  g.paint(box(470, 604, 280, 22, 10), mix(dark, white, 0.45));
  g.paint(box(354, 134, 512, 330, 6), mix(two, dark, 0.35), { shade: 0 });
  const kind = r.int(0, 2);
  if (kind === 0) {
    for (let i = 0; i < 10; i++) {
      let x = 384 + (i % 4) * 22;
      for (let k = 0; k < 3; k++) {
        const w = r.range(30, 120);
        if (x + w < 660) g.flat(box(x, 160 + i * 29, w, 12, 6), r.pick([one, three, four, white]));
        x += w + 14;
      }
    }
    g.paint(box(680, 160, 160, 130, 6), three);
    g.paint(disc(760, 384, 66), four);
    g.flat(`${arc(760, 384, 66, -90, 60)}L760 384Z`, one);
  } else if (kind === 1) {
    const nodes = Array.from({ length: 9 }, (_, i) =>
      polar(610, 300, i === 0 ? 0 : i % 2 ? 108 : 76, i * 42),
    );
    for (const [x, y] of nodes) g.line(line(610, 300, x, y), white, 4, 0.7);
    for (const [i, [x, y]] of nodes.entries())
      g.paint(disc(x, y, i === 0 ? 44 : 22), [one, three, four][i % 3] ?? one);
    for (let i = 0; i < 4; i++) g.flat(box(374, 390 - i * 64, 70, 12, 6), white, 0.7);
  } else {
    g.paint(box(380, 158, 300, 200, 6), white);
    g.paint(polygon(380, 358, 380, 300, 460, 220, 540, 310, 600, 250, 680, 330, 680, 358), four);
    g.paint(disc(620, 204, 24), three);
    for (let i = 0; i < 5; i++)
      g.flat(box(700, 166 + i * 36, i % 2 ? 110 : 140, 14, 7), i === 2 ? one : white, 0.9);
    for (let i = 0; i < 3; i++) g.paint(box(380 + i * 158, 378, 140, 70, 6), [one, three, white][i] ?? one);
  }
  g.flat(polygon(640, 134, 760, 134, 590, 464, 470, 464), white, 0.08);
  g.shadow(polygon(380, 690, 800, 684, 830, 764, 352, 770), 10, 8);
  g.paint(polygon(380, 690, 800, 684, 830, 764, 352, 770), white);
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 13; i++)
      g.flat(
        box(392 + i * 31.5 - row * 7 + row * i * 1.1, 696 + row * 18, 24, 12, 3),
        mix(dark, white, 0.55),
      );
  g.shadow(disc(910, 728, 42, 30));
  g.paint(disc(910, 728, 42, 30), one);
  mug(g, r, 250, 730, r.pick([one, three]));
  plant(g, r, 1050, 640, 190);
  for (let i = 0; i < 3; i++)
    g.paint(box(60 + i * 8, 574 - i * 34, 190 - i * 14, 34, 4), [two, three, four][i] ?? two);
  return g.scene([600, 370]);
}

function mug(g: Gouache, r: Random, x: number, base: number, colour: string): void {
  g.shadow(box(x - 54, base - 112, 108, 120, 12));
  g.line(disc(x - 56, base - 54, 28, 32), colour, 14);
  g.paint(box(x - 54, base - 112, 108, 116, 14), colour, { turn: 85 });
  g.paint(disc(x, base - 110, 54, 14), darken(colour, 0.4));
  for (const dx of [-16, 14])
    g.line(
      curve([
        [x + dx, base - 140],
        [x + dx + 16, base - 170],
        [x + dx - 8, base - 200],
        [x + dx + 10, base - 236 - r.range(0, 10)],
      ]),
      g.pots.white,
      8,
      0.7,
    );
}
