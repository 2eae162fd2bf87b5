import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readAffixFile } from './affix-file.ts';
import { readDictionary } from './dictionary-file.ts';
import { createLexicon } from './lexicon.ts';
import { createStemmer, type Stemmer } from './stemmer.ts';

const require = createRequire(import.meta.url);
const packageFile = z.object({ name: z.string(), version: z.string() });
let loading: Promise<Stemmer> | undefined;

/** The stemmer of this process, made when it is first asked for: about 0.3 s of work, 9 MB. */
export function loadStemmer(): Promise<Stemmer> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Stemmer> {
  // Not imported: the module would hold both files in memory for good.
  const folder = dirname(require.resolve('dictionary-hu'));
  const read = (file: string) => readFile(join(folder, file));
  const { name, version } = packageFile.parse(JSON.parse((await read('package.json')).toString()));
  const affixes = readAffixFile(linesOf(await read('index.aff')));
  const lexicon = createLexicon(readDictionary(linesOf(await read('index.dic'))));
  return createStemmer(`${name} ${version}`, affixes, lexicon);
}

/** Each a string of its own: a piece of the whole text would hold all of it in memory. */
function* linesOf(file: Buffer): Generator<string> {
  for (let from = 0; from < file.length; ) {
    const found = file.indexOf('\n', from);
    const end = found < 0 ? file.length : found;
    yield file.toString('utf8', from, end);
    from = end + 1;
  }
}
