/** Surroundings in which a still life becomes small: rooms and places, drawn with the tool of any style. */
import { carrying, pointing, standing, walking } from '../figures/poses.ts';
import { arch, box, disc, limb, line, polygon } from '../paint/geometry.ts';
import type { Random } from '../random.ts';
import type { Brush, Role } from '../still-lifes/brush.ts';
import * as house from '../still-lifes/things/house-things.ts';
import * as kitchen from '../still-lifes/things/kitchen-things.ts';
import * as machine from '../still-lifes/things/machine-things.ts';
import { person } from '../still-lifes/things/scene-things.ts';
import { framedPicture, stageLamp } from '../still-lifes/things/stage-things.ts';
import { houseDoor, parkBench, streetLamp } from '../still-lifes/things/street-things.ts';
import { setThing } from './set-thing.ts';

export const rooms = [
  'kitchen',
  'parlour',
  'shop',
  'office',
  'workshop',
  'library',
  'hall',
  'station',
  'bar',
  'school',
  'garden',
  'street',
  'table-from-above',
] as const;
export type Room = (typeof rooms)[number];

/** The place of the still life: the middle of its foot, its width, and the table under it. */
export type Place = { x: number; y: number; w: number; drawTable: () => void };

/** Draws the surroundings without the table. */
export function drawRoom(b: Brush, r: Random, room: Room): Place {
  return draw[room](b, r);
}

