/** Checks a single section. */

import { compilePattern, namesOf, type PathPattern } from '../addresses/path-pattern.ts';
import type { Edition } from '../edition/edition.ts';
import { articleListOf, placeholdersOf } from '../sections/search-of-section.ts';
import { type ListSearch, routesWithHighlights, type Section } from '../sections/section.ts';

export function sectionFaults(edition: Edition, section: Section): string[] {
  const pattern = compilePattern(section.pattern, section.allowed);
  const faults =
    typeof pattern === 'string'
      ? [pattern]
      : [...parameterFaults(section, pattern), ...listFaults(edition, section), ...blockFaults(section)];
  if (edition.sections.some((other) => other !== section && other.name === section.name))
    faults.push('another section has the same name');
  return faults.map((fault) => `section '${section.name}': ${fault}`);
}

/** Checks that every placeholder is a parameter of the pattern. */
function parameterFaults(section: Section, pattern: PathPattern): string[] {
  const names = namesOf(pattern);
  const unknown = (what: string, templates: readonly string[]) =>
    templates
      .flatMap(placeholdersOf)
      .filter((name) => !names.includes(name))
      .map((name) => `${what} has the placeholder '${name}', which ${section.pattern} does not have`);
  return [
    ...unknown('rss', [section.rss]),
    ...unknown('selectedSearch', [articleListOf(section)?.props.selectedSearch ?? '']),
    ...searchesOf(section).flatMap((search) =>
      unknown('a search', [
        ...search.superTags,
        ...search.tags,
        ...search.authors,
        ...search.flags,
        ...search.withoutTags,
      ]),
    ),
    ...Object.keys(section.allowed)
      .filter((name) => !names.includes(name))
      .map((name) => `allowed names '${name}', which ${section.pattern} has not`),
  ];
}

/** Checks that the list has one search, or several of which the address can only select existing ones. */
function listFaults(edition: Edition, section: Section): string[] {
  const faults = searchesOf(section).flatMap(({ sites }) =>
    typeof sites === 'object' && !edition.sites.some(({ slug }) => slug === sites.site)
      ? [`a search names the site '${sites.site}', which is none`]
      : [],
  );
  const list = articleListOf(section)?.props;
  if (!list) return [...faults, 'it has no article-list'];
  if ((list.search === undefined) === (list.searches === undefined))
    faults.push('an article-list has either a search or searches');
  if (list.searches === undefined) return faults;
  for (const name of selectionsOf(section, list.selectedSearch ?? ''))
    if (!Object.hasOwn(list.searches, name)) faults.push(`selectedSearch: there is no search '${name}'`);
  return faults;
}

function selectionsOf(section: Section, selected: string): readonly string[] {
  const [place] = placeholdersOf(selected);
  return place === undefined ? [selected] : (section.allowed[place] ?? [selected]);
}

function blockFaults({ components, language, route }: Section): string[] {
  const has = (name: string): boolean => components.some(({ factory }) => factory === name);
  return [
    ...(has('highlight-block') && !routesWithHighlights.includes(route)
      ? [`a highlight-block is allowed on the routes ${routesWithHighlights.join(', ')} only`]
      : []),
    ...(language !== 'hu' && (has('football') || has('formula1'))
      ? ['live lists are in Hungarian only']
      : []),
  ];
}

function searchesOf(section: Section): ListSearch[] {
  return section.components.flatMap((component) => {
    if (component.factory === 'extra-block') return [component.props.search];
    if (component.factory !== 'article-list') return [];
    const { search, searches } = component.props;
    return [...(search ? [search] : []), ...Object.values(searches ?? {})];
  });
}
