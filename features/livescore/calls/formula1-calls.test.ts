import { expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { circuitSchema, raceDetailsSchema, racesSchema, resultSchema } from '../service/formula1-schema.ts';

const server = withServer();

async function value(path: string): Promise<unknown> {
  const answer = await server.telex(`/livescore/formula-1/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

async function hungarianRace() {
  const races = racesSchema.parse(await value('races?season=2024'));
  const race = races.find(
    ({ type, competition }) => type === 'Verseny' && competition.name?.includes('Hungar'),
  );
  if (!race) throw new Error('no Hungarian Grand Prix');
  return race;
}

it('the sessions of a season have Hungarian types and the provider’s states [F1-03] [F1-14]', async () => {
  const races = racesSchema.parse(await value('races?season=2024'));
  const types = new Set(races.map(({ type }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining(['Verseny', 'Sprint', 'Időmérő, 1. szakasz', '1. szabadedzés']),
  );
  expect(races.map(({ date }) => date)).toEqual(races.map(({ date }) => date).toSorted());
  expect(await hungarianRace()).toMatchObject({
    type: 'Verseny',
    status: 'Completed',
    date: '2024-07-21T13:00:00.000Z',
    season: 2024,
    laps: { current: null, total: 70 },
    competition: { location: { country: 'Hungary' } },
  });
});

it('a result has nested and flat names, and a negative race is its starting grid [F1-05] [F1-01]', async () => {
  const { id } = await hungarianRace();
  const result = resultSchema.parse(await value(`result?race=${id}&season=2024`));
  expect(result[0]).toMatchObject({
    position: 1,
    driver: { name: 'Oscar Piastri' },
    team: { name: 'McLaren' },
    driverName: 'Oscar Piastri',
    teamName: 'McLaren',
    time: '1:38:01.989',
  });
  expect(result[0]?.driverImage).toMatch(/^\/livescore\/kepek\/formula-1\/drivers\/\d+\.webp$/);
  expect(result).toHaveLength(20);
  const grid = resultSchema.parse(await value(`result?race=${-id}`));
  expect(grid[0]).toMatchObject({ position: 1, driverName: 'Lando Norris', teamName: 'McLaren' });
});

it('an unknown session has no result yet', async () => {
  expect(await value('result?race=999999')).toEqual([]);
});

it('the championships have rows of drivers and teams [F1-08]', async () => {
  expect(await value('standings?season=2024')).toMatchObject({
    drivers: [{ position: 1, driverName: 'Max Verstappen', teamName: 'Red Bull', points: 437 }, ...rest(23)],
    teams: [{ position: 1, teamName: 'McLaren', points: 666 }, ...rest(9)],
  });
});

it('drivers and teams of a season, and one of each, with every field [F1-06] [F1-07]', async () => {
  const drivers = await value('drivers?season=2024');
  expect(drivers).toMatchObject([{ name: 'Max Verstappen', team: { name: 'Red Bull' } }, ...rest(23)]);
  expect(await value('teams?season=2024')).toMatchObject([{ name: 'McLaren', president: null }, ...rest(9)]);
  expect(await value('driver?driver=18')).toMatchObject({
    name: 'Lewis Hamilton',
    abbr: 'HAM',
    number: 44,
    birthdate: '1985-01-07',
    career_points: null,
    teams: [{ season: 2026, team: { name: 'Ferrari' } }, { season: 2025 }, { season: 2024 }],
  });
  expect(await value('team?team=8')).toMatchObject({ name: 'McLaren', engine: 'Mercedes', base: null });
  expect(await value('seasons')).toEqual([2024, 2025, 2026]);
});

it('a circuit has the names of the specification, also for what is not known [F1-04]', async () => {
  const { circuit } = await hungarianRace();
  expect(circuitSchema.parse(await value(`circuit?circuit=${circuit.id}`))).toMatchObject({
    name: 'Hungaroring',
    laps: 70,
    length: '4.381 Kms',
    owner: null,
    capacity: null,
    lap_record: { time: null, driver: null, year: null },
  });
});

it('a race has its result for the `livescoreId` of an article [F1-14] [X17]', async () => {
  const race = await hungarianRace();
  const answer = await server.telex(`/api/livescore/all/formula-1:${race.id}`);
  expect(answer.status).toBe(200);
  const { results, ...session } = raceDetailsSchema.parse(answer.json());
  expect(session).toEqual(race);
  expect(results).toEqual(await value(`result?race=${race.id}&season=2024`));
  expect(results[0]).toMatchObject({ position: 1, driverName: 'Oscar Piastri' });
  expect((await server.telex('/api/livescore/all/formula-1:77')).status).toBe(404);
  expect((await server.telex('/api/livescore/all/tenisz:77')).status).toBe(400);
});

it.each(['circuit?circuit=999', 'team?team=999', 'driver?driver=999'])('%s is not found', async (path) => {
  const answer = await server.telex(`/livescore/formula-1/${path}`);
  expect([answer.status, answer.json()]).toMatchObject([404, { code: 'livescore-not-found' }]);
});

it.each(['races', 'races?season=0', 'result', 'result?race=0', 'driver?driver=Hamilton'])(
  '%s is refused',
  async (path) => {
    const answer = await server.telex(`/livescore/formula-1/${path}`);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'request-invalid' }]);
  },
);

function rest(length: number): object[] {
  return Array.from({ length }, () => expect.anything());
}
