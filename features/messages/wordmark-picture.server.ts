/** Wordmarks as pictures in mails, whose programs draw no SVG. */
import sharp from 'sharp';
import { wordmarkHeight, wordmarkPadding } from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';

/** For screens with two pixels for one. */
const scale = 2;

/** `(name) => picture` of the frame's `wordmark.image`; each is drawn once. */
export function wordmarkPictures(edition: Edition): (name: string) => Promise<Buffer | null> {
  const drawn = new Map<string, Promise<Buffer>>();
  return async (name) => {
    const site = edition.sites.find(({ slug }) => `wordmark-${slug}` === name);
    const svg = site && edition.wordmarks[site.slug];
    if (!site || svg === undefined) return null;
    const picture = drawn.get(name) ?? wordmarkPicture(svg, site.accent.light);
    drawn.set(name, picture);
    return picture;
  };
}

/** White on the accent, and opaque: a program that recolours a mail for dark screens leaves pictures as they are. */
function wordmarkPicture(svg: string, accent: string): Promise<Buffer> {
  const block = wordmarkPadding.block * scale;
  const inline = wordmarkPadding.inline * scale;
  return sharp(Buffer.from(svg.replaceAll('currentColor', '#ffffff')))
    .resize({ height: wordmarkHeight * scale })
    .flatten({ background: accent })
    .extend({ top: block, bottom: block, left: inline, right: inline, background: accent })
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
