import { describe, expect, it } from 'vitest';
import { raceItem } from '../provider/answers.fixture.ts';
import { readRaces } from '../provider/read-races.ts';
import { defaultRace, defaultSeason, defaultWeekend, weekendsOf } from './default-race.ts';
import type { Race } from './race.ts';

let nextId = 1;

/** Sessions of a Grand Prix, as `type state start`. */
function weekend(competition: number, ...sessions: [string, string, string | null][]): Race[] {
  const items = sessions.map(([type, status, date]) =>
    raceItem(type, status, {
      id: nextId++,
      date,
      competition: { id: competition, name: `GP ${competition}` },
    }),
  );
  return readRaces(items, () => undefined) ?? [];
}

const monaco = weekend(
  1,
  ['Race', 'Completed', '2024-05-26T13:00:00Z'],
  ['1st Qualifying', 'Completed', '2024-05-25T14:00:00Z'],
);
const canada = weekend(
  2,
  ['1st Practice', 'Scheduled', '2024-06-07T17:30:00Z'],
  ['1st Qualifying', 'Scheduled', '2024-06-08T20:00:00Z'],
  ['2nd Qualifying', 'Scheduled', '2024-06-08T20:00:00Z'],
  ['Race', 'Scheduled', '2024-06-09T18:00:00Z'],
);
const spain = weekend(3, ['Race', 'Scheduled', '2024-06-23T13:00:00Z']);
const season = [...spain, ...canada, ...monaco];

function shown(races: readonly Race[], now: string): (string | number | undefined)[] {
  const found = defaultWeekend(races, new Date(now));
  const race = found && defaultRace(found, new Date(now));
  return [found?.competitionId, race?.typeName];
}

const with_ = (races: readonly Race[], states: readonly Race['state'][]): Race[] =>
  races.map((race, at) => ({ ...race, state: states[at] ?? race.state }));

it('Grands Prix are in the order of their first sessions, sessions by their start', () => {
  const weekends = weekendsOf(season);
  expect(weekends.map(({ competitionId }) => competitionId)).toEqual([1, 2, 3]);
  expect(weekends[0]?.sessions.map(({ type }) => type)).toEqual(['qualifying-1', 'race']);
  expect(weekends[1]?.sessions.map(({ type }) => type)).toEqual([
    'practice-1',
    'qualifying-1',
    'qualifying-2',
    'race',
  ]);
});

describe('the page opens with [F1-10] [F1-11]', () => {
  it('the next Grand Prix and its first session', () => {
    expect(shown(season, '2024-05-27T12:00:00+02:00')).toEqual([2, '1st Practice']);
  });

  it('the last one as long as its race was today, in Hungary', () => {
    expect(shown(season, '2024-05-26T23:59:00+02:00')).toEqual([1, 'Race']);
    expect(shown(season, '2024-05-27T00:01:00+02:00')).toEqual([2, '1st Practice']);
  });

  it('the next session of a weekend that has begun', () => {
    const begun = with_(canada, ['completed']);
    expect(shown([...monaco, ...begun, ...spain], '2024-06-08T12:00:00+02:00')).toEqual([
      2,
      '1st Qualifying',
    ]);
  });

  it('the session that is live', () => {
    const live = with_(canada, ['completed', 'completed', 'completed', 'live']);
    expect(shown([...monaco, ...live, ...spain], '2024-06-10T00:10:00+02:00')).toEqual([2, 'Race']);
  });

  it('the last one when all are over', () => {
    expect(shown(monaco, '2024-12-01T12:00:00+01:00')).toEqual([1, 'Race']);
  });

  it('the last one with a result when the others have passed without one [S53]', () => {
    expect(shown(season, '2024-12-01T12:00:00+01:00')).toEqual([1, 'Race']);
  });

  it('no cancelled one', () => {
    const cancelled = with_(canada, ['cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(shown([...monaco, ...cancelled, ...spain], '2024-05-30T12:00:00+02:00')).toEqual([3, 'Race']);
  });

  it('one whose time is not known only when there is no other', () => {
    const undated = weekend(4, ['Race', 'Scheduled', null]);
    expect(shown([...undated, ...spain], '2024-05-30T12:00:00+02:00')).toEqual([3, 'Race']);
    expect(shown(undated, '2024-05-30T12:00:00+02:00')).toEqual([4, 'Race']);
    expect(shown([], '2024-05-30T12:00:00+02:00')).toEqual([undefined, undefined]);
  });
});

it('the season is the one of the address, or the newest that has begun', () => {
  const of = (asked: number | null, now = '2026-11-25T10:00:00Z') =>
    defaultSeason([2025, 2024, 2026, 2027], new Date(now), asked);
  expect([of(null), of(2024), of(1950)]).toEqual([2026, 2024, 2026]);
  // It is 2027 in Hungary.
  expect(of(null, '2026-12-31T23:30:00Z')).toBe(2027);
  expect(defaultSeason([], new Date('2026-11-25T10:00:00Z'), null)).toBe(2026);
});
