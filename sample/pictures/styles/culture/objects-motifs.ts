import { drawFigure } from '../../figures/figure.ts';
import { pointing, standing, walking } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { arch, box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Collage } from './collage.ts';
import { createCollage, tabletop } from './collage.ts';

export function books(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, four, dark, wall } = c.inks;
  tabletop(c, 610, mix(wall, dark, 0.55));
  const covers = [one, two, three, four, dark, mix(one, dark, 0.4)];
  const stack = (x: number, base: number, count: number, w: number) => {
    let y = base;
    for (let i = 0; i < count; i++) {
      const h = r.range(36, 62);
      const [dx, length] = [r.range(-22, 22), w * r.range(0.82, 1.05)];
      const colour = covers[(i + Math.round(x)) % covers.length] ?? one;
      const left = x - length / 2 + dx;
      c.piece(box(left, y - h, length, h, 7), colour);
      c.piece(box(left + length * 0.72, y - h + 7, length * 0.28 + 3, h - 14), paper);
      for (let k = 0; k < 3; k++)
        c.line(
          line(
            left + length * 0.73,
            y - h + 13 + k * ((h - 20) / 3),
            left + length,
            y - h + 13 + k * ((h - 20) / 3),
          ),
          dark,
          1.2,
          0.5,
        );
      c.tone(box(left, y - h, length * 0.72, h), darken(colour, 0.45), 'down', 9);
      c.piece(
        box(left + length * 0.1, y - h, 12, h) +
          box(left + length * 0.3, y - h * 0.62, length * 0.24, h * 0.24, 4),
        mix(colour, paper, 0.8),
      );
      y -= h;
    }
    return y;
  };
  stack(290, 700, r.int(5, 7), 330);
  const shelf = 640;
  for (let i = 0, x = 760; x < 1120; i++) {
    const [w, h] = [r.range(34, 60), r.range(210, 330)];
    const colour = covers[i % covers.length] ?? two;
    c.group(`rotate(${i === 4 ? 8 : 0} ${x} ${shelf})`, () => {
      c.piece(box(x, shelf - h, w, h, 3), colour);
      c.piece(box(x, shelf - h + 26, w, 12) + box(x, shelf - 54, w, 8), lighten(colour, 0.5));
      c.piece(disc(x + w / 2, shelf - h + 76, w * 0.22), mix(colour, paper, 0.75));
      c.tone(box(x, shelf - h, w, h), darken(colour, 0.5), 'right', 9);
    });
    x += w + 3;
  }
  const [x, y] = [590, 690];
  c.piece(
    polygon(x - 300, y - 70, x, y - 20, x + 300, y - 70, x + 316, y + 60, x, y + 104, x - 316, y + 60),
    one,
  );
  c.piece(
    `M${x} ${y + 84}Q${x - 120} ${y + 6} ${x - 298} ${y + 40}L${x - 282} ${y - 104}Q${x - 110} ${y - 130} ${x} ${y - 50}Z`,
    paper,
  );
  c.piece(
    `M${x} ${y + 84}Q${x + 120} ${y + 6} ${x + 298} ${y + 40}L${x + 282} ${y - 104}Q${x + 110} ${y - 130} ${x} ${y - 50}Z`,
    mix(paper, '#ffffff', 0.4),
  );
  c.tone(
    `M${x} ${y + 84}Q${x - 120} ${y + 6} ${x - 298} ${y + 40}L${x - 282} ${y - 104}Q${x - 110} ${y - 130} ${x} ${y - 50}Z`,
    dark,
    (px) => (px - x + 150) / 260,
    9,
  );
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const ly = y - 84 + i * 17;
      c.line(
        curve([
          [x + side * 36, ly + 52 + i * 1.5],
          [x + side * 130, ly + 14],
          [x + side * 250, ly + 8],
        ]),
        dark,
        3.4,
        0.75,
      );
    }
  c.piece(polygon(x + 8, y - 46, x + 28, y - 58, x + 34, y + 130, x + 18, y + 116, x + 4, y + 134), two);
  if (r.chance(0.5)) cup(c, r, 960, 700);
  else glasses(c, 960, 740);
  if (r.chance(0.6))
    c.piece(
      curve(
        [
          [430, 90],
          [470, 60],
          [520, 96],
          [560, 66],
          [604, 100],
          [556, 106],
          [518, 132],
          [474, 108],
        ],
        true,
      ),
      paper,
    );
  return c.scene([600, 550]);
}

