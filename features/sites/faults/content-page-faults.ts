/** Checks an edition's content pages. */
import { type Edition, siteBySlug } from '../edition/edition.ts';

export function contentPageFaults(edition: Edition): string[] {
  return edition.pages.flatMap(({ document, route, sites }) =>
    sites
      .map((slug) => siteBySlug(edition, slug))
      .flatMap((site) => [
        ...(site.path === '' ? [] : [`'${site.slug}' is not at the root of its domain`]),
        ...(site.without.some((name) => name === route) ? [`'${site.slug}' is without '${route}'`] : []),
      ])
      .map((fault) => `pages.yaml: ${document}: ${fault}`),
  );
}
