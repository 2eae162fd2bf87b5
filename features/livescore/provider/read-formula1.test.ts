import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driverRow, raceItem } from './answers.fixture.ts';
import { readCircuits, readCompetitions, readConstructors, readDrivers } from './read-formula1.ts';
import {
  readConstructorStandings,
  readDriverStandings,
  readGrid,
  readRaces,
  readResults,
} from './read-races.ts';

const noticed: string[] = [];
const notice = (what: string): void => void noticed.push(what);

describe('a session', () => {
  it.each([
    ['Race', 'race'],
    ['Sprint', 'sprint'],
    ['1st Practice', 'practice-1'],
    ['2nd Qualifying', 'qualifying-2'],
    ['3rd Sprint Shootout', 'sprint-qualifying-3'],
  ])('of the type %s is a %s', (name, type) => {
    expect(readRaces([raceItem(name, 'Completed')], notice)).toMatchObject([
      { id: 1900, type, state: 'completed', season: 2024, start: 1_721_566_800, fastestLap: null },
    ]);
  });

  it('has laps as numbers, in older seasons as a text', () => {
    const laps = (current: unknown) =>
      readRaces([raceItem('Race', 'Live', { laps: { current, total: 52 } })], notice)?.[0]?.laps;
    expect(laps('12/52')).toEqual({ current: 12, total: 52 });
    expect(laps(12)).toEqual({ current: 12, total: 52 });
    expect(laps(null)).toEqual({ current: null, total: 52 });
  });

  it('with an unknown type or state shows the name, and the operator hears of it', () => {
    noticed.length = 0;
    expect(readRaces([raceItem('Warm-up', 'Red Flag')], notice)).toMatchObject([
      { type: 'unknown', typeName: 'Warm-up', state: 'unknown', stateName: 'Red Flag' },
    ]);
    expect(noticed).toEqual(['type of a race: Warm-up', 'state of a race: Red Flag']);
  });

  it('without a circuit and a date is still one', () => {
    const item = raceItem('Race', 'Postponed', { circuit: null, date: null, fastest_lap: null, laps: null });
    expect(readRaces([item], notice)).toMatchObject([
      { state: 'postponed', start: null, circuit: { id: null }, laps: { total: null } },
    ]);
  });
});

describe('rows', () => {
  it('of a result keep a gap, a lap or a code as the time', () => {
    const rows = ['1:31:05.323', '+1:01.100', '+2 laps', 'DNF'].map((time, at) =>
      driverRow({ position: at + 1, time, laps: 57 - at, grid: String(at + 3), pits: 2, gap: null }),
    );
    expect(readResults(rows, notice)?.map(({ time, grid }) => [time, grid])).toEqual([
      ['1:31:05.323', 3],
      ['+1:01.100', 4],
      ['+2 laps', 5],
      ['DNF', 6],
    ]);
    expect(readResults(rows, notice)?.[0]).toMatchObject({
      raceId: 1900,
      driver: { name: 'Minta Ádám', abbreviation: null },
      team: { name: 'Minta Racing' },
    });
  });

  it('of a grid need no time', () => {
    expect(readGrid([driverRow({ position: 20, time: null })], notice)).toMatchObject([
      { position: 20, time: null },
    ]);
  });

  it('of the standings have no points instead of nothing, and halves', () => {
    const rows = [
      driverRow({ position: 1, points: '255.5', wins: 7, behind: null, season: 2010 }),
      driverRow({ position: 2, points: null, wins: null, team: { id: null, name: null, logo: null } }),
    ];
    expect(readDriverStandings(rows, notice)).toMatchObject([
      { points: 255.5, wins: 7, season: 2010 },
      { points: 0, wins: null, team: null },
    ]);
    expect(readConstructorStandings([{ position: 1, team: { id: 3 }, points: 666 }], notice)).toMatchObject([
      { points: 666, team: { id: 3, name: null } },
    ]);
  });
});

describe('the paddock', () => {
  it('has circuits without owner and lap record', () => {
    const circuit = {
      id: 7,
      name: 'Mintaring',
      image: '',
      competition: null,
      first_grand_prix: 1986,
      laps: 70,
      length: '4.381 Kms',
      race_distance: '306.63 kms',
      capacity: null,
      opened: null,
      owner: null,
      lap_record: { time: null, driver: null, year: null },
    };
    const record = { time: '1:16.627', driver: 'Minta Ádám', year: 2020 };
    expect(readCircuits([circuit, { ...circuit, lap_record: record }], notice)).toMatchObject([
      { firstGrandPrix: 1986, length: '4.381 Kms', lapRecord: null, owner: null, competition: null },
      { lapRecord: { time: '1:16.627', year: '2020' } },
    ]);
  });

  it('has teams of the past, of which little is known', () => {
    const team = {
      id: 3,
      name: 'Minta Racing',
      logo: '',
      base: null,
      first_team_entry: null,
      engine: 'Minta',
      highest_race_finish: { position: null, number: null },
    };
    const finish = { position: 1, number: 114 };
    expect(readConstructors([team, { ...team, highest_race_finish: finish }], notice)).toMatchObject([
      { base: null, bestFinish: null, engine: 'Minta', tyres: null },
      { bestFinish: { position: 1, times: 114 } },
    ]);
  });

  it('has drivers with their teams, the newest first', () => {
    const team = (season: number) => ({ season, team: { id: 3, name: 'Minta Racing', logo: null } });
    const driver = {
      id: 31,
      name: 'Minta Ádám',
      abbr: 'MIN',
      image: null,
      nationality: 'Hungarian',
      number: 12,
      country: { name: 'Hungary', code: 'HU' },
      birthdate: '1997-09-30',
      birthplace: null,
      career_points: '5014.5',
      teams: [team(2023), team(2025), team(2024)],
    };
    expect(readDrivers([driver], notice)).toMatchObject([
      { points: 5014.5, abbreviation: 'MIN', bestFinish: null, teams: [2025, 2024, 2023].map(team) },
    ]);
    expect(readCompetitions([{ id: 1, name: 'GP', location: null }], notice)).toEqual([
      { id: 1, name: 'GP', country: null, city: null },
    ]);
  });
});

it('no answer makes a reader throw', () => {
  const readers = [
    readRaces,
    readResults,
    readGrid,
    readDriverStandings,
    readConstructorStandings,
    readCircuits,
    readConstructors,
    readDrivers,
    readCompetitions,
  ];
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...readers), (response, read) => {
      read(response, () => undefined);
      read([response], () => undefined);
    }),
  );
});
