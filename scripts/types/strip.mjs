/** Writes the server's sources without types to dist/stripped; a separate process, as the compiler stays in memory. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { sourceFolders, strippedFile, strippedFolder } from './stripped-file.mjs';

mkdirSync(strippedFolder, { recursive: true });
const wanted = new Set(sourceFolders.flatMap((folder) => filesIn(join(root, folder))).map(strip));
for (const old of readdirSync(strippedFolder))
  if (!wanted.has(old)) rmSync(join(strippedFolder, old), { force: true });

/** Written under a temporary name first: two servers may start at once, and one may be killed. */
function strip(file) {
  const source = readFileSync(file);
  const target = strippedFile(source);
  if (!existsSync(target)) {
    writeFileSync(`${target}.${process.pid}`, stripTypeScriptTypes(source.toString()));
    renameSync(`${target}.${process.pid}`, target);
  }
  return basename(target);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(test|d))\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
