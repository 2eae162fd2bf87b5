import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readDictionary } from './dictionary/dictionary-file.ts';
import { lexiconColumns } from './dictionary/lexicon.ts';
import { linesOf } from './dictionary/lines-of.server.ts';
import { loadStemmer } from './load-stemmer.server.ts';

/** CPU time of this thread alone, so that other load on the machine does not matter. */
function milliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

it('does not block the event loop while the dictionary is loaded, so that no connection times out [S32]', async () => {
  let isLoaded = false;
  const loading = loadStemmer().finally(() => {
    isLoaded = true;
  });
  let longest = 0;
  while (!isLoaded) {
    const before = milliseconds();
    await pause(1);
    longest = Math.max(longest, milliseconds() - before);
  }
  expect((await loading).stems('kezével')).toEqual(['kez']);

  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-hu'));
  const file = join(folder, 'index.dic');
  const before = milliseconds();
  lexiconColumns(readDictionary(linesOf(readFileSync(file))));
  expect(longest).toBeLessThan((milliseconds() - before) / 2);
});
