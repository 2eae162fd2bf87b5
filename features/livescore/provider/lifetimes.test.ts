import { describe, expect, it } from 'vitest';
import type { Fixture } from '../football/fixture.ts';
import type { FixtureState } from '../football/fixture-state.ts';
import { fixtureItem, raceItem } from './answers.fixture.ts';
import {
  dayFreshness,
  matchFreshness,
  racesFreshness,
  resultFreshness,
  seasonFreshness,
} from './lifetimes.ts';
import { readFixtures } from './read-fixtures.ts';
import { readRaces } from './read-races.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const day = 24 * hour;
const [example] = readFixtures([fixtureItem()], () => undefined) ?? [];
const kickOff = new Date('2024-08-10T16:00:00Z');

function match(state: FixtureState, changes: Partial<Fixture> = {}): Fixture {
  if (!example) throw new Error('no example');
  return { ...example, state, ...changes };
}

const ahead = (ms: number) => new Date(kickOff.getTime() - ms);

describe('a match is fresh', () => {
  it.each([
    ['first-half', 15 * second],
    ['shoot-out', 15 * second],
    ['in-progress', 15 * second],
    ['half-time', 30 * second],
    ['break', 30 * second],
    ['suspended', minute],
    ['unknown', minute],
    ['postponed', hour],
    ['undated', hour],
    ['finished', Infinity],
    ['finished-after-shoot-out', Infinity],
    ['abandoned', Infinity],
    ['awarded', Infinity],
  ] as const)('while it is %s for %d ms', (state, expected) => {
    expect(matchFreshness(match(state), kickOff)).toBe(expected);
  });

  const lineup = { teamId: 1, formation: null, coach: null, starters: [], substitutes: [] };
  const published = { details: { events: [], lineups: [lineup], statistics: [] } };

  it.each([
    ['a day before its kick-off', ahead(day), {}, hour],
    ['150 minutes before', ahead(150 * minute), {}, hour],
    ['two hours before', ahead(2 * hour), {}, 15 * minute],
    ['ten minutes before', ahead(10 * minute), {}, 10 * minute],
    ['half an hour before, with line-ups', ahead(30 * minute), published, 30 * minute],
    ['when it is late', ahead(-minute), {}, 15 * second],
    ['when it is very late', ahead(-2 * hour), {}, 15 * minute],
    ['without a time', kickOff, { kickOff: null }, hour],
  ] as const)('%s', (_, now, changes, expected) => {
    expect(matchFreshness(match('not-started', changes), now)).toBe(expected);
  });
});

describe('a list of matches is fresh', () => {
  const over = [match('finished'), match('cancelled')];
  const open = [match('finished'), match('postponed')];

  it.each([
    ['of today', open, '2024-08-10', minute],
    ['of today, all finished', over, '2024-08-10', minute],
    ['of yesterday, not all finished', open, '2024-08-09', minute],
    ['of yesterday', over, '2024-08-09', Infinity],
    ['of last week, not all finished', open, '2024-08-03', day],
    ['of last week', over, '2024-08-03', Infinity],
    ['of tomorrow', open, '2024-08-11', hour],
  ])('%s', (_, matches, date, expected) => expect(dayFreshness(matches, kickOff, date)).toBe(expected));

  it('of tomorrow no longer than until the day begins', () => {
    const late = new Date('2024-08-10T23:45:00Z');
    expect(dayFreshness(open, late, '2024-08-11')).toBe(15 * minute);
    expect(dayFreshness(open, late, '2024-08-12')).toBe(hour);
  });

  it('of a season no longer than until its next kick-off, and then as one that is played', () => {
    const next = [
      match('not-started', { kickOff: kickOff.getTime() / second + 7_200 }),
      match('not-started'),
    ];
    const fresh = (ms: number) => seasonFreshness(next, ahead(ms));
    expect([fresh(2 * hour), fresh(minute), fresh(1), fresh(0)]).toEqual([hour, minute, 1, 5 * minute]);
    const decided = [match('cancelled'), match('undated', { kickOff: null })];
    expect(seasonFreshness(decided, ahead(minute))).toBe(hour);
  });

  it('of a season for an hour, and for a day when all is over', () => {
    const later = new Date(kickOff.getTime() + 9 * hour);
    expect([open, over, []].map((matches) => seasonFreshness(matches, later))).toEqual([hour, day, 6 * hour]);
  });

  it('of a season for five minutes while one of its matches is played', () => {
    const during = new Date(kickOff.getTime() + 2 * hour);
    expect([open, over].map((matches) => seasonFreshness(matches, during))).toEqual([5 * minute, day]);
  });
});

describe('sessions are fresh', () => {
  const races = (...items: object[]) => readRaces(items, () => undefined) ?? [];
  const start = new Date('2024-07-21T13:00:00Z');
  const since = (ms: number) => new Date(start.getTime() + ms);

  it('for 15 s while one is live, for a minute around its start, else for an hour', () => {
    expect(racesFreshness(races(raceItem('Race', 'Live')), since(hour))).toBe(15 * second);
    const scheduled = races(raceItem('Race', 'Completed'), raceItem('Sprint', 'Scheduled'));
    expect(racesFreshness(scheduled, since(-2 * hour))).toBe(hour);
    expect(racesFreshness(scheduled, since(-30 * minute))).toBe(minute);
    expect(racesFreshness(scheduled, since(3 * hour))).toBe(minute);
  });

  it('for an hour although a result never came, and for a day when all is over', () => {
    expect(racesFreshness(races(raceItem('Race', 'Scheduled')), since(30 * day))).toBe(hour);
    const over = races(raceItem('Race', 'Completed'), raceItem('Sprint', 'Cancelled'));
    expect(racesFreshness(over, since(hour))).toBe(day);
  });

  it('with a result that may come, for five minutes', () => {
    expect([resultFreshness([]), resultFreshness([1])]).toEqual([5 * minute, hour]);
  });
});
