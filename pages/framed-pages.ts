import type { Edition } from '#features/sites/public.ts';

/** Origins of the maps that sections show, and of the publisher's own pages on other hosts. */
export function framedPages({ sections, ownPages }: Edition): string[] {
  const maps = sections.flatMap(({ components }) =>
    components.flatMap((part) => (part.factory === 'tour-map' ? new URL(part.props.src).origin : [])),
  );
  return [...maps, ...ownPages.map(({ host }) => `https://${host}`)];
}
