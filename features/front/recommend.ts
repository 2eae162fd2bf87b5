/** Selects the recommender's stories, group by group [FRONT-11]…[FRONT-14]. */

/** In the order of precedence for a story that fits several groups. */
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
/** This many stories fill any slice. */
export const largestSlice = Math.max(...Object.values(slices));
/** Without and with stories of the other sites [FRONT-14]. */
const prSlice = { alone: 2, accompanied: 4 } as const;

/** Stories of each group considered: each version shows a different selection of them. */
export const poolSize = 18;

/** Breaking and newest stories are in every version. */
const alwaysFirst = new Set<RecommenderGroup>(['breaking', 'newest']);

/**
 * `pools` hold the candidates in order of precedence; no story is recommended twice. Stories that the page already
 * shows fill remaining places [FRONT-13].
 */
export function recommend(
  pools: Recommended,
  version: number,
  shown: ReadonlySet<number> = new Set(),
): Recommended {
  const taken = new Set<number>();
  const take = (group: RecommenderGroup, count: number): number[] => {
    const free = pools[group].filter((id) => !taken.has(id));
    const others = free.filter((id) => !shown.has(id)).slice(0, poolSize);
    const found = alwaysFirst.has(group) ? others.slice(0, count) : selectForVersion(others, count, version);
    const filled = [...found, ...free.filter((id) => shown.has(id)).slice(0, count - found.length)];
    for (const id of filled) taken.add(id);
    return filled;
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

/**
 * Version 1 takes the first stories; every other version a selection of its own, the same for every reader, in the
 * pool's order.
 */
function selectForVersion(pool: readonly number[], count: number, version: number): number[] {
  if (version === 1 || pool.length <= count) return pool.slice(0, count);
  const ranked = pool.map((id) => ({ id, rank: pseudoRandom(id, version) }));
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ id }) => id),
  );
  return pool.filter((id) => chosen.has(id));
}

/** A deterministic pseudo-random number. */
function pseudoRandom(id: number, version: number): number {
  const first = Math.imul(id ^ (version * 0x9e3779b1), 0x85ebca6b);
  return Math.imul(first ^ (first >>> 13), 0xc2b2ae35) >>> 0;
}
