import type { Figure, PartName } from '../../figures/figure.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { box, curve, disc, limb, n, polar, polygon } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { grain } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

type Kit = {
  sky: string;
  field: string;
  shirt: string;
  trim: string;
  streak: string;
  dark: string;
  light: string;
};

const palettes: Kit[] = [
  {
    sky: '#0f3d5c',
    field: '#1c7a5a',
    shirt: '#ff5a36',
    trim: '#ffd23f',
    streak: '#2fb8c6',
    dark: '#0a1f33',
    light: '#f7f4e8',
  },
  {
    sky: '#f5c63c',
    field: '#2f8f5b',
    shirt: '#1f3fae',
    trim: '#ffffff',
    streak: '#f0592a',
    dark: '#1a1f4a',
    light: '#fff8e0',
  },
  {
    sky: '#ee4f3a',
    field: '#1f6e6a',
    shirt: '#fdf3df',
    trim: '#16305a',
    streak: '#ffb53c',
    dark: '#2a1230',
    light: '#fff2dc',
  },
  {
    sky: '#8fd3d8',
    field: '#3a8f4e',
    shirt: '#e5263f',
    trim: '#fff4d6',
    streak: '#ffffff',
    dark: '#122c4a',
    light: '#fdfcf2',
  },
  {
    sky: '#2b2a72',
    field: '#2d7f86',
    shirt: '#f8d13a',
    trim: '#e8365d',
    streak: '#ff5f8a',
    dark: '#14123c',
    light: '#f5efff',
  },
  {
    sky: '#f2e6d0',
    field: '#4c9a5c',
    shirt: '#0e7c86',
    trim: '#ff7a3d',
    streak: '#f2583e',
    dark: '#17273f',
    light: '#fffaf0',
  },
];

const skins = ['#e8b08a', '#c98a5f', '#8a5536', '#f1c5a2', '#6b4230'];

/** Flat bodies with hard light, repeated outlines behind them, and slanting streaks over the whole sheet. */
export type Motion = {
  kit: Kit;
  defs: Definitions;
  fill(d: string, colour: string, opacity?: number): void;
  line(d: string, colour: string, width: number, opacity?: number): void;
  /** A body lit from the upper left: a darker shape with a lighter one inside. */
  solid(d: string, colour: string, depth?: number): void;
  athlete(
    figure: Figure,
    shirt: string,
    look?: { echo?: number; shorts?: string; skin?: string; hair?: string; socks?: string },
  ): void;
  streaks(count: number, area: { x: number; y: number; w: number; h: number }, colours: string[]): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createMotion(r: Random, view?: View<Motion>): Motion {
  const kit = r.pick(palettes);
  const defs = createDefinitions();
  const lens = createLens(view, () => motion);
  const parts: string[] = [];
  const slant = r.range(9, 17);

  const motion: Motion = {
    kit,
    defs,
    fill: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    line: (d, colour, width, opacity = 1) => parts.push(stroke(d, colour, lens.pen(width), { opacity })),
    solid: (d, colour, depth = 7) => {
      parts.push(fill(d, darken(colour, 0.28)));
      const lit = group(fill(d, colour), { transform: `translate(${n(-depth)} ${n(-depth * 0.8)})` });
      parts.push(group(lit, { clip: defs.clip(d) }));
    },
    athlete({ parts: pieces }, shirt, look = {}) {
      const skin = look.skin ?? r.pick(skins);
      const shorts = look.shorts ?? kit.dark;
      const colours: Record<PartName, string> = {
        skin,
        skinFar: darken(skin, 0.25),
        hair: look.hair ?? r.pick(['#1c1516', '#3b2318', '#7a4a1f', '#c9963c']),
        top: shirt,
        sleeve: shirt,
        topFar: darken(shirt, 0.3),
        bottom: shorts,
        bottomFar: darken(shorts, 0.35),
        shoe: look.socks ?? kit.trim,
      };
      const whole = pieces.map(({ d }) => d).join('');
      const echoes = look.echo ?? 46;
      for (let i = 4; i > 0; i--) {
        const colour = i % 2 ? kit.streak : shirt;
        if (echoes > 0)
          parts.push(
            group(fill(whole, colour, 0.34 - i * 0.06), {
              transform: `translate(${n(-i * echoes)} ${n(i * echoes * 0.2)})`,
            }),
          );
      }
      for (const { d, name } of pieces) motion.solid(d, colours[name], 5);
    },
    streaks: (count, area, colours) => {
      for (let i = 0; i < count; i++) {
        const [x, y] = [area.x + r.next() * area.w, area.y + r.next() * area.h];
        const [w, h] = [r.range(120, 620), r.pick([3, 4, 6, 9, 16])];
        const rise = Math.tan((slant * Math.PI) / 180) * w;
        parts.push(
          fill(
            polygon(x, y, x + w, y - rise, x + w - 10, y - rise + h, x - 4, y + h * 0.7),
            r.pick(colours),
            r.range(0.35, 0.9),
          ),
        );
      }
    },
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    scene(focal, mirror = true) {
      const window = lens.window(focal, motion.group);
      const texture = grain(r, '#0c1020', '#ffffff', 0.8, lens.zoom);
      return { markup: defs.markup() + parts.join('') + texture, focal, mirror, window };
    },
  };
  backdrop(motion, r, slant);
  return motion;
}

function backdrop(m: Motion, r: Random, slant: number): void {
  const { sky, streak, light, dark } = m.kit;
  m.fill(box(-40, -40, 1280, 880), sky);
  const rise = Math.tan((slant * Math.PI) / 180) * 1280;
  for (let i = 0; i < 6; i++) {
    const y = -60 + i * r.range(110, 170);
    const h = r.range(24, 120);
    m.fill(
      polygon(-40, y + rise, 1240, y, 1240, y + h, -40, y + h * 1.5 + rise),
      r.pick([mix(sky, light, 0.16), mix(sky, dark, 0.2), mix(sky, streak, 0.35)]),
    );
  }
}

/** The stands: rows of spectators as dots, out of focus. */
export function crowd(m: Motion, r: Random, top: number, bottom: number): void {
  const { dark, shirt, trim, light, streak, sky } = m.kit;
  m.fill(box(-40, top, 1280, bottom - top), mix(dark, sky, 0.25));
  const rows = Math.round((bottom - top) / 26);
  const colours = [shirt, trim, light, streak, mix(dark, light, 0.35), '#d9a07a'];
  const dots = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    for (let x = -30 + (row % 2) * 12; x < 1240; x += 26) {
      if (r.chance(0.12)) continue;
      const colour = r.pick(colours);
      const at = `M${Math.round(x + r.range(-5, 5))} ${Math.round(top + 16 + row * 26 + r.range(-4, 4))}h0`;
      dots.set(colour, (dots.get(colour) ?? '') + at);
    }
  }
  for (const [colour, d] of dots) m.line(d, colour, 17, 0.85);
}

