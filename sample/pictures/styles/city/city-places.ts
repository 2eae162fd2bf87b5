import { arch, box, curve, disc, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { facades, hills, lamp, passerby, paving, sky, skyline, tree } from './city-pieces.ts';
import type { Ink, Press } from './city-press.ts';
import { createPress, ink } from './city-press.ts';

export function street(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  const evening = sky(p, r);
  const [vx, vy] = [r.range(520, 680), 470];
  skyline(p, r, vy + 10, ink.coolMid, 90);
  p.fill(
    polygon(
      vx - 6,
      vy - 120,
      vx,
      vy - 220,
      vx + 6,
      vy - 120,
      vx + 16,
      vy - 110,
      vx + 16,
      vy,
      vx - 16,
      vy,
      vx - 16,
      vy - 110,
    ),
    ink.bothMid,
  );
  p.fill(box(-40, vy, 1280, 400), ink.warmPale);
  p.fill(polygon(vx - 14, vy, vx + 14, vy, 1010, 840, 190, 840), [0.15, 0.3, 0.3]);
  for (const side of [-1, 1] as const) receding(p, r, vx, vy, side);
  for (let i = 0; i < 5; i++) {
    const [t0, t1] = [(i / 5) ** 2, ((i + 0.5) / 5) ** 2];
    const y = (t: number) => vy + 20 + t * 350;
    p.fill(
      polygon(vx - 1 - t0 * 9, y(t0), vx + 1 + t0 * 9, y(t0), vx + 1 + t1 * 9, y(t1), vx - 1 - t1 * 9, y(t1)),
      ink.paper,
    );
  }
  car(p, r, vx + 90, 640, 0.8);
  if (!evening) tree(p, r, 985, 720, 400, r.pick<Ink>([ink.cool, ink.warm]));
  for (const [x, base, h] of [
    [140, 800, 300],
    [270, 700, 190],
    [1050, 790, 290],
    [905, 670, 170],
    [380, 610, 110],
  ] as const) {
    passerby(p, r, x + r.range(-24, 24), base, h);
  }
  lamp(p, 330, 690, 330);
  return p.scene([600, 470]);
}

/** One side of a street, house by house towards the vanishing point. */
function receding(p: Press, r: Random, vx: number, vy: number, side: 1 | -1): void {
  const walls = r.shuffle<Ink>([ink.warmSoft, ink.coolSoft, ink.paper, ink.warm, ink.coolMid, [0.4, 0.3, 0]]);
  const depth = [0.06, 0.16, 0.3, 0.52, 1.02];
  for (let i = 0; i < depth.length - 1; i++) {
    const [near, far] = [depth[i + 1] ?? 1, depth[i] ?? 0];
    const height = r.range(500, 640);
    const x = (t: number) => vx + side * (20 + t * 640);
    const y = (t: number, h: number) => vy - t * h + t * 0;
    const foot = (t: number) => vy + t * 250;
    const wall = walls[i % walls.length] ?? ink.paper;
    p.fill(
      polygon(x(far), foot(far), x(near), foot(near), x(near), y(near, height), x(far), y(far, height)),
      wall,
    );
    p.fill(
      polygon(
        x(far),
        y(far, height),
        x(near),
        y(near, height),
        x(near) + side * 4,
        y(near, height + 34),
        x(far),
        y(far, height + 34),
      ),
      ink.key,
    );
    let windows = '';
    const columns = 3;
    for (let c = 0; c < columns; c++) {
      const t0 = far + ((near - far) * (c + 0.28)) / columns;
      const t1 = far + ((near - far) * (c + 0.74)) / columns;
      for (let row = 0; row < 5; row++) {
        const [h0, h1] = [height * (0.9 - row * 0.2), height * (0.78 - row * 0.2)];
        windows += polygon(x(t0), y(t0, h0), x(t1), y(t1, h0), x(t1), y(t1, h1), x(t0), y(t0, h1));
      }
    }
    p.fill(windows, ink.keySoft);
    p.fill(
      polygon(x(far), foot(far), x(near), foot(near), x(near), vy + near * 120, x(far), vy + far * 120),
      ink.key,
    );
    const [a0, a1] = [far + (near - far) * 0.1, far + (near - far) * 0.9];
    p.fill(
      polygon(
        x(a0),
        vy + a0 * 110,
        x(a1),
        vy + a1 * 110,
        x(a1) - side * near * 70,
        vy + a1 * 160,
        x(a0) - side * far * 70,
        vy + a0 * 160,
      ),
      r.pick<Ink>([ink.warm, ink.cool, ink.paper]),
    );
    if (side > 0)
      p.hatch(
        polygon(x(far), foot(far), x(near), foot(near), x(near), y(near, height), x(far), y(far, height)),
        2,
        45,
        11,
      );
  }
}

function car(p: Press, r: Random, x: number, base: number, scale: number): void {
  p.group(`translate(${n(x)} ${n(base)}) scale(${scale})`, () => {
    p.fill(box(-112, -44, 224, 50, 12), ink.key);
    p.fill(
      `M-110 -30v-50q0 -22 20 -26l22 -56q6 -14 22 -14h92q16 0 22 14l22 56q20 4 20 26v50Z`,
      r.pick<Ink>([ink.warm, ink.cool]),
    );
    p.fill(`M-66 -108l18 -44q3 -8 12 -8h72q9 0 12 8l18 44Z`, ink.coolPale);
    p.fill(disc(-80, -66, 17) + disc(80, -66, 17), ink.paper);
    p.fill(box(-44, -66, 88, 18, 6), ink.key);
    p.fill(box(-104, -10, 38, 24, 6) + box(66, -10, 38, 24, 6), ink.key);
  });
}

export function housing(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  hills(p, r, 470, 130, ink.coolSoft);
  p.fill(box(-40, 460, 1280, 400), r.pick<Ink>([ink.coolMid, [0.2, 0.5, 0]]));
  p.dots(box(-40, 460, 1280, 130), 2, 0.3, 12);
  const blocks = r
    .shuffle([
      { x: 250, y: 560, wide: 4, deep: 3, floors: 8 },
      { x: 590, y: 600, wide: 5, deep: 3, floors: r.int(9, 11) },
      { x: 960, y: 570, wide: 4, deep: 3, floors: 7 },
    ])
    .sort((a, b) => a.y - b.y);
  for (const block of blocks) slab(p, r, block);
  p.fill(polygon(-40, 700, 300, 650, 1240, 800, 1240, 840, -40, 840), ink.warmPale);
  p.fill(polygon(-40, 740, 260, 700, 1040, 840, -40, 840), [0.1, 0.2, 0.3]);
  for (let i = 0; i < 5; i++)
    tree(
      p,
      r,
      80 + i * 250 + r.range(-50, 50),
      r.range(690, 740),
      r.range(130, 210),
      r.pick<Ink>([ink.cool, ink.warm, ink.cool]),
    );
  for (let i = 0; i < 3; i++) car(p, r, 140 + i * 180, 765 + i * 26, 0.42);
  passerby(p, r, r.range(680, 760), 790, 110);
  passerby(p, r, r.range(830, 1000), 800, 115);
  return p.scene([600, 420]);
}

type Block = { x: number; y: number; wide: number; deep: number; floors: number };

/** A panel block in isometric view; (x, y) is its nearest corner on the ground. */
function slab(p: Press, r: Random, { x, y, wide, deep, floors }: Block): void {
  const [u, v, storey] = [44, 22, 42];
  const h = floors * storey + 14;
  const left = (c: number, z: number): [number, number] => [x - c * u, y - c * v - z];
  const right = (c: number, z: number): [number, number] => [x + c * u, y - c * v - z];
  const face = (at: typeof left, c0: number, c1: number, z0: number, z1: number) =>
    polygon(...at(c0, z0), ...at(c1, z0), ...at(c1, z1), ...at(c0, z1));
  p.fill(face(left, 0, wide, 0, h), r.pick<Ink>([ink.paper, ink.warmPale, ink.warmSoft]));
  p.fill(face(right, 0, deep, 0, h), r.pick<Ink>([ink.coolMid, ink.warmMid, ink.shade]));
  p.fill(
    polygon(
      x,
      y - h,
      x - wide * u,
      y - wide * v - h,
      x + (deep - wide) * u,
      y - (wide + deep) * v - h,
      x + deep * u,
      y - deep * v - h,
    ),
    ink.key,
  );
  const accent = r.pick<Ink>([ink.warm, ink.cool, ink.both]);
  for (let floor = 0; floor < floors; floor++) {
    const z = floor * storey + 10;
    let panes = '';
    for (let c = 0; c < wide; c++) {
      const loggia = (c + (floor % 2)) % 3 === 1;
      if (loggia) p.fill(face(left, c + 0.1, c + 0.92, z, z + 20), r.chance(0.75) ? accent : ink.warmSoft);
      panes += face(
        left,
        c + (loggia ? 0.1 : 0.22),
        c + (loggia ? 0.92 : 0.78),
        z + (loggia ? 20 : 8),
        z + 34,
      );
    }
    p.fill(panes, ink.keySoft);
    if (r.chance(0.6))
      p.fill(face(left, r.int(0, wide - 1) + 0.25, r.int(0, wide - 1) + 0.75, z + 10, z + 33), ink.keySoft);
    const lit = r.int(0, wide - 1);
    p.fill(face(left, lit + 0.25, lit + 0.75, z + 21, z + 33), ink.warm);
    p.line(line(...left(0, z - 5), ...left(wide, z - 5)), ink.coolSoft, 2.5);
    let side = '';
    for (let c = 0; c < deep; c++) side += face(right, c + 0.28, c + 0.72, z + 8, z + 32);
    p.fill(side, ink.key);
  }
  p.fill(
    box(x - 40, y - h - 76, 30, 34) + box(x - 28, y - h - 130, 4, 60) + box(x - 42, y - h - 122, 32, 4),
    ink.keySoft,
  );
  p.fill(face(left, 1.6, 2.5, 0, 30), ink.key);
}

export function market(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  p.fill(box(-40, -40, 1280, 880), r.pick<Ink>([ink.warmSoft, ink.coolSoft, ink.warmPale]));
  for (let i = -3; i <= 3; i++) p.fill(arch(600 + i * 190 - 75, 70 + Math.abs(i) * 12, 150, 330), ink.paper);
  for (let i = -3; i <= 3; i++) {
    p.line(
      line(600 + i * 190, 70, 600 + i * 190, 400) + line(525 + i * 190, 240, 675 + i * 190, 240),
      ink.coolMid,
      4,
    );
  }
  p.line(
    curve([
      [-40, 60],
      [600, -10],
      [1240, 60],
    ]),
    ink.key,
    12,
  );
  for (let x = -40; x < 1240; x += 95) p.line(line(x, 20, x + 48, 60, x + 95, 20), ink.key, 4);
  for (const x of [310, 600, 890]) {
    p.line(line(x, -40, x, r.range(110, 130)), ink.key, 3);
    p.fill(polygon(x - 40, 150, x - 16, 116, x + 16, 116, x + 40, 150), ink.key);
    p.fill(disc(x, 152, 22, 12), ink.warm);
  }
  paving(p, 600, 600, ink.coolPale, ink.coolSoft);
  stall(p, r, -30, 330, r.pick<Ink>([ink.cool, ink.warm]), 2);
  stall(p, r, 800, 330, r.pick<Ink>([ink.warm, ink.cool]), 2);
  stall(p, r, 350, 470, r.pick<Ink>([ink.warm, ink.both]), 3);
  passerby(p, r, 250, 800, 340, 1);
  passerby(p, r, r.range(920, 980), 800, 350, -1);
  passerby(p, r, r.range(1060, 1120), 780, 310, 1);
  return p.scene([600, 480]);
}

function stall(p: Press, r: Random, x: number, w: number, awning: Ink, rows: number): void {
  const [top, base] = [w > 400 ? 280 : 320, w > 400 ? 760 : 690];
  p.fill(
    box(x + 10, top + 40, 12, base - top - 40) + box(x + w - 22, top + 40, 12, base - top - 40),
    ink.key,
  );
  p.fill(box(x + 20, top + 60, w - 40, base - top - 60), ink.keySoft);
  const seller = x + w * r.range(0.3, 0.7);
  p.fill(disc(seller, top + 150, 30, 36), ink.skin);
  p.fill(`M${seller - 34} ${top + 144}q2 -46 34 -46t34 46q-34 -22 -68 0Z`, ink.key);
  p.fill(box(seller - 58, top + 188, 116, 150, 50), r.pick<Ink>([ink.paper, ink.coolMid]));
  p.fill(box(seller - 30, top + 210, 60, 120, 8), ink.warm);
  const stripes = Math.round(w / 46);
  const [sw, tw] = [w / stripes, (w - 60) / stripes];
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [x - 14 + i * (sw + 28 / stripes), x + 30 + i * tw];
    const lower = sw + 28 / stripes;
    p.fill(
      polygon(b, top, b + tw, top, a + lower, top + 84, a, top + 84) +
        disc(a + lower / 2, top + 84, lower / 2, 17),
      i % 2 ? ink.paper : awning,
    );
  }
  const goods: Ink[] = r.shuffle([ink.warm, ink.cool, [1, 0.5, 0], ink.warmMid, [0.3, 0.9, 0], ink.both]);
  const rowH = (base - top - 240) / rows;
  for (let row = 0; row < rows; row++) {
    const y = top + 240 + row * rowH;
    const crates = w > 400 ? 4 : 3;
    for (let c = 0; c < crates; c++) {
      const cw = w / crates;
      const cx = x + c * cw;
      const colour = goods[(row * crates + c) % goods.length] ?? ink.warm;
      let fruit = '';
      for (let k = 0; k < 8; k++)
        fruit += `M${n(cx + 16 + (k % 5) * ((cw - 32) / 4) + (k > 4 ? 10 : 0))} ${n(y + (k > 4 ? -12 : 4))}h0`;
      p.line(fruit, [colour[0] * 0.9, Math.min(1, colour[1] + 0.25), 0.25], cw * 0.22);
      p.line(fruit, colour, cw * 0.15);
      p.fill(box(cx + 2, y + 6, cw - 4, rowH - 20), ink.warmSoft);
      p.line(line(cx + 6, y + rowH * 0.42, cx + cw - 6, y + rowH * 0.42), ink.key, 4);
    }
  }
}

