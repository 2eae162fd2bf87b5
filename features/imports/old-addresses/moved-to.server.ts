import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type ContentFeature, sectionsKey } from '#features/content/public.server.ts';
import { nearestAddress } from '#features/media/public.ts';
import { sectionUrl, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type FormerList, wordPressPath } from '../wxr/wordpress-path.ts';
import { storedPath } from './old-address.ts';
import { type Redirect, redirectFrom } from './redirect-queries.server.ts';

/** Redirect target of an old address. */
export interface Moved {
  location: string;
  dependencies: Dependency[];
}

export interface MovedNeeds {
  db: Kysely<DB>;
  content: Pick<ContentFeature, 'cards' | 'superTag' | 'tag' | 'author'>;
}

type Size = { width: number; height: number } | null;

/** @param path The requested path with its query. */
export async function movedTo(needs: MovedNeeds, view: Viewpoint, path: string): Promise<Moved | undefined> {
  const stored = storedPath(path);
  const former = wordPressPath(stored);
  const requested = former?.kind === 'picture' ? former.size : null;
  const moved = await movedExactly(needs, view, stored, requested);
  if (moved || former === null) return moved;
  if (former.kind === 'feed') return { location: '/rss', dependencies: [] };
  if (former.kind === 'story' || former.kind === 'picture')
    return movedExactly(needs, view, former.path, requested);
  const list = await movedList(needs, view, await presentList(needs, view, former));
  // Tags and authors have these addresses here as well: one without stories does not lead to itself.
  return list?.location === stored.split('?')[0] ? undefined : list;
}

async function movedExactly(
  needs: MovedNeeds,
  view: Viewpoint,
  path: string,
  size: Size,
): Promise<Moved | undefined> {
  const found = await redirectFrom(needs.db, view.site.slug, path);
  if (found === undefined) return undefined;
  if (found.kind === 'picture') return movedPicture(found, path, size);
  if (found.kind === 'address') {
    const list = wordPressPath(found.target);
    if (list !== null && 'slug' in list) return movedList(needs, view, list);
    return isLocation(found.target) ? { location: found.target, dependencies: [] } : undefined;
  }
  const [card] = await needs.content.cards(view, [found.id]);
  return card && { location: card.url, dependencies: [{ key: `article:${card.id}` }] };
}

function movedPicture(
  { image }: Extract<Redirect, { kind: 'picture' }>,
  path: string,
  requested: Size,
): Moved {
  const name = /([^/]+)\.\w+$/.exec(path)?.[1] ?? '';
  return {
    location: nearestAddress(image, requested, name),
    dependencies: [{ key: `image:${image.id}` }],
  };
}

/** A list may have got another slug: an author's login was replaced by the name, a section has a site's name. */
async function presentList({ db }: MovedNeeds, view: Viewpoint, former: FormerList): Promise<FormerList> {
  const found = await redirectFrom(db, view.site.slug, former.path);
  const present = found?.kind === 'address' ? wordPressPath(found.target) : null;
  return present !== null && 'slug' in present ? { ...present, isFeed: former.isFeed } : former;
}

/** Lists of the former system, to the one here of the same slug. */
async function movedList(
  { content }: MovedNeeds,
  view: Viewpoint,
  { kind, slug, isFeed }: FormerList,
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
