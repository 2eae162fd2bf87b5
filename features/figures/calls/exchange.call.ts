/** `GET /api/exchange`: the current rate of a currency and its history [WIDG-01]. */
import { z } from 'zod';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import { exchangeRateSchema } from '../board-schema.ts';
import type { FiguresFeature } from '../figures-feature.server.ts';
import { bases, rangeNames } from '../rates/rates.ts';

const exchangeParameters = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR')
    .default('EUR'),
  range: z.enum(rangeNames).default('1m').describe('Length of the history.'),
  base: z.enum(bases).optional().describe('The base currency; the site’s own by default.'),
});

const exchangeSchema = z
  .object({
    base: z.enum(bases),
    currency: z.string(),
    range: z.enum(rangeNames),
    rate: exchangeRateSchema.nullable().describe('The newest rate; null if there is none.'),
    history: z
      .array(z.object({ day: z.iso.date(), rate: z.number() }))
      .describe('Banking days, oldest first.'),
  })
  .meta({ id: 'Exchange' });

export const exchangeCall = defineCall({
  ...publicCall,
  id: 'exchange',
  path: '/api/exchange',
  tag: 'figures',
  summary: 'The exchange rate of a currency, now and over a period',
  query: exchangeParameters,
  answer: json(exchangeSchema, 'The newest rate and its history.'),
  problems: ['route-not-found'],
  async handle({ view, query }, { figures }: { figures: FiguresFeature }) {
    const { currency, range, base = view.site.currency } = query;
    if (!figures.setting) return failure('route-not-found', 'This edition has no exchange rates.');
    if (currency === base || !figures.setting.currencies.includes(currency))
      return failure('request-invalid', `The edition has no rates of ${currency} in ${base}.`);
    const [board, history] = await Promise.all([figures.board(), figures.history({ base, currency, range })]);
    const rate = board.rates.find((one) => one.base === base && one.currency === currency) ?? null;
    const value = { base, currency, range, rate, history };
    return { kind: 'answer', value, dependencies: [{ key: 'figures:rates' }] };
  },
});
