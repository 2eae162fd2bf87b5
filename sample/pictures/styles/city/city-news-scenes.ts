/** Scenes for the news of the day, each based on the facts of its story. */
import { drawFigure } from '../../figures/figure.ts';
import { pointing, standing } from '../../figures/poses.ts';
import { arc, band, box, curve, disc, line, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { facades, lamp, passerby, sky, skyline, tree } from './city-pieces.ts';
import type { Ink, Press } from './city-press.ts';
import { createPress, ink } from './city-press.ts';

const asphalt: Ink = [0.15, 0.25, 0.22];

/** The riveted roof of a tram depot on two self-propelled trailers of fourteen axle lines each. */
export function roofMove(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  facades(p, r, -60, 1240, 560, 340);
  p.fill(box(-40, 556, 1280, 300), ink.coolSoft);
  p.fill(polygon(-40, 640, 1240, 640, 1240, 840, -40, 840), asphalt);
  roof(p);
  for (const left of [150, 622]) trailer(p, left);
  p.fill(box(-40, 756, 1280, 100), ink.warmPale);
  p.fill(box(-40, 756, 1280, 11), ink.key);
  p.group('translate(70 690)', () => {
    p.figure(drawFigure(0, 0, pointing, { height: 190, hair: 'cap' }), { top: ink.warm, sleeve: ink.warm });
  });
  for (const x of [430, 880]) passerby(p, r, x + r.range(-20, 20), 796, r.range(160, 185));
  return p.scene([600, 430]);
}

function roof(p: Press): void {
  const [left, right, foot] = [110, 1090, 560];
  const arch = (inset: number, rise: number) =>
    `M${left + inset} ${foot}Q600 ${rise} ${right - inset} ${foot}`;
  p.fill(`${arch(0, 20)}Z`, ink.paper);
  p.hatch(`${arch(0, 20)}Z`, 1, 90, 16);
  const height = (x: number) => {
    const t = (x - left) / (right - left);
    return foot - 2 * t * (1 - t) * (foot - 40) * 0.94;
  };
  const joints = Array.from({ length: 13 }, (_, i) => left + 50 + (i * (right - left - 100)) / 12);
  joints.forEach((x, i) => {
    p.line(line(x, height(x) + 12, x, foot - 12), ink.key, 6);
    const next = joints[i + 1];
    if (next)
      p.line(
        i < 6 ? line(x, foot - 14, next, height(next)) : line(x, height(x), next, foot - 14),
        ink.key,
        5,
      );
  });
  p.line(arch(14, 54), ink.key, 12);
  p.line(arch(0, 14), ink.warm, 34);
  p.line(arch(0, -8), ink.key, 7);
  for (let i = 1; i < 40; i++) {
    const t = i / 40;
    const [x, y] = [left + (right - left) * t, foot - 2 * t * (1 - t) * (foot - 14)];
    p.fill(disc(x, y, 4), ink.paper);
  }
  p.fill(polygon(510, 306, 520, 262, 680, 262, 690, 306), ink.cool);
  for (let x = 534; x < 680; x += 29) p.fill(box(x, 274, 18, 22), ink.paper);
  p.fill(polygon(498, 264, 530, 236, 670, 236, 702, 264), ink.key);
  p.fill(box(left - 26, foot - 16, right - left + 52, 30, 4), ink.warm);
  p.line(line(left - 26, foot - 16, right + 26, foot - 16), ink.key, 4);
  for (let x = left - 10; x < right + 20; x += 26) p.fill(disc(x, foot, 4), ink.paper);
}

function trailer(p: Press, left: number): void {
  for (const x of [left + 30, left + 200, left + 370])
    p.fill(polygon(x - 14, 676, x - 10, 574, x + 26, 574, x + 30, 676), ink.key);
  p.line(line(left + 40, 664, left + 200, 584, left + 380, 664), ink.keySoft, 8);
  p.fill(box(left - 10, 670, 448, 30, 5), ink.key);
  for (let i = 0; i < 16; i++)
    p.fill(
      polygon(
        left - 8 + i * 28,
        698,
        left + 4 + i * 28,
        672,
        left + 16 + i * 28,
        672,
        left + 4 + i * 28,
        698,
      ),
      i % 2 ? ink.warm : ink.paper,
    );
  for (let i = 0; i < 14; i++) {
    const x = left + 12 + i * 31;
    p.fill(disc(x, 722, 17), ink.key);
    p.fill(disc(x, 722, 8), ink.coolSoft);
  }
}

/** A bomb in the ground under the tracks of a goods station, and the digger that found it. */
export function railBomb(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  skyline(p, r, 300, ink.coolMid, 90);
  wagons(p);
  p.fill(box(-40, 330, 1280, 540), [0.35, 0.2, 0.15]);
  p.dots(box(-40, 330, 1280, 540), 2, 0.42, 12);
  p.fill(box(-40, 326, 1280, 34), ink.coolSoft);
  p.hatch(box(-40, 326, 1280, 34), 2, 45, 7);
  for (let x = -30; x < 380; x += 62) p.fill(box(x, 312, 40, 18), ink.key);
  for (let x = 900; x < 1240; x += 62) p.fill(box(x, 312, 40, 18), ink.key);
  p.line(line(-40, 306, 372, 306) + line(892, 306, 1240, 306), ink.key, 10);
  p.line('M372 306Q420 306 440 340M892 306Q850 306 830 346', ink.key, 10);
  const pit = 'M400 322L470 640Q520 724 620 730T800 640L870 322Z';
  p.fill(pit, [0.16, 0.1, 0.02]);
  p.hatch('M400 322L470 640Q520 724 620 730L620 700Q540 690 500 620L440 322Z', 2, 60, 8);
  for (let i = 0; i < 22; i++)
    p.fill(disc(r.range(-20, 400), r.range(400, 780), r.range(5, 16), r.range(4, 10)), ink.keySoft);
  for (let i = 0; i < 22; i++)
    p.fill(disc(r.range(880, 1220), r.range(400, 780), r.range(5, 16), r.range(4, 10)), ink.keySoft);
  p.group('translate(630 610) rotate(-9)', () => bomb(p));
  bucketArm(p);
  for (const x of [300, 940]) p.fill(box(x, 236, 9, 76), ink.key);
  p.line('M304 250Q620 292 944 250', ink.warm, 12);
  p.line('M304 250Q620 292 944 250', ink.paper, 3);
  for (const [x, facing] of [
    [220, 1],
    [1030, -1],
  ] as const)
    p.group(`translate(${x} 216) scale(${facing} 1)`, () =>
      p.figure(drawFigure(0, 0, facing > 0 ? pointing : standing, { height: 180, hair: 'cap', coat: true }), {
        top: ink.warm,
        hair: ink.key,
      }),
    );
  return p.scene([620, 460]);
}

function wagons(p: Press): void {
  for (const [x, tint] of [
    [-60, ink.bothMid],
    [250, ink.cool],
    [940, ink.warmMid],
  ] as const) {
    p.fill(box(x, 150, 290, 130, 6), tint);
    for (let i = 0; i < 6; i++) p.line(line(x + 24 + i * 48, 158, x + 24 + i * 48, 272), ink.key, 3);
    p.fill(box(x - 8, 276, 306, 14), ink.key);
    for (const wheel of [50, 110, 190, 250]) p.fill(disc(x + wheel, 296, 17), ink.key);
  }
}

function bomb(p: Press): void {
  p.fill('M-210 0Q-200 -78 -60 -86H70Q210 -74 244 0Q210 74 70 86H-60Q-200 78 -210 0Z', ink.bothMid);
  p.hatch('M-206 20Q-190 78 -60 86H70Q210 74 242 10Q120 50 -206 20Z', 2, 20, 8);
  p.fill('M-190 -10L-300 -86H-236L-150 -50ZM-190 10L-300 86H-236L-150 50Z', ink.key);
  p.fill(box(-312, -96, 26, 192, 5), ink.key);
  p.fill(disc(238, 0, 18, 26), ink.key);
  for (const x of [-110, 90]) p.line(`M${x} -86Q${x + 18} 0 ${x} 86`, ink.key, 5);
  // The teeth of the digger left five scratches.
  for (let i = 0; i < 5; i++) p.line(line(-40 + i * 24, -66, -20 + i * 24, -6), ink.paper, 6);
  p.dots(box(-160, -60, 120, 110), 0, 0.6, 9);
}

function bucketArm(p: Press): void {
  p.line(line(1000, -40, 800, 150), ink.warm, 44);
  p.line(line(800, 150, 770, 330), ink.warm, 36);
  p.line(line(930, -30, 820, 190), ink.key, 9);
  p.fill(disc(800, 150, 24), ink.key);
  p.fill('M700 320H820Q830 420 750 450Q690 440 682 390Z', ink.key);
  for (let i = 0; i < 5; i++)
    p.fill(
      polygon(684 + i * 17, 404 + i * 10, 678 + i * 17, 440 + i * 9, 698 + i * 17, 412 + i * 10),
      ink.coolSoft,
    );
}

/** A turbo roundabout being built on a crossing of four roads, seen from above. */
export function turboRoundabout(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  p.fill(box(-40, -40, 1280, 880), r.pick<Ink>([ink.coolPale, [0.1, 0.3, 0.02]]));
  p.dots(box(-40, -40, 1280, 880), 1, 0.34, 17);
  for (const turn of [8, 98, 188, 278]) {
    p.group(`rotate(${turn} 600 400)`, () => {
      p.fill(box(600, 330, 700, 140), asphalt);
      p.line(line(860, 400, 1300, 400), ink.paper, 5);
      for (let x = 860; x < 1300; x += 56) p.fill(box(x, 362, 30, 5) + box(x, 433, 30, 5), ink.paper);
    });
  }
  for (const [x, y] of [
    [250, 170],
    [960, 150],
    [220, 640],
    [990, 660],
  ] as const)
    block(p, r, x, y);
  p.fill(disc(600, 400, 268), asphalt);
  p.line(disc(600, 400, 268), ink.paper, 5);
  p.fill(disc(600, 400, 104), ink.coolMid);
  p.dots(disc(600, 400, 104), 0, 0.4, 12);
  p.line(disc(600, 400, 104), ink.paper, 7);
  // The lanes run outwards like a spiral, a half turn each.
  for (const start of [20, 200])
    p.line(
      curve(Array.from({ length: 10 }, (_, i) => polar(600, 400, 128 + i * 14, start + i * 24))),
      ink.paper,
      6,
    );
  for (const turn of [50, 140, 230, 320]) {
    const [x, y] = polar(600, 400, 190, turn);
    p.group(`translate(${x} ${y}) rotate(${turn + 90})`, () =>
      p.fill('M-34 -6H6V-20L36 0L6 20V6H-34Z', ink.paper),
    );
  }
  closedQuarter(p);
  for (const [x, y, turn, tint] of [
    [1010, 462, 188, ink.warm],
    [1110, 478, 188, ink.paper],
    [190, 312, 8, ink.cool],
    [300, 330, 8, ink.warm],
    [640, 720, 278, ink.paper],
    [560, 108, 98, ink.cool],
    [720, 270, 60, ink.warm],
    [440, 500, 236, ink.cool],
  ] as const)
    carAbove(p, x, y, turn, tint);
  digger(p);
  return p.scene([600, 400]);
}

function block(p: Press, r: Random, x: number, y: number): void {
  p.fill(box(x - 120, y - 80, 240, 160, 8), ink.warmPale);
  for (const [dx, dy, w, h] of [
    [-100, -64, 90, 60],
    [10, -64, 92, 46],
    [-100, 16, 70, 48],
    [0, 4, 100, 60],
  ] as const) {
    p.fill(box(x + dx, y + dy, w, h), r.pick<Ink>([ink.warm, ink.warmMid, ink.bothMid]));
    p.hatch(box(x + dx, y + dy + h / 2, w, h / 2), 2, 0, 7);
  }
  for (let i = 0; i < 5; i++)
    p.fill(disc(x + r.range(-130, 130), y + r.range(-96, 96), r.range(12, 20)), ink.cool);
}

function closedQuarter(p: Press): void {
  p.fill(band(600, 400, 112, 262, -78, -16), [0.5, 0.2, 0.1]);
  p.dots(band(600, 400, 112, 262, -78, -16), 2, 0.5, 10);
  for (const turn of [-80, -14])
    for (let i = 0; i < 4; i++) {
      const [x, y] = polar(600, 400, 130 + i * 38, turn);
      p.fill(disc(x, y, 12), ink.warm);
      p.fill(disc(x, y, 6), ink.paper);
    }
  p.line(arc(600, 400, 282, -84, -10), ink.warm, 15);
  for (let a = -82; a < -10; a += 9) {
    const [x, y] = polar(600, 400, 282, a);
    p.group(`translate(${x} ${y}) rotate(${a})`, () => p.fill(box(-8, -7, 16, 14), ink.paper));
  }
}

function carAbove(p: Press, x: number, y: number, turn: number, tint: Ink): void {
  p.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    p.fill(box(-40, -20, 84, 44, 14), ink.key);
    p.fill(box(-44, -22, 84, 42, 14), tint);
    p.fill(box(-22, -17, 18, 32, 5) + box(14, -17, 14, 32, 5), ink.key);
  });
}

