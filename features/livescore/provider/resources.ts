/** All resources of the providers, with their addresses, parsers and lifetimes. */
import type { GridPlace, RaceResult } from '../formula1/race.ts';
import {
  day,
  dayFreshness,
  hour,
  matchFreshness,
  racesFreshness,
  resultFreshness,
  seasonFreshness,
  unlessEmpty,
} from './lifetimes.ts';
import { readFixtures } from './read-fixtures.ts';
import { readCircuits, readCompetitions, readConstructors, readDrivers } from './read-formula1.ts';
import {
  readConstructorStandings,
  readDriverStandings,
  readGrid,
  readRaces,
  readResults,
} from './read-races.ts';
import {
  readCountries,
  readLeagues,
  readPrediction,
  readSeasons,
  readStandings,
  readTopPlayers,
} from './read-tables.ts';
import { partsOfAddress, type Resource, type ResourceKind, resourceOf } from './resource.ts';

function kind<Value>(definition: ResourceKind<Value>) {
  return { ...definition, stored: (query: Record<string, string>) => storedResource(definition, query) };
}

const ofSeason = { sport: 'football', parameters: ['league', 'season'] } as const;

const kinds = {
  countries: kind({
    sport: 'football',
    path: '/countries',
    parameters: [],
    read: readCountries,
    freshForMs: () => day,
  }),
  leaguesOfCountry: kind({
    sport: 'football',
    path: '/leagues',
    parameters: ['country'],
    read: readLeagues,
    freshForMs: (rows) => unlessEmpty(rows, hour),
  }),
  league: kind({
    sport: 'football',
    path: '/leagues',
    parameters: ['id'],
    read: readLeagues,
    freshForMs: (rows) => unlessEmpty(rows, hour),
  }),
  seasons: kind({
    sport: 'football',
    path: '/leagues/seasons',
    parameters: [],
    read: readSeasons,
    freshForMs: () => day,
  }),
  matchesOfDay: kind({
    sport: 'football',
    path: '/fixtures',
    parameters: ['date'],
    read: readFixtures,
    freshForMs: (matches, now, { date = '' }) => dayFreshness(matches, now, date),
  }),
  matchesOfSeason: kind({
    ...ofSeason,
    path: '/fixtures',
    read: readFixtures,
    freshForMs: seasonFreshness,
  }),
  match: kind({
    sport: 'football',
    path: '/fixtures',
    parameters: ['id'],
    read: readFixtures,
    freshForMs: (matches, now) => {
      const [match] = matches;
      return match ? matchFreshness(match, now) : unlessEmpty(matches, hour);
    },
  }),
  headToHead: kind({
    sport: 'football',
    path: '/fixtures/headtohead',
    parameters: ['h2h'],
    read: readFixtures,
    freshForMs: () => day,
  }),
  prediction: kind({
    sport: 'football',
    path: '/predictions',
    parameters: ['fixture'],
    read: readPrediction,
    freshForMs: () => hour,
  }),
  standings: kind({ ...ofSeason, path: '/standings', read: readStandings, freshForMs: () => hour }),
  topScorers: kind({
    ...ofSeason,
    path: '/players/topscorers',
    read: readTopPlayers,
    freshForMs: (rows) => unlessEmpty(rows, hour),
  }),
  yellowCards: kind({
    ...ofSeason,
    path: '/players/topyellowcards',
    read: readTopPlayers,
    freshForMs: (rows) => unlessEmpty(rows, hour),
  }),
  redCards: kind({
    ...ofSeason,
    path: '/players/topredcards',
    read: readTopPlayers,
    freshForMs: (rows) => unlessEmpty(rows, hour),
  }),
  raceSeasons: kind({
    sport: 'formula1',
    path: '/seasons',
    parameters: [],
    read: readSeasons,
    freshForMs: () => day,
  }),
  competitions: kind({
    sport: 'formula1',
    path: '/competitions',
    parameters: [],
    read: readCompetitions,
    freshForMs: () => day,
  }),
  circuit: kind({
    sport: 'formula1',
    path: '/circuits',
    parameters: ['id'],
    read: readCircuits,
    freshForMs: () => day,
  }),
  constructors: kind({
    sport: 'formula1',
    path: '/teams',
    parameters: [],
    read: readConstructors,
    freshForMs: () => day,
  }),
  driver: kind({
    sport: 'formula1',
    path: '/drivers',
    parameters: ['id'],
    read: readDrivers,
    freshForMs: () => day,
  }),
  races: kind({
    sport: 'formula1',
    path: '/races',
    parameters: ['season'],
    read: readRaces,
    freshForMs: racesFreshness,
  }),
  race: kind({
    sport: 'formula1',
    path: '/races',
    parameters: ['id'],
    read: readRaces,
    freshForMs: racesFreshness,
  }),
  raceResults: kind<RaceResult[]>({
    sport: 'formula1',
    path: '/rankings/races',
    parameters: ['race'],
    read: readResults,
    freshForMs: resultFreshness,
  }),
  grid: kind<GridPlace[]>({
    sport: 'formula1',
    path: '/rankings/startinggrid',
    parameters: ['race'],
    read: readGrid,
    freshForMs: resultFreshness,
  }),
  driverStandings: kind({
    sport: 'formula1',
    path: '/rankings/drivers',
    parameters: ['season'],
    read: readDriverStandings,
    freshForMs: () => hour,
  }),
  constructorStandings: kind({
    sport: 'formula1',
    path: '/rankings/teams',
    parameters: ['season'],
    read: readConstructorStandings,
    freshForMs: () => hour,
  }),
};

