/** Things for the open air: walking, climbing, water, fields. */
import { box, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Thing } from '../brush.ts';

export const rucksack: Thing = (b) => {
  b.shape(box(-250, -230, 90, 190, 26) + box(160, -230, 90, 190, 26), 'main', -0.2);
  b.shape('M-180 0V-330Q-170 -440 0 -446Q170 -440 180 -330V0Z', 'main');
  b.shape('M-190 -340Q-180 -470 0 -476Q180 -470 190 -340Q0 -290 -190 -340Z', 'second');
  b.line('M-90 -330V-200M90 -330V-200', 'dark', 16);
  b.shape(box(-110, -222, 40, 30, 4) + box(70, -222, 40, 30, 4), 'gold');
  b.shape(box(-130, -180, 260, 160, 22), 'main', 0.12);
  b.line('M-110 -130H110', 'dark', 6);
  b.shape(box(-230, -556, 460, 88, 44), 'third');
  b.line('M-130 -556V-470M130 -556V-470', 'dark', 12);
};

export const hikingBoot: Thing = (b) => {
  b.shape('M-170 -60V-330Q-90 -370 10 -336Q20 -230 70 -180Q220 -150 236 -60Z', 'wood');
  b.shape('M110 -160Q224 -140 236 -60H120Q90 -110 110 -160Z', 'wood', -0.3);
  b.shape('M-178 -300Q-90 -350 18 -310L14 -350Q-80 -396 -182 -346Z', 'main');
  b.line('M-20 -300L60 -290M-14 -254L72 -246M0 -208L92 -206M30 -170L116 -176', 'third', 11);
  b.shape('M-190 -70H250V-34Q240 0 200 0H-170Q-190 -6 -190 -40Z', 'dark');
  for (let x = -170; x < 220; x += 48) b.mark(box(x, -16, 24, 22), 'steel', 0.5);
};

/** A folded walkers' map with contour lines and a marked path. */

export const hikingMap: Thing = (b) => {
  for (let i = 0; i < 4; i++) {
    const [x, lean] = [-240 + i * 120, i % 2 ? 22 : -22];
    b.shape(
      polygon(x, -340 - lean, x + 120, -340 + lean, x + 120, lean, x, -lean),
      'light',
      i % 2 ? -0.08 : 0,
    );
  }
  b.mark('M-240 -120Q-120 -200 0 -150T240 -190V0L120 22L0 -22L-120 22L-240 -22Z', 'leaf', 0.35);
  for (let i = 0; i < 4; i++) b.line(disc(70, -210, 34 + i * 26, 22 + i * 18), 'wood', 3.4);
  b.line('M-220 -60Q-120 -30 -90 -120T20 -160T90 -240', 'main', 9);
  b.mark(disc(90, -244, 15), 'main');
  b.line('M-230 -250Q-150 -230 -110 -300', 'second', 9);
};

export const compass: Thing = (b) => {
  b.shape(disc(0, -190, 190), 'gold');
  b.shape(disc(0, -190, 160), 'light');
  for (let a = 0; a < 360; a += 30) {
    const [p, q] = [polar(0, -190, 150, a), polar(0, -190, a % 90 ? 134 : 116, a)];
    b.line(line(...p, ...q), 'dark', a % 90 ? 5 : 9);
  }
  b.group('translate(0 -190) rotate(28)', () => {
    b.shape('M-26 0L0 -122L26 0Z', 'main');
    b.shape('M-26 0L0 122L26 0Z', 'second');
    b.mark(disc(0, 0, 15), 'dark');
  });
  b.shape(box(-22, -424, 44, 50, 8), 'gold', -0.2);
  b.line(disc(0, -444, 34), 'gold', 11);
};

