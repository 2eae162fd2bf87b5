/** A band records at night in a closed laundry: tiles, the old drying lines, rugs, one pair of microphones. */
import type { Pose } from '../../figures/figure.ts';
import { drawFigure } from '../../figures/figure.ts';
import { standing } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Collage } from './collage.ts';
import { createCollage } from './collage.ts';

/** Edges of the back wall; the lines of the room meet at its middle. */
const back = { left: 250, right: 950, top: 110, foot: 500 } as const;
const eye = [600, 330] as const;

const strumming: Pose = { ...standing, head: 8, nearArm: [-30, 78], farArm: [46, 92] };
const drumming: Pose = { ...standing, head: 6, nearArm: [26, 74], farArm: [-26, -74] };

export function laundrySession(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  tiledHall(c);
  nightWindows(c);
  priceList(c);
  dryingLines(c);
  rug(c);
  drummer(c);
  musician(c, 318, 1, 'long', c.inks.one);
  musician(c, 884, -1, 'short', c.inks.three);
  microphones(c);
  return c.scene([600, 440]);
}

function tiledHall(c: Collage): void {
  const { paper, two, wall, dark } = c.inks;
  const { left, right, top, foot } = back;
  const tile = mix(paper, two, 0.16);
  c.piece(box(-40, -40, 1280, 880), mix(tile, dark, 0.14));
  c.piece(box(left, top, right - left, foot - top), tile);
  c.piece(polygon(left, top, -60, -76, 1260, -76, right, top), mix(two, dark, 0.62));
  const floor = polygon(left, foot, right, foot, 1580, 860, -380, 860);
  c.piece(floor, mix(two, dark, 0.42));
  const joint = mix(tile, two, 0.42);
  for (let x = left + 50; x < right; x += 50) c.line(line(x, top, x, foot), joint, 2);
  for (let y = top + 39; y < foot; y += 39) {
    c.line(line(left, y, right, y), joint, 2);
    for (const [edge, outside] of [
      [left, -60],
      [right, 1260],
    ] as const)
      c.line(line(edge, y, outside, eye[1] + ((y - eye[1]) * 660) / 350), joint, 2);
  }
  // Upright joints of the side walls and cross joints of the floor stand closer the farther away they are.
  for (const distance of [1.14, 1.32, 1.56, 1.88]) {
    const [reach, low] = [350 * distance, eye[1] + (foot - eye[1]) * distance];
    for (const side of [-1, 1])
      c.line(
        line(eye[0] + side * reach, eye[1] + (top - eye[1]) * distance, eye[0] + side * reach, low),
        joint,
        2,
      );
    c.line(line(eye[0] - reach, low, eye[0] + reach, low), mix(two, paper, 0.22), 2.5);
  }
  for (let i = -7; i <= 7; i++)
    c.line(line(eye[0] + i * 50, foot, eye[0] + i * 50 * 2.9, 823), mix(two, paper, 0.22), 2.5);
  // The dado that laundries have: a band of darker tiles at half height.
  c.piece(box(left, 383, right - left, 39), mix(wall, two, 0.35));
  for (let x = left + 50; x < right; x += 50) c.line(line(x, 383, x, 422), tile, 2);
  c.tone(
    box(left, top, right - left, foot - top),
    mix(two, dark, 0.3),
    (x, y) => Math.hypot(x - 600, y - 330) / 620 - 0.18,
    12,
  );
  c.tone(floor, darken(two, 0.5), 'down', 13);
}

function nightWindows(c: Collage): void {
  const { paper, dark, three } = c.inks;
  for (const x of [318, 750]) {
    c.piece(box(x - 8, 142, 148, 118, 4), paper);
    c.piece(box(x, 150, 132, 102), mix(dark, '#1d3358', 0.6));
    c.line(
      line(x + 44, 150, x + 44, 252) + line(x + 88, 150, x + 88, 252) + line(x, 201, x + 132, 201),
      paper,
      5,
    );
  }
  c.piece(disc(862, 176, 12), lighten(three, 0.55));
}

/** The old list of prices that the singer's grandmother reads out. */
function priceList(c: Collage): void {
  const { paper, dark, one } = c.inks;
  c.scrap(466, 176, 92, 126, lighten(paper, 0.4), -2);
  c.line(line(484, 198, 538, 196), one, 7);
  for (let i = 0; i < 5; i++)
    c.line(
      line(480, 218 + i * 15, 512 + (i % 3) * 6, 217 + i * 15) + line(530, 216 + i * 15, 544, 216 + i * 15),
      dark,
      3,
    );
}

