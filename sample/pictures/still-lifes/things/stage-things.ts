/** Objects of stages, galleries, cinemas, clubs and bars. */
import { arc, box, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

/** A laughing and a weeping mask. */
export const theatreMasks: Thing = (b) => {
  b.line('M-230 -420Q-320 -330 -280 -180M240 -300Q330 -220 290 -70', 'main', 15);
  b.group('translate(120 -20) rotate(9)', () => {
    b.shape('M-170 -330Q0 -270 170 -330Q190 -90 0 0Q-190 -90 -170 -330Z', 'second');
    b.mark(
      'M-110 -230Q-70 -270 -30 -210Q-70 -190 -110 -230ZM110 -230Q70 -270 30 -210Q70 -190 110 -230Z',
      'dark',
    );
    b.mark('M-80 -80Q0 -150 80 -80Q0 -116 -80 -80Z', 'dark');
  });
  b.group('translate(-90 -130) rotate(-8)', () => {
    b.shape('M-180 -340Q0 -280 180 -340Q200 -90 0 10Q-200 -90 -180 -340Z', 'light');
    b.mark(
      'M-120 -220Q-76 -280 -30 -220Q-76 -240 -120 -220ZM120 -220Q76 -280 30 -220Q76 -240 120 -220Z',
      'dark',
    );
    b.mark('M-104 -130Q0 -20 104 -130Q0 -90 -104 -130Z', 'main');
    b.line('M0 -226Q-24 -170 4 -160', 'dark', 6);
  });
};

export const stageLamp: Thing = (b) => {
  b.mark(polygon(-110, -210, 110, -210, 300, 40, -300, 40), 'third', 0.5);
  b.line('M0 -560V-470M-120 -470H120L100 -390M-120 -470L-100 -390', 'dark', 17);
  b.shape('M-84 -430H84L120 -220H-120Z', 'dark', 0.08);
  b.shape(disc(0, -220, 122, 30), 'steel');
  b.mark(disc(0, -220, 96, 20), 'light');
  b.line('M-40 -420V-250M0 -424V-250M40 -420V-250', 'steel', 7);
};

/** A picture in a heavy frame: hills and a sun. */
export const framedPicture: Thing = (b) => {
  b.shape(box(-260, -440, 520, 440, 6), 'gold', -0.1);
  b.shape(box(-226, -406, 452, 372, 3), 'gold', 0.2);
  b.shape(box(-200, -380, 400, 320), 'light');
  b.mark(disc(90, -290, 46), 'main');
  b.shape('M-200 -190Q-90 -280 20 -200T200 -220V-60H-200Z', 'second');
  b.shape('M-200 -120Q-60 -190 60 -130T200 -150V-60H-200Z', 'leaf');
};

export const palette: Thing = (b) => {
  b.shape(
    'M-260 -120Q-240 -300 -20 -320Q230 -320 270 -150Q280 -40 190 -30Q120 -26 110 -76Q96 -120 40 -100Q-10 -70 -60 -10Q-240 30 -260 -120Z',
    'wood',
    0.2,
  );
  for (const [x, y, role] of [
    [-180, -170, 'main'],
    [-110, -240, 'third'],
    [-10, -262, 'leaf'],
    [90, -246, 'second'],
    [180, -190, 'light'],
  ] as const)
    b.shape(disc(x, y, 38, 30), role);
  b.mark(disc(-150, -70, 34, 28), 'dark');
};

/** The head of a guitar with its six pegs. */
export const guitarHead: Thing = (b) => {
  b.shape(polygon(-50, 0, 50, 0, 42, -330, -42, -330), 'wood', -0.25);
  for (let y = -30; y > -320; y -= 62) b.line(line(-48, y, 48, y), 'steel', 7);
  b.shape('M-46 -326L-96 -400V-600Q-50 -580 0 -620Q50 -580 96 -600V-400L46 -326Z', 'main');
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const y = -410 - i * 66;
      b.shape(box(side > 0 ? 88 : -150, y - 14, 62, 28, 10), 'gold');
      b.shape(disc(side * 50, y, 20), 'steel');
    }
  for (let i = 0; i < 6; i++)
    b.line(
      `M${-32 + i * 13} 0L${-30 + i * 12} -330L${i < 3 ? -50 : 50} ${-410 - (i < 3 ? i : 5 - i) * 66}`,
      'light',
      3.4,
    );
  b.shape(box(-46, -340, 92, 20, 3), 'light');
};

