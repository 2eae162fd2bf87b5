/**
 * Parses a query string: a name that occurs once has a string, a repeated one all its values. Handlers and cache keys
 * use the same function, so that they cannot disagree.
 * `readQuery('page=2&ids=1&ids=2')` → `{ page: '2', ids: ['1', '2'] }`
 */
export function readQuery(query: string): Record<string, string | string[]> {
  const pairsByName = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  const values = [...pairsByName].map(([name, pairs]): [string, string | string[]] => {
    const [[, first] = ['', '']] = pairs;
    return [name, pairs.length === 1 ? first : pairs.map(([, value]) => value)];
  });
  const byName: Record<string, string | string[]> = Object.create(null);
  return Object.assign(byName, Object.fromEntries(values));
}
