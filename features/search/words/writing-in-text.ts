import type { Writing } from '#platform/hungarian/names.ts';

/** Characters before the first word of a sentence, a line, a quotation or an item. */
const beforeFirst = /(?:[.!?:…•\n]["”’»)\]]*\s*|[„“"»«‘(–—-]\s*)$/u;
/** No match is longer. */
const lookBack = 8;

/** The capitalisation of the word that starts at this offset. */
export function writingInText(text: string, start: number): Writing {
  const first = String.fromCodePoint(text.codePointAt(start) ?? 0);
  if (first === first.toLowerCase()) return 'lower';
  const before = text.slice(Math.max(0, start - lookBack), start);
  return start === 0 || beforeFirst.test(before) ? 'initial' : 'capital';
}
