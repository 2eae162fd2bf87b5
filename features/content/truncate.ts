/** How much of a title or a lead a card shows [FRONT-16] [LIST-09]. */
export const titleLimits = { block: 120, list: 100 } as const;
export const leadLimits = { long: 200, short: 90 } as const;

/**
 * At most `limit` characters (code points) of a plain text, cut between words and ended with `...`.
 * A non-breaking space is no place to cut, so `1 234 567 Ft` stays whole; a first word that is longer than the limit
 * stays whole as well [S26].
 */
export function truncate(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const end = afterCharacters(whole, limit);
  if (end >= whole.length) return whole;
  const kept = withoutDangling(whole.slice(0, wordEnd(whole, end)));
  return kept.length === 0 || kept === whole ? whole : `${kept}...`;
}

/** Only the end is looked at: the expression would try itself at every character of a lead. */
function withoutDangling(text: string): string {
  const from = Math.max(0, text.length - 24);
  const end = text.slice(from).replace(danglingMarks, '');
  return end === '' && from > 0 ? withoutDangling(text.slice(0, from)) : text.slice(0, from) + end;
}

/** What must not stand before the dots: spaces, commas, dashes, an opening quotation mark or bracket, a lone article. */
const danglingMarks = /(?:[\s,;:.…–—\-„»“(]|(?<=[\s„»“(])(?:a|az|és|the|an?)(?=\s*$))+$/iu;

/** Where the character after the first `count` begins. Walked, not split: a front page cuts a hundred texts. */
function afterCharacters(text: string, count: number): number {
  let index = 0;
  for (let seen = 0; seen < count && index < text.length; seen++) {
    index += isHighSurrogate(text.charCodeAt(index)) ? 2 : 1;
  }
  return index;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

/** The last gap at or before `from`; when the first word is longer than that, the gap that ends it. */
function wordEnd(text: string, from: number): number {
  for (let index = from; index > 0; index--) {
    if (isGap(text[index])) return index;
  }
  for (let index = from; index < text.length; index++) {
    if (isGap(text[index])) return index;
  }
  return text.length;
}

function isGap(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\t';
}
