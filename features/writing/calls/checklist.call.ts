/** `/api/newsroom/stories/{id}/checklist`: findings to resolve before a version becomes public [ACT-05]. */
import { z } from 'zod';
import { defineCall, failure, json } from '#features/kit/public.ts';
import { checkNames } from '../checks/check-names.ts';
import { memberOf, storiesCall, storyInPath, type WritingNeeds } from './newsroom-call.server.ts';

const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), part: z.enum(['title', 'lead']) }),
  z.object({ kind: z.literal('field'), field: z.string() }),
  z.object({ kind: z.literal('block'), block: z.string() }),
  z.object({ kind: z.literal('kept') }),
  z.object({ kind: z.literal('notes') }),
]);

export const checklistCall = defineCall({
  ...storiesCall,
  id: 'newsroomChecklist',
  method: 'GET',
  path: '/api/newsroom/stories/:id/checklist',
  summary: 'What is missing before a version of a working copy becomes public',
  params: storyInPath,
  query: z.object({ version: z.coerce.number().int().nonnegative() }),
  problems: ['article-not-found'],
  answer: json(
    z.object({
      faults: z.array(
        z.object({
          check: z.enum([...checkNames, 'note', 'time', 'slug', 'slug-taken', 'reference', 'embargo']),
          isStop: z.boolean(),
          place: placeSchema.nullable().describe('Where it can be mended.'),
        }),
      ),
    }),
    'Stops and warnings; the edition says which is which.',
  ),
  async handle({ params, query, viewer }, { writing }: WritingNeeds) {
    const faults = await writing.faults(params.id, query.version, memberOf(viewer));
    if (!faults) return failure('article-not-found', 'There is no such version of a story with this id.');
    return { kind: 'answer', value: { faults }, dependencies: null };
  },
});
