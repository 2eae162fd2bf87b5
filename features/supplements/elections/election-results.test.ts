import { describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { recordOf } from '../edition-parts.ts';
import { districtResult } from './district-result.ts';
import { listShares } from './list-shares.ts';

describe('the result of a district', () => {
  it('is its winner with share, lead and turnout', () => {
    const district = {
      code: '01-01',
      name: 'Próba 1.',
      registered: 1000,
      voted: 600,
      counted: null,
      candidates: [
        ['Nagy', 'B', 200],
        ['Kiss', 'A', 300],
        ['Tóth', 'C', 100],
      ] satisfies [string, string, number][],
    };
    expect(districtResult(district)).toMatchObject({
      winner: 'Kiss',
      list: 'A',
      share: 0.5,
      lead: 100,
      turnout: 0.6,
    });
  });

  it('gives 87 and 19 districts in Hungary in 2022 [SUPP-06]', async () => {
    const election = recordOf(await loadTestEdition(), 'election', 'hungary-2022');
    const winners = (election?.districts ?? []).map((district) => districtResult(district).list);
    const wins = [...Map.groupBy(winners, (list) => list).values()].map(({ length }) => length);
    expect(wins.toSorted((a, b) => b - a)).toEqual([87, 19]);
  });
});

describe('the shares of lists', () => {
  it('are of the lists’ votes or of another total, the most first', () => {
    const lists = [
      { name: 'A', votes: 25, colour: 3 },
      { name: 'B', votes: 75, colour: 1 },
    ];
    expect(listShares(lists).map(({ name, share, colour }) => [name, share, colour])).toEqual([
      ['B', 0.75, 1],
      ['A', 0.25, 3],
    ]);
    expect(listShares(lists, 200)[0]?.share).toBe(0.375);
    expect(listShares([{ name: 'A', votes: 0, colour: 0 }])[0]?.share).toBe(0);
  });
});
