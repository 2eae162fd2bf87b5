/** Objects of offices, courts, counters, warehouses and figures. */
import { arc, box, disc, limb, line, type Point, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export const gavel: Thing = (b) => {
  b.shape(disc(-60, -20, 200, 26), 'wood', -0.25);
  b.shape('M-240 -70H120V-30Q-60 -6 -240 -30Z', 'wood', -0.1);
  b.group('translate(20 -190) rotate(-24)', () => {
    b.shape(box(40, -18, 330, 36, 18), 'wood', 0.1);
    b.shape(box(-60, -130, 120, 260, 20), 'wood');
    b.mark(box(-60, -92, 120, 22) + box(-60, 70, 120, 22), 'gold');
    b.mark(box(-44, -120, 22, 240, 10), 'light', 0.3);
  });
};

/** A ballot box with a paper half in its slit. */
export const ballotBox: Thing = (b) => {
  b.group('translate(-10 -370) rotate(-7)', () => {
    b.shape(box(-96, -170, 192, 230, 3), 'light');
    for (let i = 0; i < 3; i++) {
      b.line(box(-74, -140 + i * 52, 32, 32, 2), 'dark', 5);
      b.line(line(-24, -124 + i * 52, 70, -124 + i * 52), 'dark', 8);
    }
    b.line('M-68 -84l10 14l22 -30', 'main', 10);
  });
  b.shape(polygon(-230, -320, 230, -320, 270, -262, -270, -262), 'main', 0.1);
  b.mark(polygon(-120, -300, 120, -300, 126, -284, -126, -284), 'dark');
  b.shape(box(-240, -270, 480, 270, 4), 'main');
  b.shape(box(-110, -200, 220, 130, 4), 'light');
  b.line('M-60 -136l40 44l86 -90', 'second', 20);
};

export const rubberStamp: Thing = (b) => {
  b.shape(disc(0, -350, 78), 'wood');
  b.mark(disc(-24, -374, 20), 'light', 0.6);
  b.shape('M-34 -290H34L46 -130H-46Z', 'wood', -0.15);
  b.shape(box(-140, -136, 280, 70, 10), 'dark', 0.1);
  b.shape(box(-130, -66, 260, 34, 3), 'main');
  b.mark(disc(0, -6, 190, 14), 'main', 0.5);
};

/** A pile of files tied with tape. */
export const filePile: Thing = (b) => {
  for (const [i, role] of (['crust', 'second', 'third', 'main', 'crust', 'fourth'] as const).entries()) {
    const [x, y] = [((i * 37) % 40) - 20, -i * 58];
    b.shape(box(-210 + x, y - 56, 420, 56, 6), role, 0.05);
    b.mark(box(-196 + x, y - 46, 392, 12) + box(-196 + x, y - 26, 392, 12), 'light');
    b.shape(box(110 + x, y - 42, 70, 30, 3), 'light');
  }
  b.line('M-30 0V-360M30 0V-360', 'dark', 9);
};

export const waterJug: Thing = (b) => {
  b.line('M110 -330Q230 -330 210 -200Q190 -100 100 -90', 'steel', 22);
  b.shape('M-130 -400L120 -370L104 0H-110Z', 'light', -0.08);
  b.mark('M-122 -250H112L102 -10H-108Z', 'second', 0.75);
  b.mark(disc(-30, -220, 40, 16) + disc(50, -236, 30, 13), 'third');
  b.mark(polygon(-96, -350, -60, -346, -62, -40, -88, -40), 'light', 0.7);
};

export const glassOfWater: Thing = (b) => {
  b.shape(polygon(-90, -260, 90, -260, 66, 0, -66, 0), 'light', -0.06);
  b.mark(polygon(-80, -170, 80, -170, 64, -10, -64, -10), 'second', 0.7);
  b.mark(polygon(-62, -240, -42, -240, -36, -30, -50, -30), 'light', 0.8);
};

/** A chairman's bell on its foot. */
export const tableBell: Thing = (b) => {
  b.shape(box(-18, -430, 36, 150, 14), 'wood');
  b.shape(disc(0, -440, 34), 'wood', 0.1);
  b.shape(
    'M-50 -290H50Q80 -190 120 -110Q150 -70 170 -60V-30H-170V-60Q-150 -70 -120 -110Q-80 -190 -50 -290Z',
    'gold',
  );
  b.mark('M-30 -276H0Q-40 -160 -90 -80L-120 -70Q-60 -150 -30 -276Z', 'light', 0.5);
  b.line('M-150 -74H150', 'dark', 6);
  b.shape(disc(0, -16, 30), 'dark');
};

export const namePlate: Thing = (b) => {
  b.shape(polygon(-250, 0, -200, -150, 200, -150, 250, 0), 'light');
  b.mark(polygon(-250, 0, -200, -150, -190, -150, -236, 0), 'main');
  b.line('M-140 -100H120M-150 -58H60', 'dark', 14);
  b.mark(polygon(200, -150, 250, 0, 290, 0), 'dark', 0.5);
};

export function notebook(role: Role = 'main'): Thing {
  return (b) => {
    b.shape(box(-170, -420, 340, 420, 14), role);
    b.shape(box(-130, -420, 300, 420, 8), role, 0.12);
    for (let y = -396; y < -20; y += 38) b.line(`M-170 ${y}q-34 -12 -30 10t60 6`, 'steel', 7);
    b.shape(box(-60, -340, 170, 90, 4), 'light');
    b.line('M-36 -310H84M-36 -282H40', 'dark', 7);
    b.mark(box(130, -420, 14, 420), 'dark', 0.5);
  };
}

/** A stone capital on its fluted column. */
export const column: Thing = (b) => {
  b.shape(box(-120, -430, 240, 430), 'light', -0.08);
  for (let x = -96; x <= 84; x += 36) b.shape(box(x, -430, 16, 430, 8), 'light', -0.25);
  b.shape('M-170 -520Q-190 -450 -120 -430H120Q190 -450 170 -520Z', 'light');
  for (const side of [-1, 1]) {
    b.line(arc(side * 140, -474, 40, side > 0 ? 180 : 0, side > 0 ? 500 : -320), 'dark', 8);
    b.line(arc(side * 140, -474, 18, 0, 320), 'dark', 6);
  }
  b.shape(box(-210, -560, 420, 44, 4), 'light', -0.1);
  b.line('M-90 -500Q0 -450 90 -500', 'dark', 6);
};

/** A shopper's basket with bread, milk and leek. */
export const shoppingBasket: Thing = (b) => {
  b.shape(box(-130, -420, 100, 260, 8), 'light');
  b.shape(polygon(-130, -420, -30, -420, -80, -480), 'second');
  b.mark(box(-116, -350, 72, 50), 'second');
  b.shape(limb([60, -390], [20, -180], 46, 50), 'crust', 0.05);
  b.line('M40 -390l44 20M36 -330l44 20M30 -270l44 20', 'light', 8);
  b.shape('M120 -180L190 -480L220 -470L170 -180Z', 'leaf', 0.3);
  b.line('M-230 -220Q-200 -520 0 -530Q200 -520 230 -220', 'main', 18);
  b.shape('M-260 -230H260L216 0H-216Z', 'main');
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 8; k++) b.mark(box(-214 + k * 55 + row * 3, -190 + row * 58, 34, 38, 4), 'dark', 0.4);
};