export function square(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  skyline(p, r, 500, ink.coolSoft, 220);
  facades(p, r, -50, 400, 520, 320);
  facades(p, r, 830, 1240, 520, 330);
  church(p, r, r.range(560, 640));
  paving(p, 516, 600, ink.warmPale, ink.warmSoft);
  p.fill(disc(600, 690, 270, 62), ink.key);
  p.fill(disc(600, 676, 262, 56), ink.paper);
  p.fill(disc(600, 678, 236, 44), ink.coolMid);
  p.fill(disc(600, 690, 150, 16), ink.coolPale);
  p.fill(polygon(570, 680, 582, 560, 618, 560, 630, 680), ink.warmMid);
  p.fill(disc(600, 560, 100, 20), ink.key);
  p.fill(disc(600, 552, 100, 18), ink.warmSoft);
  p.fill(polygon(588, 550, 592, 480, 608, 480, 612, 550) + disc(600, 474, 22), ink.warmMid);
  for (const side of [-1, 1]) {
    p.line(
      curve([
        [600, 462],
        [600 + side * 50, 440],
        [600 + side * 84, 545],
      ]),
      ink.paper,
      8,
    );
    p.line(
      curve([
        [600 + side * 92, 556],
        [600 + side * 140, 560],
        [600 + side * 170, 668],
      ]),
      ink.paper,
      8,
    );
  }
  for (let i = 0; i < 7; i++) pigeon(p, r.range(90, 1110), r.range(740, 800), r.range(0.7, 1.2), r.sign());
  for (const [x, base, h] of [
    [190, 700, 180],
    [290, 620, 120],
    [1000, 690, 180],
    [900, 610, 110],
    [1090, 640, 130],
    [120, 610, 110],
  ] as const)
    passerby(p, r, x + r.range(-30, 30), base, h);
  lamp(p, r.pick([420, 800]), 610, 250);
  return p.scene([600, 540]);
}

