/** Content's own projections: versions of live blogs, and the cache keys of the changed stories. */
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { Trx } from '../content-needs.server.ts';
import { archiveEntriesOf } from '../read/archive-queries.server.ts';
import { idsOfPosts, incrementVersions } from '../read/live-posts-queries.server.ts';
import { idsOf, parentsOf, type StoriesChanged } from './stories-changed.server.ts';

/** Increments the versions of the live blogs whose posts changed: their cards show the time of the last change. */
export async function projectLiveBlogs(trx: Trx, event: StoriesChanged): Promise<Invalidation[]> {
  const blogs = parentsOf(event);
  if (blogs.length > 0) await incrementVersions(trx, blogs, idsOf(event));
  return blogs.flatMap((id) => [{ key: `article:${id}` }, { key: `posts:${id}` }]);
}

/** Returns the keys of the stories, of the posts that appeared or disappeared with them, and of their sitemaps. */
export async function projectStoryKeys(trx: Trx, event: StoriesChanged): Promise<Invalidation[]> {
  if (!event.announce) return [];
  const withPosts = event.stories.filter((story) => story.changesPosts).map(({ id }) => id);
  const posts = await idsOfPosts(trx, withPosts);
  // Lists cover stories that came or went; sitemaps also contain the time of the last change.
  const places = await archiveEntriesOf(trx, idsOf(event));
  return [
    ...event.stories.flatMap(({ id, slugs }) => [
      { key: `article:${id}` },
      ...slugs.map((slug) => ({ key: `slug:${slug}` })),
    ]),
    ...posts.map((id) => ({ key: `article:${id}` })),
    ...places.map(({ site, at }) => ({ key: `sitemap:${site}`, at })),
  ];
}