const draw: Record<Room, (b: Brush, r: Random) => Place> = {
  kitchen(b, r) {
    floor(b, 600, 'wood');
    for (let y = 330; y < 590; y += 65)
      for (let x = -40 + ((y / 65) % 2) * 40; x < 560; x += 82) b.mark(box(x, y, 76, 58, 3), 'light', 0.55);
    windowOn(b, 640, 90, 220, 260);
    b.shape(box(-40, 70, 330, 190, 4), 'second');
    b.line('M70 70V260M180 70V260', 'dark', 4);
    b.mark(disc(58, 170, 7) + disc(82, 170, 7) + disc(192, 170, 7), 'gold');
    b.shape(box(-40, 430, 420, 250, 4), 'light', -0.12);
    b.shape(box(-60, 404, 460, 34, 4), 'wood');
    b.line('M120 450V660M260 450V660', 'dark', 4);
    setThing(b, kitchen.tureen, { x: 40, y: 290, w: 130, h: 116 });
    setThing(b, kitchen.bottle('leaf'), { x: 250, y: 250, w: 80, h: 154 });
    b.line('M900 -40V150', 'dark', 5);
    b.shape('M840 210Q850 140 900 136Q950 140 960 210Z', 'main');
    someone(b, r, 500, 700, 360);
    return tableAt(b, 860, 560, 470, 170);
  },
  parlour(b, r) {
    floor(b, 590, 'wood');
    windowOn(b, 120, 90, 230, 330);
    b.shape('M70 60H390V86H70Z', 'wood', -0.2);
    b.shape(
      'M80 86Q130 300 70 520H30Q60 300 60 86ZM390 86Q350 300 410 520H450Q410 300 410 86Z',
      'main',
      -0.05,
    );
    setThing(b, framedPicture, { x: 560, y: 120, w: 210, h: 180 });
    setThing(b, framedPicture, { x: 800, y: 160, w: 140, h: 120 });
    setThing(b, house.floorLamp, { x: 1010, y: 190, w: 180, h: 470 });
    b.shape(disc(620, 720, 520, 66), 'third', -0.15);
    b.line(disc(620, 720, 470, 54), 'main', 6);
    setThing(b, house.chair, { x: 190, y: 400, w: 200, h: 330 });
    someone(b, r, 1000, 720, 370);
    return tableAt(b, 660, 540, 440, 190);
  },
  shop(b, r) {
    floor(b, 620, 'light');
    const goods: string[] = [];
    let labels = '';
    for (const y of [150, 290, 430]) {
      b.shape(box(60, y, 760, 18, 3), 'wood');
      for (let x = 76; x < 800; ) {
        const [w, h] = [r.range(34, 78), r.range(50, 104)];
        goods.push(box(x, y - h, w, h, r.chance(0.4) ? 14 : 3));
        labels += box(x + 6, y - h * 0.6, w - 12, h * 0.26);
        x += w + r.range(4, 16);
      }
    }
    inColours(b, r, goods, ['main', 'second', 'third', 'fourth', 'light', 'crust']);
    b.mark(labels, 'light', 0.8);
    b.shape(box(900, 120, 250, 500, 6), 'second', -0.3);
    b.shape(box(926, 150, 198, 300, 4), 'third', 0.5);
    b.mark(polygon(940, 430, 1040, 160, 1084, 160, 984, 440), 'light', 0.7);
    b.mark(disc(944, 520, 10), 'gold');
    someone(b, r, 250, 640, 350);
    someone(b, r, 1020, 760, 390);
    return { x: 560, y: 562, w: 400, drawTable: () => counterAt(b, 560, 560, 640, 230) };
  },
  office(b, r) {
    floor(b, 610, 'fourth');
    windowOn(b, 110, 90, 420, 300, 3);
    const binders: string[] = [];
    for (const y of [150, 270, 390]) {
      b.shape(box(700, y, 440, 14, 2), 'wood');
      for (let x = 712; x < 1110; x += r.range(36, 52)) binders.push(box(x, y - 96, 32, 96, 2));
    }
    inColours(b, r, binders, ['main', 'second', 'third', 'light']);
    b.shape(box(692, 40, 14, 560) + box(1130, 40, 14, 560), 'wood', -0.2);
    setThing(b, house.pottedPlant, { x: 20, y: 400, w: 180, h: 280 });
    someone(b, r, 330, 690, 370);
    return tableAt(b, 700, 560, 560, 180);
  },
  workshop(b, r) {
    floor(b, 620, 'steel');
    b.shape(box(90, 80, 620, 300, 6), 'wood', 0.25);
    for (let i = 0; i < 4; i++)
      setThing(b, machine.screwdriver, { x: 120 + i * 70, y: 110 + (i % 2) * 20, w: 60, h: 220 }, 90);
    setThing(b, machine.spring(5, 'third'), { x: 440, y: 120, w: 70, h: 150 });
    b.line(disc(600, 210, 66), 'dark', 17);
    b.line('M430 320H670', 'dark', 9);
    windowOn(b, 800, 90, 300, 270, 3);
    b.line('M560 -40V90', 'dark', 5);
    b.shape('M470 150Q490 90 560 86Q630 90 650 150Z', 'main');
    b.mark(polygon(476, 150, 644, 150, 800, 560, 320, 560), 'third', 0.25);
    someone(b, r, 200, 700, 380);
    return tableAt(b, 640, 570, 620, 190);
  },
  library(b, r) {
    floor(b, 620, 'wood');
    const books: string[] = [];
    for (const left of [-20, 250, 840, 1030])
      for (let y = 30; y < 590; y += 116) {
        b.shape(box(left, y + 96, 240, 16, 2), 'wood', -0.1);
        for (let x = left + 8; x < left + 220; ) {
          const [w, h] = [r.range(14, 30), r.range(60, 90)];
          books.push(box(x, y + 96 - h, w, h));
          x += w + 2;
        }
      }
    inColours(b, r, books, ['main', 'second', 'third', 'fourth', 'light', 'dark']);
    b.shape(arch(540, 60, 240, 420), 'third', 0.4);
    b.line('M660 60V480M540 230H780M540 350H780', 'dark', 8);
    someone(b, r, 940, 720, 370);
    return tableAt(b, 560, 570, 540, 190);
  },
  hall(b, r) {
    floor(b, 610, 'wood');
    b.shape('M-40 -40H330Q300 300 200 610H-40Z', 'main', -0.1);
    b.shape('M1240 -40H870Q900 300 1000 610H1240Z', 'main', -0.1);
    b.line(
      'M60 -40Q50 300 20 600M150 -40Q140 300 90 600M240 -40Q220 300 150 600M1140 -40Q1150 300 1180 600M1050 -40Q1060 300 1110 600M960 -40Q980 300 1050 600',
      'dark',
      6,
    );
    b.shape('M-40 -40H1240V70Q1120 130 1000 70T760 70T520 70T280 70T40 70L-40 90Z', 'main', -0.22);
    b.mark(polygon(560, 40, 640, 40, 880, 690, 320, 690), 'third', 0.4);
    setThing(b, stageLamp, { x: 340, y: 40, w: 110, h: 150 });
    setThing(b, stageLamp, { x: 760, y: 40, w: 110, h: 150 });
    for (let i = 0; i < 9; i++) {
      const x = 20 + i * 145;
      b.mark(
        `${disc(x, 760, 40, 44)}M${x - 70} 860Q${x - 66} 800 ${x} 796Q${x + 66} 800 ${x + 70} 860Z`,
        'dark',
      );
    }
    someone(b, r, 860, 650, 280);
    return { x: 590, y: 650, w: 400, drawTable: () => undefined };
  },
  station(b, r) {
    floor(b, 600, 'light');
    for (let i = 0; i < 3; i++) {
      const x = 90 + i * 380;
      b.shape(arch(x, 60, 260, 420), 'second', 0.35);
      b.line(`M${x + 130} 60V480M${x} 260H${x + 260}M${x} 380H${x + 260}`, 'dark', 8);
      b.mark(polygon(x + 30, 470, x + 120, 190, x + 160, 190, x + 70, 470), 'light', 0.6);
    }
    b.shape(box(-40, 500, 1280, 30), 'wood', -0.2);
    setThing(b, parkBench, { x: 60, y: 450, w: 330, h: 230 });
    setThing(b, house.suitcase, { x: 1000, y: 580, w: 120, h: 140 });
    someone(b, r, 930, 730, 350);
    return tableAt(b, 600, 580, 420, 130);
  },
  bar(b, r) {
    floor(b, 640, 'dark');
    for (const y of [170, 310]) {
      b.shape(box(120, y, 960, 14, 2), 'wood');
      for (let x = 140; x < 1040; x += r.range(54, 80))
        setThing(b, kitchen.bottle(r.pick<Role>(['main', 'second', 'third', 'leaf', 'crust'])), {
          x,
          y: y - 108,
          w: 44,
          h: 108,
        });
    }
    for (const x of [330, 600, 870]) {
      b.line(`M${x} -40V60`, 'dark', 4);
      b.shape(`M${x - 50} 112Q${x - 40} 62 ${x} 58Q${x + 40} 62 ${x + 50} 112Z`, 'main');
      b.mark(polygon(x - 46, 112, x + 46, 112, x + 130, 470, x - 130, 470), 'third', 0.18);
    }
    someone(b, r, 300, 620, 330);
    const drawTable = () => {
      counterAt(b, 600, 530, 1100, 270);
      for (const x of [150, 990]) setThing(b, house.stool, { x, y: 610, w: 120, h: 220 });
    };
    return { x: 640, y: 532, w: 420, drawTable };
  },
  school(b, r) {
    floor(b, 600, 'wood');
    b.shape(box(120, 90, 620, 300, 6), 'wood', -0.2);
    b.shape(box(140, 110, 580, 260, 3), 'dark', 0.12);
    b.line('M190 180H420M190 230H360M190 280H460', 'light', 8);
    b.line(`${disc(580, 230, 66)}M580 164V296M514 230H646`, 'light', 6);
    windowOn(b, 840, 90, 270, 300, 3);
    someone(b, r, 250, 660, 380, pointing);
    for (const [x, y] of [
      [960, 560],
      [1080, 660],
    ] as const)
      tableAt(b, x, y, 200, 110).drawTable();
    return tableAt(b, 600, 580, 420, 150);
  },
  garden(b, r) {
    b.shape('M-40 430Q260 330 560 410T1240 380V860H-40Z', 'leaf', 0.1);
    const pickets = Array.from({ length: 28 }, (_, i) => {
      const x = -30 + i * 46;
      return polygon(x, 520, x, 420, x + 15, 400, x + 30, 420, x + 30, 520);
    });
    b.shape(pickets.join(''), 'light', -0.1);
    b.shape(box(-40, 450, 1280, 16), 'light', -0.2);
    b.shape('M-40 560Q400 500 1240 550V860H-40Z', 'leaf', -0.12);
    b.shape(limb([180, 640], [200, 330], 34, 24) + limb([196, 420], [290, 280], 15, 9), 'wood', -0.1);
    for (const [x, y, radius] of [
      [100, 240, 110],
      [220, 170, 130],
      [320, 250, 105],
      [200, 300, 100],
    ] as const)
      b.shape(disc(x, y, radius), 'leaf', r.range(-0.05, 0.2));
    for (let i = 0; i < 7; i++) b.mark(disc(70 + i * 47, 170 + ((i * 67) % 150), 15), 'main');
    b.shape(box(930, 250, 250, 210), 'light');
    b.shape(polygon(890, 260, 1055, 140, 1220, 260), 'main');
    b.shape(box(1010, 330, 70, 130), 'second');
    someone(b, r, 380, 730, 360, carrying);
    return tableAt(b, 740, 580, 470, 160);
  },
  street(b, r) {
    b.shape(box(-40, 40, 600, 600), 'third');
    b.shape(box(560, 100, 700, 540), 'light', -0.1);
    for (const [x, y] of [
      [40, 110],
      [220, 110],
      [400, 110],
      [640, 170],
      [820, 170],
      [1000, 170],
    ] as const)
      windowOn(b, x, y, 100, 150);
    setThing(b, houseDoor, { x: 150, y: 340, w: 180, h: 300 });
    b.shape(box(640, 380, 500, 260, 3), 'second', -0.2);
    b.mark(box(660, 400, 220, 220) + box(900, 400, 220, 220), 'third', 0.6);
    for (let i = 0; i < 8; i++)
      b.shape(
        polygon(640 + i * 62, 350, 702 + i * 62, 350, 700 + i * 62, 410, 638 + i * 62, 410),
        i % 2 ? 'light' : 'main',
      );
    b.shape(box(-40, 636, 1280, 240), 'steel', -0.15);
    b.shape(box(-40, 700, 1280, 180), 'dark', 0.25);
    setThing(b, streetLamp, { x: 1040, y: 270, w: 120, h: 440 });
    someone(b, r, 500, 760, 330, walking);
    return { x: 640, y: 700, w: 460, drawTable: () => undefined };
  },
  'table-from-above'(b, r) {
    b.shape(box(-40, -40, 1280, 880), 'wood', -0.1);
    b.shape(box(20, 10, 1160, 780, 30), 'third', -0.12);
    b.line(box(44, 34, 1112, 732, 20), 'main', 8);
    for (const [x, y, turn] of [
      [120, 420, -90],
      [1080, 380, 90],
      [420, 80, 0],
      [760, 716, 180],
    ] as const)
      b.group(`translate(${x} ${y}) rotate(${turn})`, () => {
        b.shape(box(-64, -30, 128, 120, 20), 'second');
        b.shape(box(-74, -64, 148, 40, 16), 'second', -0.25);
      });
    const round = r.chance(0.5);
    b.shape(round ? disc(600, 400, 450, 322) : box(170, 110, 860, 580, 16), 'light', -0.08);
    b.line(round ? disc(600, 400, 428, 302) : box(190, 130, 820, 540, 10), 'wood', 5);
    return { x: 600, y: 400, w: 690, drawTable: () => undefined };
  },
};

