/** Path data for the shapes that scenes are built from; every function returns an SVG `d` string. */
export type Point = readonly [number, number];

/** Rounds a coordinate to a tenth: more digits only make files bigger. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Rounds the long fractions of hand-written path data to a tenth. */
export function tidyPath(d: string): string {
  return d.replace(/-?\d+\.\d{2,}(?:e-\d+)?/g, (digits) => n(Number(digits)));
}

export function polygon(...coordinates: number[]): string {
  return `${line(...coordinates)}Z`;
}

export function line(...coordinates: number[]): string {
  return `M${coordinates.map(n).join(' ')}`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  const k = Math.min(r, w / 2, h / 2);
  const a = `a${n(k)} ${n(k)} 0 0 1 `;
  const [rw, rh, q] = [n(w - 2 * k), n(h - 2 * k), n(k)];
  return `M${n(x + k)} ${n(y)}h${rw}${a}${q} ${q}v${rh}${a}-${q} ${q}h-${rw}${a}-${q} -${q}v-${rh}${a}${q} -${q}Z`;
}

export function disc(cx: number, cy: number, rx: number, ry = rx): string {
  const a = `a${n(rx)} ${n(ry)} 0 1 1 `;
  return `M${n(cx - rx)} ${n(cy)}${a}${n(rx * 2)} 0${a}${n(-rx * 2)} 0Z`;
}

/** A shape with a round top, for windows, doors and halls. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${n(x)} ${n(y + h)}V${n(y + r)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;
}

/** Angles are in degrees, 0 to the right, growing clockwise. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 ${large} ${sweep} ${n(x2)} ${n(y2)}`;
}

/** A slice of a ring between two radii. */
export function band(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  return `${arc(cx, cy, outer, from, to)}L${arc(cx, cy, inner, to, from).slice(1)}Z`;
}

/** A smooth curve through the points (Catmull–Rom as Béziers). */
export function curve(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[index] ?? [0, 0];
  };
  const [x0, y0] = at(0);
  let d = `M${n(x0)} ${n(y0)}`;
  const k = tension / 6;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = `${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)}`;
    const c2 = `${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)}`;
    d += `C${c1} ${c2} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A curve closed down to the line `floor`: hills, waves, crowds. */
export function ground(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? first;
  return `${curve(points)}L${n(last[0])} ${n(floor)}L${n(first[0])} ${n(floor)}Z`;
}

/** A tapered capsule from a to b: arms, legs, branches, bottles. */
export function limb(a: Point, b: Point, ra: number, rb: number): string {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const p = (c: Point, r: number, side: number) => `${n(c[0] + side * sin * r)} ${n(c[1] - side * cos * r)}`;
  return (
    `M${p(a, ra, 1)}L${p(b, rb, 1)}A${n(rb)} ${n(rb)} 0 0 1 ${p(b, rb, -1)}` +
    `L${p(a, ra, -1)}A${n(ra)} ${n(ra)} 0 0 1 ${p(a, ra, 1)}Z`
  );
}

export function mixPoints(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
