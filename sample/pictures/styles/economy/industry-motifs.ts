import { drawFigure } from '../../figures/figure.ts';
import { carrying, pointing, standing, walking } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { arc, band, box, curve, disc, limb, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Cutter } from './cutter.ts';
import { createCutter } from './cutter.ts';

function floor(c: Cutter, y: number, colour = c.papers.dark): void {
  c.cut(polygon(-60, y, 1260, y - 18, 1260, 900, -60, 900), colour, -6);
}

function cog(cx: number, cy: number, radius: number, teeth: number): string {
  const points: number[] = [];
  for (let i = 0; i < teeth; i++) {
    const a = (i * 360) / teeth;
    const w = 360 / teeth;
    for (const [share, reach] of [
      [-0.3, 0.86],
      [-0.2, 1],
      [0.2, 1],
      [0.3, 0.86],
    ] as const)
      points.push(...polar(cx, cy, radius * reach, a + w * share));
  }
  return polygon(...points);
}

export function factory(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { main, second, third, dark, light, ground } = c.papers;
  const [gx, gy] = [r.range(180, 330), r.range(190, 280)];
  c.cut(cog(gx, gy, r.range(120, 170), 14), mix(second, ground, 0.35), 12);
  c.cut(disc(gx, gy, 52), ground, -8);
  const stacks = r.int(2, 3);
  for (let i = 0; i < stacks; i++) {
    const x = 690 + i * 120;
    const top = 170 + i * 46 + r.range(-20, 20);
    for (let k = 0; k < 5; k++)
      c.cut(
        disc(x + 24 + k * 42 * (1 + i * 0.15), top - 26 - k * 27, 30 + k * 13, 26 + k * 10),
        k % 2 ? light : mix(light, ground, 0.4),
        9,
      );
    c.cut(polygon(x - 10, 640, x + 4, top, x + 52, top, x + 66, 640), i % 2 ? second : main, 12);
    c.flat(polygon(x + 2, top + 44, x + 54, top + 44, x + 56, top + 78, x, top + 78), light);
    c.flat(polygon(x + 34, 640, x + 34, top, x + 52, top, x + 66, 640), dark, 0.18);
  }
  c.cut(box(600, 440, 520, 260), mix(second, dark, 0.25), 14);
  let panes = '';
  for (let i = 0; i < 5; i++) for (let k = 0; k < 2; k++) panes += box(632 + i * 94, 478 + k * 84, 62, 56);
  c.flat(panes, third);
  for (let i = 0; i < 4; i++) {
    const x = 120 + i * 135;
    c.cut(polygon(x, 640, x, 400, x + 135, 500, x + 135, 640), i % 2 ? main : darken(main, 0.12), 10);
    c.flat(polygon(x + 10, 420, x + 112, 495, x + 112, 508, x + 10, 448), light, 0.9);
    c.cut(box(x, 500, 136, 200), i % 2 ? main : darken(main, 0.12), 4);
    c.flat(box(x + 26, 550, 84, 60), dark);
    c.flat(box(x + 34, 558, 30, 44) + box(x + 72, 558, 30, 44), mix(third, light, 0.3));
  }
  c.cut(limb([90, 660], [1150, 640], 17, 17), third, 8);
  for (const x of [240, 520, 820, 1020]) c.cut(box(x, 622, 26, 60, 6), light, 5);
  floor(c, 690);
  const dx = r.range(-60, 60);
  lorry(c, 300 + dx, 740, 0.52);
  for (let i = 0; i < 2; i++)
    c.figure(
      drawFigure(760 + i * 150 + dx, 690 + i * 6, r.pick([walking, pointing, carrying]), {
        height: 160,
        hair: 'cap',
      }),
      i ? third : light,
    );
  return c.scene([610, 470]);
}

function lorry(c: Cutter, x: number, base: number, s: number): void {
  const { main, second, dark, light, third } = c.papers;
  c.group(`translate(${n(x)} ${n(base)}) scale(${s})`, () => {
    c.cut(box(-430, -330, 570, 268, 8), light, 14);
    c.flat(polygon(-430, -120, -190, -330, -70, -330, -340, -62, -430, -62), third);
    c.flat(polygon(-20, -62, 140, -230, 140, -62), main);
    for (let i = 1; i < 6; i++) c.flat(box(-430 + i * 95, -330, 3, 268), dark, 0.2);
    c.cut(box(-440, -66, 800, 34, 6), dark, 8);
    c.cut(`M160 -46V-250q0 -20 20 -20h96q22 0 32 20l40 96q8 16 8 30v78Z`, second, 12);
    c.flat(`M228 -158V-240h48q10 0 14 10l30 72Z`, mix(light, second, 0.25));
    c.flat(box(176, -130, 30, 8) + box(326, -96, 30, 22, 6), third);
    for (const wx of [-350, -250, 60, 276]) {
      c.cut(disc(wx, -30, 50), darken(dark, 0.3), 8);
      c.flat(disc(wx, -30, 26), light);
      c.flat(disc(wx, -30, 11), dark);
    }
  });
}

