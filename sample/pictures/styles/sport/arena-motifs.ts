import { darken, lighten, mix } from '../../paint/colour.ts';
import { band, box, curve, disc, limb, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Motion } from './motion.ts';
import { createMotion, crowd } from './motion.ts';

export function stadium(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { shirt, trim, streak, light, dark, field, sky } = m.kit;
  m.streaks(14, { x: -160, y: 40, w: 1100, h: 260 }, [streak, light, trim]);
  const [cx, cy] = [600, 500];
  const oval = (k: number, rise = 0) => disc(cx, cy - rise, 680 * k, 330 * k);
  m.fill(oval(1.04, -30), mix(dark, sky, 0.1));
  m.fill(oval(1), mix(light, dark, 0.3));
  m.fill(oval(0.97), mix(dark, sky, 0.25));
  const colours = [shirt, trim, light, streak, mix(dark, light, 0.4)];
  const dots = new Map<string, string>();
  for (let ring = 0; ring < 11; ring++) {
    const k = 0.6 + ring * 0.034;
    for (let a = r.range(0, 3); a < 360; a += 2.1 / k) {
      const sector = Math.floor(a / 24) % 3;
      const colour = r.chance(0.5) ? (colours[sector] ?? light) : r.pick(colours);
      if (a % 24 < 1.6) continue;
      const [x, y] = [
        cx + 680 * k * Math.cos((a * Math.PI) / 180),
        cy + 330 * k * Math.sin((a * Math.PI) / 180),
      ];
      if (y > 830) continue;
      dots.set(colour, `${dots.get(colour) ?? ''}M${Math.round(x)} ${Math.round(y)}h0`);
    }
  }
  for (const [colour, d] of dots) m.line(d, colour, 10, 0.92);
  m.line(oval(0.775), dark, 7);
  m.fill(oval(0.57), mix(shirt, '#b5452c', 0.6));
  for (const k of [0.55, 0.53]) m.line(oval(k), light, 2);
  m.fill(oval(0.5), field);
  const pitch = (u: number, v: number): [number, number] => [cx + u * (250 + v * 40), cy + v * 112];
  const quad = (u0: number, v0: number, u1: number, v1: number) =>
    polygon(...pitch(u0, v0), ...pitch(u1, v0), ...pitch(u1, v1), ...pitch(u0, v1));
  for (let i = 0; i < 8; i++)
    m.fill(quad(-1 + i / 4, -1, -1 + (i + 1) / 4, 1), i % 2 ? field : lighten(field, 0.16));
  m.line(
    quad(-1, -1, 1, 1) +
      quad(-1, -0.5, -0.7, 0.5) +
      quad(0.7, -0.5, 1, 0.5) +
      line(...pitch(0, -1), ...pitch(0, 1)) +
      disc(cx, cy, 50, 24),
    light,
    4,
  );
  for (let i = 0; i < 18; i++) {
    const [x, y] = pitch(r.range(-0.9, 0.9), r.range(-0.8, 0.9));
    m.fill(disc(x + 5, y + 2, 10, 3), dark, 0.5);
    m.fill(limb([x, y], [x, y - 18], 4, 6) + disc(x, y - 28, 5), i % 2 ? shirt : light);
  }
  for (const [x, foot, s] of [
    [150, 420, 1],
    [1050, 420, 1],
    [330, 250, 0.7],
    [870, 250, 0.7],
  ] as const) {
    m.fill(polygon(x - 10 * s, foot, x - 5 * s, 90, x + 5 * s, 90, x + 10 * s, foot), dark);
    m.fill(polygon(x - 60 * s, 40, x + 60 * s, 40, x + 50 * s, 112, x - 50 * s, 112), dark);
    for (let i = 0; i < 8; i++)
      m.fill(disc(x + (-36 + (i % 4) * 24) * s, 60 + Math.floor(i / 4) * 30, 10 * s), lighten(trim, 0.5));
    m.fill(
      polygon(
        x - 50 * s,
        112,
        x + 50 * s,
        112,
        600 + (x - 600) * 0.2 + 150,
        480,
        600 + (x - 600) * 0.2 - 150,
        480,
      ),
      light,
      0.1,
    );
  }
  return m.scene([600, 470]);
}