function cup(c: Collage, r: Random, x: number, y: number): void {
  const { paper, one, dark, three } = c.inks;
  c.piece(disc(x, y + 66, 130, 26), dark);
  c.piece(disc(x, y + 58, 124, 24), paper);
  c.line(disc(x + 84, y, 34, 38), three, 16);
  c.piece(`M${x - 84} ${y - 66}h168q0 120 -50 130h-68q-50 -10 -50 -130Z`, three);
  c.tone(`M${x - 84} ${y - 66}h168q0 120 -50 130h-68q-50 -10 -50 -130Z`, one, 'right', 9);
  c.piece(disc(x, y - 66, 84, 19), paper);
  c.piece(disc(x, y - 64, 72, 14), dark);
  for (const dx of [-24, 16])
    c.line(
      curve([
        [x + dx, y - 96],
        [x + dx + 20, y - 130],
        [x + dx - 10, y - 160],
        [x + dx + 12, y - 196 - r.range(0, 14)],
      ]),
      paper,
      7,
    );
}

function glasses(c: Collage, x: number, y: number): void {
  const { dark, paper } = c.inks;
  for (const dx of [-72, 72]) {
    c.glass(disc(x + dx, y, 58, 44), paper, 0.6);
    c.line(disc(x + dx, y, 58, 44), dark, 12);
  }
  c.line(
    curve([
      [x - 16, y - 6],
      [x, y - 18],
      [x + 16, y - 6],
    ]),
    dark,
    11,
  );
  c.line(
    curve([
      [x + 128, y - 10],
      [x + 180, y - 70],
      [x + 210, y - 64],
    ]),
    dark,
    11,
  );
}

export function typewriter(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, dark, wall } = c.inks;
  const body = r.pick([one, two]);
  tabletop(c, 640, mix(wall, dark, 0.6));
  c.group(`rotate(${n(r.range(-3, 3))} 600 200)`, () => {
    c.piece(box(420, 20, 360, 340), darken(paper, 0.12));
    c.piece(box(432, 12, 360, 340), mix(paper, '#ffffff', 0.5));
    for (let i = 0; i < 10; i++)
      c.line(line(470, 66 + i * 27, i % 4 === 3 ? 600 : 740 - r.range(0, 60), 66 + i * 27), dark, 6, 0.85);
    c.piece(box(466, 110 + r.int(0, 3) * 27, 200, 22), three);
  });
  c.piece(box(250, 300, 700, 66, 33), dark);
  c.piece(disc(236, 333, 40) + disc(964, 333, 40), darken(body, 0.3));
  c.line(
    curve([
      [236, 320],
      [180, 280],
      [150, 292],
    ]),
    dark,
    14,
  );
  c.piece(box(330, 312, 540, 20, 10), mix(dark, paper, 0.4));
  c.piece(`M330 348H870L930 500L1010 700Q1012 740 970 740H230Q188 740 190 700L270 500Z`, body);
  c.tone(
    `M330 348H870L930 500L1010 700Q1012 740 970 740H230Q188 740 190 700L270 500Z`,
    darken(body, 0.55),
    'right',
    12,
  );
  c.piece(`M430 356H770Q740 452 600 452T430 356Z`, dark);
  for (let i = -8; i <= 8; i++)
    c.line(line(600 + i * 9, 440, 600 + i * 19, 366 + Math.abs(i)), mix(dark, paper, 0.65), 3);
  for (const x of [356, 844]) {
    c.piece(disc(x, 410, 50), darken(body, 0.45));
    c.piece(disc(x, 410, 32), three);
    c.piece(disc(x, 410, 10), dark);
  }
  c.piece(polygon(292, 506, 908, 506, 972, 700, 228, 700), darken(body, 0.5));
  for (let row = 0; row < 4; row++) {
    const [y, count, spread] = [536 + row * 44, 10 + (row % 2), 290 + row * 22];
    for (let i = 0; i < count; i++) {
      const x = 600 + (i / (count - 1) - 0.5) * 2 * spread;
      c.piece(disc(x, y + 8, 22, 19), '#0f0d14');
      c.piece(disc(x, y, 22, 19), r.chance(0.1) ? three : paper);
      c.piece(disc(x, y, 15, 12), r.chance(0.1) ? one : mix(paper, dark, 0.12));
    }
  }
  c.piece(box(400, 712, 400, 24, 12), paper);
  if (r.chance(0.5)) cup(c, r, 1080, 690);
  c.scrap(-20, 690, 190, 120, paper, -12);
  c.piece(limb([40, 780], [190, 700], 9, 9), three);
  return c.scene([600, 430]);
}

