/**
 * Keeps together in a title what must not part at the end of a line: a word of one letter and the word after it, a dash
 * and the word before it.
 */
export function tieShortWords(title: string): string {
  return title.replace(shortWord, '$1\u00a0').replaceAll(' – ', '\u00a0– ');
}

const shortWord = /(?<![\p{L}\p{N}-])(\p{L}) /gu;
