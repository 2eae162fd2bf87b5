import { drawFigure } from '../../figures/figure.ts';
import { carrying, cheering, sitting, standing, swaying, walking } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { arch, box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Neon } from './neon.ts';
import { createNeon, stars, towers, wetGround } from './neon.ts';

const hair = ['short', 'long', 'bun', 'cap'] as const;

import { sign } from './neon-signs.ts';

export function club(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, haze, one, two, three } = k.tubes;
  k.fill(box(-40, -40, 1280, 720), mix(mid, deep, 0.35));
  for (let y = -20; y < 660; y += 26) {
    k.courses(y, ((y / 26) % 2) * 30, mix(haze, mid, 0.4));
  }
  const x = 600;
  k.halo(x, 380, 460, one, 0.5);
  wetGround(k, r, 650, [
    [x, three],
    [x - 160, one],
    [x + 160, one],
    [200, two],
    [1000, two],
  ]);
  k.fill(arch(x - 150, 190, 300, 470), darken(deep, 0.2));
  k.fill(
    arch(x - 120, 220, 240, 440),
    k.defs.linear(
      [
        [0, one],
        [0.6, three],
        [1, lighten(three, 0.5)],
      ],
      0,
      220,
      0,
      660,
    ),
  );
  for (let i = 0; i < 3; i++)
    k.figure(
      drawFigure(x - 60 + i * 60, 505, r.pick([cheering, swaying, standing]), {
        height: 210,
        hair: r.pick(hair),
      }),
      deep,
      three,
    );
  k.glow(`M${x - 172} 660V340a172 172 0 0 1 344 0V660`, one, 10);
  k.glow(`M${x - 204} 660V340a204 204 0 0 1 408 0V660`, two, 7);
  sign(k, r.pick(['star', 'bolt', 'eye', 'glass']), x, 62, 58, three);
  k.glow(line(140, 250, 300, 250, 300, 330, 140, 330, 140, 250), two, 5);
  sign(k, r.pick(['note', 'star', 'bolt']), 220, 290, 28, one);
  k.glow(line(930, 220, 1010, 300, 930, 380), three, 8);
  k.glow(line(990, 220, 1070, 300, 990, 380), one, 8);
  for (const [px, base, h] of [
    [370, 690, 330],
    [850, 690, 300],
    [960, 700, 310],
    [1080, 700, 290],
  ] as const) {
    k.figure(
      drawFigure(px + r.range(-12, 12), base - h * 0.49, r.pick([standing, walking, carrying, standing]), {
        height: h,
        hair: r.pick(hair),
        coat: r.chance(0.3),
        skirt: r.chance(0.3),
      }),
      r.pick([one, two, haze]),
    );
  }
  k.figure(
    drawFigure(
      180,
      700 - 178,
      { ...standing, nearArm: [38, 110], farArm: [44, 114] },
      { height: 370, stout: 1.3, hair: 'bald' },
    ),
    deep,
  );
  for (const sx of [300, 440])
    k.fill(box(sx - 5, 640, 10, 90) + disc(sx, 638, 10) + disc(sx, 734, 26, 7), three);
  k.line(
    curve([
      [300, 650],
      [370, 690],
      [440, 650],
    ]),
    one,
    9,
  );
  return k.scene([600, 420]);
}

