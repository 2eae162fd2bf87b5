import type { Figure, PartName } from '../../figures/figure.ts';
import { mix } from '../../paint/colour.ts';
import type { Definitions } from '../../paint/definitions.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { box, n } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { dotScreen, grain, lineScreen } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

/** Ink of a shape on each plate (warm, cool, key), 0..1. */
export type Ink = readonly [warm: number, cool: number, key: number];

export const ink = {
  paper: [0, 0, 0],
  warm: [1, 0, 0],
  warmMid: [0.62, 0, 0],
  warmSoft: [0.35, 0, 0],
  warmPale: [0.16, 0, 0],
  cool: [0, 1, 0],
  coolMid: [0, 0.62, 0],
  coolSoft: [0, 0.36, 0],
  coolPale: [0, 0.16, 0],
  both: [1, 1, 0],
  bothMid: [0.7, 0.6, 0],
  skin: [0.42, 0.08, 0.05],
  skinDark: [0.75, 0.35, 0.3],
  shade: [0.1, 0.5, 0.45],
  key: [0.2, 0.3, 1],
  keySoft: [0.1, 0.25, 0.7],
} as const satisfies Record<string, Ink>;

const palettes = [
  { paper: '#f8f0e0', inks: ['#ff6a45', '#1d97a6', '#1f2450'] },
  { paper: '#fbf3dc', inks: ['#ffbf1f', '#3d7fc4', '#27254f'] },
  { paper: '#f4eee6', inks: ['#f2913d', '#4a9a84', '#2a2342'] },
  { paper: '#f9efe6', inks: ['#f5708a', '#2f8f74', '#1e2d4a'] },
  { paper: '#f6f1dd', inks: ['#ffcf2e', '#e0573f', '#20335c'] },
  { paper: '#f3f0ea', inks: ['#e8503a', '#6aa5c9', '#26264a'] },
] as const;

/**
 * A three-colour screen print. Every shape is on all three plates and knocks out what is below it; the plates are
 * printed over each other slightly out of register.
 */
export type Press = {
  defs: Definitions;
  fill(d: string, tint: Ink): void;
  line(d: string, tint: Ink, width: number): void;
  /** Overprints a halftone of one ink without knocking anything out. */
  dots(d: string, plate: 0 | 1 | 2, share?: number, pitch?: number): void;
  hatch(d: string, plate: 0 | 1 | 2, turn?: number, pitch?: number): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  figure(figure: Figure, colours: Partial<Record<PartName, Ink>>): void;
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createPress(r: Random, view?: View<Press>): Press {
  const { paper, inks } = r.pick(palettes);
  const defs = createDefinitions();
  const lens = createLens(view, () => press);
  const plates: string[][] = [[], [], []];
  const offsets = [
    [r.range(3, 6) * r.sign(), r.range(-4, 4)],
    [r.range(-3, 3), r.range(2.5, 5) * r.sign()],
    [0, 0],
  ] as const;

  function onPlates(draw: (colour: string) => string, tint: Ink): void {
    plates.forEach((plate, i) => {
      plate.push(draw(mix('#ffffff', inks[i] ?? '#000000', tint[i] ?? 0)));
    });
  }

  const press: Press = {
    defs,
    fill: (d, tint) => {
      // Everything is written three times, so long paths are rounded to whole units.
      const path =
        d.length > 300 ? d.replace(/-?\d+\.\d+/g, (digits) => String(Math.round(Number(digits)))) : d;
      onPlates((colour) => fill(path, colour), tint);
    },
    line: (d, tint, width) => onPlates((colour) => stroke(d, colour, lens.pen(width)), tint),
    dots: (d, plate, share = 0.62, pitch = 9) =>
      plates[plate]?.push(dotScreen(defs, d, inks[plate], lens.fine(pitch), share)),
    hatch: (d, plate, turn = 45, pitch = 8) =>
      plates[plate]?.push(
        lineScreen(defs, d, inks[plate], { pitch: lens.fine(pitch), width: lens.fine(pitch * 0.4), turn }),
      ),
    group: (transform, draw) => {
      for (const plate of plates) plate.push(`<g transform="${transform}">`);
      draw();
      for (const plate of plates) plate.push('</g>');
    },
    enlarged: lens.enlarged,
    figure({ parts }, colours) {
      const usual: Record<PartName, Ink> = {
        skin: ink.skin,
        skinFar: [0.55, 0.15, 0.12],
        hair: ink.key,
        top: ink.warm,
        topFar: ink.keySoft,
        sleeve: ink.warmMid,
        bottom: ink.key,
        bottomFar: ink.key,
        shoe: ink.key,
      };
      for (const { d, name } of parts) onPlates((colour) => fill(d, colour), colours[name] ?? usual[name]);
    },
    scene(focal, mirror = true) {
      const window = lens.window(focal, press.group);
      const background = fill(box(-20, -20, 1240, 840), paper);
      const printed = plates.map((plate, i) => {
        const [dx, dy] = offsets[i] ?? [0, 0];
        return group(plate.join(''), {
          transform: `translate(${n(dx / lens.zoom)} ${n(dy / lens.zoom)})`,
          multiply: true,
        });
      });
      const texture = grain(r, '#2a2038', '#fffaf0', 0.9, lens.zoom);
      return { markup: defs.markup() + background + printed.join('') + texture, focal, mirror, window };
    },
  };
  return press;
}

export const wholeSheet = box(-40, -40, 1280, 880);
