import { n } from '../paint/geometry.ts';
import type { Motif, PictureStyle, Scene } from '../picture-types.ts';
import type { Random } from '../random.ts';
import type { Thing } from '../still-lifes/brush.ts';
import { type StillLife, stillLife } from '../still-lifes/still-life.ts';
import { createStillTool } from '../still-lifes/style-tools.ts';
import { drawDetail } from './compose-scene.ts';
import { measure } from './measure.ts';
import { drawRoom } from './rooms.ts';
import { setThing } from './set-thing.ts';

/** Gives a still life its other three compositions. */
export function composeStillLife(style: PictureStyle, life: StillLife): Motif {
  const [hero, companion] = chosen(life);
  return {
    own: 'still-life',
    compose: {
      'still-life': stillLife(style, life),
      near: (r) => drawNear(style, r, life, hero, companion),
      detail: (r) => drawDetail(style, r, hero, life.part),
      wide: (r) => drawInRoom(style, r, life),
    },
  };
}

/** The thing that the still life is about, and the largest other one. */
function chosen({ things, hero = 0 }: StillLife): [Thing, Thing | undefined] {
  const [first] = things[hero] ?? things[0] ?? [];
  if (!first) throw new RangeError('a still life without things');
  const others = things.filter(([thing]) => thing !== first);
  const size = ([thing, , , scale = 1]: (typeof things)[number]) => {
    const { w, h } = measure(thing);
    return w * h * scale ** 2;
  };
  const [largest] = others.toSorted((a, b) => size(b) - size(a));
  return [first, largest?.[0]];
}

/** The thing in front, cut by the lower edge, and its companion behind it, cut by the side. */
function drawNear(
  style: PictureStyle,
  r: Random,
  { setting = 'table', mirror = true }: StillLife,
  hero: Thing,
  companion: Thing | undefined,
): Scene {
  const tool = createStillTool(style, r);
  tool.set(setting);
  const { w, h } = measure(hero);
  const isFlat = w > h * 1.9;
  const top = 760 - (1000 * h) / w;
  const lift = r.range(-14, 14);
  const behind = isFlat
    ? { x: 600, y: 20, w: 560, h: top + 120 + lift }
    : { x: 770, y: 150 + lift, w: 480, h: 480 };
  const wide = companion ? 820 : 1060;
  const tall = companion ? 810 : 980;
  // Objects that the lower edge does not cut stand on the table.
  const isLow = (wide * h) / w < 620;
  const inFront = isFlat
    ? { x: 30, y: 160, w: 1000, h: 600 }
    : setting === 'above'
      ? { x: -10, y: 400 - (450 * h) / w, w: 900, h: (900 * h) / w }
      : { x: 70, y: 40, w: wide, h: isLow ? 730 : tall };
  if (companion) setThing(tool, companion, behind, r.range(-3, 3));
  setThing(tool, hero, inFront, r.range(-2, 2));
  return tool.scene([500, 420], mirror);
}

/** The whole arrangement, small, in the surroundings it belongs to. */
function drawInRoom(
  style: PictureStyle,
  r: Random,
  { things, room, mirror = true, setting, at }: StillLife,
): Scene {
  const tool = createStillTool(style, r);
  tool.set('plain');
  const table = drawRoom(tool, r, room);
  if (!at) table.drawTable();
  const [x, y, scale] = at ?? [table.x, table.y, Math.round((table.w / 1200) * 1000) / 1000];
  const middle = setting === 'above' ? 400 : 690;
  tool.group(`translate(${n(x - 600 * scale)} ${n(y - middle * scale)}) scale(${scale})`, () => {
    for (const [thing, left, foot, size = 1, turn = 0] of things)
      tool.group(`translate(${n(left)} ${n(foot)}) rotate(${n(turn)}) scale(${size})`, () => thing(tool));
  });
  return tool.scene([x, 430], mirror);
}
