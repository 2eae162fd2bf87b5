import type { Site } from './site.ts';

/** Menu entry of the saved stories; defined in code, because every edition has it. */
export function savedLink(site: Site): Site['menu'][number] {
  return { title: 'Mentett cikkek', english: 'Saved stories', href: `${site.path}/mentett` };
}
