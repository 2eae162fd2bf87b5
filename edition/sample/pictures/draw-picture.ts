import type { Picture, PictureSpec, Scene } from './picture-types.ts';
import { sheet } from './picture-types.ts';
import { createRandom } from './random.ts';
import { motifsOf } from './styles/all-styles.ts';

/**
 * Draws an editorial illustration; the same spec always gives the same bytes.
 *
 * @example drawPicture({ style: 'city', motif: 'tram', seed: 'duna-parti-villamos' })
 */
export function drawPicture(spec: PictureSpec): Picture {
  const square = spec.style === 'portrait';
  const width = spec.width ?? (square ? 1200 : 2400);
  const height = spec.height ?? (square ? 1200 : 1600);
  const motifs = motifsOf(spec.style);
  const wanted = spec.motif !== undefined && motifs.has(spec.motif) ? spec.motif : undefined;
  const motif = wanted ?? [...motifs.keys()][0] ?? '';
  const paint = motifs.get(motif);
  if (!paint) throw new RangeError(`the style ${spec.style} has no motifs`);

  const r = createRandom(`${spec.style}/${motif}/${spec.seed}`);
  const mirrored = r.chance(0.5);
  const closeness = r.next() ** 1.4;
  const aside = r.range(-0.07, 0.07);
  const scene = paint(r);
  // Charts and maps are shown whole; everything else may be stepped closer to.
  const whole = scene.mirror === false;
  const zoom = 1 + closeness * (whole ? 0.03 : 0.17);
  return frame(scene, { width, height, zoom, aside: whole ? 0 : aside, mirrored: mirrored && !whole });
}

type Frame = { width: number; height: number; zoom: number; aside: number; mirrored: boolean };

/** Cuts the frame's proportions out of the sheet, around the subject. */
function frame(scene: Scene, { width, height, zoom, aside, mirrored }: Frame): Picture {
  const ratio = width / height;
  const sheetRatio = sheet.width / sheet.height;
  const w = (ratio > sheetRatio ? sheet.width : sheet.height * ratio) / zoom;
  const h = w / ratio;
  const subjectX = mirrored ? sheet.width - scene.focal[0] : scene.focal[0];
  const x = between(subjectX - w * (0.5 + aside), 0, sheet.width - w);
  const y = between(scene.focal[1] - h * 0.48, 0, sheet.height - h);
  const content = mirrored
    ? `<g transform="translate(${sheet.width} 0) scale(-1 1)">${scene.markup}</g>`
    : scene.markup;
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${[x, y, w, h].map(tidy).join(' ')}">${content}</svg>`,
    width,
    height,
    focal: { x: tidy((subjectX - x) / w), y: tidy((scene.focal[1] - y) / h) },
  };
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}
