/**
 * Subsets the two font families to the characters of a Hungarian newspaper and writes them to dist/fonts, where the
 * base stylesheet finds them. The build calls it.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters } from '../ui/font-characters.ts';
import { renameFont } from './rename-font.ts';

const folder = join(import.meta.dirname, '../dist/fonts');
const { resolve } = createRequire(import.meta.url);

export interface FontSubset {
  name: string;
  source: string;
  /** Its licence reserves the name of the original. */
  family: string;
  former: RegExp;
  axes: Record<string, number | { min: number; max: number }>;
  /** Layout features to include, with their glyphs; without it only the characters' own glyphs. */
  features?: string[];
}

const serif = { family: 'Lapzarta Serif', former: /Source Serif 4( Variable)?/g };

/**
 * Together 84 KB; the limit for one page is 120. The serif's optical size axis gives titles fine hairlines. Text below
 * 20 px uses the 20 px design: 1 % narrower at 19 px, 5 % at 15, and 15 KB less for every first visit. Each family is
 * one file for all characters: with rare ones in a separate file (9 KB less), a Romanian or Slovak name would be shown
 * in two families until that file has loaded.
 */
export const fontSubsets: FontSubset[] = [
  {
    name: 'lapzarta-serif.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    ...serif,
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 20, max: 60 } },
  },
  {
    name: 'lapzarta-serif-italic.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Italic.ttf',
    ...serif,
    axes: { wght: 400, opsz: 20 },
  },
  {
    name: 'lapzarta-sans.woff2',
    source: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    family: 'Lapzarta Sans',
    former: /Source Sans 3( VF)?/g,
    axes: { wght: { min: 400, max: 700 } },
    // Tabular figures have their own glyphs, needed for scores, tables and times.
    features: ['kern', 'liga', 'locl', 'ccmp', 'mark', 'tnum'],
  },
];

/** The licence and its address: each copy has to have them. */
const licenceNameIds = [13, 14];

export async function buildFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const cut of fontSubsets) await writeFile(join(folder, cut.name), await subsetOf(cut, 'woff2'));
  for (const family of ['source-serif', 'source-sans'])
    await copyFile(resolve(`${family}/LICENSE.md`), join(folder, `OFL-${family}.txt`));
}

/** Called by the build. Subsetting takes seconds and is skipped when its settings and characters are unchanged. */
export async function ensureFonts(): Promise<void> {
  const stamp = join(folder, 'made-from.txt');
  const recipe = `${JSON.stringify({ letters: fontCharacters, cuts: fontSubsets.map((cut) => ({ ...cut, former: String(cut.former) })) })}\n`;
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe && fontSubsets.every(isThere)) return;
  await buildFonts();
  await writeFile(stamp, recipe);
}

export async function subsetOf(cut: FontSubset, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const source = renameFont(await readFile(resolve(cut.source)), cut.former, cut.family);
  return subsetFont(source, fontCharacters, {
    targetFormat,
    preserveNameIds: licenceNameIds,
    variationAxes: cut.axes,
    ...(cut.features ? { keepFeatures: cut.features } : { noLayoutClosure: true }),
  });
}

function isThere(cut: FontSubset): boolean {
  return existsSync(join(folder, cut.name));
}
