/** Objects of schools, hospitals, laboratories, kitchens and studies. */
import { arc, box, disc, line, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export const globe: Thing = (b) => {
  b.shape(disc(0, -10, 130, 22), 'wood');
  b.shape(box(-13, -90, 26, 80), 'wood', -0.2);
  b.line(arc(0, -280, 214, -70, 110), 'gold', 20);
  b.shape(disc(0, -280, 186), 'second');
  b.shape('M-130 -400Q-40 -460 30 -420Q10 -370 -40 -360Q-30 -310 -80 -290Q-150 -310 -130 -400Z', 'leaf');
  b.shape('M20 -330Q100 -370 160 -310Q150 -220 90 -170Q40 -210 50 -260Q0 -290 20 -330Z', 'leaf', 0.1);
  b.shape('M-110 -220Q-60 -240 -20 -190Q-40 -120 -70 -110Q-120 -150 -110 -220Z', 'leaf', -0.05);
  b.mark('M-150 -330Q-110 -440 -20 -462Q-90 -400 -110 -300Z', 'light', 0.4);
};

/** A slate with a sum on it and a sponge on a string. */
export const slate: Thing = (b) => {
  b.shape(box(-260, -400, 520, 400, 12), 'wood');
  b.shape(box(-226, -366, 452, 332, 4), 'dark', 0.1);
  b.line(
    'M-170 -300V-220M-120 -300H-70V-260H-120V-220H-70M-20 -260H30M5 -285V-235M80 -300V-262H130M130 -300V-220',
    'light',
    11,
  );
  b.line('M-180 -180H150', 'light', 8);
  b.line('M-34 -140V-70M20 -140V-70H70V-108H20', 'third', 11);
  b.line('M250 -30Q310 20 280 60', 'crust', 7);
  b.shape(box(240, 50, 90, 60, 22), 'third');
};

export const stethoscope: Thing = (b) => {
  b.line('M-130 -560Q-150 -380 -60 -320Q0 -290 60 -320Q150 -380 130 -560', 'steel', 17);
  b.line('M0 -300Q0 -60 130 -60Q260 -70 240 -220', 'dark', 24);
  b.shape(disc(-130, -570, 22) + disc(130, -570, 22), 'dark');
  b.shape(disc(240, -270, 74), 'steel');
  b.shape(disc(240, -270, 50), 'light');
  b.line(arc(240, -270, 30, 200, 300), 'second', 8);
  b.shape('M-40 -330Q0 -270 40 -330L20 -290H-20Z', 'dark');
};

export const thermometer: Thing = (b) => {
  b.group('rotate(30)', () => {
    b.shape('M-36 -470Q-36 -510 0 -510Q36 -510 36 -470V-60Q36 0 0 0Q-36 0 -36 -60Z', 'light');
    b.mark(box(-10, -300, 20, 260), 'main');
    b.mark(disc(0, -40, 26), 'main');
    for (let y = -440; y < -110; y += 33) b.line(line(14, y, y % 2 ? 26 : 34, y), 'dark', 4.4);
  });
};

export const pillBottle: Thing = (b) => {
  b.shape(box(-120, -300, 240, 300, 24), 'crust', 0.1);
  b.shape(box(-120, -230, 240, 160), 'light');
  b.line('M-84 -190H60M-84 -156H90M-84 -122H10', 'dark', 9);
  b.mark(box(60, -206, 36, 12) + box(72, -218, 12, 36), 'main');
  b.shape(box(-132, -370, 264, 80, 12), 'light', -0.05);
  for (let x = -116; x < 120; x += 24) b.line(line(x, -360, x, -302), 'steel', 4);
  for (const [x, y] of [
    [190, -24],
    [250, -22],
    [216, -58],
  ] as const) {
    b.shape(disc(x, y, 32, 23), 'light');
    b.line(line(x - 20, y, x + 20, y), 'dark', 3.4);
  }
};

export const microscope: Thing = (b) => {
  b.shape(box(-190, -40, 380, 40, 12), 'dark');
  b.line('M120 -40Q240 -200 130 -400', 'second', 56);
  b.shape(box(-120, -190, 250, 30, 6), 'dark', 0.1);
  b.mark(box(-80, -200, 120, 11), 'light');
  b.group('translate(20 -300) rotate(-18)', () => {
    b.shape(box(-46, -210, 92, 250, 10), 'light', -0.05);
    b.shape(box(-34, -270, 68, 66, 10), 'dark');
    b.shape(box(-30, 38, 60, 60, 8), 'steel');
    b.mark(box(-46, -120, 92, 26), 'main');
  });
  b.shape(disc(140, -260, 44), 'steel');
  b.mark(disc(140, -260, 20), 'dark');
};

export function flask(role: Role = 'main'): Thing {
  return (b) => {
    b.shape('M-40 -430H40V-270L170 -40Q180 0 140 0H-140Q-180 0 -170 -40L-40 -270Z', 'light', -0.06);
    b.mark('M-96 -180H96L160 -44Q166 -12 136 -12H-136Q-166 -12 -160 -44Z', role, 0.85);
    b.mark(disc(-30, -90, 19) + disc(40, -60, 13) + disc(20, -140, 11), 'light', 0.7);
    b.shape(box(-54, -450, 108, 26, 10), 'light');
    b.line('M60 -160h40M74 -120h50M92 -80h56', 'dark', 5);
  };
}

export const testTubes: Thing = (b) => {
  for (const [i, role] of (['main', 'third', 'second', 'leaf'] as const).entries()) {
    const x = -180 + i * 120;
    b.shape(`M${x - 34} -370h68v290q0 34 -34 34t-34 -34Z`, 'light', -0.04);
    b.mark(`M${x - 28} ${-250 + i * 26}h56v${166 - i * 26}q0 30 -28 30t-28 -30Z`, role);
    b.line(line(x - 42, -370, x + 42, -370), 'steel', 12);
  }
  b.shape(box(-260, -260, 520, 36, 6), 'wood');
  b.shape(box(-260, -120, 520, 36, 6), 'wood', -0.1);
  for (const x of [-260, 232]) b.shape(box(x, -290, 28, 290, 6), 'wood', -0.2);
};

export const cookingPot: Thing = (b) => {
  b.line('M-60 -360q-20 -40 0 -76t0 -76M0 -380q-20 -40 0 -76t0 -76M60 -360q-20 -40 0 -76t0 -76', 'light', 11);
  for (const x of [-280, 210]) b.shape(box(x, -200, 70, 36, 14), 'dark');
  b.shape('M-220 -250H220V-60Q216 0 140 0H-140Q-216 0 -220 -60Z', 'main');
  b.shape(disc(0, -250, 226, 36), 'main', -0.3);
  b.mark(disc(0, -246, 196, 25), 'third');
  b.mark('M-196 -210H-150V-30Q-190 -30 -196 -70Z', 'light', 0.4);
  for (const [x, role] of [
    [-80, 'leaf'],
    [30, 'main'],
    [100, 'leaf'],
  ] as const)
    b.mark(disc(x, -246, 30, 11), role);
};

export const ladle: Thing = (b) => {
  b.group('rotate(14)', () => {
    b.line('M0 -70V-520q0 -50 44 -44', 'steel', 22);
    b.shape('M-96 -110H96Q90 0 0 0Q-90 0 -96 -110Z', 'steel', -0.1);
    b.mark(disc(0, -110, 96, 20), 'dark', 0.6);
  });
};

/** A plate of vegetables with an egg on them. */
export const fullPlate: Thing = (b) => {
  b.shape(disc(0, -130, 300, 130), 'light');
  b.shape(disc(0, -136, 226, 92), 'light', -0.12);
  b.shape(disc(0, -142, 196, 76), 'leaf', 0.2);
  for (let i = 0; i < 15; i++) {
    const [x, y] = polar(0, -142, 60 + ((i * 37) % 110), i * 79);
    b.mark(disc(x, -142 + (y + 142) * 0.42, 16, 12), i % 3 ? 'leaf' : 'main');
  }
  b.shape('M-80 -170Q-40 -220 30 -196Q96 -180 80 -140Q30 -110 -40 -126Q-96 -136 -80 -170Z', 'light', 0.3);
  b.shape(disc(4, -164, 36, 25), 'gold');
  b.line('M-380 -30V-240M-400 -240v60q20 30 40 0v-60M-380 -240v60', 'steel', 9);
};

export const armchair: Thing = (b) => {
  for (const x of [-190, 160]) b.shape(box(x, -50, 30, 50, 4), 'wood');
  b.shape('M-170 -60V-430Q-160 -520 0 -524Q160 -520 170 -430V-60Z', 'main');
  b.line('M-86 -100V-440Q-80 -490 -66 -508M0 -100V-520M86 -100V-440Q80 -490 66 -508', 'dark', 4);
  b.shape(box(-160, -210, 320, 110, 30), 'main', 0.14);
  for (const x of [-260, 150])
    b.shape(`M${x} -40V-250Q${x} -300 ${x + 55} -300Q${x + 110} -300 ${x + 110} -250V-40Z`, 'main', -0.12);
  b.group('translate(66 -250) rotate(14)', () => {
    b.shape(box(-76, -90, 152, 146, 26), 'third');
    b.line('M-56 -70L56 36M-56 0L0 -70', 'light', 7);
  });
};

export const monitor: Thing = (b) => {
  b.shape(box(-100, -24, 200, 24, 8), 'steel', -0.2);
  b.shape(polygon(-40, -120, 40, -120, 54, -20, -54, -20), 'steel', -0.1);
  b.shape(box(-300, -480, 600, 370, 18), 'dark', 0.08);
  b.shape(box(-274, -454, 548, 310, 6), 'second');
  b.mark(box(-250, -430, 170, 120, 4), 'light');
  b.mark(box(-250, -290, 260, 16) + box(-250, -256, 200, 16) + box(-250, -222, 230, 16), 'light', 0.8);
  b.mark(box(60, -430, 190, 250, 4), 'third');
  b.mark('M60 -180L130 -300L180 -240L250 -360V-180Z', 'main');
};

/** Keys of a keyboard, seen along the desk. */
export const keyboard: Thing = (b) => {
  b.shape(polygon(-360, 0, -310, -230, 310, -230, 360, 0), 'light', -0.1);
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 11; k++) {
      const half = 290 + row * 12;
      const w = (half * 2) / 11;
      const [x, y] = [-half + k * w, -214 + row * 52];
      if (row === 3 && k > 2 && k < 8) continue;
      b.shape(box(x + 3, y, w - 6, 42, 7), (row + k) % 13 === 4 ? 'main' : 'light', 0.12);
    }
  b.shape(box(-162, -58, 290, 42, 7), 'light', 0.12);
};