export function skylineNight(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, one, two, three, haze } = k.tubes;
  stars(k, r, 330);
  const [mx, my, radius] = [r.range(420, 780), r.range(190, 280), r.range(100, 160)];
  k.halo(mx, my, radius * 3, one, 0.5);
  k.fill(
    disc(mx, my, radius),
    k.defs.linear(
      [
        [0, lighten(three, 0.4)],
        [1, one],
      ],
      0,
      my - radius,
      0,
      my + radius,
    ),
  );
  for (let i = 0; i < 4; i++)
    k.fill(
      box(mx - radius - 10, my + radius * (0.2 + i * 0.2), radius * 2 + 20, 4 + i * 3),
      mix(mid, haze, 0.4),
    );
  towers(k, r, 560, 120, 300, 0.15, 0.22);
  towers(k, r, 570, 80, 230, 0.55, 0.42);
  const tx = r.range(540, 660);
  k.fill(polygon(tx - 60, 570, tx - 40, 220, tx + 40, 220, tx + 60, 570), darken(deep, 0.1));
  k.fill(polygon(tx - 40, 222, tx, 90, tx + 40, 222), darken(deep, 0.1));
  k.glow(line(tx - 40, 222, tx, 92, tx + 40, 222), two, 4);
  for (let i = 0; i < 6; i++)
    k.glow(line(tx - 36 - i * 3, 262 + i * 50, tx + 36 + i * 3, 262 + i * 50), i % 2 ? one : two, 3.5);
  wetGround(k, r, 566, [
    [tx, two],
    [mx, one],
    [180, three],
    [380, two],
    [850, three],
    [1060, one],
  ]);
  k.glow(`M-40 560H1240`, haze, 3);
  const span = 580;
  k.line(line(-40, span, 1240, span), darken(deep, 0.4), 16);
  for (let x = -40; x < 1240; x += 240) {
    k.line(
      curve([
        [x, span - 60],
        [x + 120, span - 6],
        [x + 240, span - 60],
      ]),
      three,
      3,
      0.9,
    );
    k.line(line(x, span - 64, x, span + 40), darken(deep, 0.4), 12);
    for (let i = 1; i < 8; i++) k.halo(x + i * 30, span - 8 - Math.abs(4 - i) * 11, 12, three, 0.9);
  }
  for (let i = 0; i < 9; i++) k.halo(r.range(0, 1200), span - 12, 22, i % 2 ? '#fff0c0' : '#ff4a4a', 0.9);
  const [bx, by] = [r.range(300, 520), 690];
  k.fill(`M${n(bx - 120)} ${by - 20}H${n(bx + 130)}l-26 44H${n(bx - 100)}Z`, darken(deep, 0.5));
  k.fill(box(bx - 80, by - 56, 140, 38, 8), mix(deep, mid, 0.6));
  k.fill(Array.from({ length: 6 }, (_, i) => box(bx - 70 + i * 22, by - 46, 13, 14)).join(''), three);
  return k.scene([600, 380]);
}

export function streetlight(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, haze, one, two, three } = k.tubes;
  towers(k, r, 560, 240, 520, 0.5, 0.16);
  for (const [x, w, h] of [
    [-40, 330, 640],
    [930, 330, 610],
  ] as const) {
    k.fill(box(x, 620 - h, w, h + 40), mix(deep, mid, 0.35));
    for (let row = 0; row < 4; row++)
      for (let c = 0; c < 3; c++) {
        const lit = r.chance(0.35);
        k.fill(arch(x + 40 + c * 96, 60 + row * 136, 56, 88), lit ? three : darken(deep, 0.2), lit ? 0.9 : 1);
      }
  }
  wetGround(k, r, 600, [
    [600, three],
    [560, three],
    [640, three],
    [200, one],
    [1010, two],
  ]);
  for (let row = 0; row < 9; row++)
    for (let i = -9; i < 10; i++) {
      const [y, w] = [612 + row * row * 2.6 + row * 6, 60 + row * 14];
      k.fill(disc(600 + (i + (row % 2) * 0.5) * w, y, w * 0.44, 5 + row * 1.4), lighten(mid, 0.2), 0.16);
    }
  const x = r.range(540, 600);
  k.fill(
    polygon(x + 116, 176, x + 164, 176, x + 420, 730, x - 130, 730),
    k.defs.linear(
      [
        [0, three, 0.62],
        [1, three, 0.1],
      ],
      0,
      176,
      0,
      740,
    ),
  );
  k.fill(disc(x + 142, 724, 280, 46), three, 0.22);
  k.fill(
    polygon(x - 14, 740, x - 7, 150, x + 7, 150, x + 14, 740) + box(x - 28, 700, 56, 44, 6),
    darken(deep, 0.45),
  );
  k.line(
    curve([
      [x, 170],
      [x + 10, 112],
      [x + 70, 96],
      [x + 140, 128],
    ]),
    darken(deep, 0.45),
    13,
  );
  k.fill(polygon(x + 98, 172, x + 118, 130, x + 162, 130, x + 184, 172), darken(deep, 0.45));
  k.halo(x + 141, 180, 130, lighten(three, 0.4), 0.95);
  k.fill(disc(x + 141, 178, 32, 13), '#fffbe8');
  const px = x + 150;
  k.fill(disc(px, 742, 90, 12), '#000000', 0.4);
  k.figure(drawFigure(px, 572, walking, { height: 330, coat: true, hair: r.pick(hair) }), one, three);
  const u = r.pick([one, two]);
  k.line(line(px + 34, 520, px + 22, 340), '#14101c', 6);
  k.fill(
    `M${n(px - 130)} 400Q${n(px - 110)} 280 ${n(px + 22)} 270Q${n(px + 160)} 284 ${n(px + 176)} 400Q${n(px + 140)} 372 ${n(px + 104)} 396Q${n(px + 66)} 366 ${n(px + 22)} 392Q${n(px - 22)} 366 ${n(px - 60)} 396Q${n(px - 96)} 374 ${n(px - 130)} 400Z`,
    u,
  );
  k.fill(
    `M${n(px + 22)} 270Q${n(px + 160)} 284 ${n(px + 176)} 400Q${n(px + 140)} 372 ${n(px + 104)} 396Q${n(px + 96)} 300 ${n(px + 22)} 270Z`,
    darken(u, 0.35),
  );
  let rain = '';
  for (let i = 0; i < 200; i++) {
    const [rx, ry, w] = [r.range(-20, 1260), r.range(-40, 760), r.range(20, 60)];
    rain += `M${n(rx)} ${n(ry)}l${n(-w * 0.2)} ${n(w)}`;
  }
  k.line(rain, lighten(haze, 0.6), 1.6, 0.42);
  return k.scene([650, 430]);
}

