/** A league's season with its tables and matches, as the service answers it for a `livescoreId` [FOOT-20] [X17]. */
import type { CallResult } from '#features/kit/public.ts';
import { type LeagueSeason, resources } from '../provider/resources.ts';
import type { SeasonDetailsAnswer } from './football-schema.ts';
import { loadLiveBlogs } from './live-blogs.ts';
import type { FixtureNeeds } from './load-fixture.ts';
import { presentFixtures } from './present-fixture.ts';
import { presentLeagues, presentStandings } from './present-tables.ts';
import { notFound, stored, unavailable } from './service-call.ts';

export async function loadSeason(
  { league: id, season }: LeagueSeason,
  needs: FixtureNeeds,
): Promise<CallResult<SeasonDetailsAnswer>> {
  const { livescore } = needs;
  const of = { league: id, season };
  const request = [resources.league(id), resources.standings(of), resources.matchesOfSeason(of)] as const;
  const [leagues, standings, matches, blogs] = await Promise.all([
    livescore.read(request[0]),
    livescore.read(request[1]),
    livescore.read(request[2]),
    loadLiveBlogs(needs),
  ]);
  if (leagues === null || standings === null || matches === null) return unavailable;
  const [found] = presentLeagues(leagues.value);
  if (!found) return notFound(`There is no league with the id ${id}.`);
  const tables = presentStandings(standings.value);
  if (tables.length === 0 && matches.value.length === 0)
    return notFound(`The league ${id} has no season ${season}.`);
  const { league, country } = found;
  return stored(
    { league, country, season, standings: tables, fixtures: presentFixtures(matches.value, blogs) },
    [...request.map(livescore.dependencyOn), ...blogs.dependenciesOf(matches.value.map((match) => match.id))],
  );
}
