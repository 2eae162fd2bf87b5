/**
 * What a section's page lists at one address: the search of its article list that the address selects, with the
 * address's parameters filled in. Null when the section lists nothing.
 *
 * @example searchOfSection(section, { slug: 'sport' }) // { superTags: ['sport'], …, sites: 'domain' }
 */
import type { ListSearch, Section, SectionComponent } from './section.ts';

export function searchOfSection(section: Section, params: Record<string, string>): ListSearch | null {
  const list = articleListOf(section);
  if (!list) return null;
  const { search, searches, selectedSearch } = list.props;
  const chosen = searches?.[filled(selectedSearch ?? '', params)] ?? search;
  return chosen ? filledSearch(chosen, params) : null;
}

/** The same for the stories of an extra block or of anything else that searches [LIST-24]. */
export function filledSearch(search: ListSearch, params: Record<string, string>): ListSearch {
  const fill = (names: string[]) => names.map((name) => filled(name, params));
  return {
    ...search,
    superTags: fill(search.superTags),
    tags: fill(search.tags),
    authors: fill(search.authors),
    flags: fill(search.flags),
    withoutTags: fill(search.withoutTags),
  };
}

export function articleListOf(section: Section): ArticleList | undefined {
  return section.components.find((component) => component.factory === 'article-list');
}
type ArticleList = Extract<SectionComponent, { factory: 'article-list' }>;

/** A text of the edition with an address's parameters in the places kept for them: `/rss/rovat/{slug}`. */
export function filled(template: string, params: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
}

/** Names of the parameters that a text has places for. */
export function placesOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