export function football(m: Motion, x: number, y: number, radius: number, turn: number): void {
  const { light, dark } = m.kit;
  m.solid(disc(x, y, radius), light, radius * 0.16);
  const patch = (cx: number, cy: number, size: number, at: number) =>
    polygon(...[0, 72, 144, 216, 288].flatMap((a) => [...polar(cx, cy, size, a + at)]));
  m.fill(patch(x, y, radius * 0.36, turn), dark);
  for (let a = 0; a < 360; a += 72) {
    const [ix, iy] = polar(x, y, radius * 0.36, a + turn);
    const [ox, oy] = polar(x, y, radius * 0.7, a + turn);
    m.line(`M${n(ix)} ${n(iy)}L${n(ox)} ${n(oy)}`, dark, radius * 0.05);
    const [e1, e2] = [polar(x, y, radius * 0.98, a + turn - 17), polar(x, y, radius * 0.98, a + turn + 17)];
    m.fill(
      `M${n(ox)} ${n(oy)}L${e1.map(n).join(' ')}A${n(radius)} ${n(radius)} 0 0 1 ${e2.map(n).join(' ')}Z`,
      dark,
    );
  }
}

export function grass(m: Motion, y: number): void {
  const { field, light } = m.kit;
  m.fill(box(-40, y, 1280, 900 - y), field);
  for (let i = 0; i < 5; i++)
    m.fill(
      polygon(-200 + i * 330, y, -50 + i * 330, y, -260 + i * 440, 860, -480 + i * 440, 860),
      lighten(field, 0.1),
    );
  m.line(
    curve([
      [-40, y + 60],
      [600, y + 42],
      [1240, y + 60],
    ]),
    light,
    8,
  );
}

export function splash(m: Motion, r: Random, x: number, y: number, size: number): void {
  for (let i = 0; i < 26; i++) {
    const a = r.range(190, 350);
    const [sx, sy] = polar(x, y, size * r.range(0.2, 0.7), a);
    const [ex, ey] = polar(x, y, size * r.range(0.7, 1.25), a + r.range(-8, 8));
    const w = r.range(3, 9);
    m.fill(limb([sx, sy], [ex, ey], w, w * 0.4), m.kit.light, r.range(0.6, 1));
  }
}
