/** What the content room asks of the house. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';

export type Database = Kysely<DB>;
export type Work = Transaction<DB>;

export interface ContentNeeds {
  db: Database;
  edition: Edition;
  clock: Clock;
  /** Port that names of this machine carry in full addresses. */
  port: number;
  /** Puts stories into the lists they belong to, and tells where a list changed (unix seconds). */
  placeInLists(work: Work, articleIds: number[]): Promise<{ list: string; at: number }[]>;
  /**
   * Puts stories into the index of the search, and returns the keys of searches that find something else now. `state`: only
   * who may see them changed, however many they are.
   */
  indexStories(work: Work, articleIds: number[], change: 'text' | 'state'): Promise<string[]>;
  /** Writes down, in the same transaction, what is no longer true. */
  recordInvalidations(work: Work, entries: Invalidation[]): Promise<void>;
}
