/** Sports gear. */
import { arc, band, box, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Brush, Role, Thing } from '../brush.ts';

export const whistle: Thing = (b) => {
  b.line('M-150 -150Q-260 -190 -250 -60Q-230 60 -110 20', 'main', 12);
  b.shape(
    'M-150 -210H190Q214 -210 214 -186V-130H60Q64 20 -66 24Q-196 20 -196 -100Q-196 -180 -150 -210Z',
    'steel',
  );
  b.shape(disc(-66, -100, 76), 'steel', -0.25);
  b.mark(disc(-66, -100, 44), 'dark', 0.8);
  b.mark(polygon(10, -210, 70, -210, 40, -166), 'dark');
  b.shape(disc(-156, -190, 24), 'dark');
  b.mark(box(90, -196, 110, 14, 6), 'light', 0.7);
};

/** A scarf in two colours, hanging in folds. */
export function scarfIn(role: Role): Thing {
  return (b) => {
    for (const [x, turn] of [
      [-70, 8],
      [60, -7],
    ] as const)
      b.group(`translate(${x} -460) rotate(${turn})`, () => {
        b.shape(box(-54, 0, 108, 420, 6), role);
        for (let y = 40; y < 400; y += 88) b.mark(box(-54, y, 108, 44), 'light');
        for (let k = 0; k < 8; k++) b.line(`M${-48 + k * 14} 420v44`, role, 6);
      });
    b.shape('M-150 -480Q0 -560 150 -480Q140 -420 0 -436Q-140 -420 -150 -480Z', role, -0.15);
  };
}

export const scarf: Thing = scarfIn('main');

export function medalIn(metal: Role): Thing {
  return (b) => drawMedal(b, metal);
}

export const medal: Thing = medalIn('gold');

function drawMedal(b: Brush, metal: Role): void {
  b.shape(polygon(-120, -520, -40, -520, 40, -220, -20, -220), 'main');
  b.shape(polygon(120, -520, 40, -520, -40, -220, 20, -220), 'second');
  b.mark(polygon(-92, -520, -68, -520, 10, -220, -6, -220), 'light');
  b.shape(disc(0, -120, 120), metal);
  b.line(disc(0, -120, 92), 'dark', 4);
  b.shape(
    polygon(
      ...[0, 72, 144, 216, 288].flatMap((a) => [
        ...polar(0, -116, 66, a - 90),
        ...polar(0, -116, 28, a - 54),
      ]),
    ),
    metal,
    0.4,
  );
}

/** A running shoe in profile. */
export const runningShoe: Thing = (b) => {
  b.shape(
    'M-260 -60Q-280 -190 -220 -250Q-150 -210 -90 -250Q-20 -130 120 -110Q250 -96 270 -50V-40H-260Z',
    'main',
  );
  b.shape('M90 -114Q250 -100 270 -46H110Q70 -70 90 -114Z', 'light', -0.05);
  b.shape('M-262 -60Q-276 -150 -244 -214Q-190 -170 -176 -56Z', 'second');
  b.mark(
    'M-120 -60Q-60 -130 -50 -210L-20 -180Q-30 -110 -60 -56ZM-40 -58Q10 -110 10 -150L40 -130Q36 -90 10 -56Z',
    'light',
  );
  for (let i = 0; i < 5; i++)
    b.line(line(-64 + i * 34, -226 + i * 24, -24 + i * 30, -240 + i * 28), 'light', 9);
  b.shape('M-276 -60H280Q296 -10 250 0H-240Q-280 -6 -276 -60Z', 'light');
  for (let i = 0; i < 11; i++)
    b.mark(polygon(-250 + i * 46, -16, -226 + i * 46, -16, -230 + i * 46, 4, -246 + i * 46, 4), 'dark');
};

