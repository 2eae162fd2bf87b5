import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, stroke } from '../../paint/elements.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, line, n, polygon } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { grain } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

type Light = {
  name: string;
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  near: string;
  accent: string;
  water: string;
};

const lights: Light[] = [
  {
    name: 'dawn',
    sky: ['#8fb7d6', '#f3c9b5', '#fde6c4'],
    sun: '#fff3cf',
    far: '#c9a7b8',
    near: '#2f4a4f',
    accent: '#e0765a',
    water: '#d7b4b0',
  },
  {
    name: 'day',
    sky: ['#4fa3cf', '#9fd3e3', '#e8f3df'],
    sun: '#fffbe0',
    far: '#a7c9cf',
    near: '#1f5b45',
    accent: '#f2b33d',
    water: '#63b2c6',
  },
  {
    name: 'gold',
    sky: ['#e58f4b', '#f6b95f', '#fde2a0'],
    sun: '#fff2c4',
    far: '#e3a071',
    near: '#3a2f50',
    accent: '#c8452f',
    water: '#eeb56b',
  },
  {
    name: 'dusk',
    sky: ['#2f3a78', '#a1567f', '#f39a6b'],
    sun: '#ffd9a0',
    far: '#8a5f8f',
    near: '#1c2247',
    accent: '#f7a04a',
    water: '#7a5489',
  },
  {
    name: 'spring',
    sky: ['#77b7b0', '#bfe0c9', '#f7f0cf'],
    sun: '#fffbe6',
    far: '#a3c7a5',
    near: '#2d5e3f',
    accent: '#ee8fa0',
    water: '#7cc0b7',
  },
  {
    name: 'night',
    sky: ['#0f1c44', '#27447a', '#5f83a8'],
    sun: '#f3efd6',
    far: '#4a6b95',
    near: '#0a1a33',
    accent: '#f2c24f',
    water: '#2f5687',
  },
];

/** A landscape in planes; the farther a plane, the nearer its colour to the sky's. */
export type Landscape = {
  light: Light;
  defs: Definitions;
  /** The colour of a plane at depth 0 (far) … 1 (near). */
  plane(depth: number): string;
  fill(d: string, colour: string, opacity?: number): void;
  line(d: string, colour: string, width: number, opacity?: number): void;
  /** A plane that fades into mist at its lower edge, with lighter contour lines under its crest. */
  ridge(crest: readonly Point[], depth: number, smooth: boolean, contours?: number): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  scene(focal: readonly [number, number]): Scene;
};

export function createLandscape(r: Random, names?: string[], view?: View<Landscape>): Landscape {
  const light = r.pick(names ? lights.filter(({ name }) => names.includes(name)) : lights);
  const defs = createDefinitions();
  const lens = createLens(view, () => landscape);
  const parts: string[] = [];
  const plane = (depth: number) =>
    depth < 0.5
      ? mix(light.far, mix(light.far, light.near, 0.5), depth * 2)
      : mix(mix(light.far, light.near, 0.5), light.near, depth * 2 - 1);

  const landscape: Landscape = {
    light,
    defs,
    plane,
    fill: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    line: (d, colour, width, opacity = 1) => parts.push(stroke(d, colour, lens.pen(width), { opacity })),
    ridge: (crest, depth, smooth, contours = 5) => {
      const top = Math.min(...crest.map(([, y]) => y));
      const foot = Math.max(...crest.map(([, y]) => y)) + 170;
      const colour = plane(depth);
      const trace = (shift: number) => {
        const moved = crest.map(
          ([x, y], i): Point => [x, y + shift * (1 + 0.16 * Math.sin(i * 1.7 + depth * 9))],
        );
        return smooth ? curve(moved) : line(...moved.flat());
      };
      const paint = defs.linear(
        [
          [0, lighten(colour, 0.06)],
          [0.35, colour],
          [1, mix(colour, light.sky[2], 0.5 * (1 - depth) + 0.1)],
        ],
        0,
        top,
        0,
        foot,
      );
      parts.push(fill(`${trace(0)}L1260 880L-60 880Z`, paint));
      for (let i = 1; i <= contours; i++)
        parts.push(
          stroke(trace(i * i * 3.2 + i * 8), lighten(colour, 0.3), lens.fine(1.6), {
            opacity: 0.5 - i * 0.07,
          }),
        );
    },
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    scene(focal) {
      const window = lens.window(focal, landscape.group);
      const texture = grain(r, '#141a2a', '#ffffff', 0.9, lens.zoom);
      return { markup: defs.markup() + parts.join('') + texture, focal, window };
    },
  };
  return landscape;
}

/** Sky with sun or moon (returned), bands of cloud, stars by night. */
export function openSky(l: Landscape, r: Random, at?: Point, radius = r.range(50, 96)): Point {
  const { sky, sun, name } = l.light;
  l.fill(
    box(-40, -40, 1280, 880),
    l.defs.linear(
      [
        [0, sky[0]],
        [0.55, sky[1]],
        [1, sky[2]],
      ],
      0,
      0,
      0,
      620,
    ),
  );
  const [x, y]: Point = at ?? [r.range(300, 900), r.range(130, 300)];
  l.fill(
    disc(x, y, radius * 3.4),
    l.defs.radial(
      [
        [0, sun, 0.75],
        [0.4, sun, 0.28],
        [1, sun, 0],
      ],
      x,
      y,
      radius * 3.4,
    ),
  );
  l.fill(disc(x, y, radius), sun);
  if (name === 'night') {
    let stars = '';
    for (let i = 0; i < 110; i++)
      stars += `M${Math.round(r.range(-20, 1220))} ${Math.round(r.range(-20, 380))}h0`;
    l.line(stars, '#ffffff', 2.6, 0.8);
  }
  for (let i = r.int(3, 6); i > 0; i--)
    cloudBand(l, r, r.range(0, 1200), r.range(50, 330), r.range(110, 300));
  return [x, y];
}

