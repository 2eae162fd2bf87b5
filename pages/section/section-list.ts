/** The list of a section's page, and the section's components by name. */

import { listOfSearch } from '#features/lists/public.ts';
import {
  articleListOf,
  defaultPageSize,
  type Section,
  type SectionComponent,
  searchOfSection,
  type Viewpoint,
} from '#features/sites/public.ts';

/** The list page that an address means. */
export interface SectionAddress {
  section: Section;
  params: Readonly<Record<string, string>>;
  page: number;
  /** From the query, 1–100; null for the section's default. */
  perPage: number | null;
}

export function listOf(
  { edition, site }: Viewpoint,
  section: Section,
  params: Readonly<Record<string, string>>,
): string {
  const search = searchOfSection(section, params);
  // The edition loader refuses sections without a list.
  if (!search) throw new Error(`the section '${section.name}' has no list`);
  return listOfSearch(edition, site, search);
}

/** Stories on a page of the list unless the address says how many [LIST-05]. */
export function pageSizeOf(section: Section): number {
  return articleListOf(section)?.props.perPage ?? defaultPageSize;
}

type Component<Name> = Extract<SectionComponent, { factory: Name }>;

export function componentOf<Name extends SectionComponent['factory']>(
  section: Section,
  factory: Name,
): Component<Name> | undefined {
  return section.components.find((one): one is Component<Name> => one.factory === factory);
}
