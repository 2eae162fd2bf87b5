/** Instruments and objects of crafts, arts and games. */
import { arc, box, curve, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export const viola: Thing = (b) => {
  b.shape(box(-15, -560, 30, 250, 6), 'dark');
  b.shape('M-20 -560Q-34 -610 0 -624Q34 -610 20 -560Z', 'wood', -0.2);
  b.shape(
    'M0 -330Q96 -330 100 -258Q96 -220 70 -196Q62 -170 78 -146Q128 -112 124 -50Q112 16 0 16Q-112 16 -124 -50Q-128 -112 -78 -146Q-62 -170 -70 -196Q-96 -220 -100 -258Q-96 -330 0 -330Z',
    'wood',
  );
  b.line('M-52 -190q-22 40 4 84M52 -190q22 40 -4 84', 'dark', 6);
  b.shape(box(-26, -96, 52, 12, 3), 'crust');
  b.shape('M-20 -70H20L12 6H-12Z', 'dark');
  for (const x of [-9, -3, 3, 9]) b.line(line(x, -570, x * 1.4, -20), 'light', 1.8);
};

export const cimbalom: Thing = (b) => {
  b.shape('M-330 -40L-220 -210H220L330 -40Z', 'wood');
  b.shape('M-290 -56L-200 -192H200L290 -56Z', 'crust', 0.35);
  for (let i = 0; i < 11; i++)
    b.line(line(-206 - i * 8, -184 + i * 12, 206 + i * 8, -184 + i * 12), 'dark', 2);
  b.line('M-110 -190L-150 -58M90 -190L130 -58', 'wood', 9);
  b.shape(box(-330, -40, 660, 40, 6), 'wood', -0.2);
};

export const mallets: Thing = (b) => {
  for (const turn of [-24, 20])
    b.group(`rotate(${turn})`, () => {
      b.shape(limb([0, 150], [0, -140], 8, 6), 'wood');
      b.shape(disc(10, -150, 26, 18), 'light');
    });
};

export const zither: Thing = (b) => {
  b.shape(
    'M-380 -70Q-390 -130 -330 -130L250 -150Q380 -150 380 -60Q380 20 250 20L-340 0Q-384 0 -380 -70Z',
    'wood',
  );
  b.shape(disc(180, -64, 50), 'dark');
  b.line(disc(180, -64, 58), 'light', 4);
  for (let i = 0; i < 7; i++) b.line(line(-356, -112 + i * 15, 320, -128 + i * 18), 'light', 2);
  for (let x = -300; x < 90; x += 34) b.line(line(x, -124, x, -84), 'third', 5);
  b.mark(disc(-60, -20, 12) + disc(-92, -26, 8) + disc(-30, -26, 8), 'main');
};

export const drum: Thing = (b) => {
  b.shape('M-190 -170V-20Q-190 30 0 30T190 -20V-170Z', 'main');
  b.shape(disc(0, -170, 190, 52), 'light');
  b.line('M-190 -150L-130 10L-60 -122L0 28L60 -122L130 10L190 -150', 'light', 6);
  b.line(disc(0, -170, 190, 52), 'third', 12);
  for (const [x, y, s] of [
    [-60, -180, 9],
    [20, -160, 12],
    [84, -186, 8],
    [-20, -196, 7],
  ] as const) {
    b.mark(disc(x, y, s, s * 0.5), 'second', 0.8);
    b.line(`M${x} ${y - 16}v-34M${x - 16} ${y - 12}l-14 -22M${x + 16} ${y - 12}l14 -22`, 'second', 4);
  }
};

export const drumsticks: Thing = (b) => {
  for (const turn of [64, 96])
    b.group(`rotate(${turn})`, () => {
      b.shape(limb([0, 160], [0, -150], 11, 7), 'crust');
      b.shape(disc(0, -160, 13, 18), 'crust', 0.2);
    });
};

export const unplugged: Thing = (b) => {
  b.line('M-300 40C-180 -60 -120 90 0 20S100 -40 150 0', 'dark', 13);
  b.shape(box(146, -34, 92, 68, 16), 'dark');
  b.shape(box(236, -22, 46, 10, 4) + box(236, 12, 46, 10, 4), 'steel');
};

export const trumpet: Thing = (b) => {
  b.line('M-260 -150H200', 'gold', 20);
  b.line('M-120 -150V-80Q-120 -46 -80 -46H80Q120 -46 120 -80V-150', 'gold', 17);
  b.shape('M180 -166Q290 -170 340 -240V-60Q290 -130 180 -134Z', 'gold');
  b.shape(disc(340, -150, 20, 92), 'gold', -0.25);
  for (const x of [-50, 0, 50]) {
    b.shape(box(x - 16, -196, 32, 150, 8), 'gold', 0.25);
    b.shape(box(x - 6, -226, 12, 32), 'steel');
    b.shape(box(x - 15, -236, 30, 14, 6), 'light');
  }
  b.shape(box(-292, -164, 38, 28, 10), 'steel');
};

export const accordion: Thing = (b) => {
  for (let i = 0; i < 9; i++)
    b.shape(
      polygon(
        -116 + i * 26,
        -300 - (i % 2) * 14,
        -90 + i * 26,
        -286 - ((i + 1) % 2) * 14,
        -90 + i * 26,
        -6 + ((i + 1) % 2) * 14,
        -116 + i * 26,
        -20 + (i % 2) * 14,
      ),
      i % 2 ? 'main' : 'dark',
      i % 2 ? 0 : 0.2,
    );
  b.shape(box(-270, -320, 160, 330, 24), 'main', -0.12);
  b.shape(box(112, -320, 160, 330, 24), 'main', -0.12);
  b.shape(box(-262, -296, 50, 280, 6), 'light');
  for (let y = -280; y < -30; y += 30) b.line(`M-262 ${y}h50`, 'dark', 3);
  for (let y = -280; y < -40; y += 45) b.mark(box(-262, y, 28, 16), 'dark');
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 3; k++) b.mark(disc(150 + k * 38, -276 + row * 46, 11), 'light');
  b.line('M-190 -300q30 60 0 120M-170 -150h40M-170 -110h40', 'third', 5);
};

