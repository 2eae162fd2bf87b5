import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type ContentFeature, sectionsKey } from '#features/content/public.server.ts';
import { sectionUrl, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { storedPath } from './old-address.ts';
import { redirectFrom } from './redirect-queries.server.ts';
import { wordPressPath } from './wordpress-path.ts';

/** Redirect target of an old address. */
export interface Moved {
  location: string;
  dependencies: Dependency[];
}

export interface MovedNeeds {
  db: Kysely<DB>;
  content: Pick<ContentFeature, 'cards' | 'superTag' | 'tag' | 'author'>;
}

/** @param path The requested path with its query. */
export async function movedTo(needs: MovedNeeds, view: Viewpoint, path: string): Promise<Moved | undefined> {
  const stored = storedPath(path);
  const moved = await movedStory(needs, view, stored);
  if (moved) return moved;
  const former = wordPressPath(stored);
  if (former === null) return undefined;
  if (former.kind === 'story') return movedStory(needs, view, former.path);
  const list = await movedLabel(needs, view, former.kind, former);
  // Tags and authors have these addresses here as well: one without stories does not lead to itself.
  return list?.location === stored.split('?')[0] ? undefined : list;
}

async function movedStory(needs: MovedNeeds, view: Viewpoint, path: string): Promise<Moved | undefined> {
  const found = await redirectFrom(needs.db, view.site.slug, path);
  if (!found) return undefined;
  if (found.target !== null)
    return isLocation(found.target) ? { location: found.target, dependencies: [] } : undefined;
  const [card] = await needs.content.cards(view, [found.articleId]);
  return card && { location: card.url, dependencies: [{ key: `article:${card.id}` }] };
}

/** Lists of the former system, to the one here of the same slug. */
async function movedLabel(
  { content }: MovedNeeds,
  view: Viewpoint,
  kind: 'section' | 'tag' | 'author',
  { slug, isFeed }: { slug: string; isFeed: boolean },
): Promise<Moved | undefined> {
  if (kind === 'section') {
    const section = await content.superTag(slug);
    const location = isFeed ? `/rss/rovat/${slug}` : section && sectionUrl(view, section);
    return section && location !== undefined ? { location, dependencies: [{ key: sectionsKey }] } : undefined;
  }
  const feed = isFeed ? '/rss' : '';
  if (kind === 'tag')
    return (await content.tag(slug)) ? { location: `${feed}/cimke/${slug}`, dependencies: [] } : undefined;
  const author = await content.author(slug);
  return author && { location: `${feed}/szerzo/${slug}`, dependencies: author.dependencies };
}

/** A path of our own or a web address; never a scheme that runs code, never a host disguised as a path [ERR-08]. */
function isLocation(target: string): boolean {
  return /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i.test(target);
}
