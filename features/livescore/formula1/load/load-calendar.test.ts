/** The Grand Prix, session and circuit of the calendar for an address, from answers in memory. */
import { describe, expect, it } from 'vitest';
import { driverRow } from '../../provider/answers.fixture.ts';
import { loadCalendar, loadSession } from './load-calendar.ts';
import {
  type Answers,
  adam,
  addresses,
  bea,
  belgian,
  cili,
  kek,
  session,
  standing,
  tabOf,
  zold,
} from './season-answers.fixture.ts';
import type { LoadedTab } from './tab.ts';

const friday = '2024-07-19T12:00:00Z';
const duringRace = '2024-07-21T14:00:00Z';
const races = [
  session(101, '1st Practice', 'Completed', '2024-07-19T11:30:00Z'),
  session(102, '1st Qualifying', 'Scheduled', '2024-07-20T14:00:00Z'),
  session(103, 'Race', 'Scheduled', '2024-07-21T13:00:00Z'),
  session(201, 'Race', 'Scheduled', '2024-07-28T13:00:00Z', { competition: belgian }),
];
const result = [
  driverRow({ driver: adam, team: kek, position: 1, time: '1:38:01.989', laps: 70, grid: 2 }),
  driverRow({ driver: bea, team: zold, position: 2, time: '+1 lap', laps: 69, grid: 1 }),
  driverRow({ driver: cili, team: zold, position: 3, time: 'DNF', laps: 12, grid: 3 }),
];
const answers: Answers = {
  [addresses.races]: races,
  [addresses.drivers]: [standing(1, adam, kek, 25), standing(2, bea, zold, 18)],
  [addresses.result(103)]: result,
  [addresses.grid(103)]: [driverRow({ driver: bea, team: zold, position: 1, time: null })],
};

/** The same season, with other states and properties of its race in Hungary. */
function withRace(status: string, changes: object = {}): Answers {
  const date = '2024-07-21T13:00:00Z';
  const others = races.filter((one) => !('id' in one) || one.id !== 103);
  return { ...answers, [addresses.races]: [...others, session(103, 'Race', status, date, changes)] };
}

async function load(query = '', now = friday, from = answers) {
  const { needs, asked } = await tabOf(from, { now, query });
  return { loaded: await loadCalendar(needs), asked };
}

function weekendOf({ shown }: LoadedTab) {
  if (shown.kind !== 'versenynaptar' || !shown.weekend) throw new Error('no Grand Prix is shown');
  return shown.weekend;
}

function sessionOf(loaded: LoadedTab) {
  const { session: found } = weekendOf(loaded);
  if (!found) throw new Error('no session is shown');
  return found;
}

describe('an address', () => {
  it('without parameters is the next session, and names nothing', async () => {
    const { loaded } = await load();
    expect(weekendOf(loaded)).toMatchObject({ name: 'Magyar Nagydíj', place: 'Budapest, Magyarország' });
    expect(sessionOf(loaded)).toMatchObject({ id: 102, name: 'Időmérő, 1. szakasz', isGrid: false });
    expect(loaded).toMatchObject({ ids: { verseny: null, futam: null }, title: null });
  });

  it.each([
    ['verseny=7', [7, 201, false], { verseny: 7, futam: null }, 'Belga Nagydíj 2024'],
    ['futam=103', [12, 103, false], { verseny: 12, futam: 103 }, 'Magyar Nagydíj 2024: Verseny'],
    ['futam=-103', [12, 103, true], { verseny: 12, futam: -103 }, 'Magyar Nagydíj 2024: Verseny, rajtrács'],
    [
      'verseny=12&futam=101',
      [12, 101, false],
      { verseny: 12, futam: 101 },
      'Magyar Nagydíj 2024: 1. szabadedzés',
    ],
  ])('with %s shows %j [F1-01]', async (query, shown, ids, title) => {
    const { loaded } = await load(query);
    const { id, isGrid } = sessionOf(loaded);
    expect([weekendOf(loaded).id, id, isGrid]).toEqual(shown);
    expect([loaded.ids, loaded.title]).toEqual([ids, title]);
  });

  it('prefers its Grand Prix to a session of another one', async () => {
    const { loaded } = await load('verseny=7&futam=-103');
    expect([sessionOf(loaded).id, sessionOf(loaded).isGrid]).toEqual([201, false]);
    expect(loaded.ids).toEqual({ verseny: 7, futam: null });
  });

  it('with a Grand Prix that the season does not have is led by its session, or is the default [F1-09]', async () => {
    expect((await load('verseny=999&futam=103')).loaded.ids).toEqual({ verseny: 12, futam: 103 });
    const { loaded } = await load('verseny=999&futam=998');
    expect([sessionOf(loaded).id, loaded.ids]).toEqual([102, { verseny: null, futam: null }]);
  });

  it('of a season without sessions shows no Grand Prix and asks for nothing else', async () => {
    const { loaded, asked } = await load('verseny=12', friday, {});
    expect(loaded).toEqual({
      shown: { kind: 'versenynaptar', weekend: null },
      ids: {},
      title: null,
      liveFrom: null,
    });
    expect(asked).toEqual([]);
  });
});

