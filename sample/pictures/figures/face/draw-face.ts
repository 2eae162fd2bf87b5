import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import type { Point } from '../../paint/geometry.ts';
import { arc, curve, disc, line, n, polygon } from '../../paint/geometry.ts';
import type { FaceBrush } from './brush.ts';
import { createFaceBrush } from './brush.ts';
import { drawBackHair } from './draw-back-hair.ts';
import { drawClothes } from './draw-clothes.ts';
import { drawFrontHair } from './draw-front-hair.ts';
import type { FaceFrame } from './face-frame.ts';
import type { FaceLook } from './face-look.ts';

/** Draws head and shoulders around the centre of the face, 344 units from chin to crown, facing the viewer. */
export function drawFace(look: FaceLook, defs: Definitions): string {
  const b = createFaceBrush(defs);
  const f = frameOf(look);
  const shade = darken(mix(look.skin, '#b2453f', 0.25), 0.16);
  drawBackHair(b, look, f);
  neck(b, look, shade);
  drawClothes(b, look);
  for (const side of [-1, 1]) {
    b.fill(disc(side * (f.cheek + 4), 24, 22, 36), side * look.turn > 0 ? shade : look.skin);
    b.line(
      curve([
        [side * (f.cheek + 8), 6],
        [side * (f.cheek + 14), 22],
        [side * (f.cheek + 2), 36],
      ]),
      darken(shade, 0.15),
      4,
      0.6,
    );
    if (look.extra === 'earrings') {
      b.fill(disc(side * (f.cheek + 8), 72, 13), look.second);
      b.fill(disc(side * (f.cheek + 8), 92, 9), look.cloth);
    }
  }
  b.fill(f.outline, look.skin);
  b.within(f.outline, (inner) => modelling(inner, look, f, shade));
  features(b, look, shade);
  beard(b, look, f);
  mouth(b, look, shade);
  if (look.age > 0.55) wrinkles(b, look, shade);
  glasses(b, look);
  drawFrontHair(b, look, f);
  return b.markup();
}

function frameOf({ shape }: FaceLook): FaceFrame {
  const sizes = {
    oval: [112, 126, 96, 42],
    round: [120, 136, 112, 56],
    square: [118, 128, 116, 64],
    long: [106, 116, 92, 42],
    heart: [122, 130, 84, 30],
  }[shape];
  const [forehead = 112, cheek = 126, jaw = 96, chin = 42] = sizes;
  const right: Point[] = [
    [0, -172],
    [forehead * 0.72, -152],
    [forehead, -88],
    [cheek, 4],
    [jaw, 100],
    [chin, 162],
  ];
  const left = right
    .slice(1)
    .reverse()
    .map(([x, y]): Point => [-x, y]);
  return { forehead, cheek, jaw, chin, outline: curve([...right, [0, 174], ...left], true, 0.95) };
}

function neck(b: FaceBrush, look: FaceLook, shade: string): void {
  b.fill(`M-62 70V200Q-70 250 -150 270L0 330L150 270Q70 250 62 200V70Z`, look.skin);
  b.fill(`M-62 120Q0 250 62 110V200Q30 240 -20 236Q-62 220 -62 180Z`, shade, 0.75);
}

function modelling(b: FaceBrush, look: FaceLook, f: FaceFrame, shade: string): void {
  const side = look.turn > 0 ? 1 : -1;
  b.fill(
    `M${side * 44} -190Q${side * 84} -100 ${side * 70} -30Q${side * 66} 30 ${side * 92} 62Q${side * 66} 110 ${side * 26} 190H${side * 220}V-190Z`,
    shade,
    0.5,
  );
  b.fill(
    `M${-side * f.forehead * 1.1} -190H${side * 40}Q${-side * 30} -150 ${-side * f.forehead * 0.9} -80Z`,
    lighten(look.skin, 0.25),
    0.4,
  );
  for (const cheek of [-1, 1]) b.fill(disc(cheek * 72 + look.turn * 14, 66, 36, 26), '#e0605a', 0.2);
  if (look.freckles)
    for (let i = 0; i < 14; i++)
      b.fill(disc(((i * 37) % 130) - 65 + look.turn * 14, 42 + ((i * 23) % 30), 2.6), '#b5653c', 0.55);
}

