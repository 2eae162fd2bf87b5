/** Sessions, results and standings of Formula 1 as the service answers them [F1-03] [F1-05] [F1-08]. */
import { typeTitle } from '../formula1/formula1-words.ts';
import type {
  Competition,
  ConstructorRef,
  ConstructorStanding,
  DriverRef,
  DriverStanding,
  GridPlace,
  Race,
  RaceResult,
} from '../formula1/race.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type { DriversAnswer, RaceStandingsAnswer, RacesAnswer, ResultAnswer } from './formula1-schema.ts';

export function presentRace(race: Race): RacesAnswer[number] {
  const { id, season, laps, distance, circuit, fastestLap } = race;
  return {
    id,
    type: typeTitle(race),
    status: race.stateName,
    season,
    laps,
    distance,
    date: race.start === null ? null : new Date(race.start * 1000).toISOString(),
    competition: presentCompetition(race.competition),
    circuit: { ...circuit, image: pictureAddress(circuit.image) },
    fastest_lap: fastestLap && { driver: { id: fastestLap.driverId }, time: fastestLap.time },
  };
}

export function presentCompetition({ id, name, country, city }: Competition) {
  return { id, name, location: { country, city } };
}

export function presentResult({ laps, grid, pits, ...row }: RaceResult): ResultAnswer[number] {
  return { ...presentPlace(row), laps, grid, pits };
}

/** A place of the starting grid in the form of a result. */
export function presentGridPlace(place: GridPlace): ResultAnswer[number] {
  return { ...presentPlace(place), laps: null, grid: place.position, pits: null };
}

function presentPlace({ position, driver, team, time }: GridPlace) {
  return { position, ...presentEntry(driver, team), time };
}

export function presentRaceStandings(
  drivers: readonly DriverStanding[],
  teams: readonly ConstructorStanding[],
): RaceStandingsAnswer {
  return {
    drivers: drivers.map(({ position, driver, team, points, wins }) => ({
      position,
      ...presentEntry(driver, team ?? noTeam),
      points,
      wins,
    })),
    teams: teams.map(({ position, team, points }) => ({
      position,
      teamName: team.name,
      points,
      team: presentTeamRef(team),
    })),
  };
}

export function presentDrivers(standings: readonly DriverStanding[]): DriversAnswer {
  return standings.map(({ driver, team }) => ({
    ...presentDriverRef(driver),
    team: presentTeamRef(team ?? noTeam),
  }));
}

const noTeam: ConstructorRef = { id: null, name: null, logo: null };

/** The nested fields of the provider, and the flat ones of the specification. */
function presentEntry(driver: DriverRef, team: ConstructorRef) {
  return {
    driver: presentDriverRef(driver),
    team: presentTeamRef(team),
    driverName: driver.name,
    driverImage: pictureAddress(driver.image),
    teamName: team.name,
  };
}

function presentDriverRef({ id, name, abbreviation: abbr, number, image }: DriverRef) {
  return { id, name, abbr, number, image: pictureAddress(image) };
}

export function presentTeamRef({ id, name, logo }: ConstructorRef) {
  return { id, name, logo: pictureAddress(logo) };
}
