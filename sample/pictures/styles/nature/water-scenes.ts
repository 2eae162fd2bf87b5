/** Water and what people and beavers do with it. */
import { drawFigure } from '../../figures/figure.ts';
import { carrying, pointing, standing } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { arc, box, curve, disc, limb, line, n, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Landscape } from './landscape.ts';
import { createLandscape, crest, openSky, reeds, roundTree, silhouette, swell } from './landscape.ts';
import { water } from './water-motifs.ts';

/** A great bell hangs from the derrick of a boat, water running off it. */
export function raisedBell(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dawn', 'day', 'gold', 'dusk'], view);
  const sun = openSky(l, r, [r.range(280, 460), 200]);
  l.ridge(crest(r, 370, 70, 0.6), 0.2, true, 4);
  l.fill(
    box(860, 340, 26, 56) + polygon(856, 342, 873, 290, 890, 342) + box(886, 362, 60, 34),
    lighten(l.light.sky[2], 0.4),
  );
  water(l, r, 410, sun);
  const dark = darken(l.light.near, 0.35);
  l.line('M820 640L560 110', dark, 20);
  l.line('M980 640L560 110M560 110L700 640', dark, 7);
  l.line('M560 112V300', dark, 7);
  const bronze = mix('#9a7a3a', l.light.near, 0.15);
  l.fill('M528 330Q530 296 560 296T592 330Z', bronze);
  l.fill('M490 340Q500 322 560 322T630 340Q640 470 690 540Q560 576 430 540Q480 470 490 340Z', bronze);
  l.fill('M580 324Q620 328 630 340Q640 470 690 540Q640 556 590 560Q620 440 580 324Z', darken(bronze, 0.3));
  l.line('M478 410Q560 428 642 410M450 506Q560 536 670 506', lighten(bronze, 0.35), 6);
  l.fill(disc(560, 566, 28, 24), darken(bronze, 0.35));
  for (const [x, y, h] of [
    [446, 556, 70],
    [500, 570, 100],
    [620, 570, 90],
    [676, 556, 60],
  ] as const)
    l.line(line(x, y, x + r.range(-4, 4), y + h), lighten(l.light.water, 0.5), 6, 0.8);
  l.line(
    curve([
      [470, 470],
      [500, 500],
      [520, 470],
      [560, 520],
    ]),
    mix(l.light.near, '#5d8a4a', 0.6),
    9,
  );
  for (let i = 0; i < 3; i++)
    l.line(disc(560, 680, 90 + i * 60, 14 + i * 8), lighten(l.light.water, 0.5), 4, 0.7);
  l.fill('M640 640H1180L1130 740H720Z', l.light.accent);
  l.fill('M640 640H1180L1172 658H650Z', lighten(l.light.sky[2], 0.5));
  l.fill(box(1000, 540, 130, 100, 8), lighten(l.light.sky[2], 0.3));
  l.fill(box(1016, 560, 40, 36, 4) + box(1070, 560, 40, 36, 4), dark);
  for (const [x, pose] of [
    [770, pointing],
    [880, standing],
  ] as const)
    silhouette(l, drawFigure(x, 560, pose, { height: 160, hair: 'cap' }), dark);
  return l.scene([580, 460]);
}

