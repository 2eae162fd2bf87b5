/** Size limits of the newsroom's application: the script of each screen, with what it loads for itself [NRA-06]. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addressesIn, staticImports } from './page-files.ts';

const folder = join(import.meta.dirname, '../../dist/newsroom');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The files of these scripts and of everything that they import for themselves. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found)
    for (const address of addressesIn(read(file), staticImports)) found.add(address.replace('./', ''));
  return found;
}

/** The scripts that the document names, and that of the screen. */
function scriptsOf(screen: string): Set<string> {
  const named = addressesIn(read('document.html'), /src="[^"]*\/([^"/]+\.js)"/g);
  const own = readdirSync(folder).filter((file) => file.startsWith(`${screen}-`) && file.endsWith('.js'));
  expect(own).toHaveLength(1);
  return withImports([...named, ...own]);
}

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1024;
}

describe('the newsroom’s scripts', () => {
  it('of a board are at most 200 KB [NRA-06]', () => {
    const files = scriptsOf('BoardScreen');
    expect(kilobytes(files)).toBeLessThan(200);
    expect([...files].some((file) => read(file).includes('ProseMirror'))).toBe(false);
  });

  it('of a story with its editor are at most 350 KB [NRA-06]', () => {
    expect(kilobytes(scriptsOf('StoryScreen'))).toBeLessThan(350);
  });
});
