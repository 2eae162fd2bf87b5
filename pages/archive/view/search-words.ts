/** Texts above the archive's results. */

import { isEmptySearch, type PartialMatch } from '#features/search/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import type { ArchivePageData } from '../archive-data.ts';
import type { BroaderSearch } from './broader-searches.ts';

/** Heading of the results: `1240 találat`. */
export function resultSentence(data: ArchivePageData): string {
  if (isEmptySearch(data.question)) return 'A teljes archívum, legújabb elöl';
  if (data.totalItems === 0) return 'Nincs találat';
  const total = `${formatNumber(data.totalItems)} ${data.partial === null ? '' : 'hasonló '}találat`;
  return data.totalIsLeast ? `Több mint ${total}` : total;
}

/** Sentences that explain why the listed stories lack some of the words [S09]. */
export function partialSentences({ words, of, missing }: PartialMatch): string[] {
  const without = missing.length === 1 ? 'Nélküle kerestünk.' : 'Nélkülük kerestünk.';
  const absent =
    missing.length === 0 ? [] : [`Nincs találat erre: ${missing.map((word) => `„${word}”`).join(', ')}.`];
  if (words === of - missing.length) return [...absent, without];
  // All results contain the quoted phrases.
  if (words === 0)
    return [
      ...absent,
      'Az idézőjelbe tett kifejezés mellett a többi szó nem fordul elő. Ezért csak azt kerestük.',
    ];
  const some =
    words === 1 ? 'legalább az egyik' : `legalább ${words === 2 ? 'kettő' : (numbers[words] ?? words)}`;
  const together =
    missing.length === 0
      ? `Olyan cikket nem találtunk, amelyben ${allOf(of)} szó szerepel.`
      : 'A többi szó együtt nem fordul elő.';
  return [...absent, together, `Ezekben a cikkekben ${some} megvan.`];
}

const numbers = 'nulla egy két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét'.split(' ');

/** "All" with a number in Hungarian: mindkét, mind a három, mind az öt. */
function allOf(count: number): string {
  const number = numbers[count] ?? String(count);
  if (count === 2) return `mind${number}`;
  return `mind ${/^[oö]/.test(number) ? 'az' : 'a'} ${number}`;
}

/** Text of a link to a broader search. */
export function broaderSearchText(kind: BroaderSearch['kind'], term: string): string {
  switch (kind) {
    case 'without-filters':
      return 'Keresés szűrők nélkül';
    case 'without-dates':
      return 'Keresés az egész időszakban';
    case 'without-quotes':
      return 'Keresés idézőjel nélkül';
    case 'one-word':
      return `Csak ez a szó: ${term}`;
  }
}
