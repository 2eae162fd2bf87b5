/** How long a text is, in words, and how long it takes to read. */
const wordsPerMinute = 200;

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-'’.,:][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
export function minutesForWords(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
