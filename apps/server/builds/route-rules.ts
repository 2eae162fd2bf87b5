/** Addresses that are not pages, so that the browser does not request a payload for them. */
import { accountService } from '#features/accounts/public.ts';
import { quizService } from '#features/quiz/public.ts';
import { type Edition, hasPath, pathsOf } from '#features/sites/public.ts';
import { feedFolders, formerFeedPaths } from '#pages/feeds/feed-address.ts';

/** `static`: whole paths; `wildcard`: a path and everything below it; `dynamic`: patterns. */
export interface RouteMatcher {
  static: Record<string, RouteRules>;
  wildcard: Record<string, RouteRules>;
  dynamic: Record<string, RouteRules>;
}

export interface RouteRules {
  /** False if the browser must load the address as a document. */
  payload: boolean;
}

export function routeRules(edition: Edition): RouteMatcher {
  const files = ['/robots.txt', '/healthz', '/readyz', ...Object.keys(formerFeedPaths)];
  const quizzes = edition.sites.map(({ path }) => path + quizService);
  const folders = [
    ...quizzes,
    accountService,
    '/api',
    '/builds',
    '/kepek',
    '/felvetelek',
    '/fajlok',
    '/_assets',
    '/.well-known',
    ...Object.values(feedFolders),
  ];
  return {
    static: plain([...files, ...(edition.shop ? [edition.shop.path] : [])]),
    wildcard: plain([...folders, ...personalFolders(edition)]),
    dynamic: {},
  };
}

/** Personal pages have no payload, nor what is below them: their patterns up to the first parameter. */
function personalFolders(edition: Edition): string[] {
  const personal = edition.routes.filter((page) => page.audience === 'personal');
  const places = personal.flatMap((page) =>
    pathsOf(page, edition).flatMap((path) =>
      edition.sites.filter((site) => hasPath(site, page, path)).map((site) => site.path + path.pattern),
    ),
  );
  return [...new Set(places.map((place) => place.replace(/\/\{.*$/, '')))];
}

function plain(paths: string[]): Record<string, RouteRules> {
  return Object.fromEntries(paths.map((path) => [path, { payload: false }]));
}