export const binoculars: Thing = (b) => {
  for (const side of [-1, 1]) {
    b.shape(
      `M${side * 30} -330H${side * 120}L${side * 176} -60Q${side * 180} 0 ${side * 100} 4Q${side * 24} 0 ${side * 24} -60Z`,
      'dark',
      0.12,
    );
    b.shape(box(side * 76 - 54, -388, 108, 66, 12), 'dark');
    b.shape(disc(side * 100, -34, 70, 40), 'steel', -0.2);
    b.mark(disc(side * 100, -34, 52, 28), 'second');
    b.mark(disc(side * 82, -44, 16, 9), 'light', 0.8);
  }
  b.shape(box(-40, -290, 80, 120, 20), 'main');
  b.line('M-150 -360Q-280 -330 -240 -160M150 -360Q280 -330 240 -160', 'wood', 9);
};

/** A wooden oar, leaning. */

/** A fir cone on its twig. */

export const firCone: Thing = (b) => {
  b.line(
    'M-200 -330Q-80 -370 60 -350M-150 -340l-40 -60M-110 -350l-30 -66M-70 -354l-16 -70M-150 -338l-20 54M-100 -348l-10 56',
    'leaf',
    10,
  );
  b.line('M60 -350Q80 -330 70 -300', 'wood', 14);
  for (let row = 0; row < 7; row++) {
    const half = 120 * Math.sin(((row + 1.6) / 8.6) * Math.PI);
    for (let k = 0; k < 4; k++) {
      const x = 60 - half + (half * 2 * (k + (row % 2 ? 0.5 : 0.2))) / 3.8 - 30;
      b.shape(
        `M${Math.round(x - 34)} ${-300 + row * 42}h68q0 46 -34 58q-34 -12 -34 -58Z`,
        'wood',
        (k + row) % 2 ? 0.12 : -0.1,
      );
    }
  }
};

export const mushroom: Thing = (b) => {
  b.shape('M-60 -190Q-44 -80 -70 -10Q0 20 70 -10Q44 -80 60 -190Z', 'light', -0.06);
  b.shape('M-210 -180Q-190 -350 0 -356Q190 -350 210 -180Q0 -120 -210 -180Z', 'main');
  for (const [x, y, radius] of [
    [-100, -250, 26],
    [0, -300, 30],
    [100, -240, 24],
    [-30, -210, 20],
    [150, -190, 14],
  ] as const)
    b.mark(disc(x, y, radius, radius * 0.8), 'light');
  b.line('M-150 -164Q0 -130 150 -164', 'dark', 4);
};

/** A shed antler. */

export const antler: Thing = (b) => {
  b.shape(
    limb([-200, -10], [-80, -150], 26, 22) +
      limb([-80, -150], [60, -230], 22, 17) +
      limb([60, -230], [190, -400], 17, 8) +
      limb([-110, -120], [-150, -290], 17, 6) +
      limb([10, -200], [-10, -380], 15, 6) +
      limb([100, -290], [240, -290], 13, 5) +
      limb([-170, -40], [-280, -110], 15, 6),
    'crust',
    0.05,
  );
  b.shape(disc(-206, -6, 36, 26), 'crust', -0.3);
  b.line('M-180 -30L-90 -134M-70 -150L50 -214', 'wood', 5);
};

export const barometer: Thing = (b) => {
  b.shape('M-60 0Q-90 -90 -50 -150L-30 -420H30L50 -150Q90 -90 60 0Q0 30 -60 0Z', 'wood');
  b.shape(disc(0, -120, 150), 'wood', -0.2);
  b.shape(disc(0, -120, 124), 'light');
  for (let a = 150; a <= 390; a += 20) {
    const [p, q] = [polar(0, -120, 112, a), polar(0, -120, a % 60 === 30 ? 84 : 98, a)];
    b.line(line(...p, ...q), 'dark', a % 60 === 30 ? 7 : 4);
  }
  b.line('M0 -120L-74 -176', 'main', 10);
  b.line('M0 -120L40 -200', 'gold', 6);
  b.mark(disc(0, -120, 12), 'dark');
  b.shape(box(-20, -390, 40, 180, 8), 'light');
  b.mark(box(-5, -330, 10, 112), 'main');
};

