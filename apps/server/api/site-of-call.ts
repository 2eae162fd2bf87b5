/** The site a call is made for, by its `X-Site` header; without one, or with an unknown one, the main site [X12]. */
import { type Edition, mainSite, type Site } from '#features/sites/public.ts';

export const siteHeader = 'x-site';

export function siteOfCall(edition: Edition, header: string | string[] | undefined): Site {
  return edition.sites.find((site) => site.slug === header) ?? mainSite(edition);
}
