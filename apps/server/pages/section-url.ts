/** Where a section of the paper has its page [SITE-21]. */
import { type Edition, originOf, type Site, siteBySlug } from '#features/sites/public.ts';

/** Where one stands, and on which of the paper's machines. */
interface Standing {
  house: { edition: Edition; port: number };
  site: Site;
}

/** A path on the same domain, a full address elsewhere; below its site's prefix when that site has one. */
export function sectionUrl({ house, site }: Standing, section: { slug: string; site: string }): string {
  const { edition, port } = house;
  const home = siteBySlug(edition, section.site);
  const path = `${home.path}/rovat/${section.slug}`;
  return home.domains[0] === site.domains[0] ? path : originOf(home, port) + path;
}
