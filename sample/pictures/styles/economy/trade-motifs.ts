import { drawFigure } from '../../figures/figure.ts';
import { carrying, standing, striding, walking } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { band, box, disc, limb, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Cutter } from './cutter.ts';
import { createCutter } from './cutter.ts';

export function coins(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { main, second, third, dark, light, ground } = c.papers;
  const gold = mix(third, '#edb03a', 0.8);
  const rising = r.chance(0.6);
  const heights = [2, 3, 5, 7, 9].map((h) => h + r.int(0, 1));
  const line0: number[] = [];
  c.cut(polygon(-60, 700, 1260, 680, 1260, 900, -60, 900), second, -6);
  for (let i = 0; i < 5; i++) {
    const x = 180 + i * 190;
    const count = heights[rising ? i : 4 - i] ?? 3;
    const h = 34;
    for (let k = 0; k < count; k++) {
      const y = 690 - k * h + (i % 2) * 8;
      const shift = r.range(-7, 7);
      c.cut(
        `M${n(x - 80 + shift)} ${n(y - h)}v${h}a80 26 0 0 0 160 0v-${h}Z`,
        k % 2 ? gold : darken(gold, 0.08),
        7,
      );
      let ridges = '';
      for (let q = -3; q <= 3; q++)
        ridges += box(
          x + shift + q * 21 - 2,
          y - h + 18 + Math.sqrt(Math.max(0, 1 - ((q * 21) / 80) ** 2)) * 10,
          4,
          h - 12,
          2,
        );
      c.flat(ridges, darken(gold, 0.3), 0.7);
      c.flat(disc(x + shift, y - h, 80, 26), lighten(gold, 0.28));
      c.flat(disc(x + shift, y - h, 60, 18), lighten(gold, 0.08));
    }
    line0.push(x, 690 - count * h - 92);
  }
  const path = line(...line0);
  c.group('translate(8 12)', () => c.line(path, '#0c1018', 16));
  c.line(path, main, 18);
  for (let i = 0; i < line0.length; i += 2) c.cut(disc(line0[i] ?? 0, line0[i + 1] ?? 0, 18), light, 6);
  const [ex, ey] = [line0[8] ?? 0, line0[9] ?? 0];
  const a = Math.atan2(ey - (line0[7] ?? 0), ex - (line0[6] ?? 0)) * 57.3;
  c.group(`translate(${n(ex)} ${n(ey)}) rotate(${n(a)})`, () =>
    c.cut(polygon(10, -44, 84, 0, 10, 44), main, 10),
  );
  const [bx, by] = rising ? [280, 250] : [900, 250];
  c.cut(disc(bx, by, 132), darken(gold, 0.1), 18);
  c.cut(disc(bx, by, 106), lighten(gold, 0.2), -6);
  for (let k = 0; k < 6; k++) {
    const [lx, ly] = polar(bx, by, 48, k * 60);
    c.cut(
      `M${bx} ${by}Q${n(lx - 22)} ${n(ly - 22)} ${n(polar(bx, by, 84, k * 60)[0])} ${n(polar(bx, by, 84, k * 60)[1])}Q${n(lx + 22)} ${n(ly + 22)} ${bx} ${by}Z`,
      k % 2 ? main : dark,
      4,
    );
  }
  c.cut(disc(bx, by, 20), light, 4);
  c.figure(
    drawFigure(rising ? 1080 : 130, 646, r.pick([walking, standing, striding]), {
      height: 250,
      coat: r.chance(0.5),
      hair: r.pick(['short', 'bun', 'long']),
    }),
    mix(main, ground, 0.1),
  );
  // Mirrored, growth would look like decline.
  return c.scene([600, 470], false);
}

