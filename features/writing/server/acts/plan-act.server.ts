/** Plans acts for a later time [ACT-02]: an update of a public story, or its withdrawal. */
import { isUndoable } from '../../acts.ts';
import { type PlannableAct, planAct, removePlans } from '../planned-act-queries.server.ts';
import { type ActOrder, refused } from './act-outcome.server.ts';
import type { Acting, Done } from './acting.server.ts';
import { refuseFaults } from './refuse-acts.server.ts';

/** The act, if it is one to plan for a time. */
export function plannedIn({ act, at }: ActOrder): PlannableAct | null {
  return at !== null && (act === 'update' || act === 'withdraw') ? act : null;
}

export async function planLater(acting: Acting, act: PlannableAct): Promise<Done> {
  const { trx, copy, order, by, now } = acting;
  const { at, version, note } = order;
  if (at === null || at <= now) throw refused('time');
  if (isUndoable(act)) await refuseFaults(acting);
  await planAct(trx, { storyId: copy.storyId, act, version, note, at }, by);
  return { change: {}, storyVersion: null };
}

export async function cancelPlans({ trx, copy }: Acting): Promise<Done> {
  await removePlans(trx, copy.storyId);
  return { change: {}, storyVersion: null };
}
