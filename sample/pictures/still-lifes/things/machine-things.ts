/** Machines, instruments and tools. */
import { arc, band, box, disc, limb, line, polar } from '../../paint/geometry.ts';
import type { Brush, Role, Thing } from '../brush.ts';

export const toaster: Thing = (b) => {
  b.group('translate(-60 -176) rotate(-5)', () => b.shape(box(-70, -70, 140, 90, 18), 'crust', 0.3));
  b.group('translate(70 -176) rotate(6)', () => b.shape(box(-70, -84, 140, 100, 18), 'crust', 0.1));
  b.shape(box(-200, -190, 400, 190, 44), 'main');
  b.mark(box(-176, -196, 352, 16, 8), 'dark', 0.7);
  b.mark(box(-176, -150, 26, 96, 13), 'light', 0.45);
  b.shape(box(196, -130, 34, 60, 8), 'dark');
  b.shape(disc(116, -70, 30), 'light');
  b.line('M116 -70l16 -16', 'dark', 6);
  b.mark(box(-160, -8, 50, 14) + box(110, -8, 50, 14), 'dark');
};

export const screwdriver: Thing = (b) => {
  b.shape(box(-210, -24, 150, 48, 20), 'main');
  for (const y of [-10, 2, 14]) b.mark(box(-196, y - 3, 122, 5), 'dark', 0.4);
  b.shape(box(-60, -9, 190, 18), 'steel');
  b.shape('M130 -9L166 -14V14L130 9Z', 'steel', -0.1);
};

export function screw(length = 200): Thing {
  return (b) => {
    b.shape('M-52 -36Q0 -66 52 -36V-12H-52Z', 'steel', 0.1);
    b.line('M-26 -46L26 -30', 'dark', 8);
    b.shape(`M-20 -12H20V${length - 40}L0 ${length}L-20 ${length - 40}Z`, 'steel');
    for (let y = 0; y < length - 40; y += 20) b.line(`M-27 ${y + 12}L27 ${y}`, 'dark', 5);
  };
}

export function spring(turns: number, role: Role = 'steel'): Thing {
  return (b) => {
    for (let i = 0; i < turns; i++) b.line(line(-58, -16 - i * 36, 58, -34 - i * 36), 'dark', 9);
    for (let i = 0; i <= turns; i++) {
      const y = -16 - i * 36;
      b.line(
        `M58 ${y + 18}C96 ${y + 12} 80 ${y - 2} 50 ${y}L-50 ${y + 4}C-84 ${y + 8} -90 ${y - 6} -58 ${y}`,
        role,
        13,
      );
    }
  };
}

export const robotArm: Thing = (b) => {
  b.shape(box(-120, -60, 240, 60, 10), 'dark');
  b.shape('M-80 -60L-56 -140H56L80 -60Z', 'main', -0.1);
  b.shape(limb([0, -130], [-130, -360], 46, 38), 'main');
  b.shape(limb([-130, -360], [120, -470], 38, 28), 'main', 0.12);
  for (const [x, y, radius] of [
    [0, -130, 40],
    [-130, -360, 36],
    [120, -470, 28],
  ] as const) {
    b.shape(disc(x, y, radius), 'dark');
    b.mark(disc(x, y, radius * 0.45), 'third');
  }
  b.shape(box(104, -460, 34, 80), 'steel');
  b.line('M106 -384l-30 40l20 34M136 -384l30 40l-20 34', 'dark', 14);
};

export const fridge: Thing = (b) => {
  b.shape(box(-120, -430, 240, 424, 22), 'light', -0.04);
  b.line('M-120 -300H120', 'dark', 5);
  b.shape(box(84, -390, 16, 66, 8) + box(84, -276, 16, 110, 8), 'steel');
  b.mark(box(-104, -412, 22, 96, 10), 'light', 0.9);
  b.mark(box(-96, -8, 40, 12) + box(56, -8, 40, 12), 'dark');
};

export const fridgeNotes: Thing = (b) => {
  b.group('scale(1.15)', () => fridge(b));
  for (const [x, y, role, turn] of [
    [-74, -250, 'third', -7],
    [0, -206, 'light', 5],
    [-60, -130, 'main', 4],
    [22, -96, 'third', -6],
  ] as const)
    b.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      b.shape(box(-42, -40, 84, 80, 2), role, 0.2);
      b.line('M-26 -12h50M-26 6h38M-26 24h46', 'dark', 4);
      b.shape(disc(0, -38, 9), 'second');
    });
};

