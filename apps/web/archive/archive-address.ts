/** The archive's addresses: the whole question stands in them, so that every result can be kept, sent and gone back to. */

import { pageAddress } from '#features/lists/public.ts';
import { type SearchFilters, searchQuery } from '#features/search/public.ts';
import type { ArchiveQuestion, SearchTag } from '../page-data.ts';

/**
 * ```ts
 * archiveAddress('/archivum', { ...nothingAsked, term: 'híd' }, 2); // '/archivum?term=h%C3%ADd&oldal=2'
 * ```
 */
export function archiveAddress(path: string, question: ArchiveQuestion, page = 1): string {
  return pageAddress(path, page, archiveQuery(question));
}

/** What every page of one search has in its address. */
export function archiveQuery({ tags, perPage, ...words }: ArchiveQuestion): string {
  const query = searchQuery({ ...words, filters: filtersOf(tags) });
  return [query, perPage === null ? '' : `perPage=${perPage}`].filter(Boolean).join('&');
}

const filterNames = {
  tags: 'and_tags',
  superTags: 'superTags',
  authors: 'authors',
  title: 'title',
} as const satisfies Record<SearchTag['type'], keyof SearchFilters>;

/** What the filters of a search are for the API [SRCH-01]. */
export function filtersOf(tags: readonly SearchTag[]): SearchFilters {
  const filters: SearchFilters = { and_tags: [], superTags: [], authors: [], title: [] };
  for (const { type, value } of tags) filters[filterNames[type]].push(value);
  return filters;
}

/** The same as text, as it stands in an address: `{"and_tags":["hidak"]}`; '' when there is none. */
export function filtersText(tags: readonly SearchTag[]): string {
  const query = searchQuery({ term: '', sort: 'relevance', filters: filtersOf(tags) });
  return new URLSearchParams(query).get('filters') ?? '';
}

/** Whether the whole archive is shown, and nothing is looked for. */
export function asksNothing({ term, tags, from, to }: ArchiveQuestion): boolean {
  return term === '' && tags.length === 0 && from === '' && to === '';
}

export const nothingAsked: ArchiveQuestion = {
  term: '',
  tags: [],
  sort: 'relevance',
  from: '',
  to: '',
  perPage: null,
};
