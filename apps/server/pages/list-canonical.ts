/** Which of the addresses that show the same stories is the one to remember. */
import type { ListPage } from '#features/lists/public.server.ts';
import { pageAddress } from '#features/lists/public.ts';
import { originOf, type Section, type Site, sitesOfDomain } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from './page-request.ts';
import { listOf, type SectionAddress } from './section-list.ts';

export interface Canonical {
  /** A full address. */
  url: string;
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
  const query = queryOf(address);
  const twin = await twinOf(request, address, found);
  const site = siteOf(request, address, home);
  const below = twin.path ?? request.path.slice(request.site.path.length);
  const path = pageAddress(site.path + below || '/', address.page, query);
  return { url: originOf(site, house.port) + path, dependencies: twin.dependencies };
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

/** Another section's list is canonical as long as it holds the same stories [X06]. */
async function twinOf(
  request: PageRequest,
  { section, page }: SectionAddress,
  found: ListPage,
): Promise<{ path: string | null; dependencies: Dependency[] }> {
  const { house, site, view } = request;
  const twin = house.edition.sections.find((one) => isTwin(one, section, site));
  if (!twin) return { path: null, dependencies: [] };
  const other = await house.lists.page(view, listOf(request, twin, {}), page, found.perPage);
  return { path: holdTheSame(found, other) ? twin.pattern : null, dependencies: other.dependencies };
}

function isTwin(one: Section, { twin }: Section, site: Site): boolean {
  return one.pattern === twin && one.sites.includes(site.slug);
}

/** As far as one page of each can tell: as many in all, and the same ones here. */
function holdTheSame(one: ListPage, other: ListPage): boolean {
  return (
    one.totalItems === other.totalItems &&
    one.articles.every((story, at) => story.id === other.articles[at]?.id)
  );
}
