import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import type { Fixture } from '../football/fixture.ts';
import type { Sport } from '../livescore-setting.ts';
import { createProviderClient, type ProviderAnswer } from './provider-client.server.ts';
import { readFixtures } from './read-fixtures.ts';
import { readCircuits, readCompetitions, readConstructors, readDrivers } from './read-formula1.ts';
import { readDriverStandings, readGrid, readRaces, readResults } from './read-races.ts';
import { readCountries, readLeagues, readStandings, readTopPlayers } from './read-tables.ts';

let now = new Date('2026-11-25T10:00:00Z');
let sandbox: Sandbox;
const signal = new AbortController().signal;

beforeEach(async () => {
  now = new Date('2026-11-25T10:00:00Z');
  sandbox = await openSandbox({ clock: { now: () => now } });
});
afterEach(() => sandbox.close());

function ask(
  sport: Sport,
  path: string,
  query: Record<string, string> = {},
  timeoutMs = 15_000,
): Promise<ProviderAnswer> {
  const client = createProviderClient({
    addressOf: async (of) => `${sandbox.origin}/${of}`,
    key: null,
    timeoutMs,
  });
  return client.ask({ sport, path, query }, signal);
}

/** The parsed answer; fails when the reader logs anything. */
async function read<Value>(
  reader: (response: unknown, notice: (what: string) => void) => Value | null,
  [sport, path, query]: [Sport, string, Record<string, string>?],
): Promise<Value> {
  const answer = await ask(sport, path, query);
  if (answer.kind !== 'answer') throw new Error(answer.message);
  const value = reader(answer.response, (what) => {
    throw new Error(what);
  });
  if (value === null) throw new Error('the answer is unreadable');
  return value;
}

async function fixture(id: number): Promise<Fixture> {
  const [found] = await read(readFixtures, ['football', '/fixtures', { id: String(id) }]);
  if (!found) throw new Error(`no match ${id}`);
  return found;
}

