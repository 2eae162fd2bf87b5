/** Which list the page at an address shows: feeds and sitemaps speak of pages as readers find them. */
import { listOfSearch } from '#features/lists/public.ts';
import {
  type Edition,
  resolveAddress,
  type Section,
  type Site,
  searchOfSection,
} from '#features/sites/public.ts';

export interface ListPageAt {
  site: Site;
  /** Below the domain, with the site's prefix. */
  path: string;
  section: Section;
  list: string;
}

/** Null where no list's page answers itself. `path` is below the domain of `onDomainOf`. */
export function listPageAt(edition: Edition, onDomainOf: Site, path: string): ListPageAt | null {
  const there = resolveAddress(edition, onDomainOf.domains[0] ?? '', path, '');
  if (there.kind !== 'page' || there.address.route !== 'section') return null;
  const { section, params } = there.address;
  const search = searchOfSection(section, params);
  if (!search) return null;
  return { site: there.site, path, section, list: listOfSearch(edition, there.site, search) };
}

/** The same list's page on the site where what it lists is at home, which is the one to remember. */
export function pageAtHome(edition: Edition, page: ListPageAt, home: string): ListPageAt {
  const site = edition.sites.find((one) => one.slug === home);
  const below = page.path.slice(page.site.path.length);
  const there = site && listPageAt(edition, site, site.path + below);
  return there?.list === page.list ? there : page;
}
