/** What a page without stories of its own offers to read: where nothing is, and where nothing was found. */
import type { StoryCard } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from './page-request.ts';

const few = 4;

export async function latestOf({
  house,
  site,
  view,
}: PageRequest): Promise<{ articles: StoryCard[]; dependencies: Dependency[] }> {
  return house.lists.page(view, `latest:${site.slug}`, 1, few);
}