export function racecar(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { shirt, trim, streak, light, dark } = m.kit;
  crowd(m, r, 150, 400);
  m.fill(polygon(-40, 400, 1240, 360, 1240, 470, -40, 520), lighten(dark, 0.2));
  for (let i = 0; i < 9; i++)
    m.fill(
      polygon(
        -40 + i * 150,
        412 - i * 5,
        50 + i * 150,
        408 - i * 5,
        40 + i * 150,
        492 - i * 5,
        -50 + i * 150,
        496 - i * 5,
      ),
      i % 3 === 0 ? trim : i % 3 === 1 ? streak : light,
    );
  m.fill(polygon(-40, 520, 1240, 462, 1240, 860, -40, 860), '#3a3d4c');
  for (let i = 0; i < 18; i++)
    m.fill(
      polygon(
        -60 + i * 76,
        790 - i * 6,
        16 + i * 76,
        784 - i * 6,
        0 + i * 76,
        826 - i * 6,
        -76 + i * 76,
        832 - i * 6,
      ),
      i % 2 ? '#e8342c' : light,
    );
  m.streaks(22, { x: -200, y: 330, w: 1000, h: 440 }, [streak, light, trim, shirt]);
  const body = r.pick(['#e5332c', '#f3c22b', '#f07a1f', '#1fa39a', '#f4f2ec', '#2f6fe0']);
  const second = r.pick([dark, '#ffffff', trim].filter((colour) => colour !== body));
  m.group('translate(0 30) rotate(-3 600 600)', () => {
    m.fill(polygon(110, 716, 1090, 704, 1150, 730, 90, 744), '#14151f', 0.7);
    m.solid(polygon(118, 420, 232, 420, 240, 452, 214, 560, 176, 560, 190, 452, 118, 452), dark);
    m.solid(box(104, 404, 22, 120, 6), body);
    m.solid(
      `M200 660Q210 540 330 520Q400 420 470 400Q520 392 540 450L560 520H640Q760 540 900 600L1090 640Q1110 650 1100 664L1040 676H200Z`,
      body,
      12,
    );
    m.fill(`M330 520Q400 420 470 400Q450 470 470 560L380 620Z`, darken(body, 0.3));
    m.fill(polygon(470, 640, 760, 566, 900, 604, 1090, 644, 1040, 672, 470, 672), second);
    m.fill(`M560 520H640Q660 524 690 534L650 560H566Z`, '#15161f');
    m.solid(disc(602, 478, 40, 42), trim, 7);
    m.fill(`M606 462q34 -4 36 14q-4 22 -34 22Z`, '#15161f');
    m.line(
      curve([
        [520, 520],
        [560, 430],
        [640, 430],
        [704, 536],
      ]),
      dark,
      11,
    );
    m.fill(disc(440, 616, 38), light);
    m.fill(disc(440, 616, 26), dark);
    m.fill(polygon(424, 616, 440, 598, 456, 616, 440, 634), trim);
    m.solid(polygon(980, 690, 1170, 676, 1176, 700, 990, 716), dark);
    m.solid(polygon(1140, 616, 1172, 612, 1178, 700, 1146, 704), body);
    for (const [x, radius] of [
      [270, 92],
      [900, 84],
    ] as const) {
      for (let i = 1; i < 5; i++) m.fill(disc(x - i * 26, 646 + i * 2, radius), '#15161f', 0.3 - i * 0.06);
      m.solid(disc(x, 646, radius), '#1c1d28', 9);
      m.line(
        band(x, 646, radius * 0.7, radius * 0.78, 20, 160) +
          band(x, 646, radius * 0.7, radius * 0.78, 200, 340),
        trim,
        5,
      );
      m.solid(disc(x, 646, radius * 0.5), lighten(dark, 0.45), 5);
      for (let a = r.range(0, 40); a < 360; a += 45)
        m.line(line(x, 646, ...polar(x, 646, radius * 0.46, a)), dark, 5);
      m.fill(disc(x, 646, 10), body);
    }
  });
  m.streaks(8, { x: -160, y: 640, w: 700, h: 150 }, [light, streak]);
  return m.scene([610, 500]);
}

