import { darken, lighten } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { band, curve, disc, polar } from '../../paint/geometry.ts';
import type { FaceBrush } from './brush.ts';
import type { FaceFrame } from './face-frame.ts';
import type { FaceLook } from './face-look.ts';

/** Hair behind the head, painted before it. */
export function drawBackHair(b: FaceBrush, look: FaceLook, f: FaceFrame): void {
  const colour = darken(look.hairColour, 0.18);
  const w = f.cheek;
  const mirrored = (right: Point[]) =>
    curve([...right, ...right.map(([x, y]): Point => [-x, y]).reverse()], true);
  switch (look.hair) {
    case 'bob':
      b.fill(
        mirrored([
          [0, -206],
          [w * 0.9, -176],
          [w + 46, -40],
          [w + 52, 90],
          [w + 20, 168],
          [60, 150],
        ]),
        colour,
      );
      break;
    case 'long':
    case 'fringe':
      b.fill(
        mirrored([
          [0, -206],
          [w * 0.9, -180],
          [w + 40, -40],
          [w + 50, 160],
          [w + 74, 340],
          [w - 10, 380],
          [60, 200],
        ]),
        colour,
      );
      break;
    case 'waves':
      b.fill(
        mirrored([
          [0, -210],
          [w * 0.9, -186],
          [w + 60, -60],
          [w + 40, 40],
          [w + 84, 140],
          [w + 50, 230],
          [w + 84, 320],
          [w - 6, 350],
          [60, 200],
        ]),
        colour,
      );
      break;
    case 'bun':
      b.fill(disc(look.turn * -34, -226, 74, 66), colour);
      b.line(band(look.turn * -34, -226, 26, 28, 20, 300), lighten(colour, 0.18), 6);
      break;
    case 'ponytail':
      b.fill(
        curve(
          [
            [-60, -150],
            [-w - 60, -150],
            [-w - 116, -40],
            [-w - 84, 130],
            [-w - 40, 190],
            [-w - 50, 60],
            [-w - 20, -40],
          ],
          true,
        ),
        colour,
      );
      break;
    case 'afro':
      for (let a = 0; a < 360; a += 24) b.fill(disc(...polar(0, -60, w + 44, a), 66), colour);
      b.fill(disc(0, -60, w + 60), colour);
      break;
    case 'curls':
      for (let a = 176; a <= 364; a += 17) b.fill(disc(...polar(0, -10, w + 28, a), 46), colour);
      if (look.beard === 'none')
        for (const side of [-1, 1])
          for (let y = 0; y < 150; y += 46) b.fill(disc(side * (w + 26), y + 10, 46), colour);
      break;
    case 'shaggy':
      b.fill(
        mirrored([
          [0, -206],
          [w * 0.9, -180],
          [w + 26, -50],
          [w + 20, 40],
          [w - 4, 70],
          [60, 60],
        ]),
        colour,
      );
      break;
    case 'braid':
      for (let i = 0; i < 7; i++)
        b.fill(disc(w + 22 + i * 5, 90 + i * 44, 36 - i * 2, 30), i % 2 ? colour : look.hairColour);
      b.fill(disc(w + 58, 404, 18, 30), look.second);
      break;
    default:
      break;
  }
}
