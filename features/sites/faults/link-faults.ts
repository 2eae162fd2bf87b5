/** Checks that links in an edition's data lead to existing pages without a redirect. */

import { compilePattern, sampleOf } from '../addresses/path-pattern.ts';
import { resolveAddress } from '../addresses/resolve-address.ts';
import { type Edition, siteBySlug } from '../edition/edition.ts';
import type { Site } from '../edition/site.ts';
import type { Section } from '../sections/section.ts';

export function linkFaults(edition: Edition): string[] {
  return [
    ...edition.landings.flatMap((landing) =>
      landing.blocks.flatMap((block) =>
        block.kind === 'stories'
          ? faultsOfLink(edition, siteBySlug(edition, landing.site), block.href).map(
              (fault) => `landing of '${landing.site}': ${fault}`,
            )
          : [],
      ),
    ),
    ...edition.sites.flatMap((site) =>
      [...site.menu, ...site.footer].flatMap(({ href }) =>
        faultsOfLink(edition, site, href).map((fault) => `site '${site.slug}': ${fault}`),
      ),
    ),
    ...edition.pages.flatMap((page) =>
      page.route === 'youth'
        ? page.sites
            .flatMap((slug) => faultsOfLink(edition, siteBySlug(edition, slug), page.stories.href))
            .map((fault) => `pages.yaml: ${page.document}: ${fault}`)
        : [],
    ),
    ...edition.sections.flatMap((section) =>
      edition.sites
        .filter((site) => section.sites.includes(site.slug))
        .flatMap((site) => [
          ...linkFaultsOfSection(edition, section, site),
          ...(section.twin === undefined ? [] : faultsOfLink(edition, site, site.path + section.twin)),
        ])
        .map((fault) => `section '${section.name}': ${fault}`),
    ),
  ];
}

function linkFaultsOfSection(edition: Edition, section: Section, site: Site): string[] {
  return section.components.flatMap((component) => {
    if (component.factory === 'methodology-link') return faultsOfLink(edition, site, component.props.href);
    if (component.factory !== 'tabs') return [];
    const tabs = component.props.tabs.map(({ path }) => (site.path + path).replace(/(.)\/$/, '$1'));
    const faults = tabs.flatMap((href) => faultsOfLink(edition, site, href));
    const own = ownAddress(section, site);
    return own === null || tabs.includes(own) ? faults : [...faults, `none of its tabs is ${own}`];
  });
}

/** Null for a section with several addresses. */
function ownAddress(section: Section, site: Site): string | null {
  const pattern = compilePattern(section.pattern, section.allowed);
  if (typeof pattern === 'string' || pattern.segments.some(({ kind }) => kind !== 'literal')) return null;
  return [site.path, ...sampleOf(pattern)].join('/') || '/';
}

/** A sentence if a path of this site has no page, or only redirects. */
export function faultsOfLink(edition: Edition, site: Site, href: string): string[] {
  if (!href.startsWith('/')) return [];
  const [path = '', query = ''] = href.split(/\?(.*)/s, 2);
  const target = resolveAddress(edition, site.domains[0] ?? '', path, query);
  if (target.kind === 'notFound') return [`no page answers at ${href}`];
  return target.kind === 'redirect' ? [`${href} only redirects to ${target.location}`] : [];
}
