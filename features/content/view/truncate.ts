/** Characters of a title or a lead on cards [FRONT-16] [LIST-09]. */
export const titleLimits = { block: 120, list: 100 } as const;
export const leadLimits = { long: 200, short: 90 } as const;

/**
 * At most `limit` characters (code points) of a plain text, cut between words and ended with `...`. No cut is made at a
 * non-breaking space, so `1 234 567 Ft` stays whole; a first word longer than the limit stays whole as well [S26].
 */
export function truncate(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const end = afterCharacters(whole, limit);
  if (end >= whole.length) return whole;
  const beginning = trimForEllipsis(whole.slice(0, wordEnd(whole, end)));
  return beginning.length === 0 || beginning === whole ? whole : `${beginning}...`;
}

/**
 * Removes characters that must not precede an ellipsis. Only the end is searched: the expression would otherwise be
 * tried at every character of a lead.
 */
export function trimForEllipsis(text: string): string {
  const from = Math.max(0, text.length - 24);
  const end = text.slice(from).replace(danglingMarks, '');
  return end === '' && from > 0 ? trimForEllipsis(text.slice(0, from)) : text.slice(0, from) + end;
}

/**
 * Spaces, commas, full stops, dashes, an opening quotation mark or bracket, or a lone article at the end. A closing
 * quotation mark or bracket is removed with the full stop or comma before it (`mondta.”...` has four dots).
 */
const danglingMarks = /(?:[\s,;:.…–—\-„»“(]|[,;:.…][”’«)]+|(?<=[\s„»“(])(?:a|az|és|the|an?)(?=\s*$))+$/iu;

/** Index after the first `count` code points. A loop instead of a split: a front page truncates a hundred texts. */
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
