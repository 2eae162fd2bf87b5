/** `/api/newsroom/stories/{id}/takedown`: removes a story or a passage for good [ACT-08]. */
import { z } from 'zod';
import { defineCall, json, jsonBody } from '#features/kit/public.ts';
import { memberOf, newsroomCall, storyInPath, type WritingNeeds } from './newsroom-call.server.ts';
import { answerOf } from './secrecy.call.ts';

export const takedownCall = defineCall({
  ...newsroomCall,
  scope: 'publish',
  id: 'newsroomTakedown',
  right: 'take-down',
  method: 'POST',
  path: '/api/newsroom/stories/:id/takedown',
  summary: 'Removes a story or a passage from everything, for good',
  params: storyInPath,
  body: jsonBody(
    z.strictObject({
      passage: z
        .string()
        .trim()
        .max(20_000)
        .nullable()
        .default(null)
        .describe('Text of one paragraph, title or lead; null for the whole story.'),
      reason: z.string().trim().max(2_000),
      version: z.int().nonnegative().describe('`storyVersion` of the story that its sender saw.'),
    }),
    65_536,
  ),
  problems: ['article-not-found', 'version-outdated', 'fields-invalid'],
  answer: json(z.object({}), 'Done.'),
  async handle({ params, body, viewer }, { writing }: WritingNeeds) {
    return answerOf(await writing.takeDown(params.id, body, memberOf(viewer)));
  },
});
