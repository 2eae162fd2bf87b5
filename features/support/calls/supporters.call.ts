/** Numbers of supporters: since a day, and on a day [WIDG-03] [WIDG-04] [X18]. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import { counterDefaults } from '../hours.ts';
import type { SupportFeature } from '../support-feature.server.ts';

interface SupportNeeds {
  support: SupportFeature;
}

const supportersSchema = z
  .object({
    recurring: z.int().describe('Supporters who pay every month.'),
    onetime: z.int().describe('Supporters who paid once.'),
  })
  .meta({ id: 'Supporters' });

/** Dates that JavaScript and the database both accept and agree on. */
const day = z.iso
  .date()
  .refine((text) => text >= '1990-01-01' && text < '2200-01-01', 'must be a day of these times');

const dependencies = [{ key: 'supporters' }];

export const minutesCall = defineCall({
  ...publicCall,
  id: 'minutes',
  path: '/api/minutes',
  tag: 'support',
  summary: 'Number of people who became supporters on a day',
  query: z.object({ day }),
  answer: json(supportersSchema, 'The numbers of the day.'),
  varies: 'nothing',
  caching: 'poll',
  handle: async ({ query }, { support }: SupportNeeds) => ({
    kind: 'answer',
    value: await support.onDay(query.day),
    dependencies,
    // Any day can be requested.
    store: 'apart',
  }),
});

export const counterCall = defineCall({
  ...publicCall,
  id: 'counter',
  path: '/api/counter',
  tag: 'support',
  summary: 'Number of people who became supporters since a day',
  query: z.object({ from: day.default(counterDefaults.since) }),
  answer: json(supportersSchema, 'The numbers of that day and all later days.'),
  varies: 'nothing',
  caching: 'poll',
  handle: async ({ query }, { support }: SupportNeeds) => ({
    kind: 'answer',
    value: await support.since(query.from),
    dependencies,
    store: query.from === counterDefaults.since ? 'pages' : 'apart',
  }),
});
