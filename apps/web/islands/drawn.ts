/** So many, drawn by lot. */
export function drawn<T>(from: readonly T[], count: number, random: () => number): Set<T> {
  const ranked = from.map((one) => ({ one, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  return new Set(ranked.slice(0, count).map(({ one }) => one));
}