export const tractorWheel: Thing = (b) => {
  for (let a = 0; a < 360; a += 18) {
    b.group(`translate(0 -260) rotate(${a})`, () =>
      b.shape(polygon(-20, -262, 30, -262, 14, -196, -26, -196), 'dark', 0.1),
    );
  }
  b.shape(disc(0, -260, 222), 'dark');
  b.shape(disc(0, -260, 128), 'main');
  b.shape(disc(0, -260, 84), 'main', -0.25);
  for (let a = 0; a < 360; a += 60) {
    const [x, y] = polar(0, -260, 104, a);
    b.mark(disc(x, y, 10), 'dark');
  }
  b.mark(disc(0, -260, 30), 'steel');
};

export const clod: Thing = (b) => {
  b.shape('M-260 0Q-270 -70 -180 -90Q-130 -150 -30 -130Q60 -170 140 -120Q250 -110 260 0Z', 'wood', -0.25);
  for (const [x, y] of [
    [-160, -40],
    [-60, -80],
    [50, -60],
    [150, -46],
    [0, -24],
  ] as const)
    b.mark(disc(x, y, 26, 14), 'dark', 0.5);
  b.shape('M-6 -130Q-4 -200 0 -230Q4 -200 6 -130Z', 'leaf');
  b.shape('M0 -220Q-90 -290 -130 -230Q-80 -180 0 -220ZM0 -226Q80 -310 136 -256Q90 -196 0 -226Z', 'leaf', 0.2);
};

/** A small sailing boat. */

export const feather: Thing = (b) => {
  b.group('rotate(38)', () => {
    b.shape('M0 40Q-100 -120 -70 -330Q-40 -440 10 -500Q90 -380 84 -240Q70 -60 0 40Z', 'light', -0.06);
    b.shape('M4 40Q90 -80 84 -240Q90 -380 10 -500Q20 -250 4 40Z', 'steel');
    b.line('M2 110Q-2 -220 12 -490', 'dark', 6);
    for (let i = 0; i < 7; i++) b.line(`M4 ${-60 - i * 56}l-62 -46M6 ${-60 - i * 56}l60 -52`, 'dark', 3);
  });
};

/** A nest with three eggs. */

export const nest: Thing = (b) => {
  b.shape(disc(0, -90, 230, 110), 'wood', -0.1);
  for (let i = 0; i < 26; i++) {
    const a = i * 41;
    const [x, y] = polar(0, -84, 150 + ((i * 29) % 70), a);
    b.line(
      `M${Math.round(x)} ${Math.round(-84 + (y + 84) * 0.45)}q${i % 2 ? 60 : -60} ${-20 + (i % 5) * 9} ${i % 2 ? 120 : -110} ${(i % 7) * 6 - 16}`,
      i % 3 ? 'crust' : 'dark',
      6,
    );
  }
  b.shape(disc(0, -124, 150, 56), 'dark', 0.1);
  for (const [x, turn] of [
    [-72, -14],
    [70, 16],
    [0, 0],
  ] as const)
    b.group(`translate(${x} -130) rotate(${turn})`, () => {
      b.shape(disc(0, -18, 54, 68), 'second', 0.5);
      b.mark(disc(-14, -30, 6) + disc(16, -4, 7) + disc(8, -46, 5) + disc(-22, 8, 5), 'dark', 0.6);
    });
};

/** A yellow plate in the form of an arrow, on its pole. */

export const arrowPlate: Thing = (b) => {
  b.shape(box(-20, -560, 40, 560, 6), 'wood');
  for (const [y, side, role] of [
    [-520, 1, 'gold'],
    [-370, -1, 'light'],
  ] as const) {
    const at = (x: number) => x * side;
    b.shape(polygon(at(-60), y, at(200), y, at(262), y + 56, at(200), y + 112, at(-60), y + 112), role);
    b.mark(box(side > 0 ? 10 : -170, y + 34, 44, 44), 'main');
    b.mark(box(side > 0 ? 10 : -170, y + 34, 44, 14) + box(side > 0 ? 10 : -170, y + 64, 44, 14), 'light');
    b.line(line(at(90), y + 40, at(186), y + 40) + line(at(90), y + 72, at(160), y + 72), 'dark', 9);
    b.mark(disc(0, y + 24, 8) + disc(0, y + 88, 8), 'dark');
  }
};

