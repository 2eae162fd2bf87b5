import type { Bounds } from '../paint/bounds.ts';
import type { Brush, Thing } from '../still-lifes/brush.ts';
import { outline } from './outline.ts';

/** Returns a box around everything that the thing draws, in the thing's own coordinates. */
export function measure(thing: Thing): Bounds {
  const known = measured.get(thing);
  if (known) return known;
  const corners = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let move: Move = (x, y) => [x, y];

  function reach(d: string, margin = 0): void {
    for (const [x, y] of outline(d)) {
      const [sx, sy] = move(x, y);
      corners.left = Math.min(corners.left, sx - margin);
      corners.right = Math.max(corners.right, sx + margin);
      corners.top = Math.min(corners.top, sy - margin);
      corners.bottom = Math.max(corners.bottom, sy + margin);
    }
  }

  const brush: Brush = {
    shape: (d) => reach(d),
    mark: (d) => reach(d),
    line: (d, _, width) => reach(d, width / 2),
    group: (transform, draw) => {
      const before = move;
      const inner = movement(transform);
      move = (x, y) => before(...inner(x, y));
      draw();
      move = before;
    },
    enlarged: (_, draw) => draw(),
    figure: ({ parts }) => {
      for (const { d } of parts) reach(d);
    },
  };
  thing(brush);
  const { left, top, right, bottom } = corners;
  const bounds = { x: left, y: top, w: right - left, h: bottom - top };
  measured.set(thing, bounds);
  return bounds;
}

const measured = new WeakMap<Thing, Bounds>();

type Move = (x: number, y: number) => [number, number];

/** Reads the transforms that things use: translations, rotations about the origin, scales. */
function movement(transform: string): Move {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, kind = '', list = '']): Move => {
    const [a = 0, b] = list.split(/[\s,]+/).map(Number);
    if (kind === 'translate') return (x, y) => [x + a, y + (b ?? 0)];
    if (kind === 'scale') return (x, y) => [x * a, y * (b ?? a)];
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return (x, y) => [x * cos - y * sin, x * sin + y * cos];
  });
  return (x, y) => steps.reduceRight<[number, number]>(([px, py], step) => step(px, py), [x, y]);
}
