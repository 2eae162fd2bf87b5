import type { Room } from '../compositions/rooms.ts';
import { disc, n } from '../paint/geometry.ts';
import type { PictureStyle, Scene } from '../picture-types.ts';
import type { Random } from '../random.ts';
import type { Setting, Thing } from './brush.ts';
import { createStillTool } from './style-tools.ts';

/** Position of an object's foot on the sheet of 1200 × 800, its size, its rotation in degrees. */
export type Placed = readonly [thing: Thing, x: number, y: number, scale?: number, turn?: number];

export type StillLife = {
  setting?: Setting;
  things: readonly Placed[];
  focal?: readonly [number, number];
  /** False where mirroring would be wrong, as for a clock or a plate. */
  mirror?: boolean;
  /** Index of the thing that the picture is about, which is drawn from near and in detail; the first if absent. */
  hero?: number;
  /** The part of that thing that a detail shows, in fractions of its size. */
  part?: readonly [number, number];
  /** The surroundings of a wide picture. */
  room: Room;
  /** Position of the arrangement's middle, and its scale; on the room's table if absent. */
  at?: readonly [x: number, y: number, scale: number];
};

/** Draws a still life with the tool of a style. Objects are moved slightly at random. */
export function stillLife(
  style: PictureStyle,
  { setting = 'table', things, focal = [600, 470], mirror = true }: StillLife,
) {
  return (r: Random): Scene => {
    const tool = createStillTool(style, r);
    tool.set(setting);
    for (const [thing, x, y, scale = 1, turn = 0] of things) {
      const [dx, lean] = [r.range(-6, 6), setting === 'above' ? r.range(-4, 4) : 0];
      if (setting === 'table' && y > 600)
        tool.shadow(disc(x + dx + 20 * scale, y - 4, 150 * scale, 20 * scale));
      tool.group(`translate(${n(x + dx)} ${n(y)}) rotate(${n(turn + lean)}) scale(${scale})`, () =>
        thing(tool),
      );
    }
    return tool.scene(focal, mirror);
  };
}
