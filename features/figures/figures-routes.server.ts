/** `GET /exchange`: what a currency costs now, and what it cost over a time [WIDG-01]. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import { exchangeRateSchema } from './board-schema.ts';
import type { FiguresRoom } from './figures-room.server.ts';
import { bases, rangeNames } from './rates.ts';

export interface FiguresRoutesNeeds {
  figures: FiguresRoom;
  viewOf(request: FastifyRequest): { site: { currency: (typeof bases)[number] } };
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>): Promise<void>;
}

const question = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR')
    .default('EUR'),
  range: z.enum(rangeNames).default('1m').describe('How far the history goes back.'),
  base: z.enum(bases).optional().describe('In which money; the site’s own without it.'),
});

const exchangeSchema = z
  .object({
    base: z.enum(bases),
    currency: z.string(),
    range: z.enum(rangeNames),
    rate: exchangeRateSchema.nullable().describe('The newest one; null while none is known.'),
    history: z
      .array(z.object({ day: z.iso.date(), rate: z.number() }))
      .describe('Banking days, oldest first.'),
  })
  .meta({ id: 'Exchange' });

/** Registered under `/api`. */
export function figuresRoutes({ figures, viewOf, answer }: FiguresRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange',
      {
        schema: {
          operationId: 'exchange',
          tags: ['figures'],
          summary: 'What a currency costs, now and over a time',
          querystring: question,
          response: describedAnswers(exchangeSchema, 'The newest rate and its history.', ['route-not-found']),
        },
      },
      (request, reply) =>
        answer(request, reply, async () => {
          const { currency, range, base = viewOf(request).site.currency } = request.query;
          if (!figures.setting) throw new Problem('route-not-found', 'This paper has no exchange rates.');
          if (currency === base || !figures.setting.currencies.includes(currency))
            throw new Problem('request-invalid', `The paper has no rates of ${currency} in ${base}.`);
          const [board, history] = await Promise.all([
            figures.board(),
            figures.history({ base, currency, range }),
          ]);
          const rate = board.rates.find((one) => one.base === base && one.currency === currency) ?? null;
          const found: z.infer<typeof exchangeSchema> = { base, currency, range, rate, history };
          return jsonAnswer(found, [{ key: 'figures:rates' }]);
        }),
    );
  };
}