/** A postman's leather bag with letters in it. */

export const mailBag: Thing = (b) => {
  b.line('M-190 -260Q-160 -560 0 -570Q160 -560 190 -260', 'wood', 20);
  for (const [x, turn] of [
    [-90, -8],
    [40, 6],
  ] as const)
    b.group(`translate(${x} -300) rotate(${turn})`, () => {
      b.shape(box(-70, -90, 160, 130, 3), 'light');
      b.line('M-70 -90L10 -30L90 -90', 'dark', 3.6);
    });
  b.shape('M-230 -280H230L206 -20Q0 20 -206 -20Z', 'wood', -0.1);
  b.shape('M-236 -290H236L190 -110Q0 -50 -190 -110Z', 'wood', 0.08);
  b.shape(box(-34, -120, 68, 60, 8), 'gold');
  b.mark('M-150 -210q30 -50 90 -40q-30 30 -10 60q-50 20 -80 -20Z', 'main');
};

/** A karabiner with its screw gate, on a loop of rope. */

export const karabiner: Thing = (b) => {
  b.line('M-20 -470Q-150 -600 -110 -400Q-70 -300 30 -440', 'main', 26);
  b.line('M-90 -90V-330Q-90 -440 10 -440Q120 -440 110 -320L84 -90Q70 0 -10 0Q-90 0 -90 -90Z', 'steel', 36);
  b.line('M-92 -110V-320', 'light', 9);
  b.shape(box(80, -310, 44, 130, 12), 'third');
  for (let y = -290; y < -190; y += 20) b.line(line(84, y, 120, y), 'dark', 4);
};

/** Planks of a footbridge between two ropes. */

export const plankBridge: Thing = (b) => {
  b.line('M-330 -330Q0 -210 330 -330', 'wood', 18);
  for (let i = 0; i < 9; i++) {
    const x = -296 + i * 74;
    const y = -60 - (i - 4) ** 2 * 7;
    b.line(line(x, y - 10, x, y - 196), 'crust', 8);
    b.shape(
      polygon(x - 34, y - 22, x + 30, y - 22, x + 38, y + 24, x - 42, y + 24),
      'wood',
      i % 3 ? 0 : -0.15,
    );
    b.mark(disc(x - 22, y + 4, 5) + disc(x + 22, y + 4, 5), 'dark');
  }
};

export const fern: Thing = (b) => {
  for (const [turn, size] of [
    [-48, 0.8],
    [-16, 1],
    [18, 0.95],
    [50, 0.75],
  ] as const)
    b.group(`rotate(${turn}) scale(${size})`, () => {
      b.line('M0 0Q10 -260 40 -460', 'leaf', 9);
      for (let i = 0; i < 9; i++) {
        const [y, reach] = [-90 - i * 40, 110 - i * 10];
        b.shape(
          `M${4 + i * 4} ${y}q${reach * 0.5} -50 ${reach} -20q${-reach * 0.4} 34 ${-reach} 20Z`,
          'leaf',
          i % 2 ? 0.12 : 0,
        );
        b.shape(
          `M${4 + i * 4} ${y}q${-reach * 0.5} -50 ${-reach} -20q${reach * 0.4} 34 ${reach} 20Z`,
          'leaf',
          i % 2 ? -0.1 : -0.02,
        );
      }
    });
};

/** A battlement with an arrow slit. */

export const battlement: Thing = (b) => {
  b.shape(box(-276, -376, 560, 376), 'dark', 0.12);
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 5; k++) {
      const x = -270 + k * 110 + (row % 2) * 50;
      b.shape(box(x, -62 - row * 62, 104, 56, 5), 'steel', ((row * 3 + k * 2) % 4) * 0.08 - 0.16);
    }
  for (const x of [-270, -60, 150]) b.shape(box(x, -500, 124, 130, 5), 'steel', -0.05);
  b.mark(box(-12, -270, 30, 170, 6), 'dark');
  b.mark(box(-44, -204, 94, 26, 6), 'dark');
};

