import type { Figure, PartName } from '../../figures/figure.ts';
import { mix } from '../../paint/colour.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { box, disc, line, polar } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { grain, lineScreen } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

/** 0 is blank paper, 4 nearly black. */
export type Tone = 0 | 1 | 2 | 3 | 4;

const palettes = [
  { paper: '#f4ecdb', ink: '#1d1b2a', spot: '#e2452f' },
  { paper: '#f2eee4', ink: '#17233b', spot: '#e8a51c' },
  { paper: '#efe9dc', ink: '#23201f', spot: '#2f9c95' },
  { paper: '#f6eee6', ink: '#2b1a2e', spot: '#f0705a' },
  { paper: '#eeefe6', ink: '#14302d', spot: '#ee8a2c' },
  { paper: '#f3ebe2', ink: '#1a2440', spot: '#d9486e' },
] as const;

const hatching: Record<Tone, { pitch: number; width: number } | undefined> = {
  0: undefined,
  1: { pitch: 8, width: 1.3 },
  2: { pitch: 7, width: 2.2 },
  3: { pitch: 6.5, width: 3.4 },
  4: { pitch: 6.5, width: 4.9 },
};

/** Drawing tool of the engraved style: outlines, hatching in one dark ink, and one spot colour below. */
export type Burin = {
  ink: string;
  spotColour: string;
  shape(d: string, tone?: Tone, turn?: number, outline?: number): void;
  spot(d: string, tone?: Tone, turn?: number, outline?: number): void;
  shade(d: string, tone: Tone, turn?: number): void;
  solid(d: string): void;
  line(d: string, width?: number): void;
  wash(d: string, share: number): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  figure(figure: Figure, tones?: Partial<Record<PartName, Tone | 'spot'>>): void;
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createBurin(r: Random, view?: View<Burin>): Burin {
  const { paper, ink, spot } = r.pick(palettes);
  const defs = createDefinitions();
  const lens = createLens(view, () => burin);
  const parts: string[] = [fill(box(-40, -40, 1280, 880), paper)];

  function hatch(d: string, tone: Tone, turn: number): void {
    const look = hatching[tone];
    if (!look) return;
    const [pitch, width] = [lens.fine(look.pitch), lens.fine(look.width)];
    parts.push(lineScreen(defs, d, ink, { pitch, width, turn, wave: lens.fine(2.4) }));
    if (tone === 4)
      parts.push(lineScreen(defs, d, ink, { pitch: lens.fine(9), width: lens.fine(2.4), turn: turn + 62 }));
  }

  function cut(d: string, colour: string, tone: Tone, turn: number, outline: number): void {
    parts.push(fill(d, colour));
    hatch(d, tone, turn);
    if (outline > 0) parts.push(stroke(d, ink, lens.fine(outline)));
  }

  const burin: Burin = {
    ink,
    spotColour: spot,
    shape: (d, tone = 0, turn = 35, outline = 3) => cut(d, paper, tone, turn, outline),
    spot: (d, tone = 0, turn = 35, outline = 3) => cut(d, spot, tone, turn, outline),
    shade: (d, tone, turn = 35) => hatch(d, tone, turn),
    solid: (d) => parts.push(fill(d, ink)),
    line: (d, width = 3) => parts.push(stroke(d, ink, lens.pen(width))),
    wash: (d, share) => parts.push(fill(d, mix(paper, spot, share))),
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    figure({ parts: pieces }, tones = {}) {
      const usual: Record<PartName, Tone | 'spot'> = {
        skin: 0,
        skinFar: 1,
        hair: 4,
        top: 3,
        topFar: 4,
        sleeve: 3,
        bottom: 4,
        bottomFar: 4,
        shoe: 4,
      };
      for (const { d, name } of pieces) {
        const tone = tones[name] ?? usual[name];
        if (tone === 'spot') cut(d, spot, 1, 40, 2.5);
        else if (tone === 4) parts.push(fill(d, ink));
        else cut(d, paper, tone, 40, 2.5);
      }
    },
    scene(focal, mirror = true) {
      const window = lens.window(focal, burin.group);
      const sheet = parts.join('') + grain(r, '#201810', '#fffdf6', 0.9, lens.zoom);
      return { markup: defs.markup() + group(sheet, {}), focal, mirror, window };
    },
  };
  return burin;
}

/** Background: a spot-coloured field and the ruled lines of a banknote, or a burst of rays. */
export function backdrop(b: Burin, r: Random, cx = 600, cy = 400): void {
  const kind = r.pick(['burst', 'ruled', 'disc', 'split']);
  const field = box(-40, -40, 1280, 880);
  if (kind === 'burst') {
    b.wash(field, 0.16);
    let rays = '';
    for (let a = r.range(0, 8); a < 360; a += 7.5) {
      const [x1, y1] = polar(cx, cy, 150, a);
      const [x2, y2] = polar(cx, cy, 1000, a - 1.7);
      const [x3, y3] = polar(cx, cy, 1000, a + 1.7);
      rays += line(x1, y1, x2, y2, x3, y3);
    }
    b.wash(rays, 1);
    ruled(b, -20, 830, 24, (t) => 0.6 + t * 1.6);
  } else if (kind === 'disc') {
    b.wash(field, 0.1);
    b.spot(disc(cx + r.range(-120, 120), cy - 60, r.range(300, 360)), 0, 0, 0);
    ruled(b, -20, 830, 15, (t) => 0.8 + t * 2);
  } else if (kind === 'split') {
    const x = r.range(420, 780);
    b.spot(`M${x} -40L1240 -40V840H${x - 240}Z`, 0, 0, 0);
    ruled(b, -20, 830, 14, (t) => 2.4 - t * 1.8);
  } else {
    b.wash(field, 0.55);
    ruled(b, -20, 830, 13, (t) => 4.4 - t * 4);
  }
}

function ruled(b: Burin, top: number, bottom: number, pitch: number, width: (t: number) => number): void {
  for (let y = top; y < bottom; y += pitch) {
    const t = (y - top) / (bottom - top);
    b.line(`M-40 ${y}Q300 ${y - 16} 600 ${y}T1240 ${y}`, Math.max(0.5, width(t)));
  }
}
