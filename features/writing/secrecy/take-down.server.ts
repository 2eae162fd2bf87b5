/** Takes down a story or a passage of it, by a chief editor or an admin, with a reason [ACT-08]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type ContentFeature, mayName } from '#features/content/public.server.ts';
import { rolesAt } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mayTakeDown } from '../acts.ts';
import { changesCopyItself } from '../server/copies/outside-changes.server.ts';
import { storedStory } from '../server/copies/stored-story.server.ts';
import { copyOf } from '../server/copies/working-copy-queries.server.ts';
import type { Writer } from '../server/copies/writer.ts';
import { logAct } from '../server/story-acts-queries.server.ts';

export interface TakedownRequest {
  /** Null: the whole story. */
  passage: string | null;
  reason: string;
  /** Version of the stored story that was shown to the sender. */
  version: number;
}

export type TakedownOutcome =
  | { kind: 'done' }
  | { kind: 'missing' }
  | { kind: 'forbidden' }
  | { kind: 'outdated'; why: string }
  | { kind: 'refused'; fault: 'reason' | 'passage' };

export interface TakedownNeeds {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<ContentFeature, 'takeDown'>;
}

export async function takeDown(
  { db, clock, content }: TakedownNeeds,
  id: number,
  { passage, reason, version }: TakedownRequest,
  member: Writer,
): Promise<TakedownOutcome> {
  if (!(await mayName(db, member, id))) return { kind: 'missing' };
  return inTransaction(db, undefined, async (trx): Promise<TakedownOutcome> => {
    const story = await storedStory(trx, id);
    if (!story) return { kind: 'missing' };
    changesCopyItself(trx);
    if (!mayTakeDown(rolesAt(member, story.site), story.publicState)) return { kind: 'forbidden' };
    if (version !== story.version)
      return { kind: 'outdated', why: `the story has the newer version ${story.version}` };
    if (reason === '') return { kind: 'refused', fault: 'reason' };
    const { by } = member;
    if (!(await content.takeDown(id, { passage, reason, by }, trx)))
      return { kind: 'refused', fault: 'passage' };
    const after = await storedStory(trx, id);
    const copy = await copyOf(trx, id);
    await logAct(trx, {
      storyId: id,
      act: 'takedown',
      by,
      version: copy?.version ?? 0,
      storyVersion: after?.version ?? null,
      note: reason,
      at: clock.now(),
    });
    return { kind: 'done' };
  });
}
