import type { Picture, PictureSpec, Scene } from './picture-types.ts';
import { sheet } from './picture-types.ts';
import { createRandom } from './random.ts';
import { motifsOf } from './styles/all-styles.ts';

/**
 * Draws an editorial illustration; the same spec always gives the same bytes.
 *
 * @example drawPicture({ style: 'city', motif: 'tram', seed: 'duna-parti-villamos', composition: 'near' })
 */
export function drawPicture(spec: PictureSpec): Picture {
  const square = spec.style === 'portrait';
  const width = spec.width ?? (square ? 1200 : 2400);
  const height = spec.height ?? (square ? 1200 : 1600);
  const motifs = motifsOf(spec.style);
  const wanted = spec.motif !== undefined && motifs.has(spec.motif) ? spec.motif : undefined;
  const name = wanted ?? [...motifs.keys()][0] ?? '';
  const motif = motifs.get(name);
  if (!motif) throw new RangeError(`the style ${spec.style} has no motifs`);

  const composition = spec.composition ?? motif.own;
  const r = createRandom(`${spec.style}/${name}/${spec.seed}`);
  const mirrored = r.chance(0.5);
  const closeness = r.next() ** 1.4;
  const aside = r.range(-0.07, 0.07);
  const scene = motif.compose[composition](r);
  // Charts and maps are shown whole, and so are compositions whose edges are chosen.
  const whole = scene.mirror === false || composition !== motif.own;
  return frame(scene, {
    width,
    height,
    zoom: 1 + closeness * (whole ? 0.03 : 0.17),
    aside: whole ? 0 : aside,
    mirrored: mirrored && scene.mirror !== false,
  });
}

type Frame = { width: number; height: number; zoom: number; aside: number; mirrored: boolean };

/** Crops the scene to the frame's proportions, around its subject. */
function frame(
  { markup, focal, window = { x: 0, y: 0, w: sheet.width, h: sheet.height } }: Scene,
  { width, height, zoom, aside, mirrored }: Frame,
): Picture {
  const ratio = width / height;
  const w = (ratio > window.w / window.h ? window.w : window.h * ratio) / zoom;
  const h = w / ratio;
  const left = mirrored ? sheet.width - window.x - window.w : window.x;
  const focalX = mirrored ? sheet.width - focal[0] : focal[0];
  const x = between(focalX - w * (0.5 + aside), left, left + window.w - w);
  const y = between(focal[1] - h * 0.48, window.y, window.y + window.h - h);
  const content = mirrored ? `<g transform="translate(${sheet.width} 0) scale(-1 1)">${markup}</g>` : markup;
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${[x, y, w, h].map(tidy).join(' ')}">${content}</svg>`,
    width,
    height,
    focal: { x: tidy((focalX - x) / w), y: tidy((focal[1] - y) / h) },
  };
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}
