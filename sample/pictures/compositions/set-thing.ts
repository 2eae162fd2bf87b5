import type { Bounds } from '../paint/bounds.ts';
import { n } from '../paint/geometry.ts';
import type { Brush, Thing } from '../still-lifes/brush.ts';
import { measure } from './measure.ts';

/** Draws the thing as large as the box allows, centred, with its foot on the lower edge of the box. */
export function setThing(b: Brush, thing: Thing, { x, y, w, h }: Bounds, turn = 0): void {
  const own = measure(thing);
  const scale = Math.min(w / own.w, h / own.h);
  drawAt(b, thing, { x: x + w / 2, y: y + h }, [own.x + own.w / 2, own.y + own.h], scale, turn);
}

/** Draws the thing enlarged, so that the given part of it (in fractions of its size) is at the point. */
export function enlargeThing(
  b: Brush,
  thing: Thing,
  at: { x: number; y: number },
  part: readonly [number, number],
  scale: number,
  turn = 0,
): void {
  const own = measure(thing);
  drawAt(b, thing, at, [own.x + own.w * part[0], own.y + own.h * part[1]], scale, turn);
}

function drawAt(
  b: Brush,
  thing: Thing,
  { x, y }: { x: number; y: number },
  [ox, oy]: readonly [number, number],
  scale: number,
  turn: number,
): void {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const size = Math.round(scale * 1000) / 1000;
  b.group(`translate(${n(x)} ${n(y)})${turned} scale(${size}) translate(${n(-ox)} ${n(-oy)})`, () =>
    b.enlarged(size, () => thing(b)),
  );
}
