/**
 * `/api/newsroom/links`: own stories to which a text can link, and which of the linked ones are public
 * [EDIT-06].
 */
import { z } from 'zod';
import { defineCall, json } from '#features/kit/public.ts';
import { newsroomCall, type WritingNeeds } from './newsroom-call.server.ts';

const slugs = z
  .string()
  .regex(/^[a-z0-9-]{1,200}(,[a-z0-9-]{1,200})*$/, 'must be slugs with commas between them')
  .transform((text) => text.split(','))
  .pipe(z.array(z.string()).max(200));

export const linksCall = defineCall({
  ...newsroomCall,
  id: 'newsroomLinks',
  path: '/api/newsroom/links',
  summary: 'Public stories to link to: by words of their titles, or those with the given slugs',
  query: z.object({
    q: z.string().max(200).default('').describe('Words of the title, in any order.'),
    slugs: slugs.optional().describe('Those with these slugs, former ones as well, instead of a search.'),
  }),
  answer: json(
    z.object({ stories: z.array(z.object({ slug: z.string(), title: z.string(), site: z.string() })) }),
    'The stories; one that is not public is left out.',
  ),
  async handle({ query }, { writing }: WritingNeeds) {
    return { kind: 'answer', value: { stories: await writing.links(query) }, dependencies: null };
  },
});
