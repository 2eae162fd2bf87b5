/**
 * Keeps together in a title what must not part at the end of a line: a word of one letter and the word after it, a dash
 * and the word before it. Walked, not matched: a front page has a hundred titles, and an expression that looks behind
 * every letter was a tenth of its render.
 */
export function tieShortWords(title: string): string {
  let tied = '';
  let from = 0;
  for (let at = title.indexOf(' '); at >= 0; at = title.indexOf(' ', at + 1)) {
    const holds = title[at + 1] === '–' ? title[at + 2] === ' ' : isAlone(title, at - 1);
    if (!holds) continue;
    tied += `${title.slice(from, at)}\u00a0`;
    from = at + 1;
  }
  return tied + title.slice(from);
}

/** Whether the character there is a letter with no letter, digit or hyphen before it. */
function isAlone(title: string, at: number): boolean {
  const before = title[at - 1];
  if (before !== undefined && (before === '-' || inWords.test(before))) return false;
  return letter.test(title[at] ?? '');
}

const inWords = /[\p{L}\p{N}]/u;
const letter = /\p{L}/u;
