/** `GET /api/newsroom/choices/{kind}`: the choices for the fields of a story [EDIT-03]. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import { labelKinds } from '../taxonomy/label-kinds.ts';
import { maximumId } from './answer-parts.ts';

const mostIds = 200;

const ids = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'must be ids with commas between them')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number().max(maximumId)).max(mostIds));

const answerSchema = z.object({ choices: z.array(z.object({ id: z.int(), name: z.string() })) });

export const choicesCall = defineCall({
  ...publicCall,
  id: 'newsroomChoices',
  path: '/api/newsroom/choices/:kind',
  tag: 'newsroom',
  summary: 'Sections, tags and authors to choose from',
  description: 'By the beginning of a word of their names, 20 at most, or those with the given ids.',
  params: z.object({ kind: z.enum(labelKinds) }),
  query: z.object({
    q: z.string().max(100).default('').describe('The beginning of a word, with or without accents.'),
    site: z.string().max(100).default('').describe('Only sections of this site.'),
    ids: ids.optional().describe('Those with these ids, instead of a search.'),
  }),
  answer: json(answerSchema, 'What was found.'),
  audience: 'signedIn',
  right: 'see-unpublished',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
  async handle({ params: { kind }, query }, { content }: { content: ContentFeature }) {
    const choices = await content.choices(kind, query);
    return { kind: 'answer', value: { choices }, dependencies: null };
  },
});
