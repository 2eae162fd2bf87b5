/** Objects of streets, squares and houses. */
import { arc, arch, box, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Thing } from '../brush.ts';

/** The head of an old street lamp on its post. */

export const streetLamp: Thing = (b) => {
  b.shape(box(-11, -330, 22, 330), 'dark');
  b.shape(box(-30, -40, 60, 40, 6), 'dark', 0.1);
  b.shape(polygon(-86, -540, 86, -540, 54, -350, -54, -350), 'third');
  b.mark(polygon(-40, -526, 6, -526, 2, -362, -28, -362), 'light', 0.7);
  b.line('M-86 -540L-54 -350M86 -540L54 -350M0 -540V-350M-70 -440H70', 'dark', 8);
  b.shape('M-104 -540Q-84 -610 0 -626Q84 -610 104 -540Z', 'dark');
  b.shape(disc(0, -640, 18), 'dark', 0.15);
  b.shape(box(-70, -354, 140, 22, 8), 'dark', 0.1);
};

/** The front of a tram with its bow on the roof. */

export const tramFront: Thing = (b) => {
  b.line('M-70 -520L0 -590L70 -520M-120 -596H120', 'dark', 10);
  b.shape('M-190 -40V-430Q-190 -520 -90 -526H90Q190 -520 190 -430V-40Z', 'main');
  b.shape('M-160 -250V-420Q-150 -450 -120 -450H120Q150 -450 160 -420V-250Z', 'dark');
  b.mark('M-140 -262V-412L-20 -438V-262Z', 'light', 0.75);
  b.mark('M20 -262V-438L140 -412V-262Z', 'light', 0.75);
  b.shape(box(-74, -506, 148, 40, 8), 'dark');
  b.mark(box(-56, -494, 70, 16) + box(26, -494, 26, 16), 'third');
  b.mark(box(-190, -236, 380, 26), 'light');
  for (const x of [-116, 116]) {
    b.shape(disc(x, -150, 36), 'steel', 0.1);
    b.mark(disc(x, -150, 22), 'third');
  }
  b.shape(box(-200, -76, 400, 44, 10), 'dark');
  b.shape(box(-24, -58, 48, 70, 8), 'steel', -0.2);
  b.mark(box(-150, -32, 80, 34, 6) + box(70, -32, 80, 34, 6), 'dark');
};

export const pigeon: Thing = (b) => {
  b.line('M-10 -10V-70M30 -10V-70M-26 -6h30M14 -6h30', 'main', 7);
  b.shape('M-150 -30L-250 0L-236 -44L-140 -90Z', 'dark', 0.15);
  b.shape(
    'M-170 -60Q-120 -170 10 -170Q60 -176 76 -220Q90 -266 140 -262Q186 -254 182 -206Q176 -130 110 -76Q20 -30 -170 -60Z',
    'steel',
  );
  b.shape('M-170 -64Q-100 -160 40 -136Q40 -70 -60 -56Q-120 -50 -170 -64Z', 'steel', -0.3);
  b.line('M-110 -84Q-40 -110 20 -104M-84 -66Q-30 -84 14 -80', 'dark', 5);
  b.mark('M76 -200Q120 -150 176 -190Q160 -140 120 -120Q80 -140 76 -200Z', 'second', 0.7);
  b.shape('M180 -226L226 -210L178 -198Z', 'dark');
  b.mark(disc(150, -224, 9), 'main');
};

/** A striped barrier with a lamp. */

/** The round sign of a roundabout: three arrows in a ring. */

export const roundaboutSign: Thing = (b) => {
  b.shape(box(-12, -300, 24, 300), 'steel', -0.1);
  b.shape(disc(0, -430, 180), 'light');
  b.shape(disc(0, -430, 164), 'second');
  for (const turn of [0, 120, 240]) {
    const [x, y] = polar(0, -430, 84, turn + 74);
    b.line(arc(0, -430, 84, turn, turn + 70), 'light', 28);
    b.group(`translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn + 74 + 90})`, () =>
      b.mark('M-14 -44L46 0L-14 44Z', 'light'),
    );
  }
};

/** A stop's post with timetable, loudspeaker and a large button. */

export const speakingPost: Thing = (b) => {
  b.shape(box(-14, -600, 28, 600), 'steel', -0.15);
  b.shape(disc(0, -600, 84), 'third');
  b.mark(box(-46, -624, 92, 38, 12), 'dark');
  b.mark(box(-36, -616, 30, 16, 3) + box(6, -616, 30, 16, 3), 'light');
  b.shape(box(-84, -470, 168, 190, 10), 'dark', 0.1);
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 5; k++) b.mark(disc(-48 + k * 24, -444 + row * 24, 7), 'light');
  b.shape(disc(0, -306, 22), 'main');
  b.shape(box(-70, -256, 140, 150, 4), 'light');
  for (let i = 0; i < 6; i++) b.line(line(-52, -234 + i * 22, 52 - (i % 3) * 20, -234 + i * 22), 'dark', 5);
  b.line('M112 -450q34 60 0 130M146 -480q60 90 0 190', 'main', 11);
};

