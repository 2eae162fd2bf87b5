/** Writes what servers are made of without its types; run by itself, because what strips them stays in memory. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { sourceFolders, strippedFile, strippedFolder } from './stripped-file.mjs';

mkdirSync(strippedFolder, { recursive: true });
const wanted = new Set(sourceFolders.flatMap((folder) => filesIn(join(root, folder))).map(strip));
for (const old of readdirSync(strippedFolder))
  if (!wanted.has(old)) rmSync(join(strippedFolder, old), { force: true });

/** Under another name until it is whole: two servers may begin at once, and one be killed. */
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
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(test|d))\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