describe('the rows of a session', () => {
  it('are its result, with times as readers know them [F1-05] [F1-13]', async () => {
    const { loaded } = await load('futam=103', '2024-07-22T08:00:00Z', withRace('Completed'));
    expect(
      sessionOf(loaded).rows.map(({ driver, time, laps, grid }) => [driver.name, time, laps, grid]),
    ).toEqual([
      ['Minta Ádám', '1:38:01,989', 70, 2],
      ['Próba Bea', '+1 kör', 69, 1],
      ['Teszt Cili', 'Kiesett', 12, 3],
    ]);
  });

  it('of a grid come from the grid, also before the session, and have no laps', async () => {
    const { loaded, asked } = await load('futam=-103');
    expect(sessionOf(loaded).rows).toEqual([
      {
        position: 1,
        team: zold,
        time: null,
        laps: null,
        grid: null,
        driver: { id: 32, name: 'Próba Bea', image: null, abbreviation: 'PRO' },
      },
    ]);
    expect(asked.map(({ address }) => address)).toContain(addresses.grid(103));
  });

  it.each([
    ['before its start', 'Scheduled', friday],
    ['that was cancelled', 'Cancelled', duringRace],
  ])('are not asked for %s', async (_, status, now) => {
    const { loaded, asked } = await load('futam=103', now, withRace(status));
    expect(sessionOf(loaded).rows).toEqual([]);
    expect(asked.map(({ address }) => address)).toEqual([addresses.circuit(7)]);
  });

  it('are asked for once its time has come, whatever its state, and every 15 s while it is live [F1-12]', async () => {
    const maxAgeOf = async (status: string) => {
      const { asked } = await load('futam=103', duringRace, withRace(status));
      return asked.filter(({ address }) => address === addresses.result(103)).map(({ maxAgeMs }) => maxAgeMs);
    };
    expect(await maxAgeOf('Scheduled')).toEqual([undefined]);
    expect(await maxAgeOf('Red Flag')).toEqual([undefined]);
    expect(await maxAgeOf('Live')).toEqual([15_000]);
  });

  it('are none while the provider has not answered', async () => {
    const { loaded } = await load('verseny=7', '2024-07-28T14:00:00Z');
    expect(sessionOf(loaded).rows).toEqual([]);
  });
});

describe('the fastest lap', () => {
  const lapOf = async (lap: object) => {
    const { loaded } = await load('futam=103', duringRace, withRace('Live', { fastest_lap: lap }));
    return sessionOf(loaded).fastestLap;
  };

  it('has the name of its driver from the standings', async () => {
    expect(await lapOf({ driver: { id: 32 }, time: '1:20.305' })).toEqual({
      driver: 'Próba Bea',
      time: '1:20,305',
    });
  });

  it('is left out without a time, or when nobody knows whose it is', async () => {
    expect(await lapOf({ driver: { id: 32 }, time: null })).toBeNull();
    expect(await lapOf({ driver: { id: 99 }, time: '1:20.305' })).toBeNull();
  });
});

