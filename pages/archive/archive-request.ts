/**
 * Parses an archive search from an address: never fails, and returns a notice for each part that was not understood.
 */
import { z } from 'zod';
import type { ContentFeature } from '#features/content/public.server.ts';
import {
  type ArchiveQuery,
  filtersOf,
  normaliseTerm,
  parseFilters,
  type SearchFilters,
  type SearchTag,
  searchQuery,
} from '#features/search/public.ts';
import { pageNumberField, pageSizeField, textField } from '#features/sites/public.ts';
import { isSlug, slugOf } from '#platform/text/slug.ts';
import { parseArchiveDays } from './archive-days.ts';
import { archiveWords } from './archive-words.ts';

export const archiveQuery = z.object({
  oldal: pageNumberField,
  perPage: pageSizeField,
  term: textField,
  filters: textField,
  from: textField,
  to: textField,
  sort: z.enum(['time', 'relevance']).default('relevance'),
});

export interface ArchiveRequest {
  question: ArchiveQuery;
  /** The tags as filters of the search. */
  filters: SearchFilters;
  /** There is no search term or filter: the whole archive is shown. */
  isWhole: boolean;
  /** The query that every page of the result has in its address. */
  query: string;
  notices: string[];
  /** Unknown filters: with any of them nothing is found, as in the API call [X08]. */
  unknown: SearchTag[];
}

export async function parseArchiveRequest(
  query: z.output<typeof archiveQuery>,
  content: ContentFeature,
): Promise<ArchiveRequest> {
  const { perPage, sort } = query;
  const rawText = oneLine(query.term);
  const term = normaliseTerm(rawText);
  const { filters, isWhole } = parseFilters(query.filters || null);
  const named = await namedFilters(filters, content);
  const days = parseArchiveDays(query.from, query.to);
  const words = archiveWords.notices;
  const notices = [
    ...(term.length < rawText.length ? [words.tooLong] : []),
    ...(isWhole ? [] : [words.filters]),
    ...named.flatMap(({ notice }) => (notice === '' ? [] : [notice])),
    ...days.notices,
  ];
  const tags = named.map((one) => one.tag);
  const search = { term, filters: filtersOf(tags), from: days.from, to: days.to };
  return {
    question: { term, tags, sort, from: days.from, to: days.to, perPage },
    filters: search.filters,
    isWhole: searchQuery({ ...search, sort: 'relevance' }) === '',
    query: [searchQuery({ ...search, sort }), perPage === null ? '' : `perPage=${perPage}`]
      .filter(Boolean)
      .join('&'),
    notices,
    unknown: named.flatMap((one) => (one.notice === '' ? [] : [one.tag])),
  };
}

interface NamedFilter {
  tag: SearchTag;
  /** Notice for an unknown filter; '' for a known one. */
  notice: string;
}

async function namedFilters(filters: SearchFilters, content: ContentFeature): Promise<NamedFilter[]> {
  const { noTag, noSection, noAuthor } = archiveWords.notices;
  // Some addresses contain a label's name in place of its slug; C++ and C# have the same one.
  const tagOf = (slug: string, text: string) => (isSlug(text) ? content.tag(slug) : content.tagNamed(text));
  const named = await Promise.all([
    ...filters.and_tags.map((slug) => name(slug, 'tags', noTag, tagOf)),
    ...filters.superTags.map((slug) => name(slug, 'superTags', noSection, content.superTag)),
    ...filters.authors.map((slug) => name(slug, 'authors', noAuthor, content.author)),
  ]);
  return [...named, ...filters.title.map((text) => ({ tag: tag('title', text, text), notice: '' }))];
}

async function name(
  rawText: string,
  type: SearchTag['type'],
  unknown: (text: string) => string,
  find: (slug: string, text: string) => Promise<{ slug: string; name: string } | null | undefined>,
): Promise<NamedFilter> {
  const slug = slugOf(rawText);
  const found = slug === '' ? null : await find(slug, rawText);
  return found
    ? { tag: tag(type, found.slug, found.name), notice: '' }
    : { tag: tag(type, rawText, rawText), notice: unknown(rawText) };
}

function tag(type: SearchTag['type'], value: string, text: string): SearchTag {
  return { type, value, text, protected: false };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
