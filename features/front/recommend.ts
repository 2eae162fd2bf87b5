/** What the recommender offers, group by group [FRONT-11]…[FRONT-14]. */

/** In the order in which a story that fits several is given to one of them. */
export const recommenderGroups = [
  'special',
  'breaking',
  'important',
  'newest',
  'favorite',
  'pr',
  'after',
  'g7',
] as const;
export type RecommenderGroup = (typeof recommenderGroups)[number];
export type Recommended = Record<RecommenderGroup, number[]>;

const slices = { special: 4, breaking: 6, important: 4, newest: 4, favorite: 6, after: 2, g7: 2 } as const;
/** With nothing of the other sites beside it, and with something [FRONT-14]. */
const prSlice = { alone: 2, accompanied: 4 } as const;

/** Of each group so many are looked at: what one version does not show, another does. */
export const poolSize = 18;

/** What is going on and what is new does not wait for its version. */
const alwaysFirst = new Set<RecommenderGroup>(['breaking', 'newest']);

/** `pools` hold what may be recommended, the first the foremost; no story is recommended twice. */
export function recommend(pools: Recommended, version: number): Recommended {
  const taken = new Set<number>();
  const take = (group: RecommenderGroup, count: number): number[] => {
    const free = pools[group].filter((id) => !taken.has(id));
    const found = alwaysFirst.has(group) ? free.slice(0, count) : drawn(free, count, version);
    for (const id of found) taken.add(id);
    return found;
  };
  const special = take('special', slices.special);
  const breaking = take('breaking', slices.breaking);
  const important = take('important', slices.important);
  const newest = take('newest', slices.newest);
  const favorite = take('favorite', slices.favorite);
  const after = take('after', slices.after);
  const g7 = take('g7', slices.g7);
  const isAccompanied = after.length + g7.length > 0;
  const pr = take('pr', isAccompanied ? prSlice.accompanied : prSlice.alone);
  return { special, breaking, important, newest, favorite, pr, after, g7 };
}

/** Version 1 takes the first; every other a selection of its own, the same for everybody, in the pool's order. */
function drawn(pool: readonly number[], count: number, version: number): number[] {
  if (version === 1 || pool.length <= count) return pool.slice(0, count);
  const ranked = pool.map((id) => ({ id, rank: mixed(id, version) }));
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ id }) => id),
  );
  return pool.filter((id) => chosen.has(id));
}

/** A number that looks like chance and is the same every time. */
function mixed(id: number, version: number): number {
  const first = Math.imul(id ^ (version * 0x9e3779b1), 0x85ebca6b);
  return Math.imul(first ^ (first >>> 13), 0xc2b2ae35) >>> 0;
}
