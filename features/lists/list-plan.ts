/** Determines the lists of a story: standard lists, and those that the edition's sections need. */
import {
  domainOf,
  type Edition,
  fillSearch,
  fillTemplate,
  type ListSearch,
  siteBySlug,
} from '#features/sites/public.ts';
import { hasHighlights, highlightsOf, nameIn, nameOfList, type Scope, scopeOf } from './list-names.ts';

/** The properties of a public story that determine its lists. */
export interface StoryFacts {
  id: number;
  /** Its own site and those that mirror it. */
  sites: string[];
  language: string;
  /** Including the booleans that have lists: `important`, `favorite`, `announcement`. */
  flags: string[];
  superTags: string[];
  tags: string[];
  authors: string[];
}

export interface ListPlan {
  /** Domain of each site, by site slug. */
  domains: ReadonlyMap<string, string>;
  composites: Composite[];
}

/**
 * A list with several criteria, needed by a section; a placeholder such as `{slug}` matches any value, or the allowed
 * ones.
 */
export interface Composite {
  name: string;
  search: ListSearch;
  scope: Scope;
  allowed: Record<string, string[]>;
}

export function listPlanOf(edition: Edition): ListPlan {
  const domains = new Map(edition.sites.map((site) => [site.slug, domainOf(edition, site)]));
  const composites = new Map<string, Composite>();
  const addComposite = (search: ListSearch, site: string, allowed: Composite['allowed']): void => {
    const scope = scopeOf(edition, siteBySlug(edition, site), search.sites);
    const name = nameOfList(search, scope);
    if (!name.startsWith('search:')) return;
    composites.set(name, {
      name,
      search,
      scope,
      allowed: mergeAllowed(composites.get(name)?.allowed, allowed),
    });
  };
  for (const section of edition.sections)
    for (const search of section.components.flatMap(searchesOf))
      for (const site of section.sites) addComposite(search, site, section.allowed);
  for (const page of edition.pages)
    if (page.route === 'youth') for (const site of page.sites) addComposite(page.stories.search, site, {});
  for (const { site, groups } of edition.landings)
    for (const { search } of groups) addComposite(search, site, {});
  return { domains, composites: [...composites.values()] };
}

export function listsOfStory(plan: ListPlan, story: StoryFacts): string[] {
  const domains = [...new Set(story.sites.flatMap((site) => plan.domains.get(site) ?? []))];
  const labels = [
    ...story.superTags.map((slug) => `section:${slug}`),
    ...story.tags.map((slug) => `tag:${slug}`),
    ...story.authors.map((slug) => `author:${slug}`),
  ];
  const flags = story.flags.map((flag) => `flag:${flag}`);
  const english = story.language === 'en' ? ['language:en'] : [];
  const all = [
    ...labels,
    ...story.sites.flatMap((site) => ['latest', ...flags].map((part) => nameIn(part, { of: 'site', site }))),
    ...domains.flatMap((paper) =>
      ['latest', ...labels, ...flags, ...english].map((part) => nameIn(part, { of: 'paper', paper })),
    ),
    ...plan.composites.flatMap((composite) => compositeNamesFor(composite, story, domains)),
  ];
  const isImportant = story.flags.some((flag) => flag === 'legfontosabb' || flag === 'important');
  return [...new Set([...all, ...(isImportant ? all.filter(hasHighlights).map(highlightsOf) : [])])];
}

/** Whether the edition's sections maintain a list for exactly this search. */
export function isComposite(plan: ListPlan, search: ListSearch, scope: Scope): boolean {
  const name = nameOfList(search, scope);
  const { superTags, tags, authors, flags, language = '' } = search;
  const sites = scope.of === 'site' ? [scope.site] : [];
  const domains = scope.of === 'paper' ? [scope.paper] : [];
  // A story with exactly these labels would be in the list.
  const story = { id: 0, sites, superTags, tags, authors, flags, language };
  return plan.composites.some((composite) => compositeNamesFor(composite, story, domains).includes(name));
}

type Component = Edition['sections'][number]['components'][number];

function searchesOf(component: Component): ListSearch[] {
  if (component.factory === 'extra-block') return [component.props.search];
  if (component.factory !== 'article-list') return [];
  const { search, searches = {} } = component.props;
  return [...(search ? [search] : []), ...Object.values(searches)];
}

/**
 * Merges the allowed values when two sections need the same list: a parameter that one of them does not restrict is
 * unrestricted.
 */
function mergeAllowed(
  one: Composite['allowed'] | undefined,
  other: Composite['allowed'],
): Composite['allowed'] {
  if (!one) return other;
  const both = Object.keys(one).filter((name) => other[name]);
  return Object.fromEntries(both.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}

type Binding = Readonly<Record<string, string>>;

/** The lists that a composite's search yields for this story's labels; none when the story does not match. */
function compositeNamesFor(
  { search, scope, allowed }: Composite,
  story: StoryFacts,
  domains: string[],
): string[] {
  if (scope.of === 'site' && !story.sites.includes(scope.site)) return [];
  if (scope.of === 'paper' && !domains.includes(scope.paper)) return [];
  if (search.language !== undefined && search.language !== story.language) return [];
  const wanted = [
    ...search.superTags.map((template) => ({ template, values: story.superTags })),
    ...search.tags.map((template) => ({ template, values: story.tags })),
    ...search.authors.map((template) => ({ template, values: story.authors })),
    ...search.flags.map((template) => ({ template, values: story.flags })),
  ];
  const bindings = wanted.reduce<Binding[]>(
    (known, { template, values }) =>
      known.flatMap((binding) =>
        values.flatMap((value) => {
          const more = bind(template, value, binding, allowed);
          return more === null ? [] : [more];
        }),
      ),
    [{}],
  );
  return bindings.flatMap((binding) => {
    const filled = fillSearch(search, binding);
    return filled.withoutTags.some((tag) => story.tags.includes(tag)) ? [] : [nameOfList(filled, scope)];
  });
}

/** Values of the template's placeholders for which it equals `value`; null when it cannot. */
function bind(
  template: string,
  value: string,
  known: Binding,
  allowed: Composite['allowed'],
): Binding | null {
  const filled = fillTemplate(template, known);
  if (!filled.includes('{')) return filled === value ? known : null;
  const pattern = filled.replace(/[^{}\w-]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
  const found = new RegExp(`^${pattern}$`).exec(value)?.groups;
  if (!found) return null;
  const fits = Object.entries(found).every(([name, text]) => allowed[name]?.includes(text) ?? true);
  return fits ? { ...known, ...found } : null;
}
