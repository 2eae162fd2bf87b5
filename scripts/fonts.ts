/**
 * Cuts the two families down to what a Hungarian newspaper prints and writes them to dist/fonts, where the base
 * stylesheet finds them. The build calls it; `node scripts/fonts.ts` does it alone.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../dist/fonts');
const { resolve } = createRequire(import.meta.url);

const latin = span(0x20, 0x7e) + span(0xa0, 0xff);
const hungarianAndRomanian = 'ŐőŰűĂăȘșȚțŞşŢţ';
/** People and places next door, so that a Slovak, Polish, Czech or Serbian name is not set in two fonts. */
const neighbours = 'ČčŠšŽžĆćĐđŘřĚěŇňĽľŁłĄąĘęŃńŚśŹźŻżŮů';
const marks = '–—‘’‚“”„…•‹›€™−≈≤≥→←↑↓†‰′″№\u2009\u202f\u00ad';
const text = latin + hungarianAndRomanian + neighbours + marks;

interface Cut {
  name: string;
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Layout features kept with the glyphs they need; without it only what the characters themselves bring. */
  features?: string[];
}

/** Together 112 KB; the limit for one page is 120. */
const cuts: Cut[] = [
  {
    name: 'source-serif.woff2',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 8, max: 60 } },
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
  const recipe = `${JSON.stringify(cuts)}\n${text}\n`;
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe && cuts.every(isThere)) return;
  await makeFonts();
  await writeFile(stamp, recipe);
}

async function cutOut(cut: Cut): Promise<Buffer> {
  const source = await readFile(resolve(cut.source));
  return subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    ...(cut.features ? { keepFeatures: cut.features } : { noLayoutClosure: true }),
  });
}

function isThere(cut: Cut): boolean {
  return existsSync(join(folder, cut.name));
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

if (import.meta.main) await makeFonts();
