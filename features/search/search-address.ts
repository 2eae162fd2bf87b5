/** A search as a query string: parsed leniently, written in one canonical form. */
import { isRecord } from '#platform/text/is-record.ts';
import { jsonIn } from '#platform/text/json-in.ts';
import { noFilters, type SearchFilters, type SearchRequest, type SuggestionKind } from './search-request.ts';

/** Headings of the four groups of suggestions; they cannot be searched for [SRCH-08]. */
export const reservedWords = ['Rovatok', 'Témák', 'Cím', 'Szerzők'] as const;

export function isReservedWord(text: string): boolean {
  const word = text.trim().toLowerCase();
  return reservedWords.some((reserved) => reserved.toLowerCase() === word);
}

/** `Belföld (123)` → `Belföld` [SRCH-10]. */
export function withoutCount(text: string): string {
  return text.replace(/\s*\(\d[\d\s.]*\)\s*$/, '').trim();
}

const filterNames = {
  tags: 'and_tags',
  superTags: 'superTags',
  authors: 'authors',
  title: 'title',
} as const satisfies Record<SuggestionKind, keyof SearchFilters>;

/** Converts chosen suggestions to filters; `value` is a slug, or the text of a title. */
export function filtersOf(chosen: readonly { type: SuggestionKind; value: string }[]): SearchFilters {
  const filters: SearchFilters = { and_tags: [], superTags: [], authors: [], title: [] };
  for (const { type, value } of chosen) filters[filterNames[type]].push(value);
  return filters;
}

const limits = { filters: 20, length: 200, term: 200 };

/**
 * Parses the `filters` parameter, a JSON string. Invalid parts are dropped, and `isWhole` is then false.
 *
 * `parseFilters('{"and_tags":["hidak"]}')` → `{ filters: { and_tags: ['hidak'], … }, isWhole: true }`
 */
export function parseFilters(json: string | null): { filters: SearchFilters; isWhole: boolean } {
  if (json === null || json === '') return { filters: noFilters, isWhole: true };
  const given = readJson(json);
  if (given === undefined) return { filters: noFilters, isWhole: false };
  let isWhole = Object.keys(given).every((name) => Object.hasOwn(noFilters, name));
  const listOf = (name: keyof SearchFilters): string[] => {
    const values = Object.hasOwn(given, name) ? given[name] : [];
    const texts = Array.isArray(values) ? values : [values];
    const good = distinct(texts.filter((text) => typeof text === 'string').map(normaliseText))
      .filter((text) => text !== '' && !isReservedWord(text))
      .slice(0, limits.filters);
    if (good.length < texts.length) isWhole = false;
    return good;
  };
  const filters = {
    and_tags: listOf('and_tags'),
    superTags: listOf('superTags').map(withoutCount),
    authors: listOf('authors'),
    title: listOf('title'),
  };
  return { filters, isWhole };
}

/** Query parameters of an archive address. */
export type SearchParameters = Pick<SearchRequest, 'term' | 'filters' | 'sort'> &
  Partial<Pick<SearchRequest, 'sites' | 'page'>> & {
    /** Dates as `YYYY-MM-DD`, both inclusive; '' or omitted for none. */
    from?: string;
    to?: string;
  };

/**
 * The query string of a search, without a question mark; '' for the whole archive.
 *
 * `searchQuery({ term: 'híd', filters: noFilters, sort: 'time' })` → `term=h%C3%ADd&sort=time`
 */
export function searchQuery(parameters: SearchParameters): string {
  const filters = Object.entries(parameters.filters).filter(([, values]) => values.length > 0);
  const query = new URLSearchParams();
  if (parameters.term !== '') query.set('term', parameters.term);
  if (filters.length > 0) query.set('filters', JSON.stringify(Object.fromEntries(filters)));
  if (parameters.sites && parameters.sites.length > 0) query.set('sites', parameters.sites.join('|'));
  if (parameters.sort === 'time') query.set('sort', 'time');
  if (parameters.from) query.set('from', parameters.from);
  if (parameters.to) query.set('to', parameters.to);
  if (parameters.page !== undefined && parameters.page > 1) query.set('oldal', String(parameters.page));
  return query.toString();
}

/** Normalises a term: one line, no control characters, limited length. */
export function normaliseTerm(term: string | null): string {
  return normaliseText(term ?? '').slice(0, limits.term);
}

function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, limits.length);
}

function readJson(json: string): Record<string, unknown> | undefined {
  const value = jsonIn(json);
  return isRecord(value) ? value : undefined;
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}
