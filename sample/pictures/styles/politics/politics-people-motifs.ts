import { drawFigure } from '../../figures/figure.ts';
import { pointing, standing } from '../../figures/poses.ts';
import { arc, arch, band, box, curve, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Burin } from './burin.ts';
import { backdrop, createBurin } from './burin.ts';
import { audience, bust, flag, someone } from './engraved-people.ts';

export function podium(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  backdrop(b, r, 600, 300);
  for (const x of r.chance(0.5) ? [150, 260] : [120, 1080]) flag(b, r, x, 690, 560, x < 600 ? 1 : -1);
  for (const x of [940, 1060]) {
    b.shape(box(x, -40, 70, 700), 2, 90);
    b.shape(box(x - 14, 620, 98, 40), 1, 0);
  }
  const x = 600;
  const arm = r.range(-40, 20);
  b.shape(limb([x - 110, 400], [x - 230, 380 + arm], 40, 32), 3, 20);
  b.shape(limb([x - 230, 380 + arm], [x - 268, 262 + arm], 32, 25), 3, 70);
  b.shape(box(x - 292, 228 + arm, 46, 30, 6), 0);
  openHand(b, x - 272, 232 + arm, 44);
  b.shape(limb([x + 120, 400], [x + 180, 540], 42, 32), 3, 70);
  bust(b, x, 290, 165, someone(r));
  lectern(b, x);
  audience(b, r, 730, 88);
  return b.scene([600, 330]);
}

function openHand(b: Burin, x: number, y: number, s: number): void {
  for (const [dx, dy] of [
    [-0.5, -1.05],
    [-0.16, -1.3],
    [0.2, -1.26],
    [0.52, -1.0],
  ] as const) {
    b.shape(limb([x + dx * s * 0.7, y - s * 0.5], [x + dx * s, y + dy * s], s * 0.17, s * 0.12), 0, 30, 2.4);
  }
  b.shape(limb([x + s * 0.3, y - s * 0.2], [x + s * 0.86, y - s * 0.55], s * 0.2, s * 0.13), 0, 30, 2.4);
  b.shape(
    curve(
      [
        [x - s * 0.36, y],
        [x - s * 0.5, y - s * 0.55],
        [x, y - s * 0.72],
        [x + s * 0.46, y - s * 0.5],
        [x + s * 0.36, y],
      ],
      true,
    ),
    1,
    60,
    2.4,
  );
}

function lectern(b: Burin, x: number): void {
  b.spot(polygon(x - 190, 540, x + 190, 540, x + 130, 860, x - 130, 860), 2, 90);
  b.shape(polygon(x - 160, 566, x + 160, 566, x + 112, 830, x - 112, 830), 3, 88);
  b.shape(disc(x, 670, 66), 0);
  b.line(disc(x, 670, 54), 2);
  for (let a = 0; a < 360; a += 30) {
    const [px, py] = polar(x, 670, 38, a);
    b.solid(disc(px, py, 7));
  }
  b.spot(disc(x, 670, 22), 0);
  b.shape(polygon(x - 226, 512, x + 226, 512, x + 196, 560, x - 196, 560), 0);
  b.shape(polygon(x - 150, 476, x + 120, 470, x + 140, 512, x - 170, 512), 0);
  for (const [mx, tilt] of [
    [-50, 18],
    [40, -14],
  ] as const) {
    b.line(
      curve([
        [x + mx * 2, 512],
        [x + mx * 1.6, 470],
        [x + mx + tilt, 420],
      ]),
      6,
    );
    b.shape(limb([x + mx + tilt, 420], [x + mx * 0.7 + tilt, 396], 14, 17), 4, 40);
  }
}

export function microphones(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  backdrop(b, r, 600, 260);
  const chin = r.range(300, 330);
  bust(b, 600 + r.range(-20, 20), chin, 235, someone(r));
  const count = r.int(6, 8);
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const foot: [number, number] = [-30 + t * 1260 + r.range(-30, 30), 880];
    const head: [number, number] = [600 + (t - 0.5) * 640, 450 + Math.abs(t - 0.5) * 130 + r.range(-24, 44)];
    microphone(b, r, foot, head, i);
  }
  return b.scene([600, 380]);
}

