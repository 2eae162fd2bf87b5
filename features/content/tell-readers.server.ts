/** After stories changed: put them where they now belong and write down every page that became untrue. */
import type { Invalidation } from '#platform/cache/dependency.ts';
import { placesInArchive } from './archive-queries.server.ts';
import type { ContentNeeds, Work } from './content-needs.server.ts';
import { countUpWithPosts, idsOfPosts } from './live-posts-queries.server.ts';

export interface ChangedArticle {
  id: number;
  /** Slugs under which it is or was asked for: a cached "not found" depends on them. */
  slugs: string[];
  /** Live blogs that show it as a post, or showed it until now. */
  parentIds: number[];
  /** It came into readers' sight or went out of it, and the posts of a live blog with it. */
  takesPosts: boolean;
}

/** `announce: false` leaves the record to a caller who changes so much that one "everything" says it better. */
export async function tellReaders(
  needs: ContentNeeds,
  work: Work,
  changed: ChangedArticle[],
  announce = true,
  change: 'text' | 'state' = 'text',
): Promise<void> {
  const ids = changed.map((one) => one.id);
  const parentIds = [...new Set(changed.flatMap((one) => one.parentIds))].toSorted((a, b) => a - b);
  if (parentIds.length > 0) await countUpWithPosts(work, parentIds, ids);
  const moved = await needs.placeInLists(work, ids);
  const searches = await needs.indexStories(work, ids, change);
  if (!announce) return;
  const places = await placesInArchive(work, ids);
  const entries: Invalidation[] = [
    ...changed.flatMap((one) => [
      { key: `article:${one.id}` },
      ...one.slugs.map((slug) => ({ key: `slug:${slug}` })),
    ]),
    ...(await takenAlong(work, changed)),
    // Wherever its card stands, it says when the live blog last changed.
    ...parentIds.flatMap((id) => [{ key: `article:${id}` }, { key: `posts:${id}` }]),
    ...searches.map((key) => ({ key })),
    ...moved.map((place) => ({ key: place.list, at: place.at })),
    // Where a story came or went the lists say so; a sitemap also tells of one that stayed and changed.
    ...places.map((place) => ({ key: `sitemap:${place.site}`, at: place.at })),
  ];
  await needs.recordInvalidations(work, distinct(entries));
}

/** The posts that came or went with their live blogs: their pages, and the links to them in other stories. */
async function takenAlong(work: Work, changed: ChangedArticle[]): Promise<Invalidation[]> {
  const posts = await idsOfPosts(
    work,
    changed.filter((one) => one.takesPosts).map((one) => one.id),
  );
  return posts.map((id) => ({ key: `article:${id}` }));
}

function distinct(entries: Invalidation[]): Invalidation[] {
  const seen = new Map(entries.map((entry) => [`${entry.key} ${entry.at ?? ''}`, entry]));
  return [...seen.values()];
}
