/** Who makes the paper, as the imprint says it [SITE-34]. */
import { z } from 'zod';
import { type Edition, sitesOfDomain } from './edition.ts';
import type { Site } from './site.ts';

const person = z
  .strictObject({ name: z.string(), role: z.string().default(''), email: z.string().default('') })
  .meta({ id: 'StaffMember' });

export const staffGroupSchema = z.strictObject({ title: z.string(), people: z.array(person).min(1) }).meta({
  id: 'StaffGroup',
  description: 'A desk or another part of the house, in the order of the imprint.',
});

/** `staff.yaml`: each group belongs to the site called by slug, and to all sites of its domain. */
export const staffSchema = z.array(staffGroupSchema.extend({ site: z.string() }));

export type StaffGroup = z.infer<typeof staffGroupSchema>;

/** The staff of the paper a site belongs to. */
export function staffOf(edition: Edition, site: Site): StaffGroup[] {
  const paper = sitesOfDomain(edition, site).map(({ slug }) => slug);
  return edition.staff
    .filter((group) => paper.includes(group.site))
    .map(({ title, people }) => ({ title, people }));
}
