/** A section's page: the list it asks for, and what its edition puts around it [SITE-40] [SITE-41]. */
import type { ListPageData } from '#apps/web/page-data.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { ListPage, PickedStories } from '#features/lists/public.server.ts';
import { highlightPosition } from '#features/lists/public.ts';
import { articleListOf, filled } from '#features/sites/public.ts';
import { episodesOfStories } from '../audio/episodes-of-stories.ts';
import { listHead } from '../head/list-head.ts';
import { foundBlocksOf, ownBlocksOf } from './list-blocks.ts';
import { canonicalOf, queryOf } from './list-canonical.ts';
import { subjectOf } from './list-subject.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';
import { listOf, type SectionAddress } from './section-list.ts';

export async function listPage(request: PageRequest, address: SectionAddress): Promise<PageAnswer> {
  const { house, view } = request;
  const { section, page } = address;
  const list = listOf(request, section, address.params);
  const perPage = address.perPage ?? articleListOf(section)?.props.perPage ?? 10;
  const [found, subject, blocks] = await Promise.all([
    house.lists.page(view, list, page, perPage),
    subjectOf(request, address),
    foundBlocksOf(request, address, list),
  ]);
  if (!subject || found.articles.length === 0)
    throw new NothingHere('page-not-found', `Page not found: ${request.path}`, found.dependencies);

  const { highlights, searchBar, extra, sponsored } = blocks;
  const shown = shownOf(found, highlights);
  const [canonical, recommended, heard] = await Promise.all([
    canonicalOf(request, address, subject.home, found),
    recommendedOf(request, address, [...shown.articles, ...shown.highlights]),
    episodesOfStories(request, section.heard ? shown.articles : []),
  ]);
  const data: ListPageData = {
    ...{ route: section.route, language: section.language, rss: filled(section.rss, address.params) },
    ...subject.words,
    ...ownBlocksOf(request, address),
    ...shown,
    episodes: heard.episodes,
    ...{
      searchBar,
      extra,
      sponsored,
      query: queryOf(address),
      sidebar: { recommended: recommended.stories },
    },
  };
  const head = listHead(request, data, found.articles, canonical);
  const all = [found, subject, blocks, canonical, recommended].flatMap((one) => one.dependencies);
  const freshForMs = heard.isWhole
    ? blocks.freshForMs
    : Math.min(patienceMs, blocks.freshForMs ?? patienceMs);
  return {
    ...pageAnswer(request, 200, head, data, all, section.language),
    ...(freshForMs === null ? {} : { freshForMs }),
  };
}

/** Everything once: what stands in the highlight block does not come again right below it. */
function shownOf(found: ListPage, highlights: StoryCard[]) {
  const { page, perPage, totalItems, totalPages } = found;
  const above = new Set(highlights.map((story) => story.id));
  const rest = found.articles.filter((story) => !above.has(story.id));
  const articles = rest.length > 0 ? rest : found.articles;
  const position = highlightPosition(page, articles.length);
  return {
    ...{ page, perPage, totalItems, totalPages, articles },
    highlights: rest.length > 0 ? highlights : [],
    highlightedAt: position === null ? null : position - 1,
  };
}

/** What a page lacks because it failed is tried again soon [S17]. */
const patienceMs = 15_000;

const recommendedStories = 4;

/** What editors recommend is in Hungarian. */
async function recommendedOf(
  { house, view }: PageRequest,
  { section }: SectionAddress,
  shown: StoryCard[],
): Promise<PickedStories> {
  if (section.language !== 'hu') return { stories: [], dependencies: [] };
  const except = shown.map((story) => story.id);
  return house.lists.recommended(view, recommendedStories, except);
}