export const washer: Thing = (b) => {
  b.shape(box(-180, -420, 360, 414, 20), 'light', -0.03);
  b.line('M-180 -336H180', 'dark', 4);
  b.shape(box(-154, -396, 116, 40, 6), 'fourth');
  b.shape(disc(104, -378, 26), 'steel');
  b.line('M104 -378l12 -16', 'dark', 5);
  b.shape(disc(0, -172, 132), 'steel');
  b.shape(disc(0, -172, 104), 'second', -0.1);
  b.mark('M-96 -150Q-40 -190 0 -150T98 -160Q96 -80 0 -70Q-90 -78 -96 -150Z', 'light', 0.5);
  b.mark(disc(-36, -128, 26) + disc(34, -118, 32), 'main', 0.85);
  b.line(arc(0, -172, 84, 200, 260), 'light', 8);
};

/** Bars of growing length and fading colour, as on an energy label. */
export const barLabel: Thing = (b) => {
  b.shape(box(-110, -300, 220, 300, 8), 'light');
  const roles: Role[] = ['leaf', 'leaf', 'third', 'third', 'main'];
  roles.forEach((role, i) => {
    const [y, w] = [-262 + i * 50, 70 + i * 26];
    b.shape(`M-88 ${y}h${w}l18 17l-18 17h${-w}Z`, role, i % 2 ? 0 : 0.1);
  });
  b.shape('M96 -212h-44l-20 17l20 17h44Z', 'dark');
};

export function serverRack(role: Role = 'dark'): Thing {
  return (b) => {
    b.shape(box(-110, -440, 220, 434, 10), role);
    for (let i = 0; i < 9; i++) {
      const y = -416 + i * 45;
      b.shape(box(-90, y, 180, 34, 4), 'steel', -0.35);
      b.mark(box(-78, y + 12, 88, 5) + box(-78, y + 20, 88, 5), 'dark');
      b.mark(disc(54, y + 17, 6), i % 3 ? 'leaf' : 'main');
      b.mark(disc(74, y + 17, 6), 'third');
    }
  };
}

export const swimRing: Thing = (b) => {
  b.shape(`${disc(0, -110, 116)}`, 'light');
  for (let a = 0; a < 360; a += 90) b.mark(band(0, -110, 52, 116, a + 10, a + 52), 'main');
  b.mark(disc(0, -110, 52), 'second', 0.9);
  b.line(disc(0, -110, 52), 'dark', 3);
};

/** Water with waves, about 560 wide. */
export const basin: Thing = (b) => {
  b.shape(box(-280, -120, 560, 120, 8), 'second', 0.25);
  for (let row = 0; row < 3; row++)
    b.line(`M-260 ${-96 + row * 34}${'q20 -16 40 0t40 0'.repeat(6)}`, 'light', 6);
};

export const deskPhone: Thing = (b) => {
  b.shape('M-150 0Q-160 -120 -80 -150H80Q160 -120 150 0Z', 'dark', 0.08);
  b.shape(disc(0, -72, 62), 'light', -0.05);
  for (let a = -60; a < 250; a += 34) {
    const [x, y] = polar(0, -72, 42, a);
    b.mark(disc(x, y, 9), 'dark');
  }
  b.shape(disc(0, -72, 19), 'main');
  b.shape(
    'M-210 -166Q-214 -226 -150 -222H150Q214 -226 210 -166Q206 -140 150 -148L120 -182H-120L-150 -148Q-206 -140 -210 -166Z',
    'dark',
  );
  b.line('M150 -30q60 10 50 50t40 30', 'dark', 8);
};

function smartphone(role: Role = 'second'): Thing {
  return (b) => {
    b.shape(box(-82, -310, 164, 310, 24), 'dark');
    b.shape(box(-70, -290, 140, 270, 12), role);
    b.mark(box(-30, -300, 60, 7, 3), 'light', 0.6);
  };
}

export const chargingPhone: Thing = (b) => {
  smartphone()(b);
  b.shape(box(-42, -190, 84, 46, 8), 'light');
  b.mark(box(-34, -182, 40, 30, 4), 'leaf');
  b.mark(box(44, -176, 8, 18, 3), 'light');
};

export const socketPlug: Thing = (b) => {
  b.shape(box(-120, -340, 240, 240, 30), 'light', -0.04);
  b.shape(disc(0, -220, 84), 'light', -0.14);
  b.shape(disc(0, -214, 66), 'light');
  b.shape(box(-40, -250, 80, 112, 18), 'light', -0.08);
  b.mark(disc(0, -206, 12), 'leaf');
  b.line('M0 -138C0 -40 120 -90 170 -20S300 60 380 0', 'dark', 11);
};

export const plugMeter: Thing = (b) => {
  b.shape(box(-90, -240, 180, 240, 22), 'main');
  b.shape(box(-64, -212, 128, 80, 8), 'leaf', 0.4);
  b.mark(box(-46, -190, 22, 36, 4) + box(-14, -190, 22, 36, 4) + box(18, -190, 22, 36, 4), 'dark');
  b.shape(disc(0, -66, 42), 'light');
  b.mark(disc(-14, -66, 7) + disc(14, -66, 7), 'dark');
};

