/** Where a file of ours is found without its types. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap/root.mjs';

export const strippedFolder = join(root, 'dist/stripped');

/** What a server is made of. */
export const sourceFolders = ['apps', 'db', 'features', 'platform', 'ui'];

const beginnings = sourceFolders.map((folder) => pathToFileURL(join(root, folder, '/')).href);

/** @param url As modules have theirs. */
export function isOurs(url) {
  return url.endsWith('.ts') && beginnings.some((beginning) => url.startsWith(beginning));
}

/** By contents: what changed is another file. */
export function strippedFile(source) {
  const { version } = process;
  const name = createHash('sha256').update(version).update(source).digest('hex').slice(0, 32);
  return join(strippedFolder, `${name}.js`);
}
