/** The room of those who support the paper; so far it knows how many they are. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Supporters } from './hours.ts';
import { type DayOfSupport, putSupporters, supportersBetween } from './support-queries.server.ts';

export interface SupportRoomNeeds {
  db: Kysely<DB>;
  recordInvalidations(work: Transaction<DB>, entries: { key: string }[]): Promise<void>;
}

export interface SupportRoom {
  /** Who began on a day. */
  onDay(day: string): Promise<Supporters>;
  /** Who began on a day or since. */
  since(day: string): Promise<Supporters>;
  /** Counts days anew. */
  put(days: readonly DayOfSupport[], transaction?: Transaction<DB>): Promise<void>;
}

export function createSupportRoom({ db, recordInvalidations }: SupportRoomNeeds): SupportRoom {
  async function put(work: Transaction<DB>, days: readonly DayOfSupport[]): Promise<void> {
    await putSupporters(work, days);
    await recordInvalidations(work, [{ key: 'supporters' }]);
  }

  return {
    onDay: (day) => supportersBetween(db, { from: day, to: day }),
    since: (day) => supportersBetween(db, { from: day, to: null }),
    put: (days, transaction) =>
      transaction ? put(transaction, days) : db.transaction().execute((work) => put(work, days)),
  };
}
