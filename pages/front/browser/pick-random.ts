/** Returns `count` items chosen at random. */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): Set<T> {
  const ranked = items.map((one) => ({ one, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  return new Set(ranked.slice(0, count).map(({ one }) => one));
}
