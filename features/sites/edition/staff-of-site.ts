/** The staff of a site's domain. */
import { type Edition, sitesOfDomain } from './edition.ts';
import type { Site } from './site.ts';
import type { StaffGroup } from './staff.ts';

/** The staff of a site's domain. */
export function staffOf(edition: Edition, site: Site): StaffGroup[] {
  const domainSites = sitesOfDomain(edition, site).map(({ slug }) => slug);
  return edition.staff
    .filter((group) => domainSites.includes(group.site))
    .map(({ title, people }) => ({ title, people }));
}