function microphone(
  b: Burin,
  r: Random,
  foot: [number, number],
  head: [number, number],
  index: number,
): void {
  const length = Math.hypot(foot[0] - head[0], foot[1] - head[1]);
  const [ux, uy] = [(head[0] - foot[0]) / length, (head[1] - foot[1]) / length];
  const along = (d: number): [number, number] => [head[0] - ux * d, head[1] - uy * d];
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
  b.shape(limb(along(300), along(length), 44, 56), index % 2 ? 3 : 2, turn);
  b.shape(limb(along(46), along(300), 22, 18), 4, turn);
  const cube = (d0: number, d1: number, w: number) => {
    const [a, c] = [along(d0), along(d1)];
    return polygon(
      a[0] - uy * w,
      a[1] + ux * w,
      a[0] + uy * w,
      a[1] - ux * w,
      c[0] + uy * w,
      c[1] - ux * w,
      c[0] - uy * w,
      c[1] + ux * w,
    );
  };
  const kind = r.int(0, 3);
  if (kind < 3) {
    if (index % 2 === 0) b.spot(cube(64, 140, 48), 1, turn);
    else b.shape(cube(64, 140, 46), 0);
    const mark = along(102);
    if (kind === 0) b.solid(disc(mark[0], mark[1], 21));
    else if (kind === 1) b.shape(disc(mark[0], mark[1], 23), 0);
    else b.solid(cube(92, 114, 34));
  }
  if (r.chance(0.5)) b.shape(disc(head[0], head[1], 46, 50), 4, turn + 40);
  else {
    b.shape(disc(head[0], head[1], 44), 2, turn + 45);
    b.shade(disc(head[0], head[1], 44), 2, turn - 45);
    b.shape(cube(34, 52, 42), 0);
  }
}

export function handshake(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  backdrop(b, r, 600, 380);
  flag(b, r, 90, 850, 760, 1);
  flag(b, r, 1110, 850, 760, -1);
  const lift = r.range(-14, 14);
  b.shape(polygon(-60, 330 + lift, 330, 340, 356, 530, -60, 640 + lift), 3, 10);
  b.shade(polygon(-60, 500 + lift, 350, 470, 356, 530, -60, 640 + lift), 3, -35);
  b.spot(polygon(1260, 310 - lift, 860, 330, 838, 520, 1260, 640 - lift), 2, -10);
  b.shade(polygon(1260, 500 - lift, 842, 460, 838, 520, 1260, 640 - lift), 3, 35);
  b.shape(polygon(316, 336, 388, 346, 410, 516, 344, 534), 0);
  b.shape(polygon(872, 326, 806, 338, 786, 506, 850, 524), 0);
  for (let i = 0; i < 3; i++) b.solid(disc(230 - i * 40, 488 + i * 5, 9));
  // The left hand lies below, its fingers around the right; the right hand closes over it.
  b.shape(
    curve(
      [
        [800, 350],
        [740, 330],
        [660, 336],
        [580, 366],
        [520, 420],
        [560, 500],
        [640, 520],
        [720, 510],
        [795, 496],
      ],
      true,
    ),
    1,
    -30,
    4,
  );
  b.shape(
    curve(
      [
        [394, 360],
        [460, 338],
        [540, 330],
        [620, 352],
        [690, 396],
        [700, 440],
        [640, 480],
        [560, 506],
        [470, 510],
        [404, 502],
      ],
      true,
    ),
    0,
    30,
    4,
  );
  b.shade(
    curve(
      [
        [404, 470],
        [480, 480],
        [560, 470],
        [640, 450],
        [640, 480],
        [560, 506],
        [470, 510],
        [404, 502],
      ],
      true,
    ),
    2,
    20,
  );
  const knuckles = [
    [652, 372, 560, 452],
    [690, 402, 592, 494],
    [716, 440, 630, 524],
    [738, 474, 672, 540],
  ] as const;
  for (const [ax, ay, bx, by] of knuckles)
    b.shape(limb([ax + 26, ay - 8], [bx + 20, by], 27, 21), 0, 50, 3.6);
  b.shape(
    curve(
      [
        [470, 352],
        [540, 330],
        [606, 306],
        [648, 312],
        [654, 342],
        [610, 364],
        [560, 392],
        [500, 402],
      ],
      true,
    ),
    0,
    20,
    4,
  );
  b.line(
    curve([
      [628, 318],
      [642, 326],
      [636, 340],
    ]),
    2.4,
  );
  for (let i = 0; i < 4; i++)
    b.line(
      curve([
        [420 + i * 14, 420],
        [440 + i * 14, 430],
        [450 + i * 14, 448],
      ]),
      1.8,
    );
  return b.scene([590, 420]);
}

