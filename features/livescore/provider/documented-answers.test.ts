/** Every documented answer, whole and with each of its fields missing, null, empty, of another type, or one more. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { documented } from './documented-answers.fixture.ts';
import { readFixtures } from './read-fixtures.ts';
import { readCircuits, readCompetitions, readConstructors, readDrivers } from './read-formula1.ts';
import {
  readConstructorStandings,
  readDriverStandings,
  readGrid,
  readRaces,
  readResults,
} from './read-races.ts';
import {
  readCountries,
  readLeagues,
  readPrediction,
  readSeasons,
  readStandings,
  readTopPlayers,
} from './read-tables.ts';

type Read = (response: unknown, notice: (what: string) => void) => unknown;

/** With the fields without which an item is none: others may be anything. */
const answers: [name: keyof typeof documented, read: Read, required: RegExp][] = [
  ['listedFixture', readFixtures, /^(fixture|fixture\.id|league|league\.id)$/],
  ['singleFixture', readFixtures, /^(fixture|fixture\.id|league|league\.id)$/],
  ['standings', readStandings, /^(league|league\.id)$/],
  ['topPlayer', readTopPlayers, /^player$/],
  ['country', readCountries, /^name$/],
  ['leagueItem', readLeagues, /^(league|league\.id)$/],
  ['prediction', readPrediction, /^predictions$/],
  ['competition', readCompetitions, /^id$/],
  ['race', readRaces, /^(id|competition|competition\.id)$/],
  ['circuit', readCircuits, /^id$/],
  ['raceTeamProfile', readConstructors, /^id$/],
  ['driver', readDrivers, /^id$/],
  ['result', readResults, /^$/],
  ['gridPlace', readGrid, /^$/],
  ['driverStanding', readDriverStandings, /^$/],
  ['constructorStanding', readConstructorStandings, /^$/],
];

interface Place {
  path: string;
  value: unknown;
  /** The item with something else in this place. */
  with(value: unknown): unknown;
  without: unknown;
}

/** Every place of an item, from the outermost to the innermost. */
function placesOf(item: unknown, path: string, rebuild: (value: unknown) => unknown): Place[] {
  if (Array.isArray(item))
    return item.flatMap((one, at) =>
      placeOf(
        one,
        `${path}[${at}]`,
        (value) => rebuild(item.with(at, value)),
        rebuild(item.toSpliced(at, 1)),
      ),
    );
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([name, one]) => {
    const rest = Object.fromEntries(Object.entries(item).filter(([other]) => other !== name));
    const inner = path === '' ? name : `${path}.${name}`;
    return placeOf(one, inner, (value) => rebuild({ ...item, [name]: value }), rebuild(rest));
  });
}

function placeOf(value: unknown, path: string, put: Place['with'], without: unknown): Place[] {
  return [{ path, value, with: put, without }, ...placesOf(value, path, put)];
}

const unnoticed = (): void => undefined;
function countOf(read: Read, item: unknown): number {
  const found = read([item], unnoticed);
  if (Array.isArray(found)) return found.length;
  return found === null || found === 'none' ? 0 : 1;
}