export function cloudBand(
  l: Landscape,
  r: Random,
  x: number,
  y: number,
  w: number,
  colour = lighten(l.light.sky[2], 0.35),
  opacity = 0.6,
): void {
  const h = w * 0.055;
  l.fill(
    box(x - w, y, w * 2, h * 2, h) +
      box(x - w * r.range(0.4, 0.8), y - h * 1.6, w * 1.1, h * 2.2, h) +
      box(x - w * 0.2, y + h * 1.2, w * 1.4, h * 1.6, h * 0.8),
    colour,
    opacity,
  );
}

/** A mountain crest by repeated midpoint displacement. */
export function crest(r: Random, y: number, height: number, rough: number, steps = 5): Point[] {
  let points: Point[] = [
    [-60, y + r.range(-height, height) * 0.4],
    [r.range(300, 900), y - height * r.range(0.6, 1)],
    [1260, y + r.range(-height, height) * 0.4],
  ];
  let reach = height * rough;
  for (let step = 0; step < steps; step++) {
    points = points.flatMap((p, i): Point[] => {
      const q = points[i + 1];
      return q
        ? [
            p,
            [
              (p[0] + q[0]) / 2 + r.range(-0.1, 0.1) * (q[0] - p[0]),
              (p[1] + q[1]) / 2 + r.range(-reach, reach) * 0.5,
            ],
          ]
        : [p];
    });
    reach *= 0.52;
  }
  return points;
}

export function swell(r: Random, y: number, height: number, count = 6): Point[] {
  return Array.from(
    { length: count + 1 },
    (_, i): Point => [-60 + (i * 1320) / count, y + r.range(-height, height)],
  );
}

export function fir(l: Landscape, x: number, base: number, h: number, colour: string): void {
  let d = `M${n(x)} ${n(base - h)}`;
  for (let i = 1; i <= 4; i++) {
    const [w, y] = [h * 0.075 * i, base - h + (h * 0.86 * i) / 4];
    d += `L${n(x + w)} ${n(y)}L${n(x + w * 0.5)} ${n(y - h * 0.02)}`;
  }
  for (let i = 4; i >= 1; i--) {
    const [w, y] = [h * 0.075 * i, base - h + (h * 0.86 * i) / 4];
    d += `L${n(x - w * 0.5)} ${n(y - h * 0.02)}L${n(x - w)} ${n(y)}L${n(x - w * 0.45)} ${n(y - h * 0.2)}`;
  }
  l.fill(`${d}Z`, colour);
  l.fill(box(x - h * 0.02, base - h * 0.16, h * 0.04, h * 0.16), darken(colour, 0.3));
}

export function roundTree(l: Landscape, r: Random, x: number, base: number, h: number, colour: string): void {
  l.fill(
    polygon(
      x - h * 0.04,
      base,
      x - h * 0.02,
      base - h * 0.5,
      x + h * 0.02,
      base - h * 0.5,
      x + h * 0.04,
      base,
    ),
    darken(colour, 0.5),
  );
  const blobs = Array.from(
    { length: 7 },
    (_, i) =>
      [
        x + Math.sin(i * 2.4) * 0.19 * h + r.range(-0.05, 0.05) * h,
        base - h * (0.44 + i * 0.068),
        h * (0.25 - i * 0.017),
      ] as const,
  );
  for (const [bx, by, br] of blobs) l.fill(disc(bx, by, br), colour);
  for (const [bx, by, br] of blobs)
    l.fill(disc(bx - br * 0.2, by - br * 0.25, br * 0.6), lighten(colour, 0.16), 0.7);
}

export function reeds(
  l: Landscape,
  r: Random,
  from: number,
  to: number,
  base: number,
  h: number,
  colour: string,
): void {
  for (let x = from; x < to; x += r.range(7, 17)) {
    const [tall, lean] = [h * r.range(0.5, 1), r.range(-0.14, 0.24) * h];
    l.line(
      curve([
        [x, base],
        [x + lean * 0.3, base - tall * 0.5],
        [x + lean, base - tall],
      ]),
      colour,
      r.range(2.5, 5),
    );
    if (r.chance(0.3))
      l.line(
        line(x + lean, base - tall, x + lean * 1.08, base - tall - 30),
        mix(colour, l.light.accent, 0.4),
        9,
      );
  }
}

export function bird(l: Landscape, x: number, y: number, s: number, flap: number, colour: string): void {
  const up = s * (0.2 + flap * 0.55);
  l.fill(
    `M${n(x)} ${n(y)}Q${n(x - s * 0.4)} ${n(y - up * 1.1)} ${n(x - s)} ${n(y - up)}Q${n(x - s * 0.42)} ${n(y - up * 0.55)} ${n(x - s * 0.1)} ${n(y + s * 0.14)}Q${n(x)} ${n(y + s * 0.2)} ${n(x + s * 0.1)} ${n(y + s * 0.14)}Q${n(x + s * 0.42)} ${n(y - up * 0.55)} ${n(x + s)} ${n(y - up)}Q${n(x + s * 0.4)} ${n(y - up * 1.1)} ${n(x)} ${n(y)}Z`,
    colour,
  );
}

export function silhouette(l: Landscape, figure: { parts: { d: string }[] }, colour: string): void {
  for (const { d } of figure.parts) l.fill(d, colour);
}