export const computerMouse: Thing = (b) => {
  b.line('M0 -330Q20 -440 160 -430', 'dark', 9);
  b.shape('M-110 -110Q-120 -330 0 -336Q120 -330 110 -110Q100 0 0 0Q-100 0 -110 -110Z', 'light');
  b.line('M0 -334V-190M-108 -190H108', 'dark', 5);
  b.shape(box(-15, -300, 30, 76, 15), 'main');
};

export const toyRocket: Thing = (b) => {
  b.shape('M-60 -40Q-20 40 0 90Q20 40 60 -40Z', 'third');
  b.shape('M-90 -160Q-180 -120 -190 -10L-70 -50ZM90 -160Q180 -120 190 -10L70 -50Z', 'main');
  b.shape('M0 -620Q120 -480 110 -260Q106 -120 70 -40H-70Q-106 -120 -110 -260Q-120 -480 0 -620Z', 'light');
  b.shape('M0 -620Q70 -540 96 -440H-96Q-70 -540 0 -620Z', 'main');
  b.shape(disc(0, -330, 56), 'steel');
  b.shape(disc(0, -330, 38), 'second');
  b.mark('M-92 -200H92L84 -150H-84Z', 'second');
};

export const telescope: Thing = (b) => {
  b.line('M0 -260L-130 0M0 -260L130 0M0 -260L16 0', 'wood', 19);
  b.group('translate(0 -290) rotate(-28)', () => {
    b.shape(box(-180, -54, 150, 108, 10), 'dark');
    b.shape(box(-50, -66, 200, 132, 6), 'main');
    b.shape(box(140, -80, 170, 160, 8), 'light', -0.05);
    b.mark(box(140, -80, 24, 160) + box(280, -80, 30, 160), 'gold');
    b.shape(box(-250, -26, 80, 52, 8), 'steel');
  });
  b.shape(disc(0, -270, 30), 'gold');
};

