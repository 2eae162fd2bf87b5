/** The team and the driver of an address, and their facts, from answers in memory. */
import { describe, expect, it } from 'vitest';
import type { DriverProfile, Fact, TeamData } from '../formula1-data.ts';
import { loadDriver, loadTeam } from './load-profiles.ts';
import {
  type Answers,
  adam,
  addresses,
  bea,
  cili,
  kek,
  standing,
  tabOf,
  zold,
} from './season-answers.fixture.ts';
import type { LoadedTab } from './tab.ts';

const answers: Answers = {
  [addresses.drivers]: [standing(1, adam, kek, 58.5), standing(2, bea, zold, 30), standing(3, cili, zold, 0)],
  [addresses.constructors]: [
    { position: 1, team: kek, points: 58.5 },
    { position: 2, team: zold, points: 30 },
  ],
};
const greenTeam = {
  id: 4,
  name: 'Zöld Racing Team',
  logo: 'https://team/new.png',
  base: 'Mintaváros',
  first_team_entry: 1966,
  world_championships: 0,
  highest_race_finish: { position: 1, number: 12_345 },
  pole_positions: 156,
  fastest_laps: null,
  president: 'E. Elnök',
  director: null,
  engine: 'Minta',
};
const driverBea = {
  id: 32,
  name: 'Próba Beáta',
  abbr: 'PRÓ',
  image: 'https://driver/32.png',
  nationality: 'Hungarian',
  number: 32,
  birthdate: '1998-01-02',
  birthplace: 'Mintaváros',
  grands_prix_entered: 120,
  podiums: 31,
  world_championships: 0,
  highest_race_finish: { position: 2, number: null },
  highest_grid_position: 3,
  career_points: '514.5',
  teams: [{ season: 2023, team: kek }],
};

async function load(loader: typeof loadTeam, query = '', changes: Answers = {}) {
  const { needs, asked } = await tabOf({ ...answers, ...changes }, { now: '2024-07-22T08:00:00Z', query });
  return { loaded: await loader(needs), asked };
}

function teamOf({ shown }: LoadedTab): NonNullable<TeamData['team']> {
  if (shown.kind !== 'csapatok' || !shown.team) throw new Error('no team is shown');
  return shown.team;
}

function driverOf({ shown }: LoadedTab): DriverProfile {
  if (shown.kind !== 'versenyzok' || !shown.driver) throw new Error('no driver is shown');
  return shown.driver;
}

/** Facts that are known. */
function known(facts: readonly Fact[]): string[] {
  return facts.filter(({ value }) => value !== null).map(({ title, value }) => `${title}: ${value}`);
}

describe('a team [F1-06]', () => {
  it('is the one of the address, with its place and its drivers of the season', async () => {
    const { loaded } = await load(loadTeam, 'csapat=4');
    expect([loaded.ids, loaded.title, loaded.liveFrom]).toEqual([{ csapat: 4 }, 'Zöld Csapat, 2024', null]);
    const { standing: place, drivers } = teamOf(loaded);
    expect(place).toEqual({ position: 2, points: 30 });
    expect(drivers.map(({ name }) => name)).toEqual(['Próba Bea', 'Teszt Cili']);
  });

  it.each(['', 'csapat=999'])(
    'is the leader for „%s”, which the address does not name [F1-09]',
    async (query) => {
      const { loaded } = await load(loadTeam, query);
      expect([teamOf(loaded).name, loaded.ids]).toEqual(['Kék Csapat', { csapat: null }]);
    },
  );

  it('has the name, logo and facts of its profile, and all others as unknown', async () => {
    const profiles = { [addresses.profiles]: [{ ...greenTeam, id: 3, name: 'Kék' }, greenTeam] };
    const { loaded } = await load(loadTeam, 'csapat=4', profiles);
    const { name, logo, facts } = teamOf(loaded);
    expect([loaded.title, name, logo]).toEqual([
      'Zöld Racing Team, 2024',
      'Zöld Racing Team',
      'https://team/new.png',
    ]);
    expect(known(facts)).toEqual([
      'Székhely: Mintaváros',
      'Első szezon: 1966',
      'Világbajnoki címek: 0',
      'Legjobb helyezés: 1. (12\u00a0345 alkalommal)',
      'Első rajthelyek: 156',
      'Elnök: E. Elnök',
      'Motor: Minta',
    ]);
    expect(facts).toHaveLength(12);
  });

  it('without a profile keeps what the standings say', async () => {
    const { loaded } = await load(loadTeam, 'csapat=4', { [addresses.profiles]: [{ ...greenTeam, id: 5 }] });
    expect(teamOf(loaded)).toMatchObject({
      id: 4,
      name: 'Zöld Csapat',
      logo: 'https://team/4.png',
      facts: [],
    });
  });

  it('without a name has a title nevertheless', async () => {
    const nameless = { [addresses.constructors]: [{ position: 1, team: { id: 3 }, points: 1 }] };
    const { loaded } = await load(loadTeam, '', nameless);
    expect([loaded.title, teamOf(loaded).name]).toEqual(['Csapat, 2024', null]);
  });

  it('of a season without standings is none, and nothing is asked for', async () => {
    const { loaded, asked } = await load(loadTeam, 'csapat=4', { [addresses.constructors]: [] });
    expect(loaded).toEqual({
      shown: { kind: 'csapatok', team: null },
      ids: { csapat: null },
      title: null,
      liveFrom: null,
    });
    expect(asked).toEqual([]);
  });
});

