/**
 * Stemming: whether the forms of a word get the same stem, and the speed. The reference is a file of "form, lemma"
 * lines, tab-separated, which is not in the repository: `PAIRS=pairs.tsv npm run bench -- stems`. Without it only the
 * speed is measured.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { fold } from '#platform/hungarian/fold.ts';
import { loadStemmer } from '#platform/hungarian/load-stemmer.server.ts';
import type { Stemmer } from '#platform/hungarian/stemmer.ts';
import type { Benchmark, Figure } from '../figure.ts';

const root = join(import.meta.dirname, '../..');
const stories = join(root, 'sample/content/stories');
const loaded = z.object({ milliseconds: z.number(), megabytes: z.number(), source: z.string() });
const unstemmed: Pick<Stemmer, 'stems' | 'foldedStems'> = {
  stems: (word) => [fold(word)],
  foldedStems: (word) => [fold(word)],
};

interface Pair {
  form: string;
  lemma: string;
}

export const stemming: Benchmark = {
  name: 'stems',
  async run({ log }) {
    const load = await loadAlone();
    log(`words from ${load.source}`);
    const figures: Figure[] = [
      { name: 'stemmer ready', value: load.milliseconds, unit: 'ms', target: { atMost: 500 } },
      { name: 'memory of the stemmer', value: load.megabytes, unit: 'MB', target: { atMost: 60 } },
    ];
    const stemmer = await loadStemmer();
    const words = await wordsOfSample();
    log(`${words.length} different words of the sample edition`);
    figures.push({
      name: 'stems of words not seen before',
      value: speed(words, stemmer),
      unit: 'words/s',
      target: { atLeast: 20_000 },
      yardstick: { name: 'taking accents off', value: speed(words, unstemmed), unit: 'words/s' },
    });
    const file = process.env.PAIRS;
    if (file === undefined) {
      log('no PAIRS file was given: what is found is not measured');
      return figures;
    }
    return [...figures, ...quality(await readPairs(file), stemmer)];
  },
};

async function loadAlone(): Promise<z.infer<typeof loaded>> {
  const program = join(import.meta.dirname, '../stemmer-load.fixture.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program], { cwd: root });
  return loaded.parse(JSON.parse(stdout));
}

async function wordsOfSample(): Promise<string[]> {
  const files = (await readdir(stories)).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(files.map((file) => readFile(join(stories, file), 'utf8')));
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []);
  return [...new Set(words)];
}

/** Every word occurs once, so the stemmer's cache does not help. */
function speed(words: string[], { stems }: Pick<Stemmer, 'stems'>): number {
  const began = process.cpuUsage();
  let count = 0;
  for (const word of words) count += stems(word).length;
  if (count < words.length) throw new Error('a word has no stem');
  return words.length / (process.cpuUsage(began).user / 1e6);
}

async function readPairs(file: string): Promise<Pair[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [form, lemma] = line.split('\t');
    return form && lemma ? [{ form, lemma }] : [];
  });
}

function quality(pairs: Pair[], stemmer: Stemmer): Figure[] {
  const figure = (name: string, atLeast: number, measure: (one: typeof unstemmed) => number): Figure => ({
    name,
    value: measure(stemmer),
    unit: 'ratio',
    target: { atLeast },
    yardstick: { name: 'without stems', value: measure(unstemmed), unit: 'ratio' },
  });
  const distinct = new Map(pairs.map((pair) => [`${pair.form}\t${pair.lemma}`, pair]));
  const inflected = [...distinct.values()].filter(({ form, lemma }) => form !== lemma);
  return [
    figure('forms that their lemma finds', 0.96, ({ stems }) =>
      share(inflected, ({ form, lemma }) => meet(stems(form), stems(lemma))),
    ),
    figure('the same, typed without accents', 0.94, ({ stems, foldedStems }) =>
      share(inflected, ({ form, lemma }) => meet(stems(form), foldedStems(fold(lemma)))),
    ),
    figure('right among what is found', 0.76, (one) => precision(pairs, one)),
  ];
}

/** Searches every lemma among all forms; a hit is correct when it has that lemma. */
function precision(pairs: Pair[], { stems }: Pick<Stemmer, 'stems'>): number {
  const lemmas = Map.groupBy(pairs, ({ form }) => form);
  const forms = Map.groupBy(
    [...lemmas.keys()].flatMap((form) => stems(form).map((stem) => ({ form, stem }))),
    ({ stem }) => stem,
  );
  let found = 0;
  let right = 0;
  for (const lemma of new Set(pairs.map((pair) => pair.lemma))) {
    const hits = new Set(
      stems(lemma)
        .flatMap((stem) => forms.get(stem) ?? [])
        .map(({ form }) => form),
    );
    found += hits.size;
    for (const form of hits) if (lemmas.get(form)?.some((pair) => pair.lemma === lemma)) right += 1;
  }
  return right / found;
}

function share<T>(all: T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / all.length;
}

function meet(some: string[], others: string[]): boolean {
  return some.some((one) => others.includes(one));
}
