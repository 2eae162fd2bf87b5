import { darken, lighten } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { curve } from '../../paint/geometry.ts';
import type { FaceBrush } from './brush.ts';
import type { FaceFrame } from './face-frame.ts';
import type { FaceLook } from './face-look.ts';

/** The front of hair that falls past the ears. */
export function drawLongHair(b: FaceBrush, look: FaceLook, f: FaceFrame): void {
  const [w, colour] = [f.cheek, look.hairColour];
  const part = look.turn > 0 ? -1 : 1;
  const side = (points: Point[]) => points.map(([x, y]): Point => [x * part, y]);
  const strands = (lines: Point[][], tint = lighten(colour, 0.2)) => {
    for (const points of lines) b.line(curve(side(points)), tint, 5, 0.55);
  };
  switch (look.hair) {
    case 'bob':
      b.fill(
        curve(
          side([
            [-w - 10, 60],
            [-w - 34, -60],
            [-70, -196],
            [40, -216],
            [w + 10, -150],
            [w + 34, -20],
            [w + 12, 90],
            [w - 4, 0],
            [w - 20, -70],
            [30, -110],
            [-50, -160],
            [-w + 16, -90],
            [-w + 2, -10],
          ]),
          true,
          0.9,
        ),
        colour,
      );
      strands([
        [
          [-40, -170],
          [40, -150],
          [96, -90],
        ],
        [
          [-30, -188],
          [60, -170],
          [114, -100],
        ],
      ]);
      break;
    case 'long':
    case 'ponytail':
    case 'braid':
      b.fill(
        curve(
          side([
            [-w - 6, 50],
            [-w - 20, -70],
            [-60, -198],
            [40, -208],
            [w, -160],
            [w + 20, -60],
            [w + 6, 50],
            [w - 8, -30],
            [w - 40, -100],
            [-10, -158],
            [-w + 34, -100],
            [-w + 8, -30],
          ]),
          true,
          0.85,
        ),
        colour,
      );
      strands([
        [
          [0, -166],
          [60, -140],
          [100, -80],
        ],
        [
          [-10, -180],
          [-80, -140],
          [-112, -70],
        ],
        [
          [10, -186],
          [80, -160],
          [118, -84],
        ],
      ]);
      break;
    case 'waves':
      b.fill(
        curve(
          side([
            [-w - 14, 70],
            [-w - 36, -70],
            [-70, -206],
            [50, -222],
            [w + 20, -150],
            [w + 40, -30],
            [w + 16, 84],
            [w - 2, 10],
            [w - 22, -60],
            [40, -96],
            [-44, -166],
            [-w + 16, -80],
            [-w - 2, 0],
          ]),
          true,
        ),
        colour,
      );
      strands([
        [
          [-40, -178],
          [50, -150],
          [104, -70],
        ],
        [
          [-56, -178],
          [-110, -110],
          [-124, -20],
        ],
        [
          [-20, -196],
          [90, -166],
          [130, -60],
        ],
      ]);
      break;
    case 'fringe':
      b.fill(
        curve(
          [
            [-w - 8, 60],
            [-w - 26, -60],
            [-70, -204],
            [0, -216],
            [70, -204],
            [w + 26, -60],
            [w + 8, 60],
            [w - 12, -20],
            [w - 30, -64],
            [60, -58],
            [0, -54],
            [-60, -58],
            [-w + 30, -64],
            [-w + 12, -20],
          ],
          true,
          0.85,
        ),
        colour,
      );
      for (let i = -2; i <= 2; i++)
        b.line(
          curve([
            [i * 22, -196],
            [i * 38, -130],
            [i * 42, -68],
          ]),
          darken(colour, 0.2),
          5,
          0.5,
        );
      break;
    default:
      break;
  }
}
