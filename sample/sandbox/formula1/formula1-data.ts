/** The seasons of Formula 1 of which the sandbox has the results. */
import { type Line, readRecords } from '../read-records.ts';

export interface SandboxDriver {
  id: number;
  slug: string;
  name: string;
  abbreviation: string;
  number: number | null;
  nationality: string;
  country: string;
  countryCode: string;
  birthDate: string;
  birthPlace: string;
}

export interface SandboxConstructor {
  id: number;
  slug: string;
  name: string;
  chassis: string;
  engine: string;
  tyres: string;
}

export interface SandboxCircuit {
  id: number;
  slug: string;
  name: string;
  city: string;
  country: string;
  laps: number;
  /** Kilometres. */
  length: string;
  distance: string;
}

export interface SandboxGrandPrix {
  id: number;
  slug: string;
  name: string;
}

export interface SandboxResult {
  driver: SandboxDriver;
  team: SandboxConstructor;
  /** Empty where it is not known. */
  time: string;
  laps: number | null;
  grid: string;
  pits: number | null;
}

export interface SandboxGridPlace {
  driver: SandboxDriver;
  team: SandboxConstructor;
  time: string;
  /** Null for a start from the pit lane. */
  position: number | null;
}

export interface SandboxSession {
  id: number;
  season: number;
  /** Such as `practice-1`. */
  type: string;
  grandPrix: SandboxGrandPrix;
  circuit: SandboxCircuit;
  start: string;
  status: string;
  laps: number | null;
  distance: string;
  fastestLap: { driver: SandboxDriver; time: string } | null;
  results: SandboxResult[];
  grid: SandboxGridPlace[];
}

export interface SandboxSeason {
  year: number;
  sessions: SandboxSession[];
  driverStandings: { position: number; driver: SandboxDriver; points: number }[];
  teamStandings: { position: number; team: SandboxConstructor; points: number }[];
}

interface Paddock {
  drivers: Map<string, SandboxDriver>;
  teams: Map<string, SandboxConstructor>;
  circuits: Map<string, SandboxCircuit>;
  grandsPrix: Map<string, SandboxGrandPrix>;
}

export interface Formula1Data extends Paddock {
  seasons: SandboxSeason[];
}

const seasonYears = [2024, 2025, 2026] as const;

let known: Formula1Data | undefined;

/** Read at the first use. */
export function formula1Data(): Formula1Data {
  if (known) return known;
  const paddock = readPaddock(readRecords('formula1/paddock.txt'));
  known = { ...paddock, seasons: seasonYears.map((year) => readSeason(year, paddock)) };
  return known;
}

function readPaddock(lines: readonly Line[]): Paddock {
  return {
    drivers: bySlug(lines, 'driver', (line) => ({
      name: line.text(2),
      abbreviation: line.text(3),
      number: line.number(4),
      nationality: line.text(5),
      country: line.text(6),
      countryCode: line.text(7),
      birthDate: line.text(8),
      birthPlace: line.text(9),
    })),
    teams: bySlug(lines, 'team', (line) => ({
      name: line.text(2),
      chassis: line.text(3),
      engine: line.text(4),
      tyres: line.text(5),
    })),
    circuits: bySlug(lines, 'circuit', (line) => ({
      name: line.text(2),
      city: line.text(3),
      country: line.text(4),
      laps: Number(line.text(5)),
      length: line.text(6),
      distance: line.text(7),
    })),
    grandsPrix: bySlug(lines, 'competition', (line) => ({ name: line.text(2) })),
  };
}

function bySlug<Item>(
  lines: readonly Line[],
  kind: string,
  read: (line: Line) => Item,
): Map<string, Item & { id: number; slug: string }> {
  return new Map(
    lines
      .filter((line) => line.kind === kind)
      .map((line) => [line.text(1), { ...read(line), id: Number(line.text(0)), slug: line.text(1) }]),
  );
}

/** Session ids: twenty for a weekend, one for each type. */
const idsOfWeekend = 20;
const sessionTypes = [
  'practice-1',
  'practice-2',
  'practice-3',
  'sprint-qualifying-1',
  'sprint-qualifying-2',
  'sprint-qualifying-3',
  'sprint',
  'qualifying-1',
  'qualifying-2',
  'qualifying-3',
  'race',
];

function readSeason(year: number, { drivers, teams, circuits, grandsPrix }: Paddock): SandboxSeason {
  const season: SandboxSeason = { year, sessions: [], driverStandings: [], teamStandings: [] };
  let weekend = { id: 0, grandPrix: '', circuit: '' };
  for (const line of readRecords(`formula1/${year}.txt`)) {
    const session = season.sessions.at(-1);
    switch (line.kind) {
      case 'weekend':
        weekend = { id: Number(line.text(1)), grandPrix: line.text(2), circuit: line.text(3) };
        break;
      case 'session': {
        const fastest = drivers.get(line.text(5));
        season.sessions.push({
          season: year,
          type: line.text(0),
          start: line.text(1),
          status: line.text(2),
          laps: line.number(3),
          distance: line.text(4),
          results: [],
          grid: [],
          id: weekend.id * idsOfWeekend + sessionTypes.indexOf(line.text(0)) + 1,
          grandPrix: required(grandsPrix, weekend.grandPrix),
          circuit: required(circuits, weekend.circuit),
          fastestLap: fastest ? { driver: fastest, time: line.text(6) } : null,
        });
        break;
      }
      case 'result':
        session?.results.push({
          driver: required(drivers, line.text(0)),
          team: required(teams, line.text(1)),
          time: line.text(2),
          laps: line.number(3),
          grid: line.text(4),
          pits: line.number(5),
        });
        break;
      case 'grid':
        session?.grid.push({
          driver: required(drivers, line.text(0)),
          team: required(teams, line.text(1)),
          time: line.text(2),
          position: /^\d+$/.test(line.text(3)) ? Number(line.text(3)) : null,
        });
        break;
      case 'driver-standing':
        season.driverStandings.push({
          position: Number(line.text(0)),
          points: Number(line.text(2)),
          driver: required(drivers, line.text(1)),
        });
        break;
      case 'team-standing':
        season.teamStandings.push({
          position: Number(line.text(0)),
          points: Number(line.text(2)),
          team: required(teams, line.text(1)),
        });
        break;
    }
  }
  return season;
}

function required<Item>(items: ReadonlyMap<string, Item>, slug: string): Item {
  const item = items.get(slug);
  if (item === undefined) throw new Error(`the paddock has no ${slug}`);
  return item;
}