function floor(b: Brush, y: number, role: Role): void {
  b.shape(polygon(-40, y + 6, 1240, y - 6, 1240, 860, -40, 860), role, -0.2);
  b.line(line(-40, y + 6, 1240, y - 6), 'dark', 4);
  for (const [from, to] of [
    [120, -200],
    [380, 220],
    [640, 660],
    [880, 1080],
    [1100, 1500],
  ] as const)
    b.line(line(from, y, to, 860), 'dark', 2.4);
}

/** One shape for each colour: a hundred books, each with a screen of its own, would make a large file. */
function inColours(b: Brush, r: Random, shapes: readonly string[], roles: readonly Role[]): void {
  const byRole = new Map<Role, string>();
  for (const d of shapes) {
    const role = r.pick(roles);
    byRole.set(role, (byRole.get(role) ?? '') + d);
  }
  for (const [role, d] of byRole) b.shape(d, role);
}

function windowOn(b: Brush, x: number, y: number, w: number, h: number, panes = 2): void {
  b.shape(box(x - 14, y - 14, w + 28, h + 28, 4), 'light');
  b.shape(box(x, y, w, h), 'second', 0.5);
  b.mark(disc(x + w * 0.7, y + h * 0.3, Math.min(w, h) * 0.14), 'third');
  b.mark(
    `M${x} ${y + h}V${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.55} ${x + w * 0.55} ${y + h * 0.7}T${x + w} ${y + h * 0.66}V${y + h}Z`,
    'leaf',
    0.8,
  );
  for (let i = 1; i < panes; i++)
    b.line(line(x + (w * i) / panes, y, x + (w * i) / panes, y + h), 'light', 9);
  b.line(line(x, y + h / 2, x + w, y + h / 2), 'light', 9);
  b.shape(box(x - 26, y + h + 8, w + 52, 20, 3), 'light', -0.15);
}