export function meeting(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  b.wash(box(-40, -40, 1280, 880), r.range(0.2, 0.75));
  for (let i = 0; i < 4; i++) {
    const x = 80 + i * 280;
    b.shape(arch(x, 30, 190, 420), 1, 0);
    b.line(line(x + 95, 30, x + 95, 450) + line(x, 200, x + 190, 200), 6);
    b.spot(`M${x - 40} 10q30 200 -6 430h54q30 -220 20 -430Z`, 2, 88);
  }
  const people = r.int(5, 6);
  for (let i = 0; i < people; i++)
    bust(b, 150 + (i * 900) / (people - 1) + r.range(-12, 12), 400 + r.range(-16, 16), 128, someone(r));
  b.shape(polygon(30, 540, 1170, 540, 1290, 700, -90, 700), 0);
  b.shade(polygon(30, 540, 1170, 540, 1290, 700, -90, 700), 1, 0);
  b.spot(polygon(-90, 700, 1290, 700, 1290, 880, -90, 880), 3, 90);
  for (let i = 0; i < people; i++) {
    const x = 140 + (i * 920) / (people - 1);
    const spread = (x - 600) * 0.08;
    b.shape(
      polygon(
        x - 50 + spread,
        600,
        x + 40 + spread,
        596,
        x + 56 + spread * 1.6,
        652,
        x - 56 + spread * 1.6,
        656,
      ),
      0,
      0,
      2.5,
    );
    for (let k = 0; k < 3; k++)
      b.line(line(x - 40 + spread, 612 + k * 12, x + 34 + spread, 610 + k * 12), 1.8);
    b.shape(box(x + 64 + spread, 572, 24, 50, 4), 1, 90, 2.4);
    b.line(line(x - 20, 596, x - 8, 540), 4);
    b.solid(limb([x - 8, 540], [x - 4, 522], 7, 8));
  }
  b.spot(polygon(540, 640, 660, 640, 640, 584, 560, 584), 0);
  for (let i = 0; i < 7; i++) b.shape(disc(556 + i * 15, 566 - (i % 3) * 16, 16), i % 2 ? 0 : 2, 20, 2.4);
  return b.scene([600, 400]);
}

export function assembly(r: Random, view?: View<Burin>): Scene {
  return r.chance(0.6) ? hemicycle(r, view) : parliament(r, view);
}