export const soccerBall: Thing = (b) => {
  b.shape(disc(0, -200, 200), 'light');
  const patch = (x: number, y: number, size: number, turn: number) =>
    polygon(...[0, 72, 144, 216, 288].flatMap((a) => [...polar(x, y, size, a + turn)]));
  b.mark(patch(0, -200, 74, -90), 'dark');
  for (let a = -90; a < 270; a += 72) {
    const [p, q] = [polar(0, -200, 74, a), polar(0, -200, 142, a)];
    b.line(line(...p, ...q), 'dark', 8);
    const [l, m] = [polar(0, -200, 196, a - 17), polar(0, -200, 196, a + 17)];
    const [u, v] = [polar(0, -200, 146, a - 14), polar(0, -200, 146, a + 14)];
    b.mark(
      `M${u.map(Math.round).join(' ')}L${v.map(Math.round).join(' ')}L${m.map(Math.round).join(' ')}L${l.map(Math.round).join(' ')}Z`,
      'dark',
    );
    const [s, t] = [polar(0, -200, 146, a + 14), polar(0, -200, 146, a + 58)];
    b.line(line(...s, ...t), 'dark', 7);
  }
};

/** A football boot with studs. */
export const footballBoot: Thing = (b) => {
  for (const x of [-190, -130, 60, 120, 180])
    b.shape(polygon(x, -34, x + 34, -34, x + 26, 0, x + 8, 0), 'steel');
  b.shape('M-240 -40Q-256 -170 -210 -230Q-150 -250 -110 -226Q-60 -130 80 -120Q240 -110 250 -40Z', 'second');
  b.mark(
    'M-110 -60Q-90 -120 -60 -150L-34 -134Q-66 -100 -74 -56ZM-40 -56Q-20 -100 0 -126L30 -120Q4 -90 -2 -54Z',
    'light',
  );
  b.line('M-120 -200L-60 -220M-96 -170L-34 -190M-66 -142L0 -160', 'light', 10);
  b.shape(box(-246, -54, 500, 26, 12), 'dark');
};

/** A racing driver's helmet with a dark visor. */
export const racingHelmet: Thing = (b) => {
  b.shape(
    'M-190 -20Q-230 -190 -180 -290Q-120 -400 20 -400Q190 -396 220 -230Q230 -160 220 -130L200 -20Q0 20 -190 -20Z',
    'main',
  );
  b.shape('M-20 -290Q110 -310 214 -256Q232 -190 222 -140Q100 -120 -30 -156Q-60 -220 -20 -290Z', 'dark');
  b.mark('M10 -270Q110 -286 196 -246Q204 -230 206 -214Q110 -250 6 -236Z', 'light', 0.5);
  b.mark('M-170 -310Q-90 -390 20 -396L40 -356Q-60 -352 -150 -270Z', 'light');
  b.mark('M-206 -150L-40 -120L210 -100L206 -70L-40 -84L-208 -110Z', 'third');
  b.mark(disc(-58, -222, 22), 'steel');
};

export const racingTyre: Thing = (b) => {
  b.shape(disc(0, -240, 240), 'dark');
  b.line(arc(0, -240, 196, 200, 340), 'third', 16);
  b.line(arc(0, -240, 196, 20, 160), 'third', 16);
  b.shape(disc(0, -240, 140), 'steel', -0.25);
  for (let a = 0; a < 360; a += 36)
    b.mark(
      limb(polar(0, -240, 44, a) as [number, number], polar(0, -240, 122, a + 10) as [number, number], 9, 14),
      'dark',
    );
  b.shape(polygon(...[0, 60, 120, 180, 240, 300].flatMap((a) => [...polar(0, -240, 46, a)])), 'main');
  b.mark(disc(0, -240, 18), 'dark');
};

