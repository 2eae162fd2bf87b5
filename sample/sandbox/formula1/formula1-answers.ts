/** The Formula 1 service's answers by route. */
import { pictureUrl } from '../pictures/picture-urls.ts';
import {
  type Formula1Data,
  formula1Data,
  type SandboxCircuit,
  type SandboxConstructor,
  type SandboxDriver,
  type SandboxGrandPrix,
  type SandboxSeason,
  type SandboxSession,
} from './formula1-data.ts';

/** Null for an unknown route; a text is the provider's complaint about the parameters. */
export function formula1Answer(
  path: string,
  query: URLSearchParams,
  now: Date,
): object[] | number[] | string | null {
  const data = formula1Data();
  const seasons = data.seasons.filter(({ year }) => isAsked(query, 'season', year));
  const sessions = data.seasons.flatMap((season) => season.sessions);
  const race = sessions.find(({ id }) => String(id) === query.get('race'));
  switch (path) {
    case 'seasons':
      return data.seasons.map(({ year }) => year);
    case 'competitions':
      return [...data.grandsPrix.values()]
        .filter(({ id }) => isAsked(query, 'id', id))
        .map((one) => competitionAnswer(one, circuitOf(sessions, one)));
    case 'circuits':
      return circuitsAnswer(data, sessions, query);
    case 'teams':
      return [...data.teams.values()].filter(({ id }) => isAsked(query, 'id', id)).map(teamAnswer);
    case 'drivers':
      return driversAnswer(data, query);
    case 'races':
      return racesAnswer(sessions, query, now);
    case 'rankings/races':
      return query.has('race') ? resultsAnswer(race, query, now) : 'The Race field is required.';
    case 'rankings/startinggrid':
      return query.has('race') ? gridAnswer(race, now) : 'The Race field is required.';
    case 'rankings/drivers':
      return query.has('season') ? seasons.flatMap(driverStandings) : 'The Season field is required.';
    case 'rankings/teams':
      return query.has('season') ? seasons.flatMap(teamStandings) : 'The Season field is required.';
    default:
      return null;
  }
}

function isAsked(query: URLSearchParams, name: string, value: number | string): boolean {
  return !query.has(name) || query.get(name) === String(value);
}

function competitionAnswer({ id, name }: SandboxGrandPrix, circuit: SandboxCircuit | undefined): object {
  return { id, name, location: { country: circuit?.country ?? null, city: circuit?.city ?? null } };
}

/** The latest circuit of a Grand Prix. */
function circuitOf(
  sessions: readonly SandboxSession[],
  { id }: SandboxGrandPrix,
): SandboxCircuit | undefined {
  return sessions.findLast(({ grandPrix }) => grandPrix.id === id)?.circuit;
}

function circuitsAnswer(
  { circuits }: Formula1Data,
  sessions: readonly SandboxSession[],
  query: URLSearchParams,
): object[] {
  return [...circuits.values()].flatMap((circuit) => {
    const last = sessions.findLast((session) => session.circuit.id === circuit.id);
    const isWanted =
      isAsked(query, 'id', circuit.id) && isAsked(query, 'competition', last?.grandPrix.id ?? '');
    if (!isWanted || !last) return [];
    const { id, name, laps, length, distance } = circuit;
    return [
      {
        id,
        name,
        // A drawing of ours would be taken for the circuit's real line.
        image: null,
        laps,
        length: `${length} Kms`,
        race_distance: `${distance} Kms`,
        competition: competitionAnswer(last.grandPrix, circuit),
        first_grand_prix: null,
        lap_record: { time: null, driver: null, year: null },
        capacity: null,
        opened: null,
        owner: null,
      },
    ];
  });
}

const unknownFinish = { position: null, number: null };

function teamAnswer({ id, name, chassis, engine, tyres }: SandboxConstructor): object {
  return {
    ...teamRef({ id, name }),
    base: null,
    first_team_entry: null,
    world_championships: null,
    highest_race_finish: unknownFinish,
    pole_positions: null,
    fastest_laps: null,
    president: null,
    director: null,
    technical_manager: null,
    chassis,
    engine,
    tyres,
  };
}

function driversAnswer({ drivers, seasons }: Formula1Data, query: URLSearchParams): object[] | string {
  const [id, search] = [query.get('id'), query.get('search')?.toLowerCase()];
  const name = query.get('name')?.toLowerCase() ?? search;
  if (id === null && name === undefined) return 'At least one parameter is required.';
  return [...drivers.values()]
    .filter((driver) => (id === null ? true : String(driver.id) === id))
    .filter((driver) => name === undefined || driver.name.toLowerCase().includes(name))
    .map((driver) => driverAnswer(driver, seasons));
}

/** Careers that began before the data are not counted from its part. */
function driverAnswer(driver: SandboxDriver, seasons: readonly SandboxSeason[]): object {
  const { id, name, abbreviation: abbr, number, nationality, country, countryCode } = driver;
  return {
    id,
    name,
    abbr,
    image: pictureUrl('formula-1/drivers', id),
    nationality,
    country: { name: country, code: countryCode },
    number,
    birthdate: driver.birthDate,
    birthplace: driver.birthPlace || null,
    grands_prix_entered: null,
    world_championships: null,
    podiums: null,
    highest_race_finish: unknownFinish,
    highest_grid_position: null,
    career_points: null,
    teams: seasons
      .flatMap((season) => teamsOf(driver, season).map((team) => ({ season: season.year, team })))
      .reverse(),
  };
}

