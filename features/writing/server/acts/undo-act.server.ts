/**
 * Undoes a publication within ten seconds [ACT-07]. Its messages stay in the outbox for that time: an undo
 * deletes them and restores the previous state in one transaction, and is refused once one of them was sent.
 */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { undoSeconds } from '#features/kit/public.ts';
import { holdMessages, takeBackMessages } from '#platform/queue/held-messages-queries.server.ts';
import type { StoredStory } from '../copies/stored-story.server.ts';
import {
  type CopyBefore,
  lastUndoable,
  markUndone,
  noteUndo,
  type UndoableAct,
} from '../story-acts-queries.server.ts';
import { outdated } from './act-outcome.server.ts';
import type { Acting, ActNeeds, Done } from './acting.server.ts';
import { doneBy } from './done-by.server.ts';

/** Delays the messages that the act's transaction wrote to the outbox; called at its end. */
export async function holdForUndo(
  trx: Transaction<DB>,
  actId: string,
  { version, copy }: { version: number; copy: CopyBefore },
): Promise<void> {
  const messages = await holdMessages(trx, { heldFor: heldFor(actId), seconds: undoSeconds });
  await noteUndo(trx, actId, { version, copy, messages });
}

export async function undoLast({ content }: ActNeeds, { trx, story, by, now }: Acting): Promise<Done> {
  const act = await lastUndoable(trx, story.id, now);
  if (!act || act.storyVersion !== story.version) throw outdated('there is nothing that can still be undone');
  const { id, beforeVersion, beforeCopy } = act;
  if ((await takeBackMessages(trx, heldFor(id))) < act.heldMessages)
    throw outdated('readers and other systems have been told already');
  const restored = await content.restore(story.id, beforeVersion, { trx, by });
  await markUndone(trx, id, now);
  return doneBy(restored, beforeCopy);
}

/**
 * Seconds during which an act can still be undone; 0 when it cannot, or when the story was changed after it.
 */
export function secondsToUndo(
  act: UndoableAct | undefined,
  story: Pick<StoredStory, 'version'>,
  now: Date,
): number {
  if (act?.storyVersion !== story.version) return 0;
  return Math.max(0, undoSeconds - (now.getTime() - act.at.getTime()) / 1_000);
}

function heldFor(actId: string): string {
  return `story-act:${actId}`;
}
