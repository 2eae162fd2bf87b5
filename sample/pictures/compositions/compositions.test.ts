import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../draw-picture.ts';
import type { Bounds } from '../paint/bounds.ts';
import { tidyPath } from '../paint/geometry.ts';
import { type Composition, compositions, type PictureStyle, pictureStyles } from '../picture-types.ts';
import type { Brush, Thing } from '../still-lifes/brush.ts';
import { stillLives } from '../still-lifes/still-life-motifs.ts';
import { kitsByStyle, motifsOf } from '../styles/all-styles.ts';
import { outline } from './outline.ts';

const motifs = pictureStyles.flatMap((style) =>
  [...motifsOf(style).keys()].map((motif) => ({ style, motif, name: `${style}/${motif}` })),
);
function draw(style: PictureStyle, motif: string, composition: Composition, width = 1200): string {
  return drawPicture({ style, motif, seed: 'proba', composition, width, height: (width * 2) / 3 }).svg;
}

/** The things that a composition of a motif is meant to show. */
function promised(style: PictureStyle, motif: string, composition: Composition): readonly Thing[] {
  const life = stillLives[style]?.[motif];
  if (life) {
    const all = life.things.map(([thing]) => thing);
    const hero = all[life.hero ?? 0];
    return composition === 'wide' || composition === 'still-life' || !hero ? all : [hero];
  }
  const kit = kitsByStyle[style][motif];
  const all = kit?.things.map(([thing]) => thing) ?? [];
  // A portrait is drawn from near by itself, any other scene whole.
  if (composition === 'wide' || (composition === 'near' && style === 'portrait')) return [];
  if (composition === 'still-life') return all;
  return all.filter((_, i) => i === (composition === 'near' ? (kit?.front ?? 0) : 0));
}

function pathsOf(thing: Thing): string[] {
  const paths: string[] = [];
  const brush: Brush = {
    shape: (d) => paths.push(d),
    mark: (d) => paths.push(d),
    line: (d) => paths.push(d),
    group: (_, content) => content(),
    enlarged: (_, content) => content(),
    figure: ({ parts }) => paths.push(...parts.map(({ d }) => d)),
  };
  thing(brush);
  return [...new Set(paths.map(rounded))];
}

/** Long paths lose their fractions on a printing press, and so does every path here. */
function rounded(d: string): string {
  return tidyPath(d).replace(/-?\d+\.\d+/g, (digits) => String(Math.round(Number(digits))));
}

function boxAround(points: readonly (readonly [number, number])[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

type Matrix = readonly [number, number, number, number, number, number];

/** A path of a picture with the matrix that places it in the picture, and a group as the range of the paths in it. */
type Drawing = { paths: { d: string; matrix: Matrix }[]; groups: { from: number; to: number }[] };

/** Coordinates of the finished picture are fractions of its size. */
function read(svg: string): Drawing {
  const drawing: Drawing = { paths: [], groups: [] };
  const open: { matrix: Matrix; from: number }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const { viewBox, transform = '', d } = attributes;
    const [x = 0, y = 0, w = 1, h = 1] = String(viewBox ?? '0 0 1 1')
      .split(' ')
      .map(Number);
    const outer = open.at(-1)?.matrix ?? [1 / w, 0, 0, 1 / h, -x / w, -y / h];
    const matrix = times(outer, matrixOf(String(transform)));
    open.push({ matrix, from: drawing.paths.length });
    if (name === 'path') drawing.paths.push({ d: rounded(String(d)), matrix });
  });
  parser.on('closetag', ({ name }) => {
    const { from } = open.pop() ?? { from: 0 };
    if (name === 'g') drawing.groups.push({ from, to: drawing.paths.length });
  });
  parser.write(svg).close();
  drawing.groups.sort((a, b) => a.to - a.from - (b.to - b.from));
  return drawing;
}

