/** A new site's wordmark, icons and share pictures, set from its name until designed ones exist. */
import type { Lettering } from './lettering.server.ts';

export interface MarkNeeds {
  slug: string;
  name: Lettering;
  initial: Lettering;
  /** Dark enough for white text. */
  accent: string;
}

/** Returns SVG by path below the edition's folder. */
export function drawMarks({ slug, name, initial, accent }: MarkNeeds): Record<string, string> {
  const icon = (rounded: boolean, size: number) =>
    drawing(512, 512, [ground(512, 512, accent, rounded ? 84 : 0), centred(initial, 512, 512, size)]);
  const banner = (width: number, height: number) =>
    drawing(width, height, [
      ground(width, height, accent, 0),
      `<path fill="#fff" d="M90 ${height / 2 - 140}h156v14h-156z"/>`,
      placed(name, 90, height / 2 + 60, Math.min(0.28, (width - 180) / name.width)),
    ]);
  return {
    [`marks/${slug}.svg`]: wordmark(name),
    [`art/icon-${slug}.svg`]: icon(true, 340),
    [`art/icon-${slug}-maskable.svg`]: icon(false, 250),
    [`art/share-${slug}.svg`]: banner(1200, 630),
    [`art/cover-${slug}-1x1.svg`]: banner(1200, 1200),
    [`art/cover-${slug}-4x3.svg`]: banner(1200, 900),
  };
}

/** As tall as the other wordmarks, with the baseline at 738 of 954; accented capitals need more height. */
function wordmark({ path, width, top }: Lettering): string {
  const w = Math.ceil(width);
  const above = Math.max(0, Math.ceil(top) - 738);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-above} ${w} ${954 + above}" width="${w}" height="${954 + above}" fill="currentColor"><path transform="translate(0 738) scale(1 -1)" d="${path}"/></svg>\n`;
}

function drawing(width: number, height: number, parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>\n`;
}

function ground(width: number, height: number, colour: string, radius: number): string {
  return `<rect fill="${colour}" width="${width}" height="${height}" rx="${radius}"/>`;
}

/** `size`: height of a capital letter. */
function centred(letter: Lettering, width: number, height: number, size: number): string {
  const scale = size / capitalHeight;
  return placed(letter, (width - letter.width * scale) / 2, (height + size) / 2, scale);
}

const capitalHeight = 670;

function placed({ path }: Lettering, x: number, y: number, scale: number): string {
  const by = Math.round(scale * 10_000) / 10_000;
  return `<path fill="#fff" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${by} -${by})" d="${path}"/>`;
}
