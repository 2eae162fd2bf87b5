/**
 * The site of a call, from its case-insensitive `X-Site` header; the main site if the header is missing or unknown
 * [X12].
 */
import { type Edition, mainSite, type Site } from '#features/sites/public.ts';

export const siteHeader = 'x-site';

export function siteOfCall(edition: Edition, header: string | string[] | undefined): Site {
  const slug = typeof header === 'string' ? header.toLowerCase() : '';
  return edition.sites.find((site) => site.slug === slug) ?? mainSite(edition);
}
