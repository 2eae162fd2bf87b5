import { lighten } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { band, curve, disc } from '../../paint/geometry.ts';
import type { FaceBrush } from './brush.ts';
import { drawHeadwear } from './draw-headwear.ts';
import { drawLongHair } from './draw-long-hair.ts';
import type { FaceFrame } from './face-frame.ts';
import type { FaceLook } from './face-look.ts';

/** Hair over the forehead, caps and bands. */
export function drawFrontHair(b: FaceBrush, look: FaceLook, f: FaceFrame): void {
  const [w, colour] = [f.cheek, look.hairColour];
  const part = look.turn > 0 ? -1 : 1;
  const side = (points: Point[]) => points.map(([x, y]): Point => [x * part, y]);
  const strands = (lines: Point[][], tint = lighten(colour, 0.2)) => {
    for (const points of lines) b.line(curve(side(points)), tint, 5, 0.55);
  };
  switch (look.hair) {
    case 'crop':
      b.fill(
        curve(
          [
            [-w - 4, 4],
            [-w - 4, -96],
            [-70, -182],
            [30, -196],
            [w - 14, -150],
            [w + 6, -70],
            [w + 4, 4],
            [w - 14, -56],
            [w - 34, -104],
            [0, -118],
            [-w + 34, -104],
            [-w + 14, -56],
          ],
          true,
          0.8,
        ),
        colour,
      );
      break;
    case 'side':
      b.fill(
        curve(
          side([
            [-w - 4, 16],
            [-w - 8, -100],
            [-60, -196],
            [60, -212],
            [w, -160],
            [w + 10, -70],
            [w + 4, 14],
            [w - 12, -50],
            [w - 40, -86],
            [20, -92],
            [-56, -138],
            [-w + 22, -96],
            [-w + 10, -40],
          ]),
          true,
          0.85,
        ),
        colour,
      );
      strands([
        [
          [-50, -146],
          [20, -176],
          [80, -150],
        ],
        [
          [-40, -160],
          [30, -192],
          [92, -170],
        ],
      ]);
      break;
    case 'quiff':
      b.fill(
        curve(
          side([
            [-w - 2, 10],
            [-w - 4, -96],
            [-90, -170],
            [-50, -232],
            [60, -252],
            [130, -206],
            [w + 8, -110],
            [w + 4, 10],
            [w - 14, -60],
            [w - 36, -112],
            [30, -128],
            [-60, -120],
            [-w + 24, -88],
          ]),
          true,
          0.9,
        ),
        colour,
      );
      strands([
        [
          [-40, -150],
          [10, -210],
          [90, -212],
        ],
        [
          [-10, -144],
          [40, -184],
          [104, -186],
        ],
      ]);
      break;
    case 'curls':
      for (let i = 0; i < 9; i++)
        b.fill(
          disc(-w + 10 + i * ((w * 2 - 20) / 8), -132 - Math.sin((i / 8) * Math.PI) * 44, 42),
          i % 2 ? colour : lighten(colour, 0.08),
        );
      for (let i = 0; i < 6; i++)
        b.line(band(-w + 44 + i * 36, -150, 12, 13, 30, 300), lighten(colour, 0.25), 4, 0.5);
      break;
    case 'afro':
      for (let i = 0; i < 8; i++)
        b.fill(disc(-w + 8 + i * ((w * 2 - 16) / 7), -128 - Math.sin((i / 7) * Math.PI) * 40, 40), colour);
      break;
    case 'bald':
      b.fill(disc(-44 * part, -130, 40, 18), '#ffffff', 0.25);
      for (const s of [-1, 1])
        if (look.age > 0.35)
          b.fill(
            curve(
              [
                [s * (w - 10), -70],
                [s * (w + 12), -60],
                [s * (w + 12), 24],
                [s * (w - 4), 10],
              ],
              true,
            ),
            colour,
          );
      break;
    case 'receding':
      b.fill(
        curve(
          [
            [-w - 4, 20],
            [-w - 14, -80],
            [-80, -178],
            [0, -194],
            [80, -178],
            [w + 14, -80],
            [w + 4, 20],
            [w - 8, -40],
            [w - 26, -100],
            [70, -160],
            [20, -140],
            [-20, -142],
            [-70, -160],
            [-w + 26, -100],
            [-w + 8, -40],
          ],
          true,
          0.9,
        ),
        colour,
      );
      break;
    case 'bun':
    case 'pixie':
      b.fill(
        curve(
          side([
            [-w - 4, 20],
            [-w - 12, -90],
            [-70, -192],
            [40, -204],
            [w + 2, -150],
            [w + 12, -60],
            [w + 2, look.hair === 'pixie' ? 50 : 14],
            [w - 12, -50],
            [w - 50, -84],
            [10, -98],
            [-60, -142],
            [-w + 20, -90],
            [-w + 8, -36],
          ]),
          true,
          0.85,
        ),
        colour,
      );
      strands([
        [
          [-50, -154],
          [20, -140],
          [86, -102],
        ],
        [
          [-40, -176],
          [40, -160],
          [104, -110],
        ],
      ]);
      break;
    case 'shaggy':
      b.fill(
        curve(
          side([
            [-w - 8, 20],
            [-w - 24, -70],
            [-96, -190],
            [-40, -228],
            [20, -214],
            [60, -236],
            [104, -186],
            [w + 26, -80],
            [w + 8, 20],
            [w - 6, -30],
            [w - 26, -70],
            [70, -74],
            [40, -110],
            [0, -70],
            [-40, -104],
            [-84, -74],
            [-w + 8, -30],
          ]),
          true,
        ),
        colour,
      );
      strands([
        [
          [-20, -190],
          [-60, -140],
          [-90, -80],
        ],
        [
          [0, -196],
          [40, -150],
          [60, -96],
        ],
        [
          [30, -200],
          [90, -150],
          [120, -60],
        ],
      ]);
      break;
    default:
      drawLongHair(b, look, f);
  }
  drawHeadwear(b, look, w);
}
