/** Sessions, results and standings of a season of Formula 1 [F1-14]. */
import { z } from 'zod';
import { defineCall, json } from '#features/kit/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { resources } from '../provider/resources.ts';
import { seasonsSchema } from '../service/football-schema.ts';
import { raceStandingsSchema, racesSchema, resultSchema } from '../service/formula1-schema.ts';
import {
  presentGridPlace,
  presentRace,
  presentRaceStandings,
  presentResult,
} from '../service/present-races.ts';
import {
  answerWith,
  maxId,
  type ServiceNeeds,
  seasonInAddress,
  serviceCall,
  stored,
  unavailable,
} from '../service/service-call.ts';

export const raceSeasonsCall = defineCall({
  ...serviceCall,
  id: 'livescoreRaceSeasons',
  path: '/livescore/formula-1/seasons',
  summary: 'The seasons of which there is data',
  answer: json(seasonsSchema, 'Years, oldest first.'),
  handle: (_, needs: ServiceNeeds) => answerWith(needs, resources.raceSeasons(), (seasons) => seasons),
});

const ofSeason = { ...serviceCall, query: z.object({ season: seasonInAddress }) };

export const racesCall = defineCall({
  ...ofSeason,
  id: 'livescoreRaces',
  path: '/livescore/formula-1/races',
  summary: 'The sessions of a season: races, sprints, qualifying and practice',
  answer: json(racesSchema, 'By their start; those without one last.'),
  handle: ({ query: { season } }, needs: ServiceNeeds) =>
    answerWith(needs, resources.races(season), (races) =>
      races.toSorted((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity) || a.id - b.id).map(presentRace),
    ),
});

export const raceStandingsCall = defineCall({
  ...ofSeason,
  id: 'livescoreRaceStandings',
  path: '/livescore/formula-1/standings',
  summary: 'The championships of drivers and teams',
  answer: json(raceStandingsSchema, 'Both tables.'),
  async handle({ query: { season } }, { livescore }: ServiceNeeds) {
    const request = [resources.driverStandings(season), resources.constructorStandings(season)] as const;
    const [drivers, teams] = await Promise.all([livescore.read(request[0]), livescore.read(request[1])]);
    if (drivers === null || teams === null) return unavailable;
    return stored(presentRaceStandings(drivers.value, teams.value), request.map(livescore.dependencyOn));
  },
});

const raceSentence = `must be the id of a session, negative for its starting grid`;
const raceInAddress = z
  .string(raceSentence)
  .regex(/^-?[1-9]\d{0,8}$/, raceSentence)
  .transform(Number)
  .pipe(z.number().min(-maxId).max(maxId))
  .describe('The id of a session; negative for its starting grid.');

export const raceResultCall = defineCall({
  ...serviceCall,
  id: 'livescoreRaceResult',
  path: '/livescore/formula-1/result',
  summary: 'The result of a session, or its starting grid',
  query: z.object({
    race: raceInAddress,
    season: seasonInAddress.optional().describe('The season of the session; the current one by default.'),
  }),
  answer: json(resultSchema, 'Empty until there is one, and for an unknown session.'),
  async handle({ query }, needs: ServiceNeeds & { clock: Clock }) {
    if (query.race < 0)
      return answerWith(needs, resources.grid(-query.race), (rows) => rows.map(presentGridPlace));
    const { livescore, clock } = needs;
    const request = resources.raceResults(query.race);
    const calendar = resources.races(query.season ?? clock.now().getUTCFullYear());
    const races = await livescore.read(calendar);
    const isLive = races?.value.some(({ id, state }) => id === query.race && state === 'live');
    const copy = await livescore.read(request, isLive ? { maxAgeMs: liveRefreshMs } : {});
    if (copy === null) return unavailable;
    // When the session begins, its result has to be refreshed more often.
    return stored(
      copy.value.map(presentResult),
      [request, calendar].map(livescore.dependencyOn),
      isLive ? liveRefreshMs : null,
    );
  },
});
