/** How many support the paper: since a day, and on one [WIDG-03] [WIDG-04] [X18]. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type FinishedAnswer, pollCaching } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer } from '#platform/http/json-call.ts';
import { counterDefaults, type Supporters } from './hours.ts';
import type { SupportRoom } from './support-room.server.ts';

export interface SupportRoutesNeeds {
  support: SupportRoom;
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>): Promise<void>;
}

const supportersSchema = z
  .object({
    recurring: z.int().describe('Who give every month.'),
    onetime: z.int().describe('Who gave once.'),
  })
  .meta({ id: 'Supporters' });

/** Years that a calendar of ours and of the database have alike. */
const day = z.iso
  .date()
  .refine((text) => text >= '1990-01-01' && text < '2200-01-01', 'must be a day of these times');

/** Registered under `/api`. */
export function supportRoutes({ support, answer }: SupportRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/minutes',
      {
        schema: {
          operationId: 'minutes',
          tags: ['support'],
          summary: 'How many began to support the paper on a day',
          querystring: z.object({ day }),
          response: describedAnswers(supportersSchema, 'Those of the day.'),
        },
      },
      (request, reply) => answer(request, reply, () => counted(support.onDay(request.query.day))),
    );
    app.get(
      '/counter',
      {
        schema: {
          operationId: 'counter',
          tags: ['support'],
          summary: 'How many began to support the paper since a day',
          querystring: z.object({ from: day.default(counterDefaults.since) }),
          response: describedAnswers(supportersSchema, 'Those of that day and all after it.'),
        },
      },
      (request, reply) => answer(request, reply, () => counted(support.since(request.query.from))),
    );
  };
}

async function counted(supporters: Promise<Supporters>): Promise<FinishedAnswer> {
  const answer = jsonAnswer(await supporters, [{ key: 'supporters' }]);
  return { ...answer, headers: { 'cache-control': pollCaching } };
}