/** A rescuer on a rope in a shaft; daylight above, a lamp on the helmet. */
export function caveShaft(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dusk', 'night', 'dawn'], view);
  const rock = mix('#3c3a48', l.light.near, 0.35);
  l.fill(box(-60, -60, 1320, 1000), darken(rock, 0.45));
  l.fill(
    disc(600, -30, 300, 150),
    l.defs.radial(
      [
        [0, l.light.sun],
        [0.6, l.light.sky[2], 0.9],
        [1, l.light.sky[1], 0],
      ],
      600,
      -30,
      300,
    ),
  );
  l.fill(
    'M470 0L330 880H870L730 0Z',
    l.defs.linear(
      [
        [0, l.light.sky[2], 0.75],
        [1, l.light.sky[1], 0],
      ],
      0,
      0,
      0,
      760,
    ),
  );
  const wall = (side: 1 | -1, inset: number, colour: string) => {
    let d = `M${600 + side * 760} -60`;
    for (let i = 0; i <= 9; i++)
      d += `L${n(600 + side * (inset + Math.sin(i * 2.1 + inset) * 36 + r.range(-16, 16) - (i < 2 ? 40 : 0)))} ${-60 + i * 108}`;
    l.fill(`${d}L${600 + side * 760} 940Z`, colour);
  };
  for (const side of [-1, 1] as const) {
    wall(side, 250, mix(rock, l.light.far, 0.4));
    wall(side, 340, mix(rock, l.light.far, 0.18));
    wall(side, 440, darken(rock, 0.1));
  }
  for (let i = 0; i < 9; i++) {
    const x = 200 + i * 26;
    l.fill(polygon(x, -40, x + 24, -40, x + 10, r.range(40, 160)), darken(rock, 0.2));
    l.fill(
      polygon(1000 - i * 26, -40, 1024 - i * 26, -40, 1012 - i * 26, r.range(40, 150)),
      darken(rock, 0.2),
    );
  }
  l.line('M600 -40V470M640 -40Q650 240 636 560', lighten(l.light.accent, 0.2), 7);
  l.fill(polygon(612, 372, 340, 640, 560, 760), lighten(l.light.sun, 0.2), 0.3);
  const dark = darken(l.light.near, 0.55);
  silhouette(
    l,
    drawFigure(
      600,
      470,
      {
        torso: -14,
        nearArm: [150, 170],
        farArm: [40, 100],
        nearLeg: [62, 10],
        farLeg: [40, -14],
        nearFoot: 80,
        farFoot: 60,
      },
      { height: 270 },
    ),
    l.light.accent,
  );
  l.fill(disc(580, 362, 36), lighten(l.light.accent, 0.3));
  l.fill(disc(612, 366, 13), '#fffbe0');
  l.group('translate(640 640) rotate(8)', () => {
    l.fill(box(-130, -34, 260, 68, 30), '#d8402f');
    l.fill(box(-96, -22, 192, 44, 20), '#f1e3c8');
    l.line('M-60 -34V34M0 -34V34M60 -34V34', dark, 9);
    l.line('M-110 -30Q-20 -120 0 -80M110 -30Q20 -120 0 -80', dark, 6);
  });
  l.fill('M-60 900Q300 760 600 800T1260 780V940H-60Z', darken(rock, 0.6));
  l.fill(disc(420, 800, 170, 18), mix(l.light.water, rock, 0.4), 0.8);
  return l.scene([600, 440]);
}

/** A beavers' dam of sticks; the water stands high behind it. */
export function beaverDam(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dawn', 'day', 'spring', 'gold'], view);
  const sun = openSky(l, r);
  l.ridge(swell(r, 360, 26), 0.25, true, 4);
  for (let i = 0; i < 18; i++)
    roundTree(l, r, r.range(-40, 1240), r.range(400, 440), r.range(90, 170), l.plane(0.5));
  water(l, r, 430, sun);
  l.fill('M-40 600Q600 540 1240 610V880H-40Z', mix(l.light.water, l.light.near, 0.25));
  for (let i = 0; i < 10; i++)
    l.line(
      `M${n(r.range(40, 700))} ${n(r.range(690, 800))}h${n(r.range(120, 420))}`,
      lighten(l.light.water, 0.45),
      4,
      0.6,
    );
  const woods = ['#7a5233', '#96683f', '#5c3d28', '#b1845a'];
  for (let i = 0; i < 120; i++) {
    const x = r.range(-40, 1240);
    const y = 600 + Math.sin(x / 190) * 16 + r.range(-62, 66);
    const [lean, half] = [r.range(-0.35, 0.35), r.range(50, 120)];
    l.line(
      line(x - half, y - half * lean, x + half, y + half * lean),
      woods[i % 4] ?? '#7a5233',
      r.range(8, 18),
    );
  }
  l.group('translate(760 532)', () => {
    const fur = '#6a452c';
    l.fill('M-170 40Q-250 30 -270 58Q-240 84 -150 70Z', darken(fur, 0.4));
    l.fill('M-170 76Q-190 -70 -40 -80Q60 -80 90 0Q100 60 60 80Z', fur);
    l.fill(disc(86, -34, 66, 56), lighten(fur, 0.08));
    l.fill(disc(48, -82, 18) + disc(104, -86, 15), darken(fur, 0.25));
    l.fill(disc(108, -48, 8), '#120c08');
    l.fill(disc(146, -26, 15, 12), darken(fur, 0.5));
    l.fill(box(126, -4, 20, 24, 3), '#f3e6c8');
    l.line('M90 24L210 -16', '#b1845a', 15);
  });
  l.fill(box(330, 540, 120, 190, 6), '#7d868f');
  for (let i = 0; i < 5; i++) l.line(line(346 + i * 22, 552, 346 + i * 22, 718), darken('#7d868f', 0.5), 6);
  l.fill('M330 700H450L470 780H310Z', lighten(l.light.water, 0.5), 0.8);
  reeds(l, r, 960, 1240, 840, 240, darken(l.light.near, 0.1));
  return l.scene([660, 540]);
}

