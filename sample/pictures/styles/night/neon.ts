import type { Figure, PartName } from '../../figures/figure.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { box, disc, n, polygon } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { grain } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

type Tubes = { deep: string; mid: string; haze: string; one: string; two: string; three: string };

const palettes: Tubes[] = [
  { deep: '#0a0b22', mid: '#1b1747', haze: '#4b1f6b', one: '#ff3d8b', two: '#27e0ff', three: '#ffd84a' },
  { deep: '#08131f', mid: '#0f2c40', haze: '#14566b', one: '#ff6b3d', two: '#39f0c2', three: '#ffe27a' },
  { deep: '#140a1e', mid: '#331240', haze: '#7a1f56', one: '#ff9a3d', two: '#d65bff', three: '#5be4ff' },
  { deep: '#0a1020', mid: '#16264f', haze: '#2b4a9a', one: '#ff4f6d', two: '#6f8bff', three: '#9dff6b' },
  { deep: '#160b14', mid: '#3a1420', haze: '#8a2b2b', one: '#ffb13d', two: '#ff5aa5', three: '#43d9e8' },
];

/** Light on a dark background; a glow is a stack of ever wider, ever fainter strokes. */
export type Neon = {
  tubes: Tubes;
  defs: Definitions;
  fill(d: string, colour: string, opacity?: number): void;
  line(d: string, colour: string, width: number, opacity?: number): void;
  glow(d: string, colour: string, width?: number): void;
  /** One course of bricks. */
  courses(y: number, shift: number, colour: string): void;
  halo(x: number, y: number, radius: number, colour: string, opacity?: number): void;
  /** A dark body with coloured light along its back and chest. */
  figure(figure: Figure, top: string, rim?: string): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createNeon(r: Random, view?: View<Neon>): Neon {
  const tubes = r.pick(palettes);
  const defs = createDefinitions();
  const lens = createLens(view, () => neon);
  const parts: string[] = [
    fill(
      box(-40, -40, 1280, 880),
      defs.linear(
        [
          [0, tubes.deep],
          [0.6, tubes.mid],
          [1, tubes.haze],
        ],
        0,
        0,
        0,
        800,
      ),
    ),
  ];

  const neon: Neon = {
    tubes,
    defs,
    fill: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    line: (d, colour, width, opacity = 1) => parts.push(stroke(d, colour, lens.pen(width), { opacity })),
    glow: (d, colour, width = 8) => {
      for (const [wide, opacity] of [
        [7, 0.07],
        [4.2, 0.12],
        [2.4, 0.24],
      ] as const)
        parts.push(stroke(d, colour, width * wide, { opacity }));
      parts.push(stroke(d, colour, width), stroke(d, lighten(colour, 0.75), width * 0.4));
    },
    courses: (y, shift, colour) =>
      parts.push(
        stroke(`M${n(shift - 100)} ${n(y + 11)}H1240`, colour, 22, {
          cap: 'butt',
          dash: '56 4',
          opacity: 0.28,
        }),
      ),
    halo: (x, y, radius, colour, opacity = 0.6) =>
      parts.push(
        fill(
          disc(x, y, radius),
          defs.radial(
            [
              [0, colour, opacity],
              [0.45, colour, opacity * 0.35],
              [1, colour, 0],
            ],
            x,
            y,
            radius,
          ),
        ),
      ),
    figure({ parts: pieces }, top, rim = tubes.two) {
      const skin = mix(r.pick(['#d99a78', '#a8694a', '#7a4632', '#e8b596']), tubes.mid, 0.35);
      const body = mix(top, tubes.mid, 0.3);
      const legs = mix(tubes.deep, tubes.mid, 0.5);
      const colours: Record<PartName, string> = {
        skin,
        skinFar: darken(skin, 0.4),
        hair: darken(tubes.deep, 0.3),
        top: body,
        sleeve: darken(body, 0.12),
        topFar: darken(body, 0.45),
        bottom: legs,
        bottomFar: darken(legs, 0.4),
        shoe: darken(tubes.deep, 0.2),
      };
      const whole = pieces.map(({ d }) => d).join('');
      parts.push(group(fill(whole, rim, 0.9), { transform: 'translate(-3.5 -2)' }));
      parts.push(group(fill(whole, tubes.one, 0.75), { transform: 'translate(3.5 -1)' }));
      for (const { d, name } of pieces) parts.push(fill(d, colours[name]));
    },
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    scene(focal, mirror = true) {
      const window = lens.window(focal, neon.group);
      const texture = grain(r, '#000008', '#ffffff', 0.5, lens.zoom);
      return { markup: defs.markup() + parts.join('') + texture, focal, mirror, window };
    },
  };
  return neon;
}

/** Blocks of flats and towers by night, with lit windows. */
export function towers(
  k: Neon,
  r: Random,
  base: number,
  low: number,
  high: number,
  shade: number,
  lit = 0.4,
): void {
  const { deep, mid, haze, one, two, three } = k.tubes;
  const wall = mix(mix(haze, mid, 0.5), deep, shade);
  const windows = new Map<string, string>();
  for (let x = -50; x < 1240; ) {
    const w = r.range(70, 150);
    const h = r.range(low, high);
    k.fill(box(x, base - h, w - 6, h + 20), mix(wall, deep, r.range(0, 0.25)));
    if (r.chance(0.35)) k.fill(box(x + w / 2 - 3, base - h - 60, 5, 60), wall);
    if (r.chance(0.3)) k.fill(polygon(x, base - h, x + w / 2, base - h - 46, x + w - 6, base - h), wall);
    for (let wx = x + 12; wx < x + w - 24; wx += 20)
      for (let wy = base - h + 18; wy < base - 16; wy += 26) {
        if (!r.chance(lit)) continue;
        const colour = r.pick([three, three, three, lighten(three, 0.5), two, one]);
        windows.set(colour, (windows.get(colour) ?? '') + box(wx, wy, 10, 14));
      }
    x += w;
  }
  for (const [colour, d] of windows) k.fill(d, colour, 0.35 + shade * 0.5);
}

/** Wet ground: vertical smears of the lights above. */
export function wetGround(
  k: Neon,
  r: Random,
  top: number,
  lights: readonly (readonly [number, string])[],
): void {
  const { deep, mid } = k.tubes;
  k.fill(
    box(-40, top, 1280, 880 - top),
    k.defs.linear(
      [
        [0, mix(mid, deep, 0.4)],
        [1, darken(deep, 0.3)],
      ],
      0,
      top,
      0,
      800,
    ),
  );
  for (const [x, colour] of lights) {
    for (let i = 0; i < 16; i++) {
      const y = top + 6 + i * ((800 - top) / 15);
      const w = r.range(26, 100) * (0.6 + i * 0.05);
      k.fill(box(x - w / 2 + r.range(-16, 16), y, w, r.range(3, 7), 3), colour, 0.75 - i * 0.04);
    }
  }
}

export function stars(k: Neon, r: Random, bottom: number): void {
  let d = '';
  for (let i = 0; i < 90; i++) d += `M${n(r.range(-20, 1220))} ${n(r.range(-10, bottom))}h0`;
  k.line(d, '#ffffff', 2.4, 0.65);
}