/** Keys of a typewriter, round and worn. */
export const typeKeys: Thing = (b) => {
  b.shape(polygon(-330, 0, -250, -330, 250, -330, 330, 0), 'second', -0.2);
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 8 - (row === 3 ? 3 : 0); k++) {
      const x = row === 3 ? -150 + k * 75 : -224 - row * 12 + k * (64 + row * 4) + row * 8;
      const y = -282 + row * 76;
      b.line(line(x, y, x, y + 36), 'dark', 11);
      b.shape(disc(x, y, 29), 'steel');
      b.shape(disc(x, y, 21), row === 1 && k === 3 ? 'main' : 'dark');
      b.mark(disc(x - 6, y - 7, 5), 'light', 0.8);
    }
};

/** The roller of a typewriter with a page in it. */
export const paperRoller: Thing = (b) => {
  b.shape(box(-200, -470, 400, 330, 3), 'light');
  for (let i = 0; i < 6; i++)
    b.line(line(-160, -430 + i * 42, i === 5 ? -10 : 150 - (i % 3) * 36, -430 + i * 42), 'dark', 8);
  b.shape(box(-290, -170, 580, 100, 44), 'dark');
  b.mark(box(-270, -156, 540, 18, 9), 'steel', 0.7);
  for (const x of [-330, 290]) b.shape(box(x, -156, 40, 72, 10), 'main');
  b.line('M-310 -170L-360 -280', 'steel', 13);
  b.shape(disc(-362, -288, 18), 'steel');
  b.shape(polygon(-240, -74, 240, -74, 290, 0, -290, 0), 'second');
};

export const musicStand: Thing = (b) => {
  b.line('M0 -340V-60M0 -90L-120 0M0 -90L120 0M0 -90L10 -4', 'dark', 14);
  b.shape(polygon(-210, -330, -190, -580, 190, -580, 210, -330), 'dark', 0.1);
  for (const side of [-1, 1]) {
    b.shape(polygon(side * 4, -340, side * 8, -560, side * 176, -568, side * 188, -346), 'light');
    for (let staff = 0; staff < 3; staff++)
      for (let i = 0; i < 4; i++)
        b.line(
          line(side * 20, -530 + staff * 62 + i * 9, side * 170, -534 + staff * 62 + i * 9),
          'dark',
          2.6,
        );
    for (let k = 0; k < 6; k++)
      b.mark(disc(side * (40 + (k % 3) * 48), -516 + Math.floor(k / 3) * 70 + (k % 2) * 10, 9, 7), 'dark');
  }
  b.shape(box(-216, -350, 432, 24, 6), 'steel');
};

/** A jar of the ancients with a band of running figures. */
export const amphora: Thing = (b) => {
  for (const side of [-1, 1]) b.line(`M${side * 56} -500Q${side * 210} -510 ${side * 160} -350`, 'crust', 26);
  b.shape(
    'M-60 -560H60L50 -470Q190 -400 180 -260Q160 -90 60 -40V0H-60V-40Q-160 -90 -180 -260Q-190 -400 -50 -470Z',
    'crust',
  );
  b.shape(box(-84, -584, 168, 34, 10), 'dark');
  b.mark(
    'M-172 -330Q0 -290 172 -330L178 -300Q0 -262 -178 -300ZM-166 -180Q0 -140 166 -180L154 -152Q0 -116 -154 -152Z',
    'dark',
  );
  for (const x of [-110, -20, 70]) {
    b.mark(disc(x + 10, -268, 12), 'dark');
    b.line(
      `M${x + 6} -254L${x} -216M${x + 6} -246l26 12M${x + 6} -246l-28 6M${x} -216l24 22l-8 20M${x} -216l-26 26`,
      'dark',
      9,
    );
  }
};

