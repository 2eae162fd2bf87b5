import { type Edition, originOf, type Site, sitesOfDomain } from '#features/sites/public.ts';

/** Absolute address of a newsletter page: they are at the root of the site's domain. */
export function fullAddressOf(
  { edition, port }: { edition: Edition; port: number },
  site: Site,
  path: string,
): string {
  return originOf(rootOf(edition, site), port) + path;
}

/** The first site of the domain, which has the newsletters' pages. */
export function rootOf(edition: Edition, site: Site): Site {
  return sitesOfDomain(edition, site).find(({ path }) => path === '') ?? site;
}
