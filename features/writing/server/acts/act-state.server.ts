/** The state that determines the possible acts, for performing them and for the application's menus. */
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

/** Number of steps after the approved version [ACT-15]. */
export function changesSinceApproval(copy: CopyRow | undefined): number {
  return copy?.approvedVersion == null ? 0 : copy.version - copy.approvedVersion;
}
