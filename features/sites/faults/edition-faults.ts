/** Checks that the parts of an edition are consistent: every fault is a sentence that names its location. */

import type { Edition, EditionPart, EditionSetting } from '../edition/edition.ts';
import { contentPageFaults } from './content-page-faults.ts';
import { grammarFaults } from './grammar-faults.ts';
import { landingFaults } from './landing-faults.ts';
import { linkFaults } from './link-faults.ts';
import { redirectFaults } from './redirect-faults.ts';
import { sectionFaults } from './section-faults.ts';

export interface KnownFaults {
  /** Those of features, which check their values themselves. */
  parts: readonly EditionPart[];
  settings: readonly EditionSetting[];
  /** Files with faults in their addresses; links are not checked while there are any. */
  unreadable: readonly string[];
  /** Slugs of sites whose files cannot be read. */
  unreadableSites: readonly string[];
  /** Parts whose own faults are reported already; includes the edition when `edition.yaml` has one. */
  faulty: ReadonlySet<unknown>;
}

const noFaults: KnownFaults = {
  parts: [],
  settings: [],
  unreadable: [],
  unreadableSites: [],
  faulty: new Set(),
};

/** `known`: faults of single parts, so that nothing is reported twice. */
export function faultsOfEdition(edition: Edition, known: KnownFaults = noFaults): string[] {
  const slugs = new Set([...edition.sites.map((site) => site.slug), ...known.unreadableSites]);
  const faults = siteFaults(edition, slugs, known);
  if (edition.sites.length === 0) return faults;
  const checkableEdition = withoutUnknownSites(edition);
  const isFaultless = (part: unknown): boolean => !known.faulty.has(part);
  const isComplete = known.unreadable.length === 0;
  return [
    ...faults,
    // The original sections: a copy without its unknown sites would count as another section of the same name.
    ...edition.sections.filter(isFaultless).flatMap((section) => sectionFaults(edition, section)),
    ...grammarFaults(checkableEdition),
    ...contentPageFaults(checkableEdition),
    ...redirectFaults(checkableEdition, isComplete),
    ...landingFaults({ ...checkableEdition, landings: checkableEdition.landings.filter(isFaultless) }),
    ...(isComplete ? linkFaults(checkableEdition) : []),
    ...(known.faulty.size === 0 && isComplete
      ? known.parts.flatMap((part) => part.faults(checkableEdition))
      : []),
    ...(isFaultless(edition) ? settingFaults(edition, slugs, known) : []),
  ];
}

function settingFaults(edition: Edition, sites: ReadonlySet<string>, { settings }: KnownFaults): string[] {
  return settings.flatMap(({ key, faults }) =>
    faults(edition, sites).map((fault) => `edition.yaml: ${key}: ${fault}`),
  );
}

/** Removes references to unknown sites, which were reported already. */
function withoutUnknownSites(edition: Edition): Edition {
  const sites = edition.sites.filter(
    (site, at) => edition.sites.findIndex(({ slug }) => slug === site.slug) === at,
  );
  const slugs = new Set(sites.map(({ slug }) => slug));
  const onKnown = <T extends { sites: string[] }>(parts: T[]): T[] =>
    parts
      .map((part) => {
        const there = part.sites.filter((slug) => slugs.has(slug));
        return there.length === part.sites.length ? part : { ...part, sites: there };
      })
      .filter((part) => part.sites.length > 0);
  return {
    ...edition,
    sites,
    mainSite: slugs.has(edition.mainSite) ? edition.mainSite : (sites[0]?.slug ?? ''),
    sections: onKnown(edition.sections),
    pages: onKnown(edition.pages),
    redirects: onKnown(edition.redirects),
    landings: edition.landings.filter(({ site }) => slugs.has(site)),
  };
}

function siteFaults(edition: Edition, slugs: ReadonlySet<string>, known: KnownFaults): string[] {
  const faults: string[] = [];
  if (new Set(edition.sites.map((site) => site.slug)).size < edition.sites.length)
    faults.push('sites: two sites have the same slug');
  if (!slugs.has(edition.mainSite) && !known.faulty.has(edition))
    faults.push(`edition.yaml: mainSite '${edition.mainSite}' is not a site`);
  // A frame from one of our own origins could remove its sandbox.
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