/** @example resources.matchesOfDay('2024-06-15') */
export const resources = {
  countries: () => resourceOf(kinds.countries, {}),
  leaguesOfCountry: (country: string) => resourceOf(kinds.leaguesOfCountry, { country }),
  league: (id: number) => resourceOf(kinds.league, { id }),
  seasons: () => resourceOf(kinds.seasons, {}),
  /** @param date A day of UTC. */
  matchesOfDay: (date: string) => resourceOf(kinds.matchesOfDay, { date }),
  matchesOfSeason: (of: LeagueSeason) => resourceOf(kinds.matchesOfSeason, { ...of }),
  /** A list of one match, or of none where there is no such match. */
  match: (id: number) => resourceOf(kinds.match, { id }),
  headToHead: (home: number, away: number) => resourceOf(kinds.headToHead, { h2h: `${home}-${away}` }),
  prediction: (fixture: number) => resourceOf(kinds.prediction, { fixture }),
  standings: (of: LeagueSeason) => resourceOf(kinds.standings, { ...of }),
  topScorers: (of: LeagueSeason) => resourceOf(kinds.topScorers, { ...of }),
  yellowCards: (of: LeagueSeason) => resourceOf(kinds.yellowCards, { ...of }),
  redCards: (of: LeagueSeason) => resourceOf(kinds.redCards, { ...of }),
  raceSeasons: () => resourceOf(kinds.raceSeasons, {}),
  competitions: () => resourceOf(kinds.competitions, {}),
  circuit: (id: number) => resourceOf(kinds.circuit, { id }),
  constructors: () => resourceOf(kinds.constructors, {}),
  driver: (id: number) => resourceOf(kinds.driver, { id }),
  races: (season: number) => resourceOf(kinds.races, { season }),
  /** A list of one session, or of none where there is no such session. */
  race: (id: number) => resourceOf(kinds.race, { id }),
  raceResults: (race: number) => resourceOf(kinds.raceResults, { race }),
  grid: (race: number) => resourceOf(kinds.grid, { race }),
  driverStandings: (season: number) => resourceOf(kinds.driverStandings, { season }),
  constructorStandings: (season: number) => resourceOf(kinds.constructorStandings, { season }),
};

export interface LeagueSeason {
  league: number;
  season: number;
}

/** A resource whose value is not looked at: it is read and stored. */
export interface StoredResource extends Pick<Resource<unknown>, 'sport' | 'path' | 'query' | 'address'> {
  /** How long a response is fresh; null for an unreadable one. */
  freshness(response: unknown, now: Date, notice: (what: string) => void): number | null;
}

/** The resource of an address; null for one of an earlier version of the program. */
export function resourceAt(address: string): StoredResource | null {
  const parts = partsOfAddress(address);
  if (!parts) return null;
  const names = Object.keys(parts.query).toSorted().join();
  for (const one of Object.values(kinds)) {
    const isIt =
      one.sport === parts.sport && one.path === parts.path && one.parameters.toSorted().join() === names;
    if (isIt) return one.stored(parts.query);
  }
  return null;
}

function storedResource<Value>(of: ResourceKind<Value>, query: Record<string, string>): StoredResource {
  const resource = resourceOf(of, query);
  return {
    ...resource,
    freshness(response, now, notice) {
      const value = resource.read(response, notice);
      return value === null ? null : resource.freshForMs(value, now);
    },
  };
}

const batchSize = 20;

/** Matches that are asked for by their ids are asked for together. */
export function batches(all: readonly StoredResource[]): StoredResource[][] {
  const single = all.filter((one) => !isMatch(one)).map((one) => [one]);
  const matches = all.filter(isMatch);
  const count = Math.ceil(matches.length / batchSize);
  return [
    ...single,
    ...Array.from({ length: count }, (_, at) => matches.slice(at * batchSize, (at + 1) * batchSize)),
  ];
}

export function isMatch({ sport, path, query }: Pick<StoredResource, 'sport' | 'path' | 'query'>): boolean {
  return sport === kinds.match.sport && path === kinds.match.path && 'id' in query;
}
