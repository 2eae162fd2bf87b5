/** Who makes the paper, as the imprint says it [SITE-34]. */
import { z } from 'zod';
import { type Edition, sitesOfDomain } from './edition.ts';
import type { Site } from './site.ts';

const person = z.strictObject({
  name: z.string(),
  role: z.string().default(''),
  email: z.string().default(''),
  /** Slug of who writes in the paper; '' for who does not. */
  author: z.string().default(''),
});

/** A desk or another part of the house. */
const staffGroup = z.strictObject({ title: z.string(), people: z.array(person).min(1) });

/** `staff.yaml`: each group belongs to the site called by slug, and to all sites of its domain. */
export const staffSchema = z.array(staffGroup.extend({ site: z.string() }));

export type StaffGroup = z.infer<typeof staffGroup>;

/** The staff of the paper a site belongs to. */
export function staffOf(edition: Edition, site: Site): StaffGroup[] {
  const paper = sitesOfDomain(edition, site).map(({ slug }) => slug);
  return edition.staff
    .filter((group) => paper.includes(group.site))
    .map(({ title, people }) => ({ title, people }));
}
