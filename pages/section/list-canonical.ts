/** Determines the canonical address among those that show the same stories. */

import { type PageRequest, pageAddress } from '#features/kit/public.ts';
import type { ListPage, ListsFeature } from '#features/lists/public.server.ts';
import {
  type Edition,
  fullAddress,
  type Section,
  type Site,
  sitesOfDomain,
  type Viewpoint,
} from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { listOf, type SectionAddress } from './section-list.ts';

export interface Canonical {
  /** Absolute address of the requested page. */
  url: string;
  site: Site;
  /** Path of the list itself on the site's domain. */
  path: string;
  dependencies: Dependency[];
}

interface CanonicalNeeds {
  lists: ListsFeature;
}

/** @param home Slug of the section's own site, if known. */
export async function canonicalOf(
  request: PageRequest,
  address: SectionAddress,
  home: string | null,
  found: ListPage,
  needs: CanonicalNeeds,
): Promise<Canonical> {
  const site = canonicalSite(request, address, home);
  const below = request.path.slice(request.site.path.length);
  const view = { ...request.view, site };
  const twin = await twinOf(view, below, found, needs);
  const path = site.path + (twin.path ?? below) || '/';
  const url = fullAddress(view, pageAddress(path, address.page, queryOf(address)));
  return { url, site, path, dependencies: twin.dependencies };
}

/** The query that every page of the list has in its address. */
export function queryOf({ perPage }: SectionAddress): string {
  return perPage === null ? '' : `perPage=${perPage}`;
}

/** A list shown by several sites belongs to the section's own site, or else to the first one of the domain. */
function canonicalSite(
  { site, view }: PageRequest,
  { section, params }: SectionAddress,
  home: string | null,
): Site {
  const list = listOf(view, section, params);
  const hosts = [
    ...view.edition.sites.filter((one) => one.slug === home),
    ...sitesOfDomain(view.edition, site).filter((one) => one.path === ''),
  ];
  const isSame = (one: Site): boolean =>
    section.sites.includes(one.slug) && listOf({ ...view, site: one }, section, params) === list;
  return hosts.find(isSame) ?? site;
}

/**
 * The section whose address is canonical instead of this one, as long as both hold the same stories [X06]; the path is
 * null if there is none.
 *
 * @param below The requested path below the site's prefix.
 */
export async function twinOf(
  view: Viewpoint,
  below: string,
  found: ListPage,
  { lists }: CanonicalNeeds,
): Promise<{ path: string | null; dependencies: Dependency[] }> {
  const twin = twinSection(view.edition, view.site, below);
  if (!twin) return { path: null, dependencies: [] };
  const other = await lists.page(view, listOf(view, twin, {}), found.page, found.perPage);
  return { path: haveSameStories(found, other) ? twin.pattern : null, dependencies: other.dependencies };
}

/** The section that may be canonical for a path of this site. */
export function twinSection(edition: Edition, site: Site, below: string): Section | undefined {
  return edition.sections.find(({ twin, sites }) => twin === below && sites.includes(site.slug));
}

/** Compares one page and the total of each list. */
function haveSameStories(one: ListPage, other: ListPage): boolean {
  return (
    one.totalItems === other.totalItems &&
    one.articles.every((story, at) => story.id === other.articles[at]?.id)
  );
}
