/** Which of a page's paths a site has. */
import type { Edition, PagePath, PagePaths, PageTraits } from '../edition/edition.ts';
import type { Site } from '../edition/site.ts';

export function pathsOf<Row>(
  { at }: { at: PagePaths<Row> | null },
  edition: Edition,
): readonly PagePath<Row>[] {
  if (at === null) return [];
  return typeof at === 'function' ? at(edition) : at;
}

/** Paths are compared by identity, so those that depend on the edition are computed once for each. */
export function onceByEdition<Row, At extends PagePaths<Row> | null>(at: At): At | PagePaths<Row> {
  if (typeof at !== 'function') return at;
  const known = new WeakMap<Edition, readonly PagePath<Row>[]>();
  return (edition) => {
    const paths = known.get(edition) ?? at(edition);
    known.set(edition, paths);
    return paths;
  };
}

/** Whether a site has this path. */
export function hasPath(site: Site, page: Pick<PageTraits, 'route'>, path: PagePath): boolean {
  const route = path.route ?? page.route;
  if (site.without.some((name) => name === route)) return false;
  if (typeof path.sites !== 'string') return path.sites.includes(site.slug);
  return path.sites === 'all' || (path.sites === 'root') === (site.path === '');
}
