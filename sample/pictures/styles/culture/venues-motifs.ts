import { drawFigure } from '../../figures/figure.ts';
import { cheering, dancing, pointing, standing, swaying, walking } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { box, curve, disc, ground, limb, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Collage } from './collage.ts';
import { createCollage } from './collage.ts';

const hair = ['short', 'bun', 'long', 'bald'] as const;

export function stage(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, four, dark, wall } = c.inks;
  const drape = r.pick([one, darken(one, 0.2), two]);
  c.piece(box(140, 40, 920, 560), mix(two, dark, 0.62));
  c.tone(box(140, 40, 920, 560), lighten(two, 0.2), (x, y) => 0.7 - Math.hypot(x - 600, y - 420) / 520, 14);
  const set = r.int(0, 2);
  if (set === 0) c.piece(disc(600, 250, 150), three);
  else if (set === 1)
    for (let i = 0; i < 4; i++)
      c.piece(
        polygon(300 + i * 190, 560, 340 + i * 190, 200 + r.range(0, 130), 440 + i * 190, 560),
        i % 2 ? four : three,
      );
  else
    for (let i = 0; i < 5; i++)
      c.piece(box(270 + i * 140, 220 + (i % 2) * 70, 100, 360), [paper, three, four][i % 3] ?? paper);
  c.glass(polygon(330, -40, 430, -40, 640, 600, 330, 600), paper, 0.3);
  c.glass(polygon(880, -40, 780, -40, 560, 600, 880, 600), paper, 0.3);
  c.piece(polygon(60, 680, 220, 560, 980, 560, 1140, 680), mix(three, wall, 0.4));
  for (let i = -6; i < 7; i++) c.line(line(600 + i * 62, 560, 600 + i * 90, 680), darken(three, 0.35), 3);
  c.piece(disc(480, 616, 120, 24) + disc(730, 616, 110, 24), lighten(three, 0.5));
  const actor = (x: number, facing: number, top: string, pose: Parameters<typeof drawFigure>[2]) =>
    c.group(`translate(${n(x)} 455) scale(${facing} 1)`, () =>
      c.figure(
        drawFigure(0, 0, pose, {
          height: 330,
          hair: r.pick(hair),
          skirt: r.chance(0.4),
          coat: r.chance(0.4),
        }),
        top,
        r.pick([dark, two]),
      ),
    );
  actor(480, 1, paper, r.pick([pointing, swaying, cheering]));
  actor(730, -1, one === drape ? three : one, r.pick([pointing, swaying, walking, standing]));
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const [x, w] = [600 + side * (640 - i * 62), 66];
      const tie = i * 22;
      const d = `M${n(x)} -40h${n(-side * w)}q${-side * 6} 300 ${side * (20 + tie)} 440q${-side * 10} 200 ${-side * (tie - 8)} 290h${n(side * w)}Z`;
      c.piece(d, i % 2 ? darken(drape, 0.22) : drape);
      c.tone(d, darken(drape, 0.6), side > 0 ? 'right' : 'left', 11);
    }
    c.piece(disc(600 + side * 430, 400, 24) + box(600 + side * 430 - 10, 410, 20, 60), three);
  }
  for (let i = 0; i < 9; i++) {
    const x = -30 + i * 140;
    c.piece(`M${x} -40h142v110q-71 80 -142 0Z`, i % 2 ? darken(drape, 0.2) : drape);
    c.line(
      curve([
        [x, 74],
        [x + 71, 118],
        [x + 142, 74],
      ]),
      three,
      8,
    );
  }
  c.piece(box(-40, 676, 1280, 24), dark);
  for (let i = 0; i < 11; i++) c.piece(disc(40 + i * 112, 680, 26, 20), i % 2 ? three : paper);
  for (let i = 0; i < 12; i++) {
    const x = -10 + i * 108 + r.range(-14, 14);
    c.piece(disc(x, 748 + r.range(-8, 16), 38, 46) + box(x - 66, 776, 132, 100, 46), dark);
  }
  return c.scene([600, 430]);
}

