/** `GET /api/greetings/{name}`: a greeting, in the year of the clock. */
import { z } from 'zod';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { Clock } from '#platform/time/clock.ts';

const greetingSchema = z.object({ text: z.string(), site: z.string() });

export const greetingCall = defineCall({
  ...publicCall,
  id: 'greeting',
  path: '/api/greetings/:name',
  tag: 'greetings',
  summary: 'A greeting',
  params: z.object({ name: z.string().regex(/^[a-z]+$/, 'must be small letters') }),
  query: z.object({
    times: numberInAddress(3).optional().describe('How often.'),
    tone: z.enum(['warm', 'cool']).default('warm'),
  }),
  answer: json(greetingSchema, 'The greeting.'),
  problems: ['document-not-found'],
  async handle({ view, params: { name }, query: { times = 1, tone } }, { clock }: { clock: Clock }) {
    if (name === 'nobody') return failure('document-not-found', 'Nobody is greeted.');
    const greeting = tone === 'warm' ? 'Szia' : 'Jó napot';
    const text = `${`${greeting}, `.repeat(times)}${name}! (${clock.now().getFullYear()})`;
    return {
      kind: 'answer',
      value: { text, site: view.site.slug },
      dependencies: [{ key: `greeting:${name}` }],
    };
  },
});
