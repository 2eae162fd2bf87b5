import { darken, lighten } from '../../paint/colour.ts';
import { curve, disc, line, polygon } from '../../paint/geometry.ts';
import type { FaceBrush } from './brush.ts';
import type { FaceLook } from './face-look.ts';

const shoulders =
  'M-380 640Q-376 330 -210 276Q-120 250 -82 214Q0 330 82 214Q120 250 210 276Q376 330 380 640Z';

/** Shoulders and clothes, down to y = 640. */
export function drawClothes(b: FaceBrush, look: FaceLook): void {
  const { cloth, second, skin } = look;
  const side = look.turn > 0 ? 1 : -1;
  b.fill(shoulders, cloth);
  b.within(shoulders, (inner) => {
    inner.fill(
      polygon(side * 60, 200, side * 420, 200, side * 420, 660, side * 150, 660),
      darken(cloth, 0.4),
      0.35,
    );
    if (look.clothes === 'jumper' || look.clothes === 'tee') pattern(inner, look);
    if (look.clothes === 'overalls') {
      inner.fill(shoulders, second);
      inner.fill(polygon(-190, 420, 190, 420, 230, 660, -230, 660), cloth);
      inner.line(line(-170, 440, -210, 260) + line(170, 440, 210, 260), cloth, 54);
      inner.fill(disc(-166, 448, 17) + disc(166, 448, 17), lighten(second, 0.4));
    }
  });
  const { clothes } = look;
  if (clothes === 'jumper')
    b.line(
      curve([
        [-92, 214],
        [-50, 284],
        [0, 306],
        [50, 284],
        [92, 214],
      ]),
      darken(cloth, 0.22),
      26,
    );
  if (clothes === 'tee') {
    b.fill('M-86 216Q0 350 86 216Q60 240 0 288Q-60 240 -86 216Z', darken(cloth, 0.2));
    b.fill('M-70 216Q0 316 70 216Z', skin);
  }
  if (clothes === 'turtleneck') {
    b.fill(
      'M-84 236Q-92 160 -70 146Q0 178 70 146Q92 160 84 236Q60 300 0 306Q-60 300 -84 236Z',
      lighten(cloth, 0.08),
    );
    for (let i = -3; i <= 3; i++)
      b.line(line(i * 22, 176 - Math.abs(i) * 4, i * 24, 288 - Math.abs(i) * 9), darken(cloth, 0.22), 4, 0.6);
  }
  if (clothes === 'shirt') collar(b, second, cloth);
  if (clothes === 'blazer') blazer(b, look);
  if (clothes === 'hoodie') {
    b.fill(
      'M-180 286Q-150 200 -84 190Q-60 300 0 330Q60 300 84 190Q150 200 180 286Q110 400 0 404Q-110 400 -180 286Z',
      darken(cloth, 0.18),
    );
    b.fill('M-74 216Q0 330 74 216L60 270L0 330L-60 270Z', second);
    b.line(line(-44, 340, -52, 460) + line(44, 340, 52, 450), lighten(second, 0.3), 10);
  }
  if (clothes === 'blouse') {
    b.fill('M-92 220L0 400L92 220Q60 250 0 250Q-60 250 -92 220Z', skin);
    b.fill('M-110 226Q-40 300 0 408Q-80 380 -150 300Z', lighten(cloth, 0.2));
    b.fill('M110 226Q40 300 0 408Q80 380 150 300Z', darken(cloth, 0.12));
    b.line(
      curve([
        [-70, 236],
        [-30, 290],
        [0, 306],
        [30, 290],
        [70, 236],
      ]),
      second,
      5,
    );
    b.fill(disc(0, 314, 12), second);
  }
  if (clothes === 'scarf') {
    b.fill('M-120 250Q-110 160 -66 150Q0 190 66 150Q112 160 120 250Q60 330 0 330Q-64 330 -120 250Z', second);
    b.fill('M30 300Q96 300 104 330L120 560L40 570Z', darken(second, 0.14));
    for (let i = 0; i < 4; i++)
      b.line(
        curve([
          [-108 + i * 8, 210 + i * 26],
          [0, 240 + i * 26],
          [106 - i * 8, 206 + i * 26],
        ]),
        darken(second, 0.25),
        6,
        0.5,
      );
    for (let i = 0; i < 3; i++)
      b.line(line(48 + i * 2, 400 + i * 50, 110 + i * 4, 396 + i * 50), look.cloth, 12, 0.8);
  }
}

function pattern(b: FaceBrush, { cloth, second, smile, clothes }: FaceLook): void {
  const stripes = clothes === 'tee' || smile > 0.6;
  for (let i = 0; i < 6; i++) {
    if (stripes)
      b.line(
        curve([
          [-400, 350 + i * 52],
          [0, 372 + i * 52],
          [400, 350 + i * 52],
        ]),
        second,
        18,
        0.85,
      );
    else
      b.line(
        curve([
          [-400, 330 + i * 60],
          [-200, 310 + i * 60],
          [0, 330 + i * 60],
          [200, 310 + i * 60],
          [400, 330 + i * 60],
        ]),
        darken(cloth, 0.2),
        5,
        0.5,
      );
  }
}

function collar(b: FaceBrush, second: string, cloth: string): void {
  b.fill('M-86 212L0 330L-40 392L-130 262Z', lighten(cloth, 0.2));
  b.fill('M86 212L0 330L40 392L130 262Z', lighten(cloth, 0.1));
  b.line(line(0, 334, 0, 640), darken(cloth, 0.25), 4);
  for (let i = 0; i < 4; i++) b.fill(disc(0, 392 + i * 68, 8), second);
}

function blazer(b: FaceBrush, { cloth, second }: FaceLook): void {
  b.fill('M-88 216L0 480L88 216Q0 300 -88 216Z', second);
  b.fill('M-84 212L0 318L-34 366L-112 250Z', lighten(second, 0.35));
  b.fill('M84 212L0 318L34 366L112 250Z', lighten(second, 0.25));
  b.fill('M-104 228L-186 316L-132 356L-160 390L0 640V500Z', lighten(cloth, 0.1));
  b.fill('M104 228L186 316L132 356L160 390L0 640V500Z', darken(cloth, 0.18));
  b.line(line(-104, 232, 0, 520, 104, 232), darken(cloth, 0.35), 4);
}
