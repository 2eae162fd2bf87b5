/** Parses a typed search term into words and phrases; any input is valid. */
import { fold } from '#platform/hungarian/fold.ts';
import { normaliseTerm } from '../search-address.ts';
import { wordsInText } from './words-in-text.ts';

export interface ReadTerm {
  /** Significant words outside phrases, in the order typed. */
  words: string[];
  /** Quoted phrases: words that must follow each other as typed. */
  phrases: string[][];
}

const maxWords = 12;
const maxPhrases = 3;

/** „…”, “…”, "…" and »…«. */
const quotedPhrase = /[„“”"«»]([^„“”"«»]+)[„“”"«»]/gu;

/** Stop words: too frequent to narrow a search; they count in a phrase, or when nothing else was typed. */
const stopWords = new Set(
  (
    'a az és s is hogy nem ne de ha vagy meg már még csak mint mert egy ez azt ezt van volt lesz ki mi ami aki ' +
    'the of and to in for on at by is are was'
  )
    .split(' ')
    .map(fold),
);

/** `readTerm('a „közös raktár” Szegeden')` → the word Szegeden and one phrase. */
export function readTerm(term: string): ReadTerm {
  const normalised = normaliseTerm(term);
  const phrases = [...normalised.matchAll(quotedPhrase)]
    .map((match) => wordTexts(match[1] ?? '').slice(0, maxWords))
    .filter((phrase) => phrase.length > 0)
    .slice(0, maxPhrases);
  const typed = wordTexts(normalised.replace(quotedPhrase, ' '));
  const significantWords = typed.filter((word) => !stopWords.has(fold(word)));
  const words = significantWords.length > 0 || phrases.length > 0 ? significantWords : typed;
  return { words: [...new Set(words)].slice(0, maxWords), phrases };
}

function wordTexts(text: string): string[] {
  return wordsInText(text).map((word) => word.text);
}
