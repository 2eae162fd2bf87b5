import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const slug = join(root, 'platform/text/slug.ts');
/** The flags a server is started with. */
const { serveFlags }: { serveFlags: string[] } = await import(
  pathToFileURL(join(root, 'scripts/bootstrap/node.mjs')).href
);

/** The files of dist/stripped that contain `slugOf`. */
function strippedFiles(): string[] {
  const folder = join(root, 'dist/stripped');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((name) => join(folder, name));
  return files.filter((file) => readFileSync(file, 'utf8').includes('export function slugOf('));
}

/** Whether Node.js loaded its type-stripping compiler for our program. */
function stripsItself(flags: string[]): boolean {
  const program = `
    const { slugOf } = await import(${JSON.stringify(pathToFileURL(slug).href)});
    const isLoaded = process.moduleLoadList.some((name) => name.includes('amaro'));
    console.log(slugOf('Őrség'), isLoaded);`;
  const output = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
    encoding: 'utf8',
    // A file whose types another program has stripped would come from Node's compile cache.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  expect(output).toMatch(/^orseg (true|false)\n$/);
  return output.includes('true');
}

it('a server runs without the compiler that strips types, even when the sources have to be stripped first', () => {
  for (const file of strippedFiles()) rmSync(file);
  expect(stripsItself(serveFlags)).toBe(false);
  expect(strippedFiles()).toHaveLength(1);
  expect(stripsItself(serveFlags)).toBe(false);
});

it('every other program strips its types itself', () => {
  expect(stripsItself([])).toBe(true);
});
