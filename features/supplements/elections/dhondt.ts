/**
 * D'Hondt's method: a list's votes are divided by 1, 2, 3 …, and the seats go to the highest quotients. Of equal
 * quotients the list with more votes is first.
 *
 * @example allotSeats([{ name: 'A', votes: 100 }, { name: 'B', votes: 60 }], 3) // A, B, A
 */
export interface Allotment {
  /** Number of the seat, from 1. */
  seat: number;
  list: string;
  divisor: number;
  quotient: number;
}

export function allotSeats(lists: readonly { name: string; votes: number }[], seats: number): Allotment[] {
  const won = new Map<string, number>();
  return Array.from({ length: seats }, (_, at) => {
    const [best] = lists
      .map(({ name, votes }) => {
        const divisor = (won.get(name) ?? 0) + 1;
        return { name, votes, divisor, quotient: votes / divisor };
      })
      .toSorted((a, b) => b.quotient - a.quotient || b.votes - a.votes);
    if (!best || best.votes === 0) return null;
    won.set(best.name, best.divisor);
    return { seat: at + 1, list: best.name, divisor: best.divisor, quotient: best.quotient };
  }).filter((one) => one !== null);
}

/** Number of seats by list. */
export function seatsByList(allotments: readonly Allotment[]): Map<string, number> {
  const groups = Map.groupBy(allotments, ({ list }) => list);
  return new Map([...groups].map(([list, seats]) => [list, seats.length]));
}
