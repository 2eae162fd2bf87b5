/** Reads the build manifest: the stylesheets, fonts and scripts that a page links to. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReplacedWords, WordTexts } from '#platform/text/words.ts';
import type { Assets } from './assets.ts';

/** URL prefix of immutable files: their names carry a content hash, so they may be cached for ever. */
export const assetsPrefix = '/_assets/';
export const assetsManifest = 'page-assets.json';

const manifestSchema = z.object({
  baseStyles: z.string(),
  viewStyles: z.record(z.string(), z.string()),
  fonts: z.object({ serif: z.string(), italic: z.string(), sans: z.string() }),
  script: z.string(),
  scriptParts: z.array(z.string()),
  islands: z.record(z.string(), z.string()),
  headScript: z.string(),
  scripts: z.array(z.string()),
  words: z.array(z.string()),
  offlineWorker: z.string(),
});

/** The build's output, without the build id and the service worker's address, which the server adds. */
export interface BuiltAssets extends Omit<Assets, 'build' | 'worker'> {
  /** `script` and every chunk it may import, without behaviours that wait for single elements. */
  scripts: string[];
  /** The service worker's code, without the settings that the server prepends. */
  offlineWorker: string;
}

/** Files that the edition adds to those of a build. */
interface EditionAssets {
  /** Address of the sites' stylesheet; '' for none. */
  siteStyles: string;
  words: ReplacedWords;
}

/** @param webFolder The client build: dist/web. */
export async function readAssets(
  webFolder: string,
  { siteStyles, words }: EditionAssets,
): Promise<BuiltAssets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(webFolder, assetsManifest), 'utf8')));
  return { ...manifest, siteStyles, words: wordsOfScripts(words, manifest.words) };
}

/** Both languages: a document may navigate from a page in one to a page in the other. */
function wordsOfScripts({ hu = {}, en = {} }: ReplacedWords, names: readonly string[]): string {
  const own = (texts: Readonly<Record<string, WordTexts>>) =>
    Object.entries(texts).filter(([name]) => names.includes(name));
  const used = Object.entries({ hu: own(hu), en: own(en) }).filter(([, texts]) => texts.length > 0);
  if (used.length === 0) return '';
  return JSON.stringify(
    Object.fromEntries(used.map(([language, texts]) => [language, Object.fromEntries(texts)])),
  );
}
