/** The newest stories of a site, for error pages and empty search results. */

import type { StoryCard } from '#features/content/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';

const storiesShown = 4;

export async function latestOf(
  view: Viewpoint,
  lists: ListsFeature,
): Promise<{ articles: StoryCard[]; dependencies: Dependency[] }> {
  return lists.page(view, `latest:${view.site.slug}`, 1, storiesShown);
}
