/** Time ranges from the newest stories back to the oldest, each a query that the index answers. */
import { timeTerm } from './words/term-names.ts';
import { any, type Query, term } from './words/tsquery.ts';

/** Publication times of the oldest and the newest story searched. */
export interface ArchiveSpan {
  first: Date;
  last: Date;
}

/** Number of months, and of years, in the first range; every further range is four times as long. */
const firstRangeLength = 3;

/** One range per month, so that no sort exceeds the stories of one month. */
export function monthTerms(
  domain: string,
  { first, last }: ArchiveSpan,
  most = Number.POSITIVE_INFINITY,
): Query[] {
  const newest = monthNumber(last);
  return descending(Math.max(monthNumber(first), newest - most + 1), newest).map((month) =>
    monthTerm(domain, month),
  );
}

/** Few growing ranges, for queries without order: months first, because a frequent word fills them, then years. */
export function growingRanges(domain: string, { first, last }: ArchiveSpan): Query[] {
  const newest = monthNumber(last);
  const recentYear = Math.floor((newest - 11) / 12);
  const months = descending(Math.max(monthNumber(first), recentYear * 12), newest);
  const years = descending(first.getUTCFullYear(), recentYear - 1);
  return [
    ...groupTerms(months.map((month) => monthTerm(domain, month))),
    ...groupTerms(years.map((year) => term(timeTerm(domain, String(year))))),
  ];
}

function groupTerms(terms: Query[], length = firstRangeLength): Query[] {
  if (terms.length === 0) return [];
  return [any(terms.slice(0, length)), ...groupTerms(terms.slice(length), length * 4)];
}

function descending(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, back) => most - back);
}

/** Months since the year 0. */
function monthNumber(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function monthTerm(domain: string, number: number): Query {
  const month = String((number % 12) + 1).padStart(2, '0');
  return term(timeTerm(domain, `${Math.floor(number / 12)}-${month}`));
}
