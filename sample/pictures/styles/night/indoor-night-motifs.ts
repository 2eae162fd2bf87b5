import { drawFigure } from '../../figures/figure.ts';
import { cheering, dancing, standing, swaying } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { box, curve, disc, limb, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Neon } from './neon.ts';
import { createNeon } from './neon.ts';

const hair = ['short', 'long', 'bun', 'short'] as const;

function beams(k: Neon, r: Random, count: number, y: number): void {
  const { one, two, three } = k.tubes;
  for (let i = 0; i < count; i++) {
    const x = 60 + (i * 1080) / (count - 1);
    const colour = [one, two, three][i % 3] ?? one;
    const aim = 600 + (x - 600) * r.range(-0.6, 0.5) + r.range(-120, 120);
    k.fill(
      polygon(x - 8, y, x + 8, y, aim + 130, 800, aim - 130, 800),
      k.defs.linear(
        [
          [0, colour, 0.62],
          [1, colour, 0],
        ],
        0,
        y,
        0,
        760,
      ),
    );
    k.halo(x, y, 70, colour, 0.9);
    k.fill(box(x - 26, y - 44, 52, 46, 8), '#07060f');
    k.fill(disc(x, y, 16, 8), lighten(colour, 0.7));
  }
}

function raisedHands(k: Neon, r: Random, base: number, rim: string): void {
  const body = darken(k.tubes.deep, 0.35);
  for (let pass = 0; pass < 2; pass++)
    for (let i = 0; i < 14; i++) {
      const x = -30 + i * 96 + pass * 44 + r.range(-18, 18);
      const y = base + pass * 56 + r.range(-20, 20);
      const d = disc(x, y, 34, 40) + box(x - 58, y + 30, 116, 160, 44);
      const arms = [1, -1]
        .filter(() => r.chance(0.45))
        .map(
          (side) =>
            limb([x + side * 36, y + 50], [x + side * r.range(36, 66), y - 30], 17, 13) +
            limb([x + side * 56, y - 28], [x + side * r.range(20, 60), y - r.range(90, 130)], 13, 11),
        )
        .join('');
      k.group('translate(-3 -4)', () => k.fill(d + arms, rim, pass ? 0.45 : 0.8));
      k.fill(d + arms, pass ? body : mix(body, k.tubes.mid, 0.3));
    }
}

export function dj(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, one, two, three } = k.tubes;
  k.halo(600, 330, 560, one, 0.5);
  const screen = r.int(0, 2);
  for (let i = 0; i < 9; i++) {
    const radius = 110 + i * 46;
    if (screen === 0) k.glow(disc(600, 300, radius), [one, two, three][i % 3] ?? one, 3.4);
    else if (screen === 1)
      k.glow(
        polygon(600, 300 - radius, 600 + radius, 300 + radius * 0.72, 600 - radius, 300 + radius * 0.72),
        [two, one, three][i % 3] ?? two,
        3.4,
      );
    else
      k.glow(
        line(80 + i * 130, 300 - r.range(40, 220), 80 + i * 130, 300 + r.range(40, 220)),
        [three, two, one][i % 3] ?? three,
        12,
      );
  }
  beams(k, r, 6, 26);
  const pose = r.pick([
    { torso: 4, head: 10, nearArm: [40, 78], farArm: [176, 190], nearLeg: [0, 0], farLeg: [4, 0] },
    { torso: 2, head: -4, nearArm: [48, 70], farArm: [-70, 10], nearLeg: [0, 0], farLeg: [4, 0] },
  ] as const);
  const figure = drawFigure(590, 500, pose, {
    height: 640,
    sleeves: 'short',
    hair: r.pick(['short', 'bun', 'cap', 'long']),
  });
  k.figure(figure, r.pick([two, three, one]));
  const [hx, hy] = figure.joints.head;
  k.line(
    curve([
      [hx - 36, hy + 6],
      [hx - 20, hy - 54],
      [hx + 26, hy - 50],
    ]),
    '#07060f',
    13,
  );
  k.fill(disc(hx - 14, hy + 8, 20, 27), '#07060f');
  k.line(disc(hx - 14, hy + 8, 14, 20), two, 4);
  k.fill(polygon(220, 540, 980, 540, 1040, 860, 160, 860), darken(deep, 0.25));
  k.fill(polygon(200, 520, 1000, 520, 1010, 562, 190, 562), mix(mid, deep, 0.3));
  k.glow(line(200, 520, 1000, 520), two, 5);
  for (const x of [340, 860]) {
    k.fill(polygon(x - 110, 516, x + 110, 516, x + 96, 470, x - 96, 470), '#0b0a16');
    k.fill(disc(x, 492, 84, 18), mix(mid, '#000000', 0.5));
    k.glow(disc(x, 492, 84, 18), one, 3);
    k.fill(disc(x, 492, 22, 5), three);
  }
  for (let i = 0; i < 6; i++)
    k.fill(box(520 + i * 30, 488 - (i % 3) * 6, 10, 26, 3), [one, two, three][i % 3] ?? one);
  for (let i = 0; i < 23; i++) {
    const h = r.range(20, 130);
    for (let y = 0; y < h; y += 15)
      k.fill(box(300 + i * 27, 730 - y, 19, 9), y > 80 ? one : y > 40 ? three : two, 0.95);
  }
  raisedHands(k, r, 740, two);
  return k.scene([600, 330]);
}