export function truck(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { second, third, dark, light, ground, back } = c.papers;
  for (let i = 0; i < 3; i++) {
    const y = 430 + i * 62;
    const peaks: number[] = [];
    for (let x = -80; x <= 1300; x += 150) peaks.push(x, y - r.range(20, 150 - i * 30));
    c.cut(polygon(-80, 900, ...peaks, 1300, 900), mix(i === 1 ? second : back, ground, 0.5 - i * 0.2), 12);
  }
  floor(c, 632, mix(dark, second, 0.3));
  c.flat(polygon(-60, 694, 1260, 676, 1260, 690, -60, 708), light, 0.9);
  for (let x = -40; x < 1260; x += 190) c.flat(polygon(x, 760, x + 100, 758, x + 96, 774, x - 6, 776), third);
  const s = r.range(1.02, 1.14);
  for (let i = 0; i < 5; i++)
    c.flat(box(-40, 300 + i * 70 + r.range(-16, 16), r.range(90, 260), 7, 3), light, 0.8);
  lorry(c, 620, 722, s);
  for (let i = 0; i < 4; i++) {
    const x = 60 + i * 350 + r.range(-30, 30);
    c.cut(polygon(x - 8, 900, x - 5, 690, x + 5, 690, x + 8, 900), light, 6);
    c.flat(box(x - 6, 712, 12, 26), c.papers.main);
  }
  return c.scene([620, 500]);
}

export function crane(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { main, second, third, dark, light, ground, back } = c.papers;
  for (let x = -30; x < 1240; x += r.range(80, 140))
    c.cut(box(x, r.range(470, 580), r.range(70, 120), 300), mix(back, second, 0.25), 8);
  const [bx, by, floors] = [140, 700, r.int(5, 6)];
  for (let f = 0; f < floors; f++) {
    const y = by - f * 82;
    if (f < floors - 2) {
      c.cut(box(bx + 8, y - 76, 480, 76), f % 2 ? second : darken(second, 0.1), 8);
      let panes = '';
      for (let i = 0; i < 6; i++) panes += box(bx + 30 + i * 76, y - 60, 48, 46);
      c.flat(panes, mix(third, light, 0.35));
    } else for (let i = 0; i < 6; i++) c.cut(box(bx + 10 + i * 94, y - 80, 15, 82), dark, 6);
    c.cut(box(bx - 14, y - 84, 526, 16), light, 8);
  }
  for (let i = 0; i < 3; i++)
    c.figure(
      drawFigure(
        bx + 80 + i * 150 + r.range(-20, 20),
        by - (floors - (i === 1 ? 0 : 1)) * 82 - 60,
        r.pick([standing, pointing, carrying]),
        { height: 104, hair: 'cap' },
      ),
      third,
    );
  const [mx, jib] = [r.range(770, 830), r.range(120, 150)];
  lattice(c, [mx, 720], [mx, jib + 14], 30, main);
  lattice(c, [mx + 270, jib], [130, jib], 20, main);
  c.line(line(mx, jib - 92, 220, jib - 16) + line(mx, jib - 92, mx + 250, jib - 16), dark, 5);
  c.cut(polygon(mx - 26, jib - 10, mx, jib - 104, mx + 26, jib - 10), main, 8);
  c.cut(box(mx + 180, jib - 10, 86, 96, 6), dark, 12);
  c.cut(`M${mx - 74} ${jib + 22}h62v72h-44l-18 -30Z`, third, 8);
  c.flat(polygon(mx - 64, jib + 34, mx - 30, jib + 34, mx - 30, jib + 66, mx - 56, jib + 66), dark);
  const [hx, hy] = [r.range(300, 480), r.range(216, 232)];
  c.line(line(hx - 10, jib + 18, hx - 4, hy) + line(hx + 10, jib + 18, hx + 4, hy), dark, 3);
  c.line(line(hx - 100, hy + 60, hx, hy, hx + 100, hy + 60), dark, 4);
  c.cut(box(hx - 120, hy + 58, 240, 30), third, 14);
  c.flat(box(hx - 120, hy + 58, 240, 8) + box(hx - 120, hy + 80, 240, 8), darken(third, 0.25));
  floor(c, 708, mix(dark, ground, 0.1));
  c.cut(box(mx - 90, 690, 180, 44), light, 8);
  for (let i = 0; i < 6; i++)
    c.cut(polygon(930 + i * 44, 742, 952 + i * 44, 700, 974 + i * 44, 742), i % 2 ? light : main, 6);
  c.figure(drawFigure(r.range(1000, 1080), 690, pointing, { height: 190, hair: 'cap' }), main);
  return c.scene([590, 380]);
}

