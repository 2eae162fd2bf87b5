/**
 * The search of a section's article list at an address: the one that the parameters select, with its placeholders
 * filled in. Null when the section has no such list.
 *
 * @example searchOfSection(section, { slug: 'sport' }) // { superTags: ['sport'], …, sites: 'domain' }
 */
import type { ListSearch, Section, SectionComponent } from './section.ts';

export function searchOfSection(
  section: Section,
  params: Readonly<Record<string, string>>,
): ListSearch | null {
  const list = articleListOf(section);
  if (!list) return null;
  const { search, searches, selectedSearch } = list.props;
  const selected = searches?.[fillTemplate(selectedSearch ?? '', params)] ?? search;
  return selected ? fillSearch(selected, params) : null;
}

/** Fills the placeholders of any search, such as that of an extra block [LIST-24]. */
export function fillSearch(search: ListSearch, params: Readonly<Record<string, string>>): ListSearch {
  const fill = (names: string[]) => names.map((name) => fillTemplate(name, params));
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

/** Replaces the placeholders of a text of the edition with an address's parameters: `/rss/rovat/{slug}`. */
export function fillTemplate(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
}

/** Names of the placeholders in a text. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
