import { drawFigure } from '../../figures/figure.ts';
import { bounding, kicking, shooting, sprinting } from '../../figures/poses.ts';
import { limbLengths, reach } from '../../figures/reach.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, ground, limb, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Motion } from './motion.ts';
import { createMotion, crowd, football, grass, splash } from './motion.ts';

const hairs = ['short', 'bun', 'short', 'long', 'bald'] as const;

export function runner(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { shirt, trim, streak, dark, light } = m.kit;
  crowd(m, r, r.range(150, 200), 400);
  const track = mix(shirt, '#b5452c', 0.55);
  m.fill(polygon(-40, 420, 1240, 380, 1240, 860, -40, 860), track);
  m.fill(polygon(-40, 408, 1240, 368, 1240, 388, -40, 428), light);
  for (const y of [470, 560, 690])
    m.line(line(-40, y + 20, 1240, y - 60 - (y - 470) * 0.2), light, 5 + (y - 470) * 0.02);
  m.streaks(16, { x: -100, y: 300, w: 1100, h: 420 }, [streak, light, trim]);
  const team = r.shuffle([shirt, trim, streak, light]);
  const back = r.pick([sprinting, bounding]);
  m.athlete(
    drawFigure(r.range(230, 280), 440, back, {
      height: 480,
      sleeves: 'none',
      legs: 'short',
      hair: r.pick(hairs),
    }),
    team[1] ?? trim,
    { echo: 30 },
  );
  m.athlete(
    drawFigure(r.range(930, 980), 420, sprinting, {
      height: 450,
      sleeves: 'none',
      legs: 'short',
      hair: r.pick(hairs),
    }),
    team[2] ?? streak,
    { echo: 30 },
  );
  m.athlete(
    drawFigure(590, 450, r.pick([sprinting, bounding]), {
      height: 720,
      sleeves: 'none',
      legs: 'short',
      hair: r.pick(hairs),
    }),
    team[0] ?? shirt,
    { echo: 60, shorts: dark },
  );
  m.streaks(6, { x: -60, y: 640, w: 900, h: 160 }, [light, streak]);
  return m.scene([600, 390]);
}

export function footballMatch(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { shirt, trim, streak, light, dark } = m.kit;
  crowd(m, r, 130, 400);
  m.fill(box(-40, 396, 1280, 44), dark);
  for (let i = 0; i < 5; i++) m.fill(box(-20 + i * 260, 404, 230, 28), i % 2 ? streak : trim, 0.8);
  grass(m, 438);
  m.streaks(10, { x: -100, y: 320, w: 900, h: 300 }, [streak, light]);
  const rival = r.pick([light, streak, trim]);
  m.athlete(
    drawFigure(r.range(200, 250), 480, sprinting, {
      height: 480,
      sleeves: 'short',
      legs: 'short',
      hair: r.pick(hairs),
    }),
    rival,
    { echo: 26, shorts: dark, socks: dark },
  );
  const [bx, by] = [960 + r.range(-20, 40), 440 + r.range(-120, 60)];
  for (let i = 1; i < 7; i++) m.fill(disc(bx - i * 38, by + i * i * 5, 60 - i * 7), light, 0.36 - i * 0.05);
  m.fill(disc(540, 800, 190, 18), dark, 0.35);
  m.athlete(
    drawFigure(560, 470, kicking, { height: 700, sleeves: 'short', legs: 'short', hair: r.pick(hairs) }),
    shirt,
    { echo: 40, shorts: r.pick([light, dark]) },
  );
  football(m, bx, by, 66, r.range(0, 72));
  for (let i = 0; i < 30; i++)
    m.fill(
      limb(
        [700 + r.range(-60, 90), 770 - r.range(0, 50)],
        [710 + r.range(-50, 110), 760 - r.range(20, 90)],
        5,
        2,
      ),
      lighten(m.kit.field, 0.2),
    );
  return m.scene([640, 400]);
}