describe('football', () => {
  it.each([
    [4, 2024, 51],
    [1, 2022, 64],
    [1, 2026, 104],
    [271, 2023, 198],
    [271, 2024, 198],
  ])('league %d of %d has %d matches, all finished with a result', async (league, season, count) => {
    const query = { league: String(league), season: String(season) };
    const found = await read(readFixtures, ['football', '/fixtures', query]);
    expect(found).toHaveLength(count);
    for (const { state, goals, details } of found) {
      expect(state).toMatch(/^finished/);
      expect(typeof goals.home).toBe('number');
      expect(details).toBeNull();
    }
  });

  it('Hungary–Switzerland of 15 June 2024 has its goals, line-ups, cards and substitutions', async () => {
    const { home, away, goals, score, venue, kickOff, details } = await fixture(2024002);
    expect([home.name, away.name, goals, score.halfTime]).toEqual([
      'Hungary',
      'Switzerland',
      { home: 1, away: 3 },
      { home: 0, away: 2 },
    ]);
    expect(new Date((kickOff ?? 0) * 1000).toISOString()).toBe('2024-06-15T13:00:00.000Z');
    expect(venue.city).toBe('Köln');
    const events = details?.events ?? [];
    const goalsInOrder = events.filter(({ kind }) => kind === 'goal');
    expect(goalsInOrder.map(({ at, player }) => [at.elapsed, at.extra, player])).toEqual([
      [12, null, 'Duah'],
      [45, null, 'Aebischer'],
      [66, null, 'Varga'],
      [90, 3, 'Embolo'],
    ]);
    expect(events.filter(({ kind }) => kind === 'card').map(({ player }) => player)).toEqual([
      'Bolla',
      'Szalai',
      'Widmer',
      'Freuler',
    ]);
    const [hungary] = details?.lineups ?? [];
    expect(hungary?.starters).toHaveLength(11);
    expect(hungary).toMatchObject({ formation: '3-4-3', coach: null });
    expect(hungary?.starters[0]).toMatchObject({ name: 'Gulacsi', position: 'goalkeeper' });
    expect(hungary?.substitutes).toHaveLength(4);
  });

  it('an own goal is an event of the team that benefits [S43]', async () => {
    const { away, details } = await fixture(2024001);
    expect(details?.events.find(({ player }) => player === 'Rüdiger')).toMatchObject({
      kind: 'goal',
      how: 'own',
      teamId: away.id,
    });
  });

  it('the final of 2022 has goals of extra time in the score and the shoot-out beside it [S43]', async () => {
    const finals = await read(readFixtures, ['football', '/fixtures', { date: '2022-12-18' }]);
    expect(finals).toMatchObject([
      {
        state: 'finished-after-shoot-out',
        goals: { home: 3, away: 3 },
        score: {
          fullTime: { home: 2, away: 2 },
          extraTime: { home: 1, away: 1 },
          shootOut: { home: 4, away: 2 },
        },
        home: { name: 'Argentina', isWinner: true },
        away: { name: 'France', isWinner: false },
      },
    ]);
  });

  it('a match in extra time without a shoot-out is told by its minutes', async () => {
    expect(await fixture(2024045)).toMatchObject({
      state: 'finished-after-extra-time',
      goals: { home: 2, away: 1 },
      home: { name: 'Spain' },
      score: { fullTime: { home: 1, away: 1 }, extraTime: { home: 1, away: 0 } },
    });
  });

  it('the Hungarian Cup is a cup without tables, whose final has no result in the data', async () => {
    const of = { league: '273', season: '2024' };
    const matches = await read(readFixtures, ['football', '/fixtures', of]);
    expect(matches).toHaveLength(63);
    const codes = Map.groupBy(matches, ({ code }) => code);
    expect(Object.fromEntries([...codes].map(([code, some]) => [code, some.length]))).toEqual({
      FT: 49,
      AET: 5,
      PEN: 8,
      NS: 1,
    });
    const shootOut = matches.find(
      ({ away, code }) => away.name === 'Nyíregyháza Spartacus' && code === 'PEN',
    );
    expect(shootOut).toMatchObject({
      goals: { home: 1, away: 1 },
      score: { shootOut: { home: 6, away: 7 } },
      away: { isWinner: true },
    });
    expect(await read(readStandings, ['football', '/standings', of])).toBe('none');
    const leagues = await read(readLeagues, ['football', '/leagues', { country: 'Hungary' }]);
    expect(leagues.map(({ id, kind }) => [id, kind])).toEqual([
      [271, 'league'],
      [273, 'cup'],
    ]);
  });

  it('the newest champion of NB I leads the table', async () => {
    const standings = await read(readStandings, [
      'football',
      '/standings',
      { league: '271', season: '2024' },
    ]);
    if (standings === 'none') throw new Error('no table');
    expect(standings.groups).toHaveLength(1);
    expect(standings.groups[0]?.rows).toHaveLength(12);
    expect(standings.groups[0]?.rows[0]).toMatchObject({
      rank: 1,
      team: { name: 'Ferencvárosi TC' },
      points: 69,
      all: { played: 33, won: 20, drawn: 9, lost: 4 },
      home: { played: null },
    });
  });

  it('scorers are listed where all goals are known, cards nowhere [S53]', async () => {
    const of = (path: string, league: number, season: number) =>
      read(readTopPlayers, ['football', path, { league: String(league), season: String(season) }]);
    const scorers = await of('/players/topscorers', 1, 2022);
    expect(scorers.slice(0, 2).map(({ name, goals }) => [name, goals])).toEqual([
      ['Kylian Mbappé', 8],
      ['Lionel Messi', 7],
    ]);
    expect(await of('/players/topscorers', 271, 2024)).toEqual([]);
    expect(await of('/players/topyellowcards', 4, 2024)).toEqual([]);
  });

  it('leagues and countries are those of the data', async () => {
    const leagues = await read(readLeagues, ['football', '/leagues', { country: 'World' }]);
    expect(leagues.map(({ id, kind, seasons }) => [id, kind, seasons.map(({ year }) => year)])).toEqual([
      [4, 'cup', [2024]],
      [1, 'cup', [2022, 2026]],
    ]);
    const countries = await read(readCountries, ['football', '/countries']);
    expect(countries.map(({ name }) => name)).toEqual(['Hungary', 'World']);
  });

  it('a match that has not begun has no score and no events, and one that runs has those so far', async () => {
    now = new Date('2024-06-15T12:59:00Z');
    expect(await fixture(2024002)).toMatchObject({ state: 'not-started', goals: { home: null } });
    now = new Date('2024-06-15T13:12:30Z');
    expect(await fixture(2024002)).toMatchObject({
      state: 'first-half',
      elapsed: 13,
      goals: { home: 0, away: 1 },
      score: { halfTime: { home: null } },
      away: { isWinner: true },
    });
    now = new Date('2024-06-15T13:50:00Z');
    expect(await fixture(2024002)).toMatchObject({
      state: 'half-time',
      goals: { home: 0, away: 2 },
      score: { halfTime: { home: 0, away: 2 } },
    });
    now = new Date('2024-06-15T14:49:30Z');
    expect(await fixture(2024002)).toMatchObject({ state: 'second-half', elapsed: 90, extra: 4 });
    const live = await read(readFixtures, ['football', '/fixtures', { live: 'all' }]);
    expect(live.map(({ id }) => id)).toEqual([2024002]);
    const standings = await read(readStandings, ['football', '/standings', { league: '4', season: '2024' }]);
    if (standings === 'none') throw new Error('no table');
    expect(standings.groups[0]?.rows.map(({ all }) => all.played)).toEqual([1, 0, 0, 1]);
  });

  it('twenty matches are answered together, and not more', async () => {
    const ids = Array.from({ length: 21 }, (_, at) => 2024001 + at);
    const found = await read(readFixtures, ['football', '/fixtures', { ids: ids.slice(1).join('-') }]);
    expect(found).toHaveLength(20);
    expect(found.every(({ details }) => details !== null)).toBe(true);
    expect(await ask('football', '/fixtures', { ids: ids.join('-') })).toMatchObject({ kind: 'failure' });
    expect(await ask('football', '/fixtures')).toMatchObject({ kind: 'failure', reason: 'refused' });
    expect(await ask('football', '/odds')).toMatchObject({ kind: 'failure', reason: 'unreachable' });
  });
});

