/** Circuits, teams and drivers of Formula 1 as the service answers them [F1-04] [F1-06] [F1-07]. */
import type { BestFinish, Circuit, Constructor, Driver } from '../formula1/race.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type { CircuitAnswer, DriverAnswer, RaceTeamAnswer } from './formula1-schema.ts';
import { presentCompetition, presentTeamRef } from './present-races.ts';

export function presentCircuit(circuit: Circuit): CircuitAnswer {
  const { id, name, owner, capacity, opened, length, laps, lapRecord, competition } = circuit;
  return {
    id,
    name,
    owner,
    capacity,
    opened,
    length,
    laps,
    image: pictureAddress(circuit.image),
    first_grand_prix: circuit.firstGrandPrix,
    race_distance: circuit.raceDistance,
    lap_record: lapRecord ?? { time: null, driver: null, year: null },
    competition: competition && presentCompetition(competition),
  };
}

export function presentRaceTeam(team: Constructor): RaceTeamAnswer {
  const { id, name, base, president, director, chassis, engine, tyres } = team;
  return {
    id,
    name,
    logo: pictureAddress(team.logo),
    base,
    president,
    director,
    chassis,
    engine,
    tyres,
    first_team_entry: team.firstEntry,
    world_championships: team.championships,
    highest_race_finish: presentBest(team.bestFinish),
    pole_positions: team.polePositions,
    fastest_laps: team.fastestLaps,
    technical_manager: team.technicalManager,
  };
}

export function presentDriver(driver: Driver): DriverAnswer {
  const { id, name, number, nationality, podiums } = driver;
  return {
    id,
    name,
    number,
    nationality,
    podiums,
    image: pictureAddress(driver.image),
    abbr: driver.abbreviation,
    birthdate: driver.birthDate,
    birthplace: driver.birthPlace,
    grands_prix_entered: driver.grandsPrix,
    world_championships: driver.championships,
    highest_race_finish: presentBest(driver.bestFinish),
    highest_grid_position: driver.bestGrid,
    career_points: driver.points,
    teams: driver.teams.map(({ season, team }) => ({ season, team: presentTeamRef(team) })),
  };
}

function presentBest(finish: BestFinish | null) {
  return finish && { position: finish.position, number: finish.times };
}