function keyboard(width: number): Thing {
  return (b) => {
    b.shape(box(-width / 2, -30, width, 60), 'light');
    for (let x = -width / 2 + 26; x < width / 2; x += 26) b.line(line(x, -30, x, 30), 'dark', 2);
    for (let x = -width / 2 + 17, i = 0; x < width / 2 - 20; x += 26, i++)
      if (i % 7 !== 2 && i % 7 !== 6) b.mark(box(x, -30, 17, 36), 'dark');
  };
}

export const pianoKeys: Thing = (b) => {
  b.group('scale(2.1)', () => keyboard(430)(b));
};

export function uprightPiano(role: Role): Thing {
  return (b) => {
    b.shape(box(-190, -360, 380, 250, 8), role);
    b.shape(box(-206, -384, 412, 28, 6), role, -0.2);
    b.shape(box(-150, -330, 130, 110, 4) + box(20, -330, 130, 110, 4), role, 0.14);
    b.shape(box(-206, -170, 412, 30, 4), role, -0.25);
    b.group('translate(0 -150) scale(0.9 0.6)', () => keyboard(416)(b));
    b.shape(box(-180, -130, 360, 126, 4), role, -0.12);
    b.shape(box(-200, -140, 30, 140, 4) + box(170, -140, 30, 140, 4), role, -0.3);
    b.mark(box(-20, -20, 12, 16) + box(8, -20, 12, 16), 'third');
  };
}

