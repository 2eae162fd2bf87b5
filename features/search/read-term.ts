/** What somebody typed, as words and phrases. Anything can be typed; nothing is a mistake. */
import { fold } from '#platform/hungarian/fold.ts';
import { tidyTerm } from './search-address.ts';
import { wordsInText } from './words-in-text.ts';

export interface ReadTerm {
  /** Every word that counts, those of phrases too, in the order in which they were typed. */
  words: string[];
  /** Words that have to follow each other. */
  phrases: string[][];
}

const mostWords = 12;

/** „…”, “…”, "…" and »…«. */
const quoted = /[„“”"«»]([^„“”"«»]+)[„“”"«»]/gu;

/** Words so frequent that they find nothing; in a phrase, or alone, they count. */
const small = new Set(
  (
    'a az és s is hogy nem ne de ha vagy meg már még csak mint mert egy ez azt ezt van volt lesz ki mi ami aki ' +
    'the of and to in for on at by is are was'
  )
    .split(' ')
    .map(fold),
);

/** `readTerm('a „közös raktár” Szegeden')` → words közös, raktár, Szegeden; one phrase. */
export function readTerm(term: string): ReadTerm {
  const tidy = tidyTerm(term);
  const phrases = [...tidy.matchAll(quoted)]
    .map((match) => textsOf(match[1] ?? '').slice(0, mostWords))
    .filter((phrase) => phrase.length > 1);
  const inPhrases = new Set(phrases.flat());
  const typed = textsOf(tidy);
  const telling = typed.filter((word) => inPhrases.has(word) || !small.has(fold(word)));
  const words = telling.length > 0 ? telling : typed;
  return { words: [...new Set(words)].slice(0, mostWords), phrases: phrases.slice(0, 3) };
}

function textsOf(text: string): string[] {
  return wordsInText(text).map((word) => word.text);
}
