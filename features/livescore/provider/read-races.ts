/** Sessions, results, grids and standings of Formula 1. */
import { z } from 'zod';
import type {
  Competition,
  ConstructorStanding,
  DriverStanding,
  GridPlace,
  Race,
  RaceResult,
} from '../formula1/race.ts';
import { raceStateOf, raceTypeOf } from '../formula1/race-kinds.ts';
import { decimal, maybeId, type Notice, part, readItems, requiredId, text, wholeNumber } from './lenient.ts';
import { secondsOf } from './read-fixtures.ts';

export const competitionSchema = z.object({
  id: requiredId,
  name: text,
  location: part({ country: text, city: text }),
});

export function toCompetition({ id, name, location }: z.infer<typeof competitionSchema>): Competition {
  return { id, name, country: location.country, city: location.city };
}

export const constructorRefSchema = part({ id: maybeId, name: text, logo: text });

const raceSchema = z.object({
  id: requiredId,
  competition: competitionSchema,
  circuit: part({ id: maybeId, name: text, image: text }),
  season: wholeNumber,
  distance: text,
  date: text,
  type: text,
  status: text,
  // In older seasons a text such as "52/52".
  laps: part({ current: z.preprocess(beforeSlash, wholeNumber), total: wholeNumber }),
  fastest_lap: part({ driver: part({ id: maybeId }), time: text }),
});

function beforeSlash(value: unknown): unknown {
  return typeof value === 'string' ? value.split('/', 1)[0] : value;
}

/** Null for an unreadable answer. */
export function readRaces(response: unknown, notice: Notice): Race[] | null {
  return readItems(response, raceSchema, notice)?.map((item) => toRace(item, notice)) ?? null;
}

function toRace(item: z.infer<typeof raceSchema>, notice: Notice): Race {
  const [typeName, stateName] = [item.type ?? '', item.status ?? ''];
  const [type, state] = [raceTypeOf(typeName), raceStateOf(stateName)];
  if (type === 'unknown') notice(`type of a race: ${typeName}`);
  if (state === 'unknown') notice(`state of a race: ${stateName}`);
  const { driver, time } = item.fastest_lap;
  return {
    id: item.id,
    circuit: item.circuit,
    season: item.season,
    distance: item.distance,
    type,
    typeName,
    state,
    stateName,
    laps: item.laps,
    competition: toCompetition(item.competition),
    start: secondsOf(item.date),
    fastestLap: driver.id === null ? null : { driverId: driver.id, time },
  };
}

const driverRefSchema = part({ id: maybeId, name: text, abbr: text, number: wholeNumber, image: text });

function toDriverRef({ abbr, ...driver }: z.infer<typeof driverRefSchema>) {
  return { ...driver, abbreviation: abbr };
}

const gridSchema = z.object({
  race: part({ id: maybeId }),
  driver: driverRefSchema,
  team: constructorRefSchema,
  position: wholeNumber,
  time: text,
});
const resultSchema = gridSchema.extend({ laps: wholeNumber, grid: wholeNumber, pits: wholeNumber });

export function readResults(response: unknown, notice: Notice): RaceResult[] | null {
  return (
    readItems(response, resultSchema, notice)?.map(({ race, driver, ...rest }) => ({
      raceId: race.id,
      driver: toDriverRef(driver),
      ...rest,
    })) ?? null
  );
}

export function readGrid(response: unknown, notice: Notice): GridPlace[] | null {
  return (
    readItems(response, gridSchema, notice)?.map(({ race, driver, ...rest }) => ({
      raceId: race.id,
      driver: toDriverRef(driver),
      ...rest,
    })) ?? null
  );
}

/** No points are written as null. */
const points = decimal.transform((value) => value ?? 0);
const standing = { position: wholeNumber, team: constructorRefSchema, points, season: wholeNumber };
const driverStandingSchema = z.object({ ...standing, driver: driverRefSchema, wins: wholeNumber });
const constructorStandingSchema = z.object(standing);

export function readDriverStandings(response: unknown, notice: Notice): DriverStanding[] | null {
  return (
    readItems(response, driverStandingSchema, notice)?.map(({ driver, team, ...rest }) => ({
      driver: toDriverRef(driver),
      team: team.id === null ? null : team,
      ...rest,
    })) ?? null
  );
}

export function readConstructorStandings(response: unknown, notice: Notice): ConstructorStanding[] | null {
  return readItems(response, constructorStandingSchema, notice);
}
