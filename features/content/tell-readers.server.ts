/** After stories changed: put them where they now belong and write down every page that became untrue. */
import type { Invalidation } from '#platform/cache/dependency.ts';
import { placesInArchive } from './archive-queries.server.ts';
import type { ContentNeeds, Work } from './content-needs.server.ts';
import { countUpWithPosts } from './live-posts-queries.server.ts';

export interface ChangedArticle {
  id: number;
  /** Slugs under which it is or was asked for: a cached "not found" depends on them. */
  slugs: string[];
  /** Live blogs that show it as a post, or showed it until now. */
  parentIds: number[];
}

/** `announce: false` leaves the record to a caller who changes so much that one "everything" says it better. */
export async function tellReaders(
  needs: ContentNeeds,
  work: Work,
  changed: ChangedArticle[],
  announce = true,
  change: 'text' | 'state' = 'text',
): Promise<void> {
  const parentIds = [...new Set(changed.flatMap((one) => one.parentIds))].toSorted((a, b) => a - b);
  if (parentIds.length > 0)
    await countUpWithPosts(
      work,
      parentIds,
      changed.map((one) => one.id),
    );
  const moved = await needs.placeInLists(
    work,
    changed.map((one) => one.id),
  );
  const searches = await needs.indexStories(
    work,
    changed.map((one) => one.id),
    change,
  );
  if (!announce) return;
  const places = await placesInArchive(
    work,
    changed.map((one) => one.id),
  );
  const entries: Invalidation[] = [
    ...changed.flatMap((one) => [
      { key: `article:${one.id}` },
      ...one.slugs.map((slug) => ({ key: `slug:${slug}` })),
    ]),
    // Wherever its card stands, it says when the live blog last changed.
    ...parentIds.flatMap((id) => [{ key: `article:${id}` }, { key: `posts:${id}` }]),
    ...searches.map((key) => ({ key })),
    ...moved.map((place) => ({ key: place.list, at: place.at })),
    // Where a story came or went the lists say so; a sitemap also tells of one that stayed and changed.
    ...places.map((place) => ({ key: `sitemap:${place.site}`, at: place.at })),
  ];
  await needs.recordInvalidations(work, distinct(entries));
}

function distinct(entries: Invalidation[]): Invalidation[] {
  const seen = new Map(entries.map((entry) => [`${entry.key} ${entry.at ?? ''}`, entry]));
  return [...seen.values()];
}
