/** Links that an edition's data writes down lead straight to pages that are there. */
import { type Edition, siteBySlug } from './edition.ts';
import { compilePattern, sampleOf } from './path-pattern.ts';
import { resolveAddress } from './resolve-address.ts';
import type { Section } from './section.ts';
import type { Site } from './site.ts';

export function linkFaults(edition: Edition): string[] {
  return [
    ...edition.landings.flatMap((landing) =>
      landing.blocks.flatMap((block) =>
        block.kind === 'stories'
          ? faultOf(edition, siteBySlug(edition, landing.site), block.href).map(
              (fault) => `landing of '${landing.site}': ${fault}`,
            )
          : [],
      ),
    ),
    ...edition.sites.flatMap((site) =>
      [...site.menu, ...site.footer].flatMap(({ href }) =>
        faultOf(edition, site, href).map((fault) => `site '${site.slug}': ${fault}`),
      ),
    ),
    ...edition.pages.flatMap((page) =>
      page.route === 'youth'
        ? page.sites
            .flatMap((slug) => faultOf(edition, siteBySlug(edition, slug), page.stories.href))
            .map((fault) => `pages.yaml: ${page.document}: ${fault}`)
        : [],
    ),
    ...edition.sections.flatMap((section) =>
      edition.sites
        .filter((site) => section.sites.includes(site.slug))
        .flatMap((site) => [
          ...linkFaultsOfSection(edition, section, site),
          ...(section.twin === undefined ? [] : faultOf(edition, site, site.path + section.twin)),
        ])
        .map((fault) => `section '${section.name}': ${fault}`),
    ),
  ];
}

function linkFaultsOfSection(edition: Edition, section: Section, site: Site): string[] {
  return section.components.flatMap((component) => {
    if (component.factory === 'methodology-link') return faultOf(edition, site, component.props.href);
    if (component.factory !== 'tabs') return [];
    const tabs = component.props.tabs.map(({ path }) => (site.path + path).replace(/(.)\/$/, '$1'));
    const faults = tabs.flatMap((href) => faultOf(edition, site, href));
    const own = ownAddress(section, site);
    return own === null || tabs.includes(own) ? faults : [...faults, `none of its tabs is ${own}`];
  });
}

/** Null for a section that answers at more than one address. */
function ownAddress(section: Section, site: Site): string | null {
  const pattern = compilePattern(section.pattern, section.allowed);
  if (typeof pattern === 'string' || pattern.segments.some(({ kind }) => kind !== 'literal')) return null;
  return [site.path, ...sampleOf(pattern)].join('/') || '/';
}

function faultOf(edition: Edition, site: Site, href: string): string[] {
  if (!href.startsWith('/')) return [];
  const [path = '', query = ''] = href.split(/\?(.*)/s, 2);
  const there = resolveAddress(edition, site.domains[0] ?? '', path, query);
  if (there.kind === 'notFound') return [`no page answers at ${href}`];
  if (there.kind === 'redirect') return [`${href} only redirects to ${there.location}`];
  return there.address.route === 'later' ? [`the page at ${href} is not built yet`] : [];
}
