/** Races, circuits, teams and drivers of Formula 1, as all pages and calls know them. */
import type { RaceState, RaceType } from './race-kinds.ts';

export interface Competition {
  id: number;
  name: string | null;
  country: string | null;
  city: string | null;
}

/** One session; a weekend has five, or more with each part of a qualifying. */
export interface Race {
  id: number;
  competition: Competition;
  circuit: { id: number | null; name: string | null; image: string | null };
  season: number | null;
  type: RaceType;
  /** The provider's name of the type, which is shown when the type is unknown. */
  typeName: string;
  state: RaceState;
  stateName: string;
  /** Unix seconds; null while it is not known. */
  start: number | null;
  laps: { current: number | null; total: number | null };
  fastestLap: { driverId: number; time: string | null } | null;
  distance: string | null;
}

export interface Circuit {
  id: number;
  name: string | null;
  image: string | null;
  competition: Competition | null;
  firstGrandPrix: number | null;
  laps: number | null;
  length: string | null;
  raceDistance: string | null;
  lapRecord: { time: string; driver: string | null; year: string | null } | null;
  capacity: number | null;
  opened: number | null;
  owner: string | null;
}

export interface BestFinish {
  position: number;
  /** How often. */
  times: number | null;
}

export interface ConstructorRef {
  id: number | null;
  name: string | null;
  logo: string | null;
}

export interface Constructor {
  id: number;
  name: string | null;
  logo: string | null;
  base: string | null;
  firstEntry: number | null;
  championships: number | null;
  bestFinish: BestFinish | null;
  polePositions: number | null;
  fastestLaps: number | null;
  president: string | null;
  director: string | null;
  technicalManager: string | null;
  chassis: string | null;
  engine: string | null;
  tyres: string | null;
}

export interface DriverRef {
  id: number | null;
  name: string | null;
  abbreviation: string | null;
  number: number | null;
  image: string | null;
}

export interface Driver extends Omit<DriverRef, 'id'> {
  id: number;
  nationality: string | null;
  country: { name: string | null; code: string | null } | null;
  birthDate: string | null;
  birthPlace: string | null;
  grandsPrix: number | null;
  championships: number | null;
  podiums: number | null;
  bestFinish: BestFinish | null;
  bestGrid: number | null;
  points: number | null;
  /** Newest first. */
  teams: { season: number; team: ConstructorRef }[];
}

/** A row of a session's result; its time is a gap, a number of laps or a code (DNF, DNS, DSQ) for all but the first. */
export interface RaceResult {
  raceId: number | null;
  driver: DriverRef;
  team: ConstructorRef;
  position: number | null;
  time: string | null;
  laps: number | null;
  grid: number | null;
  pits: number | null;
}

export interface GridPlace {
  raceId: number | null;
  driver: DriverRef;
  team: ConstructorRef;
  position: number | null;
  time: string | null;
}

export interface DriverStanding {
  position: number | null;
  driver: DriverRef;
  team: ConstructorRef | null;
  points: number;
  wins: number | null;
  season: number | null;
}

export interface ConstructorStanding {
  position: number | null;
  team: ConstructorRef;
  points: number;
  season: number | null;
}
