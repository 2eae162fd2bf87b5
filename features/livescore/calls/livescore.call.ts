/** `GET /api/livescore/all/{x}`: what a story's `livescoreId` names [FOOT-20] [X17]. */
import { z } from 'zod';
import { type CallResult, defineCall, json } from '#features/sites/public.ts';
import { type FixtureDetailsAnswer, fixtureDetailsSchema } from '../service/football-schema.ts';
import { type RaceDetailsAnswer, raceDetailsSchema } from '../service/formula1-schema.ts';
import { type FixtureNeeds, loadFixture } from '../service/load-fixture.ts';
import { loadRace } from '../service/load-race.ts';
import { serviceCall } from '../service/service-call.ts';

type LivescoreAnswer = FixtureDetailsAnswer | RaceDetailsAnswer;

const sentence =
  'must be the livescoreId of a match or a race, such as 2024002, football:2024002 or formula-1:1917';

export const apiLivescoreCall = defineCall({
  ...serviceCall,
  id: 'apiLivescore',
  path: '/api/livescore/all/:livescoreId',
  summary: 'The match or race that an article’s `livescoreId` names',
  params: z.object({
    livescoreId: z
      .string()
      .regex(/^((football|formula-1):)?[1-9]\d{0,8}$/, sentence)
      .describe('As in an article; such as `2024002`, `football:2024002` or `formula-1:1917`.'),
  }),
  answer: json(z.union([fixtureDetailsSchema, raceDetailsSchema]), 'The match, or the race with its result.'),
  handle({ params: { livescoreId } }, needs: FixtureNeeds): Promise<CallResult<LivescoreAnswer>> {
    const [, sport, id] = /^(?:(.*):)?(\d+)$/.exec(livescoreId) ?? [];
    return sport === 'formula-1' ? loadRace(Number(id), needs) : loadFixture(Number(id), needs);
  },
});