export const barcodeScanner: Thing = (b) => {
  b.shape(polygon(-20, -220, 80, -240, 120, 0, 20, 0), 'dark', 0.08);
  b.shape('M-210 -360Q-220 -420 -160 -426L100 -400Q140 -390 130 -330L110 -220H-190Z', 'main');
  b.mark('M-216 -390L-150 -396V-260L-196 -256Z', 'dark');
  b.shape(box(-40, -226, 40, 70, 16), 'third');
  b.mark(polygon(-210, -340, -420, -440, -420, -180, -206, -290), 'main', 0.25);
  b.line('M-210 -320H-420', 'main', 6);
};

/** A sack truck with two boxes. */
export const handTruck: Thing = (b) => {
  b.line('M-120 -560Q-190 -560 -180 -500L-150 -60', 'steel', 22);
  b.shape(box(-150, -50, 360, 26, 6), 'steel', -0.2);
  b.shape(box(-130, -270, 320, 216, 4), 'crust');
  b.mark(box(8, -270, 44, 90), 'light', 0.7);
  b.shape(box(-120, -450, 250, 178, 4), 'crust', 0.15);
  b.shape(box(-70, -400, 110, 60, 3), 'light');
  b.line('M-56 -386V-352M-44 -386V-352M-28 -386V-352M-18 -386V-352M0 -386V-352M18 -386V-352', 'dark', 5);
  b.shape(disc(-150, -40, 54), 'dark');
  b.mark(disc(-150, -40, 22), 'third');
};

/** The handwheel of a strongroom door. */
export const vaultWheel: Thing = (b) => {
  b.shape(disc(0, -280, 280), 'steel', -0.2);
  b.shape(disc(0, -280, 236), 'steel', 0.05);
  for (let a = 15; a < 375; a += 30) {
    const [x, y] = polar(0, -280, 258, a);
    b.mark(disc(x, y, 13), 'dark', 0.8);
  }
  b.line(disc(0, -280, 132), 'main', 26);
  for (let a = 0; a < 360; a += 72) {
    const [p, q] = [polar(0, -280, 40, a - 90), polar(0, -280, 196, a - 90)];
    b.line(line(...p, ...q), 'main', 20);
    b.shape(disc(q[0], q[1], 26), 'gold');
  }
  b.shape(disc(0, -280, 52), 'main');
  b.mark(disc(0, -280, 20), 'dark');
};

