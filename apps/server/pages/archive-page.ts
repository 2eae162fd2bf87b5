/** `/{site?}/archivum`: the whole archive, and what is looked for in it [SITE-15]. */
import type { ArchivePageData, FoundStoryData, Head } from '#apps/web/page-data.ts';
import { listOfSearch, pageAddress } from '#features/lists/public.ts';
import { type PageAddress, sitesOfDomain } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { spanOfDays } from '#platform/time/span-of-days.ts';
import { headOfPage } from '../head/head-of.ts';
import { archivePlaceholder } from './archive-placeholder.ts';
import { type AskedOfArchive, archiveQuestion } from './archive-question.ts';
import { latestOf } from './latest-of.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

type ArchiveAddress = Extract<PageAddress, { route: 'archivum' }>;

const usualPerPage = 10;

export async function archivePage(request: PageRequest, address: ArchiveAddress): Promise<PageAnswer> {
  const asked = await archiveQuestion(request, address.query, address.perPage);
  const { question, notices, isWhole } = asked;
  const found = await (isWhole ? wholeArchive : search)(request, asked, address.page);
  const { dependencies, ...shown } = found;
  const latest = shown.totalItems === 0 ? await latestOf(request) : { articles: [], dependencies: [] };
  if (isWhole && shown.stories.length === 0 && address.page > 1)
    throw new NothingHere('page-not-found', `Page not found: ${request.path}`, dependencies);
  const data: ArchivePageData = {
    route: 'archivum',
    question,
    placeholder: archivePlaceholder(request.house.edition, question),
    notices,
    ...shown,
    wider: widerOf(request),
    latest: latest.articles,
  };
  // The form stays where nothing was found: an error page would throw the reader out of it [X08].
  const status = shown.stories.length === 0 ? 404 : 200;
  const head = headOf(request, asked, address.page);
  const answer = pageAnswer(request, status, head, data, [...dependencies, ...latest.dependencies]);
  return isWhole ? answer : { ...answer, isKeptApart: true };
}

type Found = Pick<ArchivePageData, 'stories' | 'page' | 'totalPages' | 'totalItems' | 'totalIsLeast'> & {
  dependencies: Dependency[];
};

async function wholeArchive(
  request: PageRequest,
  { question }: AskedOfArchive,
  page: number,
): Promise<Found> {
  const { house, site, view } = request;
  const everything = { superTags: [], tags: [], authors: [], flags: [], withoutTags: [] };
  const list = listOfSearch(house.edition, site, {
    ...everything,
    sites: site.path === '' ? 'domain' : 'own',
  });
  const { articles, totalItems, totalPages, dependencies } = await house.lists.page(
    view,
    list,
    page,
    question.perPage ?? usualPerPage,
  );
  const stories = articles.map((story): FoundStoryData => ({ story, marks: null }));
  return { stories, page, totalPages, totalItems, totalIsLeast: false, dependencies };
}

async function search(request: PageRequest, asked: AskedOfArchive, page: number): Promise<Found> {
  const { house, site, view } = request;
  const { question, filters } = asked;
  const { articles, totalItems, totalPages, totalIsLeast, dependencies } = await house.search.find(view, {
    term: question.term,
    filters,
    sites: site.path === '' ? [] : [site.slug],
    sort: question.sort,
    ...spanOfDays(question, site.timeZone),
    page,
    perPage: question.perPage ?? usualPerPage,
  });
  const stories = articles.map(({ marks, ...story }): FoundStoryData => ({ story, marks }));
  return { stories, page, totalPages, totalItems, totalIsLeast, dependencies };
}

/** Where the same can be asked of every site of the domain. */
function widerOf({ house, site }: PageRequest): ArchivePageData['wider'] {
  const whole = sitesOfDomain(house.edition, site).find((one) => one.path === '');
  return !whole || whole.slug === site.slug ? null : { name: whole.name, path: '/archivum' };
}

/** The archive itself may be found; what somebody looked for in it is no page for others [X08]. */
function headOf(request: PageRequest, { question, isWhole, query }: AskedOfArchive, page: number): Head {
  const title = question.term === '' ? 'Archívum' : `Keresés: ${question.term}`;
  return headOfPage(request, {
    title: page === 1 ? title : `${title} – ${page}. oldal`,
    description: `${request.site.name}: minden cikkünk egy helyen, kereshetően.`,
    canonicalPath: pageAddress(request.path, page, query),
    robots: isWhole && question.perPage === null ? '' : 'noindex, follow',
  });
}