export function rooftop(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, haze, one, two, three } = k.tubes;
  stars(k, r, 300);
  const mx = r.range(300, 900);
  k.halo(mx, 200, 260, three, 0.5);
  k.fill(disc(mx, 200, 70), lighten(three, 0.5));
  towers(k, r, 620, 130, 330, 0.2, 0.3);
  towers(k, r, 640, 60, 220, 0.55, 0.4);
  const tank = r.pick([170, 1030]);
  k.line(
    line(tank - 60, 620, tank - 46, 430) +
      line(tank + 60, 620, tank + 46, 430) +
      line(tank - 54, 560, tank + 50, 450),
    darken(deep, 0.4),
    11,
  );
  k.fill(
    box(tank - 84, 290, 168, 150, 8) + polygon(tank - 98, 294, tank, 220, tank + 98, 294),
    darken(deep, 0.25),
  );
  k.fill(polygon(-40, 600, 1240, 600, 1240, 880, -40, 880), mix(deep, mid, 0.25));
  for (let i = -12; i < 13; i++)
    k.line(line(600 + i * 90, 606, 600 + i * 170, 860), lighten(mid, 0.14), 2, 0.6);
  k.fill(box(-40, 560, 1280, 50), darken(deep, 0.15));
  k.fill(box(-40, 552, 1280, 14), mix(haze, mid, 0.3));
  for (const [y0, sag] of [
    [110, 150],
    [60, 210],
  ] as const) {
    const at = (t: number): [number, number] => [
      -20 + t * 1240,
      y0 + Math.sin(((t * 2) % 1) * Math.PI) * sag * 0.55 + 40,
    ];
    const points = Array.from({ length: 33 }, (_, i) => at(i / 32));
    k.line(curve(points), darken(deep, 0.5), 3);
    points.forEach(([x, y], i) => {
      const colour = [three, one, two][i % 3] ?? three;
      k.halo(x, y + 12, 30, colour, 0.75);
      k.fill(disc(x, y + 12, 8, 10), lighten(colour, 0.6));
    });
  }
  const crowd = [
    [250, walking],
    [390, swaying],
    [500, standing],
    [650, cheering],
    [770, standing],
    [900, swaying],
  ] as const;
  for (const [x, pose] of crowd) {
    if (r.chance(0.12)) continue;
    const facing = x < 560 ? 1 : -1;
    k.group(`translate(${n(x + r.range(-14, 14))} 548) scale(${facing} 1)`, () => {
      const figure = drawFigure(0, 0, pose, {
        height: r.range(330, 380),
        hair: r.pick(hair),
        skirt: r.chance(0.35),
      });
      k.figure(figure, r.pick([one, two, three, haze]));
      const [hx, hy] = figure.joints.nearHand;
      if (pose === standing)
        k.fill(polygon(hx - 8, hy - 26, hx + 16, hy - 26, hx + 10, hy + 8, hx - 2, hy + 8), three);
    });
  }
  k.fill(box(980, 660, 190, 20, 6) + box(1000, 680, 12, 110) + box(1140, 680, 12, 110), darken(deep, 0.4));
  k.figure(drawFigure(130, 690, sitting, { height: 340, hair: r.pick(hair) }), one);
  k.fill(box(70, 700, 130, 26, 6) + box(80, 720, 12, 90) + box(180, 720, 12, 90), darken(deep, 0.5));
  for (let i = 0; i < 4; i++)
    k.fill(limb([1010 + i * 40, 656], [1010 + i * 40, 620 - (i % 2) * 20], 10, 4), i % 2 ? one : two);
  return k.scene([600, 440]);
}
