/** What is taken down, for those who erase what they have of it [ACT-08]. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Words in lower case, without what stands between them. */
export type Passage = readonly string[];

export interface Takedown {
  /** The story, and posts of a live blog. */
  ids: readonly number[];
  /** All that they have and had. */
  slugs: readonly string[];
  /** Null: everything. */
  passage: Passage | null;
}

export type EraseCopies = (work: Transaction<DB>, takedown: Takedown) => Promise<void>;
