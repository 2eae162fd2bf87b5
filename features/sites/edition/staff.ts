/** The newsroom's staff in the imprint [SITE-34]. */
import { z } from 'zod';

const person = z.strictObject({
  name: z.string(),
  role: z.string().default(''),
  email: z.string().default(''),
  /** Slug of the person as an author; '' for people who do not write. */
  author: z.string().default(''),
});

/** A desk or another department. */
const staffGroup = z.strictObject({ title: z.string(), people: z.array(person).min(1) });

/** `staff.yaml`: each group belongs to a site, by slug, and to all sites of its domain. */
export const staffSchema = z.array(staffGroup.extend({ site: z.string() }));

export type StaffGroup = z.infer<typeof staffGroup>;
