/** Draws an invented advertiser's picture in any size of a slot: a scene, the name, a promise and what to do. */
import { type Lettering, type LetteringFont, openFont } from '#features/sites/public.server.ts';
import { drawPicture } from './draw-picture.ts';
import type { Composition, PictureStyle } from './picture-types.ts';

export interface Advertisement {
  brand: string;
  headline: string;
  /** The text of the drawn button. */
  call: string;
  ground: string;
  ink: string;
  accent: string;
  picture: { style: PictureStyle; motif: string; seed: string; composition?: Composition | undefined };
}

interface Box {
  width: number;
  height: number;
}

interface Area extends Box {
  x: number;
  y: number;
}

type Fonts = Record<'headline' | 'text', LetteringFont>;

/** Twice the size's pixels, for screens with a high density. */
const density = 2;

export type DrawAdvertisement = (one: Advertisement, size: Box) => string;

/** @example const draw = await openAdvertisements(); draw(advertisement, { width: 970, height: 250 }) // SVG */
export async function openAdvertisements(): Promise<DrawAdvertisement> {
  const fonts = { headline: await openFont('headline'), text: await openFont('text') };
  return (one, size) => drawAdvertisement(one, size, fonts);
}

function drawAdvertisement(one: Advertisement, { width, height }: Box, fonts: Fonts): string {
  const { scene, words } = areasOf({ width, height });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${one.ground}"/>`,
    sceneIn(one.picture, scene),
    lettersIn(one, words, fonts),
    '</svg>',
  ].join('');
}

/** Beside each other where there is width, else the scene above the words. */
function areasOf({ width, height }: Box): { scene: Area; words: Area } {
  const isWide = width > 1.5 * height;
  const share = isWide ? Math.min(0.5, (1.6 * height) / width) : height > width ? 0.55 : 0.46;
  const edge = Math.round(Math.min(width, height) * 0.09);
  const scene = isWide
    ? { x: 0, y: 0, width: Math.round(width * share), height }
    : { x: 0, y: 0, width, height: Math.round(height * share) };
  const left = isWide ? scene.width : 0;
  const top = isWide ? 0 : scene.height;
  const words = {
    x: left + edge,
    y: top + edge * 0.8,
    width: width - left - 2 * edge,
    height: height - top - 1.6 * edge,
  };
  return { scene, words };
}

function sceneIn({ composition, ...motif }: Advertisement['picture'], { x, y, width, height }: Area): string {
  const pixels = { width: width * density, height: height * density };
  const { svg } = drawPicture({ ...motif, ...pixels, ...(composition && { composition }) });
  return svg.replace(
    /^<svg ([^>]*)width="\d+" height="\d+"/,
    `<svg $1x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
}

const lineHeight = 1.12;
/** Heights of the small letters and gaps, in parts of the headline's size. */
const small = { least: 13, part: 0.52, gap: 0.55 };

/** The name, the headline as large as its area allows, and the call; in the middle of the area's height. */
function lettersIn(
  { brand, headline, call, ink, accent, ground }: Advertisement,
  area: Area,
  fonts: Fonts,
): string {
  const { size, lines } = fitted(headline, area, fonts.headline);
  const smallSize = smallSizeFor(size);
  const gap = size * small.gap;
  const block = blockHeight(size, lines.length);
  let y = area.y + (area.height - block) / 2 + smallSize;
  const parts = [placed(fonts.text.set(brand), { x: area.x, y, size: smallSize, fill: accent })];
  y += gap + size * 0.82;
  for (const line of lines) {
    parts.push(placed(line, { x: area.x, y, size, fill: ink }));
    y += size * lineHeight;
  }
  y += gap - size * 0.1;
  const label = fonts.text.set(call);
  const labelWidth = (label.width * smallSize) / 1_000;
  parts.push(
    `<rect x="${area.x}" y="${tidy(y - size * 0.82)}" width="${tidy(labelWidth + 1.4 * smallSize)}" height="${tidy(1.9 * smallSize)}" rx="3" fill="${accent}"/>`,
    placed(label, {
      x: area.x + 0.7 * smallSize,
      y: y - size * 0.82 + 1.28 * smallSize,
      size: smallSize,
      fill: ground,
    }),
  );
  return parts.join('');
}

function smallSizeFor(size: number): number {
  return Math.max(small.least, size * small.part);
}

function blockHeight(size: number, lines: number): number {
  const smallSize = smallSizeFor(size);
  return smallSize + 2 * small.gap * size + lines * size * lineHeight + 1.9 * smallSize;
}

/** The largest size at which the headline's lines fit into the area. */
function fitted(
  text: string,
  { width, height }: Box,
  font: LetteringFont,
): { size: number; lines: Lettering[] } {
  for (let size = 54; size > 14; size -= 1) {
    const lines = linesOf(text, (width * 1_000) / size, font);
    if (lines && blockHeight(size, lines.length) <= height) return { size, lines: evened(text, lines, font) };
  }
  throw new Error(`'${text}' does not fit into ${width} × ${height}`);
}

/** As many lines, of about the same width: no word stands alone in the last one. */
function evened(text: string, lines: Lettering[], font: LetteringFont): Lettering[] {
  const widest = Math.max(...lines.map(({ width }) => width));
  const narrower = linesOf(text, widest - 1, font);
  return narrower?.length === lines.length ? evened(text, narrower, font) : lines;
}

/** @param most Width of a line in thousandths of the font size; null if a word is wider. */
function linesOf(text: string, most: number, font: LetteringFont): Lettering[] | null {
  const lines: Lettering[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.set(longer).width <= most) line = longer;
    else if (line === '' || font.set(word).width > most) return null;
    else {
      lines.push(font.set(line));
      line = word;
    }
  }
  return [...lines, font.set(line)];
}

function placed(
  { path }: Lettering,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = Math.round(size * 10) / 10_000;
  return `<path fill="${fill}" transform="translate(${tidy(x)} ${tidy(y)}) scale(${scale} -${scale})" d="${path}"/>`;
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
