/** Circuits, teams and drivers of Formula 1 [F1-14]. */
import { z } from 'zod';
import { defineCall, json } from '#features/kit/public.ts';
import { resources } from '../provider/resources.ts';
import { circuitSchema, driverSchema, driversSchema, raceTeamSchema } from '../service/formula1-schema.ts';
import { presentCircuit, presentDriver, presentRaceTeam } from '../service/present-profiles.ts';
import { presentDrivers } from '../service/present-races.ts';
import {
  answerWith,
  idInAddress,
  type ServiceNeeds,
  seasonInAddress,
  serviceCall,
  stored,
  unavailable,
} from '../service/service-call.ts';

const ofSeason = { ...serviceCall, query: z.object({ season: seasonInAddress }) };

export const driversCall = defineCall({
  ...ofSeason,
  id: 'livescoreDrivers',
  path: '/livescore/formula-1/drivers',
  summary: 'The drivers of a season',
  answer: json(driversSchema, 'In the order of the championship.'),
  handle: ({ query: { season } }, needs: ServiceNeeds) =>
    answerWith(needs, resources.driverStandings(season), presentDrivers),
});

export const teamsCall = defineCall({
  ...ofSeason,
  id: 'livescoreTeams',
  path: '/livescore/formula-1/teams',
  summary: 'The teams of a season',
  answer: json(z.array(raceTeamSchema), 'In the order of the championship.'),
  async handle({ query: { season } }, { livescore }: ServiceNeeds) {
    const request = [resources.constructorStandings(season), resources.constructors()] as const;
    const [standings, teams] = await Promise.all([livescore.read(request[0]), livescore.read(request[1])]);
    if (standings === null || teams === null) return unavailable;
    const value = standings.value
      .flatMap(({ team }) => teams.value.filter(({ id }) => id === team.id))
      .map(presentRaceTeam);
    return stored(value, request.map(livescore.dependencyOn));
  },
});

export const circuitCall = defineCall({
  ...serviceCall,
  id: 'livescoreCircuit',
  path: '/livescore/formula-1/circuit',
  summary: 'A circuit',
  query: z.object({ circuit: idInAddress }),
  answer: json(circuitSchema, 'The circuit.'),
  handle: ({ query: { circuit } }, needs: ServiceNeeds) =>
    answerWith(needs, resources.circuit(circuit), ([found]) => (found ? presentCircuit(found) : null)),
});

export const teamCall = defineCall({
  ...serviceCall,
  id: 'livescoreTeam',
  path: '/livescore/formula-1/team',
  summary: 'A team',
  query: z.object({ team: idInAddress }),
  answer: json(raceTeamSchema, 'The team.'),
  handle: ({ query: { team } }, needs: ServiceNeeds) =>
    answerWith(needs, resources.constructors(), (teams) => {
      const found = teams.find(({ id }) => id === team);
      return found ? presentRaceTeam(found) : null;
    }),
});

export const driverCall = defineCall({
  ...serviceCall,
  id: 'livescoreDriver',
  path: '/livescore/formula-1/driver',
  summary: 'A driver',
  query: z.object({ driver: idInAddress }),
  answer: json(driverSchema, 'The driver.'),
  handle: ({ query: { driver } }, needs: ServiceNeeds) =>
    answerWith(needs, resources.driver(driver), ([found]) => (found ? presentDriver(found) : null)),
});
