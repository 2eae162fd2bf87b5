/** Large objects and people that fill a scene alone. */

import type { Pose } from '../../figures/figure.ts';
import { type Build, drawFigure } from '../../figures/figure.ts';
import { arc, box, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';
import { letterBundle } from './paper-things.ts';

/** A person whose feet are at the origin. */
export function person(pose: Pose, top: Role, build: Build): Thing {
  return (b) => b.figure(drawFigure(0, -build.height * 0.51, pose, build), top);
}

/** A wall broken open, with bundles of letters in the hollow behind it. */
export const lettersInWall: Thing = (b) => {
  const bricks = ['', '', ''];
  for (let row = 0; row < 13; row++)
    for (let k = 0; k < 8; k++) {
      const [x, y] = [-640 + k * 170 + (row % 2) * 85, -430 + row * 66];
      const shade = (row * 5 + k * 3 + ((row * k) % 2)) % 3;
      bricks[shade] += box(x, y, 162, 58);
    }
  for (const [shade, d] of bricks.entries()) b.shape(d, 'main', shade * 0.09 - 0.12);
  b.mark(
    'M-330 -250L-240 -330L-120 -300L20 -350L150 -300L290 -320L350 -220L330 -90L380 40L330 190L200 260L60 240L-90 290L-230 240L-340 200L-310 60L-370 -80Z',
    'dark',
  );
  b.shape(box(-330, 20, 690, 20, 3), 'wood', -0.1);
  b.shape(box(-310, 226, 620, 20, 3), 'wood', -0.1);
  for (const [x, y, s, turn] of [
    [-190, 18, 1.05, -3],
    [60, 18, 1.15, 3],
    [250, 20, 0.8, -6],
    [-210, -136, 0.8, 5],
    [70, -142, 0.9, -5],
    [-180, 226, 1.1, 2],
    [70, 226, 1.05, -2],
    [250, 226, 0.8, 8],
  ] as const)
    b.group(`translate(${x} ${y}) rotate(${turn}) scale(${s})`, () => letterBundle(b));
};

export const rubble: Thing = (b) => {
  for (const [x, y, turn] of [
    [-150, -20, 12],
    [-10, -14, -16],
    [120, -22, 30],
    [230, -12, -4],
  ] as const)
    b.group(`translate(${x} ${y}) rotate(${turn})`, () => b.shape(box(-66, -40, 132, 54, 3), 'main', -0.1));
};

/** A form with boxes to fill in. */
export const blankForm: Thing = (b) => {
  b.shape(box(-170, -230, 340, 460, 3), 'light');
  b.mark(box(-140, -204, 150, 18), 'dark');
  b.line(box(84, -210, 62, 76, 2), 'dark', 4);
  for (let row = 0; row < 6; row++) {
    const y = -106 + row * 54;
    b.line(line(-140, y, -60, y), 'dark', 6);
    for (let k = 0; k < 9; k++) b.line(box(-140 + k * 31, y + 12, 27, 26), 'dark', 2.6);
  }
};

/** The same form in a guide: numbered marks, arrows and a drawing for each line. */
export const picturedGuide: Thing = (b) => {
  b.shape(box(-190, -240, 380, 480, 6), 'light');
  b.mark(box(-190, -240, 380, 54), 'main');
  b.mark(box(-160, -222, 190, 18), 'light');
  for (let row = 0; row < 4; row++) {
    const y = -130 + row * 94;
    b.shape(disc(-140, y, 30), 'main');
    b.mark(box(-145, y - 14, 10, 28), 'light');
    for (let dot = 0; dot < row; dot++) b.mark(box(-127 + dot * 11, y - 14, 6, 28), 'light');
    b.line(
      line(-96, y - 16, 40, y - 16) + line(-96, y + 4, 10, y + 4) + line(-96, y + 22, 30, y + 22),
      'dark',
      6,
    );
    b.line(box(86, y - 30, 76, 60, 3), 'dark', 4);
    b.line(`M52 ${y}h22m-9 -9l9 9l-9 9`, 'main', 6);
  }
  b.mark(`${disc(124, -136, 11)}M104 -104q20 -34 40 0Z`, 'dark');
  b.line('M104 -36l16 14l30 -30', 'main', 8);
  b.mark(box(104, 44, 40, 30), 'main');
  b.line('M100 156q12 -30 22 0t30 -8', 'dark', 5);
};

/** A tulip chest of Kalotaszeg. */
export const paintedChest: Thing = (b) => {
  b.shape(box(-360, -300, 720, 44, 10), 'second', -0.25);
  b.shape(box(-340, -260, 680, 240, 6), 'second');
  b.shape(box(-350, -30, 60, 40, 4) + box(290, -30, 60, 40, 4), 'second', -0.3);
  for (const x of [-220, 0, 220]) {
    b.shape(box(x - 98, -240, 196, 200, 8), 'light', -0.04);
    b.line(box(x - 84, -226, 168, 172, 6), 'main', 5);
    b.line(
      `M${x} -66V-140M${x} -80Q${x - 46} -90 ${x - 54} -140M${x} -80Q${x + 46} -90 ${x + 54} -140`,
      'leaf',
      7,
    );
    b.shape(
      `M${x - 34} -200Q${x - 40} -140 ${x} -136Q${x + 40} -140 ${x + 34} -200L${x + 16} -176L${x} -208L${x - 16} -176Z`,
      'main',
    );
    for (const side of [-1, 1]) {
      b.shape(disc(x + side * 56, -150, 20), 'gold');
      b.mark(disc(x + side * 56, -150, 8), 'main');
      b.shape(
        `M${x + side * 6} -84q${side * 40} 20 ${side * 58} -8q${side * -30} -24 ${side * -58} 8Z`,
        'leaf',
      );
    }
    b.mark(disc(x, -166, 8), 'gold');
  }
  for (let x = -330; x <= 330; x += 30) b.mark(disc(x, -278, 6), x % 60 ? 'main' : 'gold');
  b.shape(disc(0, -250, 16, 20), 'dark');
};

export const tripodCamera: Thing = (b) => {
  b.shape(
    limb([0, -330], [-120, 0], 10, 8) + limb([0, -330], [120, 0], 10, 8) + limb([0, -330], [10, 0], 9, 8),
    'dark',
  );
  b.shape(box(-44, -362, 88, 36, 6), 'dark');
  b.shape(box(-110, -500, 220, 140, 16), 'dark', 0.1);
  b.shape(box(-50, -530, 80, 36, 6), 'dark');
  b.shape(limb([-100, -430], [-170, -430], 46, 54), 'steel', -0.1);
  b.mark(disc(-176, -430, 14, 44), 'second');
  b.mark(disc(70, -470, 12), 'main');
};

/** A robot built from a sewing machine's motor; it shreds cabbage. */
export const cabbageRobot: Thing = (b) => {
  for (const x of [-130, 120]) {
    b.shape(disc(x, -50, 50), 'dark');
    b.mark(disc(x, -50, 20), 'gold');
  }
  b.shape(box(-200, -170, 390, 110, 14), 'second');
  for (const x of [-160, -90, -20]) b.mark(disc(x, -114, 10), 'gold');
  b.shape(box(-190, -360, 230, 190, 24), 'main');
  b.shape(disc(-130, -290, 36) + disc(-26, -290, 36), 'light');
  b.mark(disc(-122, -284, 14) + disc(-18, -284, 14), 'dark');
  b.line('M-120 -220h84', 'dark', 9);
  b.line('M-76 -360V-420M-76 -420l-30 -24M-76 -420l30 -24', 'dark', 7);
  b.mark(disc(-106, -446, 10) + disc(-46, -446, 10), 'gold');
  b.shape(limb([40, -300], [180, -380], 22, 18), 'steel');
  b.shape(limb([180, -380], [260, -250], 18, 14), 'steel');
  b.shape(disc(180, -380, 24), 'dark');
  b.shape(polygon(220, -250, 330, -250, 330, -232, 220, -220), 'steel', 0.3);
};

export function cabbage(size = 110): Thing {
  return (b) => {
    b.shape(disc(0, -size, size, size * 0.95), 'leaf', 0.3);
    b.shape(
      `M${-size} ${-size * 0.8}Q${-size * 1.1} ${-size * 1.8} ${-size * 0.1} ${-size * 1.9}Q${-size * 0.6} ${-size} ${-size * 0.3} ${-size * 0.1}Q${-size * 0.9} ${-size * 0.2} ${-size} ${-size * 0.8}Z`,
      'leaf',
      0.1,
    );
    b.line(
      `M0 ${-size * 1.9}Q${size * 0.3} ${-size} 0 ${-size * 0.1}M${size * 0.12} ${-size * 1.2}l${size * 0.6} ${-size * 0.3}M${size * 0.14} ${-size * 0.8}l${size * 0.7} ${-size * 0.1}M${size * 0.1} ${-size * 0.5}l${size * 0.5} ${size * 0.1}`,
      'light',
      5,
    );
  };
}

export const shreds: Thing = (b) => {
  for (let i = 0; i < 26; i++) {
    const [x, y] = polar(0, -20, 20 + ((i * 37) % 110), i * 47);
    b.line(arc(x, y * 0.35 - 14, 26, i * 40, i * 40 + 110), i % 3 ? 'leaf' : 'light', 6);
  }
};

/** A small car with a learner's plate on its roof. */
export const learnerCar: Thing = (b) => {
  b.shape(
    'M-260 -40Q-276 -130 -190 -146L-110 -256Q-96 -276 -60 -276H90Q120 -276 136 -256L200 -150Q280 -140 276 -40Z',
    'main',
  );
  b.shape('M-150 -150L-88 -240H-10V-150ZM14 -150V-240H92L150 -150Z', 'light', -0.1);
  for (const x of [-62, 66]) {
    b.mark(disc(x, -192, 22), 'dark');
    b.mark(box(x - 34, -174, 68, 26, 12), 'dark');
  }
  b.shape(box(-44, -330, 92, 50, 6), 'light');
  b.mark('M-22 -322H22V-310H6V-286H-6V-310H-22Z', 'dark');
  for (const x of [-160, 160]) {
    b.shape(disc(x, -40, 56), 'dark');
    b.mark(disc(x, -40, 24), 'steel');
  }
  b.mark(box(-268, -110, 30, 26, 10), 'gold');
  b.mark(box(240, -110, 30, 26, 8), 'third');
  b.line(line(2, -146, 2, -40), 'dark', 4);
};

export const trafficCone: Thing = (b) => {
  b.shape('M-22 -190H22L66 -20H-66Z', 'main');
  b.mark('M-34 -140H34L44 -100H-44ZM-52 -70H52L60 -40H-60Z', 'light');
  b.shape(box(-86, -22, 172, 22, 6), 'dark');
};

/** A worn front wall whose corner has a gauge for floods and children's heights. */
export const gaugeWall: Thing = (b) => {
  b.shape(box(-260, -640, 520, 660, 4), 'light', -0.08);
  b.shape(polygon(-320, -640, 0, -820, 320, -640), 'main', -0.1);
  b.shape(box(100, -420, 120, 160, 4), 'second', -0.1);
  b.line('M160 -420V-260M100 -340H220', 'light', 6);
  b.shape(box(-200, -600, 90, 620), 'light', 0.2);
  for (let i = 0; i < 21; i++) b.mark(box(-200, -590 + i * 30, i % 5 ? 34 : 64, 10), i % 5 ? 'dark' : 'main');
  for (const [y, w] of [
    [-210, 200],
    [-340, 150],
    [-130, 240],
  ] as const) {
    b.line(line(-100, y, -100 + w, y), 'second', 6);
    b.mark(disc(-92, y, 9), 'second');
  }
  for (const y of [-270, -236, -180]) b.line(line(-100, y, -60, y), 'wood', 5);
};