/** A satellite the size of a lunch box, with its aerials. */
export const cubeSatellite: Thing = (b) => {
  b.line('M-150 -300L-330 -470M160 -300L350 -450M-130 -60L-300 110M150 -60L320 90', 'steel', 10);
  b.shape(polygon(-160, -290, 60, -330, 190, -280, -30, -236), 'steel', 0.2);
  b.shape(polygon(-160, -290, -30, -236, -30, 20, -160, -50), 'second');
  b.shape(polygon(190, -280, -30, -236, -30, 20, 190, -40), 'dark', 0.1);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const [x, y] = [-14 + i * 66, -212 + j * 76 - i * 11];
      b.shape(polygon(x, y, x + 54, y - 9, x + 54, y + 50, x, y + 60), 'second', (i + j) % 2 ? 0.25 : 0);
    }
  b.line('M-130 -250L-60 -222M-130 -190L-60 -160M-130 -130L-60 -98', 'light', 6);
  b.mark(disc(-96, -60, 19, 25), 'gold');
};

/** A king and a knight of a set of chessmen. */
export const chessmen: Thing = (b) => {
  const foot = (x: number, role: Role) => {
    b.shape(box(x - 92, -46, 184, 46, 12), role);
    b.shape(polygon(x - 66, -46, x + 66, -46, x + 50, -90, x - 50, -90), role, -0.1);
  };
  foot(-120, 'light');
  b.shape('M-166 -90Q-150 -240 -180 -330H-60Q-90 -240 -74 -90Z', 'light');
  b.shape('M-194 -330Q-200 -430 -120 -436Q-40 -430 -46 -330Z', 'light', -0.05);
  b.line('M-120 -440V-530M-154 -496H-86', 'dark', 19);
  b.line('M-188 -336H-52', 'dark', 7);
  foot(140, 'dark');
  b.shape(
    'M86 -90Q70 -200 150 -250Q110 -240 70 -214Q40 -220 50 -260Q90 -350 160 -380L176 -420L200 -370Q270 -300 230 -180Q210 -130 206 -90Z',
    'dark',
    0.1,
  );
  b.mark(disc(136, -316, 11), 'light');
  b.line('M196 -340Q240 -260 206 -150', 'steel', 7);
};

