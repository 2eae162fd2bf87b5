/** Lists with their votes and shares, the most first. */
export interface ListShare {
  name: string;
  votes: number;
  /** Of all votes for lists, 0–1. */
  share: number;
  /** Position in the palette of charts. */
  colour: number;
}

export function listShares(lists: readonly Omit<ListShare, 'share'>[], all?: number): ListShare[] {
  const sum = all ?? sumOf(lists, ({ votes }) => votes);
  return lists
    .map(({ name, votes, colour }) => ({ name, votes, colour, share: sum === 0 ? 0 : votes / sum }))
    .toSorted((a, b) => b.votes - a.votes);
}

export function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
