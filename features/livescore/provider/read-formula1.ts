/** Competitions, circuits, teams and drivers of Formula 1. */
import { z } from 'zod';
import type { BestFinish, Circuit, Competition, Constructor, Driver } from '../formula1/race.ts';
import {
  decimal,
  list,
  type Notice,
  part,
  readItems,
  requiredId,
  requiredWhole,
  text,
  wholeNumber,
} from './lenient.ts';
import { competitionSchema, constructorRefSchema, toCompetition } from './read-races.ts';

export function readCompetitions(response: unknown, notice: Notice): Competition[] | null {
  return readItems(response, competitionSchema, notice)?.map(toCompetition) ?? null;
}

/** A year of a lap record is a text at the provider; some answers have a number. */
const year = z
  .union([z.string(), z.int().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => value || null);
const circuitSchema = z.object({
  id: requiredId,
  name: text,
  image: text,
  first_grand_prix: wholeNumber,
  laps: wholeNumber,
  length: text,
  race_distance: text,
  capacity: wholeNumber,
  opened: wholeNumber,
  owner: text,
  competition: competitionSchema.nullish().catch(null),
  lap_record: part({ time: text, driver: text, year }),
});

export function readCircuits(response: unknown, notice: Notice): Circuit[] | null {
  return (
    readItems(response, circuitSchema, notice)?.map((item) => {
      const { id, name, image, laps, length, capacity, opened, owner, competition } = item;
      const { time, driver, year: of } = item.lap_record;
      return {
        id,
        name,
        image,
        laps,
        length,
        capacity,
        opened,
        owner,
        competition: competition ? toCompetition(competition) : null,
        firstGrandPrix: item.first_grand_prix,
        raceDistance: item.race_distance,
        lapRecord: time === null ? null : { time, driver, year: of },
      };
    }) ?? null
  );
}

const finishSchema = part({ position: wholeNumber, number: wholeNumber });

function toFinish({ position, number }: z.infer<typeof finishSchema>): BestFinish | null {
  return position === null ? null : { position, times: number };
}

const constructorSchema = z.object({
  id: requiredId,
  name: text,
  logo: text,
  base: text,
  first_team_entry: wholeNumber,
  world_championships: wholeNumber,
  highest_race_finish: finishSchema,
  pole_positions: wholeNumber,
  fastest_laps: wholeNumber,
  president: text,
  director: text,
  technical_manager: text,
  chassis: text,
  engine: text,
  tyres: text,
});

export function readConstructors(response: unknown, notice: Notice): Constructor[] | null {
  return (
    readItems(response, constructorSchema, notice)?.map((item) => {
      const { id, name, logo, base, president, director, chassis, engine, tyres } = item;
      return {
        id,
        name,
        logo,
        base,
        president,
        director,
        chassis,
        engine,
        tyres,
        firstEntry: item.first_team_entry,
        championships: item.world_championships,
        bestFinish: toFinish(item.highest_race_finish),
        polePositions: item.pole_positions,
        fastestLaps: item.fastest_laps,
        technicalManager: item.technical_manager,
      };
    }) ?? null
  );
}

const driverSchema = z.object({
  id: requiredId,
  name: text,
  abbr: text,
  image: text,
  nationality: text,
  number: wholeNumber,
  birthdate: text,
  birthplace: text,
  grands_prix_entered: wholeNumber,
  world_championships: wholeNumber,
  podiums: wholeNumber,
  highest_race_finish: finishSchema,
  highest_grid_position: wholeNumber,
  country: part({ name: text, code: text }),
  career_points: decimal,
  teams: list(z.object({ season: requiredWhole, team: constructorRefSchema })),
});

export function readDrivers(response: unknown, notice: Notice): Driver[] | null {
  return (
    readItems(response, driverSchema, notice)?.map((item) => {
      const { id, name, image, nationality, number, podiums, country, teams } = item;
      return {
        id,
        name,
        image,
        nationality,
        number,
        podiums,
        abbreviation: item.abbr,
        country: country.name === null && country.code === null ? null : country,
        birthDate: item.birthdate,
        birthPlace: item.birthplace,
        grandsPrix: item.grands_prix_entered,
        championships: item.world_championships,
        bestFinish: toFinish(item.highest_race_finish),
        bestGrid: item.highest_grid_position,
        points: item.career_points,
        teams: teams.toSorted((a, b) => b.season - a.season),
      };
    }) ?? null
  );
}
