/** Entries of a map's legend: one for each colour, with the names of all that have it. Several lists can be grey. */
export function legendOf(
  winners: readonly { colour: number; name: string }[],
): (readonly [colour: number, name: string])[] {
  return [...Map.groupBy(winners, ({ colour }) => colour)].map(
    ([colour, same]) => [colour, [...new Set(same.map(({ name }) => name))].join(', ')] as const,
  );
}
