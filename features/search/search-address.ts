/** A search as a query string: read from any address without complaint, written one way only. */
import {
  noFilters,
  type SearchFilters,
  type SearchQuestion,
  type SuggestionKind,
} from './search-question.ts';

/** Headings of the four groups of suggestions: nothing that can be searched for [SRCH-08]. */
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

/** What chosen suggestions are as filters; `value` is a slug, or the text of a title. */
export function filtersOf(chosen: readonly { type: SuggestionKind; value: string }[]): SearchFilters {
  const filters: SearchFilters = { and_tags: [], superTags: [], authors: [], title: [] };
  for (const { type, value } of chosen) filters[filterNames[type]].push(value);
  return filters;
}

const most = { filters: 20, length: 200, term: 200 };

/**
 * The `filters` parameter, a JSON string. What cannot be read is left out, and `isWhole` tells that something was.
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
    const good = distinct(texts.filter((text) => typeof text === 'string').map(tidy))
      .filter((text) => text !== '' && !isReservedWord(text))
      .slice(0, most.filters);
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

/** What an address of the archive says beside its page. */
export type SearchWords = Pick<SearchQuestion, 'term' | 'filters' | 'sort'> &
  Partial<Pick<SearchQuestion, 'sites' | 'page'>> & {
    /** Days as `YYYY-MM-DD`, both included; '' or left out for none. */
    from?: string;
    to?: string;
  };

/**
 * The query string of a search, without a question mark; '' for the whole archive.
 *
 * `searchQuery({ term: 'híd', filters: noFilters, sort: 'time' })` → `term=h%C3%ADd&sort=time`
 */
export function searchQuery(words: SearchWords): string {
  const filters = Object.entries(words.filters).filter(([, values]) => values.length > 0);
  const query = new URLSearchParams();
  if (words.term !== '') query.set('term', words.term);
  if (filters.length > 0) query.set('filters', JSON.stringify(Object.fromEntries(filters)));
  if (words.sites && words.sites.length > 0) query.set('sites', words.sites.join('|'));
  if (words.sort === 'time') query.set('sort', 'time');
  if (words.from) query.set('from', words.from);
  if (words.to) query.set('to', words.to);
  if (words.page !== undefined && words.page > 1) query.set('oldal', String(words.page));
  return query.toString();
}

/** A term as anybody may send it: one line, no control characters, not too long. */
export function tidyTerm(term: string | null): string {
  return tidy(term ?? '').slice(0, most.term);
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most.length);
}

function readJson(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}