export function trophy(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { shirt, trim, streak, light, dark, sky } = m.kit;
  for (let a = r.range(0, 12); a < 360; a += 15)
    m.fill(
      polygon(600, 340, ...polar(600, 340, 1100, a), ...polar(600, 340, 1100, a + 7)),
      mix(sky, streak, 0.45),
      0.7,
    );
  m.fill(disc(600, 340, 330), mix(sky, light, 0.25), 0.6);
  const gold = '#f0b432';
  const handles = r.pick([120, 150]);
  for (const side of [-1, 1]) {
    m.line(
      curve([
        [600 + side * 150, 190],
        [600 + side * (190 + handles * 0.5), 180],
        [600 + side * (150 + handles * 0.9), 290],
        [600 + side * 96, 400],
      ]),
      darken(gold, 0.3),
      34,
    );
    m.line(
      curve([
        [600 + side * 150, 186],
        [600 + side * (188 + handles * 0.5), 176],
        [600 + side * (147 + handles * 0.9), 286],
        [600 + side * 94, 394],
      ]),
      gold,
      24,
    );
  }
  m.solid(
    `M430 120H770Q770 400 640 440V520Q690 540 700 580H500Q510 540 560 520V440Q430 400 430 120Z`,
    gold,
    26,
  );
  m.fill(`M470 140h46q4 170 70 270q-110 -60 -116 -270Z`, lighten(gold, 0.55));
  m.solid(disc(600, 120, 172, 30), darken(gold, 0.12), 8);
  m.fill(disc(600, 120, 150, 20), darken(gold, 0.5));
  m.solid(box(470, 576, 260, 60, 8), dark, 8);
  m.solid(box(440, 630, 320, 54, 8), dark, 8);
  m.fill(box(540, 592, 120, 28, 5), gold);
  const points = Array.from({ length: 10 }, (_, i) => polar(600, 250, i % 2 ? 32 : 74, i * 36 - 90));
  m.fill(polygon(...points.flat()), light);
  m.fill(polygon(-40, 690, 1240, 670, 1240, 860, -40, 860), dark);
  for (let i = 0; i < 13; i++) {
    const x = -10 + i * 102 + r.range(-20, 20);
    const y = 720 + r.range(-20, 40);
    const colour = r.pick([shirt, trim, streak, light]);
    const skin = r.pick(['#e8b08a', '#c98a5f', '#8a5536']);
    for (const side of [-1, 1]) {
      const hand: [number, number] = [x + side * r.range(40, 70), y - r.range(90, 150)];
      m.solid(limb([x + side * 36, y + 30], hand, 18, 11), Math.abs(x - 600) < 420 ? skin : colour, 4);
      m.fill(disc(hand[0], hand[1] - 6, 15), skin);
    }
    m.solid(box(x - 52, y + 20, 104, 140, 40), colour, 6);
    m.solid(disc(x, y - 6, 34, 39), r.pick(['#241a1c', '#4b2d1c', '#8a5a2b', '#1a1626']), 5);
  }
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r.range(-20, 1220), r.range(-20, 640)];
    if (Math.abs(x - 600) < 150 && y > 110) continue;
    m.group(`translate(${n(x)} ${n(y)}) rotate(${n(r.range(0, 180))})`, () =>
      m.fill(r.chance(0.7) ? box(-9, -4, 18, 9) : disc(0, 0, 6), r.pick([shirt, trim, streak, light, gold])),
    );
  }
  return m.scene([600, 340]);
}
