import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** A story whose scheduled change is about to happen. */
export interface DueStory {
  id: number;
  change: 'publish' | 'withdraw';
  /** The time that was planned. */
  at: Date;
  now: Date;
}

/** False: the story does not become public now and is a draft, or withdrawn, as before. */
export type DueGuard = (trx: Transaction<DB>, story: DueStory) => Promise<boolean>;
