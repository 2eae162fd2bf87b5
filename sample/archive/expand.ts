/** Expands a pattern: `[one|another]` picks one of them, `{N 3-12}` a number in the range, `{name}` a slot's value. */

import { formatNumber } from '#platform/text/hungarian-number.ts';
import type { Random } from '#sample/random.ts';

export type Slots = Readonly<Record<string, string>>;

/** Returns a whole sentence or title, with an initial capital and the correct Hungarian articles. */
export function expand(pattern: string, slots: Slots, random: Random): string {
  const chosen = pattern.replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_, choices: string) =>
    random.pick(choices.split('|')),
  );
  const filled = chosen.replace(
    /\{([^{}]+)\}/g,
    (_, name: string) => numberOf(name, random) ?? slotOf(name, slots),
  );
  const text = slots.language === 'en' ? filled : withArticles(filled);
  return text.replace(
    /^(\P{L}?)(\p{L})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function numberOf(name: string, random: Random): string | undefined {
  const [, from, to] = /^N (\d+)-(\d+)$/.exec(name) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const number = random.int(Number(from), Number(to));
  // Large numbers are rounded, as in news reports.
  const step = number >= 2000 ? 100 : number >= 200 ? 10 : 1;
  return formatNumber(Math.round(number / step) * step);
}

function slotOf(name: string, slots: Slots): string {
  const value = slots[name] ?? slots[name.toLowerCase()];
  if (value === undefined) throw new Error(`the pattern has {${name}}, for which there is no value`);
  return value;
}

/** Replaces `a` by `az` before vowels and before the numbers five, one, fifty and a thousand. */
function withArticles(text: string): string {
  return text.replace(
    /(?<!\p{L})([Aa]) (?=[„»]?(?:[aáeéiíoóöőuúüű]|5|1(?:\u00a0?\d{3}\b|\b(?!\d))))/giu,
    '$1z ',
  );
}
