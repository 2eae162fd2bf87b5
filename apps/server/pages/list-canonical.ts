/** Which of the addresses that show the same stories is the one to remember. */
import type { ListPage } from '#features/lists/public.server.ts';
import { pageAddress } from '#features/lists/public.ts';
import { type Edition, originOf, type Section, type Site, sitesOfDomain } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from './page-request.ts';
import { listOf, type SectionAddress } from './section-list.ts';

export interface Canonical {
  /** A full address, of the page that was asked for. */
  url: string;
  site: Site;
  /** Of the list itself, below the site's domain. */
  path: string;
  dependencies: Dependency[];
}

/** @param home Slug of the site where what is listed is at home, if that is known. */
export async function canonicalOf(
  request: PageRequest,
  address: SectionAddress,
  home: string | null,
  found: ListPage,
): Promise<Canonical> {
  const { house } = request;
  const site = siteOf(request, address, home);
  const below = request.path.slice(request.site.path.length);
  const twin = await twinOf({ ...request, site }, below, found);
  const path = site.path + (twin.path ?? below) || '/';
  const url = originOf(site, house.port) + pageAddress(path, address.page, queryOf(address));
  return { url, site, path, dependencies: twin.dependencies };
}

/** What every page of the list keeps in its address. */
export function queryOf({ perPage }: SectionAddress): string {
  return perPage === null ? '' : `perPage=${perPage}`;
}

/** A list that other sites show as well belongs to the one where it is at home, or to the first of the domain. */
function siteOf(request: PageRequest, { section, params }: SectionAddress, home: string | null): Site {
  const { house, site } = request;
  const list = listOf(request, section, params);
  const hosts = [
    ...house.edition.sites.filter((one) => one.slug === home),
    ...sitesOfDomain(house.edition, site).filter((one) => one.path === ''),
  ];
  const isSame = (one: Site): boolean =>
    section.sites.includes(one.slug) && listOf({ ...request, site: one }, section, params) === list;
  return hosts.find(isSame) ?? site;
}

/**
 * The section whose address is canonical in the place of this one, as long as both hold the same stories [X06]; no path
 * where there is none.
 *
 * @param below What was asked for, below the site's prefix.
 */
export async function twinOf(
  request: Pick<PageRequest, 'house' | 'site' | 'view'>,
  below: string,
  found: ListPage,
): Promise<{ path: string | null; dependencies: Dependency[] }> {
  const { house, site, view } = request;
  const twin = twinSection(house.edition, site, below);
  if (!twin) return { path: null, dependencies: [] };
  const other = await house.lists.page(view, listOf(request, twin, {}), found.page, found.perPage);
  return { path: holdTheSame(found, other) ? twin.pattern : null, dependencies: other.dependencies };
}

/** The section that may stand for what is at a path of this site. */
export function twinSection(edition: Edition, site: Site, below: string): Section | undefined {
  return edition.sections.find(({ twin, sites }) => twin === below && sites.includes(site.slug));
}

/** As far as one page of each can tell: as many in all, and the same ones here. */
function holdTheSame(one: ListPage, other: ListPage): boolean {
  return (
    one.totalItems === other.totalItems &&
    one.articles.every((story, at) => story.id === other.articles[at]?.id)
  );
}