function lattice(
  c: Cutter,
  from: readonly [number, number],
  to: readonly [number, number],
  w: number,
  colour: string,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (d: number, side: number): [number, number] => [
    from[0] + ux * d - uy * side * w,
    from[1] + uy * d + ux * side * w,
  ];
  const steps = Math.round(length / (w * 1.8));
  let zigzag = line(...at(0, -1));
  for (let i = 1; i <= steps; i++)
    zigzag += `L${at((i / steps) * length, i % 2 ? 1 : -1)
      .map(n)
      .join(' ')}`;
  const rails = line(...at(0, -1), ...at(length, -1)) + line(...at(0, 1), ...at(length, 1));
  c.group('translate(7 10)', () => c.line(rails + zigzag, '#0c1018', 5));
  c.line(zigzag, darken(colour, 0.12), 6);
  c.line(rails, colour, 10);
}

export function energy(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { main, second, third, dark, light, ground, back } = c.papers;
  for (let i = 0; i < 3; i++) {
    const y = 500 + i * 70;
    const points = Array.from({ length: 6 }, (_, k): [number, number] => [-80 + k * 280, y - r.range(0, 80)]);
    c.cut(`${curve(points)}V900H-80Z`, mix(second, [back, ground, dark][i] ?? back, 0.45), 12);
  }
  const thermal = r.chance(0.45);
  if (thermal) {
    for (let i = 0; i < 2; i++) {
      const x = 760 + i * 210;
      for (let k = 0; k < 4; k++)
        c.cut(
          disc(x + k * 40 - 20, 250 - k * 44, 66 + k * 8, 48),
          k % 2 ? light : mix(light, ground, 0.4),
          9,
        );
      c.cut(
        `M${x - 110} 660Q${x - 44} 430 ${x - 74} 280H${x + 74}Q${x + 44} 430 ${x + 110} 660Z`,
        i ? light : mix(light, back, 0.5),
        14,
      );
      c.flat(
        `M${x + 20} 660Q${x + 16} 430 ${x + 30} 280H${x + 74}Q${x + 44} 430 ${x + 110} 660Z`,
        dark,
        0.15,
      );
      c.flat(box(x - 72, 306, 144, 22), main);
    }
  }
  const turbines = thermal
    ? [
        [200, 640, 0.8],
        [430, 660, 1.05],
      ]
    : [
        [200, 620, 0.75],
        [500, 660, 1.3],
        [860, 640, 0.95],
        [1060, 610, 0.6],
      ];
  for (const [x = 0, base = 0, s = 1] of turbines)
    turbine(c, x + r.range(-30, 30), base, 330 * s, r.range(0, 120));
  floor(c, 680, mix(second, dark, 0.5));
  for (let i = 0; i < 5; i++) {
    const x = 40 + i * 235;
    c.cut(polygon(x, 790, x + 60, 660, x + 230, 650, x + 190, 780), dark, 12);
    let cells = '';
    for (let u = 0; u < 4; u++)
      for (let v = 0; v < 3; v++) {
        const at = (a: number, b: number): [number, number] => [
          x + 60 * (1 - b) + a * 170 + 6 - b * a * 12 + 4,
          660 + b * 126 - a * 10 + 4,
        ];
        const [a0, a1, b0, b1] = [u / 4 + 0.02, (u + 1) / 4 - 0.03, v / 3 + 0.02, (v + 1) / 3 - 0.05];
        cells += polygon(...at(a0, b0), ...at(a1, b0), ...at(a1, b1), ...at(a0, b1));
      }
    c.flat(cells, i % 2 ? lighten(second, 0.12) : mix(second, third, 0.2));
  }
  const px = thermal ? 600 : r.range(680, 720);
  c.line(
    line(px - 50, 690, px - 14, 330, px + 14, 330, px + 50, 690) +
      line(px - 42, 610, px + 34, 520, px - 24, 440, px + 16, 350) +
      line(px + 42, 610, px - 34, 520, px + 24, 440),
    dark,
    7,
  );
  for (const y of [350, 410]) {
    c.line(line(px - 80, y, px + 80, y), dark, 8);
    for (const side of [-1, 1])
      c.line(
        curve([
          [px + side * 78, y + 4],
          [px + side * 330, y + 80],
          [px + side * 700, y + 10],
        ]),
        dark,
        2.5,
      );
  }
  return c.scene([590, 430]);
}

function turbine(c: Cutter, x: number, base: number, h: number, turn: number): void {
  const { light, main } = c.papers;
  const top = base - h;
  c.cut(polygon(x - h * 0.035, base, x - h * 0.016, top, x + h * 0.016, top, x + h * 0.035, base), light, 8);
  for (const a of [0, 120, 240]) {
    const [tx, ty] = polar(x, top, h * 0.62, turn + a);
    const [mx, my] = polar(x, top, h * 0.16, turn + a + 26);
    const [ix, iy] = polar(x, top, h * 0.06, turn + a - 60);
    c.cut(`M${n(ix)} ${n(iy)}L${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(x)} ${n(top)}Z`, light, 9);
    const [rx, ry] = polar(x, top, h * 0.5, turn + a);
    c.line(line(rx, ry, tx, ty), main, h * 0.022);
  }
  c.cut(disc(x, top, h * 0.045), main, 5);
  c.flat(arc(x, top, 0.1, 0, 1) + band(x, top, 0.1, 0.2, 0, 1), main);
}