/** A small car ferry in the middle of the river, two tractors among its cars. */
export function ferry(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dawn', 'day', 'gold', 'spring'], view);
  const sun = openSky(l, r);
  l.ridge(crest(r, 320, 110, 0.7), 0.15, true, 5);
  l.ridge(swell(r, 400, 22), 0.4, true, 4);
  l.fill(box(160, 350, 24, 62) + polygon(154, 352, 172, 286, 190, 352), lighten(l.light.sky[2], 0.45));
  for (let i = 0; i < 8; i++) {
    const x = 60 + i * 62;
    l.fill(
      box(x, 396, 40, 26) + polygon(x - 5, 398, x + 20, 374, x + 45, 398),
      i % 2 ? '#b8583c' : lighten(l.light.sky[2], 0.4),
    );
  }
  water(l, r, 424, sun);
  const dark = darken(l.light.near, 0.35);
  l.fill(disc(600, 690, 470, 26), dark, 0.3);
  l.fill('M120 600L190 690H1010L1080 600Z', '#2f5b7c');
  l.fill(box(110, 588, 980, 18, 4), lighten(l.light.sky[2], 0.5));
  l.line('M110 590L30 540M1090 590L1170 540', dark, 16);
  for (let i = 0; i < 14; i++)
    l.line(line(170 + i * 66, 588, 170 + i * 66, 546), lighten(l.light.sky[2], 0.6), 5);
  l.line(line(150, 546, 1050, 546), lighten(l.light.sky[2], 0.6), 6);
  for (const [x, colour] of [
    [220, '#d8402f'],
    [390, '#f1e3c8'],
    [880, '#3f7f6d'],
  ] as const) {
    l.fill(`M${x} 584v-34q0 -14 16 -16l16 -34q4 -10 16 -10h54q12 0 18 10l16 34q18 2 18 16v34Z`, colour);
    l.fill(box(x + 40, 504, 34, 28, 4) + box(x + 82, 504, 30, 28, 4), dark);
    l.fill(disc(x + 38, 584, 17) + disc(x + 118, 584, 17), dark);
  }
  for (const x of [570, 740]) {
    l.fill(box(x, 500, 96, 50, 8) + box(x - 30, 450, 56, 96, 8), '#c8452f');
    l.fill(box(x - 20, 462, 36, 38, 4), lighten(l.light.sky[1], 0.4));
    l.fill(disc(x - 6, 562, 34) + disc(x + 78, 570, 22), dark);
    l.fill(disc(x - 6, 562, 14) + disc(x + 78, 570, 8), '#e9b84a');
  }
  l.fill(box(520, 380, 26, 206) + box(480, 340, 130, 60, 6), lighten(l.light.sky[2], 0.5));
  l.fill(box(492, 352, 44, 30, 4) + box(548, 352, 44, 30, 4), dark);
  l.line('M545 340V270', dark, 5);
  l.fill(polygon(547, 272, 610, 290, 547, 308), '#d8402f');
  silhouette(l, drawFigure(1010, 512, standing, { height: 150, coat: true }), dark);
  for (let i = 0; i < 4; i++)
    l.line(
      `M${60 + i * 40} ${710 + i * 20}Q600 ${740 + i * 24} ${1140 - i * 40} ${710 + i * 20}`,
      lighten(l.light.water, 0.5),
      4,
      0.6,
    );
  return l.scene([600, 520]);
}

