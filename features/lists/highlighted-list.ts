/** The list whose highlights stand above the page of a section or a tag. */
import {
  resolveAddress,
  searchOfSection,
  sectionOfMatch,
  showsHighlights,
  type Viewpoint,
} from '#features/sites/public.ts';
import { listOfSearch } from './list-names.ts';

export interface PageLabel {
  kind: 'section' | 'tag';
  slug: string;
}

const folders = { section: 'rovat', tag: 'cimke' };

/** Null when the label has no page on this site, or one without highlights [LIST-22]. */
export function highlightedList({ edition, site }: Viewpoint, { kind, slug }: PageLabel): string | null {
  const path = `${site.path}/${folders[kind]}/${slug}`;
  const there = resolveAddress(edition, site.domains[0] ?? '', path, '');
  const section = there.kind === 'page' ? sectionOfMatch(edition, there.match) : undefined;
  if (there.kind !== 'page' || section === undefined || !showsHighlights(section)) return null;
  const search = searchOfSection(section, there.match.params);
  return search === null ? null : listOfSearch(edition, there.site, search);
}
