import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { storedPath } from './old-address.ts';
import { redirectFrom } from './redirect-queries.server.ts';

/** Redirect target of an imported story's old address. */
export interface Moved {
  location: string;
  dependencies: Dependency[];
}

export interface MovedNeeds {
  db: Kysely<DB>;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
}

/** @param path The requested path with its query. */
export async function movedTo(needs: MovedNeeds, view: Viewpoint, path: string): Promise<Moved | undefined> {
  const found = await redirectFrom(needs.db, view.site.slug, storedPath(path));
  if (!found) return undefined;
  if (found.target !== null)
    return isLocation(found.target) ? { location: found.target, dependencies: [] } : undefined;
  const [card] = await needs.cards(view, [found.articleId]);
  return card && { location: card.url, dependencies: [{ key: `article:${card.id}` }] };
}

/** A path of our own or a web address; never a scheme that runs code, never a host disguised as a path [ERR-08]. */
function isLocation(target: string): boolean {
  return /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i.test(target);
}
