/** The path of a source file's copy without types. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap/root.mjs';

export const strippedFolder = join(root, 'dist/stripped');

/** Folders with the sources of a server. */
export const sourceFolders = ['apps', 'db', 'features', 'pages', 'platform', 'sample', 'ui'];

const beginnings = sourceFolders.map((folder) => pathToFileURL(join(root, folder, '/')).href);

/** @param url File URL of a module. */
export function isOurs(url) {
  return url.endsWith('.ts') && beginnings.some((beginning) => url.startsWith(beginning));
}

/** The name is a hash of the contents, so a changed source gets a new file. */
export function strippedFile(source) {
  const { version } = process;
  const name = createHash('sha256').update(version).update(source).digest('hex').slice(0, 32);
  return join(strippedFolder, `${name}.js`);
}