function church(p: Press, r: Random, x: number): void {
  const wall = r.pick<Ink>([ink.warmSoft, ink.paper, ink.warmMid]);
  p.fill(box(x - 120, 330, 240, 190), wall);
  p.fill(polygon(x - 132, 332, x, 260, x + 132, 332), ink.bothMid);
  p.fill(box(x - 42, 150, 84, 370), wall);
  p.hatch(box(x + 12, 150, 30, 370), 2, 45, 7);
  p.fill(polygon(x - 52, 152, x, 20, x + 52, 152), ink.cool);
  p.line(line(x, 26, x, -14) + line(x - 12, 0, x + 12, 0), ink.key, 5);
  p.fill(disc(x, 202, 26), ink.key);
  p.fill(disc(x, 202, 20), ink.paper);
  p.fill(
    arch(x - 16, 260, 32, 70) +
      arch(x - 26, 430, 52, 90) +
      arch(x - 98, 390, 32, 80) +
      arch(x + 66, 390, 32, 80),
    ink.key,
  );
}

function pigeon(p: Press, x: number, y: number, scale: number, facing: number): void {
  p.group(`translate(${n(x)} ${n(y)}) scale(${n(scale * 10 * facing)} ${n(scale * 10)}) scale(.1)`, () => {
    p.fill(`M-34 2q10 -26 36 -24q4 -14 16 -12q8 2 6 12l8 4l-8 2q-4 28 -32 26Z`, ink.keySoft);
    p.line(line(-2, 8, -4, 18) + line(8, 8, 8, 18), ink.warm, 3);
  });
}
