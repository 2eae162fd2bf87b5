/**
 * Whose pages ours may show in a frame: the same for all of them, for a soft navigation brings a story under the policy
 * of the page that it began on.
 */
import { frameOrigins } from '#features/content/public.ts';
import type { Edition } from '#features/sites/public.ts';

export function framedOrigins(edition: Edition): string[] {
  const maps = edition.sections.flatMap((section) =>
    section.components.flatMap((part) => (part.factory === 'tour-map' ? new URL(part.props.src).origin : [])),
  );
  const own = edition.ownPages.map(({ host }) => `https://${host}`);
  return [...new Set([...frameOrigins, ...maps, ...own])];
}
