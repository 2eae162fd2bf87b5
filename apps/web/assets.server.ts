/** Reads what the build wrote about itself: which stylesheets, fonts and script a page links to. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Assets } from './assets.ts';

/** Folder that holds what is served under `assetsPrefix`, unchanged and for ever: names carry a content hash. */
export const assetsPrefix = '/_assets/';
export const assetsManifest = 'page-assets.json';

const manifestSchema = z.object({
  baseStyles: z.string(),
  viewStyles: z.object({
    index: z.string(),
    single_article: z.string(),
    live_blog: z.string(),
    section: z.string(),
    landing: z.string(),
    archivum: z.string(),
    doc: z.string(),
    content: z.string(),
    app_web_widget: z.string(),
    kept: z.string(),
    empty: z.string(),
    login: z.string(),
    preview: z.string(),
    error: z.string(),
    api_docs: z.string(),
    quiz: z.string(),
    quizzes: z.string(),
    episodes: z.string(),
    podcast: z.string(),
    podcasts: z.string(),
    exchange: z.string(),
  }),
  fonts: z.object({ serif: z.string(), rare: z.string(), italic: z.string(), sans: z.string() }),
  script: z.string(),
  scriptParts: z.array(z.string()),
  islands: z.record(z.string(), z.string()),
  headScript: z.string(),
  scripts: z.array(z.string()),
  offlineWorker: z.string(),
});

/** What the build made, before a server says which build it is and whether it wants a worker. */
export interface BuiltAssets extends Omit<Assets, 'build' | 'worker'> {
  /** `script` and everything it may import. */
  scripts: string[];
  /** The worker's own part of its script. */
  offlineWorker: string;
}

/** @param webFolder The client build: dist/web. @param siteStyles Address of what `siteStyles` made, '' for none. */
export async function readAssets(webFolder: string, siteStyles: string): Promise<BuiltAssets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(webFolder, assetsManifest), 'utf8')));
  return { ...manifest, siteStyles };
}
