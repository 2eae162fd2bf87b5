/** `/{site?}/archivum`: the whole archive, and search results in it [SITE-15]. */
import type { z } from 'zod';
import type { ContentFeature } from '#features/content/public.server.ts';
import {
  definePage,
  type Head,
  headOfPage,
  type LoadRequest,
  type PageRequest,
  type PageResult,
  pageAddress,
  pagedTitle,
} from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { listOfSearch } from '#features/lists/public.ts';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import type { SearchFeature } from '#features/search/public.server.ts';
import { defaultPageSize, sitesOfDomain } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { spanOfDays } from '#platform/time/span-of-days.ts';
import { latestOf } from '../latest-of.ts';
import { scoresOfStories } from '../scores-of-stories.server.ts';
import type { ArchivePageData, FoundStoryData } from './archive-data.ts';
import { archivePlaceholder } from './archive-placeholder.ts';
import { type ArchiveRequest, archiveQuery, parseArchiveRequest } from './archive-request.ts';
import { archiveWords } from './archive-words.ts';

interface ArchivePageNeeds {
  content: ContentFeature;
  lists: ListsFeature;
  livescore: LivescoreFeature;
  search: SearchFeature;
  clock: Clock;
}

export const archivePage = definePage({
  route: 'archivum',
  view: 'ArchivePage',
  at: [{ pattern: '/archivum', sites: 'all', row: undefined, pageSize: defaultPageSize }],
  query: archiveQuery,
  audience: 'everyone',
  frame: 'site',
  examples: [
    { name: 'archivum', path: '/archivum' },
    { name: 'search', path: '/archivum?term=h%C3%ADd&filters=%7B%22and_tags%22%3A%5B%22hidak%22%5D%7D' },
  ],
  load,
});

async function load(
  request: LoadRequest<undefined, z.output<typeof archiveQuery>>,
  needs: ArchivePageNeeds,
): Promise<PageResult<ArchivePageData>> {
  const page = request.query.oldal;
  const archiveRequest = await parseArchiveRequest(request.query, needs.content);
  const { question, notices, unknown, isWhole } = archiveRequest;
  const found = await (isWhole ? wholeArchive : search)(request, archiveRequest, page, needs);
  const { dependencies, ...shown } = found;
  const latest =
    shown.totalItems === 0 ? await latestOf(request.view, needs.lists) : { articles: [], dependencies: [] };
  if (isWhole && shown.stories.length === 0 && page > 1)
    return { kind: 'nothing', code: 'page-not-found', dependencies };
  const cards = [...shown.stories.map(({ story }) => story), ...latest.articles];
  const style = { timeZone: request.site.timeZone, language: 'hu' } as const;
  const matches = await scoresOfStories(cards, style, needs);
  const data: ArchivePageData = {
    question,
    placeholder: archivePlaceholder(request.view.edition, question),
    notices,
    unknown,
    ...shown,
    wider: widerSearch(request),
    latest: latest.articles,
    scores: matches.scores,
  };
  return {
    kind: 'page',
    // An empty result keeps the search form, which the error page does not have [X08]. A new site's menu leads to its
    // archive before there is a story.
    status: shown.stories.length === 0 && !isWhole ? 404 : 200,
    head: headOf(request, archiveRequest, page),
    data,
    dependencies: [...dependencies, ...latest.dependencies, ...matches.dependencies],
    freshForMs: matches.freshForMs,
    // Without effect or not, each text in the address is a page of its own.
    store: isPlainText(request.query) ? 'pages' : 'apart',
  };
}

type Found = Pick<
  ArchivePageData,
  'stories' | 'page' | 'totalPages' | 'totalItems' | 'totalIsLeast' | 'partial' | 'names' | 'corrections'
> & {
  dependencies: Dependency[];
};

async function wholeArchive(
  { site, view }: PageRequest,
  { question }: ArchiveRequest,
  page: number,
  { lists }: ArchivePageNeeds,
): Promise<Found> {
  const everything = { superTags: [], tags: [], authors: [], flags: [], withoutTags: [] };
  const list = listOfSearch(view.edition, site, {
    ...everything,
    sites: site.path === '' ? 'domain' : 'own',
  });
  const { articles, totalItems, totalPages, dependencies } = await lists.page(
    view,
    list,
    page,
    question.perPage ?? defaultPageSize,
  );
  const stories = articles.map((story): FoundStoryData => ({ story, marks: null }));
  return {
    stories,
    page,
    totalPages,
    totalItems,
    totalIsLeast: false,
    partial: null,
    names: [],
    corrections: [],
    dependencies,
  };
}

async function search(
  { site, view }: PageRequest,
  archiveRequest: ArchiveRequest,
  page: number,
  needs: ArchivePageNeeds,
): Promise<Found> {
  const { question, filters } = archiveRequest;
  const { articles, perPage, ...found } = await needs.search.find(view, {
    term: question.term,
    filters,
    sites: site.path === '' ? [] : [site.slug],
    sort: question.sort,
    ...spanOfDays(question, site.timeZone),
    page,
    perPage: question.perPage ?? defaultPageSize,
  });
  const stories = articles.map(({ marks, ...story }): FoundStoryData => ({ story, marks }));
  return { ...found, stories };
}

/** A link to the same search on all sites of the domain. */
function widerSearch({ site, view }: PageRequest): ArchivePageData['wider'] {
  const whole = sitesOfDomain(view.edition, site).find((one) => one.path === '');
  return !whole || whole.slug === site.slug ? null : { name: whole.name, path: '/archivum' };
}

function isPlainText({ term, filters, from, to }: z.output<typeof archiveQuery>): boolean {
  return [term, filters, from, to].every((text) => text === '');
}

/** The archive may be indexed by search engines; search results may not [X08]. */
function headOf(request: PageRequest, { question, isWhole, query }: ArchiveRequest, page: number): Head {
  const title = question.term === '' ? archiveWords.title : archiveWords.searchTitle(question.term);
  return headOfPage(request, {
    title: pagedTitle(title, page, 'hu'),
    description: archiveWords.description(request.site.name),
    canonicalPath: pageAddress(request.path, page, query),
    robots: isWhole && question.perPage === null ? '' : 'noindex, follow',
  });
}
