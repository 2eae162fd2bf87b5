/** `GET /api/articles/facebook/reaction`: reactions to articles, as last counted [ART-21]. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import { maximumId } from './answer-parts.ts';
import { reactionsSchema } from './content-schema.ts';

/** The stories of two list pages. */
const maxIds = 50;
const sentence = `must be 1 to ${maxIds} ids of articles with commas between them`;

const ids = z
  .string(sentence)
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, sentence)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.number().max(maximumId, sentence)).max(maxIds, sentence))
  .describe(`Ids of articles with commas between them, ${maxIds} at most.`);

export const articleReactionsCall = defineCall({
  ...publicCall,
  id: 'articleReactions',
  path: '/api/articles/facebook/reaction',
  tag: 'articles',
  summary: 'Reactions to articles on Facebook',
  description: 'Reactions, comments and shares together; an article that is not public is left out.',
  query: z.object({ ids }),
  answer: json(reactionsSchema, 'The counts.'),
  varies: 'nothing',
  async handle({ query }, { content }: { content: ContentFeature }) {
    return {
      kind: 'answer',
      value: { items: await content.reactions(query.ids) },
      dependencies: query.ids.map((id) => ({ key: `article:${id}` })),
      store: 'apart',
    };
  },
});
