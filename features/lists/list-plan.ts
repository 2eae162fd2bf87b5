/** Which lists a story stands in: those every story has, and those that the edition's sections ask for. */
import { type Edition, type ListSearch, siteBySlug } from '#features/sites/public.ts';
import {
  hasHighlights,
  highlightsOf,
  nameIn,
  nameOfList,
  paperOf,
  type Scope,
  scopeOf,
} from './list-names.ts';

/** What decides where a public story stands. */
export interface StoryFacts {
  id: number;
  /** Its own site and those that mirror it. */
  sites: string[];
  language: string;
  /** With the booleans that lists are made of: `important`, `favorite`, `announcement`. */
  flags: string[];
  superTags: string[];
  tags: string[];
  authors: string[];
}

export interface ListPlan {
  /** The papers' names by their sites'. */
  papers: ReadonlyMap<string, string>;
  composites: Composite[];
}

/** A list of more than one thing, as a section asks for it; `{slug}` in it stands for anything, or what is allowed. */
export interface Composite {
  name: string;
  search: ListSearch;
  scope: Scope;
  allowed: Record<string, string[]>;
}

export function listPlanOf(edition: Edition): ListPlan {
  const papers = new Map(edition.sites.map((site) => [site.slug, paperOf(edition, site)]));
  const composites = new Map<string, Composite>();
  const ask = (search: ListSearch, site: string, allowed: Composite['allowed']): void => {
    const scope = scopeOf(edition, siteBySlug(edition, site), search.sites);
    const name = nameOfList(search, scope);
    if (!name.startsWith('search:')) return;
    composites.set(name, { name, search, scope, allowed: either(composites.get(name)?.allowed, allowed) });
  };
  for (const section of edition.sections)
    for (const search of section.components.flatMap(searchesOf))
      for (const site of section.sites) ask(search, site, section.allowed);
  for (const page of edition.pages)
    if (page.route === 'youth') for (const site of page.sites) ask(page.stories.search, site, {});
  for (const { site, groups } of edition.landings) for (const { search } of groups) ask(search, site, {});
  return { papers, composites: [...composites.values()] };
}

export function listsOfStory(plan: ListPlan, story: StoryFacts): string[] {
  const papers = [...new Set(story.sites.flatMap((site) => plan.papers.get(site) ?? []))];
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
    ...papers.flatMap((paper) =>
      ['latest', ...labels, ...flags, ...english].map((part) => nameIn(part, { of: 'paper', paper })),
    ),
    ...plan.composites.flatMap((composite) => namesWithin(composite, story, papers)),
  ];
  const isImportant = story.flags.some((flag) => flag === 'legfontosabb' || flag === 'important');
  return [...new Set([...all, ...(isImportant ? all.filter(hasHighlights).map(highlightsOf) : [])])];
}

/** Whether the edition's sections keep a list of just this search. */
export function isComposite(plan: ListPlan, search: ListSearch, scope: Scope): boolean {
  const name = nameOfList(search, scope);
  const { superTags, tags, authors, flags, language = '' } = search;
  const sites = scope.of === 'site' ? [scope.site] : [];
  const papers = scope.of === 'paper' ? [scope.paper] : [];
  // A story with these labels and no others would stand in it.
  const story = { id: 0, sites, superTags, tags, authors, flags, language };
  return plan.composites.some((composite) => namesWithin(composite, story, papers).includes(name));
}

type Component = Edition['sections'][number]['components'][number];

function searchesOf(component: Component): ListSearch[] {
  if (component.factory === 'extra-block') return [component.props.search];
  if (component.factory !== 'article-list') return [];
  const { search, searches = {} } = component.props;
  return [...(search ? [search] : []), ...Object.values(searches)];
}

/** Two sections may ask for one list with other values allowed: a parameter that one of them leaves open is open. */
function either(one: Composite['allowed'] | undefined, other: Composite['allowed']): Composite['allowed'] {
  if (!one) return other;
  const both = Object.keys(one).filter((name) => other[name]);
  return Object.fromEntries(both.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}

type Binding = Readonly<Record<string, string>>;

/** The lists a composite's search makes of this story's labels; none when the story is not in it. */
function namesWithin({ search, scope, allowed }: Composite, story: StoryFacts, papers: string[]): string[] {
  if (scope.of === 'site' && !story.sites.includes(scope.site)) return [];
  if (scope.of === 'paper' && !papers.includes(scope.paper)) return [];
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
    const filled = filledBy(search, binding);
    return filled.withoutTags.some((tag) => story.tags.includes(tag)) ? [] : [nameOfList(filled, scope)];
  });
}

/** What the template's places stand for when the whole of it is `value`; null when it cannot be. */
function bind(
  template: string,
  value: string,
  known: Binding,
  allowed: Composite['allowed'],
): Binding | null {
  const filled = filledIn(template, known);
  if (!filled.includes('{')) return filled === value ? known : null;
  const pattern = filled.replace(/[^{}\w-]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
  const found = new RegExp(`^${pattern}$`).exec(value)?.groups;
  if (!found) return null;
  const fits = Object.entries(found).every(([name, text]) => allowed[name]?.includes(text) ?? true);
  return fits ? { ...known, ...found } : null;
}

function filledBy(search: ListSearch, binding: Binding): ListSearch {
  const fill = (texts: string[]) => texts.map((text) => filledIn(text, binding));
  const { superTags, tags, authors, flags, withoutTags } = search;
  return {
    ...search,
    superTags: fill(superTags),
    tags: fill(tags),
    authors: fill(authors),
    flags: fill(flags),
    withoutTags: fill(withoutTags),
  };
}

function filledIn(template: string, binding: Binding): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => binding[name] ?? place);
}