export function record(role: Role): Thing {
  return (b) => {
    b.shape(disc(0, 0, 150), 'dark');
    for (const radius of [134, 118, 102, 86, 72]) b.line(disc(0, 0, radius), 'steel', 1.4);
    b.shape(disc(0, 0, 54), role);
    b.mark(disc(0, 0, 9), 'light');
    b.line(arc(0, 0, 110, 200, 240) + arc(0, 0, 110, 20, 60), 'light', 5);
  };
}

export const recordCrate: Thing = (b) => {
  const roles: Role[] = ['main', 'third', 'second', 'light', 'fourth', 'main', 'dark'];
  roles.forEach((role, i) => {
    b.group(`translate(${-150 + i * 52} -60) rotate(${-10 + i * 3})`, () => {
      b.shape(box(-110, -230, 220, 230, 3), role);
      b.mark(disc(0, -130, 58), i % 2 ? 'dark' : 'light', 0.55);
    });
  });
  b.shape(box(-300, -150, 600, 150, 6), 'wood');
  b.mark(box(-70, -104, 140, 34, 17), 'dark', 0.7);
};

export const puppet: Thing = (b) => {
  for (const [x, to] of [
    [-84, -104],
    [0, 0],
    [84, 104],
  ] as const)
    b.line(line(to * 0.7, -560, x, x === 0 ? -400 : -210), 'dark', 3);
  b.shape(box(-140, -580, 280, 22, 8), 'wood');
  b.shape(limb([-34, -170], [-50, -20], 20, 15) + limb([34, -170], [46, -20], 20, 15), 'second');
  b.shape(disc(-62, -14, 34, 18) + disc(60, -14, 34, 18), 'dark');
  b.shape(limb([-50, -270], [-96, -196], 19, 14) + limb([50, -270], [96, -196], 19, 14), 'main');
  b.shape('M-70 -300H70L92 -140H-92Z', 'main');
  b.mark(disc(0, -250, 9) + disc(0, -210, 9) + disc(0, -170, 9), 'light');
  b.shape(disc(0, -366, 78), 'crust', 0.4);
  b.shape('M-84 -376Q-70 -470 0 -470T84 -376Q40 -420 0 -416T-84 -376Z', 'wood');
  for (const x of [-28, 28]) {
    b.shape(disc(x, -366, 21), 'third');
    for (const [dx, dy] of [
      [-6, -6],
      [6, -6],
      [-6, 6],
      [6, 6],
    ] as const)
      b.mark(disc(x + dx, -366 + dy, 3), 'dark');
  }
  b.line('M-24 -326q24 20 48 0', 'dark', 5);
};

export function spool(role: Role, height = 190): Thing {
  return (b) => {
    b.shape(`M-56 -20V${-height + 20}H56V-20Z`, role);
    for (let y = -height + 30; y < -26; y += 13) b.line(`M-56 ${y}L56 ${y + 8}`, 'dark', 2);
    b.shape(box(-74, -height, 148, 24, 6) + box(-74, -24, 148, 24, 6), 'wood');
    b.line(`M50 ${-height * 0.5}q60 40 100 ${height * 0.5}`, role, 4);
  };
}

/** A weaver's shuttle. */
export const shuttle: Thing = (b) => {
  b.shape('M-250 0Q-120 -62 0 -62T250 0Q120 62 0 62T-250 0Z', 'wood');
  b.shape(box(-110, -30, 220, 60, 24), 'dark');
  b.shape(box(-84, -20, 160, 40, 12), 'main');
  for (let x = -76; x < 70; x += 14) b.line(line(x, -20, x + 8, 20), 'light', 2.4);
  b.line('M60 10Q180 120 340 90', 'main', 4);
};

export function paintCan(role: Role): Thing {
  return (b) => {
    b.line(arc(0, -180, 96, 190, 350), 'steel', 6);
    b.shape('M-104 -170V-10Q-104 16 0 16T104 -10V-170Z', 'steel');
    b.shape(disc(0, -170, 104, 26), role);
    b.shape('M-104 -166Q-100 -120 -70 -118T-40 -70T-6 -112T40 -96T104 -160Z', role);
    b.mark(box(-60, -84, 120, 60, 4), 'light');
  };
}

