/** Household and street objects. */
import { arc, arch, box, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export function cardboardBox(width = 260, height = 190, labelled = true): Thing {
  return (b) => {
    b.shape(box(-width / 2, -height, width, height, 3), 'crust', 0.05);
    b.mark(box(-24, -height, 48, height * 0.42), 'crust', 0.4);
    b.line(line(-width / 2, -height * 0.98, width / 2, -height * 0.98), 'wood', 4);
    if (!labelled) return;
    b.shape(box(-width * 0.36, -height * 0.44, width * 0.46, height * 0.28, 3), 'light');
    b.line(
      line(-width * 0.3, -height * 0.34, 0, -height * 0.34) +
        line(-width * 0.3, -height * 0.24, -width * 0.08, -height * 0.24),
      'dark',
      4,
    );
  };
}

export const openBox: Thing = (b) => {
  b.shape('M-220 -170L-300 -250L-110 -236L-60 -180Z', 'crust', -0.12);
  b.shape('M220 -170L300 -250L110 -236L60 -180Z', 'crust', -0.12);
  b.shape(box(-220, -190, 440, 190, 4), 'crust', 0.05);
  b.mark(box(-220, -190, 440, 26), 'wood', 0.35);
  b.shape(disc(0, -80, 52), 'leaf', 0.1);
  b.line('M-26 -70q26 -50 52 -20M0 -84v44', 'light', 6);
};

export const chair: Thing = (b) => {
  b.shape(box(-96, -420, 22, 420, 8) + box(74, -420, 22, 420, 8), 'wood', -0.15);
  for (const y of [-390, -330, -270]) b.shape(box(-84, y, 168, 26, 8), 'wood');
  b.shape('M-120 -212H120L140 -176H-140Z', 'main');
  b.shape(box(-134, -180, 24, 180, 6) + box(110, -180, 24, 180, 6), 'wood');
};

export const stool: Thing = (b) => {
  b.shape(limb([-50, -250], [-84, 0], 11, 9) + limb([50, -250], [84, 0], 11, 9), 'dark');
  b.line('M-72 -90H72', 'steel', 9);
  b.shape(box(-92, -282, 184, 44, 22), 'main');
};

export const floorLamp: Thing = (b) => {
  b.shape(disc(0, -8, 74, 16), 'dark');
  b.shape(box(-6, -380, 12, 372), 'dark');
  b.shape('M-50 -500H50L104 -368H-104Z', 'third');
};

export const ladder: Thing = (b) => {
  for (const x of [-92, 92]) b.shape(limb([x * 0.74, -560], [x, 0], 13, 15), 'wood');
  for (let i = 0; i < 8; i++)
    b.shape(box(-74 - (8 - i) * -2.4 - 18, -510 + i * 64, 184 - (8 - i) * 5 - 4, 20, 6), 'wood', 0.14);
};

export const umbrella: Thing = (b) => {
  b.line('M0 -320V-40q0 44 44 40t36 -44', 'wood', 16);
  b.shape(
    'M-260 -300Q-230 -520 0 -530Q230 -520 260 -300Q216 -336 174 -300Q130 -336 88 -300Q44 -336 0 -300Q-44 -336 -88 -300Q-130 -336 -174 -300Q-216 -336 -260 -300Z',
    'main',
  );
  b.mark('M-88 -300Q-60 -470 0 -530Q-40 -440 0 -300Q-44 -336 -88 -300Z', 'dark', 0.25);
  b.mark('M88 -300Q60 -470 0 -530Q130 -480 174 -300Q130 -336 88 -300Z', 'light', 0.22);
  b.line('M0 -530v-26', 'dark', 9);
};

/** A closed umbrella, leaning, with its strap. */
export const foldedUmbrella: Thing = (b) => {
  b.line('M0 -420v-30q4 -46 -40 -46t-38 40', 'wood', 16);
  b.shape('M-44 -420H44L12 -40L0 0L-12 -40Z', 'main');
  b.mark('M-14 -420L0 0L-12 -40L-44 -420Z', 'dark', 0.3);
  b.line('M-34 -300Q0 -280 34 -300', 'light', 9);
};

export const suitcase: Thing = (b) => {
  b.line('M-46 -216v-34h92v34', 'dark', 15);
  b.shape(box(-190, -216, 380, 216, 24), 'wood');
  for (const x of [-120, 96]) b.mark(box(x, -216, 26, 216), 'dark', 0.45);
  b.mark(box(-126, -130, 38, 26, 4) + box(90, -130, 38, 26, 4), 'third');
  b.shape(disc(0, -76, 40), 'main');
  b.shape(box(-64, -180, 110, 44, 4), 'light');
};

export const schoolbag: Thing = (b) => {
  b.line(arc(0, -300, 44, 180, 360), 'dark', 15);
  b.shape(box(-150, -300, 300, 300, 54), 'second');
  b.shape(box(-112, -136, 224, 112, 22), 'second', 0.18);
  b.shape('M-150 -210V-246Q-146 -304 -96 -304H96Q146 -304 150 -246V-210Q80 -170 0 -170T-150 -210Z', 'main');
  b.shape(box(-22, -196, 44, 54, 8), 'third');
  b.mark(box(-80, -84, 160, 9, 4), 'dark', 0.5);
};

export const key: Thing = (b) => {
  b.shape(disc(0, -70, 62), 'gold');
  b.mark(disc(0, -78, 28), 'dark', 0.75);
  b.shape('M-14 -16H14V190H-14ZM14 110H58V136H14ZM14 156H44V180H14Z', 'gold');
};

export const keyRing: Thing = (b) => {
  b.line(disc(0, -170, 56), 'steel', 11);
  for (const [turn, role] of [
    [24, 'gold'],
    [-6, 'steel'],
    [-34, 'gold'],
  ] as const)
    b.group(`translate(0 -124) rotate(${turn}) scale(0.78)`, () => {
      b.shape(disc(0, 40, 54), role);
      b.mark(disc(0, 22, 18), 'dark', 0.7);
      b.shape('M-13 86H13V280H-13ZM13 200H50V222H13ZM13 244H40V266H13Z', role);
    });
};

/** A brass handle on its plate, on the door. */
export const doorHandle: Thing = (b) => {
  b.shape(box(-300, -560, 600, 700), 'second', -0.25);
  b.line(box(-250, -520, 500, 250, 6) + box(-250, -210, 500, 320, 6), 'dark', 5);
  b.shape(box(-56, -330, 112, 400, 40), 'gold', -0.05);
  b.line(box(-42, -316, 84, 372, 30), 'wood', 3);
  b.shape(
    'M-36 -230Q-30 -262 20 -258Q130 -256 190 -236Q236 -226 230 -196Q222 -170 180 -186Q110 -206 0 -196Q-40 -200 -36 -230Z',
    'gold',
    0.2,
  );
  b.mark('M0 -240Q100 -244 190 -216Q120 -228 0 -226Z', 'light', 0.85);
  b.shape(disc(0, -226, 40), 'gold', 0.1);
  b.mark(`${disc(0, -60, 17)}M-9 -56L-15 0H15L9 -56Z`, 'dark');
};

export const cuckooClock: Thing = (b) => {
  b.line('M-40 -60V150M40 -60V90', 'steel', 4);
  for (const [x, y] of [
    [-40, 150],
    [40, 90],
  ] as const)
    b.shape(box(x - 17, y, 34, 84, 15), 'wood', -0.3);
  b.shape('M-170 -250L0 -420L170 -250L196 -264L0 -460L-196 -264Z', 'wood', -0.25);
  b.shape('M-140 -256L0 -396L140 -256V-40H-140Z', 'wood');
  b.shape(arch(-40, -350, 80, 80), 'dark');
  b.shape('M-46 -348V-270L-82 -262V-338Z', 'crust');
  b.shape(disc(8, -302, 22), 'third');
  b.shape('M28 -304L62 -296L28 -288Z', 'main');
  b.mark(disc(14, -308, 4), 'dark');
  b.group('translate(0 -148)', () => {
    b.shape(disc(0, 0, 84), 'light');
    for (let a = 0; a < 360; a += 30) {
      const [x, y] = polar(0, 0, 66, a);
      b.mark(disc(x, y, a % 90 ? 4 : 8), 'dark');
    }
    b.line('M0 0V-46M0 0V-62', 'dark', 8);
  });
  for (const side of [-1, 1])
    b.shape(`M${side * 140} -60q${side * 70} -20 ${side * 60} -90q${side * -60} 0 ${side * -60} 90Z`, 'leaf');
};

/** A bench with an iron rail between its two seats, so that nobody can lie down. */
export const dividedBench: Thing = (b) => {
  for (let i = 0; i < 3; i++) b.shape(box(-420, -330 + i * 52, 840, 36, 8), 'wood', i === 1 ? 0.12 : 0);
  for (let i = 0; i < 2; i++) b.shape(box(-440, -160 + i * 34, 880, 26, 8), 'wood', i ? -0.1 : 0.12);
  for (const x of [-380, 380]) b.line(`M${x} -340V-130L${x - 26} 0M${x} -130L${x + 30} 0`, 'dark', 20);
  for (const x of [-130, 130]) b.line(`M${x} -126V-230q0 -40 44 -40`, 'dark', 18);
  for (const x of [-130, 130]) b.line(`M${x + 44} -270V-126`, 'dark', 18);
};

export const waitingBench: Thing = (b) => {
  b.shape('M-420 -360H420L404 -150H-404Z', 'wood');
  for (let x = -360; x < 400; x += 72) b.line(line(x, -350, x * 0.98, -156), 'dark', 3);
  b.shape(box(-430, -160, 860, 44, 10), 'wood', 0.15);
  for (const x of [-400, -20, 360]) b.shape(box(x, -118, 40, 118, 4), 'dark', 0.1);
};

export const bucket: Thing = (b) => {
  b.line(arc(0, -210, 120, 190, 350), 'dark', 8);
  b.shape('M-130 -210H130L100 0H-100Z', 'second');
  b.shape(disc(0, -210, 130, 24), 'second', -0.3);
  for (const [x, y, s] of [
    [-70, -216, 30],
    [-20, -228, 40],
    [40, -222, 34],
    [84, -212, 24],
  ] as const)
    b.shape(disc(x, y, s, s * 0.8), 'light');
  b.mark(box(-84, -170, 22, 130, 10), 'light', 0.4);
};

export const broom: Thing = (b) => {
  b.shape(limb([0, -560], [0, -150], 10, 12), 'wood');
  b.shape(box(-70, -170, 140, 44, 10), 'main');
  b.shape('M-66 -126H66L110 0H-110Z', 'crust');
  for (let x = -70; x <= 70; x += 28) b.line(line(x * 0.7, -120, x * 1.2, -8), 'wood', 3);
};

/** A panel of bells with names. */
export const entryphone: Thing = (b) => {
  b.shape(box(-210, -560, 420, 560, 18), 'steel');
  b.shape(box(-178, -528, 356, 120, 10), 'steel', -0.35);
  for (let y = -514; y < -416; y += 17) b.line(`M-150 ${y}H150`, 'dark', 5);
  for (let row = 0; row < 5; row++)
    for (const x of [-178, 12]) {
      const y = -376 + row * 72;
      b.shape(box(x, y, 116, 46, 4), 'light');
      b.line(
        line(x + 12, y + 18, x + (row % 2 ? 96 : 76), y + 18) + line(x + 12, y + 32, x + 58, y + 32),
        'dark',
        5,
      );
      b.shape(disc(x + 144, y + 23, 19), row === 2 && x > 0 ? 'main' : 'dark');
    }
};

export const pottedPlant: Thing = (b) => {
  for (const [turn, high] of [
    [-52, 190],
    [-24, 240],
    [4, 260],
    [30, 230],
    [56, 180],
  ] as const)
    b.group(`translate(0 -100) rotate(${turn})`, () => {
      b.shape(`M0 0Q-40 ${-high * 0.6} 0 ${-high}Q40 ${-high * 0.6} 0 0Z`, 'leaf', turn % 4 ? 0 : 0.14);
      b.line(line(0, -10, 0, -high + 24), 'dark', 2);
    });
  b.shape('M-76 -116H76L58 0H-58Z', 'main');
  b.shape(box(-84, -130, 168, 30, 6), 'main', 0.14);
};

export const leaf: Thing = (b) => {
  b.shape('M0 90Q-90 20 -70 -70Q-40 -120 0 -150Q40 -120 70 -70Q90 20 0 90Z', 'leaf');
  b.line('M0 120V-136M0 40L-46 -6M0 40L46 -6M0 -20L-48 -66M0 -20L48 -66', 'dark', 3);
};

export const walnut: Thing = (b) => {
  b.shape(disc(0, -64, 78, 66), 'crust', -0.14);
  b.line('M-4 -128Q14 -60 0 2', 'wood', 5);
  b.line(
    'M-50 -96q18 20 -2 40t10 36M46 -100q-16 24 6 42t-14 36M-22 -112q-10 30 4 44t-8 50M24 -114q8 26 -2 46t8 46',
    'wood',
    3,
  );
};

export const piggyBank: Thing = (b) => {
  for (const x of [-96, -44, 60, 110]) b.shape(box(x - 20, -60, 40, 60, 10), 'main', -0.1);
  b.shape(disc(0, -150, 180, 120), 'main', 0.2);
  b.shape(disc(176, -150, 36, 44), 'main', 0.05);
  b.mark(disc(170, -156, 7, 11) + disc(188, -150, 7, 11), 'dark', 0.7);
  b.shape('M70 -256L104 -314L134 -240Z', 'main');
  b.mark(disc(110, -186, 11), 'dark');
  b.line('M-178 -170q-44 -6 -34 -44q16 -26 40 -4', 'main', 11);
  b.mark(box(-64, -266, 96, 15, 7), 'dark', 0.8);
  b.mark(disc(-70, -200, 60, 26), 'light', 0.3);
};

export function coinStack(count: number): Thing {
  return (b) => {
    for (let i = 0; i < count; i++) {
      const y = -i * 30;
      b.shape(`M-74 ${y - 30}v30a74 22 0 0 0 148 0v-30Z`, 'gold', i % 2 ? -0.06 : 0.05);
    }
    b.shape(disc(0, -count * 30, 74, 22), 'gold', 0.3);
    b.mark(disc(0, -count * 30, 54, 15), 'gold');
  };
}

export const coin: Thing = (b) => {
  b.shape(disc(0, 0, 56), 'gold');
  b.line(disc(0, 0, 43), 'wood', 4);
  b.mark(polygon(-8, -26, 8, -26, 8, 26, -8, 26), 'wood', 0.8);
};

export function shoe(role: Role): Thing {
  return (b) => {
    b.shape('M-150 -130Q-110 -110 -70 -120Q10 -60 120 -44Q168 -34 164 -8H-120L-126 0H-152Z', role);
    b.mark('M-144 -8H164V0H-152Z', 'dark', 0.8);
    b.shape(box(-152, -30, 46, 32, 3), 'dark');
    b.line('M-76 -110Q-30 -130 6 -76', role, 11);
    b.mark(disc(4, -78, 8), 'third');
  };
}

/** The two steel doors of a lift, slightly open, and the button beside them. */
export const liftDoors: Thing = (b) => {
  b.shape(box(-330, -640, 660, 660, 6), 'dark');
  b.shape(box(-306, -616, 210, 630), 'steel', 0.1);
  b.shape(box(96, -616, 210, 630), 'steel', 0.1);
  b.mark(box(-96, -616, 192, 630), 'third', 0.5);
  b.line('M-270 -600V0M-230 -600V0M240 -600V0M280 -600V0', 'light', 3);
  b.shape(box(360, -360, 70, 130, 10), 'steel');
  b.mark(disc(395, -322, 18), 'main');
  b.mark(disc(395, -268, 18), 'light');
};

/** The small flag of a conductor who is too far away. */
export const flag: Thing = (b) => {
  b.shape(limb([0, 0], [0, -420], 8, 8), 'wood');
  b.shape('M6 -416Q90 -460 160 -410T320 -420V-250Q240 -210 160 -250T6 -250Z', 'main');
  b.mark('M6 -350Q90 -390 160 -350T320 -350V-310Q240 -280 160 -310T6 -310Z', 'light', 0.9);
};
