/** Address of a section's page [SITE-21]. */

import { originOf } from '../addresses/site-origin.ts';
import type { Viewpoint } from '../addresses/viewpoint.ts';
import { siteBySlug } from '../edition/edition.ts';

/** A path on the same domain, else an absolute address; includes the prefix of the section's site. */
export function sectionUrl(
  { edition, site, port }: Viewpoint,
  section: { slug: string; site: string },
): string {
  const home = siteBySlug(edition, section.site);
  const path = `${home.path}/rovat/${section.slug}`;
  return home.domains[0] === site.domains[0] ? path : originOf(home, port) + path;
}
