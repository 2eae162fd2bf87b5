/** What all sitemaps of a domain have in common. */
import type { Viewpoint } from '#features/content/public.server.ts';
import { listOfSearch } from '#features/lists/public.ts';
import { originOf, type Site, sitesOfDomain } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import type { House } from '../compose.ts';
import { everyStory } from './feed-source.ts';

/** The sites of one domain, whose stories have their canonical addresses on it. */
export interface MappedPaper {
  house: House;
  /** The first of them. */
  main: Site;
  sites: string[];
  view: Viewpoint;
  origin: string;
  /** The list of all that they publish. */
  list: string;
}

export function mappedPaper(house: House, main: Site): MappedPaper {
  const { edition, port } = house;
  return {
    house,
    main,
    sites: sitesOfDomain(edition, main).map((site) => site.slug),
    view: { edition, site: main, port },
    origin: originOf(main, port),
    list: listOfSearch(edition, main, everyStory),
  };
}

export function xmlAnswer(body: FinishedAnswer['body'], dependencies: Dependency[]): FinishedAnswer {
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body,
    dependencies,
  };
}

/** Stories that came, went or changed between two moments (unix seconds, both included). */
export function archiveDependencies(
  paper: MappedPaper,
  stretch: { from?: number; to?: number } = {},
): Dependency[] {
  return [
    { key: paper.list, ...stretch },
    ...paper.sites.map((site) => ({ key: `sitemap:${site}`, ...stretch })),
  ];
}
