/**
 * `/api/newsroom/stories/{id}/public`: the public text, for a repair without the unpublished changes
 * [ACT-04].
 */
import { z } from 'zod';
import { defineCall, failure, json } from '#features/kit/public.ts';
import { storiesCall, storyInPath, type WritingNeeds } from './newsroom-call.server.ts';

export const publicTextCall = defineCall({
  ...storiesCall,
  id: 'newsroomPublicText',
  method: 'GET',
  path: '/api/newsroom/stories/:id/public',
  summary: 'The public version of a story, as a document',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({
      base: z.int().describe('Version of the story, which a repair names.'),
      document: z.unknown().describe('The text, as ProseMirror’s JSON.'),
    }),
    'What readers have.',
  ),
  async handle({ params }, { writing }: WritingNeeds) {
    const found = await writing.publicText(params.id);
    return found
      ? { kind: 'answer', value: found, dependencies: null }
      : failure('article-not-found', 'The story is not public.');
  },
});
