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
  const sum = all ?? lists.reduce((total, { votes }) => total + votes, 0);
  return lists
    .map(({ name, votes, colour }) => ({ name, votes, colour, share: sum === 0 ? 0 : votes / sum }))
    .toSorted((a, b) => b.votes - a.votes);
}