describe('Formula 1', () => {
  it('a season has its sessions, sprints with their own qualifying', async () => {
    const races = await read(readRaces, ['formula1', '/races', { season: '2024' }]);
    const miami = races.filter(({ competition }) => competition.name === 'Miami Grand Prix');
    expect(miami.map(({ type }) => type)).toEqual([
      'practice-1',
      'sprint-qualifying-1',
      'sprint-qualifying-2',
      'sprint-qualifying-3',
      'sprint',
      'qualifying-1',
      'qualifying-2',
      'qualifying-3',
      'race',
    ]);
    expect(races.filter(({ type }) => type === 'race')).toHaveLength(24);
    expect(races.every(({ state }) => state === 'completed')).toBe(true);
  });

  it('the Hungarian Grand Prix of 2024 has a result, a grid and a circuit', async () => {
    const races = await read(readRaces, ['formula1', '/races', { season: '2024', type: 'Race' }]);
    const race = races.find(({ competition }) => competition.name === 'Hungarian Grand Prix');
    const query = { race: String(race?.id) };
    const results = await read(readResults, ['formula1', '/rankings/races', query]);
    expect(results).toHaveLength(20);
    expect(results.slice(0, 2)).toMatchObject([
      { position: 1, driver: { name: 'Oscar Piastri' }, team: { name: 'McLaren' }, grid: 2, laps: 70 },
      { position: 2, driver: { name: 'Lando Norris' }, time: '+2.141', grid: 1 },
    ]);
    const grid = await read(readGrid, ['formula1', '/rankings/startinggrid', query]);
    expect(grid[0]).toMatchObject({ position: 1, driver: { name: 'Lando Norris' } });
    const circuits = await read(readCircuits, ['formula1', '/circuits', { id: String(race?.circuit.id) }]);
    expect(circuits).toMatchObject([
      { name: 'Hungaroring', length: '4.381 Kms', lapRecord: null, owner: null },
    ]);
  });

  it('standings have points, wins and teams', async () => {
    const rows = await read(readDriverStandings, ['formula1', '/rankings/drivers', { season: '2024' }]);
    expect(rows[0]).toMatchObject({ driver: { name: 'Max Verstappen' }, points: 437, wins: 9 });
    expect(rows[0]?.team?.name).toBe('Red Bull');
  });

  it('what the data ends before stays scheduled, although its time is over [S53]', async () => {
    const races = await read(readRaces, ['formula1', '/races', { season: '2026', type: 'Race' }]);
    const states = races.map(({ state }) => state);
    expect(states).toEqual([...Array(11).fill('completed'), ...Array(12).fill('scheduled')]);
    const query = { race: String(races[12]?.id) };
    expect(await read(readResults, ['formula1', '/rankings/races', query])).toEqual([]);
  });

  it('drivers and teams have what the data has, and nothing else [S53]', async () => {
    expect(await ask('formula1', '/drivers')).toMatchObject({ kind: 'failure', reason: 'refused' });
    const drivers = await read(readDrivers, ['formula1', '/drivers', { search: 'Hamilton' }]);
    expect(drivers).toMatchObject([
      { abbreviation: 'HAM', nationality: 'British', championships: null, points: null },
    ]);
    expect(drivers[0]?.teams.map(({ season, team }) => [season, team.name])).toEqual([
      [2026, 'Ferrari'],
      [2025, 'Ferrari'],
      [2024, 'Mercedes'],
    ]);
    const teams = await read(readConstructors, ['formula1', '/teams']);
    expect(teams.find(({ name }) => name === 'McLaren')).toMatchObject({
      engine: 'Mercedes',
      tyres: 'Pirelli',
      president: null,
      bestFinish: null,
    });
  });
});

