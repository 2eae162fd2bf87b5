/** Reads the build manifest: the stylesheets, fonts and scripts that a page links to. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
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
  offlineWorker: z.string(),
});

/** The build's output, without the build id and the service worker's address, which the server adds. */
export interface BuiltAssets extends Omit<Assets, 'build' | 'worker'> {
  /** `script` and every chunk it may import. */
  scripts: string[];
  /** The service worker's code, without the settings that the server prepends. */
  offlineWorker: string;
}

/** @param webFolder The client build: dist/web. @param siteStyles Address of the sites' stylesheet, '' for none. */
export async function readAssets(webFolder: string, siteStyles: string): Promise<BuiltAssets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(webFolder, assetsManifest), 'utf8')));
  return { ...manifest, siteStyles };
}
