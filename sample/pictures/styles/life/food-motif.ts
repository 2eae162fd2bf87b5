import { darken, lighten, mix } from '../../paint/colour.ts';
import { arc, box, curve, disc, limb, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Gouache } from './gouache.ts';
import { createGouache } from './gouache.ts';

export function food(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white, table: wood } = g.pots;
  // Seen from above: a laid table.
  g.paint(box(-40, -40, 1280, 880), r.pick([wood, two, four]), { turn: 3, rough: 2, shade: 0 });
  const cloth = r.range(-10, 10);
  g.group(`rotate(${n(cloth)} 600 400)`, () => {
    g.shadow(box(250, 90, 700, 640, 6));
    g.paint(box(250, 90, 700, 640, 6), white, { turn: 88 });
    for (let i = 0; i < 6; i++) g.flat(box(280 + i * 122, 90, 34, 640), one, 0.42);
    for (let i = 0; i < 5; i++) g.flat(box(250, 130 + i * 130, 700, 34), one, 0.42);
  });
  plate(g, 600, 400, 235, white);
  g.paint(disc(600, 400, 168), mix(one, three, 0.35), { rough: 1.6 });
  if (r.chance(0.5)) soup(g, r);
  else dish(g, r);
  bread(g, r, 215, 250);
  cutlery(g, 300, 410, 930, 400);
  for (let i = 0; i < 4; i++) tomato(g, 1010 + (i % 2) * 86, 600 + Math.floor(i / 2) * 84, r.range(40, 50));
  g.shadow(disc(1010, 190, 100));
  g.paint(disc(1010, 190, 100), two);
  g.paint(disc(1010, 190, 78), mix(dark, '#7a3a1c', 0.7));
  g.flat(disc(984, 164, 18, 10), white, 0.6);
  g.line(
    curve([
      [1098, 150],
      [1150, 120],
      [1152, 190],
      [1104, 224],
    ]),
    two,
    20,
  );
  for (let i = 0; i < 9; i++)
    leaf(g, 170 + r.range(-70, 110), 610 + r.range(-50, 90), r.range(28, 54), r.range(0, 360), four);
  lemon(g, 250, 650, 66, three);
  return g.scene([600, 400]);
}

function plate(g: Gouache, x: number, y: number, radius: number, white: string): void {
  g.shadow(disc(x, y, radius), 18, 16);
  g.paint(disc(x, y, radius), white);
  g.line(disc(x, y, radius * 0.93), g.pots.two, 6, 0.8);
  g.line(disc(x, y, radius * 0.76), darken(white, 0.2), 3, 0.6);
}

function soup(g: Gouache, r: Random): void {
  const { three, four, white, one, two } = g.pots;
  for (let i = 0; i < 9; i++) {
    const [x, y] = polar(600, 400, r.range(20, 125), i * 40 + r.range(-10, 10));
    if (i % 3 === 0) g.paint(disc(x, y, 30), '#e98a3a');
    else if (i % 3 === 1) g.paint(box(x - 24, y - 18, 50, 36, 10), mix(white, three, 0.5));
    else
      g.paint(
        curve(
          [
            [x - 34, y],
            [x - 6, y - 26],
            [x + 32, y - 8],
            [x + 12, y + 24],
          ],
          true,
        ),
        '#8a4a30',
      );
  }
  g.flat(
    curve(
      [
        [540, 380],
        [600, 350],
        [660, 392],
        [610, 440],
        [560, 420],
      ],
      true,
    ),
    white,
    0.92,
  );
  for (let i = 0; i < 7; i++)
    leaf(g, 600 + r.range(-60, 60), 398 + r.range(-50, 50), 26, r.range(0, 360), four);
  g.flat(disc(520, 320, 40, 18), white, 0.25);
  g.line(arc(600, 400, 150, 200, 250), lighten(one, 0.4), 7, 0.6);
  g.line(arc(600, 400, 200, 10, 40), two, 2, 0.4);
}

function dish(g: Gouache, r: Random): void {
  const { four, white, one } = g.pots;
  g.flat(disc(600, 400, 168), lighten(white, 0.2));
  for (let i = 0; i < 14; i++)
    g.line(
      arc(
        600 + r.range(-26, 26),
        400 + r.range(-26, 26),
        r.range(46, 116),
        r.range(0, 180),
        r.range(200, 340),
      ),
      mix('#f0c261', white, i % 2 ? 0.15 : 0.4),
      13,
    );
  g.paint(
    curve(
      [
        [500, 430],
        [560, 350],
        [660, 360],
        [700, 430],
        [630, 490],
        [540, 480],
      ],
      true,
    ),
    one,
    { rough: 1.6 },
  );
  for (let i = 0; i < 5; i++) g.paint(disc(540 + i * 34, 420 + (i % 2) * 28, 24), mix(one, '#7a2a1c', 0.4));
  for (let i = 0; i < 6; i++)
    leaf(g, 600 + r.range(-70, 70), 400 + r.range(-50, 60), 34, r.range(0, 360), four);
}