describe('a driver [F1-07]', () => {
  it('is the one of the address, with the place and team of the season', async () => {
    const { loaded, asked } = await load(loadDriver, 'versenyzo=32');
    expect([loaded.ids, loaded.title]).toEqual([{ versenyzo: 32 }, 'Próba Bea, 2024']);
    expect(driverOf(loaded)).toEqual({
      id: 32,
      name: 'Próba Bea',
      image: null,
      abbreviation: 'PRO',
      facts: [],
      teams: [],
      team: zold,
      standing: { position: 2, points: 30 },
    });
    expect(asked.map(({ address }) => address)).toEqual([addresses.driver(32)]);
  });

  it('is the leader when the season has no such driver [F1-09]', async () => {
    const { loaded } = await load(loadDriver, 'versenyzo=999');
    expect([driverOf(loaded).name, loaded.ids]).toEqual(['Minta Ádám', { versenyzo: null }]);
  });

  it('has the names and facts of the profile, in Hungarian', async () => {
    const { loaded } = await load(loadDriver, 'versenyzo=32', { [addresses.driver(32)]: [driverBea] });
    const { name, image, abbreviation, facts, teams } = driverOf(loaded);
    expect([name, image, abbreviation]).toEqual(['Próba Beáta', 'https://driver/32.png', 'PRÓ']);
    expect(known(facts)).toEqual([
      'Rajtszám: 32',
      'Rövidítés: PRÓ',
      'Nemzetiség: magyar',
      'Született: 1998. január 2.',
      'Születési hely: Mintaváros',
      'Nagydíjak: 120',
      'Világbajnoki címek: 0',
      'Dobogós helyezések: 31',
      'Legjobb helyezés: 2.',
      'Legjobb rajthely: 3.',
      'Pontok összesen: 514,5',
    ]);
    expect(teams).toEqual([{ season: 2023, team: kek }]);
  });

  it.each([
    ['1998-01-02T00:00:00+00:00', '1998. január 2.'],
    ['1998', '1998'],
    ['1998-02-30', '1998-02-30'],
    ['valamikor', 'valamikor'],
  ])('has the date of birth %s as %s', async (birthdate, shown) => {
    const profile = { [addresses.driver(32)]: [{ ...driverBea, birthdate }] };
    const { loaded } = await load(loadDriver, 'versenyzo=32', profile);
    expect(driverOf(loaded).facts.find(({ title }) => title === 'Született')?.value).toBe(shown);
  });

  it('of whom nothing is known has every fact without a value', async () => {
    const { loaded } = await load(loadDriver, 'versenyzo=33', { [addresses.driver(33)]: [{ id: 33 }] });
    expect(known(driverOf(loaded).facts)).toEqual([]);
    expect(driverOf(loaded)).toMatchObject({ name: 'Teszt Cili', abbreviation: null });
    expect(driverOf(loaded).facts).toHaveLength(11);
  });

  it('without an id is shown, but has no profile to ask for', async () => {
    const unknown = { [addresses.drivers]: [standing(1, { id: 0, name: 'Névtelen Nándor' }, kek, 1)] };
    const { loaded, asked } = await load(loadDriver, '', unknown);
    expect(driverOf(loaded)).toMatchObject({ id: null, name: 'Névtelen Nándor', facts: [] });
    expect(asked).toEqual([]);
  });

  it('of a season without standings is none', async () => {
    const { loaded } = await load(loadDriver, 'versenyzo=32', { [addresses.drivers]: [] });
    expect([loaded.shown, loaded.title]).toEqual([{ kind: 'versenyzok', driver: null }, null]);
  });
});
