/** `GET /api/newsroom/episodes`: the episodes that a story can name [EDIT-05]. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { AudioFeature } from '../audio-feature.server.ts';

const chosenSchema = z.object({
  slug: z.string(),
  title: z.string(),
  podcast: z.string(),
  isPublic: z.boolean().describe('False before its time.'),
});

export const chooseEpisodeCall = defineCall({
  ...publicCall,
  id: 'newsroomEpisodes',
  path: '/api/newsroom/episodes',
  tag: 'newsroom',
  summary: 'Episodes by words of their titles and podcasts, the newest 12 at most, or one by its slug',
  query: z.object({
    q: z.string().max(200).default(''),
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,100}$/, 'must be a slug')
      .optional()
      .describe('That with this slug, instead of a search.'),
  }),
  answer: json(z.object({ episodes: z.array(chosenSchema) }), 'What was found.'),
  audience: 'signedIn',
  right: 'see-unpublished',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
  async handle({ query }, { audio }: { audio: AudioFeature }) {
    return { kind: 'answer', value: { episodes: await audio.choices(query) }, dependencies: null };
  },
});
