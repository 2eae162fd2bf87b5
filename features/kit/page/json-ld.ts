/** Structured data about a site, for search engines [S07]. */
import { absoluteAddress, fullAddress, type Viewpoint } from '#features/sites/public.ts';

export const schemaOrg = 'https://schema.org';

export function organization(view: Viewpoint): object {
  return {
    '@context': schemaOrg,
    ...publisherOf(view),
    ...(view.site.facebookUrl === '' ? {} : { sameAs: [view.site.facebookUrl] }),
    parentOrganization: { '@type': 'Organization', name: view.edition.publisher },
  };
}

/** A site and its search; search engines look for it on the front page. */
export function webSite(view: Viewpoint): object {
  const { site } = view;
  const home = fullAddress(view, site.path || '/');
  return {
    '@context': schemaOrg,
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: site.name,
    description: site.description,
    inLanguage: 'hu',
    publisher: { '@id': organizationId(view) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // All sites of a domain share one archive.
        urlTemplate: fullAddress(view, '/archivum?term={search_term_string}'),
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** From the front page down to the page itself. */
export function breadcrumb(view: Viewpoint, steps: { name: string; path: string }[]): object {
  const all = [{ name: view.site.name, path: view.site.path || '/' }, ...steps];
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: all.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: absoluteAddress(view, step.path),
    })),
  };
}

/** Complete in every document, because a story's data is read without the front page's. */
export function publisherOf(view: Viewpoint): object {
  const { site } = view;
  return {
    '@type': 'NewsMediaOrganization',
    '@id': organizationId(view),
    name: site.name,
    url: fullAddress(view, site.path || '/'),
    logo: {
      '@type': 'ImageObject',
      url: fullAddress(view, `${site.path}/icon-512.png`),
      width: 512,
      height: 512,
    },
  };
}

export function organizationId(view: Viewpoint): string {
  return `${fullAddress(view, view.site.path || '/')}#organization`;
}
