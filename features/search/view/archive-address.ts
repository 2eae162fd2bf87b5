/** The archive's URLs contain the whole search, so that every result page can be bookmarked, shared and returned to. */

import { pageAddress } from '#features/kit/public.ts';
import type { ArchiveQuery, SearchTag } from '../archive-query.ts';
import { filtersOf, searchQuery } from '../search-address.ts';

/**
 * URL of one page of search results.
 *
 * ```ts
 * archiveAddress('/archivum', { ...emptySearch, term: 'híd' }, 2); // '/archivum?term=h%C3%ADd&oldal=2'
 * ```
 */
export function archiveAddress(path: string, question: ArchiveQuery, page = 1): string {
  return pageAddress(path, page, archiveQuery(question));
}

/** Query string of a search, without the page number. */
export function archiveQuery({ tags, perPage, ...words }: ArchiveQuery): string {
  const query = searchQuery({ ...words, filters: filtersOf(tags) });
  return [query, perPage === null ? '' : `perPage=${perPage}`].filter(Boolean).join('&');
}

/** Value of the `filters` query parameter: `{"and_tags":["hidak"]}`; '' without filters. */
export function filtersText(tags: readonly SearchTag[]): string {
  const query = searchQuery({ term: '', sort: 'relevance', filters: filtersOf(tags) });
  return new URLSearchParams(query).get('filters') ?? '';
}

/** Whether a search has no conditions, so that the whole archive is listed. */
export function isEmptySearch({ term, tags, from, to }: ArchiveQuery): boolean {
  return term === '' && tags.length === 0 && from === '' && to === '';
}

export const emptySearch: ArchiveQuery = {
  term: '',
  tags: [],
  sort: 'relevance',
  from: '',
  to: '',
  perPage: null,
};
