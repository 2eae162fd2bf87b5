/** The room of readers' counts: what is read is counted in the process, written down every few seconds, and ranked. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { createAddressLimit } from '#platform/http/address-limit.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addReads, forgetReads, mostRead, type SiteRanking, takeTurn } from './readership-queries.server.ts';
import { createTally, hourOf, type StoryReads } from './tally.ts';

export interface ReadershipNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /** Slugs of the sites that have readers. */
  sites: string[];
  /** Puts the rankings where pages find them; one of every site, empty where nothing was read. */
  showRankings(rankings: SiteRanking[], work: Transaction<DB>): Promise<void>;
}

export interface ReadershipRoom {
  /** Counts one read of a story, if one of this address may be counted now; costs no query. */
  count(articleId: number, address: string): void;
  /** Writes down what was counted. When that fails, it stays counted. */
  flush(): Promise<void>;
  /** Adds counts of any hours at once. */
  addReads(counted: StoryReads[], transaction?: Transaction<DB>): Promise<void>;
  /** Ranks the stories of every site by what is written down. */
  rank(transaction?: Transaction<DB>): Promise<void>;
  /** The same, unless any process did within the last minute. */
  rankInTurn(): Promise<void>;
  /** Drops the hours that no ranking looks at any more. */
  forget(): Promise<void>;
}

/** Some hours of all that a paper's readers read at all, in 2 MB, while the database is away. */
const storiesHeld = 20_000;
/** A school or an office has one address; a reader who reads that much in a minute does not read. */
const limit = { most: 60, addresses: 20_000, whileMs: 60_000 };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A list of the most read needs some to choose from; pages show half of what is ranked at most. */
const rankedStories = { enough: 10, most: 20 };
/** A little less than the minute after which a process asks again. */
const turnSeconds = 55;

export function createReadershipRoom(needs: ReadershipNeeds): ReadershipRoom {
  const { db, clock } = needs;
  const tally = createTally(storiesHeld);
  const mayCount = createAddressLimit(limit);

  async function rank(work: Transaction<DB>): Promise<void> {
    const end = hourOf(clock.now()) * 1000 + hourMs;
    const spans = { day: new Date(end - dayMs), week: new Date(end - 7 * dayMs), ...rankedStories };
    const found = await mostRead(work, spans);
    const ofSite = (site: string) => found.find((one) => one.site === site)?.articleIds ?? [];
    await needs.showRankings(
      needs.sites.map((site) => ({ site, articleIds: ofSite(site) })),
      work,
    );
  }

  return {
    count(articleId, address) {
      if (mayCount(address, performance.now())) tally.add({ hour: hourOf(clock.now()), articleId, reads: 1 });
    },
    async flush() {
      const counted = tally.take();
      if (counted.length === 0) return;
      try {
        await addReads(db, counted);
      } catch (error) {
        for (const one of counted) tally.add(one);
        throw error;
      }
    },
    addReads: (counted, transaction) => addReads(transaction ?? db, counted),
    rank: (transaction) => (transaction ? rank(transaction) : db.transaction().execute(rank)),
    rankInTurn: () =>
      db.transaction().execute(async (work) => {
        if (await takeTurn(work, 'most-read', turnSeconds)) await rank(work);
      }),
    forget: () => forgetReads(db, new Date(clock.now().getTime() - 8 * dayMs)),
  };
}
