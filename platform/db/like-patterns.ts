/**
 * Patterns of `like`, one a word: what contains all of them has all the words.
 * @example likePatterns('100% híd') // ['%100\\%%', '%híd%']
 */
export function likePatterns(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`);
}
