import { type Edition, originOf } from '#features/sites/public.ts';
import type { AddressStart } from '../read/feed-ids-queries.server.ts';

/** How the addresses of each site's stories begin. */
export function addressStarts(edition: Edition, port: number): AddressStart[] {
  return edition.sites.map((site) => ({ slug: site.slug, origin: originOf(site, port), path: site.path }));
}
