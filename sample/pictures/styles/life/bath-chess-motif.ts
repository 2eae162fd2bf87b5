import { drawFigure } from '../../figures/figure.ts';
import { standing } from '../../figures/poses.ts';
import { lighten, mix } from '../../paint/colour.ts';
import { arch, box, curve, disc, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Gouache } from './gouache.ts';
import { createGouache } from './gouache.ts';

/** Two men to the chest in steaming water, a floating cork board of chess between them. */
export function bathChess(r: Random, view?: View<Gouache>): Scene {
  const g = createGouache(r, view);
  const { one, two, three, dark, white } = g.pots;
  g.paint(box(-40, -40, 1280, 560), '#e8c266', { turn: 4, shade: 0 });
  for (let i = 0; i < 5; i++) {
    g.paint(arch(40 + i * 240, 60, 160, 380), mix('#e8c266', dark, 0.25));
    g.paint(arch(62 + i * 240, 90, 116, 350), mix(two, white, 0.35), { rough: 0.6 });
  }
  g.paint(box(-40, 430, 1280, 40), white);
  const water = mix(two, '#58b4b8', 0.6);
  g.paint(box(-40, 466, 1280, 400), water, { turn: 1, rough: 2 });
  for (const [x, side, hair] of [
    [300, 1, 'bald'],
    [900, -1, 'short'],
  ] as const)
    g.group(`translate(${x} 640) scale(${side} 1)`, () => {
      g.figure(
        drawFigure(
          0,
          0,
          { ...standing, nearArm: [40, 86], farArm: [30, 70] },
          { height: 560, sleeves: 'none', stout: 1.25, hair },
        ),
        '#d9a27c',
      );
    });
  g.paint('M-40 600Q160 570 330 600T640 594T940 602T1240 590V880H-40Z', water, { turn: 1, rough: 1.6 });
  for (let i = 0; i < 9; i++) {
    const [x, y] = [r.range(20, 1000), r.range(640, 790)];
    g.line(
      curve([
        [x, y],
        [x + 40, y - 9],
        [x + 80, y],
        [x + 130, y - 8],
      ]),
      lighten(water, 0.5),
      5,
      0.8,
    );
  }
  g.shadow(polygon(400, 640, 800, 640, 880, 760, 320, 760), 0, 14);
  g.paint(polygon(400, 630, 800, 630, 880, 750, 320, 750), '#c99a63');
  const at = (col: number, row: number): [number, number] => {
    const y = 640 + row * 12.6;
    const half = 180 + ((y - 630) / 120) * 78;
    return [600 - half + (col * half) / 4, y];
  };
  for (let row = 0; row < 8; row++)
    for (let col = 0; col < 8; col++)
      if ((row + col) % 2)
        g.flat(
          polygon(...at(col, row), ...at(col + 1, row), ...at(col + 1, row + 1), ...at(col, row + 1)),
          dark,
          0.85,
        );
  for (const [col, row, colour, tall] of [
    [1, 1, dark, 54],
    [3, 2, dark, 40],
    [6, 1, dark, 70],
    [2, 5, white, 58],
    [4, 6, white, 44],
    [6, 5, white, 80],
    [5, 3, one, 42],
  ] as const) {
    const [x, y] = at(col + 0.5, row + 0.6);
    g.paint(
      `M${x - 18} ${y}Q${x - 12} ${y - 12} ${x - 7} ${y - 14}L${x - 9} ${y - tall + 10}H${x + 9}L${x + 7} ${y - 14}Q${x + 12} ${y - 12} ${x + 18} ${y}Z`,
      colour,
      { rough: 0.3 },
    );
    g.paint(disc(x, y - tall, 13), colour, { rough: 0.3 });
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [r.range(60, 1140), r.range(360, 520)];
    g.line(
      curve([
        [x, y],
        [x - 26, y - 70],
        [x + 26, y - 140],
        [x - 6, y - 220],
      ]),
      white,
      20,
      0.28,
    );
  }
  g.flat(disc(600, 470, 7), three);
  return g.scene([600, 560]);
}
