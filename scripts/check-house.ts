/** Fails when a file stands in the wrong place or reaches through a wall: `npm run check-house`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { checkHouse } from './house/check-house.ts';

const root = resolve(import.meta.dirname, '..');
const looksAt = /\.(tsx?|mjs|css|sql|md|json|ya?ml|html)$|^\.ci\//;
const leavesOut = /^(package-lock\.json$|docs\/spec\/)/;

const files = new Map<string, string>();
for (const path of listFiles()) {
  if (looksAt.test(path) && !leavesOut.test(path)) files.set(path, readFileSync(join(root, path), 'utf8'));
}
const faults = checkHouse(files, [`${root}/`, '/tmp'.concat('/')]);
for (const fault of faults) console.error(fault);
console.log(`${files.size} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** What git knows or would take; everything but installed and built things where there is no git. */
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
