/** Acts without an effect for readers: submitting, returning, approving. */
import type { ActName } from '../../acts.ts';
import { refused } from './act-outcome.server.ts';
import type { Acting, Done } from './acting.server.ts';
import { refuseFaults } from './refuse-acts.server.ts';

export function isOfWork(act: ActName): boolean {
  return act === 'submit' || act === 'return' || act === 'approve';
}

export async function changeWork(acting: Acting): Promise<Done> {
  const { order } = acting;
  if (order.act === 'submit') return { change: { workState: 'submitted', reason: '' }, storyVersion: null };
  if (order.act === 'return') {
    if (order.note === '') throw refused('note');
    const change = { workState: 'returned', reason: order.note, approvedVersion: null } as const;
    return { change, storyVersion: null };
  }
  await refuseFaults(acting);
  return {
    change: { workState: 'approved', reason: '', approvedVersion: order.version },
    storyVersion: null,
  };
}
