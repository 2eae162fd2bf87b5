import type { Point } from '../paint/geometry.ts';

/** Returns the two angles that bring a limb's end from `from` to `to`; `bend` is the side the joint bends to. */
export function reach(from: Point, to: Point, upper: number, lower: number, bend: 1 | -1): [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 0.01);
  const straight = Math.atan2(dx, dy);
  const inner = Math.acos(clamp((upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance)));
  const outer = Math.acos(clamp((lower ** 2 + distance ** 2 - upper ** 2) / (2 * lower * distance)));
  const degrees = 180 / Math.PI;
  return [(straight + bend * inner) * degrees, (straight - bend * outer) * degrees];
}

/** Lengths of a figure's limbs, in units of an eighth of its height. */
export const limbLengths = { upperArm: 1.45, foreArm: 1.35, thigh: 1.95, shin: 1.9, torso: 2.75 } as const;

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
