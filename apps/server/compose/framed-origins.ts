/**
 * Origins that pages may show in a frame. The same for all pages, because soft navigation shows a story under the
 * content security policy of the first page.
 */
import { frameOrigins } from '#features/content/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { mapOrigin } from '#features/supplements/public.ts';

export function framedOrigins(edition: Edition, port: number): string[] {
  const maps = edition.sections.flatMap((section) =>
    section.components.flatMap((part) => (part.factory === 'tour-map' ? new URL(part.props.src).origin : [])),
  );
  const own = edition.ownPages.map(({ host }) => `https://${host}`);
  // Supplements frame the election map, which is on its own host or on the site itself.
  const electionMap = mapOrigin(edition, port) || "'self'";
  return [...new Set([...frameOrigins, ...maps, ...own, electionMap])];
}
