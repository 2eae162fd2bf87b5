import type { Entry } from './dictionary-file.ts';
import { fold } from './fold.ts';

/** All words, found as they are typed without accents: `find('kor')` gives kor, kór and kör. */
export interface Lexicon {
  find(folded: string): readonly Entry[];
  /** Whether this is a word of its own and not an irregular form of another. */
  hasLemma(word: string): boolean;
}

const none: readonly Entry[] = [];
/** As many as there are words, about: a power of two. */
const drawers = 2 ** 16;
const endOfDrawer = -1;

/**
 * In columns, and the words in one text: as 92,000 objects in a Map they took 18 MB, so they take 4. An entry is an
 * object for as long as somebody reads it.
 */
export function createLexicon(all: Iterable<Entry>): Lexicon {
  const entries = [...all];
  const numbers = Int32Array.from(entries, ({ word }) => numberOf(fold(word)));
  const { first, next } = putInDrawers(numbers);
  const wordAt = wordsOf(entries);
  const flagsAt = columnOf(entries, '', ({ flags }) => flags);
  const kindAt = columnOf<Entry['kind']>(entries, 'word', ({ kind }) => kind);
  const lemmaEndAt = columnOf(entries, '', ({ lemmaEnd }) => lemmaEnd);

  function find(folded: string): readonly Entry[] {
    const number = numberOf(folded);
    let found: Entry[] | undefined;
    let at = first[drawerOf(number)] ?? endOfDrawer;
    for (; at !== endOfDrawer; at = next[at] ?? endOfDrawer) {
      if (numbers[at] !== number) continue;
      const word = wordAt(at);
      if (fold(word) !== folded) continue;
      found ??= [];
      found.push({ word, flags: flagsAt(at), kind: kindAt(at), lemmaEnd: lemmaEndAt(at) });
    }
    return found ?? none;
  }

  return {
    find,
    hasLemma: (word) => find(fold(word)).some((entry) => entry.word === word && entry.kind !== 'form'),
  };
}

/** FNV-1a. */
function numberOf(folded: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < folded.length; at += 1)
    number = Math.imul(number ^ folded.charCodeAt(at), 0x01000193);
  return number;
}

function drawerOf(number: number): number {
  return number & (drawers - 1);
}

/** Of every drawer the first entry, and of every entry the next in its drawer. */
function putInDrawers(numbers: Int32Array): { first: Int32Array; next: Int32Array } {
  const first = new Int32Array(drawers).fill(endOfDrawer);
  const next = new Int32Array(numbers.length);
  // From the last on: what is put in later lies in front.
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const drawer = drawerOf(numbers[at] ?? 0);
    next[at] = first[drawer] ?? endOfDrawer;
    first[drawer] = at;
  }
  return { first, next };
}

function wordsOf(entries: readonly Entry[]): (at: number) => string {
  const text = entries.map(({ word }) => word).join('');
  let end = 0;
  const ends = Int32Array.from(entries, ({ word }) => {
    end += word.length;
    return end;
  });
  return (at) => text.slice(ends[at - 1] ?? 0, ends[at]);
}

function columnOf<Value>(
  entries: readonly Entry[],
  usual: Value,
  read: (entry: Entry) => Value,
): (at: number) => Value {
  const { different, column } = withoutRepetition(entries.map(read));
  return (at) => different[column[at] ?? 0] ?? usual;
}

/** Few different values stand in all the entries: each is kept once. */
function withoutRepetition<Value>(values: readonly Value[]): { different: Value[]; column: Uint16Array } {
  const different = [...new Set(values)];
  const places = new Map(different.map((value, place) => [value, place]));
  return { different, column: Uint16Array.from(values, (value) => places.get(value) ?? 0) };
}
