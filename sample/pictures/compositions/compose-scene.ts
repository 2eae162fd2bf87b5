import { disc } from '../paint/geometry.ts';
import type { Motif, PictureStyle, Scene, View } from '../picture-types.ts';
import type { Random } from '../random.ts';
import type { Brush, Thing } from '../still-lifes/brush.ts';
import { createStillTool } from '../still-lifes/style-tools.ts';
import type { Kit } from './kit.ts';
import { measure } from './measure.ts';
import { enlargeThing, setThing } from './set-thing.ts';

/** Gives a painted scene its other three compositions, from the things that belong to its subject. */
export function composeScene<Tool>(
  style: PictureStyle,
  paint: (r: Random, view?: View<Tool>) => Scene,
  brushOf: (tool: Tool) => Brush,
  kit: Kit,
): Motif {
  const [inFront] = kit.things[kit.front ?? 0] ?? kit.things[0];
  return {
    own: 'wide',
    compose: {
      wide: (r) => paint(r),
      near: (r) => {
        const side = r.chance(0.5) ? 'left' : 'right';
        const front = (tool: Tool) => standInFront(brushOf(tool), inFront, side);
        return paint(r, { zoom: kit.zoom ?? 1.65, front });
      },
      ...composeThings(style, kit),
    },
  };
}

/** The two compositions that show a subject by its things alone. */
export function composeThings(
  style: PictureStyle,
  { things, part }: Kit,
): Pick<Motif['compose'], 'detail' | 'still-life'> {
  const [[hero]] = things;
  return {
    detail: (r) => drawDetail(style, r, hero, part),
    'still-life': (r) =>
      arrange(
        style,
        r,
        things.map(([thing]) => thing),
      ),
  };
}

/** One thing, cut by the lower edge and the side of the picture, between the viewer and the subject. */
function standInFront(b: Brush, thing: Thing, side: 'left' | 'right'): void {
  const { w, h } = measure(thing);
  const scale = Math.min(430 / w, 470 / h);
  const [wide, tall] = [w * scale, h * scale];
  const x = side === 'left' ? -wide * 0.1 : 1200 - wide * 0.9;
  setThing(b, thing, { x, y: 800 - tall * 0.88, w: wide, h: tall });
}

/** The thing fills the picture and is cut by its edges. */
export function drawDetail(
  style: PictureStyle,
  r: Random,
  thing: Thing,
  part: readonly [number, number] = [0.5, 0.45],
): Scene {
  const tool = createStillTool(style, r);
  tool.set('plain');
  const { w, h } = measure(thing);
  const whole = Math.min(1080 / w, 720 / h);
  // Long and thin things are enlarged more, or they would be a line.
  const most = Math.max(whole * 1.75, Math.min(420 / w, whole * 3));
  const scale = Math.min(Math.max(1200 / w, 800 / h), most);
  enlargeThing(tool, thing, { x: 600, y: 400 }, part, scale, r.range(-5, 5));
  // A mirrored clock or chart would say something else.
  return tool.scene([600, 400], false);
}

/** The largest size of the first, second … thing, and where its foot is: the higher, the farther back. */
const sizes = [
  { w: 620, h: 590, foot: 722 },
  { w: 500, h: 520, foot: 640 },
  { w: 340, h: 330, foot: 694 },
  { w: 250, h: 190, foot: 764 },
] as const;
/** The things from left to right. */
const orders = [
  [2, 0, 3, 1],
  [1, 0, 3, 2],
  [0, 3, 1, 2],
] as const;
const fromBack = [1, 2, 0, 3];

/** Sets the things close together, overlapping a little, in the middle of a table. */
function arrange(style: PictureStyle, r: Random, things: readonly Thing[]): Scene {
  const tool = createStillTool(style, r);
  tool.set('table');
  const order: number[] = r.pick(orders).filter((i) => things[i]);
  const widths = things.map((thing, i) => {
    const { w, h } = measure(thing);
    const most = sizes[i] ?? sizes[3];
    return w * Math.min(most.w / w, most.h / h);
  });
  const overlap = 0.8;
  const spread = order.reduce((sum, i) => sum + (widths[i] ?? 0) * overlap, 0);
  const shrunk = Math.min(1, 1000 / spread);
  let x = 600 - (spread * shrunk) / 2;
  const places = new Map(
    order.map((i) => {
      const w = (widths[i] ?? 0) * shrunk;
      const left = x - (w * (1 - overlap)) / 2;
      x += w * overlap;
      return [i, { left, w }] as const;
    }),
  );
  for (const i of fromBack) {
    const [thing, place] = [things[i], places.get(i)];
    if (!thing || !place) continue;
    const { h, foot } = sizes[i] ?? sizes[3];
    tool.shadow(disc(place.left + place.w * 0.54, foot - 6, place.w * 0.52, 17));
    setThing(tool, thing, { x: place.left, y: foot - h, w: place.w, h });
  }
  return tool.scene([600, 450], false);
}
