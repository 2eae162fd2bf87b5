/** People in their surroundings, whole and small, on the coloured grounds of portraits. */
import { setThing } from '../../compositions/set-thing.ts';
import { drawFigure } from '../../figures/figure.ts';
import { pointing, standing, walking } from '../../figures/poses.ts';
import { mix } from '../../paint/colour.ts';
import { box, disc, polygon } from '../../paint/geometry.ts';
import type { Scene } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { portraitBrush } from '../../still-lifes/style-brushes.ts';
import * as house from '../../still-lifes/things/house-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import { framedPicture } from '../../still-lifes/things/stage-things.ts';
import { parkBench, streetLamp } from '../../still-lifes/things/street-things.ts';
import { armchair } from '../../still-lifes/things/study-things.ts';
import type { PortraitSheet } from './portrait-sheet.ts';
import { createPortraitSheet } from './portrait-sheet.ts';

/** Someone beside an armchair and a lamp. */
export function personAtHome(r: Random): Scene {
  const p = createPortraitSheet(r);
  const b = portraitBrush(p);
  floor(p, 620);
  setThing(b, framedPicture, { x: 250, y: 120, w: 190, h: 160 });
  setThing(b, house.floorLamp, { x: 880, y: 190, w: 190, h: 500 });
  setThing(b, armchair, { x: 640, y: 380, w: 320, h: 340 });
  setThing(b, house.pottedPlant, { x: 150, y: 500, w: 170, h: 210 });
  person(p, r, 520, 730, 500, standing);
  return p.scene([560, 430]);
}

/** Two people on either side of a small table. */
export function coupleAtTable(r: Random): Scene {
  const p = createPortraitSheet(r);
  const b = portraitBrush(p);
  floor(p, 600);
  setThing(b, streetLamp, { x: 950, y: 160, w: 150, h: 520 });
  setThing(b, parkBench, { x: 120, y: 470, w: 330, h: 200 });
  person(p, r, 430, 730, 480, pointing);
  b.shape(box(586, 560, 28, 170), 'dark');
  b.shape(disc(600, 556, 140, 22), 'light');
  setThing(b, kitchen.cup('main'), { x: 500, y: 486, w: 76, h: 66 });
  setThing(b, kitchen.cup('second'), { x: 620, y: 490, w: 76, h: 66 });
  b.group('translate(1200 0) scale(-1 1)', () => person(p, r, 430, 734, 460, standing));
  return p.scene([600, 430]);
}

/** Someone walking under trees, in thought. */
export function walkerInPark(r: Random): Scene {
  const p = createPortraitSheet(r);
  const b = portraitBrush(p);
  floor(p, 640);
  for (const [x, tall] of [
    [180, 520],
    [420, 430],
    [900, 480],
    [1090, 560],
  ] as const) {
    b.shape(
      polygon(x - 15, 660, x - 9, 660 - tall * 0.6, x + 9, 660 - tall * 0.6, x + 15, 660),
      'wood',
      -0.2,
    );
    for (let i = 0; i < 4; i++)
      b.shape(
        disc(x + r.range(-60, 60), 660 - tall * r.range(0.6, 0.95), r.range(60, 96)),
        'leaf',
        r.range(-0.15, 0.2),
      );
  }
  for (let i = 0; i < 16; i++) b.mark(disc(r.range(60, 1140), r.range(660, 780), 13, 7), 'main');
  person(p, r, 640, 740, 430, walking);
  return p.scene([640, 470]);
}

/** Someone speaking from a platform to many heads. */
export function speakerOnPlatform(r: Random): Scene {
  const p = createPortraitSheet(r);
  const b = portraitBrush(p);
  floor(p, 560);
  b.shape(polygon(250, 600, 950, 600, 1010, 660, 190, 660), 'wood');
  person(p, r, 560, 620, 400, pointing);
  b.shape(polygon(640, 420, 820, 420, 790, 630, 670, 630), 'second');
  b.shape(polygon(616, 404, 844, 404, 824, 430, 636, 430), 'wood', 0.1);
  setThing(b, machine.microphone, { x: 640, y: 290, w: 70, h: 116 });
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [10 + i * 150 + row * 70, 720 + row * 60];
      b.shape(
        `${disc(x, y - 56, 36, 40)}M${x - 76} ${y + 120}Q${x - 70} ${y - 14} ${x} ${y - 18}Q${x + 70} ${y - 14} ${x + 76} ${y + 120}Z`,
        row ? 'dark' : 'second',
        (i % 3) * 0.08,
      );
    }
  return p.scene([600, 430]);
}

function floor(p: PortraitSheet, y: number): void {
  p.fill(polygon(-40, y + 8, 1240, y - 8, 1240, 880, -40, 880), mix(p.ground.line, p.ground.field, 0.35));
}

function person(
  p: PortraitSheet,
  r: Random,
  x: number,
  foot: number,
  height: number,
  pose: typeof standing,
): void {
  const build = { height, hair: r.pick(['short', 'long', 'bun'] as const), coat: r.chance(0.4) };
  p.figure(
    drawFigure(x, foot - height * 0.51, pose, build),
    mix(p.ground.accent, p.ground.shape, r.range(0, 0.8)),
  );
}
