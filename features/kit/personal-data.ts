/** A feature's data of a reader: the download contains them, and the deletion removes them [ACCT-05] [ACCT-06]. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

export interface ReaderIdentity {
  id: number;
  /** In lower case. */
  email: string;
}

export interface PersonalDataSource {
  /** Its place in the download: `hirlevelek`. */
  name: string;
  /** Title in the readable part of the download. */
  title: Readonly<Record<'hu' | 'en', string>>;
  /** As JSON. */
  exportOf(reader: ReaderIdentity): Promise<unknown>;
  /** Removes the person; what law obliges us to store remains without them. */
  erase(trx: Transaction<DB>, reader: ReaderIdentity): Promise<void>;
}
