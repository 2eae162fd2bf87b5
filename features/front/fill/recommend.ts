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
  const later = new Set<RecommenderGroup>(recommenderGroups);
  const take = (group: RecommenderGroup, count: number): number[] => {
    later.delete(group);
    // The editors' choice is not changed.
    const others = group === 'special' ? [] : [...later].map((other) => pools[other]);
    const free = pools[group].filter((id) => !taken.has(id));
    const chosen = leavingOne(others, free, taken, (candidates) => {
      const unseen = candidates.filter((id) => !shown.has(id)).slice(0, poolSize);
      const found = alwaysFirst.has(group)
        ? unseen.slice(0, count)
        : selectForVersion(unseen, count, version);
      return [...found, ...candidates.filter((id) => shown.has(id)).slice(0, count - found.length)];
    });
    for (const id of chosen) taken.add(id);
    return chosen;
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

/** Chooses again while one of the other pools would lose its only stories, as long as this group has more [FRONT-13]. */
function leavingOne(
  others: readonly number[][],
  free: readonly number[],
  taken: ReadonlySet<number>,
  choose: (candidates: readonly number[]) => number[],
): number[] {
  let candidates = free;
  let chosen = choose(candidates);
  for (const other of others) {
    const left = other.filter((id) => !taken.has(id));
    const [spared] = left;
    if (spared === undefined || left.some((id) => !chosen.includes(id))) continue;
    const fewer = candidates.filter((id) => id !== spared);
    if (fewer.length === 0) continue;
    candidates = fewer;
    chosen = choose(candidates);
  }
  return chosen;
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
