import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FixtureDetails } from '../football/fixture.ts';
import { eventItem, fixtureItem } from './answers.fixture.ts';
import { readFixtures } from './read-fixtures.ts';
import {
  readCountries,
  readLeagues,
  readPrediction,
  readSeasons,
  readStandings,
  readTopPlayers,
} from './read-tables.ts';

const noticed: string[] = [];
const notice = (what: string): void => void noticed.push(what);

function fixtureOf(item: object) {
  noticed.length = 0;
  const [fixture] = readFixtures([item], notice) ?? [];
  if (!fixture) throw new Error('no fixture');
  return fixture;
}

function detailsOf(details: object): FixtureDetails {
  const { details: found } = fixtureOf(
    fixtureItem({ rest: { events: [], lineups: [], statistics: [], ...details } }),
  );
  if (!found) throw new Error('no details');
  return found;
}

describe('a match', () => {
  it('of a list has no venue, no score and no details before it begins', () => {
    expect(fixtureOf(fixtureItem())).toMatchObject({
      id: 9001,
      state: 'not-started',
      code: 'NS',
      kickOff: 1_723_305_600,
      details: null,
      venue: { name: null, city: null },
      goals: { home: null, away: null },
      referee: 'M. Minta, Hungary',
      home: { id: 901, name: 'Kőbánya SC', isWinner: null },
      league: { id: 271, season: 2024, flag: null },
    });
    expect(noticed).toEqual([]);
  });

  it('keeps the shoot-out apart from the score [S43]', () => {
    const score = {
      halftime: { home: 1, away: 0 },
      fulltime: { home: 2, away: 1 },
      extratime: { home: 0, away: 0 },
      penalty: { home: 3, away: 2 },
    };
    const rest = { goals: { home: 2, away: 1 }, score };
    expect(fixtureOf(fixtureItem({ status: { short: 'PEN', elapsed: 120 }, rest }))).toMatchObject({
      state: 'finished-after-shoot-out',
      goals: { home: 2, away: 1 },
      score: { extraTime: { home: 0, away: 0 }, shootOut: { home: 3, away: 2 } },
    });
  });

  it.each([
    ['ABD', 'abandoned'],
    ['PST', 'postponed'],
    ['SUSP', 'suspended'],
    ['WO', 'walkover'],
  ])('with the code %s is %s', (short, state) => {
    expect(fixtureOf(fixtureItem({ status: { short, elapsed: 57 } })).state).toBe(state);
  });

  it('with an unknown code shows that code, and the operator hears of it', () => {
    expect(fixtureOf(fixtureItem({ status: { short: 'XT' } }))).toMatchObject({
      state: 'unknown',
      code: 'XT',
    });
    expect(noticed).toEqual(['state of a match: XT']);
  });

  it('without a venue, teams, goals and score is still one', () => {
    const { fixture, league } = fixtureItem() as { fixture: object; league: object };
    const { venue: _, ...rest } = fixture as { venue: object };
    expect(fixtureOf({ fixture: rest, league })).toMatchObject({
      venue: { name: null, city: null },
      home: { id: null, name: null },
      goals: { home: null },
    });
  });

  it('takes the time from the date where the timestamp is missing', () => {
    const item = fixtureItem() as { fixture: object };
    expect(fixtureOf({ ...item, fixture: { ...item.fixture, timestamp: null } }).kickOff).toBe(1_723_305_600);
  });

  it('has fields of another type as unknown ones', () => {
    const rest = { goals: { home: 'sok', away: -1 }, score: 7, teams: [] };
    expect(fixtureOf(fixtureItem({ status: { elapsed: {} }, rest }))).toMatchObject({
      elapsed: null,
      goals: { home: null, away: null },
      home: { id: null },
    });
  });

  it('without an id is left out, and an answer of nothing else is unreadable', () => {
    const bad = fixtureItem({ rest: { fixture: { id: 'x' } } });
    expect(readFixtures([fixtureItem(), bad], notice)).toHaveLength(1);
    expect(readFixtures([bad], notice)).toBeNull();
    expect(readFixtures({}, notice)).toBeNull();
    expect(readFixtures([], notice)).toEqual([]);
  });
});

