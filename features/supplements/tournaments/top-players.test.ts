import { describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { recordOf } from '../edition-parts.ts';
import { tournamentSchema } from '../records/tournament.ts';
import { topPlayers } from './top-players.ts';

describe('the lists of players', () => {
  it('have the six scorers with three goals of Euro 2024 [SUPP-03]', async () => {
    const euro = recordOf(await loadTestEdition(), 'tournament', 'euro-2024');
    const best = euro ? topPlayers(euro, 'goals').filter(({ rank }) => rank === 1) : [];
    expect(best.map(({ team, count }) => `${team} ${count}`).toSorted()).toEqual([
      'ENG 3',
      'ESP 3',
      'GEO 3',
      'GER 3',
      'NED 3',
      'SVK 3',
    ]);
  });

  it('have eight goals of Mbappé and seven of Messi at the World Cup 2022 [SUPP-02]', async () => {
    const cup = recordOf(await loadTestEdition(), 'tournament', 'world-cup-2022');
    expect(
      (cup ? topPlayers(cup, 'goals') : [])
        .slice(0, 4)
        .map(({ player, count, rank }) => [player, count, rank]),
    ).toEqual([
      ['Kylian Mbappé', 8, 1],
      ['Lionel Messi', 7, 2],
      ['Julián Álvarez', 4, 3],
      ['Olivier Giroud', 4, 3],
    ]);
  });

  const invented = tournamentSchema.parse({
    name: 'proba',
    source: 'próba',
    kind: 'tournament',
    tieBreaks: [],
    advance: 1,
    groups: [],
    teams: { AAA: 'A', BBB: 'B' },
    stages: [
      {
        title: 'Döntő',
        kind: 'knock-out',
        matches: [
          {
            at: '2030-06-01T18:00:00+02:00',
            home: 'AAA',
            away: 'BBB',
            score: [3, 1],
            penalties: [5, 4],
            goals: [
              ['home', 'Kovács', '1'],
              ['home', 'Kovács', '45+2', 'penalty'],
              ['away', 'Kovács', '60'],
              ['home', 'Nagy', '70', 'own'],
            ],
            cards: [
              ['home', 'Kovács', 'yellow'],
              ['home', 'Kovács', 'second-yellow'],
              ['away', 'Nagy', 'red'],
            ],
          },
        ],
      },
    ],
  });

  it('count goals by player and team, without own goals', () => {
    expect(topPlayers(invented, 'goals')).toEqual([
      { player: 'Kovács', team: 'AAA', count: 2, penalties: 1, rank: 1 },
      { player: 'Kovács', team: 'BBB', count: 1, penalties: 0, rank: 2 },
    ]);
  });

  it('count a second yellow card as yellow and as red', () => {
    const textOf = (of: 'yellow' | 'red') =>
      topPlayers(invented, of).map(({ player, team, count }) => `${player} ${team} ${count}`);
    expect(textOf('yellow')).toEqual(['Kovács AAA 2']);
    expect(textOf('red')).toEqual(['Kovács AAA 1', 'Nagy BBB 1']);
  });
});
