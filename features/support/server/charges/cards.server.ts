/** Notifies gateways about stored cards: which ones are not charged any more, and the terms of a new one. */
import { defineQueue, type Outcome, type Queue } from '#platform/queue/queue.ts';
import type { SupportNeeds } from '../support-needs.server.ts';
import { cardMessageSchema, cardQueueName } from './card-queue.server.ts';
import { cardsToCancel, commitmentById, currentCard, markCancelled } from './commitment-queries.server.ts';

/** Notifies at once; the nightly job repeats messages that the queue has given up. */
export function cardQueue(needs: SupportNeeds): Queue {
  return defineQueue({
    name: cardQueueName,
    payload: cardMessageSchema,
    isDeduplicated: false,
    deadLetterDays: 7,
    batchSize: 10,
    concurrency: 1,
    pollSeconds: 1,
    timeoutSeconds: 300,
    retries: { limit: 8, firstPauseSeconds: 10, longestPauseSeconds: 3_600 },
    async deliver(messages, { signal }) {
      const outcomes: Outcome[] = [];
      for (const { commitment, isNew } of messages) {
        const { left } = await cancelCards(needs, signal, commitment);
        const isAligned = !isNew || (await alignCard(needs, commitment, signal));
        const isDone = left === 0 && isAligned;
        outcomes.push(isDone ? { kind: 'done' } : { kind: 'failed', error: 'the gateway did not answer' });
      }
      return outcomes;
    },
  });
}

/** Tells gateways which cards they must not charge any more; those that do not answer are called again. */
export async function cancelCards(
  needs: SupportNeeds,
  signal: AbortSignal,
  commitmentId: number | null = null,
): Promise<{ cancelled: number; left: number }> {
  const { all } = await needs.gateways();
  const report = { cancelled: 0, left: 0 };
  for (const card of await cardsToCancel(needs.db, commitmentId)) {
    signal.throwIfAborted();
    const gateway = all.get(card.gateway);
    const result = gateway && (await gateway.cancelStored({ reference: card.reference ?? '' }, signal));
    if (result?.kind === 'done') {
      await markCancelled(needs.db, card.id, needs.clock.now());
      report.cancelled += 1;
    } else {
      needs.log.warn({ gateway: card.gateway, card: card.id }, 'a stored card could not be cancelled yet');
      report.left += 1;
    }
  }
  return report;
}

/** The amount changed or a pause began while the new card was being entered. */
async function alignCard(needs: SupportNeeds, commitmentId: number, signal: AbortSignal): Promise<boolean> {
  const commitment = await commitmentById(needs.db, commitmentId);
  const card = commitment && (await currentCard(needs.db, commitmentId));
  if (!commitment || !card || commitment.state === 'ended') return true;
  const gateway = (await needs.gateways()).all.get(card.gateway);
  if (!gateway) return false;
  const { amount, currency, frequency, nextChargeOn: until } = commitment;
  const money = { amount, currency };
  const stored = { reference: card.reference ?? '' };
  const update = await gateway.changeStored(stored, { kind: 'amount', money, frequency }, signal);
  if (update.kind !== 'done') return false;
  if (until === null) return true;
  return (await gateway.changeStored(stored, { kind: 'pause', until }, signal)).kind === 'done';
}