export const drill: Thing = (b) => {
  b.shape(box(-70, -130, 80, 130, 12), 'dark');
  b.shape(box(-100, -30, 150, 64, 12), 'main', -0.1);
  b.shape('M-170 -250H80Q116 -246 116 -190Q116 -136 80 -132H-80Q-170 -136 -170 -250Z', 'main');
  b.shape(box(112, -222, 44, 64, 6), 'dark');
  b.shape('M156 -204H290L306 -190L290 -176H156Z', 'steel');
  for (let x = 170; x < 290; x += 24) b.line(`M${x} -204l16 28`, 'dark', 4);
  b.mark(box(-146, -226, 110, 14, 7), 'light', 0.5);
  b.shape(box(4, -128, 30, 34, 8), 'dark');
};

export const radio: Thing = (b) => {
  b.line('M150 -240L240 -420', 'steel', 7);
  b.shape(box(-250, -250, 500, 250, 34), 'wood');
  b.shape(box(-226, -226, 452, 202, 18), 'crust', 0.45);
  b.shape(disc(-116, -124, 82), 'dark');
  for (let y = -184; y <= -64; y += 20)
    b.line(
      line(
        -116 - Math.sqrt(Math.max(0, 78 ** 2 - (y + 124) ** 2)),
        y,
        -116 + Math.sqrt(Math.max(0, 78 ** 2 - (y + 124) ** 2)),
        y,
      ),
      'crust',
      4,
    );
  b.shape(box(4, -204, 196, 70, 8), 'light');
  for (let i = 0; i < 9; i++) b.line(line(20 + i * 20, -190, 20 + i * 20, i % 2 ? -176 : -164), 'dark', 3);
  b.line('M84 -196V-142', 'main', 6);
  for (const x of [44, 160]) {
    b.shape(disc(x, -76, 32), 'dark');
    b.line(line(x, -76, x + 14, -96), 'light', 5);
  }
};

function reel(b: Brush, x: number, y: number, radius: number): void {
  b.shape(disc(x, y, radius), 'steel', 0.1);
  b.mark(disc(x, y, radius * 0.82), 'wood');
  for (let a = 30; a < 390; a += 120) {
    const [hx, hy] = polar(x, y, radius * 0.5, a);
    b.mark(disc(hx, hy, radius * 0.24), 'steel');
  }
  b.shape(disc(x, y, radius * 0.18), 'light');
}

export const tapeReels: Thing = (b) => {
  b.shape(box(-310, -330, 620, 330, 22), 'second', -0.2);
  reel(b, -150, -190, 122);
  reel(b, 150, -190, 104);
  b.line('M-150 -68Q0 -20 150 -86', 'wood', 6);
  b.shape(box(-44, -70, 88, 44, 6), 'dark');
  for (const x of [-230, -180, 180, 230]) b.shape(box(x - 16, -38, 32, 20, 4), 'light');
};

export const looseReel: Thing = (b) => {
  reel(b, 0, -110, 110);
  b.line('M100 -70Q190 -10 150 20T260 0', 'wood', 7);
};

export const microphone: Thing = (b) => {
  b.shape(disc(0, -10, 100, 20), 'dark');
  b.shape(box(-8, -220, 16, 210), 'steel', -0.2);
  b.shape(box(-52, -400, 104, 180, 50), 'steel');
  for (let y = -380; y < -300; y += 16) b.line(`M-48 ${y}H48`, 'dark', 4);
  b.shape(box(-56, -300, 112, 20, 6), 'main');
};

export const headphones: Thing = (b) => {
  b.line(arc(0, -150, 140, 182, 358), 'dark', 26);
  b.line(arc(0, -150, 140, 200, 340), 'main', 8);
  for (const side of [-1, 1]) {
    b.shape(box(side * 140 - 44, -190, 88, 150, 38), 'dark');
    b.shape(box(side * 118 - 24, -178, 48, 126, 24), 'main');
  }
};

export const hourglass: Thing = (b) => {
  b.shape(
    'M-100 -380H100Q104 -250 14 -196Q104 -140 100 -20H-100Q-104 -140 -14 -196Q-104 -250 -100 -380Z',
    'light',
    -0.1,
  );
  b.mark('M-74 -300H74Q60 -236 0 -204Q-60 -236 -74 -300Z', 'third');
  b.mark('M-86 -26Q-60 -90 0 -100Q60 -90 86 -26Z', 'third');
  b.line('M0 -204V-96', 'third', 5);
  b.shape(box(-130, -412, 260, 36, 8) + box(-130, -24, 260, 36, 8), 'wood');
  for (const x of [-116, 104]) b.shape(box(x, -380, 14, 360), 'wood', -0.15);
};

