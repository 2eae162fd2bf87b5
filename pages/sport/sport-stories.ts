/** The stories below a sport's results, as the edition searches for them. */

import type { PageRequest } from '#features/kit/public.ts';
import type { ListPage, ListsFeature } from '#features/lists/public.server.ts';
import type { ListSearch } from '#features/sites/public.ts';

export type SportStories = ListPage;

const storiesOnPage = 10;

/** Null for an edition without a search for the sport. */
export async function sportStories(
  { view }: Pick<PageRequest, 'view'>,
  search: ListSearch | undefined,
  page: number,
  { lists }: { lists: ListsFeature },
): Promise<ListPage | null> {
  return search ? lists.pageOfSearch(view, search, page, storiesOnPage) : null;
}
