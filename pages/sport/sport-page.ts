/** A page of a sport: its results, and the stories about it below. */
import type { StoryCard } from '#features/content/public.ts';
import { headOfPage, type PageRequest, type PageResult, pagedTitle } from '#features/kit/public.ts';
import type { SportsPage } from '#features/livescore/public.ts';
import { isPlainQuery, type QuerySchema } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { SportStories } from './sport-stories.ts';

export interface SportPageData<Data> {
  results: SportsPage<Data>;
  stories: StoriesBelow | null;
}

export interface StoriesBelow {
  articles: StoryCard[];
  page: number;
  totalPages: number;
}

export interface SportPageParts<Data> {
  results: { page: SportsPage<Data>; dependencies: Dependency[]; freshForMs: number | null };
  stories: SportStories | null;
  /** Page of the stories. */
  number: number;
  description: string;
  /** Canonical address where it is not that of the results. */
  canonicalPath?: string | undefined;
  /** Parameters of the page. */
  fields: QuerySchema;
}

/** A page of stories beyond the last one does not exist. */
export function sportPage<Data>(
  request: PageRequest & { query: Parameters<typeof isPlainQuery>[1] },
  { results, stories, number, description, canonicalPath, fields }: SportPageParts<Data>,
): PageResult<SportPageData<Data>> {
  const { page, freshForMs } = results;
  const hasStories = stories !== null && stories.articles.length > 0;
  if (number > 1 && !hasStories)
    return { kind: 'nothing', code: 'page-not-found', dependencies: stories?.dependencies ?? [] };
  const head = headOfPage(request, {
    title: pagedTitle(page.title, number, 'hu'),
    description,
    canonicalPath: canonicalPath ?? (number > 1 ? withPage(page.address, number) : page.address),
  });
  return {
    kind: 'page',
    head,
    freshForMs,
    data: { results: page, stories: hasStories ? stories : null },
    dependencies: [...results.dependencies, ...(stories?.dependencies ?? [])],
    // Any number can be requested.
    store: isPlainQuery(fields, request.query) ? 'pages' : 'apart',
  };
}

function withPage(address: string, page: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}oldal=${page}`;
}