export const goldBars: Thing = (b) => {
  const bar = (x: number, y: number) => {
    b.shape(polygon(x - 130, y, x + 90, y, x + 66, y - 84, x - 106, y - 84), 'gold');
    b.shape(polygon(x - 106, y - 84, x + 66, y - 84, x + 120, y - 116, x - 40, y - 116), 'gold', 0.4);
    b.shape(polygon(x + 90, y, x + 66, y - 84, x + 120, y - 116, x + 144, y - 36), 'gold', -0.3);
    b.line(box(x - 60, y - 58, 70, 28, 3), 'dark', 4);
  };
  for (const x of [-210, 40, 290]) bar(x - 40, 0);
  for (const x of [-90, 160]) bar(x - 40, -92);
  bar(-5, -184);
};

/** A heap of coins that has fallen over, and one coin on its edge. */
export const coinHeap: Thing = (b) => {
  for (const [x, count] of [
    [-180, 3],
    [120, 5],
    [-40, 7],
  ] as const)
    for (let i = 0; i < count; i++) {
      b.shape(`M${x - 96} ${-22 - i * 30}v22a96 26 0 0 0 192 0v-22Z`, 'gold', -0.2);
      b.shape(disc(x, -24 - i * 30, 96, 26), 'gold', i % 2 ? 0.12 : 0.02);
    }
  b.shape(disc(250, -100, 100), 'gold');
  b.line(disc(250, -100, 76), 'dark', 5);
  b.line('M226 -140h48M250 -140v82M226 -58h48', 'dark', 12);
};

export const lightBulb: Thing = (b) => {
  b.shape('M-70 -150Q-180 -250 -150 -380Q-110 -500 0 -500Q110 -500 150 -380Q180 -250 70 -150Z', 'third');
  b.mark('M-112 -370Q-90 -450 -20 -466Q-70 -420 -84 -340Z', 'light', 0.8);
  b.line('M-30 -160L-50 -320l34 30l16 -40l16 40l34 -30L30 -160', 'dark', 7);
  b.shape(box(-70, -156, 140, 120, 14), 'steel');
  b.line('M-70 -120H70M-70 -84H70', 'dark', 8);
  b.shape('M-40 -36H40L20 0H-20Z', 'dark');
};

export const brickStack: Thing = (b) => {
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 3; k++)
      b.shape(
        box(-240 + k * 160 + (row % 2) * 24, -66 - row * 66, 152, 60, 4),
        'main',
        ((row + k * 2) % 3) * 0.1 - 0.12,
      );
  b.group('translate(60 -350) rotate(-12)', () => {
    b.shape(polygon(-150, 10, 30, -30, 40, 40), 'steel');
    b.line('M30 0H80V-36H110', 'dark', 12);
    b.shape(box(100, -60, 150, 46, 20), 'wood');
  });
};

/** A desk-top calculator with its roll of paper. */
export const calculator: Thing = (b) => {
  b.shape(box(-80, -560, 180, 180, 2), 'light');
  for (let i = 0; i < 5; i++) b.line(line(-50, -536 + i * 30, 66 - (i % 3) * 24, -536 + i * 30), 'dark', 7);
  b.shape(box(-190, -420, 380, 420, 24), 'dark', 0.1);
  b.shape(box(-156, -386, 312, 84, 8), 'leaf', 0.5);
  b.line('M20 -364V-324M56 -364H90V-344H56V-324H90M116 -364V-324', 'dark', 7);
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 4; k++)
      b.shape(box(-154 + k * 80, -272 + row * 64, 62, 48, 8), k === 3 ? 'main' : 'light', -0.04);
};

export const ruler: Thing = (b) => {
  b.group('rotate(-14)', () => {
    b.shape(box(-330, -96, 660, 92, 4), 'third');
    for (let i = 0; i <= 26; i++)
      b.line(line(-312 + i * 24, -96, -312 + i * 24, i % 5 ? -66 : -46), 'dark', i % 5 ? 4 : 7);
  });
};

/** A sheet with a chart of rising bars. */
export const chartSheet: Thing = (b) => {
  b.shape(box(-210, -520, 420, 520, 4), 'light');
  b.line('M-160 -470H60M-160 -434H-20', 'dark', 12);
  b.line('M-160 -390V-60H170', 'dark', 7);
  for (const [i, tall] of [70, 120, 100, 190, 250].entries())
    b.shape(box(-138 + i * 60, -62 - tall, 42, tall), i === 4 ? 'main' : 'second');
};

