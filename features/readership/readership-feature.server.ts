/** The readership feature: counts reads in memory, writes them every few seconds, and ranks stories. */

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { countUses } from '#platform/http/limits/counted-uses.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { hourOf } from '#platform/time/hour.ts';
import {
  addReads,
  claimTurn,
  deleteReadsBefore,
  mostRead,
  readsSince,
  type SiteRanking,
  type StoryReads,
  type StoryTotal,
} from './readership-queries.server.ts';

export interface ReadershipNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /** Slugs of the published sites. */
  sites: string[];
  /** Stores the rankings for the pages; one for every site, empty where nothing was read. */
  publishRankings(rankings: SiteRanking[], trx: Transaction<DB>): Promise<void>;
  /** Stores the reads of the most read stories in 30 days. */
  publishMonthReads(reads: StoryTotal[], trx: Transaction<DB>): Promise<void>;
}

export interface ReadershipFeature {
  /** Counts one read of a story, unless this address exceeds a limit; needs no query. */
  count(articleId: number, address: string): void;
  /** Reads that were not counted because of a limit, since the process started. */
  dropped(): number;
  /** Writes the counts to the database. When that fails, they stay in memory. */
  flush(): Promise<void>;
  /** Adds counts of any hours. */
  addReads(counts: StoryReads[], transaction?: Transaction<DB>): Promise<void>;
  /** Ranks the stories of every site by the stored counts. */
  rank(transaction?: Transaction<DB>): Promise<void>;
  /** Ranks, unless any process did within the last minute. */
  rankIfDue(): Promise<void>;
  /** Sums the reads of the last 30 days. */
  sumMonth(transaction: Transaction<DB>): Promise<void>;
  /** Sums, unless any process did within the last hour. */
  sumMonthIfDue(): Promise<void>;
  /** Deletes the hours that no ranking uses any more. */
  deleteOldReads(): Promise<void>;
}

/** Some minutes of all reads of a busy edition, in 6 MB, while the database is unavailable. */
const maxCounts = 20_000;
/** A school or an office shares one address; more reads per minute than this are not those of people. */
const readsOfOneMinute = 60;
/**
 * Limit for one network and day: a household reads a story a few times, a script sixty times a minute [S57].
 */
const readsOfOneStory = 5;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A ranking needs a minimum of stories; pages show at most half of the ranked ones. */
const rankedStories = { enough: 10, most: 20 };
/** Slightly less than the minute and the hour after which a process tries again. */
const minIntervalSeconds = { ranking: 55, month: 3_500 };
/** Highlights above lists show stories with many reads: the sums of a large archive's other stories are not needed. */
const monthStories = 10_000;

export function createReadershipFeature(needs: ReadershipNeeds): ReadershipFeature {
  const { db, clock } = needs;
  const counted = countUses<DB, StoryReads>({
    db,
    now: clock.now,
    name: 'read',
    perDay: readsOfOneStory,
    perMinute: readsOfOneMinute,
    most: maxCounts,
    nameOf: ({ hour, articleId }) => `${hour}/${articleId}`,
    sum: (known, { reads }) => ({ ...known, reads: known.reads + reads }),
    write: addReads,
  });

  async function rank(trx: Transaction<DB>): Promise<void> {
    const end = hourOf(clock.now()) * 1000 + hourMs;
    const periods = { day: new Date(end - dayMs), week: new Date(end - 7 * dayMs), ...rankedStories };
    const found = await mostRead(trx, periods);
    const ofSite = (site: string) => found.find((one) => one.site === site)?.articleIds ?? [];
    await needs.publishRankings(
      needs.sites.map((site) => ({ site, articleIds: ofSite(site) })),
      trx,
    );
  }

  async function sumMonth(trx: Transaction<DB>): Promise<void> {
    const since = new Date(clock.now().getTime() - 30 * dayMs);
    await needs.publishMonthReads(await readsSince(trx, since, monthStories), trx);
  }

  return {
    count: (articleId, address) =>
      counted.add(String(articleId), address, { hour: hourOf(clock.now()), articleId, reads: 1 }),
    dropped: counted.dropped,
    flush: counted.flush,
    addReads: (counts, transaction) => addReads(transaction ?? db, counts),
    rank: (transaction) => inTransaction(db, transaction, rank),
    rankIfDue: () =>
      db.transaction().execute(async (trx) => {
        if (await claimTurn(trx, 'most-read', minIntervalSeconds.ranking)) await rank(trx);
      }),
    sumMonth,
    sumMonthIfDue: () =>
      db.transaction().execute(async (trx) => {
        if (await claimTurn(trx, 'month-reads', minIntervalSeconds.month)) await sumMonth(trx);
      }),
    deleteOldReads: () => deleteReadsBefore(db, new Date(clock.now().getTime() - 31 * dayMs)),
  };
}