/** A chessboard in perspective. */
export const chessboard: Thing = (b) => {
  b.shape(polygon(-340, 0, -230, -220, 230, -220, 340, 0), 'wood', -0.2);
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 6; k++) {
      if ((row + k) % 2) continue;
      const at = (u: number, v: number): [number, number] => [(u - 3) * (72 + v * 16), -206 + v * 33];
      b.mark(polygon(...at(k, row), ...at(k + 1, row), ...at(k + 1, row + 1), ...at(k, row + 1)), 'light');
    }
};

/** A hand mirror with a chased handle. */
export const handMirror: Thing = (b) => {
  b.shape(box(-24, -190, 48, 190, 22), 'gold');
  b.shape(disc(0, -340, 160, 180), 'gold');
  b.shape(disc(0, -340, 130, 150), 'second', 0.5);
  b.mark('M-80 -400Q-50 -460 10 -466L-60 -300Q-90 -340 -80 -400Z', 'light', 0.8);
};

/** Folded towels with a bar of soap on them. */
export const towels: Thing = (b) => {
  for (let i = 0; i < 3; i++) {
    b.shape(box(-210, -90 - i * 86, 420, 84, 36), (['second', 'light', 'main'] as const)[i] ?? 'main');
    b.line(line(-150, -48 - i * 86, 170, -48 - i * 86), 'dark', 4);
  }
  b.shape(box(-70, -320, 150, 56, 26), 'third');
};

/** A cup seen from the side, with a wafer and its bill. */
export const cappuccinoCup: Thing = (b) => {
  b.shape(disc(0, -20, 290, 40), 'light', -0.1);
  b.line('M190 -240Q320 -240 300 -140Q280 -60 160 -70', 'light', 36);
  b.shape('M-210 -300H210Q210 -60 90 -30H-90Q-210 -60 -210 -300Z', 'light');
  b.shape(disc(0, -300, 212, 50), 'crust');
  b.mark('M0 -272Q-110 -300 -60 -328Q-20 -342 0 -318Q20 -342 60 -328Q110 -300 0 -272Z', 'light');
  b.shape(box(190, -64, 110, 34, 6), 'crust', 0.2);
  b.mark('M-186 -240H-150Q-140 -120 -90 -70Q-180 -110 -186 -240Z', 'steel', 0.35);
};
