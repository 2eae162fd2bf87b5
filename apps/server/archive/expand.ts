/** Fills a pattern in: `[one|another]` is one of them, `{N 3-12}` a number between, `{name}` what the slots say. */
import type { Random } from '#edition/sample/pictures/random.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';

export type Slots = Readonly<Record<string, string>>;

/** A whole sentence or title: begins with a capital, and Hungarian articles fit what follows them. */
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
  // Nobody counts a crowd to the last head.
  const step = number >= 2000 ? 100 : number >= 200 ? 10 : 1;
  return formatNumber(Math.round(number / step) * step);
}

function slotOf(name: string, slots: Slots): string {
  const value = slots[name] ?? slots[name.toLowerCase()];
  if (value === undefined) throw new Error(`the pattern asks for {${name}}, which nobody fills in`);
  return value;
}

/** `a` before a vowel is `az`, also before the numbers five, one, fifty, a thousand. */
function withArticles(text: string): string {
  return text.replace(
    /(?<!\p{L})([Aa]) (?=[„»]?(?:[aáeéiíoóöőuúüű]|5|1(?:\u00a0?\d{3}\b|\b(?!\d))))/giu,
    '$1z ',
  );
}
