/** `GET /api/removals`: devices with offline copies learn whether they have to look through them [ACT-08]. */
import { z } from 'zod';
import type { ContentFeature } from '#features/content/public.server.ts';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { MediaFeature } from '#features/media/public.server.ts';

interface Needs {
  content: Pick<ContentFeature, 'lastRemovals'>;
  media: Pick<MediaFeature, 'countTakedowns'>;
}

const freshForMs = 5_000;
export const removalsCall = defineCall({
  ...publicCall,
  id: 'removals',
  path: '/api/removals',
  summary: 'Whether something was taken from readers',
  tag: 'own',
  isDocumented: false,
  varies: 'nothing',
  cors: 'own',
  answer: json(
    z.object({
      removed: z.string().describe('Another text whenever a story was withdrawn, or anything taken down.'),
    }),
    'A text without meaning; a device remembers it.',
  ),
  async handle(_, { content, media }: Needs) {
    const [{ withdrawn, takedown }, pictures] = await Promise.all([
      content.lastRemovals(),
      media.countTakedowns(),
    ]);
    const removed = `${withdrawn?.getTime() ?? 0}-${takedown}-${pictures}`;
    return { kind: 'answer', value: { removed }, dependencies: [], freshForMs };
  },
});
