export type Bounds = { x: number; y: number; w: number; h: number };

/** Returns a box that contains the path; it may be too large, as it includes control points and whole arc radii. */
export function boundsOf(d: string): Bounds {
  let [x, y, left, top, right, bottom] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
  const reach = (px: number, py: number, margin = 0) => {
    left = Math.min(left, px - margin);
    right = Math.max(right, px + margin);
    top = Math.min(top, py - margin);
    bottom = Math.max(bottom, py + margin);
  };
  for (const [, command = '', tail = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...tail.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const kind = command.toUpperCase();
    const relative = command !== kind;
    const size = { H: 1, V: 1, A: 7, C: 6, Q: 4 }[kind] ?? 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const take = numbers.slice(i, i + size);
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const at = (j: number) => take[j] ?? 0;
      if (kind === 'H') x = ox + at(0);
      else if (kind === 'V') y = oy + at(0);
      else {
        for (let j = kind === 'A' ? size : 0; j < size - 2; j += 2) reach(ox + at(j), oy + at(j + 1));
        x = ox + at(size - 2);
        y = oy + at(size - 1);
      }
      reach(x, y, kind === 'A' ? Math.max(at(0), at(1)) : 0);
    }
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
