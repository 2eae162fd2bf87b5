import { sheet } from '../picture-types.ts';
import type { Random } from '../random.ts';
import type { Bounds } from './bounds.ts';
import { boundsOf } from './bounds.ts';
import type { Definitions } from './definitions.ts';
import { group, stroke } from './elements.ts';
import { n } from './geometry.ts';

// SVG patterns would be shorter, but librsvg needs half a second to tile a sheet with one that is not aligned to whole
// pixels. Plain strokes, clipped, take a few milliseconds.

/**
 * Paper grain over the whole sheet: specks of light and dark, as irregularly dashed rows. `zoom` is the enlargement of the
 * finished picture.
 */
export function grain(r: Random, dark: string, light: string, strength = 1, zoom = 1): string {
  const dash = (lengths: string) =>
    zoom === 1
      ? lengths
      : lengths
          .split(' ')
          .map((length) => n(Number(length) / zoom))
          .join(' ');
  const rows = (count: number) =>
    Array.from(
      { length: Math.round(count * zoom) },
      () => `M${-Math.round(r.range(10, 240))} ${n(r.range(-10, 810))}H1230`,
    ).join('');
  return (
    stroke(rows(190), dark, 1.2 / zoom, {
      cap: 'butt',
      dash: dash('1 97 1.5 31 1 151 2 13 1 67 1 211'),
      opacity: 0.2 * strength,
    }) +
    stroke(rows(190), light, 1.4 / zoom, {
      cap: 'butt',
      dash: dash('1.5 83 2 139 1 29 2 59 1 173'),
      opacity: 0.36 * strength,
    }) +
    stroke(rows(24), dark, 0.7 / zoom, {
      cap: 'butt',
      dash: dash('7 307 4 211 11 401'),
      opacity: 0.2 * strength,
    })
  );
}

/** Even halftone dots within the shape. */
export function dotScreen(
  defs: Definitions,
  d: string,
  colour: string,
  pitch: number,
  share: number,
): string {
  const { x, y, w, h } = onSheet(boundsOf(d));
  const half = pitch / 2;
  let rows = '';
  for (let row = Math.floor(y / half); row * half <= y + h; row++) {
    const start = Math.floor(x / pitch) * pitch + (row % 2 === 0 ? 0 : half);
    rows += `M${n(start)} ${n(row * half)}h${n(w + pitch)}`;
  }
  const dots = stroke(rows, colour, pitch * share * 0.8, { dash: `0 ${n(pitch)}` });
  return group(dots, { clip: defs.clip(d) });
}

/** Parallel lines within the shape; `turn` in degrees, 0 is horizontal. */
export function lineScreen(
  defs: Definitions,
  d: string,
  colour: string,
  look: { pitch: number; width: number; turn: number; wave?: number },
): string {
  const { x, y, w, h } = onSheet(boundsOf(d));
  const angle = (look.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const;
  const along = corners.map(([cx, cy]) => cx * cos + cy * sin);
  const across = corners.map(([cx, cy]) => -cx * sin + cy * cos);
  const [from, to] = [Math.min(...along) - 2, Math.max(...along) + 2];
  let rows = '';
  for (
    let v = Math.floor(Math.min(...across) / look.pitch) * look.pitch;
    v <= Math.max(...across);
    v += look.pitch
  ) {
    const at = (u: number, offset = 0): [number, number] => [
      u * cos - (v + offset) * sin,
      u * sin + (v + offset) * cos,
    ];
    rows +=
      look.wave === undefined || to - from < 90
        ? straight(at(from), at(to))
        : wavy(at, from, to, look.wave, v);
  }
  return group(stroke(rows, colour, look.width, { cap: 'butt' }), { clip: defs.clip(d) });
}

function wavy(
  at: (u: number, offset?: number) => [number, number],
  from: number,
  to: number,
  wave: number,
  phase: number,
): string {
  const steps = Math.max(2, Math.round((to - from) / 80));
  let d = '';
  let [px, py] = [0, 0];
  for (let i = 0; i <= steps; i++) {
    const u = from + ((to - from) * i) / steps;
    const [x, y] = at(u, Math.sin(u / 62 + phase / 90) * wave).map(Math.round);
    d += i === 0 ? `M${x} ${y}l` : `${(x ?? 0) - px} ${(y ?? 0) - py} `;
    [px, py] = [x ?? 0, y ?? 0];
  }
  return d.trimEnd();
}

function straight(a: readonly [number, number], b: readonly [number, number]): string {
  return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
}

export type Strength = (x: number, y: number) => number;

/**
 * Halftone whose dots grow and shrink with `strength` (0..1, by position). Neighbours of one size are one dashed
 * stroke, along rows or columns, whichever is shorter: a tenth of the size of separate circles.
 */
export function halftone(area: Bounds, pitch: number, colour: string, strength: Strength): string {
  const columns = Math.ceil((area.w / pitch) * 2) + 1;
  const rows = Math.ceil((area.h / pitch) * 2) + 1;
  const at = (i: number, j: number) => [area.x + (i * pitch) / 2, area.y + (j * pitch) / 2] as const;
  const size = (i: number, j: number) => {
    const [x, y] = at(i, j);
    return Math.max(0, Math.round(Math.min(1, strength(x, y)) * 8));
  };
  const alongRows = runs(
    rows,
    columns,
    pitch,
    (row, k) => size(k, row),
    (row, k) => at(k, row),
    'h',
  );
  const alongColumns = runs(columns, rows, pitch, size, at, 'v');
  const shorter = weight(alongRows) < weight(alongColumns) ? alongRows : alongColumns;
  return [...shorter]
    .map(([step, dots]) =>
      stroke(dots.join(''), colour, (step / 8) * pitch * 0.78, { dash: `0 ${n(pitch)}` }),
    )
    .join('');
}

/** Every other dot of a line, so that the screen is at 45 degrees; equal neighbours are joined. */
function runs(
  lines: number,
  length: number,
  pitch: number,
  size: (i: number, k: number) => number,
  at: (i: number, k: number) => readonly [number, number],
  command: 'h' | 'v',
): Map<number, string[]> {
  const bySize = new Map<number, string[]>();
  for (let i = 0; i < lines; i++) {
    let [step, start, count] = [0, 0, 0];
    const flush = () => {
      if (step > 0 && count > 0) {
        const [x, y] = at(i, start);
        const reach = (count - 1) * pitch + (count > 1 ? 0.4 : 0);
        const dots = bySize.get(step) ?? [];
        dots.push(`M${Math.round(x)} ${Math.round(y)}${command}${n(reach)}`);
        bySize.set(step, dots);
      }
      count = 0;
    };
    for (let k = i % 2; k < length; k += 2) {
      const next = size(i, k);
      if (next !== step || count === 0) {
        flush();
        [step, start] = [next, k];
      }
      count++;
    }
    flush();
  }
  return bySize;
}

function weight(bySize: Map<number, string[]>): number {
  return [...bySize.values()].reduce((sum, dots) => sum + dots.length, 0);
}

function onSheet({ x, y, w, h }: Bounds): Bounds {
  // Shapes inside transformed groups have their own coordinates, so only very large ones are clipped.
  const [left, top] = [Math.max(x, -sheet.width), Math.max(y, -sheet.height)];
  return {
    x: left,
    y: top,
    w: Math.min(x + w, sheet.width + 30) - left,
    h: Math.min(y + h, sheet.height + 30) - top,
  };
}