export function shop(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { main, second, third, dark, light, ground } = c.papers;
  c.cut(box(130, 90, 940, 640), second, 16);
  for (let i = 0; i < 4; i++) {
    c.cut(box(190 + i * 220, 120, 150, 100), light, 6);
    c.flat(box(202 + i * 220, 132, 58, 76) + box(270 + i * 220, 132, 58, 76), mix(second, dark, 0.5));
  }
  c.cut(box(150, 330, 900, 400), mix(dark, second, 0.15), 6);
  c.flat(box(180, 360, 500, 330), mix(third, light, 0.55));
  c.flat(box(730, 360, 220, 370), mix(light, second, 0.2));
  const goods = [main, third, second, dark, light];
  for (let row = 0; row < 3; row++) {
    c.cut(box(180, 462 + row * 104, 500, 12), dark, 5);
    for (let x = 206; x < 650; ) {
      const w = r.range(28, 58);
      const h = r.range(38, 82);
      const y = 462 + row * 104;
      const colour = r.pick(goods);
      const kind = r.int(0, 3);
      if (kind === 0)
        c.cut(
          limb([x + w / 2, y - 18], [x + w / 2, y - h], 18, 7) + box(x + w / 2 - 18, y - 24, 36, 24, 4),
          colour,
          5,
        );
      else if (kind === 1) c.cut(disc(x + w / 2, y - w / 2, w / 2), colour, 5);
      else {
        c.cut(box(x, y - h, w, h, 3), colour, 5);
        c.flat(box(x + 6, y - h * 0.65, w - 12, h * 0.25), light, 0.85);
      }
      x += w + r.range(8, 20);
    }
  }
  c.cut(box(760, 390, 160, 340), main, 6);
  c.flat(box(780, 412, 120, 190), mix(light, second, 0.3));
  c.flat(polygon(800, 602, 860, 412, 884, 412, 824, 602), light, 0.5);
  c.cut(disc(780 + 118, 640, 12), third, 4);
  const stripes = 12;
  const [w, top] = [984 / stripes, 262];
  for (let i = 0; i < stripes; i++)
    c.cut(
      `M${n(132 + i * (940 / stripes))} ${top}h${n(940 / stripes)}L${n(108 + (i + 1) * w)} 376a${n(w / 2)} 24 0 0 1 ${n(-w)} 0Z`,
      i % 2 ? light : main,
      9,
    );
  c.cut(box(120, 236, 960, 34), dark, 8);
  c.cut(polygon(-60, 722, 1260, 712, 1260, 900, -60, 900), mix(ground, dark, 0.25), -4);
  const spots = r.shuffle([230, 480, 700, 1010]);
  for (const x of spots.slice(0, 3)) {
    const figure = drawFigure(x, 636, r.pick([walking, striding, carrying]), {
      height: 300,
      coat: r.chance(0.4),
      skirt: r.chance(0.3),
      hair: r.pick(['short', 'bun', 'long', 'cap']),
    });
    c.figure(figure, r.pick([main, third, light, second]));
    const [hx, hy] = figure.joints.nearHand;
    c.cut(box(hx - 24, hy, 48, 58, 4), third, 5);
  }
  return c.scene([600, 480]);
}

export function warehouse(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { main, second, third, dark, light, ground } = c.papers;
  c.cut(polygon(-60, -60, 1260, -60, 1260, 60, 600, 10, -60, 60), dark, 12);
  for (let bay = 0; bay < 4; bay++) {
    const x = -20 + bay * 330;
    for (let level = 0; level < 4; level++) {
      const y = 210 + level * 150;
      let bx = x + 20;
      while (bx < x + 270) {
        const w = r.range(58, 110);
        if (bx + w > x + 316) break;
        const h = r.range(56, 112);
        if (r.chance(0.86)) {
          const colour = r.pick([
            mix(third, ground, 0.25),
            mix(main, ground, 0.2),
            light,
            mix(second, ground, 0.3),
            third,
          ]);
          c.cut(box(bx, y - h, w, h), colour, 7);
          c.flat(box(bx + w * 0.42, y - h, w * 0.16, h), darken(colour, 0.2), 0.6);
          c.flat(box(bx + w * 0.62, y - h * 0.4, w * 0.26, h * 0.2), dark, 0.7);
        }
        bx += w + r.range(4, 14);
      }
      c.cut(box(x, y, 330, 17), main, 9);
    }
    c.cut(box(x - 11, 60, 22, 640), second, 10);
    for (let y = 80; y < 680; y += 24) c.flat(disc(x, y, 4), dark);
  }
  c.cut(polygon(-60, 690, 1260, 680, 1260, 900, -60, 900), mix(ground, dark, 0.55), -6);
  c.flat(polygon(-60, 734, 1260, 724, 1260, 738, -60, 748), third);
  forklift(c, r, r.range(520, 580));
  c.figure(
    drawFigure(r.range(960, 1060), 650, r.pick([walking, carrying, standing]), {
      height: 290,
      hair: r.pick(['cap', 'bun']),
    }),
    third,
  );
  return c.scene([620, 500]);
}

