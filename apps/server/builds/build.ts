/** Identifies the build; the id changes with anything that affects a page in the browser. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsManifest } from '#apps/web/assets.server.ts';

export interface Build {
  id: string;
  /** Milliseconds since the epoch. */
  timestamp: number;
}

/** @param ofEdition What pages have of the edition: the address of its stylesheet, which is its content, and its words. */
export async function readBuild(distFolder: string, ofEdition: string): Promise<Build> {
  const manifest = join(distFolder, 'web', assetsManifest);
  const hash = createHash('sha256').update(ofEdition);
  // The manifest names styles and scripts by content hash; the renderer generates the HTML.
  for (const file of [manifest, join(distFolder, 'server', 'entry-server.js')]) {
    hash.update(await readFile(file));
  }
  const { mtimeMs } = await stat(manifest);
  return {
    id: hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 12),
    timestamp: Math.floor(mtimeMs),
  };
}