function dryingLines(c: Collage): void {
  const { paper, dark } = c.inks;
  for (const [x, near] of [
    [400, 20],
    [800, 1180],
  ] as const)
    c.line(`M${x} 118Q${(x + near) / 2} ${78} ${near} -24`, paper, 3, 0.85);
  for (const [y, half, sag] of [
    [92, 378, 12],
    [44, 468, 18],
  ] as const)
    c.line(`M${600 - half} ${y}Q600 ${y + sag * 2} ${600 + half} ${y}`, mix(paper, dark, 0.15), 3);
}

function rug(c: Collage): void {
  const { one, three, paper, dark } = c.inks;
  const outline = polygon(286, 590, 914, 590, 1080, 770, 120, 770);
  c.piece(outline, mix(one, dark, 0.18));
  c.line(`M312 604H888L1036 752H164Z`, three, 7);
  c.line(`M346 622H854L970 734H230Z`, paper, 3);
  c.tone(outline, dark, 'down', 12);
}

/** The drummer sits behind a small set whose drum is damped with a towel. */
function drummer(c: Collage): void {
  const { paper, two, three, four, dark } = c.inks;
  const figure = drawFigure(600, 488, drumming, { height: 335, hair: 'short' });
  c.figure(figure, four, two);
  for (const side of [-1, 1]) {
    const x = 600 + side * 138;
    c.line(line(x, 650, x, 446) + line(x, 620, x - 26, 656) + line(x, 620, x + 26, 656), paper, 4);
    c.group(`rotate(${side * -9} ${n(x)} 446)`, () => c.piece(disc(x, 446, 66, 9), three));
  }
  c.piece(disc(600, 584, 82), dark);
  c.piece(disc(600, 584, 73), paper);
  c.tone(disc(600, 584, 73), mix(paper, dark, 0.55), 'right', 9);
  for (const [x, y] of [
    [508, 520],
    [692, 520],
  ] as const) {
    c.piece(box(x - 50, y, 100, 58, 6), three);
    c.piece(disc(x, y, 50, 12), paper);
    c.line(line(x - 36, y + 58, x - 44, 654) + line(x + 36, y + 58, x + 44, 654), dark, 4);
  }
  for (const [[x, y], tip] of [
    [figure.joints.nearHand, [712, 506]],
    [figure.joints.farHand, [488, 512]],
  ] as const)
    c.line(line(x - Math.sign(x - 600) * 14, y - 8, tip[0], tip[1]), mix(three, dark, 0.55), 6);
  const towel = 'M660 508Q694 498 726 512L732 556Q716 566 700 558L694 524Q676 524 660 534Z';
  c.piece(towel, lighten(paper, 0.55));
  c.line('M701 549L731 545', two, 4);
}

/** A player with a guitar across the body, turned to the middle of the room. */
function musician(c: Collage, x: number, facing: 1 | -1, hair: 'long' | 'short', top: string): void {
  const { two, dark, three, four } = c.inks;
  const figure = drawFigure(0, 490, strumming, { height: 440, hair, skirt: hair === 'long' });
  c.glass(disc(x, 718, 96, 16), dark, 0.45);
  c.group(`translate(${x} 0) scale(${facing} 1)`, () => {
    c.figure(figure, top, mix(two, dark, 0.7));
    c.group('translate(18 448) rotate(-14)', () => instrument(c, hair === 'long' ? three : four));
  });
}

function instrument(c: Collage, body: string): void {
  const { dark, paper } = c.inks;
  const sides = curve(
    [
      [-84, -38],
      [-28, -42],
      [2, -26],
      [44, -32],
      [52, 2],
      [42, 34],
      [2, 28],
      [-30, 44],
      [-86, 38],
      [-100, 0],
    ],
    true,
  );
  c.piece(sides, body);
  c.tone(sides, darken(body, 0.45), 'down', 8);
  c.piece(limb([40, 0], [196, 0], 9, 8) + box(190, -14, 42, 28, 5), dark);
  c.piece(disc(4, 0, 14), dark);
  c.piece(box(-66, -14, 9, 28, 2), dark);
  c.line(line(-62, -3, 214, -3) + line(-62, 3, 214, 3), paper, 1.4);
}

/** One pair of microphones on a cable, where the drying lines ran. */
function microphones(c: Collage): void {
  const { dark, paper, one } = c.inks;
  c.line('M600 -40V262', dark, 4);
  c.line(line(560, 272, 640, 272), dark, 7);
  for (const side of [-1, 1])
    c.group(`translate(${600 + side * 40} 272) rotate(${side * -28})`, () => {
      c.piece(box(-11, 0, 22, 46, 6), dark);
      c.piece(box(-14, 38, 28, 34, 12), mix(paper, dark, 0.3));
      c.line(line(-12, 50, 12, 50) + line(-12, 60, 12, 60), dark, 2);
    });
  c.piece(disc(600, 272, 6), one);
}