function tableAt(b: Brush, x: number, y: number, w: number, h: number): Place {
  const drawTable = () => {
    for (const side of [-1, 1])
      b.shape(limb([x + side * w * 0.42, y + 10], [x + side * w * 0.46, y + h], 12, 8), 'wood', -0.3);
    b.shape(box(x - w * 0.46, y + 8, w * 0.92, 34, 3), 'wood', -0.2);
    const top = polygon(
      x - w * 0.46,
      y - 16,
      x + w * 0.46,
      y - 16,
      x + w * 0.52,
      y + 12,
      x - w * 0.52,
      y + 12,
    );
    b.shape(top, 'wood', 0.1);
  };
  return { x, y: y - 2, w: w * 0.86, drawTable };
}

function counterAt(b: Brush, x: number, y: number, w: number, h: number): void {
  b.shape(box(x - w / 2, y, w, h, 4), 'wood', -0.1);
  for (let i = 0; i < 5; i++)
    b.shape(box(x - w / 2 + 16 + (i * (w - 24)) / 5, y + 46, (w - 60) / 5, h - 80, 4), 'wood', -0.24);
  b.shape(box(x - w / 2 - 18, y - 16, w + 36, 34, 6), 'wood', 0.18);
}

function someone(
  b: Brush,
  r: Random,
  x: number,
  foot: number,
  height: number,
  pose = r.pick([standing, pointing, carrying]),
): void {
  const build = { height, hair: r.pick(['short', 'long', 'bun'] as const), stout: r.range(0.95, 1.15) };
  b.group(`translate(${x} ${foot})`, () => person(pose, r.pick<Role>(['main', 'second', 'third']), build)(b));
}
