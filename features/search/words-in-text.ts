/** Where the words of a text stand. */

export interface PlacedWord {
  text: string;
  /** Offset of its first letter in the text. */
  start: number;
}

/** Words with their hyphens, apostrophes and points inside: `COVID-19`, `e-mail`, `OECD-ben`. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‑'’.][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/** Longer ones are no words but addresses and noise. */
const longest = 60;

export function wordsInText(text: string): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (const match of text.matchAll(word)) {
    if (match[0].length <= longest) found.push({ text: match[0], start: match.index });
  }
  return found;
}
