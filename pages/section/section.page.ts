/** A section's page: its list, and the components that the edition places around it [SITE-40] [SITE-41]. */
import { z } from 'zod';
import type { AdsFeature } from '#features/ads/public.server.ts';
import { partsOfAds } from '#features/ads/public.ts';
import type { AudioFeature } from '#features/audio/public.server.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { definePage, type LoadRequest, type PageRequest, type PageResult } from '#features/kit/public.ts';
import type { ListPage, ListsFeature, PickedStories } from '#features/lists/public.server.ts';
import { highlightPosition } from '#features/lists/public.ts';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import type { FollowNeeds } from '#features/push/public.ts';
import {
  fillTemplate,
  pageNumberField,
  pageSizeField,
  type Section,
  searchOfSection,
} from '#features/sites/public.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';
import { episodesOfStories } from '../episodes-of-stories.server.ts';
import { scoresOfStories } from '../scores-of-stories.server.ts';
import { listAnchorId } from './list-anchor.ts';
import { editionBlocksOf, loadBlocks } from './list-blocks.server.ts';
import { canonicalOf, queryOf } from './list-canonical.ts';
import { listHead } from './list-head.ts';
import { menuTitleOf, subjectOf } from './list-subject.ts';
import { listsInSitemap } from './lists-in-sitemap.ts';
import { type ListPageData, listPlaces } from './section-data.ts';
import { listOf, pageSizeOf, type SectionAddress } from './section-list.ts';

interface SectionPageNeeds extends FollowNeeds {
  ads: AdsFeature;
  audio: AudioFeature;
  content: ContentFeature;
  lists: ListsFeature;
  log: Log;
  livescore: LivescoreFeature;
  clock: Clock;
}

const fields = z.object({ oldal: pageNumberField, perPage: pageSizeField });

export const sectionPage = definePage({
  route: 'section',
  view: 'ListPage',
  at: (edition) =>
    edition.sections.map((section) => ({
      pattern: section.pattern,
      sites: section.sites,
      row: section,
      route: section.route,
      title: `section '${section.name}'`,
      allowed: section.allowed,
      pageSize: pageSizeOf(section),
      // The list of a site's front page has its first page there [X03].
      ...(section.pattern === '/' ? { when: hasLaterPage } : {}),
    })),
  query: fields,
  audience: 'everyone',
  frame: 'site',
  sitemap: listsInSitemap,
  examples: [{ name: 'legfrissebb', path: '/legfrissebb' }],
  load,
});

function hasLaterPage({ oldal }: Readonly<Record<string, unknown>>): boolean {
  return oldal !== 1;
}

async function load(
  request: LoadRequest<Section, z.output<typeof fields>>,
  needs: SectionPageNeeds,
): Promise<PageResult<ListPageData>> {
  const { query, row: section, view } = request;
  const address = { section, params: request.params, page: query.oldal, perPage: query.perPage };
  const list = listOf(view, section, address.params);
  const perPage = address.perPage ?? pageSizeOf(section);
  const [found, subject, blocks] = await Promise.all([
    needs.lists.page(view, list, address.page, perPage),
    subjectOf(request, address, needs),
    loadBlocks(request, address, list, needs),
  ]);
  const isEmpty = found.articles.length === 0;
  // A section of the edition or the menu is there before its first story; a tag or author without any is not.
  const isKnown = !section.pattern.includes('{') || menuTitleOf(request) !== undefined;
  if (!subject || (isEmpty && (address.page > 1 || !isKnown)))
    return { kind: 'nothing', code: 'page-not-found', dependencies: found.dependencies };

  const { highlights, searchBar, extra, sponsored, live } = blocks;
  const shown = withoutRepeats(found, highlights);
  const [canonical, recommended, podcastEpisodes] = await Promise.all([
    canonicalOf(request, address, subject.home, found, needs),
    recommendedOf(request, address, [...shown.articles, ...shown.highlights], needs),
    episodesOfStories(view, section.hasEpisodes ? shown.articles : [], needs),
  ]);
  const style = { timeZone: request.site.timeZone, language: section.language };
  const matches = await scoresOfStories([...shown.articles, ...shown.highlights], style, needs);
  const search = searchOfSection(section, address.params);
  const ads = await needs.ads.ofPage(request, {
    places: listPlaces,
    type: section.route,
    slug: '',
    tags: search?.tags ?? [],
    flags: [],
    superTags: search?.superTags ?? [],
    isVideo: false,
  });
  const data: ListPageData = {
    ads: ads.ads,
    route: section.route,
    language: section.language,
    // The feed of a label that no story has yet does not exist.
    rss: isEmpty ? '' : fillTemplate(section.rss, address.params),
    ...subject.texts,
    ...editionBlocksOf(request, address),
    ...shown,
    episodes: podcastEpisodes.episodes,
    scores: matches.scores,
    searchBar,
    extra,
    sponsored,
    live,
    query: queryOf(address),
    sidebar: { recommended: recommended.stories },
  };
  return {
    kind: 'page',
    head: listHead(request, data, found.articles, canonical),
    data,
    traits: {
      ...(section.scrollsToList ? { scrollsTo: listAnchorId } : {}),
      parts: [...(live.length > 0 ? ['LiveListPart'] : []), ...partsOfAds(ads.ads)],
    },
    language: section.language,
    dependencies: [found, subject, blocks, canonical, recommended, matches, ads].flatMap(
      (one) => one.dependencies,
    ),
    freshForMs: soonest(
      soonest(soonest(blocks.freshForMs, ads.freshForMs), matches.freshForMs),
      podcastEpisodes.isWhole ? null : retryAfterMs,
    ),
  };
}

/** Every story once: those in the highlight block are not repeated in the list. */
function withoutRepeats(found: ListPage, highlights: StoryCard[]) {
  const { page, perPage, totalItems, totalPages } = found;
  const above = new Set(highlights.map((story) => story.id));
  const articles = found.articles.filter((story) => !above.has(story.id));
  const position = highlightPosition(page, articles.length);
  return {
    page,
    perPage,
    totalItems,
    totalPages,
    articles,
    highlights,
    highlightedAt: position === null ? null : position - 1,
  };
}

/** Lifetime of a page on which a part failed: it is rendered again soon [S17]. */
const retryAfterMs = 15_000;

const recommendedStories = 4;

/** Editors' recommendations are in Hungarian only. */
async function recommendedOf(
  { view }: PageRequest,
  { section }: SectionAddress,
  shown: StoryCard[],
  { lists }: SectionPageNeeds,
): Promise<PickedStories> {
  if (section.language !== 'hu') return { stories: [], dependencies: [] };
  const except = shown.map((story) => story.id);
  return lists.recommended(view, recommendedStories, except);
}