export function guitar(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, four, dark } = c.inks;
  const [vx, vy] = [r.range(330, 400), r.range(270, 330)];
  c.piece(disc(vx, vy, 270), dark);
  for (let k = 0; k < 8; k++) c.line(disc(vx, vy, 250 - k * 18), mix(dark, paper, 0.22), 2.4);
  c.piece(disc(vx, vy, 92), one);
  c.tone(disc(vx, vy, 92), dark, 'right', 9);
  c.piece(disc(vx, vy, 14), paper);
  const wood = r.pick([three, mix(three, one, 0.35), mix(four, three, 0.4)]);
  c.group(`rotate(${n(r.range(30, 42))} 600 440) translate(0 20)`, () => {
    c.piece(box(570, -260, 60, 560), darken(wood, 0.55));
    c.piece(polygon(560, -260, 548, -420, 652, -420, 640, -260), dark);
    for (let i = 0; i < 3; i++)
      for (const x of [530, 670]) c.piece(box(x - 18, -392 + i * 46, 36, 22, 9), paper);
    for (let i = 0; i < 10; i++) c.piece(box(570, -240 + i * 46, 60, 5), paper);
    const body = `M600 250C700 236 760 290 744 366C734 420 760 440 800 490C850 580 800 760 600 764C400 760 350 580 400 490C440 440 466 420 456 366C440 290 500 236 600 250Z`;
    c.group('translate(18 16)', () => c.piece(body, darken(wood, 0.6)));
    c.piece(body, wood);
    c.tone(body, darken(wood, 0.5), (x) => ((x - 520) / 320) ** 1.5, 12);
    c.line(body, paper, 5);
    c.piece(disc(600, 436, 88), paper);
    c.piece(disc(600, 436, 78), dark);
    c.piece(`M690 400q70 80 20 190q-60 -30 -90 -70q60 -40 70 -120Z`, two);
    c.piece(box(520, 612, 160, 34, 8), dark);
    for (let i = 0; i < 6; i++) c.line(line(577 + i * 9.2, -330, 566 + i * 13.6, 624), paper, 2.2);
  });
  for (let i = 0; i < 4; i++)
    note(
      c,
      r.range(760, 1120),
      r.range(100, 520),
      r.range(0.7, 1.3),
      r.pick([dark, paper, one, two]),
      r.chance(0.5),
    );
  return c.scene([600, 430]);
}

function note(c: Collage, x: number, y: number, s: number, colour: string, pair: boolean): void {
  c.group(`translate(${n(x)} ${n(y)}) scale(${n(s * 10)}) scale(.1)`, () => {
    c.piece(`M-20 40a24 18 -20 1 1 10 -14V-70h12V34Z`, colour);
    if (pair) c.piece(`M60 24a24 18 -20 1 1 10 -14V-86L2 -70V-44L70 -60V20Z`, colour);
    else c.piece(`M2 -70q10 36 44 50q-4 24 -12 34q0 -40 -32 -48Z`, colour);
  });
}

