/**
 * Names of lists. One search has one name, which is also the surrogate key of the pages that show the list:
 * `latest:telex`, `section:sport@telex` (the sites of a domain), `tag:hidak` (all sites), `flag:live/g7` (one site),
 * and `search:section:tura&tag:konnyu&-tag:hirek@telex` for a combination of criteria.
 */
import { domainOf, type Edition, type ListSearch, type Site, siteBySlug } from '#features/sites/public.ts';

export type Scope = { of: 'site'; site: string } | { of: 'paper'; paper: string } | { of: 'all' };

/** @example listOfSearch(edition, site, { …, superTags: ['sport'], sites: 'domain' }) // 'section:sport@telex' */
export function listOfSearch(edition: Edition, site: Site, search: ListSearch): string {
  return nameOfList(search, scopeOf(edition, site, search.sites));
}

export function scopeOf(edition: Edition, site: Site, sites: ListSearch['sites']): Scope {
  if (sites === 'own') return { of: 'site', site: site.slug };
  if (sites === 'domain') return { of: 'paper', paper: domainOf(edition, site) };
  if (sites === 'all') return { of: 'all' };
  return { of: 'site', site: siteBySlug(edition, sites.site).slug };
}

export function nameOfList(search: Omit<ListSearch, 'sites'>, scope: Scope): string {
  const parts = partsOf(search);
  const [first = 'latest'] = parts;
  if (parts.length <= 1 && isStandardList(first, scope)) return nameIn(first, scope);
  return `search:${parts.length === 0 ? first : parts.join('&')}${suffixOf(scope)}`;
}

/** The name of `latest`, `section:sport` and similar criteria within a scope. */
export function nameIn(part: string, scope: Scope): string {
  if (part === 'latest' && scope.of === 'site') return `latest:${scope.site}`;
  return part + suffixOf(scope);
}

/** Whether every story is entered in this list, independently of the edition's sections. */
function isStandardList(part: string, scope: Scope): boolean {
  if (scope.of === 'all') return /^(section|tag|author):/.test(part);
  if (scope.of === 'site') return part === 'latest' || part.startsWith('flag:');
  return part === 'latest' || /^(section|tag|author|flag):/.test(part) || part === 'language:en';
}

/** Standard lists whose intersection is the search's result; excluded tags cannot be expressed this way. */
export function standardListsFor(search: ListSearch, scope: Scope): string[] {
  const parts = partsOf({ ...search, withoutTags: [] });
  const inScope = parts.filter((part) => isStandardList(part, scope));
  const elsewhere = parts.filter((part) => !isStandardList(part, scope));
  return [
    ...inScope.map((part) => nameIn(part, scope)),
    ...elsewhere.map((part) => nameIn(part, { of: 'all' })),
    ...(elsewhere.length > 0 && scope.of !== 'all' ? [nameIn('latest', scope)] : []),
  ];
}

/** The list of a list's stories that editors marked as important: the highlight block shows these first. */
export function highlightsOf(list: string): string {
  return `highlight:${list}`;
}

/**
 * Lists above which pages show a highlight block [LIST-22]: no lists of a single site, and tags and languages only for
 * a domain.
 */
export function hasHighlights(list: string): boolean {
  return /^(section|search):[^/]*$/.test(list) || /^(tag|language):.*@/.test(list);
}

function partsOf(search: Omit<ListSearch, 'sites'>): string[] {
  return [
    ...namedCriteria('section', search.superTags),
    ...namedCriteria('tag', search.tags),
    ...namedCriteria('author', search.authors),
    ...namedCriteria('flag', search.flags),
    ...(search.language === undefined ? [] : [`language:${search.language}`]),
    ...namedCriteria('-tag', search.withoutTags),
  ];
}

function namedCriteria(kind: string, slugs: readonly string[]): string[] {
  return [...new Set(slugs)].toSorted().map((slug) => `${kind}:${slug}`);
}

function suffixOf(scope: Scope): string {
  if (scope.of === 'all') return '';
  return scope.of === 'site' ? `/${scope.site}` : `@${scope.paper}`;
}
