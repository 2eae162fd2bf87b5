/** The results of the sandbox are the official ones; the standings here are those of the seasons' last pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import { openSandbox } from '#sample/sandbox/open-sandbox.server.ts';
import { driverRow, raceItem } from '../provider/answers.fixture.ts';
import { createProviderClient } from '../provider/provider-client.server.ts';
import { readRaces, readResults } from '../provider/read-races.ts';
import { type SessionResult, seasonPoints } from './season-points.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ clock: { now: () => new Date('2026-11-25T10:00:00Z') } });
});
afterAll(() => sandbox.close());

async function ask(path: string, query: Record<string, string>): Promise<unknown> {
  const client = createProviderClient({ addressOf: async (of) => `${sandbox.origin}/${of}`, key: null });
  const answer = await client.ask({ sport: 'formula1', path, query }, new AbortController().signal);
  return answer.kind === 'answer' ? answer.response : null;
}

async function sessionsOf(season: number): Promise<SessionResult[]> {
  const races = readRaces(await ask('/races', { season: String(season) }), () => undefined) ?? [];
  const scored = races.filter(
    ({ type, state }) => (type === 'race' || type === 'sprint') && state === 'completed',
  );
  return Promise.all(
    scored.map(async (race) => ({
      race,
      results: readResults(await ask('/rankings/races', { race: String(race.id) }), () => undefined) ?? [],
    })),
  );
}

const [norris, verstappen, leclerc, piastri] = [17, 21, 4, 24];
const [mclaren, ferrari, redBull] = [8, 5, 12];

describe('points of a season', () => {
  it('of 2024 are the official ones, sprints and fastest laps included', async () => {
    const sessions = await sessionsOf(2024);
    const drivers = [
      { id: verstappen, points: 437 },
      { id: norris, points: 374 },
      { id: leclerc, points: 356 },
      { id: piastri, points: 292 },
    ];
    const found = seasonPoints(sessions, drivers, 'driver');
    expect(found?.rounds).toHaveLength(24);
    // Bahrain: the victory and the fastest lap. China is the sixth: a sprint and a race.
    expect(found?.rows[0]?.totals.slice(0, 5)).toEqual([26, 51, 51, 77, 110]);
    const teams = [
      { id: mclaren, points: 666 },
      { id: ferrari, points: 652 },
      { id: redBull, points: 589 },
    ];
    expect(seasonPoints(sessions, teams, 'team')?.rows.map(({ totals }) => totals.at(-1))).toEqual([
      666, 652, 589,
    ]);
  });

  it('of 2025 have none for fastest laps', async () => {
    const drivers = [
      { id: norris, points: 423 },
      { id: verstappen, points: 421 },
      { id: piastri, points: 410 },
    ];
    expect(seasonPoints(await sessionsOf(2025), drivers, 'driver')?.rounds).toHaveLength(24);
  });
});

function session(competition: number, type: string, rows: [number, number, string?][]): SessionResult {
  const changes = { competition: { id: competition, name: 'GP' }, season: 2025 };
  const [race] = readRaces([raceItem(type, 'Completed', changes)], () => undefined) ?? [];
  if (!race) throw new Error('the race is unreadable');
  const items = rows.map(([id, position, time]) =>
    driverRow({ driver: { id }, position, time: time ?? '+1.000' }),
  );
  return { race, results: readResults(items, () => undefined) ?? [] };
}

describe('the rounds of a season', () => {
  const rounds = [
    session(1, 'Sprint', [[31, 1]]),
    session(1, 'Race', [
      [32, 1],
      [31, 2],
    ]),
    session(2, 'Race', [[31, 1]]),
  ];

  it('end where the standings do, which may be one race behind', () => {
    const behind = seasonPoints(
      rounds,
      [
        { id: 31, points: 26 },
        { id: 32, points: 25 },
      ],
      'driver',
    );
    expect(behind).toEqual({
      rounds: [1],
      rows: [
        { id: 31, totals: [26] },
        { id: 32, totals: [25] },
      ],
    });
  });

  it('are none when the points are not those of the standings: nothing is shown that may be wrong [S53]', () => {
    expect(seasonPoints(rounds, [{ id: 31, points: 50 }], 'driver')).toBeNull();
    expect(seasonPoints(rounds, [], 'driver')).toBeNull();
    expect(seasonPoints([], [{ id: 31, points: 0 }], 'driver')).toBeNull();
  });

  it('give no points to those who did not finish', () => {
    const retired = [
      session(1, 'Race', [
        [31, 1],
        [32, 2, 'DNF'],
        [33, 3, 'DSQ'],
      ]),
    ];
    const found = seasonPoints(
      retired,
      [
        { id: 31, points: 25 },
        { id: 32, points: 0 },
        { id: 33, points: 0 },
      ],
      'driver',
    );
    expect(found?.rounds).toEqual([1]);
  });
});
