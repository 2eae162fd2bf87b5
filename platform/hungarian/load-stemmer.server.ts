import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { readAffixFile } from './dictionary/affix-file.ts';
import { type AffixTable, createAffixTable } from './dictionary/affix-table.ts';
import { createLexicon, type LexiconColumns } from './dictionary/lexicon.ts';
import { linesOf } from './dictionary/lines-of.server.ts';
import { createStemmer, type Stemmer } from './stemmer.ts';

const require = createRequire(import.meta.url);
const packageFile = z.object({ name: z.string(), version: z.string() });
let loading: Promise<Stemmer> | undefined;

/** The stemmer of this process, loaded at the first call and again after a failure; 9 MB. */
export function loadStemmer(): Promise<Stemmer> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Three quarters of the work, the word list, runs in a worker thread; the rest in steps of some 20 ms. In one step it
 * blocked the event loop for 0.3 s, and for seconds on a busy machine: connections that were being opened timed out,
 * though the database had answered (decision 21).
 */
async function load(): Promise<Stemmer> {
  // Not imported: the module would keep both files in memory.
  const folder = dirname(require.resolve('dictionary-hu'));
  const [columns, source, table] = await Promise.all([
    columnsFromWorker(join(folder, 'index.dic')),
    readSource(join(folder, 'package.json')),
    readAffixes(join(folder, 'index.aff')),
  ]);
  return createStemmer(source, table, createLexicon(columns));
}

async function readSource(file: string): Promise<string> {
  const { name, version } = packageFile.parse(JSON.parse((await readFile(file)).toString()));
  return `${name} ${version}`;
}

async function readAffixes(file: string): Promise<AffixTable> {
  return createAffixTable(await readAffixFile(linesOf(await readFile(file)), nextTurn), nextTurn);
}

async function columnsFromWorker(file: string): Promise<LexiconColumns> {
  const { promise, resolve, reject } = Promise.withResolvers<LexiconColumns>();
  const worker = new Worker(new URL('./read-words.server.ts', import.meta.url), { workerData: file });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('messageerror', reject);
  worker.once('exit', (code) => reject(new Error(`The dictionary's thread ended with ${code}.`)));
  return promise;
}
