/** Fails when a file is in the wrong place or an import breaks a layer rule: `npm run check-layers`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { checkLayers, tablesIn } from './layers/check-layers.ts';
import { missingFolders } from './layers/layers.ts';
import { compareOwners } from './layers/tables.ts';

const root = resolve(import.meta.dirname, '..');
const checkedFiles = /\.(tsx?|mjs|css|sql|md|json|ya?ml|html)$|^\.ci\//;

const files = new Map<string, string>();
for (const path of listFiles()) {
  if (checkedFiles.test(path)) files.set(path, readFileSync(join(root, path), 'utf8'));
}
const tables = tablesIn(files.get('db/types.ts') ?? '');
const faults = [
  ...compareOwners(tables),
  ...missingFolders([...files.keys()]),
  ...checkLayers(files, [`${root}/`, '/tmp'.concat('/')]),
];
for (const fault of faults) console.error(fault);
console.log(`${files.size} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Files that git tracks or would add; without git, everything but installed packages and build output. */
function listFiles(): string[] {
  try {
    const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return known.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  } catch {
    return walk(root);
  }
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|\.git|\.data|\.cache)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(root, path).split(sep).join('/')];
  });
}
