/** What decides which acts are possible, for the act itself and for what the application offers. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ActState } from '../../acts.ts';
import type { StoredStory } from '../copies/stored-story.server.ts';
import type { CopyRow } from '../copies/working-copy-queries.server.ts';
import { plansOf } from '../planned-act-queries.server.ts';
import { lastUndoable } from '../story-acts-queries.server.ts';
import { secondsToUndo } from './undo-act.server.ts';

export async function actState(
  db: Kysely<DB>,
  copy: CopyRow | undefined,
  story: StoredStory,
  now: Date,
): Promise<Omit<ActState, 'isOwn'>> {
  const [last, plans] = [await lastUndoable(db, story.id, now), await plansOf(db, story.id)];
  return {
    publicState: story.publicState,
    workState: copy?.workState ?? 'draft',
    canUndo: secondsToUndo(last, story, now) > 0,
    hasPlans: plans.length > 0,
    isBinned: copy?.binnedAt != null,
    isChangedSinceApproval: changesSinceApproval(copy) > 0,
  };
}

/** Steps that were written after the version that was approved [ACT-15]. */
export function changesSinceApproval(copy: CopyRow | undefined): number {
  return copy?.approvedVersion == null ? 0 : copy.version - copy.approvedVersion;
}