/** A stone head on a plinth. */
export const stoneHead: Thing = (b) => {
  b.shape(box(-130, -110, 260, 110, 4), 'second');
  b.shape(polygon(-70, -110, 70, -110, 54, -200, -54, -200), 'light', -0.15);
  b.shape(
    'M-110 -330Q-120 -500 10 -506Q130 -500 124 -380L150 -330Q150 -316 126 -314Q134 -250 90 -224Q20 -190 -50 -200Q-100 -250 -110 -330Z',
    'light',
  );
  b.mark(
    'M-110 -330Q-120 -500 10 -506Q100 -500 118 -430Q60 -450 20 -420Q-20 -340 -50 -210Q-100 -250 -110 -330Z',
    'steel',
    0.8,
  );
  b.line('M60 -372q24 -12 46 2M104 -276q-30 12 -44 -2', 'dark', 6);
};

export const discoBall: Thing = (b) => {
  b.line('M0 -620V-480', 'steel', 9);
  b.shape(disc(0, -240, 240), 'steel', -0.15);
  for (let row = -4; row <= 4; row++) {
    const y = -240 + row * 50;
    const half = Math.sqrt(Math.max(0, 230 ** 2 - (row * 50) ** 2));
    const count = Math.max(3, Math.round(half / 29));
    for (let k = 0; k < count; k++) {
      const w = (half * 2) / count;
      b.shape(
        box(-half + k * w + 3, y - 20, w - 6, 40, 4),
        (['light', 'main', 'second', 'third', 'steel'] as const)[(k * 3 + row * 2 + 20) % 5] ?? 'light',
        ((k + row + 9) % 3) * 0.12 - 0.1,
      );
    }
  }
};

/** A record player with its arm. */
export const turntable: Thing = (b) => {
  b.shape(polygon(-330, -10, -270, -270, 270, -270, 330, -10), 'dark', 0.1);
  b.shape(disc(-50, -140, 210, 96), 'dark');
  for (const radius of [186, 160, 134, 108]) b.line(disc(-50, -140, radius, radius * 0.457), 'steel', 2.6);
  b.shape(disc(-50, -140, 74, 34), 'main');
  b.mark(disc(-50, -140, 10, 5), 'light');
  b.line('M236 -230L220 -120L100 -96', 'steel', 15);
  b.shape(disc(236, -232, 32, 17), 'light');
  b.shape(polygon(70, -110, 116, -104, 108, -76, 62, -84), 'third');
  b.shape(box(240, -70, 44, 22, 6), 'third');
  b.shape(box(-332, -12, 664, 30, 8), 'dark', 0.2);
};

/** A bartender's shaker. */
export const shaker: Thing = (b) => {
  b.shape('M-110 -330H110L80 0H-80Z', 'steel');
  b.mark('M-84 -316H-46L-40 -20H-62Z', 'light', 0.7);
  b.shape('M-116 -330Q-110 -430 -56 -450H56Q110 -430 116 -330Z', 'steel', -0.15);
  b.shape(box(-50, -530, 100, 84, 22), 'steel', 0.1);
  b.line('M-112 -326H112', 'dark', 7);
};

/** A martini glass with an olive. */
export const martini: Thing = (b) => {
  b.shape(disc(0, -10, 110, 18), 'light', -0.1);
  b.line('M0 -10V-230', 'light', 13);
  b.shape(polygon(-190, -430, 190, -430, 0, -220), 'light', -0.05);
  b.mark(polygon(-158, -396, 158, -396, 0, -226), 'main', 0.8);
  b.line('M-60 -330L130 -500', 'wood', 7);
  b.shape(disc(-16, -366, 34), 'leaf');
  b.mark(disc(-26, -376, 9), 'main');
};

/** A string of bulbs between two hooks. */
export const bulbString: Thing = (b) => {
  b.line('M-360 -360Q0 -100 360 -360', 'dark', 9);
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const [x, y] = [-330 + t * 660, -340 + 4 * t * (1 - t) * 112];
    b.shape(box(x - 14, y, 28, 34, 4), 'dark', 0.2);
    b.shape(disc(x, y + 66, 38, 44), (['third', 'main', 'second'] as const)[i % 3] ?? 'third');
    b.mark(disc(x - 12, y + 52, 10), 'light', 0.9);
  }
};