function digger(p: Press): void {
  p.group('translate(748 258) rotate(-38)', () => {
    p.fill(box(-54, -46, 108, 24, 8) + box(-54, 22, 108, 24, 8), ink.key);
    p.fill(box(-44, -32, 88, 64, 10), ink.warm);
    p.fill(box(-30, -24, 40, 48, 6), ink.key);
    p.fill(box(30, -10, 110, 20, 6), ink.warm);
    p.fill(polygon(130, -26, 168, -20, 168, 20, 130, 26), ink.key);
  });
}

/** The yard of a block of flats, planned around a walnut tree. */
export function courtyard(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  for (const [x, w, h, tint] of [
    [-60, 360, 430, ink.coolSoft],
    [300, 600, 360, ink.warmSoft],
    [900, 360, 440, ink.coolMid],
  ] as const)
    slab(p, r, { x, w, h, tint });
  p.fill(box(-40, 560, 1280, 300), [0.12, 0.42, 0.04]);
  p.dots(box(-40, 560, 1280, 300), 1, 0.36, 13);
  p.fill('M-40 660Q300 600 600 640T1240 640V720Q900 700 600 730T-40 760Z', ink.warmPale);
  for (const [x, tint] of [
    [-20, ink.warm],
    [110, ink.paper],
    [1030, ink.cool],
    [1160, ink.warm],
  ] as const)
    parked(p, x, tint);
  tree(p, r, 600, 690, 540, ink.cool);
  for (const x of [330, 800]) bench(p, x, 690);
  p.fill(polygon(470, 746, 720, 746, 750, 760, 440, 760), ink.key);
  p.fill(polygon(486, 738, 704, 738, 722, 750, 468, 750), ink.paper);
  p.line(line(520, 744, 600, 744) + line(620, 744, 680, 744), ink.warm, 4);
  p.fill(box(470, 758, 12, 60) + box(708, 758, 12, 60), ink.key);
  for (const [x, facing] of [
    [400, 1],
    [780, -1],
    [860, -1],
    [300, 1],
  ] as const)
    passerby(p, r, x, 806, r.range(170, 196), facing);
  return p.scene([600, 480]);
}

