/** What a word can be a form of: a known word, its suffixes (two at most) and a preverb, all of fitting classes. */
import type { AffixTable, Prefix, Suffix, SuffixGroup, SuffixIndex } from './affix-table.ts';
import { beginsSo, endsSo } from './condition.ts';
import type { Entry } from './dictionary-file.ts';
import type { LemmaFinder } from './entry-lemma.ts';
import { fold } from './fold.ts';
import type { Lexicon } from './lexicon.ts';

/** One reading of a word: what it is a form of, and what kind of word that is. */
export interface Analysis {
  lemma: string;
  flags: string;
  /** It is an entry of the dictionary as it stands. */
  isBare: boolean;
  isName: boolean;
  /** A preverb was taken off. */
  hasPreverb: boolean;
}

/** Every reading of a word in lower case; with `asTyped` false it may be written without its accents. */
export type Analyse = (word: string, asTyped: boolean) => Analysis[];

/** What is being read; a preverb or "leg-" is off already. */
interface Reading {
  folded: string;
  /** How the word has to be written; null when any accents will do. */
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
        note(reading, entry, null, lemmasOf(entry), entry.flags);
    eachBefore(table.suffixes, folded, (stem, suffixes) => {
      for (const entry of lexicon.find(stem)) readSuffixes(reading, entry, null, suffixes);
      eachBefore(table.innerSuffixes, stem, (root, inners) => {
        for (const entry of lexicon.find(root))
          for (const inner of inners)
            if (fits(inner, entry.word, entry.flags)) readSuffixes(reading, entry, inner, suffixes);
      });
    });
  }

  function readSuffixes(reading: Reading, entry: Entry, inner: Suffix | null, suffixes: Suffix[]): void {
    const word = inner ? put(inner, entry.word) : entry.word;
    const flags = inner ? inner.next : entry.flags;
    for (const suffix of suffixes) {
      if (!fits(suffix, word, flags)) continue;
      if (reading.exact !== null && put(suffix, word) !== reading.exact) continue;
      const passed = flags + suffix.next;
      if (suffix.kept !== null) note(reading, entry, passed, [cut(suffix, word) + suffix.kept], suffix.next);
      else if (inner !== null && inner.kept !== null)
        note(reading, entry, passed, [cut(inner, entry.word) + inner.kept], inner.next);
      else note(reading, entry, passed, lemmasOf(entry), entry.flags);
    }
  }
}

function note(
  { prefix, found }: Reading,
  entry: Entry,
  passed: string | null,
  lemmas: string[],
  flags: string,
): void {
  if (prefix) {
    const mayStand = entry.flags.includes(prefix.flag) || passed?.includes(prefix.flag);
    if (!mayStand || !beginsSo(entry.word, prefix.condition)) return;
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

/** Calls with each form that the word may have had before one of these suffixes was put on. */
function eachBefore(
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
  return flags.includes(flag) && endsSo(word, condition);
}

function put(suffix: Suffix, word: string): string {
  return cut(suffix, word) + suffix.add;
}

function cut({ strip }: Suffix, word: string): string {
  return strip === '' ? word : word.slice(0, word.length - strip.length);
}
