/** Lists of matches: of a day, or of a league's season from a day on [FOOT-18] [FOOT-20]. */
import { z } from 'zod';
import { type CallResult, defineCall, failure, json } from '#features/kit/public.ts';
import type { Fixture } from '../football/fixture.ts';
import type { Resource } from '../provider/resource.ts';
import { type LeagueSeason, resources } from '../provider/resources.ts';
import { type FixtureAnswer, fixtureSchema } from '../service/football-schema.ts';
import { loadLiveBlogs } from '../service/live-blogs.ts';
import type { FixtureNeeds } from '../service/load-fixture.ts';
import { presentFixtures } from '../service/present-fixture.ts';
import { idInAddress, seasonInAddress, serviceCall, stored, unavailable } from '../service/service-call.ts';

const dayInAddress = z.iso.date('must be a day, such as 2024-06-15');
const answer = json(z.array(fixtureSchema), 'The matches by their kick-off.');

export const fixturesCall = defineCall({
  ...serviceCall,
  id: 'livescoreFixtures',
  path: '/livescore/football/fixtures',
  summary: 'The matches of a day, or of a season',
  description:
    'With `date` alone: all matches of that day (UTC). With `league` and `season`: those from `date` on.',
  query: z.object({
    date: dayInAddress.optional().describe('A day, such as `2024-06-15`.'),
    league: idInAddress.optional(),
    season: seasonInAddress.optional().describe('The year in which the season begins.'),
  }),
  answer,
  async handle({ query: { date, league, season } }, needs: FixtureNeeds) {
    if (league !== undefined && season !== undefined) return matchesFrom({ league, season }, date, needs);
    if (league === undefined && season === undefined && date !== undefined)
      return listOf(resources.matchesOfDay(date), needs);
    return failure('request-invalid', 'querystring must have `date`, or `league` and `season`');
  },
});

export const apiFixturesCall = defineCall({
  ...serviceCall,
  id: 'apiLivescoreFixtures',
  path: '/api/livescore/:sport/fixtures/:league/:season/all/:start',
  summary: 'The matches of a season from a day on',
  params: z.object({
    sport: z.literal('football', 'must be football'),
    league: idInAddress,
    season: seasonInAddress,
    start: dayInAddress,
  }),
  answer,
  handle: ({ params: { league, season, start } }, needs: FixtureNeeds) =>
    matchesFrom({ league, season }, start, needs),
});

function matchesFrom(
  of: LeagueSeason,
  start: string | undefined,
  needs: FixtureNeeds,
): Promise<CallResult<FixtureAnswer[]>> {
  return listOf(
    resources.matchesOfSeason(of),
    needs,
    start === undefined ? -Infinity : Date.parse(start) / 1000,
  );
}

async function listOf(
  resource: Resource<readonly Fixture[]>,
  needs: FixtureNeeds,
  since = -Infinity,
): Promise<CallResult<FixtureAnswer[]>> {
  const [copy, blogs] = await Promise.all([needs.livescore.read(resource), loadLiveBlogs(needs)]);
  if (copy === null) return unavailable;
  const matches = copy.value.filter(({ kickOff }) => (kickOff ?? Infinity) >= since);
  return stored(presentFixtures(matches, blogs), [
    needs.livescore.dependencyOn(resource),
    ...blogs.dependenciesOf(matches.map(({ id }) => id)),
  ]);
}