export function gallery(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, four, dark, wall } = c.inks;
  c.piece(box(-40, -40, 1280, 700), mix(paper, wall, r.range(0, 0.3)));
  c.tone(box(-40, -40, 1280, 700), mix(wall, dark, 0.15), (x) => 0.5 - Math.abs(x - 600) / 1500, 17);
  c.piece(polygon(-60, 640, 1260, 640, 1260, 880, -60, 880), mix(wall, dark, 0.45));
  c.tone(polygon(-60, 640, 1260, 640, 1260, 880, -60, 880), lighten(wall, 0.3), 'up', 15);
  painting(c, r, 70, 150, 230, 300);
  painting(c, r, 360, 80, 480, 400);
  painting(c, r, 905, 130, 240, 200);
  painting(c, r, 935, 375, 170, 170);
  for (const x of [185, 600, 1020]) {
    c.glass(polygon(x - 20, -40, x + 20, -40, x + 190, 560, x - 190, 560), three, 0.16);
    c.piece(polygon(x - 26, 6, x + 26, 6, x + 16, -40, x - 16, -40), dark);
  }
  const [a, b] = [r.range(420, 480), r.range(690, 760)];
  const visitor = (x: number, h: number, top: string) => {
    c.glass(disc(x, 790, h * 0.25, 16), dark, 0.5);
    c.figure(
      drawFigure(x, 790 - h * 0.49, r.pick([standing, pointing, standing]), {
        height: h,
        coat: r.chance(0.5),
        skirt: r.chance(0.4),
        hair: r.pick(hair),
      }),
      top,
      r.pick([dark, two]),
    );
  };
  visitor(a, 400, one);
  visitor(b, 380, four);
  if (r.chance(0.5)) visitor(1050, 350, three);
  c.piece(box(120, 700, 220, 26, 6) + box(140, 726, 16, 60) + box(304, 726, 16, 60), dark);
  return c.scene([600, 380]);
}

function painting(c: Collage, r: Random, x: number, y: number, w: number, h: number): void {
  const { paper, one, two, three, four, dark } = c.inks;
  c.glass(box(x + 10, y + 14, w, h), dark, 0.35);
  c.piece(box(x, y, w, h), r.pick([dark, three, mix(three, dark, 0.4)]));
  const [ix, iy, iw, ih] = [x + 16, y + 16, w - 32, h - 32];
  const inner = box(ix, iy, iw, ih);
  c.piece(inner, r.pick([paper, two, mix(four, paper, 0.4), one]));
  const kind = r.int(0, 3);
  c.group(`translate(0 0)" clip-path="${c.defs.clip(inner)}`, () => {
    if (kind === 0) {
      for (let i = 0; i < 7; i++)
        c.glass(
          disc(ix + r.range(0, iw), iy + r.range(0, ih), iw * r.range(0.08, 0.32)),
          r.pick([one, two, three, four, dark]),
          0.85,
        );
    } else if (kind === 1) {
      c.piece(disc(ix + iw * 0.68, iy + ih * 0.3, iw * 0.14), three);
      for (let k = 0; k < 3; k++)
        c.piece(
          ground(
            [
              [ix - 20, iy + ih * (0.5 + k * 0.16)],
              [ix + iw * 0.35, iy + ih * (0.4 + k * 0.16 + r.range(-0.08, 0.08))],
              [ix + iw * 0.7, iy + ih * (0.52 + k * 0.16)],
              [ix + iw + 20, iy + ih * (0.42 + k * 0.16)],
            ],
            iy + ih + 20,
          ),
          [four, two, dark][k] ?? dark,
        );
    } else if (kind === 2) {
      for (let i = 0; i < 4; i++)
        c.piece(
          box(ix + (i * iw) / 4, iy + r.range(0, ih * 0.5), iw / 4, ih * r.range(0.3, 0.8)),
          [one, two, three, dark][i] ?? one,
        );
      c.line(line(ix, iy + ih * 0.55, ix + iw, iy + ih * 0.45), dark, 9);
    } else {
      const [cx, cy, s] = [ix + iw / 2, iy + ih * 0.5, Math.min(iw, ih)];
      c.piece(
        `M${n(cx - s * 0.5)} ${n(iy + ih + 6)}q0 ${n(-s * 0.36)} ${n(s * 0.5)} ${n(-s * 0.36)}t${n(s * 0.5)} ${n(s * 0.36)}Z`,
        four,
      );
      c.piece(disc(cx, cy - s * 0.04, s * 0.2, s * 0.26), '#e9b993');
      c.piece(
        `M${n(cx - s * 0.24)} ${n(cy + s * 0.04)}q${n(-s * 0.04)} ${n(-s * 0.4)} ${n(s * 0.24)} ${n(-s * 0.4)}t${n(s * 0.24)} ${n(s * 0.4)}q${n(-s * 0.1)} ${n(-s * 0.3)} ${n(-s * 0.48)} 0Z`,
        dark,
      );
    }
    c.tone(inner, dark, 'right', 12);
  });
}

