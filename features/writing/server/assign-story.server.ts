/** Assigns a story to members: authors may write and submit assigned stories like their own [ACT-01]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import { rolesAt } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mayAssign } from '../acts.ts';
import { tellMembers } from '../notices/tell-members.server.ts';
import { storedStory } from './copies/stored-story.server.ts';
import { noteBoards, type StoryAuthority } from './copies/story-authority.server.ts';
import { changeCopy } from './copies/working-copy-queries.server.ts';
import type { Writer } from './copies/writer.ts';
import { logAct } from './story-acts-queries.server.ts';

export interface Assignment {
  memberIds: readonly number[];
  /** The assigned members that were shown to the sender. */
  seen: readonly number[];
}

export type AssignmentOutcome = 'done' | 'missing' | 'forbidden' | 'outdated';

interface AssignmentNeeds {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<ContentFeature, 'maySee'>;
  authority: StoryAuthority;
}

export async function assignStory(
  { db, clock, content, authority }: AssignmentNeeds,
  id: number,
  { memberIds, seen }: Assignment,
  member: Writer,
): Promise<AssignmentOutcome> {
  if (!(await content.maySee(member, id))) return 'missing';
  return inTransaction(db, undefined, async (trx): Promise<AssignmentOutcome> => {
    const copy = await authority.lock(trx, id);
    const story = copy && (await storedStory(trx, id));
    if (!story) return 'missing';
    if (
      !mayAssign(rolesAt(member, story.site), {
        publicState: story.publicState,
        isBinned: copy.binnedAt !== null,
      })
    )
      return 'forbidden';
    if (!isSameSet(copy.memberIds, seen)) return 'outdated';
    const at = clock.now();
    await changeCopy(trx, id, { memberIds: [...new Set(memberIds)] }, at);
    const { version } = copy;
    await logAct(trx, {
      storyId: id,
      act: 'assign',
      by: member.by,
      version,
      storyVersion: null,
      note: '',
      at,
    });
    const to = memberIds.filter((one) => !copy.memberIds.includes(one));
    await tellMembers(trx, { kind: 'assigned', storyId: id, by: member.by, at, to });
    await noteBoards(trx, at);
    return 'done';
  });
}

function isSameSet(some: readonly number[], others: readonly number[]): boolean {
  return some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));
}
