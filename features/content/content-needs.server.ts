/** Dependencies that the application passes to the content feature. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { EraseCopies } from './takedowns/takedown.ts';
import type { DueGuard } from './write/acts/due-guard.ts';
import type { StoryProjection, StorySubscriber } from './write/stories-changed.server.ts';

export type Database = Kysely<DB>;
export type Trx = Transaction<DB>;

export interface ContentNeeds {
  db: Database;
  edition: Edition;
  clock: Clock;
  /** Port in full addresses with local host names. */
  port: number;
  /** Run in this order in the transaction of every change. */
  projections: readonly StoryProjection[];
  /** Run after the projections. */
  subscribers: readonly StorySubscriber[];
  /** Asked in the transaction of each scheduled change. */
  guardDue: DueGuard;
  /** Erase other features' copies of a story that is taken down, in the same transaction [ACT-08]. */
  erasers: readonly EraseCopies[];
  /** Records, in the same transaction, the invalidated dependency keys. */
  recordInvalidations(trx: Trx, entries: Invalidation[]): Promise<void>;
}
