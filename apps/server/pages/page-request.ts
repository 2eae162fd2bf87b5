/** What every page function is given, and what it gives back. */
import type { Head, Page, PageData, Surroundings } from '#apps/web/page-data.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import type { Language } from '#features/content/public.ts';
import { originOf, type Site } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import type { House } from '../compose.ts';
import { shellAround } from './shell-around.ts';

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
  | {
      kind: 'redirect';
      status: 301 | 302;
      location: string;
      dependencies: Dependency[];
      /** The reader's query goes along, whatever it is [REDIR-10]. */
      takesQuery?: true;
    };

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
  const { house, site, path } = request;
  return {
    site,
    language,
    path,
    today: dayKey(house.clock.now().getTime() / 1000, site.timeZone),
    app: request.isInApp ? house.edition.app.bridge : '',
    shell: shellAround(request, language),
  };
}

/** A full address on the request's own site. */
export function fullAddress(request: PageRequest, path: string): string {
  return originOf(request.site, request.house.port) + path;
}
