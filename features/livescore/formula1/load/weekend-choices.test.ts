/** States, days and names of the Grands Prix and sessions among which readers choose. */
import { describe, expect, it } from 'vitest';
import { readRaces } from '../../provider/read-races.ts';
import type { Race } from '../race.ts';
import { belgian, hungarian, session } from './season-answers.fixture.ts';
import { sessionChoice, weekendChoices, weekendTitle } from './weekend-choices.ts';

const noon = new Date('2024-07-21T12:00:00+02:00');

function racesOf(items: object[]): Race[] {
  return readRaces(items, () => undefined) ?? [];
}

function raceOf(type: string, status: string, date: string | null = null): Race {
  const [race] = racesOf([session(103, type, status, date)]);
  if (!race) throw new Error('the race is unreadable');
  return race;
}

/** The state of a weekend with a qualifying and a race. */
function stateOf(qualifying: string, race: string, start: string | null, now = noon) {
  const items = [
    session(102, '1st Qualifying', qualifying, '2024-07-20T14:00:00Z'),
    session(103, 'Race', race, start),
  ];
  return weekendChoices(racesOf(items), now)[0]?.state;
}

describe('a Grand Prix is', () => {
  const today = '2024-07-21T13:00:00Z';

  it('live while any of its sessions is', () => {
    expect([stateOf('Live', 'Scheduled', today), stateOf('Completed', 'Live', today)]).toEqual([
      'live',
      'live',
    ]);
  });

  it('over with its race, although a session before was cancelled', () => {
    expect(stateOf('Cancelled', 'Completed', today)).toBe('over');
  });

  it('cancelled with its race, although a session before was held', () => {
    expect(stateOf('Completed', 'Cancelled', today)).toBe('cancelled');
    expect(stateOf('Cancelled', 'Cancelled', null)).toBe('cancelled');
  });

  it('still to come until the day of its race is over in Hungary, and unknown from then on [S53]', () => {
    const race = '2024-07-20T13:00:00Z';
    expect(stateOf('Completed', 'Scheduled', race, new Date('2024-07-20T23:59:00+02:00'))).toBe('next');
    expect(stateOf('Completed', 'Scheduled', race, new Date('2024-07-21T00:01:00+02:00'))).toBe('unknown');
  });

  it('still to come while nobody knows its time, or its state', () => {
    expect([stateOf('Completed', 'Postponed', null), stateOf('Completed', 'Delayed', today)]).toEqual([
      'next',
      'next',
    ]);
  });
});

it('only the first of those to come is the next one, past the cancelled and the unknown', () => {
  const competition = (id: number) => ({ competition: { id, name: `GP ${id}` } });
  const items = [
    session(1, 'Race', 'Scheduled', '2024-09-01T13:00:00Z', competition(5)),
    session(2, 'Race', 'Scheduled', '2024-08-25T13:00:00Z', competition(4)),
    session(3, 'Race', 'Cancelled', '2024-08-04T13:00:00Z', competition(3)),
    session(4, 'Race', 'Scheduled', '2024-06-30T13:00:00Z', competition(2)),
    session(5, 'Race', 'Completed', '2024-06-23T13:00:00Z', competition(1)),
  ];
  expect(weekendChoices(racesOf(items), noon).map(({ id, state }) => [id, state])).toEqual([
    [1, 'over'],
    [2, 'unknown'],
    [3, 'cancelled'],
    [4, 'next'],
    [5, 'later'],
  ]);
  expect(weekendChoices([], noon)).toEqual([]);
});

it('the days of a Grand Prix are those of its sessions with a time, and a sprint is named', () => {
  const items = [
    session(3, 'Race', 'Scheduled', '2024-07-28T13:00:00Z', { competition: belgian }),
    session(2, 'Sprint', 'Scheduled', '2024-07-27T10:00:00Z', { competition: belgian }),
    session(4, '2nd Practice', 'Postponed', null, { competition: belgian }),
    session(1, '1st Practice', 'Scheduled', '2024-07-26T11:30:00Z', { competition: belgian }),
    session(9, 'Race', 'Postponed', null, { competition: hungarian }),
  ];
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  expect(weekendChoices(racesOf(items), noon)).toEqual([
    {
      id: 7,
      name: 'Belga Nagydíj',
      state: 'next',
      hasSprint: true,
      from: seconds('2024-07-26T11:30:00Z'),
      to: seconds('2024-07-28T13:00:00Z'),
    },
    { id: 12, name: 'Magyar Nagydíj', state: 'later', hasSprint: false, from: null, to: null },
  ]);
});

it('a Grand Prix is named in the language of the page, and one without sessions not at all', () => {
  const races = racesOf([session(1, 'Race', 'Live', null)]);
  expect([weekendTitle(races), weekendTitle(races, 'en'), weekendTitle([])]).toEqual([
    'Magyar Nagydíj',
    'Hungarian Grand Prix',
    '',
  ]);
});

describe('a session', () => {
  it.each([
    ['Race', 'Scheduled', true],
    ['Sprint', 'Completed', true],
    ['Race', 'Cancelled', false],
    ['1st Qualifying', 'Completed', false],
    ['1st Practice', 'Live', false],
  ])('%s, %s: has a grid is %s', (type, status, hasGrid) => {
    expect(sessionChoice(raceOf(type, status)).hasGrid).toBe(hasGrid);
  });

  it('has its name in both languages, and the provider’s text of an unknown state', () => {
    const race = raceOf('Race', 'Red Flag', '2024-07-21T13:00:00Z');
    expect(sessionChoice(race)).toEqual({
      id: 103,
      name: 'Verseny',
      start: 1_721_566_800,
      state: 'unknown',
      stateName: 'Red Flag',
      hasGrid: true,
    });
    expect(sessionChoice(race, 'en').name).toBe('Race');
  });
});