export function cinema(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, four, dark } = c.inks;
  const night = mix(two, dark, 0.6);
  c.piece(polygon(-40, 120, 1240, -40, 1240, 880, -40, 880), night);
  c.piece(polygon(520, 330, 1260, 20, 1260, 690, 520, 430), lighten(three, 0.45));
  c.tone(polygon(520, 330, 1260, 20, 1260, 690, 520, 430), three, 'left', 13);
  for (const [x, y, radius, turn] of [
    [250, 190, 150, r.range(0, 60)],
    [500, 170, 120, r.range(0, 60)],
  ] as const) {
    c.piece(disc(x, y, radius), dark);
    c.piece(disc(x, y, radius * 0.9), r.pick([one, four]));
    c.tone(disc(x, y, radius * 0.9), dark, 'right', 10);
    for (let a = 0; a < 360; a += 72) {
      const [hx, hy] = polar(x, y, radius * 0.52, a + turn);
      c.piece(disc(hx, hy, radius * 0.23), night);
    }
    c.piece(disc(x, y, radius * 0.15), paper);
  }
  c.line(
    curve([
      [110, 200],
      [90, 330],
      [170, 420],
    ]) +
      curve([
        [610, 210],
        [600, 300],
        [520, 330],
      ]),
    dark,
    12,
  );
  c.piece(box(160, 330, 380, 210, 14), r.pick([one, paper]));
  c.tone(box(160, 330, 380, 210, 14), dark, 'right', 11);
  c.piece(box(192, 366, 120, 80, 8), dark);
  c.piece(disc(418, 430, 58), dark);
  c.piece(disc(418, 430, 40), three);
  c.piece(polygon(530, 350, 590, 336, 590, 430, 530, 416), dark);
  c.piece(polygon(250, 540, 450, 540, 480, 590, 220, 590), dark);
  c.line(line(300, 590, 180, 860) + line(400, 590, 520, 860) + line(350, 590, 350, 860), dark, 22);
  filmStrip(c, r);
  for (let i = 0; i < 5; i++) {
    const x = 640 + i * 125;
    c.piece(box(x - 54, 690, 108, 200, 30), one);
    c.tone(box(x - 54, 690, 108, 200, 30), dark, 'down', 11);
    if (i !== 3)
      c.piece(disc(x, 656, 36, 44) + box(x - 12, 680, 24, 40), r.pick([dark, '#4a2a1c', '#7a4a24']));
  }
  return c.scene([480, 380]);
}

function filmStrip(c: Collage, r: Random): void {
  const { paper, one, two, three, four, dark } = c.inks;
  c.group('rotate(-21 900 330)', () => {
    c.piece(box(690, 240, 640, 190), dark);
    let holes = '';
    for (let i = 0; i < 20; i++) for (const y of [252, 402]) holes += box(700 + i * 32, y, 17, 17, 4);
    c.piece(holes, paper);
    for (let i = 0; i < 4; i++) {
      const x = 700 + i * 152;
      c.piece(box(x, 282, 138, 108), [three, paper, four, one][i] ?? paper);
      c.piece(disc(x + 40 + i * 18, 326, 22), [one, three, two, paper][i] ?? one);
      c.piece(
        polygon(x, 390, x + 46, 340 + r.range(-10, 10), x + 92, 372, x + 138, 330, x + 138, 390),
        i % 2 ? two : dark,
      );
    }
  });
}

