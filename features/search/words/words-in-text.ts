/** Finds the words of a text with their offsets. */

export interface WordInText {
  /** As long as in the text; hyphens and apostrophes replaced by their ASCII forms. */
  text: string;
  /** Offset of its first letter in the text. */
  start: number;
}

/** Words with their hyphens, apostrophes and points inside: `COVID-19`, `e-mail`, `OECD-ben`. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‑'’.][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/** Longer matches are addresses and noise, not words. */
const maxWordLength = 60;

export function wordsInText(text: string): WordInText[] {
  const found: WordInText[] = [];
  for (const match of text.matchAll(word)) {
    if (match[0].length <= maxWordLength)
      found.push({ text: normaliseJoiners(match[0]), start: match.index });
  }
  return found;
}

function normaliseJoiners(word: string): string {
  return word.replaceAll('‑', '-').replaceAll('’', "'");
}
