import { arc, arch, band, box, curve, disc, line, mixPoints, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { facades, hills, lamp, passerby, paving, river, sky, skyline, tree } from './city-pieces.ts';
import type { Ink, Press } from './city-press.ts';
import { createPress, ink } from './city-press.ts';

export function bridge(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  hills(p, r, 470, r.range(120, 210), ink.coolSoft);
  skyline(p, r, 480, r.pick<Ink>([ink.coolMid, [0.35, 0.3, 0.05]]), 110);
  river(p, r, 470, 840);
  const deck = 500;
  const kind = r.pick(['chain', 'arch', 'truss']);
  const [left, right] = [r.range(290, 340), r.range(860, 910)];
  if (kind === 'chain') chainBridge(p, left, right, deck);
  else if (kind === 'arch') archBridge(p, r, deck);
  else trussBridge(p, left, right, deck);
  p.fill(box(-40, deck - 4, 1280, 26), ink.key);
  p.fill(box(-40, deck - 4, 1280, 7), ink.warm);
  let reflections = '';
  for (let i = 0; i < 26; i++) {
    const x = (i % 2 ? left : right) + r.range(-46, 46);
    reflections += box(x - 30, r.range(600, 720), r.range(24, 70), 5, 2);
  }
  p.fill(reflections, ink.keySoft);
  boat(p, r, r.range(480, 700), r.range(670, 715));
  p.fill(box(-40, 772, 1280, 80), ink.key);
  for (let x = -20; x < 1240; x += 84) p.fill(box(x, 730, 9, 50), ink.key);
  p.line(line(-40, 738, 1240, 738), ink.key, 7);
  for (let i = r.int(2, 3); i > 0; i--) passerby(p, r, r.range(120, 1080), 782, r.range(130, 160));
  tree(p, r, r.pick([70, 1120]), 800, 330, r.pick<Ink>([ink.cool, ink.warm]));
  return p.scene([600, 430]);
}

function chainBridge(p: Press, left: number, right: number, deck: number): void {
  const top = 235;
  for (const side of [0, 1]) {
    const chain = (t: number): [number, number] => [
      left + (right - left) * t,
      top + 30 + 225 * (1 - (2 * t - 1) ** 2),
    ];
    const points = Array.from({ length: 13 }, (_, i) => chain(i / 12));
    p.line(
      curve([[-40, deck - 20], ...points, [1240, deck - 20]], false, 0.6),
      side ? ink.warm : ink.key,
      side ? 8 : 15,
    );
  }
  for (let i = 1; i < 24; i++) {
    const t = i / 24;
    const y = top + 30 + 225 * (1 - (2 * t - 1) ** 2);
    p.line(line(left + (right - left) * t, y, left + (right - left) * t, deck), ink.key, 4);
  }
  for (let i = 1; i < 12; i++) {
    for (const [from, to] of [
      [left, -40],
      [right, 1240],
    ] as const) {
      const [x, y] = mixPoints([from, top + 30], [to, deck - 20], i / 12);
      p.line(line(x, y, x, deck), ink.key, 4);
    }
  }
  for (const x of [left, right]) {
    p.fill(polygon(x - 62, 650, x - 50, deck, x + 50, deck, x + 62, 650), ink.warmMid);
    p.fill(box(x - 46, top + 20, 92, deck - top - 16), ink.warmSoft);
    p.fill(arch(x - 22, top + 130, 44, deck - top - 126), ink.key);
    p.fill(
      box(x - 58, top + 8, 116, 18) + box(x - 50, top - 8, 100, 16) + box(x - 54, top + 92, 108, 12),
      ink.paper,
    );
    p.hatch(box(x + 14, top + 26, 32, deck - top - 30), 2, 45, 7);
    p.dots(polygon(x, 650, x, deck, x + 50, deck, x + 62, 650), 2, 0.6, 8);
  }
}

function archBridge(p: Press, r: Random, deck: number): void {
  const radius = r.range(300, 345);
  p.fill(band(600, deck + 60, radius - 16, radius + 16, 190, 350), ink.key);
  p.fill(band(600, deck + 60, radius + 2, radius + 14, 192, 348), ink.warm);
  for (let x = -280; x <= 280; x += 40) {
    const y = deck + 60 - Math.sqrt(radius ** 2 - x ** 2);
    p.line(line(600 + x, y, 600 + x, deck), ink.key, 6);
  }
  for (const x of [120, 600 - radius, 600 + radius, 1080]) {
    p.fill(polygon(x - 34, 640, x - 26, deck, x + 26, deck, x + 34, 640), ink.warmSoft);
    p.hatch(polygon(x, 640, x, deck, x + 26, deck, x + 34, 640), 2, 45, 7);
  }
}

function trussBridge(p: Press, left: number, right: number, deck: number): void {
  const top = 270;
  const spans: [number, number][] = [
    [left, top],
    [(left + right) / 2, deck - 60],
    [right, top],
  ];
  for (const [a, b] of [
    [[-60, deck - 40], spans[0]],
    [spans[0], spans[1]],
    [spans[1], spans[2]],
    [spans[2], [1260, deck - 40]],
  ] as const) {
    if (!a || !b) continue;
    const middle: [number, number] = [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) - 45];
    p.line(curve([[a[0], a[1]], middle, [b[0], b[1]]]), ink.cool, 16);
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      const y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * (middle[1] + 10) + t ** 2 * b[1];
      const x = a[0] + (b[0] - a[0]) * t;
      p.line(line(x, y + 6, x, deck) + line(x, y + 6, x + (b[0] - a[0]) / 8, deck), ink.cool, 5);
    }
  }
  for (const x of [left, right]) {
    p.fill(polygon(x - 46, 650, x - 36, deck, x + 36, deck, x + 46, 650), ink.warmSoft);
    p.fill(polygon(x - 26, deck, x - 12, top - 30, x + 12, top - 30, x + 26, deck), ink.cool);
    p.fill(polygon(x - 18, top - 30, x, top - 84, x + 18, top - 30) + disc(x, top - 92, 12), ink.warm);
    p.hatch(polygon(x, deck, x, top - 30, x + 12, top - 30, x + 26, deck), 2, 45, 7);
  }
}

