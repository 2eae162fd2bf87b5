/** Search times at ten thousand, a hundred thousand and a million stories, and the speed of indexing. */
import { createSearchFeature, type SearchFeature } from '#features/search/public.server.ts';
import { noFilters, type SearchRequest } from '#features/search/public.ts';
import { fold } from '#platform/hungarian/fold.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, percentile } from '../figure.ts';
import { commonWords, compoundWords, openSearchArchive, rareWords } from '../search-archive.ts';

const sizes = [10_000, 100_000, 1_000_000];
const repeats = 40;
const limits = { search: 50, autocomplete: 15 };
const indexed = 2_000;

export const searching: Benchmark = {
  name: 'search',
  // Generating a million stories takes minutes.
  optional: true,
  async run({ app, log }) {
    const ready = await app();
    const figures = [await indexingSpeed(ready, log)];
    const archive = await openSearchArchive(ready);
    try {
      const search = createSearchFeature({
        db: archive.db,
        log: createLog({ level: 'warn' }),
        edition: ready.view.edition,
        // The words are invented, so stemming them is useless.
        stemmer: async () => ({
          source: 'none',
          stems: (word) => [fold(word)],
          foldedStems: (word) => [fold(word)],
          parts: () => [],
          roots: () => [],
          foldedRoots: () => [],
          senses: () => [],
          names: () => [],
          typedNames: () => [],
          isOnlyName: () => false,
          places: () => [],
          halves: () => [],
          foldedHalves: () => [],
          isForm: () => false,
          isKnownWord: () => false,
        }),
        recordInvalidations: async () => undefined,
      });
      let smallest: Measured[] = [];
      for (const size of sizes) {
        log(`searches in ${size} stories`);
        await archive.growTo(size);
        const measured = await measure(search, ready);
        if (smallest.length === 0) smallest = measured;
        figures.push(...measured.map((one, at) => figureOf(one, smallest[at], size)));
      }
    } finally {
      await archive.close();
    }
    return figures;
  },
};

interface Measured {
  name: string;
  p95: number;
  atMost: number;
}

function figureOf(one: Measured, small: Measured | undefined, size: number): Figure {
  return {
    name: `${one.name}, ${size} stories, p95`,
    value: one.p95,
    unit: 'ms',
    ...(size === sizes.at(-1) ? { target: { atMost: one.atMost } } : {}),
    yardstick: { name: `with ${sizes[0]}`, value: small?.p95 ?? one.p95, unit: 'ms' },
  };
}

async function measure(search: SearchFeature, { view }: BenchApp): Promise<Measured[]> {
  const find = (changes: (at: number) => Partial<SearchRequest>) => (at: number) =>
    search.find(view, { ...question, ...changes(at) });
  const pick = (words: readonly string[], at: number) => words[at % words.length] ?? '';
  const kinds: [string, number, (at: number) => Promise<unknown>][] = [
    ['a rare word', limits.search, find((at) => ({ term: pick(rareWords, at) }))],
    ['a word of every tenth story', limits.search, find((at) => ({ term: pick(commonWords, at) }))],
    [
      'two words, both of every tenth story',
      limits.search,
      find((at) => ({ term: `${pick(commonWords, at)} ${pick(commonWords, at + 1)}` })),
    ],
    ['a word that is a part of others too', limits.search, find((at) => ({ term: pick(compoundWords, at) }))],
    [
      'two words, both parts of others too',
      limits.search,
      find((at) => ({ term: `${pick(compoundWords, at)} ${pick(compoundWords, at + 1)}` })),
    ],
    [
      'two words, one rare',
      limits.search,
      find((at) => ({ term: `${pick(commonWords, at)} ${pick(rareWords, at)}` })),
    ],
    [
      'a deep page of a common word',
      limits.search,
      find((at) => ({ term: pick(commonWords, at), page: 90 })),
    ],
    ['a common word by time', limits.search, find((at) => ({ term: pick(commonWords, at), sort: 'time' }))],
    ['everything, newest first', limits.search, find(() => ({}))],
    [
      'autocomplete, one to five letters',
      limits.autocomplete,
      (at) => search.autocomplete(view, 'kepiv'.slice(0, 1 + (at % 5)), noFilters),
    ],
    [
      'autocomplete, words of titles',
      limits.autocomplete,
      (at) => search.autocomplete(view, pick(typedWords, at), noFilters),
    ],
    [
      'typeahead, one to five letters',
      limits.autocomplete,
      (at) => search.typeahead(view, 'kepiv'.slice(0, 1 + (at % 5)), 5),
    ],
  ];
  const measured: Measured[] = [];
  for (const [name, atMost, act] of kinds)
    measured.push({ name, atMost, p95: percentile(await timed(act), 95) });
  return measured;
}

/** Complete and incomplete words, one or two, in many titles, in few and in none. */
const typedWords = ['gyakori', 'kedvel', 'gyakori ismer', 'kedvelt k', 'kkepi gyak', 'ismert nincs'];

const question: SearchRequest = {
  term: '',
  filters: noFilters,
  sites: [],
  sort: 'relevance',
  from: null,
  to: null,
  page: 1,
  perPage: 10,
};

async function timed(act: (at: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = -5; at < repeats; at += 1) {
    const began = performance.now();
    await act(Math.abs(at));
    if (at >= 0) times.push(performance.now() - began);
  }
  return times;
}

async function indexingSpeed({ context }: BenchApp, log: (what: string) => void): Promise<Figure> {
  log(`${indexed} stories into the index`);
  await context.search.stemmer();
  let done = 0;
  const began = performance.now();
  await context.search.fill({
    all: true,
    onProgress: (count) => {
      done = count;
    },
    isStopped: () => done >= indexed,
  });
  return {
    name: 'stories into the index, stems included',
    value: done / ((performance.now() - began) / 1000),
    unit: 'stories/s',
    target: { atLeast: 300 },
  };
}
