import type { Figure, PartName } from '../../figures/figure.ts';
import { boundsOf } from '../../paint/bounds.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { box, n, polygon } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { grain } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

type Pots = {
  wall: string;
  table: string;
  one: string;
  two: string;
  three: string;
  four: string;
  dark: string;
  white: string;
};

const palettes: Pots[] = [
  {
    wall: '#f0c9a8',
    table: '#b8674a',
    one: '#d8543b',
    two: '#3f6f68',
    three: '#efb04a',
    four: '#8fae8b',
    dark: '#3a2530',
    white: '#fdf4e3',
  },
  {
    wall: '#bcd0c2',
    table: '#d49a6a',
    one: '#e07a52',
    two: '#34586e',
    three: '#f0c264',
    four: '#d99aa0',
    dark: '#2b2d3a',
    white: '#fffaf0',
  },
  {
    wall: '#e9b7ac',
    table: '#7d8f76',
    one: '#b9413f',
    two: '#4a5a84',
    three: '#f3c56b',
    four: '#e8dcc4',
    dark: '#33222e',
    white: '#fff6ea',
  },
  {
    wall: '#f3dca6',
    table: '#8c5d52',
    one: '#e0653a',
    two: '#4f8079',
    three: '#f6e3bd',
    four: '#a9b86a',
    dark: '#3c2a26',
    white: '#fffbf0',
  },
  {
    wall: '#a9bfd0',
    table: '#e2b48c',
    one: '#cf5b46',
    two: '#3d5a80',
    three: '#f2b95a',
    four: '#c7d3b0',
    dark: '#272b3d',
    white: '#fff9ef',
  },
  {
    wall: '#d6c7dd',
    table: '#a8705f',
    one: '#d4605a',
    two: '#4b5f8c',
    three: '#efc069',
    four: '#92b39c',
    dark: '#2f2638',
    white: '#fff7f0',
  },
];

/** Opaque paint with dry-brush strokes along the form and a darker lower edge. */
export type Gouache = {
  pots: Pots;
  defs: Definitions;
  paint(d: string, colour: string, brush?: { turn?: number; rough?: number; shade?: number }): void;
  flat(d: string, colour: string, opacity?: number): void;
  line(d: string, colour: string, width: number, opacity?: number): void;
  shadow(d: string, dx?: number, dy?: number): void;
  figure(figure: Figure, top: string, bottom?: string): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createGouache(r: Random, view?: View<Gouache>): Gouache {
  const pots = r.pick(palettes);
  const defs = createDefinitions();
  const lens = createLens(view, () => gouache);
  const parts: string[] = [];

  const gouache: Gouache = {
    pots,
    defs,
    paint: (d, colour, { turn = -8, rough = 1, shade = 0.14 } = {}) => {
      const { x, y, w, h } = boundsOf(d);
      const reach = Math.hypot(w, h);
      const [cx, cy] = [x + w / 2, y + h / 2];
      const count = Math.round(Math.min(34, 3 + reach / 26) * rough);
      const strokes = (many: number) =>
        Array.from({ length: many }, () => {
          const along = r.range(-0.55, 0.3) * reach;
          return `M${Math.round(along)} ${Math.round(r.range(-0.55, 0.55) * reach)}h${Math.round(r.range(0.12, 0.5) * reach)}`;
        }).join('');
      const wide = lens.fine(Math.max(2, Math.min(13, reach / 26)));
      const marks =
        stroke(strokes(count), lighten(colour, 0.2), wide, {
          opacity: 0.3,
          cap: 'butt',
          dash: '46 3 30 5 70 2',
        }) +
        stroke(strokes(count), darken(colour, 0.2), wide * 0.8, {
          opacity: 0.16,
          cap: 'butt',
          dash: '60 4 22 6 90 3',
        });
      const brushed = group(marks, { transform: `translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})` });
      const foot =
        shade > 0
          ? fill(
              polygon(x, y + h * 0.72, x + w, y + h * 0.58, x + w, y + h, x, y + h),
              darken(colour, 0.5),
              shade,
            )
          : '';
      parts.push(fill(d, colour), group(brushed + foot, { clip: defs.clip(d) }));
    },
    flat: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    line: (d, colour, width, opacity = 1) => parts.push(stroke(d, colour, lens.pen(width), { opacity })),
    shadow: (d, dx = 16, dy = 10) =>
      parts.push(group(fill(d, darken(pots.dark, 0.2), 0.22), { transform: `translate(${dx} ${dy})` })),
    figure({ parts: pieces }, top, bottom = pots.two) {
      const skin = r.pick(['#e6ae88', '#c78a62', '#8f5c40', '#f2caa8']);
      const colours: Record<PartName, string> = {
        skin,
        skinFar: darken(skin, 0.15),
        hair: r.pick([pots.dark, '#5b3524', '#a8632f', '#8d8790']),
        top,
        sleeve: mix(top, pots.dark, 0.1),
        topFar: mix(top, pots.dark, 0.25),
        bottom,
        bottomFar: mix(bottom, pots.dark, 0.35),
        shoe: pots.dark,
      };
      for (const { d, name } of pieces) gouache.paint(d, colours[name], { rough: 0.5, turn: 80, shade: 0 });
    },
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    scene(focal, mirror = true) {
      const window = lens.window(focal, gouache.group);
      const texture = grain(r, '#2a1a1a', '#fffaf0', 1, lens.zoom);
      return { markup: defs.markup() + parts.join('') + texture, focal, mirror, window };
    },
  };
  gouache.paint(box(-40, -40, 1280, 880), pots.wall, { turn: r.range(-30, 30), rough: 1.6, shade: 0 });
  return gouache;
}

export function table(g: Gouache, y: number, colour = g.pots.table): void {
  g.paint(polygon(-60, y + 10, 1260, y - 8, 1260, 900, -60, 900), colour, { turn: 2, rough: 1.5 });
  g.line(`M-60 ${y + 10}L1260 ${y - 8}`, lighten(colour, 0.35), 4, 0.7);
}

/** A slanting patch of window light on the wall. */
export function windowLight(g: Gouache, r: Random): void {
  const x = r.range(120, 760);
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) {
      const [px, py] = [x + i * 150 + j * 50, 60 + j * 190];
      g.flat(polygon(px, py, px + 136, py - 24, px + 180, py + 146, px + 44, py + 172), g.pots.white, 0.34);
    }
}
