import { darken, lighten, mix } from '../../paint/colour.ts';
import { arc, band, box, disc, limb, n, polar } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Cutter } from './cutter.ts';
import { createCutter } from './cutter.ts';

/** A cup from above with its foam as a pie chart of the price: wages most, beans a seventh, 69 forints of 890 left. */
export function cappuccinoPrice(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { second, third, dark, light } = c.papers;
  const [x, y] = [560, 400];
  c.cut(disc(x, y, 360), mix(light, second, 0.1), 18);
  c.cut(disc(x, y, 318), lighten(second, 0.25), 6);
  c.cut(band(x, y, 250, 420, 14, 34) + disc(...polar(x, y, 390, 24), 52), light, 12);
  c.cut(disc(x, y, 276), light, 16);
  c.cut(disc(x, y, 244), '#5a341f', -6);
  const shares: readonly (readonly [share: number, colour: string, lift: number])[] = [
    [0.38, '#f3dfbe', 0],
    [0.21, '#d9a871', 0],
    [0.14, '#7a4526', 0],
    [0.192, '#b77b46', 0],
    [69 / 890, '#d8402f', 44],
  ];
  let from = -64;
  for (const [share, colour, out] of shares) {
    const to = from + share * 360;
    const [dx, dy] = polar(0, 0, out, (from + to) / 2);
    c.group(`translate(${n(dx)} ${n(dy)})`, () => {
      c.cut(band(x, y, 4, 226, from + 1.2, to - 1.2), colour, out > 0 ? 12 : 4);
      for (let k = 0; k < 3; k++)
        c.line(
          arc(x, y, 90 + k * 46, from + 5, to - 5),
          out > 0 ? lighten(colour, 0.3) : mix(colour, '#ffffff', 0.3),
          4,
        );
    });
    from = to;
  }
  c.group('rotate(24 1010 300)', () => {
    c.cut(limb([1000, 300], [1010, 690], 9, 17), '#c3c9d0', 10);
    c.cut(disc(1000, 240, 50, 76), '#d5dae0', 10);
    c.flat(disc(990, 226, 20, 40), '#ffffff', 0.6);
  });
  for (const [cx, cy, s] of [
    [150, 620, 62],
    [250, 700, 54],
    [1050, 140, 50],
  ] as const) {
    c.cut(disc(cx, cy, s), '#e0ab3e', 9);
    c.flat(disc(cx, cy, s * 0.76), '#f0c668');
    c.flat(box(cx - s * 0.12, cy - s * 0.44, s * 0.24, s * 0.88), darken('#e0ab3e', 0.35));
  }
  for (const [bx, by, turn] of [
    [130, 180, 20],
    [210, 120, -30],
    [110, 280, 60],
    [960, 720, 12],
    [1060, 680, -24],
  ] as const)
    c.group(`translate(${bx} ${by}) rotate(${turn})`, () => {
      c.cut(disc(0, 0, 40, 28), '#4f2d1a', 7);
      c.line('M-36 4Q-10 -14 6 2T36 -4', mix(dark, third, 0.25), 5);
    });
  return c.scene([560, 400]);
}
