/** All data of a story as a newsroom, an import or a generator supplies it; ids name existing rows. */
import type { DraftFields } from '../fields/fields-of.ts';

export interface ArticleDraft extends DraftFields {
  /** Identity in the import source; saving the same key again changes the story instead of creating another. */
  sourceKey?: string;
  sourceHash?: string;
  /** When it is withdrawn by itself; left out, a time that was set before stays. */
  withdrawAt?: Date;
  /** Time of the last change; now when it is left out. */
  updatedAt?: Date;
}
