import type { Figure, PartName } from '../../figures/figure.ts';
import { darken, mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, polar, polygon } from '../../paint/geometry.ts';
import { createLens, type Lens } from '../../paint/lens.ts';
import { grain, halftone } from '../../paint/texture.ts';
import type { Scene } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

export type Ground = { field: string; shape: string; accent: string; line: string };

export const grounds: Ground[] = [
  { field: '#e9a23b', shape: '#d9503c', accent: '#f7e3b5', line: '#2a2138' },
  { field: '#8fb7ae', shape: '#f2d9a6', accent: '#d9603f', line: '#1f3140' },
  { field: '#d8664a', shape: '#f0b05a', accent: '#2f5d6b', line: '#2c1a26' },
  { field: '#34568b', shape: '#7fa6c9', accent: '#f3c25b', line: '#141c33' },
  { field: '#e7c7bb', shape: '#b8495a', accent: '#f6efe2', line: '#33202e' },
  { field: '#5d7f5f', shape: '#dcc57a', accent: '#f0e6cf', line: '#1d2b22' },
  { field: '#f0dfc0', shape: '#5f9ea0', accent: '#e2694a', line: '#24283a' },
  { field: '#6a4c7d', shape: '#e58fa0', accent: '#f5d27a', line: '#221733' },
];

/** Flat shapes on a portrait's coloured ground, each with a darker side. */
export type PortraitSheet = {
  ground: Ground;
  defs: Definitions;
  fill(d: string, colour: string, opacity?: number): void;
  solid(d: string, colour: string): void;
  line(d: string, colour: string, width: number): void;
  /** Finished markup, such as a face. */
  add(markup: string): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  figure(figure: Figure, top: string): void;
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createPortraitSheet(r: Random): PortraitSheet {
  const ground = r.pick(grounds);
  const defs = createDefinitions();
  const parts: string[] = [portraitGround(r, ground)];
  const lens = createLens<PortraitSheet>(undefined, () => portrait);
  const portrait: PortraitSheet = {
    ground,
    defs,
    fill: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    solid: (d, colour) => {
      parts.push(fill(d, darken(colour, 0.2)));
      parts.push(group(group(fill(d, colour), { transform: 'translate(-7 -4)' }), { clip: defs.clip(d) }));
    },
    line: (d, colour, width) => parts.push(stroke(d, colour, lens.pen(width))),
    add: (markup) => parts.push(markup),
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    figure({ parts: pieces }, top) {
      const skin = r.pick(['#e7b48f', '#c98d63', '#9a6242', '#f0c8a4']);
      const colours: Record<PartName, string> = {
        skin,
        skinFar: darken(skin, 0.15),
        hair: ground.line,
        top,
        sleeve: darken(top, 0.1),
        topFar: darken(top, 0.3),
        bottom: mix(ground.line, ground.field, 0.2),
        bottomFar: ground.line,
        shoe: ground.line,
      };
      for (const { d, name } of pieces) parts.push(fill(d, colours[name]));
    },
    scene(focal, mirror = true) {
      const texture = grain(r, '#1a1420', '#ffffff', 0.9);
      return { markup: defs.markup() + parts.join('') + texture, focal, mirror };
    },
  };
  return portrait;
}

/** A coloured field with one bold shape behind the head. */
export function portraitGround(r: Random, ground: Ground): string {
  const { field, shape, accent, line: ink } = ground;
  let art = fill(box(-40, -40, 1280, 880), field);
  const kind = r.int(0, 5);
  if (kind === 0)
    art += fill(disc(600, 360, r.range(290, 350)), shape) + fill(disc(r.range(250, 320), 640, 90), accent);
  if (kind === 1)
    art +=
      fill(polygon(-40, 880, 500, -40, 1240, -40, 1240, 200, 820, 880), shape) +
      fill(disc(r.range(820, 900), 190, 80), accent);
  if (kind === 2)
    for (let i = 0; i < 7; i++)
      art += fill(
        polygon(-40 + i * 190, -40, 60 + i * 190, -40, -100 + i * 190, 880, -200 + i * 190, 880),
        i % 2 ? shape : mix(field, shape, 0.4),
      );
  if (kind === 3)
    for (let a = 0; a < 360; a += 20)
      art += fill(
        polygon(600, 380, ...polar(600, 380, 1000, a), ...polar(600, 380, 1000, a + 10)),
        mix(field, shape, 0.75),
      );
  if (kind === 4) {
    for (const [radius, colour] of [
      [440, mix(field, shape, 0.4)],
      [350, mix(field, shape, 0.7)],
      [262, shape],
    ] as const)
      art += fill(disc(600, 350, radius), colour);
  }
  if (kind === 5) {
    art += fill(
      curve(
        Array.from({ length: 8 }, (_, i): Point => polar(600, 380, r.range(290, 420), i * 45)),
        true,
      ),
      shape,
    );
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        art += fill(disc(600 + side * (330 + (i % 2) * 60), 150 + i * 130, 36, 22), accent);
  }
  const corner = r.pick([0, 1]);
  art += halftone(
    { x: corner ? 780 : 180, y: 20, w: 260, h: 420 },
    15,
    ink,
    (x, y) => 0.55 - Math.hypot((x - (corner ? 1030 : 170)) / 420, (y - 20) / 520),
  );
  return art;
}
