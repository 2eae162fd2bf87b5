/** Ranks the stories found, by tier and then newest first, and counts them. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SearchPlan } from './plan-search.ts';
import {
  archiveSpan,
  countUpTo,
  newestByMonth,
  newestWithPhrases,
  type StoryQuery,
  sortUpTo,
} from './search-queries.server.ts';
import { literalPattern } from './words/literal-words.ts';
import type { Query } from './words/tsquery.ts';

type Database = Kysely<DB>;

/** Limit of counting and paging; phrases are matched in at most this many of the newest stories with their words. */
export const maxFound = 10_000;
/** Up to this many hits are sorted at once; of more, the newest are searched by month. */
const sortLimit = 1_000;
/** More frequent words mostly fill a page from these months. */
const recentMonths = 3;

export type SearchRange = Pick<StoryQuery, 'paper' | 'from' | 'to'>;

/** Ids of one page, best first, and the number of stories found; `maxFound` + 1 when there are more. */
export async function rankStories(
  db: Database,
  { tiers, conditions, phrases }: Pick<SearchPlan, 'tiers' | 'conditions' | 'phrases'>,
  wanted: SearchRange,
  page: number,
  perPage: number,
): Promise<{ ids: number[]; total: number }> {
  const from = (page - 1) * perPage;
  const until = Math.min(from + perPage, maxFound);
  const query = await createStoryQuery(db, wanted, conditions);
  if (query === null) return { ids: [], total: 0 };
  const tierQueries = tiers.map((words) => ({ ...query, queries: [...words, ...conditions] }));
  const widest = tierQueries.at(-1) ?? query;
  const inPhrase =
    phrases.length === 0 ? null : await newestWithPhrases(db, widest, maxFound, phrases.map(literalPattern));
  // The page takes far less time than the total.
  const [ids, total] = await Promise.all([
    from < until ? bestIds(db, tierQueries.slice(0, -1), widest, inPhrase, until) : [],
    inPhrase?.length ?? countUpTo(db, widest, maxFound + 1),
  ]);
  return { ids: ids.slice(from, until), total };
}

/** Whether any story matches. */
export async function hasMatch(db: Database, queries: Query[], wanted: SearchRange): Promise<boolean> {
  const query = await createStoryQuery(db, wanted, queries);
  return query !== null && (await countUpTo(db, query, 1)) > 0;
}

/** Ids of the newest stories that match all these queries. */
export async function newestMatches(
  db: Database,
  queries: Query[],
  wanted: SearchRange,
  count: number,
): Promise<number[]> {
  const query = await createStoryQuery(db, wanted, queries);
  return query === null ? [] : (await newestIds(db, query, count)).slice(0, count);
}

/** Limits the query to the part of the archive within the requested dates; null when there are no stories at all. */
async function createStoryQuery(
  db: Database,
  wanted: SearchRange,
  queries: Query[],
): Promise<StoryQuery | null> {
  const ends = await archiveSpan(db);
  if (ends === null) return null;
  const first = new Date(Math.max(ends.first.getTime(), wanted.from?.getTime() ?? 0));
  const last = new Date(Math.min(ends.last.getTime(), wanted.to?.getTime() ?? ends.last.getTime()));
  return { ...wanted, first, last, queries };
}

/** The best `until` or more, limited to `inPhrase` unless it is null. */
async function bestIds(
  db: Database,
  tiers: StoryQuery[],
  widest: StoryQuery,
  inPhrase: number[] | null,
  until: number,
): Promise<number[]> {
  const all = inPhrase ?? (await allIfFew(db, widest, until));
  const enough = Math.min(until, all?.length ?? until);
  const isAllowed = inPhrase ? new Set(inPhrase) : null;
  const best = new Set<number>();
  for (const tier of tiers) {
    if (best.size >= enough) break;
    const ids = all
      ? await allOrNewest(db, tier, isAllowed ? maxFound : until)
      : await newestIds(db, tier, until);
    for (const id of ids) if (isAllowed?.has(id) ?? true) best.add(id);
  }
  if (best.size < enough) for (const id of all ?? (await newestByMonth(db, widest, until))) best.add(id);
  return [...best];
}

async function newestIds(db: Database, query: StoryQuery, count: number): Promise<number[]> {
  const recent = await newestByMonth(db, query, count, recentMonths);
  return recent.length === count ? recent : allOrNewest(db, query, count);
}

async function allOrNewest(db: Database, query: StoryQuery, count: number): Promise<number[]> {
  return (await allIfFew(db, query, count)) ?? newestByMonth(db, query, count);
}

/** Null when there are more than `sortLimit` of them. */
async function allIfFew(db: Database, query: StoryQuery, count: number): Promise<number[] | null> {
  const most = Math.max(sortLimit, count);
  const ids = await sortUpTo(db, query, most + 1);
  return ids.length <= most ? ids : null;
}
