/** Food, drink and their containers. */
import { arc, box, curve, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export function cup(role: Role = 'light'): Thing {
  return (b) => {
    b.shape(disc(0, -6, 130, 24), role, -0.08);
    b.line('M78 -118q66 -18 60 32q-8 44 -76 44', role, 17);
    b.shape('M-90 -150H90Q86 -20 34 -14H-34Q-86 -20 -90 -150Z', role);
    b.shape(disc(0, -150, 90, 20), role, -0.14);
    b.mark(disc(0, -148, 78, 15), 'wood');
    b.mark(disc(8, -150, 42, 8), 'crust');
    b.line('M-30 -190q-18 -26 0 -50t0 -50M26 -190q-18 -26 0 -50t0 -50', 'light', 6);
  };
}

export function loaf(role: Role = 'crust'): Thing {
  return (b) => {
    b.shape('M-190 0Q-220 -150 -110 -150Q-60 -176 0 -154Q70 -178 110 -150Q220 -150 190 0Z', role);
    for (const x of [-104, -34, 36, 106])
      b.mark(`M${x - 22} -140Q${x + 22} -100 ${x - 4} -46Q${x - 34} -90 ${x - 22} -140Z`, 'light', 0.65);
  };
}

export const slice: Thing = (b) => {
  b.shape('M-76 0V-100Q-104 -152 -40 -160H40Q104 -152 76 -100V0Z', 'crust', -0.1);
  b.shape('M-60 -14V-98Q-80 -138 -34 -144H34Q80 -138 60 -98V-14Z', 'crust', 0.62);
  for (const [x, y] of [
    [-26, -48],
    [16, -80],
    [30, -36],
    [-14, -112],
  ] as const)
    b.mark(disc(x, y, 7, 5), 'crust', 0.5);
};

export const butteredSlice: Thing = (b) => {
  slice(b);
  b.shape('M-46 -24Q-60 -100 -20 -128Q30 -140 46 -92Q56 -40 8 -20Z', 'third', 0.4);
};

export function jar(role: Role, height = 190, width = 130): Thing {
  return (b) => {
    b.shape(box(-width / 2, -height, width, height, 22), 'light', -0.1);
    b.shape(box(-width / 2 + 9, -height * 0.72, width - 18, height * 0.72 - 9, 16), role);
    b.mark(box(-width / 2 + 16, -height + 18, 12, height - 50, 6), 'light', 0.7);
    b.shape(box(-width / 2 + 6, -height - 26, width - 12, 34, 7), 'steel');
  };
}

/** A jar filled with coins to the given share of its height. */
export function coinJar(share: number, role: Role): Thing {
  return (b) => {
    b.shape(box(-110, -320, 220, 320, 34), 'light', -0.12);
    const rows = Math.round(share * 13);
    for (let row = 0; row < rows; row++)
      for (let k = 0; k < 4; k++)
        b.shape(disc(-66 + k * 44 + (row % 2) * 8 - 4, -22 - row * 20, 27, 13), 'gold', row % 2 ? 0 : 0.2);
    b.mark(box(-94, -296, 18, 240, 9), 'light', 0.7);
    b.shape(box(-92, -356, 184, 42, 8), role);
    b.shape(box(-58, -190, 116, 66, 6), 'light');
    b.mark(box(-38, -172, 76, 9) + box(-38, -152, 50, 9), 'dark', 0.8);
  };
}

export const pickleJar: Thing = (b) => {
  b.shape(box(-104, -290, 208, 290, 34), 'leaf', 0.55);
  for (const [x, y, turn] of [
    [-50, -70, 8],
    [14, -80, -6],
    [62, -66, 12],
    [-20, -170, -14],
    [44, -176, 6],
  ] as const)
    b.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      b.shape(box(-24, -62, 48, 124, 24), 'leaf');
      b.mark(disc(-8, -24, 4) + disc(8, 6, 4) + disc(-6, 32, 4), 'light', 0.6);
    });
  b.line('M-70 -236q30 -30 50 6q20 -40 46 -4M-10 -230q20 -24 60 -8', 'leaf', 5);
  b.shape(box(-90, -330, 180, 46, 8), 'main');
};

export function bottle(role: Role): Thing {
  return (b) => {
    b.shape('M-46 0V-170Q-46 -214 -20 -230V-320H20V-230Q46 -214 46 -170V0Z', role);
    b.mark(box(-34, -150, 68, 86, 4), 'light');
    b.mark(box(-22, -134, 44, 12), 'main');
    b.mark(box(-34, -210, 9, 50, 4), 'light', 0.5);
  };
}

export function wineGlass(role: Role = 'main'): Thing {
  return (b) => {
    b.shape('M-56 -250H56Q60 -140 0 -132Q-60 -140 -56 -250Z', 'light', -0.08);
    b.mark('M-55 -212H55Q50 -142 0 -138Q-50 -142 -55 -212Z', role);
    b.shape(box(-5, -134, 10, 124), 'light', -0.12);
    b.shape(disc(0, -8, 56, 13), 'light', -0.1);
    b.mark(box(-38, -236, 8, 60, 4), 'light', 0.8);
  };
}