function boat(p: Press, r: Random, x: number, y: number): void {
  p.fill(polygon(x - 130, y - 16, x + 130, y - 22, x + 108, y + 20, x - 116, y + 20), ink.paper);
  p.fill(polygon(x - 124, y + 4, x + 118, y + 2, x + 108, y + 20, x - 116, y + 20), ink.warm);
  p.fill(box(x - 90, y - 56, 160, 40, 8), ink.key);
  for (let i = 0; i < 6; i++) p.fill(box(x - 80 + i * 25, y - 48, 17, 18, 3), ink.coolPale);
  p.fill(box(x - 40, y - 80, r.range(60, 90), 26, 6), ink.paper);
  p.line(line(x + 84, y - 20, x + 84, y - 90), ink.key, 4);
  p.fill(polygon(x + 84, y - 90, x + 118, y - 80, x + 84, y - 70), ink.warm);
}

export function tram(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  if (r.chance(0.5)) facades(p, r, -60, 1240, 560, r.range(300, 400));
  else {
    hills(p, r, 480, 160, ink.coolSoft);
    skyline(p, r, 490, [0.35, 0.3, 0.05], 150);
    river(p, r, 480, 600);
    p.fill(box(-40, 540, 1280, 40), ink.warmPale);
    for (let x = -20; x < 1240; x += 60) p.fill(box(x, 510, 8, 40), ink.key);
    p.line(line(-40, 512, 1240, 512), ink.key, 7);
  }
  p.fill(box(-40, 556, 1280, 300), ink.coolSoft);
  p.fill(polygon(-40, 640, 1240, 640, 1240, 840, -40, 840), [0.15, 0.25, 0.18]);
  for (const y of [688, 716]) p.line(line(-40, y, 1240, y), ink.key, 6);
  p.line(line(-40, 150, 1240, 150), ink.key, 3);
  p.line(line(-40, 120, 1240, 132), ink.key, 2);
  for (const x of [90, 1090]) {
    p.fill(box(x - 6, 90, 12, 500), ink.key);
    p.line(line(x, 128, x + 90, 150) + line(x, 112, x + 60, 124), ink.key, 4);
  }
  tramCar(p, r);
  p.fill(box(-40, 752, 1280, 100), ink.warmPale);
  p.fill(box(-40, 752, 1280, 12), ink.key);
  for (let i = r.int(2, 4); i > 0; i--) passerby(p, r, r.range(60, 1140), 800, r.range(170, 200));
  return p.scene([600, 470]);
}