/** A bed of sedge and iris that takes the water of a paved yard. */
export function rainGarden(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['day', 'spring', 'dawn'], view);
  l.fill(
    box(-60, -60, 1320, 940),
    l.defs.linear(
      [
        [0, mix(l.light.sky[0], '#8794a0', 0.5)],
        [1, l.light.sky[2]],
      ],
      0,
      0,
      0,
      500,
    ),
  );
  l.fill(box(120, 130, 960, 330), '#e2c99a');
  l.fill(box(100, 108, 1000, 34, 4), '#b8583c');
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 8; i++)
      l.fill(box(160 + i * 114, 180 + row * 136, 76, 92, 4), darken(l.light.near, 0.05));
  l.fill(box(540, 316, 120, 144, 4), '#7a4a32');
  l.fill(box(-60, 452, 1320, 430), '#a7a49c');
  for (let i = 0; i < 12; i++) l.line(line(-60 + i * 120, 460, -300 + i * 170, 860), '#8f8c84', 4);
  let rain = '';
  for (let i = 0; i < 120; i++) {
    const [x, y] = [r.range(-20, 1240), r.range(-20, 520)];
    rain += line(x, y, x - 10, y + 34);
  }
  l.line(rain, '#ffffff', 3, 0.55);
  l.fill('M60 700Q120 540 420 560T900 560Q1180 580 1150 720T640 820T60 700Z', '#5b4636');
  l.fill('M170 690Q260 600 480 620T860 620Q1060 640 1030 710T620 770T170 690Z', l.light.water);
  for (let i = 0; i < 9; i++)
    l.line(disc(r.range(260, 940), r.range(640, 740), r.range(18, 40), r.range(5, 10)), '#ffffff', 3, 0.7);
  for (let i = 0; i < 30; i++)
    l.fill(
      disc(r.range(90, 1120), i % 2 ? r.range(580, 612) : r.range(760, 800), r.range(12, 26), r.range(9, 15)),
      i % 3 ? '#c9c2b2' : '#8f887a',
    );
  for (const [from, to, base, h] of [
    [80, 360, 720, 190],
    [820, 1130, 730, 200],
    [420, 760, 800, 130],
  ] as const)
    reeds(l, r, from, to, base, h, '#3f7a4a');
  for (const [x, y] of [
    [240, 590],
    [330, 640],
    [880, 600],
    [980, 650],
    [1060, 600],
  ] as const) {
    l.line(line(x, y + 110, x, y), '#3f7a4a', 7);
    for (const turn of [-50, 0, 50])
      l.group(`translate(${x} ${y}) rotate(${turn})`, () =>
        l.fill('M0 0Q-20 -30 0 -54Q20 -30 0 0Z', turn ? '#6a5aa8' : '#f0c040'),
      );
  }
  silhouette(
    l,
    drawFigure(1090, 400, carrying, { height: 200, skirt: true, hair: 'long' }),
    darken(l.light.near, 0.3),
  );
  l.line('M1104 340V250', darken(l.light.near, 0.3), 6);
  l.fill(`${arc(1104, 270, 90, 180, 360)}Z`, '#d8543b');
  return l.scene([600, 560]);
}

/** A stage in a quarry: two players under lamps, the wall of stone behind them. */
export function quarryStage(r: Random, view?: View<Landscape>): Scene {
  const l = createLandscape(r, ['dusk', 'night'], view);
  openSky(l, r);
  const rock = mix('#b59a78', l.light.far, 0.3);
  l.fill(
    'M-60 880V150L120 110L170 220L330 180L360 90L560 60L620 150L820 100L870 40L1080 90L1110 210L1260 180V880Z',
    rock,
  );
  for (let i = 0; i < 9; i++)
    l.line(
      `M-60 ${220 + i * 62}Q300 ${200 + i * 62} 600 ${226 + i * 60}T1260 ${210 + i * 62}`,
      darken(rock, 0.3),
      5,
      0.6,
    );
  for (let i = 0; i < 22; i++) {
    const [x, y] = [r.range(-20, 1200), r.range(180, 560)];
    l.fill(
      polygon(
        x,
        y,
        x + r.range(50, 120),
        y + r.range(-8, 8),
        x + r.range(40, 90),
        y + r.range(40, 70),
        x - 6,
        y + 50,
      ),
      darken(rock, r.range(0.06, 0.3)),
      0.7,
    );
  }
  for (const [x, aim] of [
    [180, 500],
    [1020, 700],
  ] as const) {
    l.fill(polygon(x, 300, aim - 150, 640, aim + 150, 640), l.light.sun, 0.28);
    l.line(line(x, 640, x, 300), darken(l.light.near, 0.4), 9);
    l.fill(box(x - 28, 280, 56, 36, 6), darken(l.light.near, 0.5));
  }
  l.fill('M180 640H1020L1100 700H100Z', '#7a5233');
  l.fill(box(100, 698, 1000, 34), darken('#7a5233', 0.35));
  for (const [x, pose, colour, flip] of [
    [480, pointing, '#d8543b', 1],
    [730, standing, '#f1e3c8', -1],
  ] as const)
    l.group(`translate(${x} 520) scale(${flip} 1)`, () =>
      silhouette(l, drawFigure(0, 0, pose, { height: 250, coat: true }), colour),
    );
  const dark = darken(l.light.near, 0.5);
  for (let i = 0; i < 17; i++) {
    const x = -10 + i * 78 + r.range(-12, 12);
    l.fill(disc(x, 772 + (i % 2) * 18, 32, 36) + box(x - 48, 798, 96, 120, 40), dark);
    if (i % 3 === 0) {
      l.fill(disc(x + 40, 768, 9, 15), '#ffd27a');
      l.fill(limb([x + 40, 840], [x + 40, 786], 9, 8), lighten(rock, 0.3));
    }
  }
  return l.scene([600, 480]);
}