export function clock(hours: number, minutes: number, role: Role = 'main', radius = 110): Thing {
  return (b) => {
    b.shape(disc(0, 0, radius), role);
    b.shape(disc(0, 0, radius * 0.82), 'light');
    for (let a = 0; a < 360; a += 30) {
      const [p, q] = [polar(0, 0, radius * 0.76, a), polar(0, 0, radius * (a % 90 ? 0.68 : 0.6), a)];
      b.line(line(p[0], p[1], q[0], q[1]), 'dark', a % 90 ? 3 : 6);
    }
    const [h, m] = [
      polar(0, 0, radius * 0.44, (hours + minutes / 60) * 30 - 90),
      polar(0, 0, radius * 0.62, minutes * 6 - 90),
    ];
    b.line(line(0, 0, h[0], h[1]), 'dark', 10);
    b.line(line(0, 0, m[0], m[1]), 'dark', 6);
    b.mark(disc(0, 0, 8), role);
  };
}

export const alarmClock: Thing = (b) => {
  for (const side of [-1, 1]) {
    b.shape(limb([side * 70, -20], [side * 104, 0], 14, 10), 'dark');
    b.group(`translate(${side * 92} -262) rotate(${side * 38})`, () =>
      b.shape('M-62 20Q-50 -46 0 -48Q50 -46 62 20Z', 'third'),
    );
  }
  b.line('M0 -280v-36', 'dark', 12);
  b.group('translate(0 -140)', () => clock(9, 0, 'main', 146)(b));
};

export const stopwatch: Thing = (b) => {
  b.shape(box(-20, -190, 40, 50, 6), 'steel');
  b.shape(box(-30, -208, 60, 24, 8), 'dark');
  clock(12, 6, 'steel', 140)(b);
  b.mark(band(0, 0, 0.1, 88, -90, -54), 'main', 0.7);
};

export const lantern: Thing = (b) => {
  b.line(arc(0, -290, 70, 180, 360), 'dark', 9);
  b.shape('M-60 -290H60L40 -330H-40Z', 'main', -0.1);
  b.shape('M-70 -90L-56 -290H56L70 -90Z', 'third', 0.45);
  b.shape('M0 -240Q36 -180 0 -130Q-36 -180 0 -240Z', 'third');
  b.line('M-62 -190H62M0 -290V-90', 'dark', 4);
  b.shape('M-84 -90H84L96 0H-96Z', 'main');
};

export const magnifier: Thing = (b) => {
  b.shape(limb([76, 76], [190, 196], 15, 23), 'wood');
  b.mark(disc(0, 0, 104), 'light', 0.45);
  b.line(disc(0, 0, 104), 'dark', 22);
  b.line(disc(0, 0, 104), 'steel', 10);
  b.line(arc(0, 0, 74, 195, 255), 'light', 9);
};

export const balance: Thing = (b) => {
  b.shape('M-110 0Q-90 -40 -20 -44H20Q90 -40 110 0Z', 'wood');
  b.shape(box(-10, -400, 20, 360), 'gold', -0.1);
  b.shape(disc(0, -410, 22), 'gold');
  b.line('M-230 -330Q0 -420 230 -390', 'gold', 14);
  for (const [x, y] of [
    [-230, -330],
    [230, -390],
  ] as const) {
    b.line(line(x, y, x - 84, y + 176) + line(x, y, x + 84, y + 176), 'dark', 3);
    b.shape(
      `M${x - 98} ${y + 176}H${x + 98}Q${x + 70} ${y + 222} ${x} ${y + 222}T${x - 98} ${y + 176}Z`,
      'gold',
    );
  }
};

/** A wooden beam with a thin sensor of veneer on it, and its wire. */
export const woodSensor: Thing = (b) => {
  b.shape(box(-480, -170, 960, 170, 6), 'wood');
  for (let i = 0; i < 5; i++)
    b.line(
      `M-470 ${-146 + i * 30}Q-120 ${-160 + i * 32} 120 ${-140 + i * 28}T470 ${-150 + i * 31}`,
      'crust',
      4,
    );
  b.shape('M-220 -196L160 -196L200 -176L-180 -176Z', 'crust', 0.45);
  b.shape(box(-180, -178, 380, 26, 3), 'crust', 0.25);
  b.shape(box(-40, -232, 120, 44, 6), 'leaf', -0.1);
  for (const x of [-20, 12, 44]) b.mark(box(x, -220, 18, 18, 2), 'gold');
  b.line('M80 -212C200 -250 220 -330 330 -330S470 -300 560 -360', 'dark', 8);
  for (const r of [60, 100, 140]) b.line(arc(20, -210, r, 215, 325), 'main', 6);
};