/** A neon tube bent to an arrow round a star. */
export const neonArrow: Thing = (b) => {
  b.shape(box(-290, -380, 580, 380, 26), 'dark', 0.05);
  b.line('M-230 -90Q-250 -320 0 -320Q230 -320 220 -150', 'main', 24);
  b.line('M-230 -90Q-250 -320 0 -320Q230 -320 220 -150', 'light', 7);
  b.line('M160 -210L220 -130L276 -210', 'main', 24);
  b.line('M160 -210L220 -130L276 -210', 'light', 7);
  const star = polygon(
    ...[0, 1, 2, 3, 4].flatMap((i) => [
      ...polar(-10, -160, 96, i * 72 - 90),
      ...polar(-10, -160, 42, i * 72 - 54),
    ]),
  );
  b.line(star, 'third', 18);
  b.line(star, 'light', 6);
  for (const x of [-250, 220]) b.mark(disc(x, -346, 9), 'steel');
};

export const ticketRoll: Thing = (b) => {
  b.shape(disc(0, -150, 150), 'third');
  for (const radius of [120, 94, 70]) b.line(disc(0, -150, radius), 'dark', 3);
  b.mark(disc(0, -150, 42), 'dark');
  b.shape(polygon(20, -70, 330, -40, 330, 40, 0, 0), 'third', 0.1);
  b.line('M120 -58L112 26M230 -48L226 34', 'dark', 5);
  b.mark(disc(170, -10, 17) + disc(280, 0, 17), 'main');
};

/** A window of a tower block at night, with somebody's plants. */
export function litWindow(role: Role = 'third'): Thing {
  return (b) => {
    b.shape(box(-190, -460, 380, 460, 4), 'dark', 0.1);
    b.shape(box(-160, -430, 320, 370), role);
    b.mark(
      polygon(-160, -430, -60, -430, -110, -60, -160, -60) + polygon(160, -430, 60, -430, 120, -60, 160, -60),
      'main',
      0.8,
    );
    b.line('M0 -430V-60M-160 -250H160', 'dark', 12);
    b.shape(polygon(-46, -130, 46, -130, 34, -60, -34, -60), 'second');
    for (let a = -150; a <= -30; a += 30) {
      const [x, y] = polar(0, -130, 100, a);
      b.line(`M0 -130Q${Math.round(x * 0.4)} ${Math.round(y)} ${Math.round(x)} ${Math.round(y)}`, 'leaf', 9);
    }
    b.shape(box(-210, -64, 420, 34, 4), 'steel', -0.2);
  };
}

/** An umbrella in the rain. */
export const openUmbrella: Thing = (b) => {
  b.line('M0 -300V-50q0 50 46 46t38 -46', 'wood', 17);
  b.shape(
    'M-280 -280Q-250 -540 0 -550Q250 -540 280 -280Q240 -326 187 -280Q140 -326 94 -280Q47 -326 0 -280Q-47 -326 -94 -280Q-140 -326 -187 -280Q-240 -326 -280 -280Z',
    'main',
  );
  b.line('M0 -550Q-110 -440 -94 -282M0 -550Q110 -440 94 -282', 'dark', 5);
  b.line('M0 -550V-586', 'dark', 11);
  b.line('M-200 -620l-24 44M60 -660l-24 44M220 -580l-24 44M-320 -470l-24 44M340 -420l-24 44', 'second', 9);
};

export const loudspeaker: Thing = (b) => {
  b.shape(box(-180, -540, 360, 540, 12), 'dark', 0.12);
  for (const [y, radius] of [
    [-170, 140],
    [-410, 84],
  ] as const) {
    b.shape(disc(0, y, radius), 'steel', -0.3);
    b.shape(disc(0, y, radius * 0.8), 'dark');
    b.line(arc(0, y, radius * 0.6, 200, 320), 'main', 9);
    b.shape(disc(0, y, radius * 0.32), 'main');
  }
  for (const [x, y] of [
    [-150, -510],
    [150, -510],
    [-150, -30],
    [150, -30],
  ] as const)
    b.mark(disc(x, y, 10), 'steel');
  b.line(limb([-60, -290], [60, -290], 7, 7), 'third', 6);
};
