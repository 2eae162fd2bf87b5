/** When no story has all the words of a search: finds those that have the most of them. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SearchPlan } from './plan-search.ts';
import { hasMatch, rankStories, type SearchRange } from './rank-stories.server.ts';
import type { PartialMatch } from './search-request.ts';
import { atLeast } from './words/tsquery.ts';

type Database = Kysely<DB>;

export interface PartialResult {
  ids: number[];
  total: number;
  partial: PartialMatch;
}

/** Four of eight words can be chosen in seventy ways; longer queries would be too slow for the index. */
const maxCombinedWords = 8;

/** Null when no story has any of the words. Phrases, labels and sites must match in any case. */
export async function rankPartialMatches(
  db: Database,
  plan: SearchPlan,
  range: SearchRange,
  page: number,
  perPage: number,
): Promise<PartialResult | null> {
  const { words, phrases } = plan;
  if (words.length === 0) return null;
  const known = await indexesOfFoundWords(db, plan, range);
  const missing = words.filter((_, at) => !known.includes(at));
  const chosenFrom = known.slice(0, maxCombinedWords);
  const most = Math.min(chosenFrom.length, words.length - 1);
  const least = phrases.length > 0 ? 0 : 1;
  for (let count = most; count >= least; count -= 1) {
    const found = await rankStories(db, withSomeOf(plan, chosenFrom, count), range, page, perPage);
    if (found.total > 0) return { ...found, partial: { words: count, of: words.length, missing } };
  }
  return null;
}

/** Indexes of the words for which stories exist that match everything else. */
async function indexesOfFoundWords(db: Database, plan: SearchPlan, range: SearchRange): Promise<number[]> {
  const { fixed, loose } = splitTier(plan, plan.tiers.at(-1) ?? []);
  const found = await Promise.all(
    loose.map((query) => hasMatch(db, [...fixed, ...plan.conditions, query], range)),
  );
  return [...found.keys()].filter((at) => found[at]);
}

function withSomeOf(plan: SearchPlan, chosenFrom: number[], count: number): SearchPlan {
  const tiers = plan.tiers.map((tier) => {
    const { fixed, loose } = splitTier(plan, tier);
    const chosen = chosenFrom.flatMap((at) => loose[at] ?? []);
    if (count === 0) return fixed;
    return count === chosen.length ? [...fixed, ...chosen] : [...fixed, atLeast(chosen, count)];
  });
  return { ...plan, tiers };
}

/** Splits a tier into the queries of quoted words, which come first, and those of the other words. */
function splitTier({ words }: SearchPlan, tier: string[]): { fixed: string[]; loose: string[] } {
  const quoted = tier.length - words.length;
  return { fixed: tier.slice(0, quoted), loose: tier.slice(quoted) };
}