function bread(g: Gouache, r: Random, x: number, y: number): void {
  const crust = '#c07b3e';
  g.group(`rotate(${n(r.range(-30, -12))} ${x} ${y})`, () => {
    g.shadow(box(x - 150, y - 80, 300, 170, 80));
    g.paint(box(x - 150, y - 80, 300, 170, 80), crust, { rough: 1.8 });
    for (let i = 0; i < 4; i++)
      g.paint(
        curve(
          [
            [x - 96 + i * 58, y - 58],
            [x - 66 + i * 58, y - 4],
            [x - 84 + i * 58, y + 60],
            [x - 104 + i * 58, y],
          ],
          true,
        ),
        '#f2d3a0',
      );
  });
}

function cutlery(g: Gouache, x1: number, y1: number, x2: number, y2: number): void {
  const steel = '#c9ced6';
  g.shadow(box(x1 - 9, y1 - 20, 18, 220, 9), 8, 6);
  g.paint(box(x1 - 8, y1 - 20, 16, 220, 8), steel);
  g.paint(box(x1 - 30, y1 - 64, 60, 60, 20), steel);
  for (const dx of [-24, -8, 8, 24]) g.paint(box(x1 + dx - 5, y1 - 150, 10, 110, 5), steel);
  g.shadow(box(x2 - 9, y2 + 20, 18, 180, 9), 8, 6);
  g.paint(box(x2 - 9, y2 + 20, 18, 180, 9), g.pots.dark);
  g.paint(`M${x2 - 10} ${y2 + 24}V${y2 - 130}q4 -30 24 -30q16 90 6 184Z`, steel);
}

function tomato(g: Gouache, x: number, y: number, s: number): void {
  g.shadow(disc(x, y, s), 12, 10);
  g.paint(disc(x, y, s), '#d9402c');
  g.flat(disc(x - s * 0.35, y - s * 0.4, s * 0.22, s * 0.14), '#ffffff', 0.6);
  for (let a = 0; a < 360; a += 72)
    g.paint(limb([x, y], polar(x, y, s * 0.5, a), s * 0.12, s * 0.03), '#4f7a3c', { rough: 0.3 });
}

export function lemon(g: Gouache, x: number, y: number, s: number, colour: string): void {
  g.shadow(disc(x, y, s * 1.1, s), 12, 10);
  g.paint(disc(x, y, s * 1.08, s), colour);
  g.paint(disc(x, y, s * 0.88, s * 0.8), g.pots.white);
  for (let a = 0; a < 360; a += 45) {
    const [ax, ay] = polar(x, y, s * 0.72, a + 6);
    const [bx, by] = polar(x, y, s * 0.72, a + 39);
    g.flat(polygon(x, y, ax, ay, bx, by), lighten(colour, 0.1));
  }
}

function leaf(g: Gouache, x: number, y: number, s: number, turn: number, colour: string): void {
  const [tx, ty] = polar(x, y, s, turn);
  const [a, b] = [polar(x, y, s * 0.6, turn - 34), polar(x, y, s * 0.6, turn + 34)];
  g.paint(
    `M${n(x)} ${n(y)}Q${n(a[0])} ${n(a[1])} ${n(tx)} ${n(ty)}Q${n(b[0])} ${n(b[1])} ${n(x)} ${n(y)}Z`,
    colour,
    { turn, rough: 0.3, shade: 0 },
  );
  g.line(line(x, y, tx, ty), darken(colour, 0.35), 2);
}

export function plant(g: Gouache, r: Random, x: number, base: number, s: number): void {
  const { one, four, two } = g.pots;
  for (let i = 0; i < 9; i++) {
    const a = -90 + (i - 4) * 19 + r.range(-5, 5);
    const length = s * r.range(0.9, 1.4);
    const [ex, ey] = polar(x, base - s * 0.6, length, a);
    g.line(
      curve([
        [x, base - s * 0.6],
        [(x + ex) / 2 + (ex - x) * 0.1, (base - s * 0.6 + ey) / 2 - 14],
        [ex, ey],
      ]),
      mix(two, four, 0.3),
      s * 0.035,
    );
    for (const t of [0.5, 0.72, 0.95])
      for (const side of [-38, 38])
        leaf(
          g,
          x + (ex - x) * t,
          base - s * 0.6 + (ey - base + s * 0.6) * t,
          s * 0.3,
          a + side,
          i % 2 ? mix(two, four, 0.45) : four,
        );
  }
  g.paint(
    polygon(
      x - s * 0.42,
      base - s * 0.66,
      x + s * 0.42,
      base - s * 0.66,
      x + s * 0.3,
      base,
      x - s * 0.3,
      base,
    ),
    one,
  );
  g.paint(box(x - s * 0.47, base - s * 0.72, s * 0.94, s * 0.16, 5), lighten(one, 0.12));
}
