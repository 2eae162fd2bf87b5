import { fold } from '../fold.ts';
import { irregularLemma } from '../irregular-verbs.ts';
import { nounStems } from '../noun-stems.ts';
import { verbStems } from '../verb-stems.ts';
import type { WordClasses } from '../word-classes.ts';
import type { Entry } from './dictionary-file.ts';
import type { Lexicon } from './lexicon.ts';

/** The dictionary's flags for "only with a suffix" and "may be last in a compound". */
const needsAffix = 'u';
const endsCompounds = 'x';
const isDerived = /[A-Z_]/;
const comparative = /bb(?:ik)?$/;
const plural = /[aeoö]k$/;

export type LemmaFinder = (entry: Entry) => string[];

export function createLemmaFinder(
  lexicon: Lexicon,
  { takesSuffix, isVerb, takesPreverb }: WordClasses,
): LemmaFinder {
  return lemmasOf;

  function lemmasOf(entry: Entry): string[] {
    return entry.kind === 'form' ? lemmasOfForm(entry) : lemmasOfWord(entry);
  }

  function lemmasOfWord({ word, flags }: Entry): string[] {
    if (word.endsWith('-')) return [word.slice(0, -1)];
    // Adverbs have entries of their own: ellenkezőleg.
    const manner = /^(.*[iíóőúű])l[ae]g$/.exec(word)?.[1];
    return [flags === '' && manner !== undefined && lexicon.hasLemma(manner) ? manner : word];
  }

  function lemmasOfForm({ word, flags, lemmaEnd }: Entry): string[] {
    const inflects = takesSuffix(flags);
    const hyphen = word.lastIndexOf('-');
    if (hyphen > 0) return [inflects && hyphen < word.length - 1 ? word : word.slice(0, hyphen)];
    // A participle, a verbal noun or an ordinal is its own lemma.
    if (isDerived.test(lemmaEnd) || word.endsWith('dik')) return [word];
    if (flags.includes(needsAffix) || comparative.test(word) || (inflects && plural.test(word)))
      return [fromEnd(word, lemmaEnd) ?? nounStems(word).find(lexicon.hasLemma) ?? word];
    if (!inflects || flags.includes(endsCompounds))
      return [fromEnd(word, lemmaEnd) ?? irregularLemma(word) ?? fromVerb(word) ?? word];
    if (isVerb(flags))
      return lexicon.hasLemma(word) ? [word, irregularLemma(word) ?? word] : [causedBy(word, lemmaEnd)];
    if (word.endsWith('t'))
      return [word, fromEnd(word, lemmaEnd) ?? irregularLemma(word) ?? fromVerb(word) ?? word];
    return [(/[ae]$/.test(word) && fromEnd(word, lemmaEnd)) || word];
  }

  /** The lemma begins with ASCII letters that are also in the form, and ends as given in the list. */
  function fromEnd(word: string, end: string): string | null {
    if (end === '') return null;
    const shared = /^[a-z-]*/.exec(word)?.[0].length ?? 0;
    const least = shared > 0 && fold(end.charAt(0)) !== word.charAt(0) ? 1 : 0;
    const candidates: Entry[] = [];
    for (let length = shared; length >= least; length -= 1) {
      const lemma = word.slice(0, length) + end;
      candidates.push(...lexicon.find(fold(lemma)).filter((entry) => entry.word === lemma));
    }
    const lemma = candidates.find(({ kind }) => kind === 'word') ?? candidates[0];
    return lemma?.word ?? null;
  }

  function fromVerb(word: string): string | null {
    const stems = verbStems(word);
    const known = stems.find(isKnownVerb);
    if (known !== undefined) return known;
    if (word.endsWith('ik')) return null;
    // The verb may be marked as a form of itself.
    for (const stem of stems) {
      const entry = lexicon.find(fold(stem)).find((one) => one.word === stem);
      if (entry && stem.length < word.length) return lemmasOf(entry).at(-1) ?? null;
    }
    return null;
  }

  /** hajtat → hajt, durrantat → durran, lehet → lesz. */
  function causedBy(word: string, end: string): string {
    const [, stem = word, may] = /^(.*?)(h[ae]t|t?[ae]t)$/.exec(word) ?? [];
    const irregular = may?.startsWith('h') ? irregularLemma(word) : null;
    const regular = [word.slice(0, -2), stem].flatMap((one) => [one, `${one}ik`]).find(isKnownVerb);
    return fromEnd(word, end) ?? irregular ?? regular ?? word;
  }

  function isKnownVerb(word: string): boolean {
    return lexicon
      .find(fold(word))
      .some(
        ({ word: known, kind, flags }) =>
          known === word &&
          kind === 'word' &&
          (isVerb(flags) || (takesPreverb(flags) && !takesSuffix(flags))),
      );
  }
}
