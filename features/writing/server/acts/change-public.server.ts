/** Acts with an effect for readers: publishing now or later, updating, repairing, correcting, withdrawing. */
import { refused } from './act-outcome.server.ts';
import type { Acting, ActNeeds, Done } from './acting.server.ts';
import { doneBy } from './done-by.server.ts';
import { moveStory } from './move-story.server.ts';
import { cancelPlans } from './plan-act.server.ts';
import { refuseChangedBase, refuseFaults, refuseWithoutRepairs } from './refuse-acts.server.ts';
import { repairPublic } from './repair-public.server.ts';
import { saveVersion } from './save-version.server.ts';
import { undoLast } from './undo-act.server.ts';

export async function changePublic(needs: ActNeeds, acting: Acting): Promise<Done> {
  const { order, trx, story, by } = acting;
  if (order.act === 'undo') return undoLast(needs, acting);
  if (order.act === 'cancel') return cancelPlans(acting);
  if (order.act === 'discard') return { change: { binnedAt: acting.now }, storyVersion: null };
  if (order.act === 'restore') return { change: { binnedAt: null }, storyVersion: null };
  if (order.act === 'move') return moveStory(needs, acting);
  if (order.act === 'withdraw') {
    await cancelPlans(acting);
    const change = await needs.content.withdraw(story.id, undefined, { trx, by });
    return doneBy(change, { workState: 'draft', approvedVersion: null });
  }
  if (order.act === 'correct' && order.note === '') throw refused('note');
  if (order.act === 'schedule' && order.at === null) throw refused('time');
  if (order.repair && (order.act === 'repair' || order.act === 'correct')) {
    await refuseChangedBase(needs, acting);
    return repairPublic(needs, acting, order.repair);
  }
  await refuseFaults(acting);
  await refuseChangedBase(needs, acting);
  await refuseWithoutRepairs(acting);
  return publishVersion(needs, acting);
}

/** Saves the named version as the story, and publishes it if it is not public yet. */
async function publishVersion(needs: ActNeeds, acting: Acting): Promise<Done> {
  const { order, trx, story, by, now } = acting;
  const version = await saveVersion(needs, acting);
  const change = { publishedVersion: order.version, baseVersion: version, repairs: [] };
  if (story.publicState === 'public') return { change, storyVersion: version };
  const at = order.act === 'schedule' && order.at !== null ? order.at : undefined;
  const isFirst = story.publicState !== 'withdrawn';
  const published = await needs.content.publish(story.id, at ?? (isFirst ? now : undefined), { trx, by });
  return doneBy(published, change);
}
