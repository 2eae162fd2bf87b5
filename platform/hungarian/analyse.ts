import type { AffixTable, Prefix, Suffix, SuffixGroup, SuffixIndex } from './dictionary/affix-table.ts';
import { matchesBeginning, matchesEnd } from './dictionary/condition.ts';
import type { Entry } from './dictionary/dictionary-file.ts';
import type { LemmaFinder } from './dictionary/entry-lemma.ts';
import type { Lexicon } from './dictionary/lexicon.ts';
import { fold } from './fold.ts';

/** One reading of a word: a known word with a preverb and at most two suffixes of matching classes. */
export interface Analysis {
  lemma: string;
  flags: string;
  /** True for an entry of the dictionary without affixes. */
  isBare: boolean;
  isName: boolean;
  /** A preverb was removed. */
  hasPreverb: boolean;
}

/** All readings of a lower-case word; with `asTyped` false it may be written without accents. */
export type Analyse = (word: string, asTyped: boolean) => Analysis[];

/** The word being read, without its preverb or "leg-". */
interface Reading {
  folded: string;
  /** The exact spelling; null when any accents are accepted. */
  exact: string | null;
  prefix: Prefix | null;
  found: Analysis[];
}

const needsAffix = 'u';
const superlative = /^leg(?:esleg)*/;

export function createAnalyser(lexicon: Lexicon, table: AffixTable, lemmasOf: LemmaFinder): Analyse {
  return (word, asTyped) => {
    const folded = fold(word);
    const found: Analysis[] = [];
    read({ folded, exact: asTyped ? word : null, prefix: null, found });
    for (const prefix of table.prefixes.get(folded.slice(0, 2)) ?? []) {
      if (asTyped ? !word.startsWith(prefix.add) : !folded.startsWith(prefix.folded)) continue;
      const rest = folded.slice(prefix.folded.length);
      const exact = asTyped ? word.slice(prefix.add.length) : null;
      if (rest.length > 1) read({ folded: rest, exact, prefix, found });
    }
    return found;
  };

  function read(reading: Reading): void {
    const { folded, exact } = reading;
    for (const entry of lexicon.find(folded))
      if ((exact === null || entry.word === exact) && !entry.flags.includes(needsAffix))
        addAnalyses(reading, entry, null, lemmasOf(entry), entry.flags);
    forEachStem(table.suffixes, folded, (stem, suffixes) => {
      for (const entry of lexicon.find(stem)) readSuffixes(reading, entry, null, suffixes);
      forEachStem(table.innerSuffixes, stem, (root, inners) => {
        for (const entry of lexicon.find(root))
          for (const inner of inners)
            if (fits(inner, entry.word, entry.flags)) readSuffixes(reading, entry, inner, suffixes);
      });
    });
  }

  function readSuffixes(reading: Reading, entry: Entry, inner: Suffix | null, suffixes: Suffix[]): void {
    const word = inner ? attach(inner, entry.word) : entry.word;
    const flags = inner ? inner.next : entry.flags;
    for (const suffix of suffixes) {
      if (!fits(suffix, word, flags)) continue;
      if (reading.exact !== null && attach(suffix, word) !== reading.exact) continue;
      const passed = flags + suffix.next;
      if (suffix.lemmaSuffix !== null)
        addAnalyses(reading, entry, passed, [strippedStem(suffix, word) + suffix.lemmaSuffix], suffix.next);
      else if (inner !== null && inner.lemmaSuffix !== null)
        addAnalyses(
          reading,
          entry,
          passed,
          [strippedStem(inner, entry.word) + inner.lemmaSuffix],
          inner.next,
        );
      else addAnalyses(reading, entry, passed, lemmasOf(entry), entry.flags);
    }
  }
}

function addAnalyses(
  { prefix, found }: Reading,
  entry: Entry,
  passed: string | null,
  lemmas: string[],
  flags: string,
): void {
  if (prefix) {
    const mayStand = entry.flags.includes(prefix.flag) || passed?.includes(prefix.flag);
    if (!mayStand || !matchesBeginning(entry.word, prefix.condition)) return;
  }
  const preverb = prefix ? prefix.add.replace(superlative, '') : '';
  for (const lemma of lemmas)
    found.push({
      lemma: preverb + lemma,
      flags,
      isBare: passed === null,
      isName: entry.kind === 'name',
      hasPreverb: preverb !== '',
    });
}

/** Calls `take` with each form that the word may have before one of these suffixes is attached. */
function forEachStem(
  { groups, tails }: SuffixIndex,
  word: string,
  take: (before: string, suffixes: SuffixGroup['suffixes']) => void,
): void {
  for (let at = word.length; at > 0; at -= 1) {
    const ending = word.slice(at);
    if (!tails.has(ending)) return;
    for (const { strip, suffixes } of groups.get(ending) ?? []) take(word.slice(0, at) + strip, suffixes);
  }
}

function fits({ flag, condition }: Suffix, word: string, flags: string): boolean {
  return flags.includes(flag) && matchesEnd(word, condition);
}

function attach(suffix: Suffix, word: string): string {
  return strippedStem(suffix, word) + suffix.add;
}

function strippedStem({ strip }: Suffix, word: string): string {
  return strip === '' ? word : word.slice(0, word.length - strip.length);
}
