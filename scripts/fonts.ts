/**
 * Cuts the two families down to what a Hungarian newspaper prints and writes them to dist/fonts, where the base
 * stylesheet finds them. The build calls it; `node scripts/fonts.ts` does it alone.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { rareLetters, usualLetters } from '../ui/letters.ts';

const folder = join(import.meta.dirname, '../dist/fonts');
const { resolve } = createRequire(import.meta.url);

const everyLetter = usualLetters + rareLetters;

interface Cut {
  name: string;
  source: string;
  letters: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Layout features kept with the glyphs they need; without it only what the characters themselves bring. */
  features?: string[];
}

/**
 * Together 86 KB; the limit for one page is 120. The serif's size axis, which gives titles their fine hairlines, weighs
 * as much as its letters: those that few pages need do without it, and what is smaller than 20 px is drawn
 * as text of that size is: 1 % narrower at 19 px, 5 % at 15, and 15 KB less for every first visit.
 */
const cuts: Cut[] = [
  {
    name: 'source-serif.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    letters: usualLetters,
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 20, max: 60 } },
  },
  {
    name: 'source-serif-rare.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    letters: rareLetters,
    axes: { wght: { min: 400, max: 700 }, opsz: 20 },
  },
  {
    name: 'source-serif-italic.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Italic.ttf',
    letters: everyLetter,
    axes: { wght: 400, opsz: 20 },
  },
  {
    name: 'source-sans.woff2',
    source: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    letters: everyLetter,
    axes: { wght: { min: 400, max: 700 } },
    // Tabular figures are glyphs of their own: scores, tables and times need them.
    features: ['kern', 'liga', 'locl', 'ccmp', 'mark', 'tnum'],
  },
];

export async function makeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const cut of cuts) await writeFile(join(folder, cut.name), await cutOut(cut));
}

/** For the build: the cuts depend on nothing but this file and the packages, and take seconds. */
export async function ensureFonts(): Promise<void> {
  const stamp = join(folder, 'made-from.txt');
  const recipe = `${JSON.stringify(cuts)}\n`;
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe && cuts.every(isThere)) return;
  await makeFonts();
  await writeFile(stamp, recipe);
}

async function cutOut(cut: Cut): Promise<Buffer> {
  const source = await readFile(resolve(cut.source));
  return subsetFont(source, cut.letters, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    ...(cut.features ? { keepFeatures: cut.features } : { noLayoutClosure: true }),
  });
}

function isThere(cut: Cut): boolean {
  return existsSync(join(folder, cut.name));
}