describe.each(answers)('the documented %s', (name, read, required) => {
  const places = placesOf(documented[name], '', (value) => value);

  it('is read whole, without anything unknown', () => {
    const noticed: string[] = [];
    expect(read([documented[name]], (what) => noticed.push(what))).toBeTruthy();
    expect(countOf(read, documented[name])).toBe(1);
    expect(noticed).toEqual([]);
  });

  it.each([
    ['null', (place: Place) => place.with(null)],
    ['missing', (place: Place) => place.without],
    ['an empty list', (place: Place) => place.with([])],
    ['an empty text', (place: Place) => place.with('')],
    ['an object', (place: Place) => place.with({ more: { than: ['before'] } })],
    ['false', (place: Place) => place.with(false)],
  ])('is read with each of its fields %s, but for its ids', (_kind, change) => {
    const lost = places.filter((place) => countOf(read, change(place)) === 0).map(({ path }) => path);
    expect(lost.filter((path) => !required.test(path))).toEqual([]);
  });

  it('has the same numbers when they are texts, and is read when texts are numbers', () => {
    // Statistics are numbers or texts as they come.
    const numbers = places.filter(({ value, path }) => typeof value === 'number' && !path.endsWith('.value'));
    const whole = read([documented[name]], unnoticed);
    const isSame = (place: Place) =>
      isDeepStrictEqual(read([place.with(String(place.value))], unnoticed), whole);
    expect(numbers.filter((place) => !isSame(place)).map(({ path }) => path)).toEqual([]);
    const texts = places.filter(({ value, path }) => typeof value === 'string' && !required.test(path));
    const lost = texts.filter((place) => countOf(read, place.with(String(place.value).length)) !== 1);
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('is the same with fields that are new', () => {
    const whole = read([documented[name]], unnoticed);
    const withMore = ({ value, with: put }: Place) =>
      put({ ...Object(value), added: { id: 1, list: [null] } });
    const changed = places.filter(
      (place) => isObject(place.value) && !isDeepStrictEqual(read([withMore(place)], unnoticed), whole),
    );
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  it('is left out beside another one when it has no id', () => {
    const found = read([documented[name], null, 'text', 7, []], unnoticed);
    if (Array.isArray(found)) expect(found).toHaveLength(1);
    else expect(found).toBeTruthy();
  });
});

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

it('seasons may be texts', () => {
  expect(readSeasons(['2024', 2023], unnoticed)).toEqual([2023, 2024]);
});

describe('a match that the documentation names', () => {
  const of = (changes: { fixture?: object; rest?: object }) =>
    readFixtures(
      [
        {
          ...documented.singleFixture,
          fixture: { ...documented.singleFixture.fixture, ...changes.fixture },
          ...changes.rest,
        },
      ],
      unnoticed,
    )?.[0];

  it('may be abandoned, in a league that nobody knows, at no venue', () => {
    const abandoned = of({
      fixture: { status: { long: 'Match Abandoned', short: 'ABD', elapsed: 57, extra: null }, venue: null },
      rest: { league: { id: 424_242 } },
    });
    expect(abandoned).toMatchObject({
      state: 'abandoned',
      elapsed: 57,
      venue: { name: null, city: null },
      league: { id: 424_242, name: null, season: null, round: null },
    });
  });

  it('may have line-ups without coach, formation and positions', () => {
    const bare = {
      team: { id: 9001 },
      coach: null,
      formation: null,
      startXI: [{ player: { name: 'Minta' } }],
    };
    expect(of({ rest: { lineups: [bare] } })?.details?.lineups).toMatchObject([
      { teamId: 9001, coach: null, formation: null, starters: [{ name: 'Minta', position: null }] },
    ]);
  });

  it('keeps its events where line-ups and statistics are null', () => {
    const details = of({ rest: { lineups: null, statistics: null } })?.details;
    expect(details).toMatchObject({ lineups: [], statistics: [] });
    expect(details?.events.map(({ kind }) => kind)).toEqual([
      'goal',
      'goal',
      'goal',
      'missed-penalty',
      'card',
      'card',
      'substitution',
      'review',
      'review',
      'shoot-out-kick',
      'shoot-out-kick',
    ]);
  });
});

it('a weekend has five sessions or, with a sprint, more types; all are read', () => {
  const types = [
    '1st Practice',
    '2nd Practice',
    '3rd Practice',
    '1st Qualifying',
    '2nd Qualifying',
    '3rd Qualifying',
    '1st Sprint Shootout',
    '2nd Sprint Shootout',
    '3rd Sprint Shootout',
    'Sprint',
    'Race',
  ];
  const noticed: string[] = [];
  const races = readRaces(
    types.map((type, at) => ({ ...documented.race, id: at + 1, type })),
    (what) => noticed.push(what),
  );
  expect(races?.map(({ type }) => type)).toEqual([
    'practice-1',
    'practice-2',
    'practice-3',
    'qualifying-1',
    'qualifying-2',
    'qualifying-3',
    'sprint-qualifying-1',
    'sprint-qualifying-2',
    'sprint-qualifying-3',
    'sprint',
    'race',
  ]);
  expect(noticed).toEqual([]);
});
