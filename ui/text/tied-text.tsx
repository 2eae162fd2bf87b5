import type { ReactNode } from 'react';
import { tieShortWords, tieShortWordsInHtml } from './tie-short-words.ts';
import { tieSuffixes, tieSuffixesInHtml } from './tie-suffixes.tsx';

/** Ties short words and suffixes in plain text to what they belong to: `tiedText('A pilótának-e a taps?')`. */
export function tiedText(text: string): ReactNode {
  return tieSuffixes(tieShortWords(text));
}

/** The same for HTML; tags and their attributes are unchanged. */
export function tiedHtml(html: string): string {
  return tieSuffixesInHtml(tieShortWordsInHtml(html));
}
