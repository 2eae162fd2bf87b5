import { lighten, mix } from '../../paint/colour.ts';
import { arc, box, disc, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Gouache } from './gouache.ts';
import { createGouache } from './gouache.ts';

/** A satellite the size of a shoe box sends a signal; at the lower right its faint trace on the receiver's screen. */
export function cubesat(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, four, dark, white } = g.pots;
  g.paint(box(-40, -40, 1280, 880), mix(dark, '#0d1640', 0.72), {
    turn: r.range(-40, 40),
    rough: 2.2,
    shade: 0,
  });
  let dust = '';
  for (let i = 0; i < 140; i++) dust += `M${n(r.range(-20, 1220))} ${n(r.range(-20, 560))}h0`;
  g.line(dust, white, 3.2, 0.9);
  g.paint(disc(520, 1330, 820), mix(two, four, 0.3), { rough: 2.4 });
  for (const [x, y, w, h] of [
    [240, 640, 170, 44],
    [520, 590, 230, 50],
    [700, 690, 200, 60],
    [330, 740, 260, 40],
  ] as const)
    g.paint(disc(x, y, w / 2, h / 2), mix(four, three, 0.35), { rough: 0.8, shade: 0 });
  g.line(arc(520, 1330, 828, 232, 308), white, 9, 0.7);
  for (let i = 1; i < 6; i++) g.line(arc(450, 320, 130 + i * 62, 62, 112), three, 8 - i, 1 - i * 0.14);
  g.group(`translate(470 280) rotate(${n(r.range(-16, -8))})`, () => satellite(g));
  dish(g);
  waterfall(g, r, [one, three, white]);
  return g.scene([520, 400]);
}

function satellite(g: Gouache): void {
  const { one, three, dark, white } = g.pots;
  for (const [dx, dy] of [
    [-210, -150],
    [210, -150],
    [-190, 170],
    [200, 160],
  ] as const)
    g.line(line(dx > 0 ? 96 : -96, dy > 0 ? 70 : -70, dx, dy), white, 6);
  for (const side of [-1, 1]) {
    g.paint(
      polygon(side * 110, -66, side * 300, -92, side * 300, 52, side * 110, 66),
      mix(dark, '#2456a8', 0.75),
      { rough: 0.6 },
    );
    for (let i = 1; i < 5; i++)
      g.line(
        line(side * (110 + i * 38), -66 - i * 5, side * (110 + i * 38), 66 - i * 3),
        lighten('#2456a8', 0.5),
        3,
      );
    g.line(line(side * 110, 0, side * 300, -20), lighten('#2456a8', 0.5), 3);
  }
  g.paint(box(-112, -84, 224, 168, 8), white);
  g.paint(box(-94, -66, 124, 132, 5), three, { rough: 0.8 });
  for (let i = 0; i < 3; i++) g.line(line(-94, -30 + i * 36, 30, -30 + i * 36), dark, 3);
  g.paint(disc(74, -30, 26), dark);
  g.flat(disc(66, -38, 9), white, 0.9);
  g.flat(disc(74, 38, 12), one);
}

function dish(g: Gouache): void {
  const { dark, white } = g.pots;
  g.line('M250 560L270 610M290 556L272 610', dark, 9);
  g.group('translate(270 540) rotate(34)', () => {
    g.paint('M-60 0Q0 66 60 0Q0 -20 -60 0Z', white);
    g.line('M0 0V-48', dark, 6);
    g.flat(disc(0, -52, 8), dark);
  });
}

/** The receiver's screen: noise, and one bright slanting trace. */
function waterfall(g: Gouache, r: Random, [trace, warm, bright]: readonly [string, string, string]): void {
  const { dark, two } = g.pots;
  g.paint(box(800, 430, 360, 300, 18), mix(dark, '#000000', 0.2), { rough: 0.5 });
  g.flat(box(822, 452, 316, 256, 6), mix(two, '#06183a', 0.75));
  let noise = '';
  for (let i = 0; i < 260; i++)
    noise += `M${n(r.range(828, 1126))} ${n(r.range(458, 702))}h${n(r.range(2, 8))}`;
  g.line(noise, lighten(two, 0.3), 3, 0.4);
  g.line('M1000 704Q986 620 966 580T930 458', trace, 17, 0.45);
  g.line('M1000 704Q986 620 966 580T930 458', warm, 8);
  g.line('M996 680Q984 620 966 580', bright, 4);
}