export function concert(r: Random, view?: View<Collage>): Scene {
  const c = createCollage(r, view);
  const { paper, one, two, three, four, dark } = c.inks;
  c.piece(box(-40, -40, 1280, 720), mix(two, dark, 0.35));
  c.piece(disc(600, 330, r.range(230, 280)), r.pick([one, three, four]));
  const beams = r.shuffle([one, three, four, paper, three]);
  beams.forEach((colour, i) => {
    const x = 120 + i * 240;
    const aim = r.range(-160, 160);
    c.glass(polygon(x - 12, -40, x + 12, -40, x + aim + 130, 620, x + aim - 130, 620), colour, 0.4);
    c.piece(box(x - 34, -40, 68, 60, 8), dark);
  });
  c.tone(box(-40, 60, 1280, 560), paper, (x, y) => 0.5 - Math.hypot(x - 600, (y - 380) * 1.2) / 620, 15);
  for (const x of [-60, 1060]) {
    for (let k = 0; k < 3; k++) {
      c.piece(box(x, 210 + k * 132, 200, 126, 6), dark);
      c.piece(disc(x + 64, 273 + k * 132, 46) + disc(x + 150, 273 + k * 132, 26), mix(dark, paper, 0.35));
      c.piece(disc(x + 64, 273 + k * 132, 18), one);
    }
  }
  c.piece(box(-40, 600, 1280, 50), mix(three, dark, 0.35));
  drums(c, 610, 600);
  c.group('translate(330 -66) scale(1.12)', () => {
    c.figure(
      drawFigure(
        0,
        440,
        {
          torso: -6,
          head: -14,
          nearArm: [58, 150],
          farArm: [-70, -110],
          nearLeg: [20, -6],
          farLeg: [-22, -16],
        },
        { height: 380, hair: r.pick(['long', 'short']) },
      ),
      one,
      dark,
    );
    c.line(line(92, 630, 88, 262), paper, 6);
    c.piece(limb([88, 262], [66, 246], 12, 17), dark);
  });
  c.group('translate(900 -66) scale(-1.12 1.12)', () => {
    const figure = drawFigure(
      0,
      440,
      { torso: 6, head: 10, nearArm: [-10, 84], farArm: [66, 96], nearLeg: [18, 0], farLeg: [-18, -12] },
      { height: 380, hair: r.pick(['long', 'bun', 'cap']) },
    );
    c.figure(figure, paper, two);
    c.group('translate(20 392) rotate(-18)', () => {
      c.piece(box(40, -9, 190, 18), dark);
      c.piece(box(224, -16, 46, 32, 4), dark);
      c.piece(
        curve(
          [
            [-70, -34],
            [-20, -40],
            [10, -24],
            [52, -32],
            [46, 0],
            [54, 36],
            [10, 26],
            [-30, 46],
            [-78, 36],
            [-88, 0],
          ],
          true,
        ),
        three,
      );
      c.piece(disc(0, 0, 13), dark);
    });
  });
  for (let i = 0; i < 15; i++) {
    const x = -20 + i * 88 + r.range(-16, 16);
    const y = 738 + r.range(-22, 22);
    if (r.chance(0.4))
      c.piece(limb([x + 28, y + 40], [x + r.range(20, 50), y - r.range(80, 130)], 16, 11), dark);
    if (r.chance(0.25))
      c.piece(limb([x - 28, y + 40], [x - r.range(20, 50), y - r.range(70, 120)], 16, 11), dark);
    c.piece(disc(x, y, 33, 39) + box(x - 54, y + 28, 108, 120, 38), dark);
  }
  return c.scene([590, 430]);
}

function drums(c: Collage, x: number, base: number): void {
  const { paper, one, three, dark } = c.inks;
  c.figure(
    drawFigure(
      x,
      base - 190,
      { ...dancing, torso: 0, nearArm: [120, 60], farArm: [-110, -40] },
      { height: 320, hair: 'short' },
    ),
    three,
  );
  for (const [dx, h] of [
    [-150, 270],
    [160, 290],
  ] as const) {
    c.line(line(x + dx, base, x + dx, base - h), paper, 5);
    c.group(`rotate(${dx < 0 ? 12 : -12} ${x + dx} ${base - h})`, () =>
      c.piece(disc(x + dx, base - h, 80, 12), three),
    );
  }
  for (const dx of [-104, 104]) {
    c.piece(box(x + dx - 56, base - 168, 112, 84, 10), one);
    c.piece(disc(x + dx, base - 168, 56, 14), paper);
  }
  c.piece(disc(x, base - 80, 92), dark);
  c.piece(disc(x, base - 80, 80), paper);
  c.piece(disc(x, base - 80, 42), one);
}
