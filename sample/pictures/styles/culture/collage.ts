import type { Figure, PartName } from '../../figures/figure.ts';
import { boundsOf } from '../../paint/bounds.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { box, curve, disc, n, polar, polygon } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import type { Strength } from '../../paint/texture.ts';
import { grain, halftone } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

type Inks = {
  paper: string;
  wall: string;
  one: string;
  two: string;
  three: string;
  four: string;
  dark: string;
};

const palettes: Inks[] = [
  {
    paper: '#f5ead2',
    wall: '#d9b24a',
    one: '#c8472f',
    two: '#2f6f73',
    three: '#e8963c',
    four: '#8a9a4b',
    dark: '#231f26',
  },
  {
    paper: '#f7efe0',
    wall: '#7fa69a',
    one: '#d9572f',
    two: '#24405c',
    three: '#efb63e',
    four: '#c97b84',
    dark: '#1d1c28',
  },
  {
    paper: '#f6ead8',
    wall: '#e39b8b',
    one: '#7a2f45',
    two: '#1f5d66',
    three: '#f0b94b',
    four: '#5f7d52',
    dark: '#241a26',
  },
  {
    paper: '#f3ecd8',
    wall: '#5e7f62',
    one: '#e2682f',
    two: '#a3372f',
    three: '#eec252',
    four: '#8fb3a5',
    dark: '#1a2320',
  },
  {
    paper: '#f8eede',
    wall: '#3e5f7e',
    one: '#e5533d',
    two: '#f0a93b',
    three: '#e9c9a0',
    four: '#6b9a93',
    dark: '#191d2c',
  },
  {
    paper: '#f5ebdc',
    wall: '#c9683f',
    one: '#21506b',
    two: '#6c3a55',
    three: '#f1c15a',
    four: '#89a05a',
    dark: '#221b1f',
  },
];

/** A mid-century collage: scraps of coloured paper, black drawing and halftone printed on top. */
export type Collage = {
  inks: Inks;
  defs: Definitions;
  piece(d: string, colour: string): void;
  /** Halftone of one ink within a shape, growing towards one side. */
  tone(
    d: string,
    colour: string,
    strength: Strength | 'down' | 'up' | 'right' | 'left',
    pitch?: number,
  ): void;
  line(d: string, colour: string, width: number, opacity?: number): void;
  glass(d: string, colour: string, opacity?: number): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  figure(figure: Figure, top: string, bottom?: string): void;
  /** A quadrangle with hand-cut, slightly wandering edges. */
  scrap(x: number, y: number, w: number, h: number, colour: string, turn?: number): void;
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createCollage(r: Random, view?: View<Collage>): Collage {
  const inks = r.pick(palettes);
  const defs = createDefinitions();
  const lens = createLens(view, () => collage);
  const parts: string[] = [];

  const collage: Collage = {
    inks,
    defs,
    piece: (d, colour) => parts.push(fill(d, colour)),
    tone: (d, colour, strength, pitch = 11) => {
      const area = boundsOf(d);
      const graded: Record<string, Strength> = {
        down: (_, y) => ((y - area.y) / area.h) ** 1.2,
        up: (_, y) => (1 - (y - area.y) / area.h) ** 1.2,
        right: (x) => ((x - area.x) / area.w) ** 1.2,
        left: (x) => (1 - (x - area.x) / area.w) ** 1.2,
      };
      const how = typeof strength === 'function' ? strength : (graded[strength] ?? (() => 0.5));
      parts.push(group(halftone(area, lens.fine(pitch), colour, how), { clip: defs.clip(d) }));
    },
    line: (d, colour, width, opacity = 1) => parts.push(stroke(d, colour, lens.pen(width), { opacity })),
    glass: (d, colour, opacity = 0.5) => parts.push(fill(d, colour, opacity)),
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    figure({ parts: pieces }, top, bottom = inks.dark) {
      const skin = r.pick(['#e9b993', '#c88f66', '#8d5a3c', '#f2cdab']);
      const colours: Record<PartName, string> = {
        skin,
        skinFar: darken(skin, 0.18),
        hair: r.pick([inks.dark, '#6b3a22', inks.one]),
        top,
        sleeve: mix(top, inks.dark, 0.12),
        topFar: mix(top, inks.dark, 0.3),
        bottom,
        bottomFar: mix(bottom, inks.dark, 0.4),
        shoe: inks.dark,
      };
      for (const { d, name } of pieces) parts.push(fill(d, colours[name]));
    },
    scrap: (x, y, w, h, colour, turn = 0) => {
      const wander = () => r.range(-5, 5);
      const points: number[] = [];
      for (const [fx, fy, tx, ty] of [
        [0, 0, 1, 0],
        [1, 0, 1, 1],
        [1, 1, 0, 1],
        [0, 1, 0, 0],
      ] as const) {
        for (const t of [0, 0.35, 0.7])
          points.push(x + w * (fx + (tx - fx) * t) + wander(), y + h * (fy + (ty - fy) * t) + wander());
      }
      const cut = fill(polygon(...points), colour);
      parts.push(
        turn === 0 ? cut : group(cut, { transform: `rotate(${n(turn)} ${n(x + w / 2)} ${n(y + h / 2)})` }),
      );
    },
    scene(focal, mirror = true) {
      const window = lens.window(focal, collage.group);
      const texture = grain(r, '#1c1418', '#fff8e8', 1.3, lens.zoom);
      return { markup: defs.markup() + parts.join('') + texture, focal, mirror, window };
    },
  };
  ground(collage, r);
  return collage;
}

/** Wall, a few leaning scraps, a corner of halftone, and the stars and palette shapes of the fifties. */
function ground(c: Collage, r: Random): void {
  const { wall, paper, one, two, three, four, dark } = c.inks;
  c.piece(box(-40, -40, 1280, 880), wall);
  const scraps = r.shuffle([paper, mix(wall, paper, 0.45), three, four, mix(wall, dark, 0.16)]);
  scraps.slice(0, 4).forEach((colour, i) => {
    c.scrap(
      -60 + i * 300 + r.range(-60, 60),
      r.range(-80, 240),
      r.range(260, 460),
      r.range(380, 620),
      colour,
      r.range(-12, 12),
    );
  });
  const [bx, by] = [r.range(200, 1000), r.range(160, 420)];
  const blob = Array.from({ length: 7 }, (_, i) => polar(bx, by, r.range(150, 300), i * 51));
  c.piece(curve(blob, true), r.pick([two, one, mix(wall, dark, 0.25)]));
  c.tone(box(-40, -40, 760, 420), dark, (x, y) => 0.62 - (x + y * 1.3) / 900, 13);
  for (let i = 0; i < 3; i++) {
    const [x, y, size] = [r.range(60, 1140), r.range(50, 260), r.range(20, 44)];
    for (let a = 0; a < 180; a += 45)
      c.line(
        `M${polar(x, y, size, a).map(n).join(' ')}L${polar(x, y, size, a + 180)
          .map(n)
          .join(' ')}`,
        i % 2 ? dark : paper,
        3.5,
      );
    c.piece(disc(x, y, 6), one);
  }
}

export function tabletop(c: Collage, y: number, colour: string): void {
  c.piece(polygon(-60, y + 14, 1260, y - 10, 1260, 880, -60, 880), colour);
  c.tone(polygon(-60, y + 14, 1260, y - 10, 1260, 880, -60, 880), lighten(colour, 0.25), 'up', 15);
}