export function paintBrush(role: Role): Thing {
  return (b) => {
    b.shape(limb([0, 170], [0, -20], 14, 10), 'wood');
    b.shape(box(-24, -66, 48, 52, 3), 'steel');
    b.shape('M-24 -66H24Q30 -120 0 -156Q-30 -120 -24 -66Z', role);
  };
}

export function fish(role: Role): Thing {
  return (b) => {
    b.shape('M-150 0Q-60 -84 60 -62Q120 -40 150 0Q120 40 60 62Q-60 84 -150 0Z', role);
    b.shape('M-140 0L-220 -66Q-200 0 -220 66Z', role, -0.15);
    b.shape(
      curve([
        [-20, -66],
        [20, -108],
        [70, -64],
      ]),
      role,
      -0.15,
    );
    b.mark(disc(98, -12, 12), 'light');
    b.mark(disc(100, -12, 6), 'dark');
    b.line('M62 -44q-22 44 0 88M20 -30q-18 30 0 60M-24 -30q-18 30 0 60', 'dark', 3.4);
  };
}

export const pocketKnife: Thing = (b) => {
  b.shape('M-40 -14Q160 -30 300 -104Q320 -70 250 -30Q150 26 -40 26Z', 'steel', 0.1);
  b.line('M20 -6Q160 -24 260 -66', 'dark', 3);
  b.shape(
    'M-320 -30Q-330 -64 -280 -60Q-120 -40 -30 -30Q0 0 -30 34Q-140 52 -270 44Q-320 30 -320 -30Z',
    'wood',
  );
  b.mark(disc(-260, -8, 8) + disc(-160, 0, 8) + disc(-60, 2, 8), 'third');
  b.shape(box(-40, -30, 30, 62, 6), 'third');
};

export const needleThread: Thing = (b) => {
  b.line('M-200 60C-120 -80 -20 120 60 0S180 -60 210 -110', 'main', 6);
  b.shape('M196 -96L330 -190L214 -84Z', 'steel');
};

/** A book in a wooden press. */
export const bookPress: Thing = (b) => {
  b.shape(box(-230, -30, 460, 40, 6), 'wood', -0.15);
  b.shape(box(-170, -84, 340, 54, 4), 'main');
  b.mark(box(60, -76, 112, 38), 'light');
  b.shape(box(-170, -140, 340, 54, 4), 'second');
  b.mark(box(60, -132, 112, 38), 'light');
  b.shape(box(-230, -184, 460, 44, 6), 'wood');
  for (const x of [-196, 160]) {
    b.shape(box(x, -330, 36, 320, 4), 'wood', -0.2);
    for (let y = -316; y < -190; y += 18) b.line(`M${x} ${y}l36 10`, 'dark', 3);
    b.shape(box(x - 34, -238, 104, 34, 16), 'crust');
  }
};

export const palmHands: Thing = (b) => {
  for (const side of [-1, 1])
    b.group(`scale(${side} 1) rotate(14)`, () => {
      b.shape(box(-150, 20, 96, 260, 16), 'second');
      b.shape(box(-150, -120, 96, 160, 40), 'crust', 0.35);
      for (let i = 0; i < 4; i++)
        b.shape(box(-150 + i * 25, -226 + (i === 0 || i === 3 ? 24 : 0), 22, 140, 11), 'crust', 0.35);
      b.shape(limb([-60, -30], [-20, -110], 17, 13), 'crust', 0.3);
    });
  for (let a = -140; a <= -40; a += 25) {
    const [p, q] = [polar(0, -160, 150, a), polar(0, -160, 200, a)];
    b.line(line(p[0], p[1], q[0], q[1]), 'third', 9);
  }
};