export function handball(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { shirt, trim, streak, light, dark, field } = m.kit;
  crowd(m, r, 60, 430);
  m.fill(polygon(-40, 470, 1240, 440, 1240, 860, -40, 860), mix(field, '#c98b4e', 0.6));
  m.line(
    curve([
      [500, 860],
      [640, 640],
      [900, 560],
      [1240, 540],
    ]),
    light,
    9,
  );
  m.line(line(840, 640, 840, 210, 1180, 190, 1180, 640), light, 20);
  for (let i = 0; i < 6; i++)
    m.line(
      line(840, 210 + i * 74, 840, 247 + i * 74) +
        line(1180, 190 + i * 78, 1180, 228 + i * 78) +
        line(850 + i * 58, 209 - i * 3, 880 + i * 58, 207 - i * 3),
      shirt,
      20,
    );
  for (let i = 1; i < 12; i++) m.line(line(840 + i * 29, 214, 848 + i * 27, 600), light, 1.6, 0.7);
  for (let i = 1; i < 13; i++) m.line(line(840, 210 + i * 32, 1180, 196 + i * 33), light, 1.6, 0.7);
  const keeper = {
    torso: 0,
    nearArm: [112, 150],
    farArm: [-112, -150],
    nearLeg: [30, 6],
    farLeg: [-30, -8],
    nearFoot: 80,
    farFoot: -80,
  } as const;
  m.athlete(drawFigure(1010, 440, keeper, { height: 420, hair: r.pick(['short', 'bun']) }), trim, {
    echo: 0,
    shorts: mix(trim, dark, 0.6),
  });
  m.streaks(14, { x: -120, y: 300, w: 800, h: 420 }, [streak, light, trim]);
  const figure = drawFigure(480, 500, shooting, {
    height: 640,
    sleeves: 'short',
    legs: 'short',
    hair: r.pick(hairs),
  });
  m.athlete(figure, shirt, { echo: 52, shorts: r.pick([dark, light]) });
  const [hx, hy] = figure.joints.nearHand;
  m.solid(disc(hx + 10, hy - 34, 46), r.pick([trim, streak, light]), 8);
  m.line(
    curve([
      [hx - 30, hy - 44],
      [hx + 10, hy - 30],
      [hx + 52, hy - 46],
    ]) +
      curve([
        [hx + 4, hy - 78],
        [hx + 14, hy - 40],
        [hx, hy + 8],
      ]),
    dark,
    3,
  );
  return m.scene([560, 370]);
}

export function cyclist(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { sky, shirt, trim, streak, light, dark, field } = m.kit;
  const ridge = (y: number, h: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => [-80 + i * 200, y - r.range(0, h)]);
  m.fill(ground(ridge(400, 190), 860), mix(sky, field, 0.45));
  m.fill(ground(ridge(480, 130), 860), field);
  m.fill(polygon(-40, 650, 1240, 560, 1240, 860, -40, 860), mix(dark, '#6b6f7d', 0.55));
  m.fill(polygon(-40, 642, 1240, 552, 1240, 566, -40, 658), light);
  for (let i = 0; i < 6; i++)
    m.fill(
      polygon(
        -20 + i * 240,
        778 - i * 17,
        100 + i * 240,
        769 - i * 17,
        96 + i * 240,
        780 - i * 17,
        -26 + i * 240,
        790 - i * 17,
      ),
      light,
    );
  m.streaks(14, { x: -160, y: 260, w: 900, h: 360 }, [streak, light, trim]);
  m.group(`translate(${n(r.range(640, 690))} 130) rotate(-4) scale(.58)`, () => rider(m, r, trim, 0));
  m.group('translate(-110 46) rotate(-4 600 500)', () => rider(m, r, shirt, 40));
  m.streaks(6, { x: -60, y: 660, w: 800, h: 120 }, [streak, light]);
  return m.scene([560, 430]);
}

function rider(m: Motion, r: Random, shirt: string, echo: number): void {
  const { dark, light, trim, streak } = m.kit;
  const [rear, front]: [Point, Point] = [
    [400, 610],
    [830, 610],
  ];
  const [crank, seat, head]: [Point, Point, Point] = [
    [580, 610],
    [500, 420],
    [770, 400],
  ];
  for (const [x, y] of [rear, front]) {
    for (let i = 1; i < 4; i++) if (echo) m.line(disc(x - i * 34, y, 136), light, 5, 0.4 - i * 0.1);
    m.line(disc(x, y, 136), dark, 17);
    m.line(disc(x, y, 125), lighten(dark, 0.5), 4);
    let spokes = '';
    for (let a = r.range(0, 20); a < 360; a += 24) spokes += line(x, y, ...polar(x, y, 126, a));
    m.line(spokes, light, 1.6, 0.75);
    m.fill(disc(x, y, 13), dark);
  }
  const u = 620 / 8;
  const hip: Point = [seat[0] + 10, seat[1] - 30];
  const torso = 58;
  const neck = polar(hip[0], hip[1], limbLengths.torso * u, torso - 90);
  const shoulder: Point = [neck[0] + (hip[0] - neck[0]) * 0.13, neck[1] + (hip[1] - neck[1]) * 0.13];
  const spin = r.range(0, 360);
  const pedals = [polar(crank[0], crank[1], 52, spin), polar(crank[0], crank[1], 52, spin + 180)] as const;
  const grip: Point = [head[0] + 44, head[1] - 8];
  const arms = reach(shoulder, grip, limbLengths.upperArm * u, limbLengths.foreArm * u, -1);
  const leg = (pedal: Point) =>
    reach(hip, [pedal[0] - 22, pedal[1] - 16], limbLengths.thigh * u, limbLengths.shin * u, 1);
  const figure = drawFigure(
    hip[0],
    hip[1],
    {
      torso,
      head: -38,
      nearArm: arms,
      farArm: arms,
      nearLeg: leg(pedals[0]),
      farLeg: leg(pedals[1]),
      nearFoot: 78,
      farFoot: 78,
    },
    { height: 620, sleeves: 'short', legs: 'short', hair: 'cap' },
  );
  m.line(line(...crank, ...pedals[1]), dark, 10);
  m.line(
    line(...rear, ...crank, ...head, seat[0] + 8, seat[1] + 30, ...rear) + line(...crank, ...seat),
    darken(streak, 0.1),
    17,
  );
  m.line(line(head[0] - 8, head[1] - 20, ...front), streak, 14);
  m.line(
    curve([
      [head[0] - 10, head[1] - 22],
      [head[0] + 46, head[1] - 20],
      [head[0] + 66, head[1] + 14],
      [head[0] + 44, head[1] + 36],
    ]),
    dark,
    11,
  );
  m.fill(limb([seat[0] - 44, seat[1] - 6], [seat[0] + 34, seat[1] - 2], 13, 8), dark);
  m.athlete(figure, shirt, { echo, shorts: dark, hair: trim, socks: light });
  m.line(disc(crank[0], crank[1], 34), dark, 8);
  m.line(line(...crank, ...pedals[0]), dark, 12);
}

