/**
 * Other hosts that the content policy of pages permits, as the features say. The same for all pages of a domain, because
 * soft navigation shows a page under the policy of the first one (decision 58).
 */
import type { DefinedFeature } from '#features/kit/public.ts';
import type { Edition, Site } from '#features/sites/public.ts';
import { joinOrigins, type OutsideOrigins } from '#platform/http/outgoing/outside-origins.ts';
import { features } from '../registry.ts';

const all: readonly DefinedFeature[] = features;

/**
 * Origins of other companies that pages may contact. The policy only permits: whether anything is requested is decided
 * by the reader's consent.
 * @param traits A page that other sites frame has no ads and is not measured.
 */
export function outsideOrigins(
  edition: Edition,
  site: Site,
  { isEmbeddable = false }: { isEmbeddable?: boolean } = {},
): OutsideOrigins {
  if (isEmbeddable) return joinOrigins([]);
  return joinOrigins(all.flatMap((feature) => feature.outsideOrigins?.(edition, site) ?? []));
}

/** Origins that the content policy allows in frames. */
export function framedOrigins(edition: Edition, port: number): string[] {
  return [...new Set(all.flatMap((feature) => feature.framedOrigins?.(edition, port) ?? []))];
}
