/** Addresses whose pages are code: the rows of the specification's table that are not sections of the edition. */
import type { LaterRoute, PageAddress } from './page-address.ts';
import { pageNumber, pageSize } from './page-number.ts';
import { postsAsked } from './posts-address.ts';
import type { Site } from './site.ts';

export interface CodedRoute {
  name: string;
  pattern: string;
  /** Which sites have it: those at the root of their domain, those below a prefix, or all. */
  sites: 'root' | 'below' | 'all';
  /** What its parameters may be beyond "a slug" [ERR-02]. */
  allowed?: Record<string, readonly string[]>;
  isValid?: (params: Record<string, string>) => boolean;
  address: (params: Record<string, string>, query: string) => PageAddress;
}

export const codedRoutes: readonly CodedRoute[] = [
  { name: 'index', pattern: '/', sites: 'all', address: () => ({ route: 'index' }) },
  { name: 'empty', pattern: '/empty', sites: 'all', address: () => ({ route: 'empty' }) },
  {
    name: 'app_web_widget',
    pattern: '/app-web-widget',
    sites: 'root',
    address: () => ({ route: 'app_web_widget' }),
  },
  {
    name: 'kept',
    pattern: '/mentett',
    sites: 'all',
    address: () => ({ route: 'kept', isOffline: false }),
  },
  {
    name: 'offline',
    pattern: '/offline',
    sites: 'all',
    address: () => ({ route: 'kept', isOffline: true }),
  },
  {
    name: 'doc',
    pattern: '/dokumentum/{slug}',
    sites: 'root',
    address: ({ slug = '' }) => ({ route: 'doc', slug }),
  },
  { name: 'archivum', pattern: '/archivum', sites: 'all', address: (_, query) => archive(query) },
  {
    name: 'podcast',
    pattern: '/podcast',
    sites: 'root',
    address: () => ({ route: 'podcast', slug: null, page: 1 }),
  },
  {
    name: 'podcast',
    pattern: '/podcast/{slug}',
    sites: 'all',
    address: ({ slug = '' }, query) => ({
      route: 'podcast',
      slug,
      page: pageNumber(new URLSearchParams(query).get('oldal')),
    }),
  },
  story('/{year:4}/{month:2}/{day:2}/{slug}', false),
  story('/{superTag}/{year:4}/{month:2}/{day:2}/{slug}', false),
  story('/{year:4}/{month:2}/{day:2}/{slug}/elo', true),
  story('/{superTag}/{year:4}/{month:2}/{day:2}/{slug}/elo', true),
  // A sub-site's pages are the sections it names, so that another name is a bad one, not an unknown address [SITE-30].
  {
    name: 'brand',
    pattern: '/{slug}',
    sites: 'below',
    allowed: { slug: [] },
    address: () => ({ route: 'index' }),
  },
  later('attachment_section', '/melleklet/{fullPath...}'),
  later('tip_game', '/melleklet/tippjatek'),
  later('tip_game', '/melleklet/tippjatek/{subSlug}'),
  later('tip_game', '/melleklet/tippjatek/{subSlug}/{key}'),
  later('support', '/tamogatas'),
  { ...later('support', '/tamogatas/{slug}'), allowed: { slug: ['belepes', 'profil', 'hiba', 'siker'] } },
  {
    name: 'login',
    pattern: '/login',
    sites: 'root',
    address: (_, query) => ({ route: 'login', query }),
  },
  {
    name: 'exchange',
    pattern: '/arfolyam',
    sites: 'root',
    address: (_, query) => ({ route: 'exchange', query }),
  },
  // The widgets' own pages, which the specification forgot to place [X24].
  later('football', '/rovat/sport/foci'),
  later('formula_1', '/rovat/sport/forma1'),
];

export function hasRoute(site: Site, route: CodedRoute): boolean {
  const isRoot = site.path === '';
  if (route.sites !== 'all' && (route.sites === 'root') !== isRoot) return false;
  return !site.without.some((name) => name === route.name);
}

function later(name: LaterRoute, pattern: string): CodedRoute {
  return { name, pattern, sites: 'root', address: (params) => ({ route: 'later', name, params }) };
}

function archive(query: string): PageAddress {
  const given = new URLSearchParams(query);
  const page = pageNumber(given.get('oldal'));
  return { route: 'archivum', query, page, perPage: pageSize(given.get('perPage')) };
}

/** `[{super tag}/]{year}/{month}/{day}/{slug}[/elo]` [SITE-23] [SITE-24] [X01]. */
function story(pattern: string, elo: boolean): CodedRoute {
  return {
    name: 'single_article',
    pattern,
    sites: 'all',
    isValid: (params) => isDate(dateOf(params)),
    address: ({ superTag = null, slug = '', ...date }, query) => ({
      route: 'single_article',
      superTag,
      date: dateOf(date),
      slug,
      elo,
      posts: postsAsked(query),
    }),
  };
}

function dateOf({ year, month, day }: Record<string, string>): string {
  return `${year}-${month}-${day}`;
}

function isDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}