export const whiteCane: Thing = (b) => {
  b.group('rotate(16)', () => {
    b.shape(box(-9, -560, 18, 520), 'light');
    b.mark(box(-9, -150, 18, 70) + box(-9, -330, 18, 40), 'main');
    b.shape(box(-15, -640, 30, 130, 12), 'dark');
    b.line('M0 -636q52 -10 46 60q-10 40 -40 20', 'dark', 6);
    b.shape(disc(0, -26, 20), 'light', -0.2);
  });
};

export const scrubBrush: Thing = (b) => {
  b.group('rotate(-22)', () => {
    b.shape(box(-11, -520, 22, 450, 8), 'wood');
    b.shape(box(-150, -90, 300, 48, 12), 'wood', -0.2);
    b.line(
      Array.from({ length: 19 }, (_, i) => `M${-138 + i * 15.4} -44l${(i % 3) * 6 - 6} 46`).join(''),
      'third',
      9,
    );
  });
};

/** A jack for lifting roofs: piston, base plate and pressure gauge. */

/** A crane's hook block with its sheave. */

/** An unexploded bomb, lying, with its fins. */

/** A piece of rail on a sleeper, with its screws. */

/** The cutting head of a tunnel drill. */

/** A window with open slatted shutters. */

export const shutterWindow: Thing = (b) => {
  b.shape(box(-116, -420, 232, 400, 4), 'light');
  b.shape(box(-92, -396, 184, 352), 'second', -0.25);
  b.line('M0 -396V-44M-92 -240H92', 'light', 12);
  b.mark(polygon(-84, -388, -20, -388, -84, -270), 'light', 0.4);
  for (const x of [-286, 128]) {
    b.shape(box(x, -424, 158, 408, 4), 'main');
    for (let i = 0; i < 13; i++) {
      b.shape(
        polygon(x + 20, -392 + i * 28, x + 138, -392 + i * 28, x + 138, -376 + i * 28, x + 20, -370 + i * 28),
        'main',
        i % 2 ? -0.2 : -0.12,
      );
    }
  }
  b.shape(box(-150, -20, 300, 26, 4), 'light', -0.15);
};

/** A balcony of a block of flats with its plants. */

export const balcony: Thing = (b) => {
  b.shape(box(-220, -470, 440, 470), 'light', -0.12);
  b.shape(box(-130, -430, 150, 400), 'second', -0.2);
  b.shape(box(40, -430, 120, 190), 'second', -0.2);
  b.line('M-55 -430V-30M40 -336H160', 'light', 10);
  for (const [x, h] of [
    [-150, 130],
    [-30, 170],
    [110, 150],
  ] as const) {
    for (let a = -150; a <= -30; a += 24) {
      const [px, py] = polar(x, -150, h * 0.75, a);
      b.line(
        `M${x} -150Q${Math.round((x + px) / 2)} ${Math.round(py)} ${Math.round(px)} ${Math.round(py) + 12}`,
        'leaf',
        9,
      );
    }
    b.shape(polygon(x - 40, -170, x + 40, -170, x + 30, -110, x - 30, -110), 'main');
  }
  b.shape(box(-250, -140, 500, 140, 4), 'third');
  for (let x = -226; x < 240; x += 34) b.mark(box(x, -126, 10, 112), 'dark', 0.3);
  b.shape(box(-264, -156, 528, 24, 6), 'steel', -0.1);
};

/** A post of a bridge's railing with its lattice. */

export const bridgeRailing: Thing = (b) => {
  b.shape(box(-330, -60, 660, 60, 4), 'steel', -0.3);
  for (let x = -280; x < 280; x += 80)
    b.line(`M${x} -62L${x + 80} -250M${x + 80} -62L${x} -250`, 'second', 12);
  b.shape(box(-330, -280, 660, 34, 10), 'second', -0.2);
  for (const x of [-300, -20, 260]) {
    b.shape(box(x, -330, 44, 330, 6), 'second', -0.3);
    b.shape(disc(x + 22, -344, 28), 'third');
    for (let y = -300; y < -20; y += 50) b.mark(disc(x + 22, y, 7), 'light', 0.7);
  }
};

/** A little fountain with two bowls. */

export const fountain: Thing = (b) => {
  b.shape('M-260 -110H260Q250 -20 150 0H-150Q-250 -20 -260 -110Z', 'light', -0.15);
  b.mark(disc(0, -110, 260, 26), 'second');
  b.shape(box(-30, -330, 60, 220, 8), 'light', -0.1);
  b.shape('M-140 -320H140Q120 -260 40 -250H-40Q-120 -260 -140 -320Z', 'light', -0.1);
  b.mark(disc(0, -320, 140, 18), 'second');
  b.line(
    'M0 -330V-450M0 -450Q-70 -470 -110 -330M0 -450Q70 -470 110 -330M-130 -316Q-200 -290 -210 -120M130 -316Q200 -290 210 -120',
    'second',
    10,
  );
};

