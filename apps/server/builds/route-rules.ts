/** Which addresses of ours are no pages, so that nobody asks for their payload. */
import { quizService } from '#features/quiz/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { feedFolders, formerFeeds } from '../feeds/feed-address.ts';

/** `static` names whole paths, `wildcard` a path and all below it, `dynamic` patterns. */
export interface RouteMatcher {
  static: Record<string, RouteRules>;
  wildcard: Record<string, RouteRules>;
  dynamic: Record<string, RouteRules>;
}

export interface RouteRules {
  /** False where a browser must load the address as it is. */
  payload: boolean;
}

export function routeRules(edition: Edition): RouteMatcher {
  const files = ['/robots.txt', '/metrics', '/healthz', '/readyz', ...Object.keys(formerFeeds)];
  const quizzes = edition.sites.map(({ path }) => path + quizService);
  const folders = [
    ...quizzes,
    '/api',
    '/builds',
    '/kepek',
    '/felvetelek',
    '/_assets',
    '/.well-known',
    ...Object.values(feedFolders),
  ];
  return {
    static: plain([...files, edition.shop.path]),
    wildcard: plain(folders),
    dynamic: {},
  };
}

function plain(paths: string[]): Record<string, RouteRules> {
  return Object.fromEntries(paths.map((path) => [path, { payload: false }]));
}