export const swimGoggles: Thing = (b) => {
  b.line('M-210 -100Q-330 -150 -300 -30M210 -100Q330 -150 300 -30', 'dark', 18);
  for (const x of [-118, 118]) {
    b.shape(
      `M${x - 108} -104Q${x - 100} -180 ${x} -180Q${x + 100} -180 ${x + 108} -104Q${x + 96} -20 ${x} -18Q${x - 96} -20 ${x - 108} -104Z`,
      'dark',
    );
    b.shape(
      `M${x - 82} -104Q${x - 76} -152 ${x} -152Q${x + 76} -152 ${x + 82} -104Q${x + 72} -48 ${x} -46Q${x - 72} -48 ${x - 82} -104Z`,
      'second',
    );
    b.mark(
      `M${x - 60} -112Q${x - 50} -142 ${x - 6} -142L${x - 44} -70Q${x - 62} -84 ${x - 60} -112Z`,
      'light',
      0.7,
    );
  }
  b.line('M-24 -110Q0 -130 24 -110', 'dark', 16);
};

export const kickboard: Thing = (b) => {
  b.shape('M-140 0V-320Q-130 -470 0 -476Q130 -470 140 -320V0Z', 'main');
  b.mark('M-140 -90H140V-50H-140ZM-140 -150H140V-126H-140Z', 'light');
  b.mark(box(-110, -300, 40, 110, 20) + box(70, -300, 40, 110, 20), 'dark', 0.5);
};

export const swimCap: Thing = (b) => {
  b.shape('M-190 0Q-210 -220 0 -236Q210 -220 190 0Q0 -44 -190 0Z', 'main');
  b.mark('M-40 -234Q0 -240 40 -234Q66 -120 60 -24Q0 -28 -60 -24Q-66 -120 -40 -234Z', 'light');
  b.line('M-150 -60Q-150 -160 -90 -204', 'light', 8);
};

/** A sticky ball for the hand, with its seams. */
export const handball: Thing = (b) => {
  b.shape(disc(0, -180, 180), 'third');
  b.line(arc(-220, -180, 170, -44, 44), 'dark', 7);
  b.line(arc(220, -180, 170, 136, 224), 'dark', 7);
  b.line('M-178 -180H-52M52 -180H178M0 -360V-250M0 -110V0', 'dark', 7);
  b.line(disc(0, -180, 60), 'dark', 7);
};

/** A roll of tape. */
export const tapeRoll: Thing = (b) => {
  b.shape(disc(0, -110, 110), 'light');
  b.line(disc(0, -110, 88), 'dark', 3);
  b.line(disc(0, -110, 74), 'dark', 3);
  b.shape(disc(0, -110, 54), 'crust', -0.1);
  b.mark(disc(0, -110, 36), 'dark');
  b.shape(polygon(90, -56, 220, -30, 214, 0, 20, 0), 'light', -0.06);
};

export const bikeWheel: Thing = (b) => {
  b.line(disc(0, -270, 256), 'dark', 24);
  b.line(disc(0, -270, 236), 'steel', 11);
  for (let a = 0; a < 360; a += 20) {
    const [p, q] = [polar(0, -270, 24, a + (a % 40 ? 60 : -60)), polar(0, -270, 232, a)];
    b.line(line(...p, ...q), 'steel', 4.4);
  }
  b.shape(disc(0, -270, 32), 'main');
  b.mark(disc(0, -270, 12), 'dark');
  b.shape(box(214, -286, 40, 26, 5), 'third');
};

export const bikeHelmet: Thing = (b) => {
  b.shape('M-220 -50Q-230 -230 -20 -240Q190 -236 236 -70Q160 -34 0 -40Q-140 -30 -220 -50Z', 'main');
  for (const [x, w] of [
    [-150, 70],
    [-60, 84],
    [50, 84],
  ] as const)
    b.mark(
      `M${x} -90Q${x + w * 0.2} -190 ${x + w} -206Q${x + w * 0.8} -130 ${x + w * 0.7} -84Z`,
      'dark',
      0.85,
    );
  b.line('M-150 -44Q-110 60 -20 70M60 -40Q20 40 -20 70', 'dark', 9);
};

