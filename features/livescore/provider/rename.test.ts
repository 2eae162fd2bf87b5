import { describe, expect, it } from 'vitest';
import { loadTestEdition } from '../../../tests/edition.ts';
import { namesPart } from '../names-part.ts';
import { renamed } from './rename.ts';

const table = namesPart.schema.parse({
  sport: 'football',
  teams: { 503: { from: 'Diósgyöri VTK', to: 'Diósgyőri VTK' } },
  players: { 7: { from: 'Adam', to: 'Ádám' } },
});
const fixtures = { sport: 'football', path: '/fixtures' };

describe('names of the edition', () => {
  it('replace those of the provider’s teams and players, wherever they are in an answer', () => {
    const team = { id: 503, name: 'Diósgyöri VTK', logo: null };
    const answer = [
      {
        teams: { home: team, away: { id: 1, name: 'Adam' } },
        events: [{ team, player: { id: 7, name: 'Adam' }, assist: { id: 7, name: 'Adam' } }],
        lineups: [{ startXI: [{ player: { id: 7, name: 'Adam', number: 9 } }] }],
        goals: { home: 1, away: null },
      },
    ];
    const own = { id: 503, name: 'Diósgyőri VTK', logo: null };
    const player = { id: 7, name: 'Ádám' };
    expect(renamed(answer, fixtures, [table])).toEqual([
      {
        teams: { home: own, away: { id: 1, name: 'Adam' } },
        events: [{ team: own, player, assist: player }],
        lineups: [{ startXI: [{ player: { ...player, number: 9 } }] }],
        goals: { home: 1, away: null },
      },
    ]);
  });

  it('are given by id and spelling: the id of another provider is somebody else', () => {
    const others = [{ player: { id: 7, name: 'Smith' }, assist: { id: null, name: 'Adam' } }];
    expect(renamed(others, fixtures, [table])).toEqual(others);
    expect(
      renamed([{ player: { id: 7, name: 'Adam' } }], { ...fixtures, sport: 'formula1' }, [table]),
    ).toEqual([{ player: { id: 7, name: 'Adam' } }]);
  });

  it('count for drivers in the list of drivers, too', async () => {
    const edition = await loadTestEdition();
    const answer = [{ id: 28, name: 'Yuki Tsunoda', abbr: 'TSU' }];
    expect(renamed(answer, { sport: 'formula1', path: '/drivers' }, namesPart.of(edition))).toEqual([
      { id: 28, name: 'Cunoda Júki', abbr: 'TSU' },
    ]);
    const result = [{ driver: { id: 11, name: 'Guanyu Zhou' } }];
    expect(renamed(result, { sport: 'formula1', path: '/rankings/races' }, namesPart.of(edition))).toEqual([
      { driver: { id: 11, name: 'Csou Kuan-jü' } },
    ]);
  });
});
