/** `GET /api/newsroom/slugs/{slug}`: whether the slug is free for a story, or a similar free one [ACT-09]. */
import { z } from 'zod';
import { defineCall, json } from '#features/kit/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { chosenSlugSchema } from '#platform/text/slug-schema.ts';
import { newsroomCall, type WritingNeeds } from './newsroom-call.server.ts';

export const slugCall = defineCall({
  ...newsroomCall,
  id: 'newsroomSlug',
  method: 'GET',
  path: '/api/newsroom/slugs/:slug',
  summary: 'Whether a story can have this address, or which one like it',
  params: z.object({ slug: chosenSlugSchema }),
  query: z.object({ story: numberInAddress(2_147_483_647).optional() }),
  answer: json(
    z.object({ free: z.string().describe('The same slug where it is free for the story.') }),
    'A slug that the story can have.',
  ),
  async handle({ params: { slug }, query: { story = 0 } }, { writing }: WritingNeeds) {
    return { kind: 'answer', value: { free: await writing.freeSlug(slug, story) }, dependencies: null };
  },
});
