/** The stories in a domain's sitemaps: those of all its sites, which have their canonical addresses there. */
import { listOfSearch } from '#features/lists/public.ts';
import { sitesOfDomain, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { allStories } from '../section/all-stories.ts';

/** Slugs of the domain's sites. */
export function sitesIn({ edition, site }: Viewpoint): string[] {
  return sitesOfDomain(edition, site).map(({ slug }) => slug);
}

/** The list of everything that the domain publishes. */
export function archiveList({ edition, site }: Viewpoint): string {
  return listOfSearch(edition, site, allStories);
}

/** Depends on stories published, withdrawn or changed between two times (unix seconds, inclusive). */
export function archiveDependencies(
  view: Viewpoint,
  range: { from?: number; to?: number } = {},
): Dependency[] {
  return [
    { key: archiveList(view), ...range },
    ...sitesIn(view).map((site) => ({ key: `sitemap:${site}`, ...range })),
  ];
}
