/** `GET /livescore/football/fixtures/{id}`: one match with everything that is known of it [FOOT-07] [FOOT-19]. */
import { z } from 'zod';
import { defineCall, json } from '#features/kit/public.ts';
import { fixtureDetailsSchema } from '../service/football-schema.ts';
import { type FixtureNeeds, loadFixture } from '../service/load-fixture.ts';
import { idInAddress, serviceCall } from '../service/service-call.ts';

export const fixtureCall = defineCall({
  ...serviceCall,
  id: 'livescoreFixture',
  path: '/livescore/football/fixtures/:id',
  summary: 'A match with events, line-ups, statistics, prediction and earlier matches',
  params: z.object({ id: idInAddress }),
  answer: json(fixtureDetailsSchema, 'The match.'),
  handle: ({ params: { id } }, needs: FixtureNeeds) => loadFixture(id, needs),
});