describe('events of a match', () => {
  const kindsOf = (events: object[]) => detailsOf({ events }).events.map(({ kind }) => kind);

  it('are a closed set of kinds', () => {
    const events = [
      eventItem('Goal', 'Normal Goal', { assist: { id: 502, name: 'B. Próba' } }),
      eventItem('Goal', 'Penalty'),
      eventItem('Goal', 'Own Goal'),
      eventItem('Goal', 'Missed Penalty'),
      eventItem('Card', 'Yellow Card', { comments: 'Foul' }),
      eventItem('Card', 'Second Yellow card'),
      eventItem('Card', 'Red Card'),
      eventItem('subst', 'Substitution 6', { assist: { id: 7, name: 'C. Csere' } }),
      eventItem('Var', 'Goal Disallowed - handball'),
    ];
    expect(detailsOf({ events }).events).toMatchObject([
      { kind: 'goal', how: 'normal', player: 'Á. Minta', assist: 'B. Próba' },
      { kind: 'goal', how: 'penalty' },
      { kind: 'goal', how: 'own', teamId: 901 },
      { kind: 'missed-penalty' },
      { kind: 'card', colour: 'yellow', reason: 'Foul' },
      { kind: 'card', colour: 'second-yellow' },
      { kind: 'card', colour: 'red' },
      { kind: 'substitution', player: 'Á. Minta', comesOn: 'C. Csere' },
      { kind: 'review', decision: 'Goal Disallowed - handball' },
    ]);
    expect(noticed).toEqual([]);
  });

  it('of a shoot-out are kicks, in their order after everything else [S43]', () => {
    const kick = (detail: string, extra: number) =>
      eventItem('Goal', detail, { time: { elapsed: 120, extra }, comments: 'Penalty Shootout' });
    const events = [
      kick('Missed Penalty', 2),
      kick('Penalty', 1),
      eventItem('Card', 'Red Card', { time: { elapsed: 120, extra: 5 } }),
    ];
    expect(detailsOf({ events }).events).toMatchObject([
      { kind: 'card' },
      { kind: 'shoot-out-kick', isScored: true },
      { kind: 'shoot-out-kick', isScored: false },
    ]);
  });

  it('are sorted by minute and stoppage minute', () => {
    const at = (elapsed: number, extra: number | null) =>
      eventItem('Goal', 'Normal Goal', { time: { elapsed, extra } });
    const { events } = detailsOf({ events: [at(46, null), at(45, 2), at(45, null)] });
    expect(events.map((event) => [event.at.elapsed, event.at.extra])).toEqual([
      [45, null],
      [45, 2],
      [46, null],
    ]);
  });

  it('of an unknown kind keep the provider’s words, and the operator hears of it', () => {
    expect(kindsOf([eventItem('Goal', 'Bicycle Kick'), eventItem('Drone', 'Seen')])).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(noticed).toEqual(['event of a match: Goal, Bicycle Kick', 'event of a match: Drone, Seen']);
    expect(detailsOf({ events: [eventItem('Drone', 'Seen')] }).events[0]?.said).toEqual({
      type: 'Drone',
      detail: 'Seen',
      comments: null,
    });
  });

  it('without a player, and what is no event at all, do not break the match', () => {
    const without = { player: null, assist: null, team: null, time: null };
    expect(kindsOf([eventItem('Card', 'Yellow Card', without), {}])).toEqual(['card']);
  });
});

describe('line-ups and statistics', () => {
  const player = (number: number | null, pos: string | null, grid: string | null) => ({
    player: { id: number, name: `${number}. Játékos`, number, pos, grid },
  });

  it('have places on the pitch, and no coach where there is none', () => {
    const lineup = {
      team: { id: 901, name: 'Kőbánya SC', logo: '', colors: null },
      formation: '4-4-2',
      coach: null,
      startXI: [player(1, 'G', '1:1'), player(9, null, '4:2')],
      substitutes: [player(12, 'F', null)],
    };
    expect(detailsOf({ lineups: [lineup] }).lineups).toEqual([
      {
        teamId: 901,
        formation: '4-4-2',
        coach: null,
        starters: [
          expect.objectContaining({ number: 1, position: 'goalkeeper', place: { row: 1, column: 1 } }),
          expect.objectContaining({ number: 9, position: null, place: { row: 4, column: 2 } }),
        ],
        substitutes: [expect.objectContaining({ position: 'forward', place: null })],
      },
    ]);
  });

  it('have a coach without a picture', () => {
    const coach = { id: null, name: 'Próba Pál', photo: null };
    const lineups = [{ team: { id: 901 }, coach, formation: null, startXI: [], substitutes: [] }];
    expect(detailsOf({ lineups }).lineups[0]?.coach).toEqual({ name: 'Próba Pál', photo: null });
  });

  it('have values as numbers, texts or nothing', () => {
    const statistics = [
      {
        team: { id: 901 },
        statistics: [
          { type: 'Ball Possession', value: '47%' },
          { type: 'Fouls', value: 12 },
          { type: 'Red Cards', value: null },
        ],
      },
    ];
    expect(detailsOf({ statistics }).statistics).toEqual([
      { teamId: 901, values: statistics[0]?.statistics },
    ]);
  });
});

