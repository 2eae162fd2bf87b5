/** `GET /impress/staff`: who makes the paper [SITE-34]. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Viewpoint } from '#features/content/public.server.ts';
import { staffOf } from '#features/sites/public.ts';
import { describedAnswers, jsonAnswer } from '#platform/http/json-call.ts';
import type { AnswerCached } from '../answer-cached.ts';

export interface StaffRouteNeeds {
  viewOf(request: FastifyRequest): Viewpoint;
  answer: AnswerCached;
}

const person = z.object({
  name: z.string(),
  role: z.string(),
  email: z.string(),
  author: z.string().describe('Slug of the author they are; empty for none.'),
});
const group = z.object({ title: z.string(), people: z.array(person) }).describe('A desk.');
const staffSchema = z.object({ groups: z.array(group) });

/** Registered under `/api`. */
export function staffRoute({ viewOf, answer }: StaffRouteNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/impress/staff',
      {
        schema: {
          operationId: 'staff',
          tags: ['documents'],
          summary: 'Who makes the paper',
          description: 'Of the paper the site belongs to; the regional edition has its own.',
          response: describedAnswers(staffSchema, 'The staff, by desks.'),
        },
      },
      (request, reply) =>
        answer(request, reply, async () => {
          const { edition, site } = viewOf(request);
          // Data of the edition: it changes when the server starts again, and the cache is empty then.
          return jsonAnswer({ groups: staffOf(edition, site) }, []);
        }),
    );
  };
}
