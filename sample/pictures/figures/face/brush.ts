import type { Definitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';

/** Collects the shapes of a face; each call paints over the earlier ones. */
export type FaceBrush = {
  fill(d: string, colour: string, opacity?: number): void;
  line(d: string, colour: string, width: number, opacity?: number): void;
  /** Clips to the first path. */
  within(d: string, draw: (inner: FaceBrush) => void): void;
  markup(): string;
};

export function createFaceBrush(defs: Definitions): FaceBrush {
  const parts: string[] = [];
  return {
    fill: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    line: (d, colour, width, opacity = 1) => parts.push(stroke(d, colour, width, { opacity })),
    within: (d, draw) => {
      const inner = createFaceBrush(defs);
      draw(inner);
      parts.push(group(inner.markup(), { clip: defs.clip(d) }));
    },
    markup: () => parts.join(''),
  };
}