function forklift(c: Cutter, r: Random, x: number): void {
  const { main, third, dark, light, second, ground } = c.papers;
  const lift = r.range(90, 220);
  const [body, box0] = [third, mix(main, ground, 0.15)];
  c.cut(box(x + 178, 330, 20, 420), dark, 8);
  c.cut(polygon(x + 198, 742 - lift, x + 370, 742 - lift, x + 370, 754 - lift, x + 198, 754 - lift), dark, 8);
  c.cut(box(x + 216, 728 - lift, 150, 16), darken(third, 0.35), 5);
  c.cut(box(x + 220, 610 - lift, 142, 118), box0, 10);
  c.flat(box(x + 280, 610 - lift, 24, 118), darken(box0, 0.25));
  c.line(line(x - 110, 600, x - 80, 380, x + 80, 380, x + 130, 600), dark, 13);
  c.figure(
    drawFigure(
      x - 20,
      590,
      { torso: 4, nearArm: [40, 70], farArm: [44, 72], nearLeg: [80, 10], farLeg: [78, 6] },
      { height: 270, hair: 'cap' },
    ),
    main,
  );
  c.cut(`M${x - 170} 730V600q0 -30 30 -30h80l20 70h130l20 -70h70V730Z`, body, 12);
  c.flat(box(x - 160, 660, 110, 14) + box(x - 160, 686, 110, 14), dark, 0.7);
  c.line(line(x + 92, 580, x + 66, 520), dark, 8);
  for (const [wx, radius] of [
    [x - 110, 52],
    [x + 110, 58],
  ] as const) {
    c.cut(disc(wx, 730, radius), darken(dark, 0.3), 8);
    c.flat(disc(wx, 730, radius * 0.5), light);
    c.flat(disc(wx, 730, radius * 0.2), second);
  }
}

export function bank(r: Random, view?: View<Cutter>): Scene {
  const c = createCutter(r, view);
  const { main, second, third, dark, light, ground } = c.papers;
  c.cut(box(60, 60, 1080, 660), mix(second, ground, 0.15), 16);
  for (let i = 0; i < 10; i++) for (const y of [92, 690]) c.flat(disc(112 + i * 108, y, 12), dark, 0.5);
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 3; i++) {
      const [x, y] = [820 + i * 104, 130 + row * 108];
      c.cut(box(x, y, 92, 94, 4), row === 2 && i === 1 ? third : mix(light, second, 0.25), 5);
      c.flat(disc(x + 46, y + 38, 10) + box(x + 42, y + 40, 8, 26), dark);
    }
  const [cx, cy] = [430, 390];
  c.cut(disc(cx, cy, 326), dark, 18);
  c.cut(disc(cx, cy, 296), mix(light, second, 0.35), 8);
  for (let a = 0; a < 360; a += 22.5) {
    const [x, y] = polar(cx, cy, 310, a);
    c.cut(disc(x, y, 11), third, 4);
  }
  c.cut(disc(cx, cy, 248), second, 14);
  c.flat(band(cx, cy, 214, 226, 0, 359.9), light, 0.7);
  for (let a = 45; a < 360; a += 90) {
    const [x1, y1] = polar(cx, cy, 150, a);
    const [x2, y2] = polar(cx, cy, 246, a);
    c.cut(limb([x1, y1], [x2, y2], 26, 26), light, 8);
  }
  const turn = r.range(0, 60);
  for (let a = 0; a < 360; a += 60) {
    const [x, y] = polar(cx, cy, 150, a + turn);
    c.cut(limb([cx, cy], [x, y], 16, 12), third, 8);
    c.cut(disc(x, y, 24), main, 6);
  }
  c.cut(disc(cx, cy, 58), main, 10);
  c.cut(disc(cx, cy, 30), light, 5);
  c.cut(polygon(-60, 716, 1260, 704, 1260, 900, -60, 900), dark, -6);
  for (let s = 0; s < 3; s++)
    for (let k = 0; k < 3 + s; k++) {
      const [x, y] = [700 + s * 150, 740 - k * 34];
      c.cut(box(x, y, 136, 32, 3), k % 2 ? mix(third, light, 0.5) : mix(second, light, 0.6), 5);
      c.flat(
        disc(x + 68, y + 16, 11) + box(x + 10, y + 8, 20, 16) + box(x + 106, y + 8, 20, 16),
        darken(second, 0.2),
        0.6,
      );
      c.flat(box(x + 52, y, 32, 32), main, 0.35);
    }
  c.figure(
    drawFigure(r.range(130, 200), 640, r.pick([standing, walking, carrying]), {
      height: 320,
      coat: r.chance(0.5),
      hair: r.pick(['short', 'bun', 'long']),
    }),
    main,
  );
  return c.scene([480, 410]);
}
