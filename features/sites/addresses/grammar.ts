/** All addresses of a site, most specific pattern first: the program's pages, and the edition's redirects. */
import type { Edition, PagePath, PageTraits } from '../edition/edition.ts';
import { type Redirect, redirectTitle } from '../edition/redirect.ts';
import type { Site } from '../edition/site.ts';
import { hasPath, pathsOf } from './page-paths.ts';
import { compareSpecificity, compilePattern, type PathPattern } from './path-pattern.ts';

/** A page at one of its paths. */
export interface PageAt {
  page: PageTraits;
  path: PagePath;
}

export type Row = { title: string; pattern: PathPattern } & (
  | (PageAt & {
      kind: 'page';
      /** Pages with the same pattern that answer only certain queries. */
      conditional: PageAt[];
    })
  | { kind: 'redirect'; redirect: Redirect }
  /** Addresses that are invalid rather than unknown, which their message says. */
  | { kind: 'invalid' }
);

export interface Grammar {
  rows: Row[];
}

/** An edition never changes after loading, so each grammar is built once. */
const grammarsByEdition = new WeakMap<Edition, Map<string, Grammar>>();

export function grammarOf(edition: Edition, site: Site): Grammar {
  const bySite = grammarsByEdition.get(edition) ?? new Map<string, Grammar>();
  grammarsByEdition.set(edition, bySite);
  const grammar = bySite.get(site.slug) ?? grammarOfSite(edition, site);
  bySite.set(site.slug, grammar);
  return grammar;
}

/** The edition's redirects, and the one derived from its shop [REDIR-12]. */
export function redirectsOf(edition: Edition): Redirect[] {
  const { shop, redirects } = edition;
  if (!shop) return redirects;
  return [...redirects, { from: shop.path, to: shop.href, status: 302, sites: [edition.mainSite] }];
}

function grammarOfSite(edition: Edition, site: Site): Grammar {
  const all = edition.routes.flatMap((page) =>
    pathsOf(page, edition)
      .filter((path) => hasPath(site, page, path))
      .map((path) => ({ page, path })),
  );
  const conditional = all.filter(({ path }) => path.when);
  const rows = [
    ...all.filter(({ path }) => !path.when).map((one) => pageRow(one, conditional)),
    ...(site.path === '' ? [] : [invalidNames]),
    ...redirectsOf(edition)
      .filter((redirect) => redirect.sites.includes(site.slug))
      .map(redirectRow),
  ];
  return {
    rows: rows
      .filter((row) => row !== undefined)
      .toSorted((a, b) => compareSpecificity(a.pattern, b.pattern)),
  };
}

function pageRow({ page, path }: PageAt, others: readonly PageAt[]): Row | undefined {
  const pattern = compilePattern(path.pattern, path.allowed);
  if (typeof pattern === 'string') return undefined;
  const conditional = others.filter((other) => other.path.pattern === path.pattern);
  return { kind: 'page', title: titleOf({ page, path }), pattern, page, path, conditional };
}

export function titleOf({ page, path }: PageAt): string {
  return path.title ?? `the route '${path.route ?? page.route}'`;
}

/** A sub-site's pages have fixed names, so any other name is an invalid page, not an unknown address [SITE-30]. */
const invalidNames = invalidRow();

function invalidRow(): Row | undefined {
  const pattern = compilePattern('/{slug}', { slug: [] });
  return typeof pattern === 'string'
    ? undefined
    : { kind: 'invalid', title: 'the names of invalid pages', pattern };
}

function redirectRow(redirect: Redirect): Row | undefined {
  const pattern = compilePattern(redirect.from);
  if (typeof pattern === 'string') return undefined;
  return { kind: 'redirect', title: `the redirect ${redirectTitle(redirect)}`, pattern, redirect };
}