describe('tables', () => {
  it('are read in groups; a tournament counts no home and away matches', () => {
    const none = { played: null, win: null, draw: null, lose: null, goals: { for: null, against: null } };
    const all = { played: 3, win: 2, draw: 1, lose: 0, goals: { for: 8, against: 2 } };
    const row = {
      rank: 1,
      team: { id: 1, name: 'Minta', logo: '' },
      points: 7,
      goalsDiff: 6,
      group: 'Group A',
      form: 'DWW',
      status: 'same',
      description: null,
      all,
      home: none,
      away: none,
      update: '',
    };
    const league = { id: 4, name: 'Kupa', country: 'World', logo: '', flag: null, season: 2024 };
    const answer = [{ league: { ...league, standings: [[row, {}], [], [{ ...row, group: 'Group B' }]] } }];
    const standings = readStandings(answer, notice);
    if (standings === null || standings === 'none') throw new Error('no standings');
    expect(standings.groups.map(({ name }) => name)).toEqual(['Group A', 'Group B']);
    expect(standings.groups[0]?.rows[0]).toMatchObject({
      rank: 1,
      points: 7,
      goalDifference: 6,
      form: 'DWW',
      all: { played: 3, won: 2, drawn: 1, lost: 0, goalsFor: 8, goalsAgainst: 2 },
      home: { played: null, goalsFor: null },
    });
    expect(readStandings([], notice)).toBe('none');
    expect(readStandings('', notice)).toBeNull();
  });

  it('of players have goals and cards of their first team', () => {
    const player = { id: 5, name: 'Á. Minta', photo: 'https://photo' };
    const statistics = [
      { team: { id: 1, name: 'A', logo: null }, goals: { total: 9 }, cards: { yellow: 1, red: null } },
    ];
    expect(readTopPlayers([{ player, statistics }], notice)).toEqual([
      {
        ...player,
        team: { id: 1, name: 'A', logo: null },
        goals: 9,
        cards: { yellow: 1, secondYellow: null, red: null },
      },
    ]);
    expect(readTopPlayers([{ player, statistics: [] }], notice)).toMatchObject([{ goals: null }]);
  });

  it('of countries, leagues and seasons', () => {
    expect(readCountries([{ name: 'World', code: null, flag: null }, { name: '' }], notice)).toEqual([
      { name: 'World', code: null, flag: null },
    ]);
    const season = (year: number, current: boolean) => ({
      year,
      start: null,
      end: null,
      current,
      coverage: { fixtures: { events: true, lineups: false }, standings: true },
    });
    const league = { id: 271, name: 'NB I', type: 'League', logo: '' };
    const answer = [
      {
        league,
        country: { name: 'Hungary', code: 'HU' },
        seasons: [season(2024, true), season(2023, false)],
      },
      { league: { ...league, type: 'Liguilla' }, country: null, seasons: [] },
    ];
    expect(readLeagues(answer, notice)).toMatchObject([
      {
        id: 271,
        kind: 'league',
        country: 'Hungary',
        seasons: [
          { year: 2023, isCurrent: false },
          { year: 2024, isCurrent: true, has: { events: true, lineups: false, topCards: false } },
        ],
      },
      { kind: null, country: null, seasons: [] },
    ]);
    expect(readSeasons([2024, 2010], notice)).toEqual([2010, 2024]);
  });

  it('of a prediction have shares as numbers, and may have no winner', () => {
    const prediction = {
      predictions: {
        winner: { id: null, name: null, comment: null },
        advice: 'Double chance',
        percent: { home: '45%', draw: '45%', away: '10%' },
      },
      comparison: { goals: { home: '52.5%', away: '47.5%' } },
      h2h: [fixtureItem()],
    };
    expect(readPrediction([prediction], notice)).toMatchObject({
      winner: null,
      percent: { home: 45, draw: 45, away: 10 },
      goals: { home: 52.5 },
      earlierMatches: [{ id: 9001 }],
    });
    expect(readPrediction([], notice)).toBe('none');
  });
});

it('no answer makes a reader throw', () => {
  const readers = [
    readFixtures,
    readStandings,
    readTopPlayers,
    readCountries,
    readLeagues,
    readSeasons,
    readPrediction,
  ];
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...readers), (response, read) => {
      read(response, () => undefined);
      read([response], () => undefined);
    }),
  );
});
