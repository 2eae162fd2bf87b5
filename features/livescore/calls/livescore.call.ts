/** `GET /api/livescore/all/{x}`: what a story's `livescoreId` names [FOOT-20] [ART-14] [X17]. */
import { z } from 'zod';
import { type CallResult, defineCall, failure, json } from '#features/kit/public.ts';
import { parseLivescoreId } from '../livescore-id.ts';
import {
  type FixtureDetailsAnswer,
  fixtureDetailsSchema,
  type SeasonDetailsAnswer,
  seasonDetailsSchema,
} from '../service/football-schema.ts';
import { type RaceDetailsAnswer, raceDetailsSchema } from '../service/formula1-schema.ts';
import { type FixtureNeeds, loadFixture } from '../service/load-fixture.ts';
import { loadRace } from '../service/load-race.ts';
import { loadSeason } from '../service/load-season.ts';
import { serviceCall } from '../service/service-call.ts';

type LivescoreAnswer = FixtureDetailsAnswer | RaceDetailsAnswer;

const sentence =
  'must be the livescoreId of a match or a race, such as 2024002, football:2024002 or formula-1:22051';

export const apiLivescoreCall = defineCall({
  ...serviceCall,
  id: 'apiLivescore',
  path: '/api/livescore/all/:livescoreId',
  summary: 'The match or race that an article’s `livescoreId` names',
  params: z.object({
    livescoreId: z
      .string()
      .regex(/^((football|formula-1):)?[1-9]\d{0,8}$/, sentence)
      .describe('As in an article; such as `2024002`, `football:2024002` or `formula-1:22051`.'),
  }),
  answer: json(z.union([fixtureDetailsSchema, raceDetailsSchema]), 'The match, or the race with its result.'),
  handle({ params: { livescoreId } }, needs: FixtureNeeds): Promise<CallResult<LivescoreAnswer>> {
    const [, sport, id] = /^(?:(.*):)?(\d+)$/.exec(livescoreId) ?? [];
    return sport === 'formula-1' ? loadRace(Number(id), needs) : loadFixture(Number(id), needs);
  },
});

/** A `livescoreId` with a slash. Escaped it is no address: a slash never is, on this server. */
export const apiLivescoreSeasonCall = defineCall({
  ...serviceCall,
  id: 'apiLivescoreSeason',
  path: '/api/livescore/all/:league/:season',
  summary: 'The season of a league that an article’s `livescoreId` names',
  params: z.object({
    league: z
      .string()
      .regex(/^football:[1-9]\d{0,8}$/, 'must be a league of football, such as football:4')
      .describe('Such as `football:4`.'),
    season: z
      .string()
      .regex(/^[1-9]\d{3}$/, 'must be a year, such as 2024')
      .describe('The year in which the season begins.'),
  }),
  answer: json(seasonDetailsSchema, 'The season with its tables and matches.'),
  async handle(
    { params: { league, season } },
    needs: FixtureNeeds,
  ): Promise<CallResult<SeasonDetailsAnswer>> {
    const subject = parseLivescoreId(`${league}/${season}`);
    if (subject?.kind !== 'season') return failure('request-invalid', 'must be the livescoreId of a season');
    return loadSeason(subject, needs);
  },
});