function teamsOf(driver: SandboxDriver, { sessions }: SandboxSeason): object[] {
  const teams = sessions
    .filter(({ type }) => type === 'race')
    .flatMap(({ results }) => results.filter((result) => result.driver === driver))
    .map(({ team }) => team);
  return [...new Set(teams)].map(teamRef);
}

function teamRef({ id, name }: Pick<SandboxConstructor, 'id' | 'name'>): object {
  return { id, name, logo: pictureUrl('formula-1/teams', id) };
}

function driverRef({ id, name, abbreviation: abbr, number }: SandboxDriver): object {
  return { id, name, abbr, number, image: pictureUrl('formula-1/drivers', id) };
}

const typeNames: Readonly<Record<string, string>> = {
  'practice-1': '1st Practice',
  'practice-2': '2nd Practice',
  'practice-3': '3rd Practice',
  'sprint-qualifying-1': '1st Sprint Shootout',
  'sprint-qualifying-2': '2nd Sprint Shootout',
  'sprint-qualifying-3': '3rd Sprint Shootout',
  sprint: 'Sprint',
  'qualifying-1': '1st Qualifying',
  'qualifying-2': '2nd Qualifying',
  'qualifying-3': '3rd Qualifying',
  race: 'Race',
};

function racesAnswer(
  sessions: readonly SandboxSession[],
  query: URLSearchParams,
  now: Date,
): object[] | string {
  if (query.size === 0) return 'At least one parameter is required.';
  return sessions
    .filter(
      ({ id, season, grandPrix, circuit, type, start }) =>
        isAsked(query, 'id', id) &&
        isAsked(query, 'season', season) &&
        isAsked(query, 'competition', grandPrix.id) &&
        isAsked(query, 'circuit', circuit.id) &&
        isAsked(query, 'type', typeNames[type] ?? '') &&
        isAsked(query, 'date', start.slice(0, 10)),
    )
    .map((session) => raceAnswer(session, now));
}

/** About as long as a race lasts. */
const sessionMs = 2 * 3_600_000;

/** Completed once its time is over; a session whose result is not known stays scheduled. */
function statusAt({ start, status }: SandboxSession, now: Date): string {
  const since = now.getTime() - Date.parse(start);
  if (status !== 'Completed' || since < 0) return 'Scheduled';
  return since < sessionMs ? 'Live' : 'Completed';
}

function raceAnswer(session: SandboxSession, now: Date): object {
  const { id, season, type, start, grandPrix, circuit, laps, distance, fastestLap } = session;
  const status = statusAt(session, now);
  const fastest = status === 'Completed' ? fastestLap : null;
  return {
    id,
    competition: competitionAnswer(grandPrix, circuit),
    season,
    type: typeNames[type],
    status,
    circuit: { id: circuit.id, name: circuit.name, image: null },
    laps: { current: null, total: laps },
    fastest_lap: { driver: { id: fastest?.driver.id ?? null }, time: fastest?.time ?? null },
    distance: distance === '' ? null : `${distance} Kms`,
    timezone: 'utc',
    weather: null,
    date: new Date(start).toISOString().replace('.000Z', '+00:00'),
  };
}

function resultsAnswer(session: SandboxSession | undefined, query: URLSearchParams, now: Date): object[] {
  if (!session || statusAt(session, now) !== 'Completed') return [];
  return session.results
    .map(({ driver, team, time, laps, grid, pits }, at) => ({
      race: { id: session.id },
      driver: driverRef(driver),
      team: teamRef(team),
      position: at + 1,
      time: time || null,
      laps,
      grid: grid || null,
      pits,
      gap: null,
      driverId: driver.id,
    }))
    .filter(({ driverId }) => isAsked(query, 'driver', driverId))
    .map(({ driverId: _, ...row }) => row);
}

function gridAnswer(session: SandboxSession | undefined, now: Date): object[] {
  if (!session || statusAt(session, now) === 'Scheduled') return [];
  return session.grid.map(({ driver, team, time, position }) => ({
    race: { id: session.id },
    driver: driverRef(driver),
    team: teamRef(team),
    position,
    time: time || null,
  }));
}

/** The newest standings of the season; wins are counted from its races. */
function driverStandings({ year, sessions, driverStandings: rows }: SandboxSeason): object[] {
  const races = sessions.filter(({ type }) => type === 'race');
  const leader = rows[0]?.points ?? 0;
  return rows.map(({ position, driver, points }) => {
    const results = races.flatMap((race) => race.results.filter((result) => result.driver === driver));
    const last = results.at(-1)?.team;
    return {
      position,
      driver: driverRef(driver),
      points: points || null,
      season: year,
      team: last ? teamRef(last) : { id: null, name: null, logo: null },
      wins: races.filter((race) => race.results[0]?.driver === driver).length,
      behind: position === 1 ? null : leader - points,
    };
  });
}

function teamStandings({ year, teamStandings: rows }: SandboxSeason): object[] {
  return rows.map(({ position, team, points }) => ({ position, team: teamRef(team), points, season: year }));
}
