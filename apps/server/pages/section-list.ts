/** Which list a section's page shows, and the section's components by name. */

import { listOfSearch } from '#features/lists/public.ts';
import {
  type PageAddress,
  type Section,
  type SectionComponent,
  searchOfSection,
} from '#features/sites/public.ts';
import type { PageRequest } from './page-request.ts';

export type SectionAddress = Extract<PageAddress, { route: 'section' }>;

export function listOf(
  { house, site }: Pick<PageRequest, 'house' | 'site'>,
  section: Section,
  params: Record<string, string>,
): string {
  const search = searchOfSection(section, params);
  // The edition does not load with a section that lists nothing.
  if (!search) throw new Error(`the section '${section.name}' has no list`);
  return listOfSearch(house.edition, site, search);
}

type Component<Name> = Extract<SectionComponent, { factory: Name }>;

export function componentOf<Name extends SectionComponent['factory']>(
  section: Section,
  factory: Name,
): Component<Name> | undefined {
  return section.components.find((one): one is Component<Name> => one.factory === factory);
}