export function swimmer(r: Random, view?: View<Motion>): Scene {
  const m = createMotion(r, view);
  const { shirt, trim, streak, light } = m.kit;
  const water = r.pick(['#1693b5', '#1f7fc0', '#17a3a6']);
  m.fill(box(-40, -40, 1280, 880), lighten(water, 0.32));
  for (let i = 0; i < 5; i++)
    m.fill(
      polygon(-40, 60 + i * 70, 1240, -40 + i * 70, 1240, -10 + i * 70, -40, 100 + i * 70),
      i % 2 ? water : lighten(water, 0.5),
      0.5,
    );
  for (const [y, s] of [
    [190, 0.6],
    [330, 0.85],
  ] as const)
    rope(m, y, s, [shirt, light, trim]);
  m.group('translate(560 60) scale(.5)', () => stroke(m, r, water, 30));
  m.fill(polygon(-40, 440, 1240, 340, 1240, 860, -40, 860), water, 0.72);
  m.group('rotate(-4 600 500)', () => stroke(m, r, water, 54));
  rope(m, 770, 1.6, [trim, light, shirt]);
  for (let i = 0; i < 22; i++) {
    const [x, y, w] = [r.range(-40, 1200), r.range(590, 800), r.range(30, 130)];
    m.line(
      curve([
        [x, y],
        [x + w * 0.3, y - 8],
        [x + w * 0.7, y + 6],
        [x + w, y - 4],
      ]),
      light,
      r.range(3, 6),
      0.7,
    );
  }
  m.streaks(8, { x: -100, y: 200, w: 700, h: 240 }, [light, streak]);
  return m.scene([640, 430]);
}

function rope(m: Motion, y: number, s: number, colours: string[]): void {
  const step = 34 * s;
  for (let i = 0; i * step < 1320; i++) {
    const x = -40 + i * step;
    const colour = colours[Math.floor(i / 3) % colours.length] ?? '#ffffff';
    m.fill(box(x, y - x * 0.07, step * 0.88, 22 * s, 8 * s), darken(colour, 0.22));
    m.fill(box(x, y - x * 0.07, step * 0.84, 15 * s, 7 * s), colour);
  }
}

function stroke(m: Motion, r: Random, water: string, echo: number): void {
  const { shirt, light, dark } = m.kit;
  const pose = {
    torso: 80,
    head: -26,
    nearArm: [142, 62],
    farArm: [60, 20],
    nearLeg: [-84, -92],
    farLeg: [-96, -82],
    nearFoot: -80,
    farFoot: -84,
  } as const;
  const skin = r.pick(['#e8b08a', '#c98a5f', '#f1c5a2', '#8a5536']);
  const figure = drawFigure(430, 540, pose, { height: 860, sleeves: 'none', legs: 'short', hair: 'cap' });
  m.athlete(figure, r.pick([shirt, dark]), { echo, skin, hair: m.kit.trim, shorts: dark });
  const [hx, hy] = figure.joints.head;
  m.fill(limb([hx + 20, hy - 6], [hx + 50, hy + 8], 17, 14), dark);
  m.fill(limb([hx + 26, hy - 9], [hx + 42, hy - 2], 7, 6), light, 0.8);
  m.fill(`M-200 640Q100 520 330 560T640 566Q760 600 880 540T1500 560V900H-200Z`, water);
  m.fill(`M-200 660Q100 560 330 590T660 600Q780 634 900 580T1500 600V900H-200Z`, darken(water, 0.12));
  m.line(`M-200 640Q100 520 330 560T640 566Q760 600 880 540T1500 560`, light, 10, 0.9);
  splash(m, r, 930, 560, 110);
  splash(m, r, 90, 560, 130);
}
