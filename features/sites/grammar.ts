/**
 * Everything one site answers at, most particular pattern first: routes that are code, the edition's sections, and its
 * redirects.
 */
import { type CodedRoute, codedRoutes, hasRoute } from './coded-routes.ts';
import { contentRoutes } from './content-page.ts';
import type { Edition } from './edition.ts';
import { compareParticularity, compilePattern, type PathPattern } from './path-pattern.ts';
import { type Redirect, redirectTitle } from './redirect.ts';
import type { Section } from './section.ts';
import type { Site } from './site.ts';

export type Row = { title: string; pattern: PathPattern } & (
  | { kind: 'coded'; route: CodedRoute }
  | { kind: 'section'; section: Section }
  | { kind: 'redirect'; redirect: Redirect }
);

export interface Grammar {
  rows: Row[];
  /** Sections at the site's own front page: they answer from the second page on [X03]. */
  frontLists: Section[];
}

/** An edition is read once and never changes: its grammar is put together once. */
const known = new WeakMap<Edition, Map<string, Grammar>>();

export function grammarOf(edition: Edition, site: Site): Grammar {
  const bySite = known.get(edition) ?? new Map<string, Grammar>();
  known.set(edition, bySite);
  const grammar = bySite.get(site.slug) ?? grammarOfSite(edition, site);
  bySite.set(site.slug, grammar);
  return grammar;
}

/** The edition's own table and what follows from its other data [REDIR-12]. */
export function redirectsOf(edition: Edition): Redirect[] {
  const { path, href } = edition.shop;
  return [...edition.redirects, { from: path, to: href, status: 302, sites: [edition.mainSite] }];
}

function grammarOfSite(edition: Edition, site: Site): Grammar {
  const sections = edition.sections.filter((section) => section.sites.includes(site.slug));
  const rows = [
    ...codedRoutes.filter((route) => hasRoute(site, route)).map(codedRow),
    ...contentRoutes(edition, site).map(codedRow),
    ...sections.filter((section) => section.pattern !== '/').map(sectionRow),
    ...redirectsOf(edition)
      .filter((redirect) => redirect.sites.includes(site.slug))
      .map(redirectRow),
  ];
  return {
    rows: rows
      .filter((row) => row !== undefined)
      .toSorted((a, b) => compareParticularity(a.pattern, b.pattern)),
    frontLists: sections.filter((section) => section.pattern === '/'),
  };
}

function codedRow(route: CodedRoute): Row | undefined {
  const pattern = compilePattern(route.pattern, route.allowed);
  if (typeof pattern === 'string') return undefined;
  return { kind: 'coded', title: `the route '${route.name}'`, pattern, route };
}

function sectionRow(section: Section): Row | undefined {
  const pattern = compilePattern(section.pattern, section.allowed);
  if (typeof pattern === 'string') return undefined;
  return { kind: 'section', title: `section '${section.name}'`, pattern, section };
}

function redirectRow(redirect: Redirect): Row | undefined {
  const pattern = compilePattern(redirect.from);
  if (typeof pattern === 'string') return undefined;
  return { kind: 'redirect', title: `the redirect ${redirectTitle(redirect)}`, pattern, redirect };
}