/** A round cake of shares, one piece pulled out. */
export const pieChart: Thing = (b) => {
  const slice = (x: number, y: number, from: number, to: number) => {
    const [p, q] = [polar(x, y, 210, from), polar(x, y, 210, to)];
    return `M${x} ${y}L${p.map(Math.round).join(' ')}A210 210 0 ${to - from > 180 ? 1 : 0} 1 ${q.map(Math.round).join(' ')}Z`;
  };
  b.shape(slice(0, -220, 20, 160), 'second');
  b.shape(slice(0, -220, 160, 270), 'third');
  b.shape(slice(34, -250, 270, 380), 'main');
};

/** Pins in a board, joined by threads. */
export const pinboard: Thing = (b) => {
  b.shape(box(-300, -430, 600, 430, 8), 'wood', -0.1);
  b.shape(box(-274, -404, 548, 378, 3), 'crust', 0.25);
  const pins: Point[] = [
    [-200, -320],
    [-40, -360],
    [140, -330],
    [-120, -180],
    [70, -210],
    [210, -130],
    [-210, -80],
    [30, -90],
  ];
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [0, 3],
    [3, 4],
    [4, 2],
    [4, 5],
    [3, 6],
    [6, 7],
    [7, 5],
    [1, 4],
  ] as const) {
    const [p, q] = [pins[i] ?? [0, 0], pins[j] ?? [0, 0]];
    b.line(line(...p, ...q), 'main', 5);
  }
  for (const [i, [x, y]] of pins.entries())
    b.shape(disc(x, y, 19), (['second', 'third', 'dark'] as const)[i % 3] ?? 'dark');
};

/** A child's counting frame. */
export const abacus: Thing = (b) => {
  for (const x of [-240, 212]) b.shape(box(x, -430, 28, 430, 8), 'wood', -0.15);
  b.shape(box(-260, -446, 520, 30, 8) + box(-280, -30, 560, 30, 8), 'wood');
  for (let row = 0; row < 5; row++) {
    const y = -376 + row * 76;
    b.line(line(-212, y, 212, y), 'steel', 7);
    const left = [3, 6, 4, 7, 2][row] ?? 3;
    for (let k = 0; k < 8; k++) {
      const x = k < left ? -190 + k * 36 : 190 - (7 - k) * 36;
      b.shape(
        disc(x, y, 17, 29),
        (['main', 'second', 'third'] as const)[(row + (k < left ? 0 : 1)) % 3] ?? 'main',
      );
    }
  }
};

/** A country's outline on folded paper, with a pin in it. */
export const countryMap: Thing = (b) => {
  b.shape(box(-320, -400, 640, 400, 4), 'light');
  b.line('M-106 -400V0M106 -400V0', 'steel', 4);
  b.shape(
    'M-270 -160L-230 -230L-150 -250L-110 -310L-20 -290L60 -330L170 -320L270 -270L250 -210L180 -170L150 -100L60 -80L-20 -50L-110 -40L-200 -80Z',
    'second',
  );
  b.line('M-60 -292Q-80 -200 -40 -130T-30 -52', 'light', 9);
  b.line('M90 -326Q60 -200 100 -90', 'light', 6);
  b.shape('M-20 -210Q-76 -290 -60 -330Q-20 -400 20 -330Q36 -290 -20 -210Z', 'main');
  b.mark(disc(-20, -326, 17), 'light');
};

/** A little die. */
export const dice: Thing = (b) => {
  b.shape(polygon(-130, -200, 10, -250, 150, -200, 10, -150), 'light', 0.1);
  b.shape(polygon(-130, -200, 10, -150, 10, 20, -130, -40), 'light', -0.1);
  b.shape(polygon(150, -200, 10, -150, 10, 20, 150, -40), 'light', -0.25);
  b.mark(disc(10, -200, 26, 13) + disc(-92, -140, 13, 19) + disc(-34, -70, 13, 19), 'dark');
  b.mark(
    disc(50, -130, 12, 19) + disc(112, -150, 12, 19) + disc(50, -50, 12, 19) + disc(112, -76, 12, 19),
    'dark',
  );
};

/** A jar filled with buttons in three colours. */
export const buttonJar: Thing = (b) => {
  b.shape(box(-140, -330, 280, 330, 40), 'light', -0.06);
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 5; k++) {
      const [x, y] = [-96 + k * 48 + (row % 2) * 10, -34 - row * 48];
      b.shape(disc(x, y, 26), (['main', 'second', 'third'] as const)[(row * 2 + k) % 3] ?? 'main');
      b.mark(disc(x - 7, y, 4) + disc(x + 7, y, 4), 'dark');
    }
  b.shape(box(-124, -372, 248, 46, 8), 'wood');
};
