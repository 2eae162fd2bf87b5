/** Shared parts of the newsletters' pages. */
import { type Edition, type Site, siteBySlug, sitesOfDomain } from '#features/sites/public.ts';
import type { Newsletter } from '../newsletter.ts';
import { newsletterAddress } from '../newsletter-address.ts';
import { rootOf } from '../newsletter-origin.ts';
import { newslettersPart } from '../newsletters-part.ts';
import type { OfferedNewsletter } from './newsletter-page-data.ts';

/** Slugs of the root sites of domains that have newsletters. */
export function sitesWithNewsletters(edition: Edition): string[] {
  const roots = newslettersPart.of(edition).flatMap(({ site }) => {
    const known = edition.sites.find(({ slug }) => slug === site);
    return known ? [rootOf(edition, known).slug] : [];
  });
  return [...new Set(roots)];
}

export function offered(edition: Edition, site: Site, newsletter: Newsletter): OfferedNewsletter {
  const { code, name, description, rhythm, language } = newsletter;
  const hasSeveral = sitesOfDomain(edition, site).length > 1;
  return {
    code,
    name,
    description,
    rhythm,
    language,
    href: newsletterAddress(code),
    site: hasSeveral ? siteBySlug(edition, newsletter.site).name : '',
  };
}
