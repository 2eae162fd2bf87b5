/**
 * Origins of other companies that the pages of a domain may contact. The policy only permits: whether anything is
 * requested is decided by the reader's consent. The same for all pages of a domain, because soft navigation shows a
 * page under the policy of the first one (decision 58).
 */
import { adsOrigins } from '#features/ads/public.server.ts';
import { consentOrigins } from '#features/consent/public.server.ts';
import { measurementOrigins } from '#features/measurement/public.server.ts';
import type { Edition, Site } from '#features/sites/public.ts';
import { joinOrigins, type OutsideOrigins } from '#platform/http/outside-origins.ts';

/** @param traits A page that other sites frame has no ads and is not measured. */
export function outsideOrigins(
  edition: Edition,
  site: Site,
  { isEmbeddable = false }: { isEmbeddable?: boolean } = {},
): OutsideOrigins {
  const services = [consentOrigins, adsOrigins, measurementOrigins];
  return joinOrigins(isEmbeddable ? [] : services.map((service) => service(edition, site)));
}