describe('a page becomes live', () => {
  const raceStart = Date.parse('2024-07-21T13:00:00Z') / 1000;
  it.each([
    ['at once while its session is held', 'Live', duringRace, 0],
    ['at its start', 'Scheduled', friday, raceStart],
    ['at its start when it is late', 'Scheduled', '2024-07-21T15:59:59Z', raceStart],
    ['never when it has not begun in three hours', 'Scheduled', '2024-07-21T16:00:00Z', null],
    ['never after its end', 'Completed', duringRace, null],
    ['never when it was cancelled', 'Cancelled', friday, null],
  ])('%s [F1-12]', async (_, status, now, liveFrom) => {
    expect((await load('futam=103', now, withRace(status))).loaded.liveFrom).toBe(liveFrom);
  });

  it('never when nobody knows the time', async () => {
    const undated = { [addresses.races]: [session(103, 'Race', 'Postponed', null)] };
    expect((await load('', friday, undated)).loaded.liveFrom).toBeNull();
  });
});

describe('the circuit [F1-04]', () => {
  const known = {
    id: 7,
    name: 'Mintaring',
    image: 'https://circuit/7.png',
    first_grand_prix: 1986,
    laps: 70,
    length: '4.381 Kms',
    race_distance: null,
    capacity: 70_000,
    opened: null,
    owner: null,
    lap_record: { time: '1:16.627', driver: 'Próba Bea', year: null },
  };
  const outlines = { Mintaring: { viewBox: '0 0 10 10', path: 'M0 0h10' } };

  async function circuitOf(from: Answers) {
    const { needs } = await tabOf(from, { now: friday, outlines });
    return weekendOf(await loadCalendar(needs)).circuit;
  }

  it('has its line from the edition, and facts in Hungarian notation', async () => {
    const circuit = await circuitOf({ ...answers, [addresses.circuit(7)]: [known] });
    expect(circuit?.outline).toEqual(outlines.Mintaring);
    const facts = circuit?.facts.filter(({ value }) => value !== null);
    expect(facts?.map(({ title, value }) => `${title}: ${value}`)).toEqual([
      'Hossz: 4,381\u00a0km',
      'Körök száma: 70',
      'Körrekord: 1:16,627 (Próba Bea)',
      'Első nagydíj: 1986',
      'Befogadóképesség: 70\u00a0000',
    ]);
  });

  it('has a record without a holder as its time alone', async () => {
    const lap_record = { time: '1:16.627', driver: null, year: null };
    const circuit = await circuitOf({ ...answers, [addresses.circuit(7)]: [{ ...known, lap_record }] });
    expect(circuit?.facts.find(({ title }) => title === 'Körrekord')?.value).toBe('1:16,627');
  });

  it('that the provider has no data of keeps its name and line', async () => {
    expect(await circuitOf(answers)).toEqual({
      name: 'Mintaring',
      image: 'https://circuit/7.png',
      outline: outlines.Mintaring,
      facts: [],
    });
  });

  it('that nobody knows is left out', async () => {
    const nowhere = session(103, 'Race', 'Scheduled', '2024-07-21T13:00:00Z', { circuit: null });
    expect(await circuitOf({ [addresses.races]: [nowhere] })).toBeNull();
  });
});

it('a place without a city is its country, and one without both is none', async () => {
  expect(weekendOf((await load('verseny=7')).loaded).place).toBe('Belgium');
  const nowhere = { id: 12, name: 'Hungarian Grand Prix', location: { country: null, city: '' } };
  const from = { [addresses.races]: [session(103, 'Race', 'Live', friday, { competition: nowhere })] };
  expect(weekendOf((await load('', friday, from)).loaded).place).toBeNull();
});

it('a session in English has English names and the codes of the provider', async () => {
  const { needs } = await tabOf(withRace('Completed'), { now: duringRace });
  const race = needs.lists.races.find(({ id }) => id === 103);
  if (!race) throw new Error('the race is missing');
  const { name, hasLaps, rows } = await loadSession(race, false, needs, 'en');
  expect([name, hasLaps, rows.map(({ time }) => time)]).toEqual([
    'Race',
    true,
    ['1:38:01.989', '+1 lap', 'DNF'],
  ]);
});
