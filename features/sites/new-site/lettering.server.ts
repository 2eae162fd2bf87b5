/** Sets names in the edition's own font as outlines: drawings look the same where the font is missing (decision 31). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import { OperatorError } from '#platform/cli/operator-error.ts';

export interface Lettering {
  /** Outlines in thousandths of the font size, y upwards from the baseline. */
  path: string;
  width: number;
  /** The highest y coordinate of the outlines. */
  top: number;
}

const fonts = {
  wordmark: 'source-serif/TTF/SourceSerif4Display-Black.ttf',
  headline: 'source-serif/TTF/SourceSerif4Display-Bold.ttf',
  text: 'source-sans/TTF/SourceSans3-Semibold.ttf',
} as const;

export interface LetteringFont {
  set(text: string): Lettering;
}

/** `const font = await openFont('wordmark'); font.set('Vidék')` */
export async function openFont(name: keyof typeof fonts): Promise<LetteringFont> {
  const path = createRequire(import.meta.url).resolve(fonts[name]);
  const face = new hb.Face(new hb.Blob(new Uint8Array(await readFile(path)).buffer));
  const font = new hb.Font(face);
  return { set: (text) => set(font, text) };
}

function set(font: hb.Font, text: string): Lettering {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  let width = 0;
  const paths = buffer.getGlyphInfosAndPositions().map((glyph) => {
    if (glyph.codepoint === 0) throw new OperatorError(`The font has no sign for all of '${text}'.`);
    const path = moved(font.glyphToPath(glyph.codepoint), width + (glyph.xOffset ?? 0), glyph.yOffset ?? 0);
    width += glyph.xAdvance ?? 0;
    return path;
  });
  const path = paths.join('');
  const heights = [...path.matchAll(/[, ](-?[\d.]+)(?=[A-Z]|$)/g)].map(([, y]) => Number(y));
  return { path, width, top: Math.max(0, ...heights) };
}

/** Coordinates in HarfBuzz paths are absolute: pairs of numbers after M, L, Q and C. */
function moved(path: string, x: number, y: number): string {
  let isX = true;
  return path.replace(/[A-Z]|-?\d+(\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const at = Number(part) + (isX ? x : y);
    isX = !isX;
    return String(Math.round(at * 10) / 10);
  });
}
