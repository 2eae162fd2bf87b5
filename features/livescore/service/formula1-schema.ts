/** Answers of the service about Formula 1, with the field names of the specification (D2 §3). */
import { z } from 'zod';

const text = z.string().nullable();
const count = z.int().nullable();
const picture = z.string().nullable().describe('An address below this host.');

const locationSchema = z.object({ country: text, city: text });
const competitionSchema = z.object({ id: z.int(), name: text, location: locationSchema });

const raceSchema = z.object({
  id: z.int(),
  type: z.string().describe('In Hungarian: Verseny, Sprint, Időmérő, 1. szakasz, …'),
  status: z.string().describe('Scheduled, Live, Completed, Cancelled or Postponed.'),
  date: z.iso.datetime().nullable(),
  season: count,
  laps: z.object({ current: count, total: count }),
  competition: competitionSchema,
  circuit: z.object({ id: count, name: text, image: picture }),
  fastest_lap: z.object({ driver: z.object({ id: z.int() }), time: text }).nullable(),
  distance: text,
});

export const racesSchema = z.array(raceSchema).meta({ id: 'LivescoreRaces' });

const driverRef = z.object({ id: count, name: text, abbr: text, number: count, image: picture });
const teamRef = z.object({ id: count, name: text, logo: picture });
const flat = { driverName: text, driverImage: picture, teamName: text };

export const resultSchema = z
  .array(
    z.object({
      position: count,
      driver: driverRef,
      team: teamRef,
      ...flat,
      time: text.describe('A time, a gap, a number of laps, or DNS, DNF or DSQ.'),
      laps: count,
      grid: count,
      pits: count,
    }),
  )
  .meta({ id: 'LivescoreRaceResult' });

export const raceDetailsSchema = raceSchema
  .extend({ results: resultSchema.describe('By their places; empty until there is a result.') })
  .meta({ id: 'LivescoreRaceDetails' });

export const raceStandingsSchema = z
  .object({
    drivers: z.array(
      z.object({
        position: count,
        ...flat,
        points: z.number(),
        wins: count,
        driver: driverRef,
        team: teamRef,
      }),
    ),
    teams: z.array(z.object({ position: count, teamName: text, points: z.number(), team: teamRef })),
  })
  .meta({ id: 'LivescoreRaceStandings' });

export const circuitSchema = z
  .object({
    id: z.int(),
    name: text,
    image: picture,
    owner: text,
    capacity: count,
    opened: count,
    first_grand_prix: count,
    length: text,
    race_distance: text,
    laps: count,
    lap_record: z.object({ time: text, driver: text, year: text }),
    competition: competitionSchema.nullable(),
  })
  .meta({ id: 'LivescoreCircuit' });

const best = z.object({ position: z.int(), number: count }).nullable();

export const raceTeamSchema = z
  .object({
    id: z.int(),
    name: text,
    logo: picture,
    base: text,
    first_team_entry: count,
    world_championships: count,
    highest_race_finish: best,
    pole_positions: count,
    fastest_laps: count,
    president: text,
    director: text,
    technical_manager: text,
    chassis: text,
    engine: text,
    tyres: text,
  })
  .meta({ id: 'LivescoreRaceTeam' });

export const driverSchema = z
  .object({
    id: z.int(),
    name: text,
    image: picture,
    number: count,
    abbr: text,
    nationality: text,
    birthdate: text,
    birthplace: text,
    grands_prix_entered: count,
    world_championships: count,
    podiums: count,
    highest_race_finish: best,
    highest_grid_position: count,
    career_points: z.number().nullable(),
    teams: z.array(z.object({ season: z.int(), team: teamRef })).describe('Newest first.'),
  })
  .meta({ id: 'LivescoreDriver' });

export const driversSchema = z.array(driverRef.extend({ team: teamRef })).meta({ id: 'LivescoreDrivers' });

export type RacesAnswer = z.infer<typeof racesSchema>;
export type RaceDetailsAnswer = z.infer<typeof raceDetailsSchema>;
export type ResultAnswer = z.infer<typeof resultSchema>;
export type RaceStandingsAnswer = z.infer<typeof raceStandingsSchema>;
export type CircuitAnswer = z.infer<typeof circuitSchema>;
export type RaceTeamAnswer = z.infer<typeof raceTeamSchema>;
export type DriverAnswer = z.infer<typeof driverSchema>;
export type DriversAnswer = z.infer<typeof driversSchema>;
