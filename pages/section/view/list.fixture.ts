/** List page data for tests; each test overrides only the fields it is about. */
import { noAds } from '#features/ads/public.ts';
import type { StoryCard } from '#features/content/public.ts';
import { morning, storyCard } from '../../article/view/story.fixture.ts';
import type { ListPageData } from '../section-data.ts';

/** Stories published one hour apart, newest first; the first one is titled `1. cikk`. */
export function storyCards(count: number, about: Partial<StoryCard> = {}): StoryCard[] {
  return Array.from({ length: count }, (_, at) =>
    storyCard({
      id: 100 + at,
      slug: `cikk-${at + 1}`,
      url: `/belfold/2026/11/21/cikk-${at + 1}`,
      title: `${at + 1}. cikk`,
      pubDate: morning - at * 3600,
      ...about,
    }),
  );
}

export function listPageData(about: Partial<ListPageData> = {}): ListPageData {
  return {
    ads: noAds,
    route: 'articles_by_mstag',
    title: 'Sport',
    description: '',
    rss: '',
    language: 'hu',
    articles: storyCards(3),
    highlightedAt: null,
    sponsored: null,
    page: 1,
    perPage: 10,
    totalItems: 3,
    totalPages: 1,
    query: '',
    showsDays: false,
    scrollsToList: true,
    scores: {},
    highlights: [],
    tabs: [],
    author: null,
    extra: null,
    searchBar: null,
    live: [],
    map: null,
    methodology: null,
    visitedTag: '',
    followPath: null,
    sidebar: { recommended: [] },
    ...about,
  };
}
