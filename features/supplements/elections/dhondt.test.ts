import { describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { recordOf } from '../edition-parts.ts';
import { allotSeats, seatsByList } from './dhondt.ts';

describe('the D’Hondt method', () => {
  it('gives seats to the highest quotients, step by step', () => {
    const steps = allotSeats(
      [
        { name: 'A', votes: 100 },
        { name: 'B', votes: 60 },
        { name: 'C', votes: 45 },
      ],
      5,
    );
    expect(steps).toEqual([
      { seat: 1, list: 'A', divisor: 1, quotient: 100 },
      { seat: 2, list: 'B', divisor: 1, quotient: 60 },
      { seat: 3, list: 'A', divisor: 2, quotient: 50 },
      { seat: 4, list: 'C', divisor: 1, quotient: 45 },
      { seat: 5, list: 'A', divisor: 3, quotient: 100 / 3 },
    ]);
  });

  it('prefers the list with more votes for equal quotients, and gives nothing to a list without votes', () => {
    const lists = [
      { name: 'A', votes: 50 },
      { name: 'B', votes: 100 },
    ];
    expect(allotSeats(lists, 3).map(({ list }) => list)).toEqual(['B', 'B', 'A']);
    expect(allotSeats([{ name: 'A', votes: 0 }], 2)).toEqual([]);
  });

  it('gives the official result of Hungary in 2022: 48, 38 and 6 list seats [SUPP-06]', async () => {
    const election = recordOf(await loadTestEdition(), 'election', 'hungary-2022');
    const lists = (election?.lists ?? [])
      .filter(({ passes }) => passes)
      .map(({ name, votes, surplus }) => ({ name, votes: votes + surplus }));
    expect(lists.map(({ votes }) => votes)).toEqual([4_390_962, 3_526_480, 639_551]);
    expect([...seatsByList(allotSeats(lists, 92)).values()]).toEqual([48, 38, 6]);
  });
});