function features(b: FaceBrush, look: FaceLook, shade: string): void {
  const dx = look.turn * 16;
  const ink = '#2a1a20';
  for (const side of [-1, 1]) {
    const far = side * look.turn > 0;
    const x = dx + side * (far ? 47 : 53);
    const w = far ? 19 : 22;
    // A lid line over a dark iris with one highlight; a visible white ring would look like a stare.
    b.fill(`M${n(x - w)} 6Q${n(x)} -14 ${n(x + w)} 6Q${n(x)} 20 ${n(x - w)} 6Z`, '#fffaf2');
    b.fill(disc(x + look.turn * 3, 4, 9.5, 10.5), ink);
    b.fill(disc(x + look.turn * 3 + 3.4, 0, 2.8), '#ffffff');
    b.line(
      curve([
        [x - w - 2, 6],
        [x - w * 0.4, -7],
        [x + w * 0.5, -7],
        [x + w + 3, 5],
      ]),
      ink,
      5.5,
    );
    b.line(
      curve([
        [x - w * 0.7, 17],
        [x, 21],
        [x + w * 0.7, 17],
      ]),
      shade,
      3,
      0.8,
    );
    const arch = 10 + look.smile * 4;
    const brow = [
      [x - side * 25, -36 - arch * 0.35],
      [x + side * 2, -38 - arch * 0.8],
      [x + side * 29, -33],
    ] as const;
    b.line(
      curve(brow),
      look.hair === 'bald' && look.age > 0.5
        ? mix(look.hairColour, look.skin, 0.2)
        : darken(look.hairColour, 0.15),
      7 + look.brows * 4,
    );
  }
  const tip = look.turn > 0 ? 1 : -1;
  b.fill(
    `M${n(dx + tip * 2)} -20L${n(dx + tip * 26)} 52Q${n(dx + tip * 22)} 68 ${n(dx)} 66Q${n(dx - tip * 16)} 64 ${n(dx - tip * 18)} 54Z`,
    shade,
    0.5,
  );
  b.line(
    curve([
      [dx + tip * 4, -14],
      [dx + tip * 18, 36],
      [dx + tip * 26, 54],
      [dx + tip * 8, 66],
      [dx - tip * 12, 62],
    ]),
    darken(shade, 0.12),
    5,
  );
}

function mouth(b: FaceBrush, look: FaceLook, shade: string): void {
  const dx = look.turn * 15;
  const lift = 6 + look.smile * 9;
  const w = 36 + look.smile * 9;
  const lip = mix(look.skin, '#a8353a', look.beard === 'none' ? 0.62 : 0.5);
  if (look.smile > 0.78) {
    b.fill(
      `M${n(dx - w)} ${n(110 - lift * 0.5)}Q${n(dx)} 116 ${n(dx + w)} ${n(110 - lift * 0.5)}Q${n(dx + w * 0.5)} 144 ${n(dx)} 144Q${n(dx - w * 0.5)} 144 ${n(dx - w)} ${n(110 - lift * 0.5)}Z`,
      '#6e2430',
    );
    b.fill(
      `M${n(dx - w * 0.82)} ${n(111 - lift * 0.35)}Q${n(dx)} 117 ${n(dx + w * 0.82)} ${n(111 - lift * 0.35)}Q${n(dx)} 141 ${n(dx - w * 0.82)} ${n(111 - lift * 0.35)}Z`,
      '#fff8f0',
    );
    b.line(
      curve([
        [dx - w, 110 - lift * 0.5],
        [dx - w * 0.4, 113],
        [dx + w * 0.4, 113],
        [dx + w, 110 - lift * 0.5],
      ]),
      lip,
      5,
    );
  } else {
    b.fill(
      `M${n(dx - w * 0.72)} ${n(114 - lift * 0.3)}Q${n(dx - 14)} 102 ${n(dx)} 107Q${n(dx + 14)} 102 ${n(dx + w * 0.72)} ${n(114 - lift * 0.3)}Q${n(dx)} 138 ${n(dx - w * 0.72)} ${n(114 - lift * 0.3)}Z`,
      lip,
    );
    b.line(
      curve([
        [dx - w * 0.86, 114 - lift * 0.6],
        [dx - w * 0.3, 116],
        [dx + w * 0.3, 116],
        [dx + w * 0.86, 114 - lift * 0.6],
      ]),
      darken(lip, 0.4),
      4.6,
    );
  }
  b.line(
    curve([
      [dx - 16, 147],
      [dx, 151],
      [dx + 16, 147],
    ]),
    shade,
    5,
    0.7,
  );
}

