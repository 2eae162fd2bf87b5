/** Unique items and their groups over HTTP [FRONT-08] [FRONT-09]. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer, numberInAddress } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FrontRoom } from './front-room.server.ts';
import { podcastPosition, podcastPositionSlug } from './unique-item.ts';

export interface UniqueRoutesNeeds {
  front: Pick<FrontRoom, 'unique' | 'uniqueGroup'>;
  /** Sends the answer, from the cache when it is the same for everybody. */
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>): Promise<void>;
}

const position = z
  .object({ position: z.number().describe('Among the front page’s boxes.') })
  .meta({ id: 'PodcastBlockPosition' });
const item = z
  .object({ slug: z.string(), content: z.unknown().describe('A text, or data such as a list of books.') })
  .meta({ id: 'UniqueItem', description: 'Content that is neither an article nor a document.' });
const group = z
  .object({
    id: z.number().int().positive(),
    slug: z.string(),
    title: z.string(),
    uniques: z.array(item).describe('In order.'),
  })
  .meta({ id: 'UniqueGroup' });
const bySlug = z.object({
  slug: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+$/, 'must be a slug: small letters, digits and hyphens'),
});
const byId = z.object({ id: numberInAddress(2_147_483_647) });

/** Registered under `/api`. */
export function uniqueRoutes({ front, answer }: UniqueRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `/unique/${podcastPositionSlug}`,
      {
        schema: {
          operationId: 'podcastBlockPosition',
          tags: ['front'],
          summary: 'Where the podcast block goes on the front page',
          response: describedAnswers(position, 'The position.', ['unique-not-found']),
        },
      },
      (request, reply) =>
        answer(request, reply, async () => {
          const found = podcastPosition((await front.unique(podcastPositionSlug))?.content);
          if (found === null) throw new Problem('unique-not-found', 'The front page has no podcast block.');
          const said: z.infer<typeof position> = { position: found };
          return jsonAnswer(said, [{ key: `unique:${podcastPositionSlug}` }]);
        }),
    );
    app.get(
      '/unique/:slug',
      {
        schema: {
          operationId: 'uniqueBySlug',
          tags: ['front'],
          summary: 'A unique item by its slug',
          params: bySlug,
          response: describedAnswers(item, 'The item.', ['unique-not-found']),
        },
      },
      async (request, reply) => {
        const { slug } = request.params;
        await answer(request, reply, async () => {
          const found = await front.unique(slug);
          if (!found) throw new Problem('unique-not-found', `No unique item has the slug “${slug}”.`);
          return jsonAnswer(found, [{ key: `unique:${slug}` }]);
        });
      },
    );
    app.get(
      '/unique-groups/:id',
      {
        schema: {
          operationId: 'uniqueGroup',
          tags: ['front'],
          summary: 'A group of unique items by its id',
          params: byId,
          response: describedAnswers(group, 'The group with its items.', ['unique-not-found']),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await answer(request, reply, async () => {
          const found = await front.uniqueGroup(id);
          if (!found) throw new Problem('unique-not-found', `No group of unique items has the id ${id}.`);
          const items = found.uniques.map(({ slug }) => ({ key: `unique:${slug}` }));
          return jsonAnswer(found, [{ key: `unique-group:${id}` }, ...items]);
        });
      },
    );
  };
}
