import { fold } from '../fold.ts';
import type { Entry } from './dictionary-file.ts';

/** All words, looked up without accents: `find('kor')` returns kor, kór and kör. */
export interface Lexicon {
  find(folded: string): readonly Entry[];
  /** Whether this is a lemma and not an irregular form. */
  hasLemma(word: string): boolean;
}

const none: readonly Entry[] = [];
/** About the number of words; a power of two. */
const bucketCount = 2 ** 16;
const endOfBucket = -1;

/** The words in columns without functions, so that they can be transferred between threads. */
export interface LexiconColumns {
  hashes: Int32Array<ArrayBuffer>;
  first: Int32Array<ArrayBuffer>;
  next: Int32Array<ArrayBuffer>;
  /** All words in one string, and the end offset of each. */
  text: string;
  ends: Int32Array<ArrayBuffer>;
  flags: Column<string>;
  kinds: Column<Entry['kind']>;
  lemmaEnds: Column<string>;
}

/** A dictionary-encoded column: the few different values are stored once. */
interface Column<Value> {
  values: Value[];
  indexes: Uint16Array<ArrayBuffer>;
}

/**
 * Stores the words in columns and one string: 92,000 objects in a Map took 18 MB, the columns take 4 MB. Entry objects
 * are created on lookup.
 */
export function lexiconColumns(all: Iterable<Entry>): LexiconColumns {
  const entries = [...all];
  const numbers = Int32Array.from(entries, ({ word }) => hashOf(fold(word)));
  let end = 0;
  return {
    hashes: numbers,
    ...hashBuckets(numbers),
    text: entries.map(({ word }) => word).join(''),
    ends: Int32Array.from(entries, ({ word }) => {
      end += word.length;
      return end;
    }),
    flags: columnOf(entries.map(({ flags }) => flags)),
    kinds: columnOf(entries.map(({ kind }) => kind)),
    lemmaEnds: columnOf(entries.map(({ lemmaEnd }) => lemmaEnd)),
  };
}

/** Buffers of the columns that are transferred to another thread without copying. */
export function transferableBuffers(columns: LexiconColumns): ArrayBuffer[] {
  const { hashes, first, next, ends, flags, kinds, lemmaEnds } = columns;
  const arrays = [hashes, first, next, ends, flags.indexes, kinds.indexes, lemmaEnds.indexes];
  return arrays.map(({ buffer }) => buffer);
}

export function createLexicon(columns: LexiconColumns): Lexicon {
  const { hashes, first, next } = columns;

  function find(folded: string): readonly Entry[] {
    const number = hashOf(folded);
    let found: Entry[] | undefined;
    let at = first[bucketOf(number)] ?? endOfBucket;
    for (; at !== endOfBucket; at = next[at] ?? endOfBucket) {
      if (hashes[at] !== number) continue;
      const word = columns.text.slice(columns.ends[at - 1] ?? 0, columns.ends[at]);
      if (fold(word) !== folded) continue;
      found ??= [];
      found.push({
        word,
        flags: valueAt(columns.flags, at, ''),
        kind: valueAt(columns.kinds, at, 'word'),
        lemmaEnd: valueAt(columns.lemmaEnds, at, ''),
      });
    }
    return found ?? none;
  }

  return {
    find,
    hasLemma: (word) => find(fold(word)).some((entry) => entry.word === word && entry.kind !== 'form'),
  };
}

/** FNV-1a hash. */
function hashOf(folded: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < folded.length; at += 1)
    number = Math.imul(number ^ folded.charCodeAt(at), 0x01000193);
  return number;
}

function bucketOf(number: number): number {
  return number & (bucketCount - 1);
}

/** Chained hash table: the first entry of every bucket, and the next entry of every entry. */
function hashBuckets(numbers: Int32Array): Pick<LexiconColumns, 'first' | 'next'> {
  const first = new Int32Array(bucketCount).fill(endOfBucket);
  const next = new Int32Array(numbers.length);
  // From the last to the first, because each insertion is at the front.
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const drawer = bucketOf(numbers[at] ?? 0);
    next[at] = first[drawer] ?? endOfBucket;
    first[drawer] = at;
  }
  return { first, next };
}

function columnOf<Value>(values: readonly Value[]): Column<Value> {
  const different = [...new Set(values)];
  const places = new Map(different.map((value, place) => [value, place]));
  return { values: different, indexes: Uint16Array.from(values, (value) => places.get(value) ?? 0) };
}

function valueAt<Value>({ values: different, indexes }: Column<Value>, at: number, usual: Value): Value {
  return different[indexes[at] ?? 0] ?? usual;
}