function beard(b: FaceBrush, look: FaceLook, f: FaceFrame): void {
  const { beard: kind, hairColour } = look;
  if (kind === 'none') return;
  const dx = look.turn * 12;
  const colour = darken(hairColour, 0.06);
  const whole = (drop: number, top: number) =>
    curve(
      [
        [-f.cheek * 0.98, top],
        [-f.jaw * 0.8, 76],
        [dx - 50, 84],
        [dx, 80],
        [dx + 50, 84],
        [f.jaw * 0.8, 76],
        [f.cheek * 0.98, top],
        [f.jaw * 1.04, 112],
        [f.chin * 1.15, 168 + drop],
        [0, 178 + drop],
        [-f.chin * 1.15, 168 + drop],
        [-f.jaw * 1.04, 112],
      ],
      true,
      0.9,
    );
  if (kind === 'full') b.fill(whole(34, 26), colour);
  if (kind === 'short') b.fill(whole(8, 30), colour);
  if (kind === 'stubble') b.fill(whole(2, 30), colour, 0.26);
  if (kind === 'goatee')
    b.fill(
      curve(
        [
          [dx - 34, 122],
          [dx, 134],
          [dx + 34, 122],
          [dx + 38, 164],
          [dx, 198],
          [dx - 38, 164],
        ],
        true,
      ),
      colour,
    );
  if (kind === 'moustache' || kind === 'goatee' || kind === 'full') {
    b.fill(
      curve(
        [
          [dx, 78],
          [dx + 34, 80],
          [dx + 60, 108],
          [dx + 30, 102],
          [dx, 98],
          [dx - 30, 102],
          [dx - 60, 108],
          [dx - 34, 80],
        ],
        true,
      ),
      kind === 'full' ? darken(colour, 0.1) : colour,
    );
  }
}

function wrinkles(b: FaceBrush, look: FaceLook, shade: string): void {
  const dx = look.turn * 15;
  for (const side of [-1, 1]) {
    b.line(
      curve([
        [dx + side * 36, 70],
        [dx + side * 54, 88],
        [dx + side * 58, 106],
      ]),
      shade,
      4.5,
      0.75,
    );
    b.line(
      line(dx + side * 80, 2, dx + side * 94, -6) + line(dx + side * 80, 10, dx + side * 95, 12),
      shade,
      3.4,
      0.75,
    );
    b.line(
      curve([
        [dx + side * 36, 30],
        [dx + side * 52, 35],
        [dx + side * 68, 28],
      ]),
      shade,
      3.4,
      0.7,
    );
  }
  if (look.age > 0.75)
    for (const y of [-84, -100])
      b.line(
        curve([
          [dx - 50, y],
          [dx, y - 5],
          [dx + 50, y],
        ]),
        shade,
        3.4,
        0.6,
      );
}

function glasses(b: FaceBrush, look: FaceLook): void {
  if (look.glasses === 'none') return;
  const dx = look.turn * 16;
  const frame =
    look.glasses === 'thin' ? '#6b5b4d' : mix(look.second, '#1a1420', look.glasses === 'cat' ? 0.35 : 0.82);
  const width = look.glasses === 'thin' ? 4.5 : 9;
  for (const side of [-1, 1]) {
    const x = dx + side * 52;
    const d = {
      round: disc(x, 6, 41),
      thin: disc(x, 6, 42, 36),
      square: `M${n(x - 44)} -24Q${n(x)} -32 ${n(x + 44)} -24L${n(x + 40)} 30Q${n(x)} 42 ${n(x - 40)} 30Z`,
      cat: `M${n(x - side * 40)} -16Q${n(x + side * 10)} -34 ${n(x + side * 56)} -36Q${n(x + side * 50)} 34 ${n(x)} 36Q${n(x - side * 40)} 32 ${n(x - side * 40)} -16Z`,
    }[look.glasses];
    b.fill(d, '#ffffff', 0.22);
    b.fill(polygon(x - 20, -26, x - 4, -28, x - 22, 30, x - 34, 22), '#ffffff', 0.22);
    b.line(d, frame, width);
    b.line(line(x + side * 42, -8, side * 128, -2), frame, width * 0.9);
  }
  b.line(arc(dx, 12, 14, 200, 340), frame, width);
}
