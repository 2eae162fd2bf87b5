/**
 * Subsets the two font families to the characters of a Hungarian newspaper and writes them to dist/fonts, where the
 * base stylesheet finds them. The build calls it.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters } from '../ui/font-characters.ts';

const folder = join(import.meta.dirname, '../dist/fonts');
const { resolve } = createRequire(import.meta.url);

interface FontSubset {
  name: string;
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Layout features to include, with their glyphs; without it only the characters' own glyphs. */
  features?: string[];
}

/**
 * Together 84 KB; the limit for one page is 120. The serif's optical size axis gives titles fine hairlines. Text below
 * 20 px uses the 20 px design: 1 % narrower at 19 px, 5 % at 15, and 15 KB less for every first visit. Each family is
 * one file for all characters: with rare ones in a separate file (9 KB less), a Romanian or Slovak name would be shown
 * in two families until that file has loaded.
 */
const subsets: FontSubset[] = [
  {
    name: 'source-serif.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 20, max: 60 } },
  },
  {
    name: 'source-serif-italic.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Italic.ttf',
    axes: { wght: 400, opsz: 20 },
  },
  {
    name: 'source-sans.woff2',
    source: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    axes: { wght: { min: 400, max: 700 } },
    // Tabular figures have their own glyphs, needed for scores, tables and times.
    features: ['kern', 'liga', 'locl', 'ccmp', 'mark', 'tnum'],
  },
];

export async function buildFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const cut of subsets) await writeFile(join(folder, cut.name), await subsetOf(cut));
}

/** Called by the build. Subsetting takes seconds and is skipped when its settings and characters are unchanged. */
export async function ensureFonts(): Promise<void> {
  const stamp = join(folder, 'made-from.txt');
  const recipe = `${JSON.stringify({ letters: fontCharacters, cuts: subsets })}\n`;
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe && subsets.every(isThere)) return;
  await buildFonts();
  await writeFile(stamp, recipe);
}

async function subsetOf(cut: FontSubset): Promise<Buffer> {
  const source = await readFile(resolve(cut.source));
  return subsetFont(source, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    ...(cut.features ? { keepFeatures: cut.features } : { noLayoutClosure: true }),
  });
}

function isThere(cut: FontSubset): boolean {
  return existsSync(join(folder, cut.name));
}