/** The box around the smallest group that holds every path of the thing. */
function find({ paths, groups }: Drawing, thing: Thing): Bounds | undefined {
  const wanted = pathsOf(thing);
  const first = paths.flatMap(({ d }, i) => (d === wanted[0] ? [i] : []));
  const group = groups.find(({ from, to }) => {
    if (to - from < wanted.length || !first.some((i) => i >= from && i < to)) return false;
    const held = new Set(paths.slice(from, to).map(({ d }) => d));
    return wanted.every((d) => held.has(d));
  });
  if (!group) return undefined;
  const own = paths.slice(group.from, group.to).filter(({ d }) => wanted.includes(d));
  return boxAround(
    own.flatMap(({ d, matrix: [a, b, c, e, f, g] }) =>
      outline(d).map(([x, y]) => [a * x + c * y + f, b * x + e * y + g] as const),
    ),
  );
}

function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind = '', list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, cx = 0, cy = 0] = list.split(/[\s,]+/).map(Number);
    const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0]);
    if (kind === 'scale') matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0]);
    if (kind === 'rotate') {
      const [x, y] = b === undefined ? [0, 0] : [b, cx || cy];
      matrix = times(matrix, [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]);
    }
  }
  return matrix;
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The share of the picture that the part of the box inside it covers. */
function coverage({ x, y, w, h }: Bounds): number {
  const inside = (from: number, size: number) => Math.max(0, Math.min(from + size, 1) - Math.max(from, 0));
  return inside(x, w) * inside(y, h);
}

function isCut({ x, y, w, h }: Bounds): boolean {
  return x < 0 || y < 0 || x + w > 1 || y + h > 1;
}

describe('the compositions of a motif', () => {
  it('differ in at least a sixth of their pixels, for every motif', async () => {
    const alike = await Promise.all(
      motifs.map(async ({ style, motif, name }) => {
        const drawn = await Promise.all(
          compositions.map((composition) =>
            sharp(Buffer.from(draw(style, motif, composition, 96)))
              .removeAlpha()
              .raw()
              .toBuffer(),
          ),
        );
        return drawn.flatMap((one, i) =>
          drawn.slice(i + 1).flatMap((other, k) => {
            const share = differingPixels(one, other);
            return share < 1 / 6
              ? `${name}: ${compositions[i]} and ${compositions[i + 1 + k]}, ${share}`
              : [];
          }),
        );
      }),
    );
    expect(alike.flat()).toEqual([]);
  }, 180_000);

  it('show the things they are made of, at the size that the composition asks for', () => {
    const faults: string[] = [];
    for (const { style, motif, name } of motifs) {
      for (const composition of compositions) {
        const things = promised(style, motif, composition);
        if (things.length === 0) continue;
        const drawing = read(draw(style, motif, composition));
        for (const [i, thing] of things.entries()) {
          const fault = faultOf(composition, !stillLives[style]?.[motif], find(drawing, thing));
          if (fault) faults.push(`${name} ${composition} ${i}: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it('have at least three different things in every still life of a scene', () => {
    for (const { style, motif } of motifs) {
      const kit = kitsByStyle[style][motif];
      if (kit)
        expect(new Set(kit.things.map(([thing]) => pathsOf(thing).join())).size, motif).toBeGreaterThan(2);
      else expect(stillLives[style]?.[motif], motif).toBeDefined();
    }
  });
});

function faultOf(composition: Composition, isScene: boolean, box: Bounds | undefined): string | undefined {
  if (!box) return 'is missing';
  const share = coverage(box);
  const inside = share / (box.w * box.h);
  const size = `covers ${share.toFixed(4)} of the picture, ${inside.toFixed(2)} of itself`;
  if (composition === 'detail')
    return share > 0.15 && isCut(box) && Math.max(box.w, box.h) > 0.7 ? undefined : size;
  if (composition === 'near' && isScene) return share > 0.025 && share < 0.3 && isCut(box) ? undefined : size;
  if (composition === 'near') return share > 0.1 ? undefined : size;
  if (composition === 'wide') return share < 0.4 && inside > 0.8 ? undefined : size;
  return share > 0.002 && (!isScene || inside > 0.95) ? undefined : size;
}

function differingPixels(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let i = 0; i < one.length; i += 3) {
    const [r, g, b] = [0, 1, 2].map((k) => Math.abs((one[i + k] ?? 0) - (other[i + k] ?? 0)));
    if ((r ?? 0) + (g ?? 0) + (b ?? 0) > 90) count++;
  }
  return count / (one.length / 3);
}