export const sourCocktail: Thing = (b) => {
  b.shape('M-124 -300H124L10 -150V-18H-10V-150Z', 'light', -0.06);
  b.mark('M-98 -266H98L4 -152H-4Z', 'leaf', 0.75);
  b.shape(disc(0, -12, 84, 15), 'light', -0.12);
  b.line('M-150 -330L40 -240', 'steel', 7);
  b.shape(box(-92, -322, 84, 40, 20), 'leaf', -0.1);
  b.line('M70 -320q20 -50 64 -60M70 -320q0 -60 20 -86M70 -320q40 -14 70 -4', 'leaf', 6);
};

function plate(width = 190): Thing {
  return (b) => {
    b.shape(disc(0, 0, width), 'light');
    b.line(disc(0, 0, width * 0.92), 'second', 5);
    b.line(disc(0, 0, width * 0.7), 'dark', 2);
  };
}

export const friedEggs: Thing = (b) => {
  plate(210)(b);
  for (const [x, y] of [
    [-52, -20],
    [58, 26],
  ] as const) {
    b.shape(
      curve(
        [
          [x - 88, y],
          [x - 40, y - 70],
          [x + 50, y - 62],
          [x + 84, y + 6],
          [x + 30, y + 70],
          [x - 50, y + 58],
        ],
        true,
      ),
      'light',
      0.3,
    );
    b.shape(disc(x, y, 34), 'gold');
    b.mark(disc(x - 10, y - 12, 10, 6), 'light', 0.8);
  }
  b.shape(
    curve(
      [
        [70, -110],
        [120, -140],
        [150, -90],
        [100, -70],
      ],
      true,
    ),
    'leaf',
  );
};

export const tureen: Thing = (b) => {
  b.shape('M-190 -150H190Q180 -24 70 -14H-70Q-180 -24 -190 -150Z', 'light');
  for (const side of [-1, 1])
    b.line(
      `M${side * 186} -136q${side * 56} 4 ${side * 40} 44q${side * -14} 22 ${side * -54} 14`,
      'light',
      16,
    );
  b.shape('M-200 -152Q-150 -236 0 -240Q150 -236 200 -152Z', 'light', -0.06);
  b.shape(disc(0, -250, 24, 18), 'main');
  b.line('M-180 -104H180', 'second', 8);
  for (let x = -120; x <= 120; x += 60) b.mark(disc(x, -72, 14) + disc(x + 18, -58, 7), 'main', 0.85);
};

export const soupPlate: Thing = (b) => {
  b.shape(disc(0, -10, 170, 36), 'light', -0.05);
  b.shape(disc(0, -18, 118, 23), 'crust', 0.1);
  b.mark(disc(-40, -22, 14, 5) + disc(24, -14, 16, 5) + disc(62, -24, 10, 4), 'main', 0.9);
  b.shape('M196 -26H330q16 10 0 16H196Z', 'steel');
};

export function spoon(turn = 0): Thing {
  return (b) =>
    b.group(`rotate(${turn})`, () => {
      b.shape(limb([0, -70], [0, 190], 7, 14), 'steel');
      b.shape(disc(0, -120, 42, 62), 'steel', 0.15);
      b.mark(disc(-10, -132, 16, 30), 'light', 0.7);
    });
}

export const butterKnife: Thing = (b) => {
  b.shape(box(-14, 10, 28, 170, 12), 'wood');
  b.shape('M-14 14V-150Q-10 -196 22 -186Q30 -80 14 14Z', 'steel', 0.2);
};

export const carrot: Thing = (b) => {
  b.line('M4 -170q-30 -60 -64 -70M4 -170q0 -60 10 -96M4 -170q34 -50 70 -60', 'leaf', 10);
  b.shape('M-36 -160Q4 -196 44 -160Q40 -60 4 10Q-30 -60 -36 -160Z', 'main');
  b.line('M-28 -130h28M6 -96h28M-18 -70h20', 'dark', 2.4);
};

export function roundFruit(role: Role, size = 62): Thing {
  return (b) => {
    b.shape(disc(0, -size, size, size * 0.96), role);
    b.mark(disc(-size * 0.34, -size * 1.34, size * 0.2, size * 0.14), 'light', 0.7);
  };
}

