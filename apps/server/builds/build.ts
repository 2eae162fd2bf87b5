/** Which build this is: another one as soon as anything changed that a page in a browser was made of. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsManifest } from '#apps/web/assets.server.ts';

export interface Build {
  id: string;
  /** Milliseconds since the epoch. */
  timestamp: number;
}

/** @param siteStyles Address of what the edition's colours became: it changes with them. */
export async function readBuild(distFolder: string, siteStyles: string): Promise<Build> {
  const manifest = join(distFolder, 'web', assetsManifest);
  const hash = createHash('sha256').update(siteStyles);
  // The manifest names every style and script by its content; the renderer is what writes the pages.
  for (const file of [manifest, join(distFolder, 'server', 'entry-server.js')]) {
    hash.update(await readFile(file));
  }
  const { mtimeMs } = await stat(manifest);
  return {
    id: hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 12),
    timestamp: Math.floor(mtimeMs),
  };
}
