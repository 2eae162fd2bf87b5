/** `POST /api/newsroom/breaking`: breaking news in one call: written, public, on the front, and sent [ACT-11]. */
import { z } from 'zod';
import { defineCall, fieldsFailure, json, jsonBody } from '#features/kit/public.ts';
import { failureOfOrder } from '#features/push/public.server.ts';
import { memberOf, newsroomCall, rightMissing } from '#features/writing/public.server.ts';
import { type BreakingNeeds, publishBreaking } from './publish-breaking.server.ts';

export const breakingCall = defineCall({
  ...newsroomCall,
  scope: 'publish',
  right: 'publish-stories',
  id: 'newsroomBreaking',
  method: 'POST',
  path: '/api/newsroom/breaking',
  summary: 'Publishes breaking news, puts it on the front and sends it, at once and once',
  body: jsonBody(
    z.strictObject({
      key: z.uuid().describe('A repetition with the same key is the same news.'),
      site: z.string().max(100),
      title: z.string().trim().min(1).max(120),
      sentence: z.string().trim().min(1).max(280),
      section: z.int().positive().max(2_147_483_647),
      isOnFront: z.boolean().describe('In place 1000 of the front, instead of what is there.'),
      topics: z.array(z.strictObject({ site: z.string().max(100), topic: z.string().max(120) })).max(20),
    }),
    16_384,
  ),
  problems: ['fields-invalid', 'article-not-found', 'version-outdated'],
  answer: json(z.object({ id: z.int() }), 'Of the story. It cannot be undone.'),
  async handle({ body, viewer }, needs: BreakingNeeds) {
    const sites = [body.site, ...body.topics.map(({ site }) => site)];
    const forbidden = rightMissing(viewer.viewer, 'publish-stories', sites);
    if (forbidden) return forbidden;
    const outcome = await publishBreaking(needs, body, memberOf(viewer));
    switch (outcome.kind) {
      case 'published':
        return { kind: 'answer', value: { id: outcome.id }, dependencies: null };
      case 'unknown':
        return fieldsFailure({ [outcome.field]: outcome.field });
      case 'not-sent':
        return failureOfOrder(outcome.why);
    }
  },
});
