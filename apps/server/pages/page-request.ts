/** What every page function is given, and what it gives back. */
import type { Head, Page, PageData, Surroundings } from '#apps/web/page-data.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import type { Language } from '#features/content/public.ts';
import { headFigures } from '#features/figures/public.ts';
import { originOf, type Site } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { House } from '../compose.ts';

export interface PageRequest {
  house: House;
  site: Site;
  view: Viewpoint;
  /** Decoded, without query. */
  path: string;
  /** Asked by the native app [APP-01]. */
  isInApp: boolean;
  /** Somebody of the newsroom: may see what is not public, and is never cached [ROLE-02]. */
  isNewsroom: boolean;
}

/** A page, or where to go instead. */
export type PageAnswer =
  | {
      kind: 'page';
      page: Page;
      dependencies: Dependency[];
      /** When what it shows changes by itself: milliseconds from now. */
      freshForMs?: number;
      /** Anybody can ask for anything: kept where it pushes no page out. */
      isKeptApart?: boolean;
    }
  | { kind: 'redirect'; status: 301 | 302; location: string; dependencies: Dependency[] };

export function pageAnswer(
  request: PageRequest,
  status: number,
  head: Head,
  data: PageData,
  dependencies: Dependency[],
  language: Language = 'hu',
): Extract<PageAnswer, { kind: 'page' }> {
  return {
    kind: 'page',
    page: { status, surroundings: surroundingsOf(request, language), head, data },
    dependencies,
  };
}

export function surroundingsOf(request: PageRequest, language: Language): Surroundings {
  const { edition, port } = request.house;
  return {
    site: request.site,
    sites: edition.sites.map((site) => ({
      slug: site.slug,
      name: site.name,
      href: hrefOfSite(request.site, site, port),
    })),
    wordmarks: edition.wordmarks,
    language,
    counter: counterOf(request),
    figures: headFigures(request.house.figures.setting, request.site, null),
    path: request.path,
    app: request.isInApp ? edition.app.bridge : '',
  };
}

function counterOf({ house, site }: PageRequest): Surroundings['counter'] {
  const { support } = house.edition;
  return support?.sites.includes(site.slug) ? { since: support.since, base: support.base } : null;
}

function hrefOfSite(from: Site, to: Site, port: number): string {
  const path = to.path || '/';
  return from.domains[0] === to.domains[0] ? path : originOf(to, port) + path;
}

/** A full address on the request's own site. */
export function fullAddress(request: PageRequest, path: string): string {
  return originOf(request.site, request.house.port) + path;
}
