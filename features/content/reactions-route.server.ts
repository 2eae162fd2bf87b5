/** `GET /articles/facebook/reaction`: how much articles moved people, as last counted [ART-21]. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describedAnswers, jsonAnswer } from '#platform/http/json-call.ts';
import type { ContentRoutesNeeds } from './content-routes.server.ts';
import { maximumId, type ReactionsAnswer, reactionsSchema } from './content-schema.ts';

/** As many as two pages of a list show. */
const atOnce = 50;
const sentence = `must be 1 to ${atOnce} ids of articles with commas between them`;

const ids = z
  .string(sentence)
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, sentence)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.number().max(maximumId, sentence)).max(atOnce, sentence))
  .describe(`Ids of articles with commas between them, ${atOnce} at most.`);

export function reactionsRoute(needs: ContentRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/articles/facebook/reaction',
      {
        schema: {
          operationId: 'articleReactions',
          tags: ['articles'],
          summary: 'Reactions to articles on Facebook',
          description: 'Reactions, comments and shares together; an article that is not public is left out.',
          querystring: z.object({ ids }),
          response: describedAnswers(reactionsSchema, 'The counts.'),
        },
      },
      async (request, reply) => {
        await needs.answer(request, reply, async () => {
          const answer: ReactionsAnswer = { items: await needs.content.reactions(request.query.ids) };
          const shown = request.query.ids.map((id) => ({ key: `article:${id}` }));
          return { ...jsonAnswer(answer, shown), isKeptApart: true };
        });
      },
    );
  };
}
