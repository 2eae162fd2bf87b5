import { lighten, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { box, line, n } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { grain } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

type Scale = {
  ground: string;
  faint: string;
  ink: string;
  low: string;
  middle: string;
  high: string;
  mark: string;
};

const scales: Scale[] = [
  {
    ground: '#10182b',
    faint: '#26334f',
    ink: '#dfe8f5',
    low: '#2a4d8f',
    middle: '#2fb7b0',
    high: '#f7e26b',
    mark: '#ff5d5d',
  },
  {
    ground: '#f5f1e8',
    faint: '#ddd5c4',
    ink: '#22283a',
    low: '#bcd4cf',
    middle: '#3b8f96',
    high: '#17395c',
    mark: '#f0562f',
  },
  {
    ground: '#1d1330',
    faint: '#382a52',
    ink: '#f2e8ff',
    low: '#5a2a82',
    middle: '#e0457b',
    high: '#ffd07a',
    mark: '#58e0d0',
  },
  {
    ground: '#fbf3ea',
    faint: '#ecdccb',
    ink: '#2d2230',
    low: '#f4c9a4',
    middle: '#e07a5f',
    high: '#6d2e46',
    mark: '#2a9d8f',
  },
  {
    ground: '#0f2a2c',
    faint: '#1f4446',
    ink: '#e8f5ee',
    low: '#1f6f68',
    middle: '#8fce8a',
    high: '#fff3b0',
    mark: '#ff8552',
  },
  {
    ground: '#e9eef2',
    faint: '#cfd9e1',
    ink: '#1b2a41',
    low: '#a9c4de',
    middle: '#4f7cac',
    high: '#162f65',
    mark: '#f2a41f',
  },
];

/** Abstract charts: one sequential colour scale, one highlight colour, hairlines behind. */
export type Plot = {
  scale: Scale;
  defs: Definitions;
  /** The colour of a value 0..1 on the sequential scale. */
  at(value: number): string;
  fill(d: string, colour: string, opacity?: number): void;
  line(d: string, colour: string, width: number, opacity?: number, dash?: string): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  scene(focal: readonly [number, number]): Scene;
};

export function createPlot(r: Random, view?: View<Plot>): Plot {
  const scale = r.pick(scales);
  const defs = createDefinitions();
  const lens = createLens(view, () => plot);
  const parts: string[] = [];
  const sky = defs.linear(
    [
      [0, lighten(scale.ground, 0.07)],
      [1, mix(scale.ground, '#05070f', 0.1)],
    ],
    0,
    0,
    300,
    800,
  );
  parts.push(fill(box(-40, -40, 1280, 880), sky));
  let mesh = '';
  for (let x = 0; x <= 1200; x += 60) mesh += line(x, -40, x, 840);
  for (let y = -20; y <= 820; y += 60) mesh += line(-40, y, 1240, y);
  parts.push(stroke(mesh, scale.faint, lens.fine(1.4), { opacity: 0.75 }));
  let ticks = '';
  for (let x = 0; x <= 1200; x += 60) for (let y = -20; y <= 820; y += 60) ticks += `M${x - 4} ${y}h8`;
  parts.push(stroke(ticks, mix(scale.faint, scale.ink, 0.3), lens.fine(1.6)));
  const plot: Plot = {
    scale,
    defs,
    at: (value) =>
      value < 0.5 ? mix(scale.low, scale.middle, value * 2) : mix(scale.middle, scale.high, value * 2 - 1),
    fill: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    line: (d, colour, width, opacity = 1, dash) =>
      parts.push(stroke(d, colour, lens.pen(width), dash ? { opacity, dash } : { opacity })),
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    // A chart or a map must not be mirrored: a rise would look like a fall.
    scene(focal) {
      const window = lens.window(focal, plot.group);
      const texture = grain(r, '#05070f', '#ffffff', 0.6, lens.zoom);
      return {
        markup: defs.markup() + group(parts.join(''), {}) + texture,
        focal,
        mirror: false,
        window,
      };
    },
  };
  return plot;
}

/** A smooth random series of 0..1 values with a trend. */
export function series(r: Random, count: number, trend = 0): number[] {
  const waves = Array.from({ length: 4 }, (_, i) => ({
    f: (i + 1) * r.range(0.6, 1.4),
    p: r.range(0, 6.3),
    a: r.range(0.3, 1) / (i + 1),
  }));
  const raw = Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1);
    return waves.reduce((sum, { f, p, a }) => sum + a * Math.sin(t * 6.3 * f + p), trend * t * 2.4);
  });
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  return raw.map((v) => Number(n(((v - low) / (high - low || 1)) * 1000)) / 1000);
}