export function bar(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, haze, one, two, three } = k.tubes;
  k.fill(box(-40, -40, 1280, 880), mix(deep, mid, 0.5));
  k.halo(600, 260, 620, r.pick([one, three]), 0.4);
  for (let shelf = 0; shelf < 3; shelf++) {
    const y = 160 + shelf * 132;
    k.fill(box(90, y - 112, 1020, 112), shelf % 2 ? one : two, 0.16);
    for (let x = 120; x < 1080; ) {
      const [w, h] = [r.range(24, 44), r.range(62, 104)];
      if (shelf > 0 && Math.abs(x - 590) < 120) {
        x += 50;
        continue;
      }
      const colour = r.pick([one, two, three, haze, lighten(haze, 0.4), mix(three, one, 0.5)]);
      k.fill(
        box(x, y - h * 0.62, w, h * 0.62, 6) + box(x + w * 0.34, y - h, w * 0.32, h * 0.5, 3),
        colour,
        0.9,
      );
      k.fill(box(x + 5, y - h * 0.56, 5, h * 0.46, 2), '#ffffff', 0.45);
      k.fill(box(x + 2, y - h * 0.36, w - 4, h * 0.18), '#fff6e4', 0.75);
      x += w + r.range(8, 18);
    }
    k.fill(box(80, y, 1040, 9), darken(deep, 0.2));
    k.glow(line(90, y + 12, 1110, y + 12), shelf % 2 ? one : three, 3);
  }
  k.figure(
    drawFigure(
      600,
      520,
      { torso: 2, head: 6, nearArm: [40, 120], farArm: [60, 130], nearLeg: [0, 0], farLeg: [3, 0] },
      { height: 600, hair: r.pick(['bun', 'short', 'long']), sleeves: 'short' },
    ),
    '#f4ead8',
    three,
  );
  k.fill(limb([676, 330], [700, 282], 22, 17) + limb([700, 282], [708, 262], 13, 10), lighten(haze, 0.65));
  k.fill(polygon(-40, 560, 1240, 560, 1240, 612, -40, 612), mix('#7a4326', haze, 0.35));
  k.glow(line(-40, 560, 1240, 560), three, 3.5);
  k.fill(box(-40, 612, 1280, 260), darken(deep, 0.3));
  for (let x = 10; x < 1240; x += 170) k.line(box(x, 640, 140, 170, 6), mix(haze, deep, 0.4), 4);
  glass(k, 400, 560, 1.15, one, 'martini');
  glass(k, 830, 560, 1.2, two, 'tall');
  glass(k, 960, 560, 1, three, 'short');
  for (const [x, facing] of [
    [210, 1],
    [1040, -1],
  ] as const) {
    k.group(`translate(${x} 590) scale(${facing} 1)`, () => {
      k.fill(disc(0, 52, 74, 16) + box(-9, 60, 18, 260), '#07060f');
      k.figure(
        drawFigure(
          0,
          20,
          { torso: 8, head: -2, nearArm: [34, 96], farArm: [40, 100], nearLeg: [70, 10], farLeg: [60, 4] },
          { height: 520, hair: r.pick(['long', 'bun', 'short']) },
        ),
        r.pick([one, two, haze]),
      );
    });
  }
  for (const x of [330, 600, 870]) {
    k.line(line(x, -40, x, 26), '#07060f', 4);
    k.fill(`M${x - 46} 66a46 44 0 0 1 92 0Z`, '#0b0a16');
    k.halo(x, 70, 90, three, 0.9);
    k.fill(disc(x, 66, 20, 8), '#fff6d0');
  }
  return k.scene([600, 370]);
}

