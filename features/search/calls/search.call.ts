/** The search calls of the API [SRCH-02]…[SRCH-06]. */
import { z } from 'zod';
import type { PresentListItem } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { type CallResult, defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { slugOf } from '#platform/text/slug.ts';
import { normaliseTerm } from '../search-address.ts';
import type { SearchFeature } from '../search-feature.server.ts';
import type { SearchFilters, SearchRequest } from '../search-request.ts';
import {
  type SearchGroupsAnswer,
  type SearchPageAnswer,
  searchGroupsSchema,
  searchPageSchema,
  suggestionsSchema,
  typeaheadSchema,
} from '../search-schema.server.ts';
import { filters, searchQuery, searchRequestOf, term, typeahead } from './search-parameters.ts';

interface SearchNeeds {
  search: SearchFeature;
  content: { listPresenter(view: Viewpoint, cards: StoryCard[]): Promise<PresentListItem> };
}

interface GroupNeeds extends SearchNeeds {
  lists: {
    /** Stories of landing pages' groups by their slugs; none for an unknown group [X15]. */
    groups(
      view: Viewpoint,
      wanted: { slug: string }[],
    ): Promise<{ groups: { slug: string; stories: StoryCard[] }[]; dependencies: Dependency[] }>;
  };
}

/** Searches are unlimited in number, so their answers are stored where they displace no page. */
const apart = { kind: 'answer', store: 'apart' } as const;

export const searchCall = defineCall({
  ...publicCall,
  id: 'search',
  path: '/api/search',
  tag: 'search',
  summary: 'Articles by words and labels',
  description:
    'In any form of a Hungarian word, with or without accents; exactly these words in a title first, the newest first among equals. Phrases in quotes are matched as typed. When no article has all the words, those that none has are corrected, which `corrections` says; else those that have the most of them are listed and `partial` says so. With `for` instead the articles of a landing page’s groups.',
  query: searchQuery,
  answer: json(z.union([searchPageSchema, searchGroupsSchema]), 'A page of what was found.'),
  problems: ['page-not-found'],
  handle: ({ view, query: { for: slugs, ...parameters } }, needs: GroupNeeds) =>
    slugs === undefined
      ? searchPage(view, searchRequestOf(view, parameters), needs)
      : searchGroups(view, slugs, needs),
});

export const searchTypeaheadCall = defineCall({
  ...publicCall,
  id: 'searchTypeahead',
  path: '/api/search/articles',
  tag: 'search',
  summary: 'The newest articles with a title word that begins so',
  query: typeahead,
  answer: json(typeaheadSchema, 'The articles.'),
  async handle({ view, query }, { search, content }: SearchNeeds) {
    const { term: typed, limit = 5, perPage = limit } = query;
    const { articles, dependencies } = await search.typeahead(view, normaliseTerm(typed), perPage);
    const items = articles.map(await content.listPresenter(view, articles));
    return { ...apart, value: { items }, dependencies };
  },
});

export const searchAutocompleteCall = defineCall({
  ...publicCall,
  id: 'searchAutocomplete',
  path: '/api/search/autocomplete',
  tag: 'search',
  summary: 'Tags, authors, titles and sections to search by',
  description: 'For one letter or more; 10 of a kind and 25 in all, the frequent ones first.',
  query: z.object({ term, filters }),
  answer: json(suggestionsSchema, 'The suggestions, kind by kind.'),
  async handle({ view, query }, { search }: { search: SearchFeature }) {
    const { items, dependencies } = await search.autocomplete(view, normaliseTerm(query.term), query.filters);
    return { ...apart, value: { items }, dependencies };
  },
});

const highlightsShown = 4;

interface HighlightNeeds extends SearchNeeds {
  lists: {
    highlightsOfLabel(
      view: Viewpoint,
      label: { kind: 'section' | 'tag'; slug: string },
    ): Promise<{ stories: StoryCard[]; freshForMs: number | null; dependencies: Dependency[] }>;
  };
}

export const searchHighlightsCall = defineCall({
  ...publicCall,
  id: 'searchHighlights',
  path: '/api/search/highlights',
  tag: 'search',
  summary: 'The four articles above a list or the results',
  description:
    'For a section or a tag alone the articles of the block on its page; for any other search the best four results.',
  query: z.object({ term, filters }),
  answer: json(typeaheadSchema, 'Four articles, or none when there are not so many.'),
  async handle({ view, query }, { search, content, lists }: HighlightNeeds) {
    const label = normaliseTerm(query.term) === '' ? onlyLabel(query.filters) : null;
    if (label !== null) {
      const { stories, freshForMs, dependencies } = await lists.highlightsOfLabel(view, label);
      const items = stories.map(await content.listPresenter(view, stories));
      return { ...apart, value: { items }, freshForMs, dependencies };
    }
    const request = { ...searchRequestOf(view, query), perPage: highlightsShown };
    const { articles, partial, dependencies } = await search.find(view, request);
    const four = partial === null && articles.length === highlightsShown ? articles : [];
    const items = four.map(await content.listPresenter(view, four));
    return { ...apart, value: { items }, dependencies };
  },
});

/** The section or tag that is the only filter; null when there are others, or none. */
function onlyLabel({ and_tags: tags, superTags, authors, title }: SearchFilters) {
  if (tags.length + superTags.length !== 1 || authors.length + title.length > 0) return null;
  const kind = superTags.length > 0 ? ('section' as const) : ('tag' as const);
  return { kind, slug: slugOf([...superTags, ...tags].join(), 200) };
}

async function searchPage(
  view: Viewpoint,
  request: SearchRequest,
  { search, content }: SearchNeeds,
): Promise<CallResult<SearchPageAnswer>> {
  const { articles, dependencies, ...page } = await search.find(view, request);
  if (request.page > 1 && articles.length === 0)
    return failure('page-not-found', `The search has no page ${request.page}.`);
  const presentItem = await content.listPresenter(view, articles);
  const items = articles.map((story) => ({ ...presentItem(story), marks: story.marks }));
  return { ...apart, value: { items, ...page }, dependencies };
}

async function searchGroups(
  view: Viewpoint,
  slugs: string[],
  { content, lists }: GroupNeeds,
): Promise<CallResult<SearchGroupsAnswer>> {
  const wanted = slugs.map((slug) => ({ slug }));
  const { groups, dependencies } = await lists.groups(view, wanted);
  const cards = groups.flatMap(({ stories }) => stories);
  const presentItem = await content.listPresenter(view, cards);
  const value = groups.map(({ slug, stories }) => ({ slug, items: stories.map(presentItem) }));
  return { ...apart, value, dependencies };
}
