/** A takedown, for features that erase their own copies of the text [ACT-08]. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Words in lower case, without the characters between them. */
export type Passage = readonly string[];

export interface Takedown {
  /** The story, and posts of a live blog. */
  ids: readonly number[];
  /** All their current and former slugs. */
  slugs: readonly string[];
  /** Null for the whole story. */
  passage: Passage | null;
}

export type EraseCopies = (trx: Transaction<DB>, takedown: Takedown) => Promise<void>;
