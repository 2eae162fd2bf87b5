/** Scenes of local stories: a stop, a depot, a bridge, a bus. */
import { drawFigure } from '../../figures/figure.ts';
import { carrying, pointing, standing, walking } from '../../figures/poses.ts';
import { arc, box, curve, disc, line, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { facades, hills, passerby, river, sky, tree } from './city-pieces.ts';
import type { Ink, Press } from './city-press.ts';
import { createPress, ink, wholeSheet } from './city-press.ts';

/** A stop's post with a talking button, and a person with a white cane. */
export function talkingStop(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  facades(p, r, -60, 1240, 560, 300);
  p.fill(box(-40, 556, 1280, 300), ink.coolSoft);
  p.fill(box(-40, 700, 1280, 160), [0.15, 0.25, 0.2]);
  p.fill(box(-40, 700, 1280, 16), ink.key);
  p.fill(box(470, 90, 26, 640, 4), ink.key);
  p.fill(box(400, 96, 190, 150, 12), ink.cool);
  p.fill(box(426, 120, 138, 60, 8), ink.paper);
  p.fill(box(446, 132, 98, 30, 6), ink.warm);
  p.fill(disc(464, 166, 9) + disc(526, 166, 9), ink.key);
  p.line(line(430, 202, 560, 202) + line(430, 222, 520, 222), ink.paper, 8);
  p.fill(box(420, 380, 126, 210, 14), ink.paper);
  p.fill(disc(483, 450, 44), ink.warm);
  p.fill(disc(483, 450, 26), ink.paper);
  for (const [dx, dy] of [
    [-24, 0],
    [0, 0],
    [24, 0],
    [-24, 24],
    [24, 24],
  ] as const)
    p.fill(disc(483 + dx, 530 + dy, 8), ink.key);
  for (const radius of [90, 134, 178]) p.line(arc(500, 430, radius, -40, 40), ink.warm, 9);
  p.group('translate(800 560) scale(-1 1)', () => {
    const figure = drawFigure(
      0,
      0,
      { ...pointing, nearArm: [62, 96] },
      { height: 400, coat: true, hair: 'long' },
    );
    p.figure(figure, { top: ink.cool, sleeve: ink.cool });
    const [hx, hy] = figure.joints.farHand;
    p.line(line(hx, hy, hx + 90, 196), ink.paper, 11);
    p.line(line(hx + 60, 106, hx + 72, 142), ink.warm, 11);
  });
  passerby(p, r, 1080, 766, 300, -1);
  return p.scene([600, 430]);
}

/** The front of a tram in its depot at night; buckets and a woman with a brush. */
export function tramWash(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  p.fill(wholeSheet, ink.shade);
  p.dots(box(-40, -40, 1280, 500), 2, 0.55, 12);
  for (const x of [150, 600, 1050]) {
    p.fill(polygon(x - 40, 40, x + 40, 40, x + 150, 560, x - 150, 560), [0.22, 0.18, 0.1]);
    p.fill(box(x - 70, 20, 140, 26, 8), ink.paper);
  }
  for (let x = -20; x < 1240; x += 150) p.line(line(x, -40, x + 60, 0), ink.key, 7);
  p.fill(box(-40, 640, 1280, 220), [0.1, 0.4, 0.35]);
  for (const x of [430, 770]) p.line(line(x, 640, x + (x - 600) * 0.9, 860), ink.key, 11);
  for (let i = 0; i < 9; i++)
    p.fill(disc(r.range(60, 1140), r.range(690, 800), r.range(40, 110), r.range(6, 13)), ink.coolMid);
  p.fill('M390 690V220Q394 130 480 120H720Q806 130 810 220V690Z', ink.warm);
  p.fill('M430 440V250Q434 180 490 176H710Q766 180 770 250V440Z', ink.key);
  p.fill('M446 428V254Q450 194 494 190H706Q750 194 754 254V428Z', ink.coolSoft);
  p.fill(polygon(500, 190, 580, 190, 500, 428, 446, 428), ink.coolPale);
  p.fill(box(500, 132, 200, 36, 6), ink.key);
  p.fill(box(520, 140, 90, 20, 3), ink.paper);
  for (const x of [440, 696]) p.fill(disc(x + 32, 560, 34), ink.paper);
  p.fill(box(390, 630, 420, 40, 6), ink.key);
  p.line('M600 120V40M540 40H660', ink.key, 9);
  p.line(
    curve([
      [520, 330],
      [560, 300],
      [600, 340],
      [650, 300],
      [690, 330],
    ]),
    ink.paper,
    16,
  );
  for (const [x, y, s] of [
    [540, 360, 22],
    [590, 376, 30],
    [650, 352, 20],
    [700, 300, 15],
    [500, 300, 13],
  ] as const)
    p.fill(disc(x, y, s), ink.paper);
  p.group('translate(930 560) scale(-1 1)', () => {
    const figure = drawFigure(0, 0, { ...pointing, nearArm: [112, 120] }, { height: 380, hair: 'bun' });
    p.figure(figure, { top: ink.cool, sleeve: ink.cool });
    const [hx, hy] = figure.joints.nearHand;
    p.line(line(hx - 60, hy + 130, hx + 110, hy - 130), ink.paper, 11);
    p.fill(box(hx + 74, hy - 172, 100, 46, 8), ink.warmMid);
  });
  bucket(p, 1060, 760);
  bucket(p, 260, 740);
  return p.scene([620, 440]);
}

function bucket(p: Press, x: number, base: number): void {
  p.line(arc(x, base - 116, 64, 190, 350), ink.paper, 6);
  p.fill(polygon(x - 70, base - 120, x + 70, base - 120, x + 52, base, x - 52, base), ink.warmMid);
  for (const [dx, s] of [
    [-40, 22],
    [-4, 28],
    [36, 22],
  ] as const)
    p.fill(disc(x + dx, base - 124, s, s * 0.8), ink.paper);
}

/** A school bus alone on a small broken bridge, its children on foot behind it. */
export function smallBridge(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  hills(p, r, 440, 170, ink.coolSoft);
  for (let i = 0; i < 7; i++)
    tree(p, r, r.range(-20, 1220), 470, r.range(150, 240), r.pick<Ink>([ink.cool, ink.coolMid]));
  p.fill('M-40 470H330L420 860H-40ZM1240 470H870L780 860H1240Z', [0.3, 0.55, 0]);
  p.dots('M-40 470H330L420 860H-40ZM1240 470H870L780 860H1240Z', 2, 0.4, 12);
  river(p, r, 640, 840);
  p.fill('M-40 470H330L420 860H-40ZM1240 470H870L780 860H1240Z', [0.3, 0.55, 0]);
  p.fill('M300 470H900V560H840Q800 480 600 480T360 560H300Z', ink.warmSoft);
  p.hatch('M300 470H900V560H840Q800 480 600 480T360 560H300Z', 2, 45, 8);
  p.fill(
    polygon(340, 560, 420, 560, 440, 760, 330, 760) + polygon(780, 560, 860, 560, 870, 760, 760, 760),
    ink.warmSoft,
  );
  p.line('M400 590l22 40l-16 36l26 46M820 580l-20 44l18 30M560 486l14 -14l26 12', ink.key, 6);
  p.fill(polygon(640, 470, 700, 470, 676, 500, 650, 496), ink.key);
  p.fill(box(-40, 452, 1280, 22), ink.key);
  for (const x of [320, 400, 470, 770, 850]) p.fill(box(x, 386, 9, 68), ink.key);
  p.line('M320 396H480M760 396H870M480 396l24 34', ink.key, 7);
  p.group('translate(600 452)', () => {
    p.fill('M-190 -20V-170Q-186 -196 -150 -196H150Q184 -196 190 -150L204 -84V-20Z', ink.warm);
    for (let i = 0; i < 5; i++) p.fill(box(-172 + i * 62, -172, 50, 58, 6), ink.coolPale);
    p.fill('M144 -172H160Q172 -172 176 -150L188 -100H144Z', ink.coolPale);
    p.fill(disc(164, -124, 15), ink.key);
    p.fill(box(-190, -84, 394, 14), ink.key);
    p.fill(disc(-110, -18, 34) + disc(124, -18, 34), ink.key);
    p.fill(disc(-110, -18, 14) + disc(124, -18, 14), ink.coolSoft);
  });
  for (const [x, h] of [
    [40, 132],
    [110, 118],
    [176, 140],
    [250, 124],
  ] as const)
    passerby(p, r, x, 454, h, 1);
  return p.scene([580, 450]);
}

/** A small van with its side open: shelves of books, and readers before it. */
export function bookVan(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  sky(p, r);
  hills(p, r, 420, 260, ink.coolSoft);
  hills(p, r, 500, 150, ink.coolMid);
  p.fill(box(-40, 500, 1280, 360), [0.22, 0.5, 0]);
  p.fill('M-40 720Q500 640 1240 700V860H-40Z', ink.warmPale);
  p.fill('M180 690V330Q184 290 224 288H830Q870 290 900 330L990 470Q1030 480 1036 520V690Z', ink.warm);
  p.fill('M850 330H874L950 460H850Z', ink.coolPale);
  p.fill(box(236, 350, 560, 270, 6), ink.key);
  for (let row = 0; row < 3; row++) {
    p.fill(box(244, 430 + row * 84, 544, 10), ink.warmSoft);
    for (let x = 252; x < 770; ) {
      const [w, h] = [r.range(14, 28), r.range(46, 70)];
      p.fill(
        box(x, 430 + row * 84 - h, w, h),
        r.pick<Ink>([ink.warm, ink.cool, ink.paper, ink.warmMid, ink.coolSoft]),
      );
      x += w + 3;
    }
  }
  p.fill('M220 350L170 250H860L812 350Z', ink.cool);
  for (let i = 0; i < 6; i++)
    p.fill(
      polygon(190 + i * 116, 250, 248 + i * 116, 250, 270 + i * 100, 350, 226 + i * 100, 350),
      ink.paper,
    );
  p.fill(disc(330, 690, 62) + disc(890, 690, 62), ink.key);
  p.fill(disc(330, 690, 26) + disc(890, 690, 26), ink.coolSoft);
  for (const [x, h, side] of [
    [250, 260, 1],
    [520, 230, -1],
    [640, 190, 1],
  ] as const)
    passerby(p, r, x, 800, h, side);
  p.group('translate(1060 640)', () =>
    p.figure(drawFigure(0, 0, carrying, { height: 280, hair: 'cap' }), { top: ink.cool }),
  );
  p.fill(box(1082, 560, 62, 46, 3), ink.paper);
  return p.scene([580, 500]);
}

/** An old coach at night, a film shown in it, people at its door. */
export function cinemaBus(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  p.fill(wholeSheet, ink.shade);
  p.dots(box(-40, -40, 1280, 520), 2, 0.5, 13);
  for (let i = 0; i < 34; i++) p.fill(disc(r.range(0, 1200), r.range(0, 300), r.range(2, 4)), ink.paper);
  for (let i = 0; i < 6; i++) {
    const [x, w] = [-40 + i * 220 + r.range(-20, 20), r.range(120, 170)];
    p.fill(box(x, 400, w, 140) + polygon(x - 12, 404, x + w / 2, 320, x + w + 12, 404), ink.key);
    p.fill(box(x + 30, 440, 26, 34), ink.warm);
  }
  p.fill(box(-40, 530, 1280, 320), [0.15, 0.5, 0.4]);
  p.fill('M90 690V300Q94 252 142 250H1010Q1070 254 1082 310L1104 470V690Z', ink.cool);
  p.fill(box(90, 560, 1014, 24), ink.paper);
  p.fill(box(140, 300, 740, 200, 16), ink.warmPale);
  p.fill(box(150, 318, 190, 164, 4), ink.paper);
  p.fill(disc(246, 372, 30), ink.warm);
  p.fill('M186 470q60 -90 120 0Z', ink.coolMid);
  p.fill(polygon(340, 330, 870, 392, 870, 404, 340, 472), ink.warmSoft);
  for (let i = 0; i < 7; i++)
    p.fill(disc(420 + i * 64, 424 + (i % 2) * 12, 22, 25) + box(388 + i * 64, 446, 66, 54, 20), ink.key);
  p.fill(box(846, 376, 46, 40, 6), ink.key);
  for (const x of [350, 530, 710]) p.line(line(x, 300, x, 500), ink.cool, 9);
  p.fill(box(920, 310, 100, 330, 8), ink.warm);
  p.fill('M1040 320H1064L1084 460H1040Z', ink.coolPale);
  p.fill(disc(300, 690, 70) + disc(880, 690, 70), ink.key);
  p.fill(disc(300, 690, 30) + disc(880, 690, 30), ink.coolSoft);
  for (let i = 0; i < 22; i++)
    p.fill(disc(120 + i * 44, 252 + Math.sin(i * 1.1) * 8, 8), i % 2 ? ink.warm : ink.paper);
  for (const [x, h, side] of [
    [1010, 250, -1],
    [1110, 220, -1],
    [560, 210, 1],
  ] as const)
    passerby(p, r, x, 800, h, side);
  return p.scene([560, 470]);
}

/** Two workers shake hands where two tunnels meet under the sea. */
export function tunnelMeeting(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  p.fill(wholeSheet, ink.coolMid);
  for (let i = 0; i < 5; i++)
    p.line(
      `M-40 ${40 + i * 26}Q150 ${20 + i * 26} 300 ${40 + i * 26}T640 ${40 + i * 26}T980 ${40 + i * 26}T1280 ${40 + i * 26}`,
      ink.paper,
      4,
    );
  p.fill(polygon(480, 24, 700, 24, 668, 66, 512, 66), ink.paper);
  p.fill(box(540, -10, 90, 36, 6), ink.warm);
  p.fill('M-40 190Q200 150 420 210T860 190T1240 210V860H-40Z', [0.4, 0.3, 0.25]);
  p.dots('M-40 190Q200 150 420 210T860 190T1240 210V860H-40Z', 2, 0.46, 12);
  p.fill('M-40 360H500Q560 380 540 440L580 520L540 600L560 690H-40Z', ink.paper);
  p.fill('M1240 346H700Q650 380 666 450L630 520L664 600L640 676H1240Z', ink.warmPale);
  p.fill('M500 440Q600 400 700 440V680Q600 700 500 690Z', ink.paper);
  for (const [from, to] of [
    [-20, 470],
    [730, 1220],
  ] as const)
    for (let x = from; x < to; x += 96) {
      p.line(line(x, 352, x, 690), ink.coolSoft, 13);
      p.fill(disc(x + 48, 380, 12), ink.warm);
    }
  p.fill(box(-40, 676, 1280, 26), ink.key);
  for (let i = 0; i < 16; i++)
    p.fill(polygon(460 + i * 18, 690, 470 + i * 18, 664 - (i % 4) * 9, 484 + i * 18, 690), ink.shade);
  for (const [x, side, tint] of [
    [520, 1, ink.warm],
    [682, -1, ink.cool],
  ] as const)
    p.group(`translate(${x} 560) scale(${side} 1)`, () => {
      const figure = drawFigure(
        0,
        0,
        { ...standing, nearArm: [58, 84], farArm: [-10, 10] },
        { height: 250, hair: 'cap' },
      );
      p.figure(figure, { top: tint, sleeve: tint, hair: ink.warm });
    });
  for (const [x, side] of [
    [280, 1],
    [190, 1],
    [930, -1],
    [1020, -1],
  ] as const)
    p.group(`translate(${x} 566) scale(${side} 1)`, () =>
      p.figure(drawFigure(0, 0, x % 4 ? walking : pointing, { height: 230, hair: 'cap' }), {
        top: ink.warmMid,
        hair: ink.warm,
      }),
    );
  return p.scene([600, 500]);
}

/** Shutters half closed before a hot window. */
export function shutters(r: Random, view?: View<Press>): Scene {
  const p = createPress(r, view);
  p.fill(wholeSheet, ink.warmSoft);
  p.dots(wholeSheet, 0, 0.3, 15);
  p.fill(disc(930, 150, 120), ink.warm);
  for (let a = 90; a < 270; a += 18)
    p.group(`rotate(${a} 930 150)`, () => p.fill(box(1070, 142, 90, 14, 7), ink.warm));
  p.fill(box(330, 140, 460, 540), ink.paper);
  p.fill(box(360, 170, 400, 480), ink.key);
  p.fill(
    box(372, 182, 182, 220) + box(566, 182, 182, 220) + box(372, 416, 182, 222) + box(566, 416, 182, 222),
    ink.coolSoft,
  );
  p.fill(polygon(372, 182, 480, 182, 372, 330), ink.coolPale);
  for (const [x, lean] of [
    [120, -26],
    [790, 26],
  ] as const) {
    p.fill(
      polygon(
        x,
        150 + (lean < 0 ? -lean : 0),
        x + 230,
        150 + (lean > 0 ? lean : 0),
        x + 230,
        670 - (lean > 0 ? lean : 0),
        x,
        670 - (lean < 0 ? -lean : 0),
      ),
      ink.cool,
    );
    for (let y = 200; y < 630; y += 32) p.line(line(x + 24, y, x + 206, y), ink.key, 11);
    for (let y = 194; y < 626; y += 32) p.line(line(x + 24, y, x + 206, y), ink.coolSoft, 5);
  }
  p.fill(box(300, 676, 520, 30, 4), ink.paper);
  for (const x of [390, 520, 660]) {
    p.fill(polygon(x, 610, x + 80, 610, x + 68, 678, x + 12, 678), ink.warm);
    for (let i = 0; i < 5; i++)
      p.fill(disc(x + 8 + i * 17, 590 - (i % 2) * 22, 20), i % 2 ? ink.cool : ink.coolMid);
  }
  return p.scene([560, 420]);
}
