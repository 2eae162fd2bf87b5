/**
 * Performs acts, which publish, change or withdraw a story. Each names a version of the working copy, and
 * exactly that version becomes public, whatever is typed meanwhile [ACT-15]. One transaction locks the copy,
 * then the story.
 */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { hasScope, rolesAt } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { isPossible, isSeenByReaders, isUndoable, mayAct } from '../../acts.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import { keepState } from '../../history/state-queries.server.ts';
import { tellOfAct } from '../../notices/tell-of-act.server.ts';
import { changesCopyItself, joinOutsideChange } from '../copies/outside-changes.server.ts';
import { storedStory } from '../copies/stored-story.server.ts';
import { changeCopy } from '../copies/working-copy-queries.server.ts';
import { isOneOf, type Writer } from '../copies/writer.ts';
import { logAct } from '../story-acts-queries.server.ts';
import { type ActOrder, type ActOutcome, outdated, Refused } from './act-outcome.server.ts';
import { actState } from './act-state.server.ts';
import type { ActNeeds } from './acting.server.ts';
import { changePublic } from './change-public.server.ts';
import { changeWork, isOfWork } from './change-work.server.ts';
import { planLater, plannedIn } from './plan-act.server.ts';
import { holdForUndo } from './undo-act.server.ts';

export async function actOnStory(
  needs: ActNeeds,
  id: number,
  order: ActOrder,
  member: Writer,
): Promise<ActOutcome> {
  try {
    return await inTransaction(needs.db, undefined, (trx) => act(needs, { trx, id, order, member }));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

interface Request {
  trx: Transaction<DB>;
  id: number;
  order: ActOrder;
  member: Writer;
}

export async function act(needs: ActNeeds, { trx, id, order, member }: Request): Promise<ActOutcome> {
  const now = needs.clock.now();
  const { copy, story } = await locked(needs, trx, id, now);
  changesCopyItself(trx);
  const state = await actState(trx, copy, story, now);
  const isOwn = isOneOf(member, copy.memberIds);
  const mayActAt = (site: string) => mayAct(order.act, rolesAt(member, site), { isOwn });
  const isInScope = !isSeenByReaders(order.act) || hasScope(member, 'publish');
  if (!isInScope || !mayActAt(story.site)) throw new Refused({ kind: 'forbidden' });
  if (!isPossible(order.act, state))
    throw outdated(`the story is ${state.publicState}, and its work ${state.workState}`);
  const isNamed = namesVersion(order);
  const document = isNamed ? await needs.authority.documentAt(trx, copy, order.version) : story.document;
  if (!document) throw outdated(`the working copy has no version ${order.version} any more`);
  // The working copy may move the story to another site.
  if (!mayActAt(String(fieldsIn(document).site ?? story.site))) throw new Refused({ kind: 'forbidden' });
  const { by } = member;
  const { checklist } = needs;
  const acting = { trx, copy, story, document, order, member, checklist, by, now };
  const planned = plannedIn(order);
  const { change, storyVersion } = await (planned !== null
    ? planLater(acting, planned)
    : isOfWork(order.act)
      ? changeWork(acting)
      : changePublic(needs, acting));
  await changeCopy(trx, id, change, now);
  const { note } = order;
  const version = isNamed ? order.version : copy.version;
  // Stored for longer than the log, so that exactly this version becomes public, and the history includes it.
  if (isNamed) await keepState(trx, { ...copy, version }, document, { at: now, kind: 'act' });
  const entry = { storyId: id, act: order.act, by, version, storyVersion, note, at: now };
  const actId = await logAct(trx, { ...entry, plannedFor: order.at });
  if (isUndoable(order.act) && storyVersion !== null)
    await holdForUndo(trx, actId, {
      version: story.version,
      copy: { publishedVersion: copy.publishedVersion, repairs: copy.repairs },
    });
  if (planned === null) await tellOfAct(trx, entry);
  const after = (await storedStory(trx, id)) ?? story;
  return { kind: 'done', slug: after.slug, publicState: after.publicState };
}

/**
 * Locks the copy and merges a program's change of the story first: it may have been waiting for this act
 * [SAVE-08].
 */
async function locked({ authority }: ActNeeds, trx: Transaction<DB>, id: number, at: Date) {
  const copy = await authority.lock(trx, id);
  const story = copy && (await storedStory(trx, id));
  if (!copy || !story) throw new Refused({ kind: 'missing' });
  if (story.version === copy.baseVersion) return { copy, story };
  const by = { kind: 'command', id: 'lapzarta' } as const;
  await joinOutsideChange(authority, trx, { copy, story, by, at });
  return { copy: (await authority.lock(trx, id)) ?? copy, story };
}

/** Whether an act names a version of the copy; the others apply to the public version. */
function namesVersion({ act: name, repair }: ActOrder): boolean {
  return name !== 'undo' && name !== 'withdraw' && name !== 'move' && repair === null;
}