function slab(p: Press, r: Random, { x, w, h, tint }: { x: number; w: number; h: number; tint: Ink }): void {
  p.fill(box(x, 570 - h, w, h), tint);
  p.fill(box(x, 566 - h, w, 12), ink.key);
  let panes = '';
  let lit = '';
  for (let wy = 600 - h; wy < 540; wy += 58)
    for (let wx = x + 18; wx < x + w - 30; wx += 52) {
      if (r.chance(0.2)) lit += box(wx, wy, 30, 32);
      else panes += box(wx, wy, 30, 32);
    }
  p.fill(panes, ink.keySoft);
  p.fill(lit, ink.warm);
  for (let gx = x; gx < x + w; gx += 156) p.line(line(gx, 574 - h, gx, 566), ink.paper, 2);
}

function parked(p: Press, x: number, tint: Ink): void {
  p.fill(`M${x} 640v-26q0 -12 12 -14l14 -26q4 -8 12 -8h44q8 0 12 8l14 26q12 2 12 14v26Z`, tint);
  p.fill(box(x + 28, 576, 26, 22, 4) + box(x + 60, 576, 26, 22, 4), ink.key);
  p.fill(disc(x + 26, 640, 14) + disc(x + 94, 640, 14), ink.key);
}

function bench(p: Press, x: number, y: number): void {
  p.fill(box(x, y - 66, 130, 14, 4) + box(x, y - 44, 130, 14, 4) + box(x - 6, y - 22, 142, 12, 4), ink.warm);
  p.fill(box(x + 8, y - 20, 10, 30) + box(x + 112, y - 20, 10, 30), ink.key);
  lamp(p, x + 65 + (x < 600 ? -110 : 110), y + 6, 230);
}
