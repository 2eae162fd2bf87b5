import { htmlTag } from '../html-tag.ts';

/**
 * Inserts non-breaking spaces after words of one letter and before dashes. A loop and not a regular expression: a front
 * page has a hundred titles, and an expression with a lookbehind at every letter was a tenth of its render.
 */
export function tieShortWords(text: string): string {
  let tied = '';
  let from = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const holds = text[at + 1] === '–' ? text[at + 2] === ' ' : isAlone(text, at - 1);
    if (!holds) continue;
    tied += `${text.slice(from, at)}\u00a0`;
    from = at + 1;
  }
  return tied + text.slice(from);
}

/** The same for HTML; tags and their attributes are unchanged. */
export function tieShortWordsInHtml(html: string): string {
  if (!html.includes('<')) return tieShortWords(html);
  let tied = '';
  let from = 0;
  for (const tag of html.matchAll(htmlTag)) {
    tied += tieShortWords(html.slice(from, tag.index)) + tag[0];
    from = tag.index + tag[0].length;
  }
  return tied + tieShortWords(html.slice(from));
}

/** Whether the character is a letter without a letter, digit or hyphen before it. */
function isAlone(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before !== undefined && (before === '-' || inWords.test(before))) return false;
  return letter.test(text[at] ?? '');
}

const inWords = /[\p{L}\p{N}]/u;
const letter = /\p{L}/u;