export const parkBench: Thing = (b) => {
  for (const x of [-220, 196]) b.shape(polygon(x, -330, x + 24, -330, x + 34, 0, x - 6, 0), 'dark', 0.1);
  for (const [y, h] of [
    [-320, 34],
    [-274, 34],
    [-228, 34],
    [-150, 28],
    [-114, 28],
  ] as const)
    b.shape(box(-280, y, 560, h, 8), 'wood', y < -200 ? 0.05 : -0.12);
  b.line('M-206 -140Q-250 -150 -246 -80M212 -140Q256 -150 250 -80', 'dark', 13);
};

/** A striped market tent over a stall. */

export const marketStall: Thing = (b) => {
  for (const x of [-236, 220]) b.shape(box(x, -430, 16, 430), 'wood');
  b.shape(box(-250, -190, 500, 70, 4), 'wood', -0.1);
  for (let i = 0; i < 9; i++)
    b.shape(disc(-208 + i * 52, -206, 30), (['main', 'leaf', 'gold'] as const)[i % 3] ?? 'main');
  b.shape(box(-250, -176, 500, 176, 4), 'wood');
  b.line('M-250 -120H250M-250 -64H250', 'dark', 3);
  for (let i = 0; i < 6; i++) {
    const x = -288 + i * 96;
    b.shape(`M${x + 20} -540H${x + 76 + 14}L${x + 96} -420q-48 60 -96 0Z`, i % 2 ? 'light' : 'main');
  }
};

/** A film projector with two reels, on its stand. */

export const projector: Thing = (b) => {
  b.mark(polygon(120, -300, 420, -400, 420, -170, 120, -250), 'third', 0.4);
  b.shape(limb([-20, -170], [-110, 0], 12, 10) + limb([20, -170], [110, 0], 12, 10), 'dark');
  b.shape(box(-130, -330, 210, 170, 12), 'main');
  b.shape(box(76, -310, 70, 66, 10), 'dark', 0.1);
  b.mark(disc(142, -277, 12, 30), 'light');
  for (const [x, y] of [
    [-110, -430],
    [70, -450],
  ] as const) {
    b.shape(disc(x, y, 100), 'steel', -0.15);
    for (let a = 0; a < 360; a += 72) {
      const [px, py] = polar(x, y, 56, a + x);
      b.mark(disc(px, py, 26), 'dark');
    }
    b.shape(disc(x, y, 18), 'light');
  }
  b.mark(disc(-70, -220, 20) + disc(-16, -220, 12), 'third');
};

export const popcorn: Thing = (b) => {
  for (const [x, y] of [
    [-70, -250],
    [-20, -280],
    [40, -256],
    [80, -238],
    [-44, -226],
    [14, -236],
    [60, -220],
    [-86, -222],
  ] as const)
    b.shape(disc(x, y, 34) + disc(x + 20, y - 14, 24), 'third', 0.4);
  b.shape(polygon(-120, -220, 120, -220, 84, 0, -84, 0), 'light');
  for (let i = 0; i < 4; i++)
    b.mark(polygon(-110 + i * 62, -220, -80 + i * 62, -220, -60 + i * 44, 0, -80 + i * 44, 0), 'main');
};

/** The wheel of a lorry. */

export const stationClock: Thing = (b) => {
  b.shape(box(-16, -420, 32, 420), 'dark', 0.1);
  b.shape(box(-70, -30, 140, 30, 6), 'dark');
  b.line('M-16 -330Q-80 -350 -84 -420M16 -330Q80 -350 84 -420', 'dark', 10);
  b.shape(disc(0, -540, 150), 'main');
  b.shape(disc(0, -540, 126), 'light');
  for (let a = 0; a < 360; a += 30) {
    const [p, q] = [polar(0, -540, 116, a), polar(0, -540, a % 90 ? 104 : 92, a)];
    b.line(line(...p, ...q), 'dark', a % 90 ? 5 : 9);
  }
  b.line('M0 -540L-46 -590', 'dark', 15);
  b.line('M0 -540L30 -630', 'dark', 10);
  b.mark(disc(0, -540, 14), 'main');
};

/** A house door with a fanlight. */

export const houseDoor: Thing = (b) => {
  b.shape(box(-170, -560, 340, 560, 6), 'light', -0.1);
  b.shape(arch(-130, -520, 260, 520), 'main');
  b.mark(arch(-104, -494, 208, 118), 'third');
  b.line('M0 -496V-376M-84 -440L84 -400M84 -440L-84 -400', 'dark', 5);
  for (const x of [-104, 14]) for (const y of [-350, -170]) b.shape(box(x, y, 90, 150, 4), 'main', -0.2);
  b.mark(disc(-8, -190, 11), 'gold');
  b.mark(box(-30, -330, 60, 14), 'gold');
};
