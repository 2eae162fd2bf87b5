/** `GET /api/impress/staff`: the staff list of the imprint [SITE-34]. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import { type StaffGroup, staffOf } from '#features/sites/public.ts';

const person = z.object({
  name: z.string(),
  role: z.string().min(1).nullable(),
  email: z.string().min(1).nullable(),
  author: z.string().min(1).nullable().describe('Slug as an author; null for none.'),
});
const group = z.object({ title: z.string(), people: z.array(person) }).describe('A desk.');
const staffSchema = z.object({ groups: z.array(group) });

export const staffCall = defineCall({
  ...publicCall,
  id: 'staff',
  path: '/api/impress/staff',
  tag: 'documents',
  summary: 'The staff by desks',
  description: 'The regional edition has a staff of its own.',
  answer: json(staffSchema, 'The staff, by desks.'),
  // Edition data changes only with a restart, which empties the cache.
  handle: async ({ view: { edition, site } }) => ({
    kind: 'answer',
    value: { groups: staffOf(edition, site).map(presentGroup) },
    dependencies: [],
  }),
});

function presentGroup({ title, people }: StaffGroup): z.infer<typeof group> {
  return {
    title,
    people: people.map(({ name, role, email, author }) => ({
      name,
      role: role || null,
      email: email || null,
      author: author || null,
    })),
  };
}