function tramCar(p: Press, r: Random): void {
  const body = r.pick<Ink>([ink.warm, ink.warm, ink.cool]);
  const [left, right, top, floor] = [130, 1010, 300, 668];
  const nose = r.range(46, 84);
  p.fill(box(left + 40, 690, right - left - 60, 22, 8), ink.key);
  p.fill(
    `M${left} ${floor}V${top + 40}q0 -40 40 -40H${right - nose - 20}q30 0 40 36L${right + 20} ${floor - 70}V${floor}Z`,
    body,
  );
  p.fill(
    `M${left} ${top + 60}V${top + 40}q0 -40 40 -40H${right - nose - 20}q22 0 34 22L${right - 36} ${top + 60}Z`,
    ink.paper,
  );
  p.fill(box(left + 150, top - 34, 190, 36, 8) + box(left + 520, top - 26, 150, 28, 8), ink.key);
  p.line(
    line(left + 240, top - 34, left + 190, 225, left + 262, 152) + line(left + 236, 152, left + 292, 152),
    ink.key,
    6,
  );
  p.fill(box(left + 18, top + 74, right - left - 160, 150, 14), ink.key);
  p.fill(
    polygon(right - 120, top + 74, right - 40, top + 74, right + 2, top + 224, right - 120, top + 224),
    ink.key,
  );
  const doors = [left + 150, left + 440, left + 650];
  for (let x = left + 30; x < right - 160; x += 84) {
    p.fill(box(x, top + 84, 72, 130, 8), ink.coolPale);
    if (r.chance(0.62)) {
      p.fill(
        disc(x + 34, top + 146, 17, 20) + box(x + 8, top + 172, 52, 42, 18),
        r.pick<Ink>([ink.keySoft, ink.both, ink.cool]),
      );
    }
    p.fill(polygon(x + 44, top + 84, x + 66, top + 84, x + 30, top + 214, x + 8, top + 214), [0, 0.05, 0]);
  }
  p.fill(
    polygon(right - 112, top + 84, right - 48, top + 84, right - 14, top + 214, right - 112, top + 214),
    ink.coolSoft,
  );
  p.fill(disc(right - 74, top + 158, 17, 20) + box(right - 104, top + 182, 60, 34, 14), ink.key);
  for (const x of doors) {
    p.fill(box(x, top + 66, 92, floor - top - 74, 8), ink.key);
    p.fill(
      box(x + 8, top + 78, 34, floor - top - 98, 5) + box(x + 50, top + 78, 34, floor - top - 98, 5),
      ink.coolSoft,
    );
  }
  p.fill(box(left, floor - 62, right - left + 20, 14), ink.paper);
  p.fill(box(left - 4, floor - 22, right - left + 28, 26, 6), ink.key);
  p.fill(disc(right - 8, floor - 92, 17), ink.paper);
  p.fill(box(right - 130, top + 20, 92, 30, 4), ink.key);
  p.fill(box(right - 120, top + 28, 56, 14, 3), ink.warm);
  p.dots(box(left, floor - 130, right - left - 60, 66), 2, 0.42, 9);
  p.line(line(left + 395, top + 10, left + 395, floor), ink.key, 9);
}