export function museum(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, dark, wall, four } = c.inks;
  for (let i = 0; i < 3; i++) {
    c.piece(arch(70 + i * 370, 50, 320, 640), mix(paper, wall, 0.25));
    c.tone(arch(70 + i * 370, 50, 320, 640), mix(wall, dark, 0.4), 'up', 14);
    c.piece(arch(110 + i * 370, 96, 240, 600), [two, one, dark][i] ?? two);
  }
  c.piece(polygon(-60, 660, 1260, 660, 1260, 880, -60, 880), mix(paper, three, 0.35));
  for (let i = -7; i < 8; i++) c.line(line(600 + i * 90, 660, 600 + i * 230, 860), mix(three, dark, 0.35), 3);
  const plinth = (x: number, y: number, w: number) => {
    c.piece(box(x - w / 2, y, w, 740 - y), paper);
    c.tone(box(x - w / 2, y, w, 740 - y), dark, 'right', 11);
    c.piece(box(x - w / 2 - 16, y - 20, w + 32, 24), mix(paper, dark, 0.15));
  };
  plinth(230, 520, 150);
  plinth(600, 560, 190);
  plinth(970, 500, 150);
  marbleHead(c, 600, 540);
  vase(c, r, 230, 500, three);
  if (r.chance(0.5)) vase(c, r, 970, 480, four);
  else {
    c.piece(polygon(900, 480, 940, 300, 1000, 300, 1040, 480), three);
    c.piece(disc(970, 240, 66), one);
    c.piece(disc(970, 240, 30), paper);
    c.tone(polygon(900, 480, 940, 300, 1000, 300, 1040, 480), dark, 'right', 10);
  }
  c.line(
    curve([
      [330, 720],
      [400, 760],
      [470, 720],
    ]) +
      curve([
        [730, 720],
        [800, 760],
        [870, 720],
      ]),
    one,
    8,
  );
  for (const x of [330, 470, 730, 870])
    c.piece(box(x - 6, 700, 12, 90) + disc(x, 698, 12) + disc(x, 792, 28, 8), dark);
  c.figure(
    drawFigure(r.range(390, 430), 660, r.pick([standing, pointing]), {
      height: 330,
      coat: r.chance(0.5),
      hair: r.pick(['bun', 'short', 'long']),
    }),
    four,
  );
  c.figure(
    drawFigure(1130, 690, r.pick([standing, walking]), { height: 320, skirt: true, hair: 'bun' }),
    one,
    two,
  );
  return c.scene([600, 420]);
}

function marbleHead(c: Collage, x: number, base: number): void {
  const { paper, dark } = c.inks;
  const marble = mix(paper, '#ffffff', 0.55);
  const head = `M${x - 120} ${base}q10 -60 60 -76v-60q-46 -24 -56 -86q-6 -110 70 -150q90 -30 136 50q16 36 8 66l26 52q2 12 -14 16l-4 20q6 14 -4 22q2 30 -20 36q-30 6 -46 -2v34q50 14 66 78Z`;
  c.piece(head, marble);
  c.tone(head, dark, (px, y) => 0.75 - (px - x + 130) / 190 + (y - base + 200) / 900, 10);
  for (let i = 0; i < 9; i++) {
    const a = 3.3 + i * 0.3;
    c.piece(
      disc(x - 4 + Math.cos(a) * 84, base - 268 + Math.sin(a) * 96, 30),
      i % 2 ? marble : darken(marble, 0.12),
    );
    c.line(disc(x - 4 + Math.cos(a) * 84, base - 268 + Math.sin(a) * 96, 17), dark, 3, 0.6);
  }
  c.line(
    curve([
      [x + 46, base - 266],
      [x + 66, base - 276],
      [x + 88, base - 266],
    ]) +
      curve([
        [x + 54, base - 248],
        [x + 70, base - 254],
        [x + 84, base - 248],
      ]) +
      curve([
        [x + 72, base - 160],
        [x + 92, base - 164],
        [x + 100, base - 162],
      ]),
    dark,
    5,
  );
}

function vase(c: Collage, r: Random, x: number, base: number, colour: string): void {
  const { dark, paper } = c.inks;
  const d = `M${x - 44} ${base}q-6 -14 4 -24Q${x - 130} ${base - 130} ${x - 78} ${base - 206}Q${x - 30} ${base - 236} ${x - 34} ${base - 280}h-16v-20h100v20h-16q-4 44 44 74Q${x + 130} ${base - 130} ${x + 40} ${base - 24}q10 10 4 24Z`;
  for (const side of [-1, 1])
    c.line(
      curve([
        [x + side * 40, base - 282],
        [x + side * 104, base - 280],
        [x + side * 84, base - 200],
      ]),
      dark,
      13,
    );
  c.piece(d, colour);
  c.tone(d, dark, 'right', 9);
  c.piece(box(x - 92, base - 190, 184, 12) + box(x - 88, base - 92, 176, 10), dark);
  for (let i = 0; i < 5; i++)
    c.piece(
      r.chance(0.5)
        ? disc(x - 66 + i * 33, base - 140, 11)
        : polygon(x - 78 + i * 33, base - 122, x - 66 + i * 33, base - 160, x - 54 + i * 33, base - 122),
      i % 2 ? paper : dark,
    );
}
