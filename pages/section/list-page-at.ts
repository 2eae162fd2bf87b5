/** Which list the page at an address shows: feeds and sitemaps refer to lists by their pages. */
import { listOfSearch } from '#features/lists/public.ts';
import {
  type Edition,
  resolveAddress,
  type Section,
  type Site,
  searchOfSection,
  sectionOfMatch,
} from '#features/sites/public.ts';

export interface ListPageAt {
  site: Site;
  /** Path on the domain, with the site's prefix. */
  path: string;
  section: Section;
  list: string;
}

/** Null if the address is not a list page or is a redirect. `path` is on the domain of `onDomainOf`. */
export function listPageAt(edition: Edition, onDomainOf: Site, path: string): ListPageAt | null {
  const there = resolveAddress(edition, onDomainOf.domains[0] ?? '', path, '');
  if (there.kind !== 'page') return null;
  const section = sectionOfMatch(edition, there.match);
  const search = section && searchOfSection(section, there.match.params);
  if (!search) return null;
  return { site: there.site, path, section, list: listOfSearch(edition, there.site, search) };
}

/** The canonical page of the same list, on the section's own site. */
export function pageOnOwnSite(edition: Edition, page: ListPageAt, home: string): ListPageAt {
  const site = edition.sites.find((one) => one.slug === home);
  const below = page.path.slice(page.site.path.length);
  const there = site && listPageAt(edition, site, site.path + below);
  return there?.list === page.list ? there : page;
}