export function station(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  p.fill(box(-40, -40, 1280, 880), r.pick<Ink>([ink.warmSoft, ink.coolSoft, ink.warmMid]));
  const [cx, cy] = [600, 500];
  p.fill(arch(150, 40, 900, 560), ink.paper);
  p.dots(arch(150, 40, 900, 200), 1, 0.5, 16);
  skyline(p, r, 520, ink.coolMid, 120);
  for (const radius of [450, 330, 210])
    p.line(arc(cx, cy - 10, radius, 180, 360), ink.key, radius === 450 ? 18 : 7);
  for (let a = 190; a < 360; a += 17) {
    const c = Math.cos((a * Math.PI) / 180);
    const s = Math.sin((a * Math.PI) / 180);
    p.line(line(cx + c * 150, cy - 10 + s * 150, cx + c * 450, cy - 10 + s * 450), ink.key, 5);
  }
  for (const side of [-1, 1]) {
    p.fill(
      polygon(cx + side * 640, -40, cx + side * 450, 60, cx + side * 450, 640, cx + side * 640, 760),
      ink.cool,
    );
    for (let i = 0; i < 3; i++)
      p.fill(arch(side < 0 ? 0 + i * 60 : 1080 + i * 42, 180 + i * 8, 34, 300), ink.key);
    p.hatch(
      polygon(cx + side * 640, -40, cx + side * 450, 60, cx + side * 450, 640, cx + side * 640, 760),
      2,
      45,
      9,
    );
  }
  paving(p, 590, 600, ink.warmPale, ink.warmMid);
  p.fill(polygon(520, 590, 600, 590, 520, 840, 40, 840), ink.keySoft);
  p.line(line(548, 590, 180, 840), ink.paper, 5);
  p.line(line(580, 590, 400, 840), ink.paper, 5);
  train(p, r);
  p.fill(polygon(604, 590, 620, 590, 640, 840, 560, 840), ink.warm);
  p.line(line(900, 20, 900, 150), ink.key, 8);
  p.fill(disc(900, 200, 62), ink.key);
  p.fill(disc(900, 200, 50), ink.paper);
  p.line(
    line(900, 200, 900 + r.range(-24, 24), 172) + line(900, 200, 900 + r.range(14, 36), 214),
    ink.key,
    7,
  );
  for (let i = 0; i < 4; i++)
    passerby(p, r, 690 + i * 120 + r.range(-20, 20), 690 + r.range(0, 100), r.range(170, 230));
  return p.scene([560, 470]);
}

function train(p: Press, r: Random): void {
  const body = r.pick<Ink>([ink.warm, ink.cool, ink.bothMid]);
  p.fill(polygon(470, 420, 590, 455, 590, 590, 470, 760), ink.keySoft);
  p.fill(polygon(470, 470, 588, 485, 588, 530, 470, 560), ink.coolPale);
  for (let i = 0; i < 4; i++) p.line(line(490 + i * 27, 470, 490 + i * 27, 560), ink.key, 6);
  p.fill(`M180 780V470q6 -90 150 -96q140 6 150 96V780Z`, body);
  p.fill(`M206 590V478q8 -66 124 -70q116 4 124 70V590Z`, ink.key);
  p.fill(`M218 580V486q10 -54 106 -58V580Z`, ink.coolPale);
  p.fill(`M336 580V428q98 4 106 58V580Z`, ink.coolSoft);
  p.fill(box(180, 626, 300, 34), ink.paper);
  p.fill(disc(232, 706, 25) + disc(428, 706, 25), ink.paper);
  p.fill(disc(232, 706, 13) + disc(428, 706, 13), ink.warm);
  p.fill(box(196, 762, 268, 36, 8), ink.key);
  p.fill(box(282, 386, 96, 24, 5), ink.key);
  p.dots(`M400 780V600h80V780Z`, 2, 0.5, 8);
}