export function apple(role: Role, size = 70): Thing {
  return (b) => {
    const s = size;
    b.shape(
      `M0 ${-1.72 * s}C${0.6 * s} ${-2.1 * s} ${1.25 * s} ${-1.6 * s} ${1.08 * s} ${-0.86 * s}C${0.92 * s} ${-0.2 * s} ${0.4 * s} ${0.1 * s} 0 ${-0.1 * s}C${-0.4 * s} ${0.1 * s} ${-0.92 * s} ${-0.2 * s} ${-1.08 * s} ${-0.86 * s}C${-1.25 * s} ${-1.6 * s} ${-0.6 * s} ${-2.1 * s} 0 ${-1.72 * s}Z`,
      role,
    );
    b.line(`M0 ${-1.7 * s}q${0.06 * s} ${-0.4 * s} ${0.26 * s} ${-0.6 * s}`, 'wood', 8);
    b.shape(
      `M${0.1 * s} ${-1.9 * s}q${0.7 * s} ${-0.6 * s} ${1 * s} ${-0.1 * s}q${-0.5 * s} ${0.5 * s} ${-1 * s} ${0.1 * s}Z`,
      'leaf',
    );
    b.mark(disc(-0.5 * s, -1.3 * s, 0.18 * s, 0.3 * s), 'light', 0.6);
  };
}

export function onion(size = 60): Thing {
  return (b) => {
    const s = size;
    b.shape(
      `M0 ${-2.2 * s}Q${0.1 * s} ${-1.8 * s} ${0.62 * s} ${-1.5 * s}Q${1.3 * s} ${-0.7 * s} ${0.5 * s} ${-0.05 * s}H${-0.5 * s}Q${-1.3 * s} ${-0.7 * s} ${-0.62 * s} ${-1.5 * s}Q${-0.1 * s} ${-1.8 * s} 0 ${-2.2 * s}Z`,
      'crust',
    );
    for (const k of [-0.55, 0, 0.55])
      b.line(
        `M${k * 0.4 * s} ${-1.6 * s}Q${k * 1.5 * s} ${-0.8 * s} ${k * 0.5 * s} ${-0.1 * s}`,
        'wood',
        2.6,
      );
    b.line(
      `M${-0.2 * s} 0l${-0.1 * s} ${0.16 * s}M0 0v${0.2 * s}M${0.2 * s} 0l${0.1 * s} ${0.16 * s}`,
      'wood',
      2.4,
    );
  };
}

export function crate(content: Thing, width = 300): Thing {
  return (b) => {
    for (let x = -width / 2 + 50; x < width / 2 - 20; x += 74)
      b.group(`translate(${x + 6} -118)`, () => content(b));
    for (let i = 0; i < 3; i++)
      b.shape(box(-width / 2, -136 + i * 48, width, 38, 3), 'wood', i === 1 ? 0.1 : 0);
    for (const x of [-width / 2 + 6, width / 2 - 30]) b.shape(box(x, -146, 24, 146, 2), 'wood', -0.18);
  };
}

export const wheat: Thing = (b) => {
  for (const [lean, high] of [
    [-60, 300],
    [-10, 340],
    [46, 310],
  ] as const) {
    b.line(`M0 0Q${lean * 0.3} ${-high * 0.5} ${lean} ${-high + 120}`, 'third', 6);
    for (let i = 0; i < 6; i++)
      for (const side of [-1, 1]) {
        const [x, y] = [lean * (1 + i * 0.06), -high + 130 - i * 26];
        b.shape(`M${x} ${y}q${side * 34} -6 ${side * 26} -44q${side * -24} 4 ${side * -26} 44Z`, 'third');
      }
  }
};

export const flourBag: Thing = (b) => {
  b.shape('M-96 0L-104 -230L-60 -262H60L104 -230L96 0Z', 'light', -0.04);
  b.shape('M-60 -262L-80 -300H80L60 -262Z', 'light', -0.14);
  b.mark(disc(0, -120, 56), 'main');
  b.line(
    'M0 -84V-152M0 -132q-24 -6 -26 -28M0 -132q24 -6 26 -28M0 -106q-26 -4 -30 -26M0 -106q26 -4 30 -26',
    'light',
    6,
  );
};

/** A cut lemon or a wheel of anything round with segments. */
export function wheel(role: Role, size: number): Thing {
  return (b) => {
    b.shape(disc(0, 0, size), role);
    b.mark(disc(0, 0, size * 0.82), 'light');
    for (let a = 0; a < 360; a += 45) {
      const [p, q] = [polar(0, 0, size * 0.7, a + 5), polar(0, 0, size * 0.7, a + 40)];
      b.mark(polygon(0, 0, p[0], p[1], q[0], q[1]), role, 0.75);
    }
  };
}

export const candle: Thing = (b) => {
  b.shape(disc(0, -8, 92, 20), 'steel');
  b.shape(box(-30, -210, 60, 200, 6), 'light');
  b.line('M0 -210v-18', 'dark', 4);
  b.shape('M0 -300Q36 -250 0 -222Q-36 -250 0 -300Z', 'third');
  b.line(arc(0, -250, 70, 200, 340), 'third', 3);
};

export const napkin: Thing = (b) => {
  b.shape(polygon(-120, -90, 110, -110, 130, 96, -106, 116), 'main', 0.25);
  b.line(line(-108, -60, 118, -80) + line(-104, 70, 126, 50), 'light', 6);
};
