/** Which podcasts a site lists, and where each has its page. */
import { originOf, type Site, siteBySlug, sitesOfDomain, type Viewpoint } from '#features/sites/public.ts';
import type { Podcast } from './podcast.ts';
import { podcastPath } from './podcast-address.ts';

/** Slugs of the sites whose podcasts are listed: a domain's first site lists those of all sites on the domain. */
export function podcastSitesOf({ edition, site }: Viewpoint): string[] {
  const sites = site.path === '' ? sitesOfDomain(edition, site) : [site];
  return sites.map(({ slug }) => slug);
}

/** A path on the same domain, a full address on another one. */
export function podcastPageOf(
  { edition, site: here, port }: Viewpoint,
  { slug, site }: Pick<Podcast, 'slug' | 'site'>,
): string {
  const home = siteBySlug(edition, site);
  const path = podcastPath(home.path, slug);
  return isSameDomain(home, here) ? path : originOf(home, port) + path;
}

function isSameDomain(one: Site, other: Site): boolean {
  return one.domains[0] === other.domains[0];
}