function hemicycle(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  b.wash(box(-40, -40, 1280, 880), 0.35);
  for (let x = 0; x < 1240; x += 150) {
    b.shape(arch(x, 20, 104, 250), 3, 90);
    b.shape(box(x + 108, -40, 34, 330), 1, 90);
    b.shape(box(x + 100, 250, 50, 22), 0);
  }
  b.spot(polygon(500, -40, 700, -40, 720, 240, 480, 240), 2, 88);
  b.shape(disc(600, 120, 62), 0);
  b.spot(disc(600, 120, 40), 1, 30);
  const [cx, cy] = [600, 900];
  for (let row = 0; row < 5; row++) {
    const radius = 640 - row * 88;
    for (let i = 0; i < 17 - row * 2; i++) {
      const a = 199 + (i * (341 - 199)) / (16 - row * 2);
      if (Math.abs(a - 270) < 4 && row > 1) continue;
      const [x, y] = polar(cx, cy, radius + 30, a + r.range(-0.6, 0.6));
      const s = 30 + row * 7;
      const dark = r.chance(0.75);
      const body = `M${x - s * 0.95} ${y + s * 1.9}q0 ${-s * 1.3} ${s * 0.6} ${-s * 1.3}h${s * 0.7}q${s * 0.6} 0 ${s * 0.6} ${s * 1.3}Z`;
      if (!dark && r.chance(0.6)) b.spot(body, 1, 60, 2.2);
      else if (dark) b.solid(body);
      else b.shape(body, 1, 60, 2.2);
      b.shape(disc(x, y, s * 0.5, s * 0.62), 0, 40, 2.2);
      b.solid(
        `M${x - s * 0.54} ${y}q${-s * 0.02} ${-s * 0.75} ${s * 0.54} ${-s * 0.75}t${s * 0.54} ${s * 0.75}q${-s * 0.3} ${-s * 0.36} ${-s * 1.08} ${-s * 0.1}Z`,
      );
    }
    b.shape(band(cx, cy, radius - 34, radius, 190, 350), 0, 0, 3);
    for (let k = 0; k < 4; k++) b.line(arc(cx, cy, radius - 8 - k * 7.5, 190, 350), row % 2 ? 4 : 2.6);
    b.shape(band(cx, cy, radius - 6, radius + 8, 190, 350), 0, 0, 2.5);
  }
  b.spot(polygon(470, 860, 490, 700, 710, 700, 730, 860), 2, 90);
  b.shape(polygon(460, 690, 740, 690, 722, 722, 478, 722), 0);
  bust(b, 600, 596, 100, someone(r));
  return b.scene([600, 500]);
}

function parliament(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  backdrop(b, r, 600, 320);
  b.shape(box(60, 400, 1080, 190), 1, 90);
  for (let i = 0; i < 31; i++) {
    const x = 70 + i * 35;
    b.shape(arch(x + 6, 430, 22, 60) + arch(x + 6, 512, 22, 70), 4, 90, 2);
    b.shape(polygon(x - 3, 402, x + 1, 340 - (i % 4 === 0 ? 26 : 0), x + 5, 402), 3, 90, 2);
  }
  for (const x of [190, 400, 800, 1010]) {
    b.shape(box(x - 34, 330, 68, 260), 2, 90);
    b.shape(arch(x - 16, 440, 32, 80), 4, 90, 2);
    b.spot(polygon(x - 42, 332, x, 190, x + 42, 332), 2, 75);
    b.line(line(x, 190, x, 160), 4);
  }
  b.shape(box(510, 260, 180, 330), 1, 90);
  for (let i = 0; i < 5; i++) b.shape(arch(522 + i * 33, 380, 24, 110), 4, 90, 2);
  b.shape(box(494, 316, 212, 22), 0);
  b.spot(`M508 262q4 -132 92 -150q88 18 92 150Z`, 2, 80);
  for (let i = -2; i <= 2; i++)
    b.line(
      curve([
        [600 + i * 36, 262],
        [600 + i * 28, 180],
        [600 + i * 4, 114],
      ]),
      2.6,
    );
  b.shape(box(586, 74, 28, 44), 2, 90);
  b.shape(polygon(584, 76, 600, -8, 616, 76), 4, 90);
  b.shape(box(-40, 586, 1280, 30), 0);
  for (let i = 0; i < 26; i++) {
    const y = 626 + i * 8.4;
    b.line(
      `M${-40 + r.range(0, 90)} ${y}q160 ${r.range(-7, 7)} ${r.range(300, 620)} 0t${r.range(300, 600)} 0`,
      1 + i * 0.16,
    );
  }
  b.wash(polygon(540, 622, 660, 622, 640, 800, 560, 800), 0.8);
  for (let y = 630; y < 800; y += 12) b.line(line(540 + r.range(-30, 30), y, 660 + r.range(-30, 30), y), 3);
  const walker = drawFigure(r.range(140, 300), 660, r.pick([pointing, standing]), {
    height: 240,
    coat: true,
    hair: 'cap',
  });
  b.solid(box(-40, 776, 1280, 90));
  b.figure(walker);
  return b.scene([600, 360]);
}
