/** Objects of building sites, works, power and rails. */
import { band, box, disc, limb, line, type Point, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export const hardHat: Thing = (b) => {
  b.shape('M-150 -50Q-156 -190 0 -196Q156 -190 150 -50Z', 'third');
  b.shape('M-34 -196Q0 -206 34 -196L42 -50H-42Z', 'third', 0.25);
  b.line('M-96 -176Q-108 -120 -106 -56M96 -176Q108 -120 106 -56', 'dark', 4);
  b.shape('M-196 -34Q-180 -62 0 -64Q180 -62 196 -34Q120 -10 0 -12Q-120 -10 -196 -34Z', 'third', -0.12);
};

export const barrier: Thing = (b) => {
  for (const x of [-170, 150]) b.shape(polygon(x, -260, x + 22, -260, x + 46, 0, x - 24, 0), 'steel', -0.2);
  b.shape(box(-260, -270, 520, 92, 6), 'light');
  for (let i = 0; i < 5; i++)
    b.mark(
      polygon(-240 + i * 110, -178, -180 + i * 110, -178, -134 + i * 110, -270, -194 + i * 110, -270),
      'main',
    );
  b.shape(box(-26, -296, 52, 30, 4), 'dark');
  b.shape(disc(0, -330, 42), 'third');
  b.mark(disc(-12, -344, 13), 'light', 0.8);
};

export const hydraulicJack: Thing = (b) => {
  b.shape(box(-170, -36, 340, 36, 6), 'dark');
  b.shape(box(-96, -236, 192, 204, 12), 'main');
  b.mark(box(-76, -236, 30, 200), 'light', 0.35);
  b.shape(box(-52, -380, 104, 150, 4), 'steel', 0.15);
  b.line('M-52 -352H52M-52 -326H52', 'dark', 4);
  b.shape(box(-84, -416, 168, 40, 6), 'steel', -0.25);
  b.line('M96 -120H170V-176', 'dark', 12);
  b.shape(disc(172, -226, 58), 'steel', -0.1);
  b.mark(disc(172, -226, 44), 'light');
  b.line('M172 -226L196 -254', 'main', 7);
  for (let a = 150; a <= 390; a += 40) {
    const [p, q] = [polar(172, -226, 40, a), polar(172, -226, 30, a)];
    b.line(line(...p, ...q), 'dark', 4);
  }
};

export const craneHook: Thing = (b) => {
  b.line('M-40 -620V-430M40 -620V-430', 'dark', 9);
  b.shape(box(-92, -460, 184, 190, 26), 'third');
  b.mark(
    polygon(-92, -330, -92, -380, 0, -460, 50, -460) + polygon(-20, -270, 92, -380, 92, -330, 32, -270),
    'dark',
  );
  b.shape(disc(0, -390, 46), 'steel', -0.1);
  b.mark(disc(0, -390, 14), 'dark');
  b.shape(
    'M-26 -272H26V-214Q110 -190 112 -100Q104 4 0 8Q-96 4 -110 -92L-62 -98Q-56 -44 0 -40Q56 -44 60 -100Q56 -160 -26 -176Z',
    'steel',
  );
  b.line('M-30 -170L-86 -116', 'dark', 7);
};

export const bombShell: Thing = (b) => {
  b.shape('M150 -150L300 -190V30L150 -10Z', 'crust', -0.35);
  b.shape(box(276, -196, 30, 232, 4), 'crust', -0.45);
  b.shape(
    'M-320 -80Q-290 -170 -150 -176H110Q180 -170 210 -130V-34Q180 8 110 12H-150Q-290 8 -320 -80Z',
    'steel',
    -0.3,
  );
  b.mark('M-250 -136Q-200 -160 -120 -160H110V-136Q0 -146 -250 -110Z', 'light', 0.35);
  b.shape(box(-160, -182, 34, 200), 'crust', -0.1);
  b.shape(box(60, -182, 34, 200), 'crust', -0.1);
  b.mark(disc(-296, -82, 26, 40), 'gold');
  for (const [x, y] of [
    [-60, -40],
    [10, -96],
    [-100, -110],
    [130, -60],
  ] as const)
    b.mark(disc(x, y, 18, 10), 'crust', 0.8);
};

export const railPiece: Thing = (b) => {
  b.shape(box(-320, -60, 640, 60, 6), 'wood', -0.2);
  for (const x of [-280, -190, 200, 290]) b.line(line(x, -50, x + 16, -8), 'dark', 3);
  b.shape(box(-150, -86, 300, 30, 4), 'dark', 0.15);
  b.shape(
    'M-96 -86Q-30 -100 -22 -130V-196H-56Q-70 -250 0 -252Q70 -250 56 -196H22V-130Q30 -100 96 -86Z',
    'steel',
    -0.1,
  );
  b.mark('M-44 -236Q0 -248 44 -236V-222Q0 -230 -44 -222Z', 'light', 0.8);
  for (const x of [-126, 126]) {
    b.shape(box(x - 24, -126, 48, 42, 6), 'steel', -0.35);
    b.shape(disc(x, -134, 17), 'steel');
  }
};

export const cutterHead: Thing = (b) => {
  b.shape(disc(0, -260, 260), 'steel', -0.35);
  b.shape(disc(0, -260, 232), 'main', -0.1);
  for (let a = 0; a < 360; a += 60) {
    b.group(`translate(0 -260) rotate(${a})`, () => {
      b.mark('M-26 -60L-60 -220L-8 -232L8 -60Z', 'dark', 0.85);
      for (const y of [-90, -140, -190]) b.shape(disc(34, y, 20), 'steel', 0.2);
    });
  }
  b.shape(disc(0, -260, 54), 'steel');
  b.shape(disc(0, -260, 24), 'dark');
};

export function rock(role: Role = 'steel', size = 1): Thing {
  const at = (...numbers: number[]) => polygon(...numbers.map((value) => value * size));
  return (b) => {
    b.shape(at(-160, 0, -190, -80, -110, -190, 20, -220, 140, -150, 180, -40, 150, 0), role, -0.2);
    b.mark(at(-110, -190, 20, -220, 40, -130, -60, -90), 'light', 0.4);
    b.mark(at(40, -130, 140, -150, 180, -40, 60, -20), 'dark', 0.35);
    b.line(`M${-60 * size} ${-90 * size}L${-30 * size} 0`, 'dark', 3);
  };
}

export const truckWheel: Thing = (b) => {
  b.shape(disc(0, -250, 250), 'dark');
  for (let a = 0; a < 360; a += 15) {
    const [p, q] = [polar(0, -250, 248, a), polar(0, -250, 214, a + 5)];
    b.line(line(...p, ...q), 'steel', 6);
  }
  b.shape(disc(0, -250, 160), 'steel', 0.05);
  b.mark(band(0, -250, 104, 116, 0, 180) + band(0, -250, 104, 116, 180, 359), 'dark', 0.4);
  for (let a = 0; a < 360; a += 36) {
    const [x, y] = polar(0, -250, 132, a);
    b.shape(disc(x, y, 13), 'steel', -0.4);
  }
  b.shape(disc(0, -250, 62), 'main');
  b.mark(disc(0, -250, 24), 'dark');
};

export const gear: Thing = (b) => {
  const teeth = Array.from({ length: 12 }, (_, i) => {
    const points = [
      [206, -11],
      [250, -8],
      [250, 8],
      [206, 11],
    ] as const;
    return polygon(...points.flatMap(([radius, turn]) => [...polar(0, -250, radius, i * 30 + turn)]));
  });
  b.shape(teeth.join('') + disc(0, -250, 214), 'main');
  b.mark(disc(0, -250, 160), 'dark', 0.25);
  b.shape(disc(0, -250, 76), 'steel');
  b.mark(disc(0, -250, 34), 'dark');
  for (let a = 30; a < 390; a += 60) {
    const [x, y] = polar(0, -250, 118, a);
    b.mark(disc(x, y, 26), 'dark', 0.8);
  }
};

export const wrench: Thing = (b) => {
  b.group('rotate(-64 0 0)', () => {
    b.shape(box(-26, -420, 52, 320, 12), 'steel');
    b.shape(
      'M-70 -380Q-90 -470 -30 -510V-440H30V-510Q90 -470 70 -380Q40 -350 0 -350Q-40 -350 -70 -380Z',
      'steel',
      -0.1,
    );
    b.shape(disc(0, -80, 56), 'steel', -0.1);
    b.mark(polygon(...[0, 60, 120, 180, 240, 300].flatMap((a) => [...polar(0, -80, 30, a)])), 'dark');
    b.mark(box(-8, -330, 16, 190, 8), 'dark', 0.3);
  });
};

/** A wind turbine on its mast. */

export const windTurbine: Thing = (b) => {
  b.shape(polygon(-14, -430, 14, -430, 30, 0, -30, 0), 'light', -0.1);
  for (const turn of [10, 130, 250])
    b.group(`translate(0 -440) rotate(${turn})`, () =>
      b.shape('M-10 0Q-44 -120 -8 -330Q22 -150 14 0Z', 'light'),
    );
  b.shape(disc(0, -440, 28), 'main');
};

export const solarPanel: Thing = (b) => {
  b.shape(limb([-120, -110], [-150, 0], 10, 10) + limb([150, -150], [170, 0], 10, 10), 'steel', -0.3);
  b.shape(polygon(-300, -90, -190, -390, 320, -390, 240, -90), 'dark');
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 3; j++) {
      const corner = (u: number, v: number): Point => [-276 + u * 496 + v * (100 - u * 28), -108 - v * 264];
      const [u0, u1, v0, v1] = [i / 4 + 0.012, (i + 1) / 4 - 0.012, j / 3 + 0.03, (j + 1) / 3 - 0.03];
      b.shape(
        polygon(...corner(u0, v0), ...corner(u1, v0), ...corner(u1, v1), ...corner(u0, v1)),
        'second',
        (i + j) % 3 ? 0 : 0.18,
      );
    }
};