export const grapes: Thing = (b) => {
  b.line('M0 -340V-410M0 -390Q60 -430 120 -400', 'wood', 12);
  b.shape('M30 -350Q60 -450 170 -430Q180 -360 240 -330Q180 -270 110 -300Q50 -280 30 -350Z', 'leaf');
  for (const [row, count] of [4, 5, 4, 3, 2, 1].entries())
    for (let k = 0; k < count; k++) {
      const [x, y] = [-(count - 1) * 34 + k * 68, -320 + row * 56];
      b.shape(disc(x, y, 38), 'second', (k + row) % 2 ? 0.05 : -0.12);
      b.mark(disc(x - 12, y - 12, 9), 'light', 0.7);
    }
};

/** Columns of basalt, broken off at different heights. */

export const basaltColumns: Thing = (b) => {
  for (const [i, tall] of [220, 330, 430, 380, 270, 180].entries()) {
    const x = -252 + i * 84;
    b.shape(
      polygon(x, 0, x, -tall, x + 42, -tall + 26, x + 84, -tall, x + 84, 0),
      'steel',
      i % 2 ? -0.4 : -0.25,
    );
    b.shape(polygon(x, -tall, x + 42, -tall - 24, x + 84, -tall, x + 42, -tall + 26), 'steel', 0.1);
    b.line(line(x + 42, -tall + 26, x + 42, 0), 'dark', 4);
    for (let y = -tall + 90; y < -20; y += 86) b.line(`M${x} ${y}l42 14l42 -14`, 'dark', 3);
  }
};

/** A caver's helmet with its lamp. */

export const caveHelmet: Thing = (b) => {
  b.mark(polygon(120, -220, 400, -330, 400, -30, 120, -150), 'third', 0.4);
  b.shape('M-210 -60Q-216 -270 -10 -276Q190 -270 196 -60Z', 'main');
  b.shape('M-60 -276Q0 -290 50 -272L56 -62H-70Z', 'main', 0.15);
  b.shape(box(70, -236, 90, 104, 14), 'dark');
  b.shape(disc(158, -184, 22, 46), 'light');
  b.shape(box(-230, -74, 446, 36, 14), 'main', -0.2);
  b.line('M-170 -40Q-120 70 0 80M150 -40Q90 60 0 80', 'dark', 11);
};

/** A trunk gnawed by a beaver to the shape of a pencil. */

/** A yellow flag by the water's edge. */

/** A chisel on a block of stone. */

export const stoneBlock: Thing = (b) => {
  b.shape(polygon(-260, -30, -240, -250, 220, -270, 260, -20, 0, 0), 'light', -0.18);
  b.shape(polygon(-240, -250, -120, -330, 290, -340, 220, -270), 'light', 0.1);
  b.mark(polygon(220, -270, 290, -340, 320, -80, 260, -20), 'dark', 0.35);
  b.line(
    'M-190 -200L-150 -90M-100 -220L-60 -100M-10 -220L20 -110M80 -226L110 -120M160 -230L180 -130',
    'dark',
    6,
  );
  b.group('translate(60 -330) rotate(-28)', () => {
    b.shape(box(-15, -170, 30, 176, 4), 'steel');
    b.shape(box(-24, -290, 48, 126, 12), 'main');
  });
};

export const mallet: Thing = (b) => {
  b.group('rotate(24)', () => {
    b.shape(box(-16, -330, 32, 330, 10), 'wood', -0.2);
    b.shape('M-110 -480H110L90 -310H-90Z', 'wood', 0.12);
    b.line('M-60 -480L-50 -312M10 -480L8 -312', 'dark', 4);
  });
};

/** A stalk of reed with its brown head. */