function glass(
  k: Neon,
  x: number,
  base: number,
  s: number,
  colour: string,
  kind: 'martini' | 'tall' | 'short',
): void {
  k.group(`translate(${n(x)} ${n(base)}) scale(${s})`, () => {
    k.halo(0, -50, 90, colour, 0.55);
    if (kind === 'martini') {
      k.fill(polygon(-44, -92, 44, -92, 0, -44), colour, 0.9);
      k.line(
        line(-58, -108, 58, -108, 0, -44, -58, -108) + line(0, -44, 0, -4) + line(-32, -2, 32, -2),
        '#ffffff',
        4,
        0.9,
      );
      k.line(line(-12, -70, 40, -134), '#ffffff', 3);
      k.fill(disc(4, -90, 9), '#b9e36b');
    } else if (kind === 'tall') {
      k.fill(polygon(-24, -98, 24, -98, 20, -4, -20, -4), colour, 0.9);
      k.line(line(-28, -124, -22, -2, 22, -2, 28, -124), '#ffffff', 4, 0.9);
      k.line(line(6, -20, 26, -160), '#ff5a7a', 5);
      k.fill(disc(-24, -118, 18), '#ffd84a');
      k.fill(disc(-24, -118, 12), '#fff1a8');
    } else {
      k.fill(box(-28, -40, 56, 38, 4), colour, 0.9);
      k.fill(box(-18, -52, 20, 20, 3) + box(4, -44, 18, 18, 3), '#ffffff', 0.6);
      k.line(line(-34, -70, -29, -2, 29, -2, 34, -70), '#ffffff', 4, 0.9);
    }
  });
}

export function dancefloor(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, haze, one, two, three } = k.tubes;
  beams(k, r, 7, 20);
  const horizon = 470;
  k.fill(box(-40, horizon, 1280, 430), darken(deep, 0.2));
  const row = (i: number) => horizon + 400 * (i / 7) ** 1.7;
  for (let j = 0; j < 7; j++)
    for (let i = -8; i < 8; i++) {
      const [y0, y1] = [row(j), row(j + 1)];
      const at = (c: number, y: number) => 600 + c * (64 + (y - horizon) * 0.52);
      const colour = r.pick([one, two, three, haze, mid, mid]);
      k.fill(
        polygon(
          at(i, y0) + 2,
          y0 + 1,
          at(i + 1, y0) - 2,
          y0 + 1,
          at(i + 1, y1) - 4,
          y1 - 3,
          at(i, y1) + 4,
          y1 - 3,
        ),
        colour,
        r.range(0.35, 0.95),
      );
    }
  k.line(line(600, -40, 600, 70), '#c8c8e8', 4);
  k.halo(600, 160, 300, lighten(two, 0.5), 0.75);
  k.fill(disc(600, 160, 96), mix(haze, '#cfd4ff', 0.5));
  for (let j = -5; j <= 5; j++) {
    const half = Math.sqrt(Math.max(0, 96 ** 2 - (j * 17) ** 2));
    for (let i = -5; i <= 5; i++) {
      const [x0, x1] = [600 + Math.sin((i - 0.45) * 0.3) * half, 600 + Math.sin((i + 0.45) * 0.3) * half];
      k.fill(
        box(x0, 160 + j * 17 - 7.5, x1 - x0, 15, 1.5),
        r.pick([one, two, three, '#ffffff', lighten(haze, 0.4), mid]),
        0.85,
      );
    }
  }
  for (let i = 0; i < 46; i++) {
    const [x, y] = polar(600, 200, r.range(170, 620), r.range(0, 360));
    k.fill(disc(x, y, r.range(4, 11), r.range(3, 8)), r.pick([one, two, three, '#ffffff']), 0.75);
  }
  const dancers = [
    [190, 330],
    [1010, 330],
    [360, 430],
    [850, 430],
    [600, 500],
  ] as const;
  for (const [x, h] of dancers) {
    const base = 470 + (h - 300) * 1.55;
    k.fill(disc(x, base + 4, h * 0.22, 12), '#000000', 0.45);
    k.group(`translate(${n(x + r.range(-20, 20))} ${n(base - h * 0.48)}) scale(${r.sign()} 1)`, () =>
      k.figure(
        drawFigure(0, 0, r.pick([dancing, swaying, cheering, dancing, standing]), {
          height: h,
          hair: r.pick(hair),
          skirt: r.chance(0.4),
          sleeves: r.pick(['short', 'long', 'none'] as const),
        }),
        r.pick([one, two, three, '#f4ead8']),
      ),
    );
  }
  return k.scene([600, 420]);
}
