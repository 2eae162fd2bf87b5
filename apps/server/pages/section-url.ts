/** Where a section of the paper has its page [SITE-21]. */
import { originOf, siteBySlug } from '#features/sites/public.ts';
import type { PageRequest } from './page-request.ts';

/** A path on the same domain, a full address elsewhere; below its site's prefix when that site has one. */
export function sectionUrl(request: PageRequest, section: { slug: string; site: string }): string {
  const { edition, port } = request.house;
  const home = siteBySlug(edition, section.site);
  const path = `${home.path}/rovat/${section.slug}`;
  return home.domains[0] === request.site.domains[0] ? path : originOf(home, port) + path;
}