describe.each([
  ['football', '/countries', 'formula1', '/seasons'],
  ['formula1', '/competitions', 'football', '/countries'],
] as const)('switches of %s', (sport, path, other, otherPath) => {
  const set = (switches: object) =>
    fetch(`${sandbox.origin}/${sport}/switches`, { method: 'POST', body: JSON.stringify(switches) });
  const asked = () => ask(sport, path);

  it.each([
    [{ mode: 'errors', error: 'requests' }, 'day-limit'],
    [{ mode: 'errors', error: 'rateLimit' }, 'minute-limit'],
    [{ mode: 'errors', error: 'token' }, 'key'],
    [{ mode: 'errors', error: 'plan' }, 'plan'],
    [{ mode: 'errors' }, 'refused'],
    [{ mode: 'broken' }, 'unreachable'],
    [{ mode: 'html' }, 'unreadable'],
    [{ mode: 'silent' }, 'unreachable', 300],
    [{ delayMs: 2_000 }, 'unreachable', 300],
  ])('make faults: %j', async (switches, reason, timeoutMs?: number) => {
    await set(switches);
    expect(await ask(sport, path, {}, timeoutMs)).toMatchObject({ kind: 'failure', reason });
    expect(await ask(other, otherPath)).toMatchObject({ kind: 'answer' });
    await set({});
    expect(await asked()).toMatchObject({ kind: 'answer' });
  });

  it('make values of wrong types, which nobody can read', async () => {
    await set({ mode: 'wrong-types' });
    const answer = await asked();
    const readList = sport === 'football' ? readCountries : readCompetitions;
    expect(answer.kind === 'answer' && readList(answer.response, () => undefined)).toBeNull();
  });

  it('set the quota, which otherwise counts down', async () => {
    expect(await asked()).toMatchObject({ quota: { limit: 75_000, remaining: 74_999 } });
    expect(await asked()).toMatchObject({ quota: { remaining: 74_998 } });
    await set({ limit: 100, remaining: 4 });
    expect(await asked()).toMatchObject({ quota: { limit: 100, remaining: 4 } });
  });

  it('count the calls', async () => {
    await asked();
    await ask(sport, sport === 'football' ? '/fixtures' : '/races', { season: '2024' });
    const calls = await fetch(`${sandbox.origin}/${sport}/calls`);
    expect(await calls.json()).toEqual([
      path.slice(1),
      sport === 'football' ? 'fixtures?season=2024' : 'races?season=2024',
    ]);
  });
});
