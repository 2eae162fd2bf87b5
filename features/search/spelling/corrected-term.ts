import type { Correction } from '../search-request.ts';

/** A term with its wrong words replaced; all else stays as typed. */
export function correctedTerm(term: string, corrections: readonly Correction[]): string {
  const found = new Map(corrections.map((one) => [one.typed, one.found]));
  return term.replace(/\p{L}+/gu, (word) => found.get(word) ?? word);
}
