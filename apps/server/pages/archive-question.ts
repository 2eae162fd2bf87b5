/** What an address asks the archive: read without complaint, with a sentence for each part that was not understood. */
import type { ArchiveQuestion, SearchTag } from '#apps/web/page-data.ts';
import {
  filtersOf,
  parseFilters,
  type SearchFilters,
  searchQuery,
  tidyTerm,
} from '#features/search/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import { archiveDays } from './archive-days.ts';
import type { PageRequest } from './page-request.ts';

export interface AskedOfArchive {
  question: ArchiveQuestion;
  /** Its tags as the search takes them. */
  filters: SearchFilters;
  /** Nothing is looked for: the whole archive is asked for. */
  isWhole: boolean;
  /** What every page of the answer has in its address. */
  query: string;
  notices: string[];
}

/** @param query As it came, without the question mark. */
export async function archiveQuestion(
  request: PageRequest,
  query: string,
  perPage: number | null,
): Promise<AskedOfArchive> {
  const asked = new URLSearchParams(query);
  const written = oneLine(asked.get('term') ?? '');
  const term = tidyTerm(written);
  const { filters, isWhole } = parseFilters(asked.get('filters'));
  const named = await namedFilters(request, filters);
  const days = archiveDays(asked.get('from') ?? '', asked.get('to') ?? '');
  const notices = [
    ...(term.length < written.length
      ? ['A keresett kifejezés túl hosszú volt, csak az elejét kerestük.']
      : []),
    ...(isWhole ? [] : ['A szűrők egy részét nem értettük, azokat kihagytuk.']),
    ...named.flatMap((one) => (one.kind === 'unknown' ? [one.notice] : [])),
    ...days.notices,
  ];
  const tags = named.flatMap((one) => (one.kind === 'tag' ? [one.tag] : []));
  const sort = asked.get('sort') === 'time' ? 'time' : 'relevance';
  const words = { term, filters: filtersOf(tags), from: days.from, to: days.to };
  return {
    question: { term, tags, sort, from: days.from, to: days.to, perPage },
    filters: words.filters,
    isWhole: searchQuery({ ...words, sort: 'relevance' }) === '',
    query: [searchQuery({ ...words, sort }), perPage === null ? '' : `perPage=${perPage}`]
      .filter(Boolean)
      .join('&'),
    notices,
  };
}

type NamedFilter = { kind: 'tag'; tag: SearchTag } | { kind: 'unknown'; notice: string };

/** A filter that stands for nothing is left out, or it would find nothing. */
async function namedFilters({ house }: PageRequest, filters: SearchFilters): Promise<NamedFilter[]> {
  const { content } = house;
  const named = await Promise.all([
    ...filters.and_tags.map((slug) => name(slug, 'tags', 'Nincs ilyen téma', content.tag)),
    ...filters.superTags.map((slug) => name(slug, 'superTags', 'Nincs ilyen rovat', content.superTag)),
    ...filters.authors.map((slug) => name(slug, 'authors', 'Nincs ilyen szerző', content.author)),
  ]);
  return [...named, ...filters.title.map((text) => tag('title', text, text))];
}

async function name(
  written: string,
  type: SearchTag['type'],
  unknown: string,
  find: (slug: string) => Promise<{ name: string } | null | undefined>,
): Promise<NamedFilter> {
  // Some write a label's name where its slug should stand.
  const slug = slugOf(written);
  const found = slug === '' ? null : await find(slug);
  return found
    ? tag(type, slug, found.name)
    : { kind: 'unknown', notice: `${unknown}: „${written}”. Nélküle kerestünk.` };
}

function tag(type: SearchTag['type'], value: string, text: string): NamedFilter {
  return { kind: 'tag', tag: { type, value, text, protected: false } };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
