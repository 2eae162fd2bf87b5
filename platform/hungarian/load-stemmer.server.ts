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

/** The stemmer of this process, made when it is first asked for: about 0.3 s of work, 30 MB. */
export function loadStemmer(): Promise<Stemmer> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Stemmer> {
  // Not imported: the module would hold both files in memory for good.
  const folder = dirname(require.resolve('dictionary-hu'));
  const [affixes, words, about] = await Promise.all(
    ['index.aff', 'index.dic', 'package.json'].map((file) => readFile(join(folder, file), 'utf8')),
  );
  const { name, version } = packageFile.parse(JSON.parse(about ?? ''));
  const lexicon = createLexicon();
  readDictionary(words ?? '', lexicon.add);
  return createStemmer(`${name} ${version}`, readAffixFile(affixes ?? ''), lexicon);
}
