/** From the newest stories back to the oldest, stretch by stretch, each of them a query that the index answers. */
import { timeTerm } from './term-names.ts';
import { any, type Query, term } from './tsquery.ts';

/** The first and the last moment of what is searched. */
export interface Ends {
  first: Date;
  last: Date;
}

/** So many months are a stretch of their own, and so many years; every further one is four times as long. */
const shortest = 3;

/** Month by month, so that what is sorted at once is never more than the stories of one. */
export function monthsOf(paper: string, { first, last }: Ends, most = Number.POSITIVE_INFINITY): Query[] {
  const newest = monthNumber(last);
  return downTo(Math.max(monthNumber(first), newest - most + 1), newest).map((month) =>
    monthTerm(paper, month),
  );
}

/** In few stretches, for what needs no order: months at first, for words that every story has, then years. */
export function stretchesOf(paper: string, { first, last }: Ends): Query[] {
  const newest = monthNumber(last);
  const recentYear = Math.floor((newest - 11) / 12);
  const months = downTo(Math.max(monthNumber(first), recentYear * 12), newest);
  const years = downTo(first.getUTCFullYear(), recentYear - 1);
  return [
    ...joined(months.map((month) => monthTerm(paper, month))),
    ...joined(years.map((year) => term(timeTerm(paper, String(year))))),
  ];
}

function joined(terms: Query[], length = shortest): Query[] {
  if (terms.length === 0) return [];
  return [any(terms.slice(0, length)), ...joined(terms.slice(length), length * 4)];
}

function downTo(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, back) => most - back);
}

/** Months since the year 0. */
function monthNumber(moment: Date): number {
  return moment.getUTCFullYear() * 12 + moment.getUTCMonth();
}

function monthTerm(paper: string, number: number): Query {
  const month = String((number % 12) + 1).padStart(2, '0');
  return term(timeTerm(paper, `${Math.floor(number / 12)}-${month}`));
}
