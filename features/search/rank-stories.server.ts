/** The order of what is found, the best tier first and the newest first in each, and how many there are. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SearchPlan } from './plan-search.ts';
import {
  type Asked,
  countSome,
  endsOfArchive,
  newest,
  newestWithPhrase,
  sortSome,
} from './search-queries.server.ts';
import type { Query } from './tsquery.ts';

type Database = Kysely<DB>;

/** So many are counted and can be paged through; a phrase is looked for in so many, the newest that have its words. */
export const mostFound = 10_000;
/** So many are sorted, wherever they stand; of more the newest are looked for. */
const few = 1_000;
/** What stands in more than a few stories mostly fills a page from these. */
const recentMonths = 3;

export type Wanted = Pick<Asked, 'paper' | 'from' | 'to'>;

/** Ids of one page, best first, and how many stories are found in all; one more than `mostFound` when there are more. */
export async function rankStories(
  db: Database,
  { tiers, conditions, phrase }: Pick<SearchPlan, 'tiers' | 'conditions' | 'phrase'>,
  wanted: Wanted,
  page: number,
  perPage: number,
): Promise<{ ids: number[]; total: number }> {
  const from = (page - 1) * perPage;
  const until = Math.min(from + perPage, mostFound);
  const asked = await ask(db, wanted, conditions);
  if (asked === null) return { ids: [], total: 0 };
  const asks = tiers.map((words) => ({ ...asked, queries: [...words, ...conditions] }));
  const widest = asks.at(-1) ?? asked;
  const inPhrase = phrase === '' ? null : await newestWithPhrase(db, widest, mostFound, phrase);
  // The page is there long before the total is.
  const [ids, total] = await Promise.all([
    from < until ? bestOf(db, asks.slice(0, -1), widest, inPhrase, until) : [],
    inPhrase?.length ?? countSome(db, widest, mostFound + 1),
  ]);
  return { ids: ids.slice(from, until), total };
}

/** Ids of the newest stories that all these queries find. */
export async function newestFound(
  db: Database,
  queries: Query[],
  wanted: Wanted,
  count: number,
): Promise<number[]> {
  const asked = await ask(db, wanted, queries);
  return asked === null ? [] : (await newestOf(db, asked, count)).slice(0, count);
}

/** What is asked of the part of the archive that these days leave; null when there are no stories at all. */
async function ask(db: Database, wanted: Wanted, queries: Query[]): Promise<Asked | null> {
  const ends = await endsOfArchive(db);
  if (ends === null) return null;
  const first = new Date(Math.max(ends.first.getTime(), wanted.from?.getTime() ?? 0));
  const last = new Date(Math.min(ends.last.getTime(), wanted.to?.getTime() ?? ends.last.getTime()));
  return { ...wanted, first, last, queries };
}

/** The best `until` or more; only those `inPhrase`, unless it is null. */
async function bestOf(
  db: Database,
  tiers: Asked[],
  widest: Asked,
  inPhrase: number[] | null,
  until: number,
): Promise<number[]> {
  const all = inPhrase ?? (await allOf(db, widest, until));
  const enough = Math.min(until, all?.length ?? until);
  const isAllowed = inPhrase ? new Set(inPhrase) : null;
  const best = new Set<number>();
  for (const tier of tiers) {
    if (best.size >= enough) break;
    const ids = all
      ? await allOrNewest(db, tier, isAllowed ? mostFound : until)
      : await newestOf(db, tier, until);
    for (const id of ids) if (isAllowed?.has(id) ?? true) best.add(id);
  }
  if (best.size < enough) for (const id of all ?? (await newest(db, widest, until))) best.add(id);
  return [...best];
}

async function newestOf(db: Database, asked: Asked, count: number): Promise<number[]> {
  const recent = await newest(db, asked, count, recentMonths);
  return recent.length === count ? recent : allOrNewest(db, asked, count);
}

async function allOrNewest(db: Database, asked: Asked, count: number): Promise<number[]> {
  return (await allOf(db, asked, count)) ?? newest(db, asked, count);
}

/** Null when they are not few. */
async function allOf(db: Database, asked: Asked, count: number): Promise<number[] | null> {
  const most = Math.max(few, count);
  const ids = await sortSome(db, asked, most + 1);
  return ids.length <= most ? ids : null;
}
