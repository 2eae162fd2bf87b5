/** The archive's addresses: the whole question stands in them, so that every result can be kept, sent and gone back to. */

import { pageAddress } from '#features/lists/public.ts';
import { filtersOf, searchQuery } from '#features/search/public.ts';
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

/** Filters as they stand in an address: `{"and_tags":["hidak"]}`; '' when there is none. */
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
