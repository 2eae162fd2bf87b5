/** A list's page for tests; each test says only what it is about. */
import type { StoryCard } from '#features/content/public.ts';
import { morning, storyCard } from '../article/story.fixture.ts';
import type { ListPageData } from '../page-data.ts';

/** Stories one hour after another, newest first: the first of them is called `1. cikk`. */
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
    highlights: [],
    tabs: [],
    author: null,
    extra: null,
    searchBar: null,
    map: null,
    methodology: null,
    visitedTag: '',
    sidebar: { recommended: [] },
    ...about,
  };
}