export const waterBottle: Thing = (b) => {
  b.shape(box(-74, -300, 148, 300, 20), 'second');
  b.mark(box(-74, -220, 148, 90), 'light');
  b.mark(polygon(-40, -140, 0, -210, 20, -160, 50, -170, 10, -136), 'main');
  b.shape('M-60 -300Q-56 -340 -30 -344H30Q56 -340 60 -300Z', 'dark');
  b.shape(box(-18, -386, 36, 46, 10), 'third');
  b.mark(box(-58, -280, 16, 260, 8), 'light', 0.5);
};

export const trophyCup: Thing = (b) => {
  for (const side of [-1, 1])
    b.line(
      `M${side * 120} -440Q${side * 250} -450 ${side * 220} -330Q${side * 200} -260 ${side * 96} -270`,
      'gold',
      22,
    );
  b.shape('M-140 -480H140Q150 -290 60 -220H-60Q-150 -290 -140 -480Z', 'gold');
  b.mark('M-108 -470H-50Q-60 -320 -30 -240Q-110 -310 -108 -470Z', 'light', 0.55);
  b.shape(disc(0, -480, 142, 22), 'gold', -0.25);
  b.shape(polygon(-26, -222, 26, -222, 46, -110, -46, -110), 'gold', -0.15);
  b.shape(box(-110, -114, 220, 40, 6), 'gold');
  b.shape(box(-136, -76, 272, 76, 6), 'dark');
  b.mark(box(-60, -56, 120, 36, 4), 'third');
};

/** A seat of the stands with its number plate. */
export const standSeat: Thing = (b) => {
  b.shape(limb([-110, -120], [-130, 0], 12, 10) + limb([110, -120], [130, 0], 12, 10), 'steel', -0.3);
  b.shape('M-160 -430Q-160 -470 -110 -470H110Q160 -470 160 -430L140 -210H-140Z', 'main');
  b.mark(box(-40, -430, 80, 56, 8), 'light');
  b.mark(box(-22, -418, 12, 32) + box(6, -418, 12, 32), 'dark');
  b.shape('M-150 -220H150L190 -140Q0 -100 -190 -140Z', 'main', -0.18);
};

export function startBlock(role: Role = 'dark'): Thing {
  return (b) => {
    b.shape(box(-230, -40, 460, 40, 6), 'steel', -0.2);
    for (const [x, lift] of [
      [-120, 190],
      [90, 150],
    ] as const) {
      b.shape(polygon(x - 60, -40, x + 70, -40, x + 70, -40 - lift), role, 0.1);
      b.shape(limb([x - 70, -44], [x + 66, -44 - lift], 16, 16), 'main');
      b.line(band(x, -60, 0.1, 20, 0, 90), 'light', 4);
    }
  };
}

/** An épée, upright on its point. */
export const epee: Thing = (b) => {
  b.shape(limb([0, -150], [0, -620], 5, 12), 'steel', 0.2);
  b.shape('M-96 -170Q0 -90 96 -170Q70 -214 0 -216Q-70 -214 -96 -170Z', 'steel', -0.1);
  b.shape(limb([0, -140], [0, -14], 26, 30), 'dark');
  b.shape(disc(0, -10, 24), 'gold');
};

/** A fencing mask: mesh in front, a bib below. */
export const fencingMask: Thing = (b) => {
  b.shape('M-150 -90L-190 0Q0 60 190 0L150 -90Z', 'light', -0.08);
  b.shape('M-190 -240Q-180 -430 0 -430Q180 -430 190 -240Q180 -70 0 -60Q-180 -70 -190 -240Z', 'light');
  b.shape('M-140 -240Q-130 -370 0 -370Q130 -370 140 -240Q130 -110 0 -104Q-130 -110 -140 -240Z', 'dark');
  for (let x = -88; x <= 88; x += 44) b.line(`M${x} -330V-150`, 'steel', 5);
  for (let y = -330; y <= -150; y += 36) b.line(`M-104 ${y}H104`, 'steel', 5);
};
