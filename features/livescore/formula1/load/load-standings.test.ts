/** The standings of drivers and of teams with their points from Grand Prix to Grand Prix, from answers in memory. */
import { describe, expect, it } from 'vitest';
import { driverRow } from '../../provider/answers.fixture.ts';
import type { StandingsData } from '../formula1-data.ts';
import { loadConstructorStandings, loadDriverStandings } from './load-standings.ts';
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

const place = (position: number, driver: object, team: object) =>
  driverRow({ driver, team, position, time: '+1.000' });

/** A sprint and a race in Belgium, then a race in Hungary. */
const answers: Answers = {
  [addresses.races]: [
    session(201, 'Sprint', 'Completed', '2024-07-20T10:00:00Z', { competition: belgian }),
    session(202, '1st Qualifying', 'Completed', '2024-07-20T14:00:00Z', { competition: belgian }),
    session(203, 'Race', 'Completed', '2024-07-21T13:00:00Z', { competition: belgian }),
    session(103, 'Race', 'Completed', '2024-07-28T13:00:00Z'),
    session(104, 'Sprint', 'Live', '2024-08-03T10:00:00Z', {
      competition: { id: 9, name: 'Dutch Grand Prix' },
    }),
  ],
  [addresses.result(201)]: [place(1, bea, zold), place(2, cili, zold)],
  [addresses.result(203)]: [place(1, adam, kek), place(2, bea, zold)],
  [addresses.result(103)]: [place(1, adam, kek), place(2, cili, zold)],
  [addresses.drivers]: [standing(1, adam, kek, 50), standing(2, bea, zold, 26), standing(3, cili, zold, 25)],
  [addresses.constructors]: [
    { position: 1, team: zold, points: 51 },
    { position: 2, team: kek, points: 50 },
  ],
};

async function load(loader: typeof loadDriverStandings, changes: Answers = {}) {
  const { needs, asked } = await tabOf({ ...answers, ...changes }, { now: '2024-08-03T10:10:00Z' });
  const loaded = await loader(needs);
  const { shown } = loaded;
  if (shown.kind !== 'pontverseny' && shown.kind !== 'konstruktor') throw new Error('no standings are shown');
  return { loaded, standings: shown, asked };
}

function totalsOf({ chart }: StandingsData) {
  return chart?.lines.map(({ label, totals }) => [label, ...totals]);
}

describe('the standings of drivers [F1-08]', () => {
  it('have the points after each Grand Prix, a sprint counted with its race', async () => {
    const { loaded, standings, asked } = await load(loadDriverStandings);
    expect([loaded.title, loaded.ids, loaded.liveFrom]).toEqual(['Egyéni pontverseny, 2024', {}, null]);
    expect(standings.chart?.rounds).toEqual([
      { id: 7, name: 'Belga Nagydíj' },
      { id: 12, name: 'Magyar Nagydíj' },
    ]);
    expect(totalsOf(standings)).toEqual([
      ['MIN', 25, 50],
      ['PRO', 26, 26],
      ['Teszt Cili', 7, 25],
    ]);
    // Neither a qualifying nor a session that is still held has points.
    expect(asked.map(({ address }) => address)).toEqual([201, 203, 103].map(addresses.result));
  });

  it('have rows in the order of the provider, with team and victories', async () => {
    const { standings } = await load(loadDriverStandings);
    expect(standings.rows.map(({ id }) => id)).toEqual([31, 32, 33]);
    expect(standings.rows[0]).toEqual({
      id: 31,
      name: 'Minta Ádám',
      image: null,
      abbreviation: 'MIN',
      position: 1,
      team: kek,
      points: 50,
      wins: 0,
    });
  });

  it('have no lines when a result is missing, so that nothing is shown that may be wrong [S53]', async () => {
    const { standings } = await load(loadDriverStandings, { [addresses.result(203)]: null });
    expect([standings.chart, standings.rows.length]).toEqual([null, 3]);
  });

  it('end with the Grand Prix of which they know', async () => {
    const before = [standing(1, bea, zold, 26), standing(2, adam, kek, 25), standing(3, cili, zold, 7)];
    const { standings } = await load(loadDriverStandings, { [addresses.drivers]: before });
    expect(totalsOf(standings)).toEqual([
      ['PRO', 26],
      ['MIN', 25],
      ['Teszt Cili', 7],
    ]);
  });

  it('have lines for the first ten whom the provider knows by an id', async () => {
    const nameless = standing(1, { id: null, name: 'Vendég Vilmos' }, kek, 99);
    const others = Array.from({ length: 11 }, (_, at) =>
      standing(at + 5, { id: 50 + at, name: null, abbr: null }, kek, 0),
    );
    const first = [standing(2, adam, kek, 50), standing(3, bea, zold, 26), standing(4, cili, zold, 25)];
    const { standings } = await load(loadDriverStandings, {
      [addresses.drivers]: [nameless, ...first, ...others],
    });
    expect(standings.rows).toHaveLength(15);
    expect(standings.chart?.lines.map(({ id }) => id)).toEqual([31, 32, 33, 50, 51, 52, 53, 54, 55, 56]);
    expect(standings.chart?.lines.at(-1)).toMatchObject({ name: '', label: '' });
  });

  it('of a season that has not begun are empty', async () => {
    const { standings } = await load(loadDriverStandings, {
      [addresses.drivers]: [],
      [addresses.races]: null,
    });
    expect(standings).toEqual({ kind: 'pontverseny', rows: [], chart: null });
  });
});

describe('the standings of teams [F1-08]', () => {
  it('have the points of both drivers, and whole names', async () => {
    const { loaded, standings } = await load(loadConstructorStandings);
    expect(loaded.title).toBe('Csapatok pontversenye, 2024');
    expect(totalsOf(standings)).toEqual([
      ['Zöld Csapat', 33, 51],
      ['Kék Csapat', 25, 50],
    ]);
    expect(standings.rows[0]).toEqual({
      id: 4,
      name: 'Zöld Csapat',
      image: 'https://team/4.png',
      abbreviation: null,
      position: 1,
      team: null,
      points: 51,
      wins: null,
    });
  });

  it('have a name for a Grand Prix without one', async () => {
    const races = [session(103, 'Race', 'Completed', '2024-07-28T13:00:00Z', { competition: { id: 12 } })];
    const changes = {
      [addresses.races]: races,
      [addresses.constructors]: [
        { position: 1, team: kek, points: 25 },
        { position: 2, team: zold, points: 18 },
      ],
    };
    const { standings } = await load(loadConstructorStandings, changes);
    expect(standings.chart?.rounds).toEqual([{ id: 12, name: '12. számú nagydíj' }]);
  });
});