export function roadworks(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  facades(p, r, -60, 1240, 540, r.range(260, 350));
  p.fill(box(-40, 536, 1280, 320), ink.warmPale);
  p.fill(polygon(-40, 600, 1240, 570, 1240, 840, -40, 840), [0.2, 0.3, 0.35]);
  p.fill(`M300 742q60 -70 150 -62q40 -60 110 -40q90 -10 130 46q70 0 90 60Z`, ink.warmMid);
  p.dots(`M300 742q60 -70 150 -62q40 -60 110 -40q90 -10 130 46q70 0 90 60Z`, 2, 0.5, 10);
  digger(p, r);
  p.fill(polygon(60, 800, 160, 690, 1090, 690, 1160, 800), ink.key);
  for (let i = 0; i < 3; i++) {
    p.fill(disc(420 + i * 110, 750, 46, 40), ink.cool);
    p.fill(disc(420 + i * 110, 750, 31, 27), ink.key);
  }
  for (const [x, s] of [
    [120, 1],
    [1070, 1],
    [300, 0.85],
    [900, 0.9],
  ] as const)
    cone(p, x + r.range(-14, 14), 815, 110 * s);
  p.fill(box(180, 690, 230, 46), ink.paper);
  for (let i = 0; i < 5; i++)
    p.fill(polygon(184 + i * 46, 736, 207 + i * 46, 690, 230 + i * 46, 690, 207 + i * 46, 736), ink.warm);
  p.fill(box(200, 736, 10, 70) + box(380, 736, 10, 70), ink.key);
  passerby(p, r, r.range(800, 880), 700, 200, -1);
  lamp(p, 1130, 640, 400);
  return p.scene([560, 480]);
}

function digger(p: Press, r: Random): void {
  const body = r.pick<Ink>([ink.warm, ink.warm, ink.cool]);
  const reach = r.range(-30, 30);
  p.fill(box(500, 612, 330, 78, 39), ink.key);
  for (let i = 0; i < 5; i++) p.fill(disc(544 + i * 60, 651, 22), ink.coolSoft);
  p.fill(box(560, 580, 200, 36, 6), ink.key);
  p.fill(`M540 588V470h150V400h90q60 10 74 90V588Z`, body);
  p.fill(`M560 460V348q0 -16 16 -16h96q18 0 24 20l22 108Z`, ink.key);
  p.fill(`M576 450V356q0 -8 8 -8h78q12 0 16 14l16 88Z`, ink.coolPale);
  p.fill(disc(626, 400, 19, 22) + box(598, 424, 62, 30, 14), ink.keySoft);
  p.hatch(box(720, 470, 130, 110), 2, 45, 9);
  const elbow: [number, number] = [330, 250 + reach];
  p.fill(polygon(580, 520, 540, 460, elbow[0] - 10, elbow[1] - 34, elbow[0] - 34, elbow[1] + 20), body);
  p.fill(polygon(elbow[0] - 40, elbow[1] - 30, elbow[0] + 26, elbow[1] - 14, 262, 560, 224, 548), body);
  p.line(
    line(470, 430, elbow[0] + 20, elbow[1] + 10) + line(elbow[0] + 60, elbow[1] + 60, 270, 470),
    ink.key,
    12,
  );
  p.fill(disc(elbow[0] - 4, elbow[1], 20) + disc(560, 500, 22), ink.key);
  p.fill(`M206 540l74 10q10 70 -36 110q-60 20 -108 -26Z`, ink.key);
  for (let i = 0; i < 4; i++)
    p.fill(polygon(136 + i * 24, 634 + i * 7, 150 + i * 24, 636 + i * 7, 134 + i * 24, 664 + i * 6), ink.key);
}

function cone(p: Press, x: number, base: number, h: number): void {
  p.fill(
    polygon(x - h * 0.3, base, x - h * 0.06, base - h, x + h * 0.06, base - h, x + h * 0.3, base),
    ink.warm,
  );
  p.fill(
    polygon(
      x - h * 0.21,
      base - h * 0.38,
      x - h * 0.15,
      base - h * 0.62,
      x + h * 0.15,
      base - h * 0.62,
      x + h * 0.21,
      base - h * 0.38,
    ),
    ink.paper,
  );
  p.fill(box(x - h * 0.42, base - h * 0.09, h * 0.84, h * 0.1, 4), ink.key);
}
