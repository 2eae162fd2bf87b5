/** Things by and on the water. */
import { arc, box, curve, disc, limb, polar, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export const oar: Thing = (b) => {
  b.group('rotate(11)', () => {
    b.shape(box(-13, -640, 26, 460, 8), 'wood', 0.1);
    b.shape('M-14 -210Q-62 -170 -60 -20Q0 16 60 -20Q62 -170 14 -210Z', 'main');
    b.mark('M-58 -70H58V-40H-58Z', 'light');
    b.shape(box(-20, -670, 40, 60, 14), 'dark');
  });
};

export const rowingBoat: Thing = (b) => {
  b.shape('M-330 -150Q-260 -30 -160 0H170Q280 -30 330 -170Q0 -110 -330 -150Z', 'main');
  b.shape('M-330 -150Q0 -110 330 -170Q180 -214 0 -204Q-200 -206 -330 -150Z', 'wood', -0.2);
  b.shape(
    polygon(-150, -190, -90, -194, -80, -128, -140, -134) + polygon(70, -200, 130, -198, 130, -142, 74, -136),
    'wood',
    0.2,
  );
  b.line('M-306 -116Q0 -60 306 -132', 'light', 9);
  b.line('M-20 -190L250 -330', 'wood', 13);
};

export const sailingBoat: Thing = (b) => {
  b.shape('M-230 -90H230Q200 -10 130 0H-150Q-210 -20 -230 -90Z', 'main');
  b.mark('M-222 -66H222L216 -48H-214Z', 'light');
  b.line('M0 -90V-600', 'wood', 13);
  b.shape('M16 -580Q190 -340 220 -120H16Z', 'light');
  b.shape('M-14 -540Q-120 -300 -190 -120H-14Z', 'light', -0.12);
  b.mark('M16 -250H176L190 -220H16Z', 'second');
  b.shape(polygon(0, -600, 70, -580, 0, -556), 'third');
};

export const buoy: Thing = (b) => {
  b.shape(disc(0, -30, 210, 34), 'second');
  b.shape('M-130 -40L-70 -260H70L130 -40Q0 10 -130 -40Z', 'main');
  b.mark('M-108 -120L-88 -190H88L108 -120Q0 -80 -108 -120Z', 'light');
  b.shape(box(-12, -360, 24, 110), 'steel', -0.2);
  b.shape(disc(0, -380, 34), 'third');
};

export const ropeCoil: Thing = (b) => {
  for (let i = 0; i < 6; i++)
    b.line(disc(0, -150 - i * 5, 236 - i * 26, 118 - i * 13), i % 2 ? 'crust' : 'main', 19);
  b.line('M-60 -250V-40M-30 -256V-34', 'third', 15);
  b.line('M200 -90Q310 -40 250 0', 'main', 19);
};

export const bronzeBell: Thing = (b) => {
  b.shape(box(-40, -470, 80, 70, 20), 'gold', -0.3);
  b.shape(
    'M-110 -400H110Q130 -250 156 -150Q180 -90 230 -50V-30H-230V-50Q-180 -90 -156 -150Q-130 -250 -110 -400Z',
    'gold',
    -0.12,
  );
  b.mark('M-80 -390H-36Q-60 -220 -110 -90Q-130 -80 -160 -60Q-90 -190 -80 -390Z', 'light', 0.4);
  b.line('M-140 -210H140M-148 -180H148M-196 -70H196', 'dark', 6);
  b.shape(disc(0, -14, 44), 'dark', 0.1);
  for (let i = 0; i < 5; i++) b.mark(disc(-96 + i * 48, -300, 12, 18), 'dark', 0.6);
};

export const fishingNet: Thing = (b) => {
  b.shape('M-300 0Q-260 -150 -120 -190Q40 -240 170 -170Q290 -120 310 0Z', 'second', -0.1);
  let mesh = '';
  for (let i = -7; i < 9; i++)
    mesh += `M${i * 44} 0Q${i * 36 + 70} -110 ${i * 30 + 60} -210M${i * 44} 0Q${i * 36 - 60} -110 ${i * 30 - 30} -210`;
  b.line(mesh, 'light', 4.4);
  for (const [x, y] of [
    [-270, -50],
    [-180, -150],
    [-40, -200],
    [110, -190],
    [230, -110],
  ] as const)
    b.shape(disc(x, y, 27, 21), 'main');
};

export const gnawedTrunk: Thing = (b) => {
  b.shape('M-110 0L-96 -150L-22 -276H22L96 -150L110 0Z', 'wood', -0.1);
  b.shape('M-96 -150L-20 -290H20L96 -150Q0 -110 -96 -150Z', 'crust', 0.35);
  b.shape('M-18 -280L-90 -420V-640H90V-420L18 -280Z', 'wood', -0.1);
  b.shape('M-90 -420L-18 -280H18L90 -420Q0 -460 -90 -420Z', 'crust', 0.3);
  b.line(
    'M-60 -160L-20 -250M-20 -150L-4 -260M26 -150L12 -256M64 -164L26 -250M-54 -400L-18 -310M0 -420V-310M52 -402L20 -310',
    'wood',
    6,
  );
  b.line('M-60 -460V-630M-10 -480V-636M44 -470V-632M-70 -20L-60 -120M10 -16V-110M66 -20L58 -110', 'dark', 4);
  for (const [x, y] of [
    [-190, -10],
    [-240, -4],
    [160, -12],
    [220, -6],
    [190, -26],
  ] as const)
    b.shape(polygon(x - 30, y, x + 26, y - 20, x + 34, y), 'crust', 0.3);
};

export const lifebuoy: Thing = (b) => {
  b.line(disc(0, -220, 166), 'light', 84);
  for (let a = 30; a < 390; a += 90) b.line(arc(0, -220, 166, a, a + 34), 'main', 84);
  for (let a = 47; a < 407; a += 90) {
    const [x, y] = polar(0, -220, 214, a);
    const [u, v] = polar(0, -220, 214, a + 90);
    const [cx, cy] = polar(0, -220, 276, a + 45);
    b.line(
      `M${Math.round(x)} ${Math.round(y)}Q${Math.round(cx)} ${Math.round(cy)} ${Math.round(u)} ${Math.round(v)}`,
      'crust',
      10,
    );
  }
};

export const wateringCan: Thing = (b) => {
  b.shape('M120 -150L290 -320L318 -296L150 -60Z', 'second', -0.12);
  b.shape(polygon(270, -370, 372, -290, 330, -262, 246, -328), 'second', 0.1);
  b.shape('M-170 -260H130V-20Q-20 20 -170 -20Z', 'second');
  b.mark(box(-150, -240, 34, 210, 12), 'light', 0.4);
  b.line('M-160 -230Q-310 -220 -290 -110Q-270 -30 -170 -60M-140 -264Q-20 -390 110 -264', 'dark', 17);
};

export const iris: Thing = (b) => {
  b.shape(
    'M-30 0Q-130 -220 -110 -430Q-60 -220 -6 0ZM30 0Q150 -160 160 -350Q80 -180 6 0ZM-8 0Q-44 -260 10 -560Q30 -260 10 0Z',
    'leaf',
  );
  for (const [x, y, s] of [
    [14, -560, 1],
    [-112, -430, 0.8],
  ] as const)
    b.group(`translate(${x} ${y}) scale(${s})`, () => {
      b.shape(
        'M0 10Q-120 10 -130 90Q-70 120 -10 30Q-4 130 50 140Q80 80 14 24Q110 70 140 20Q110 -20 0 10Z',
        'gold',
      );
      b.shape('M-4 20Q-60 -70 -10 -120Q50 -80 12 20Z', 'gold', 0.3);
    });
};

export function reedStalks(role: Role = 'wood'): Thing {
  return (b) => {
    for (const [x, lean, tall] of [
      [-90, -50, 400],
      [-20, 10, 500],
      [60, 60, 430],
    ] as const) {
      b.line(
        curve([
          [x, 0],
          [x + lean * 0.3, -tall * 0.5],
          [x + lean, -tall],
        ]),
        'leaf',
        11,
      );
      b.shape(limb([x + lean, -tall + 20], [x + lean * 1.15, -tall - 90], 19, 17), role);
    }
    b.shape('M-130 0Q-210 -160 -230 -300Q-150 -160 -100 0ZM90 0Q180 -120 240 -230Q180 -90 120 0Z', 'leaf');
  };
}
