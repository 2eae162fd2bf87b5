import type { View } from '../picture-types.ts';
import { sheet } from '../picture-types.ts';
import type { Bounds } from './bounds.ts';
import { n } from './geometry.ts';

/**
 * Keeps the weight of a tool's strokes where a picture is enlarged: forms grow, while hatching, screens, outlines and
 * thin lines stay as fine as in a whole scene.
 */
export type Lens = {
  zoom: number;
  /** A size that belongs to the printing, such as the pitch of a screen or the width of an outline. */
  fine(size: number): number;
  /** The width of a drawn line. Lines up to 4 units are pen strokes; anything above belongs to the form. */
  pen(width: number): number;
  /** Draws what the group around it enlarges by `scale`; what it makes smaller needs no finer strokes. */
  enlarged(scale: number, draw: () => void): void;
  /** Returns the part of the sheet that stays in the picture, after drawing what stands in front of it. */
  window(focal: readonly [number, number], group: (transform: string, draw: () => void) => void): Bounds;
};

export function createLens<Tool>(view: View<Tool> | undefined, tool: () => Tool): Lens {
  const zoom = view?.zoom ?? 1;
  let weight = 1 / zoom;

  function drawWith(next: number, draw: () => void): void {
    const before = weight;
    weight = next;
    draw();
    weight = before;
  }

  return {
    zoom,
    fine: (size) => size * weight,
    pen: (width) => Math.min(width, 4) * weight + Math.max(0, width - 4),
    enlarged: (scale, draw) => drawWith(weight / Math.max(1, scale), draw),
    window: (focal, group) => {
      const [w, h] = [sheet.width / zoom, sheet.height / zoom];
      const x = Math.min(Math.max(focal[0] - w / 2, 0), sheet.width - w);
      const y = Math.min(Math.max(focal[1] - h / 2, 0), sheet.height - h);
      const scale = Math.round(1000 / zoom) / 1000;
      if (view) {
        group(`translate(${n(x)} ${n(y)}) scale(${scale})`, () => drawWith(1, () => view.front(tool())));
      }
      return { x, y, w, h };
    },
  };
}
