/**
 * What a list is called. One search has one name, which is also the surrogate key of the pages that show the list:
 * `latest:telex`, `section:sport@telex` (the sites of a domain), `tag:hidak` (all sites), `flag:live/g7` (one site), and
 * `search:section:tura&tag:konnyu&-tag:hirek@telex` for what is no single thing.
 */
import {
  type Edition,
  type ListSearch,
  type Site,
  siteBySlug,
  sitesOfDomain,
} from '#features/sites/public.ts';

export type Scope = { of: 'site'; site: string } | { of: 'paper'; paper: string } | { of: 'all' };

/** @example listOfSearch(edition, site, { …, superTags: ['sport'], sites: 'domain' }) // 'section:sport@telex' */
export function listOfSearch(edition: Edition, site: Site, search: ListSearch): string {
  return nameOfList(search, scopeOf(edition, site, search.sites));
}

/** The first of the sites that share a domain stands for all of them. */
export function paperOf(edition: Edition, site: Site): string {
  return sitesOfDomain(edition, site)[0]?.slug ?? site.slug;
}

export function scopeOf(edition: Edition, site: Site, sites: ListSearch['sites']): Scope {
  if (sites === 'own') return { of: 'site', site: site.slug };
  if (sites === 'domain') return { of: 'paper', paper: paperOf(edition, site) };
  if (sites === 'all') return { of: 'all' };
  return { of: 'site', site: siteBySlug(edition, sites.site).slug };
}

export function nameOfList(search: Omit<ListSearch, 'sites'>, scope: Scope): string {
  const parts = partsOf(search);
  const [first = 'latest'] = parts;
  if (parts.length <= 1 && isAlwaysKept(first, scope)) return nameIn(first, scope);
  return `search:${parts.length === 0 ? first : parts.join('&')}${suffixOf(scope)}`;
}

/** `latest`, `section:sport` and the like, as they are called in a scope. */
export function nameIn(part: string, scope: Scope): string {
  if (part === 'latest' && scope.of === 'site') return `latest:${scope.site}`;
  return part + suffixOf(scope);
}

/** The lists a story gets whatever the edition's sections say. */
export function isAlwaysKept(part: string, scope: Scope): boolean {
  if (scope.of === 'all') return /^(section|tag|author):/.test(part);
  if (scope.of === 'site') return part === 'latest' || part.startsWith('flag:');
  return part === 'latest' || /^(section|tag|author|flag):/.test(part) || part === 'language:en';
}

/**
 * Lists that every story has and that together hold exactly what is searched for; what is excluded cannot be said this
 * way.
 */
export function simpleLists(search: ListSearch, scope: Scope): string[] {
  const parts = partsOf({ ...search, withoutTags: [] });
  const inScope = parts.filter((part) => isAlwaysKept(part, scope));
  const elsewhere = parts.filter((part) => !isAlwaysKept(part, scope));
  return [
    ...inScope.map((part) => nameIn(part, scope)),
    ...elsewhere.map((part) => nameIn(part, { of: 'all' })),
    ...(elsewhere.length > 0 && scope.of !== 'all' ? [nameIn('latest', scope)] : []),
  ];
}

/** A list's stories that editors found important: what its highlight block takes first. */
export function highlightsOf(list: string): string {
  return `highlight:${list}`;
}

/** The lists over which pages put a highlight block [LIST-22]. */
export function hasHighlights(list: string): boolean {
  return /^(section:|tag:|language:|search:).*@/.test(list);
}

function partsOf(search: Omit<ListSearch, 'sites'>): string[] {
  return [
    ...named('section', search.superTags),
    ...named('tag', search.tags),
    ...named('author', search.authors),
    ...named('flag', search.flags),
    ...(search.language === undefined ? [] : [`language:${search.language}`]),
    ...named('-tag', search.withoutTags),
  ];
}

function named(kind: string, slugs: readonly string[]): string[] {
  return [...new Set(slugs)].toSorted().map((slug) => `${kind}:${slug}`);
}

function suffixOf(scope: Scope): string {
  if (scope.of === 'all') return '';
  return scope.of === 'site' ? `/${scope.site}` : `@${scope.paper}`;
}
