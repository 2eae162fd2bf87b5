import type { Site } from './site.ts';

/** Where readers find what they saved: as code, because every edition has it. */
export function keptLink(site: Site): { title: string; href: string } {
  return { title: 'Mentett cikkek', href: `${site.path}/mentett` };
}
