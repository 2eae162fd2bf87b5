/** What one part of an edition says of another must be true: every fault as a sentence that names the place. */
import { contentPageFaults } from './content-page-faults.ts';
import type { Edition } from './edition.ts';
import { figuresFaults } from './figures.ts';
import { grammarFaults } from './grammar-faults.ts';
import { landingFaults } from './landing-faults.ts';
import { linkFaults } from './link-faults.ts';
import { redirectFaults } from './redirect-faults.ts';
import { sectionFaults } from './section-faults.ts';

export function faultsOfEdition(edition: Edition): string[] {
  const faults = siteFaults(edition);
  // Without its sites no address of an edition means anything.
  if (faults.length > 0) return faults;
  return [
    ...edition.sections.flatMap((section) => sectionFaults(edition, section)),
    ...grammarFaults(edition),
    ...contentPageFaults(edition),
    ...redirectFaults(edition),
    ...landingFaults(edition),
    ...linkFaults(edition),
    ...figuresFaults(edition.figures, new Set(edition.sites.map(({ slug }) => slug))),
  ];
}

function siteFaults(edition: Edition): string[] {
  const faults: string[] = [];
  const slugs = new Set(edition.sites.map((site) => site.slug));
  if (slugs.size < edition.sites.length) faults.push('sites: two sites have the same slug');
  if (!slugs.has(edition.mainSite)) faults.push(`edition.yaml: mainSite '${edition.mainSite}' is not a site`);
  // A frame of the paper's own address could take its sandbox off.
  for (const { host } of edition.ownPages)
    if (edition.sites.some((site) => site.domains.includes(host)))
      faults.push(`edition.yaml: ownPages: ${host} is where a site is`);
  const places = edition.sites.map((site) => `${site.domains[0]}${site.path}`);
  if (new Set(places).size < places.length) faults.push('sites: two sites have the same domain and path');
  for (const { site, title } of edition.staff)
    if (!slugs.has(site)) faults.push(`staff.yaml: ${title}: no site has the slug '${site}'`);
  for (const { document, sites } of edition.pages)
    for (const site of sites)
      if (!slugs.has(site)) faults.push(`pages.yaml: ${document}: no site has the slug '${site}'`);
  for (const site of edition.support?.sites ?? [])
    if (!slugs.has(site)) faults.push(`edition.yaml: support: no site has the slug '${site}'`);
  for (const { site } of edition.landings)
    if (!slugs.has(site)) faults.push(`landings: no site has the slug '${site}'`);
  for (const section of edition.sections)
    for (const site of section.sites)
      if (!slugs.has(site)) faults.push(`section '${section.name}': no site has the slug '${site}'`);
  for (const redirect of edition.redirects)
    for (const site of redirect.sites)
      if (!slugs.has(site)) faults.push(`redirects.yaml: ${redirect.from}: no site has the slug '${site}'`);
  return faults;
}
