/** Books a failed charge on its commitment. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dayAt, daysAfter } from '#platform/time/day.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import { nextChargeAfter, retryDay } from '../../terms/charge-days.ts';
import type { Commitment } from '../../terms/commitment.ts';
import { type DeclineReason, isSoft, type Order } from '../../terms/order.ts';
import { endCommitment, lockCommitment, writeProgress } from '../charges/commitment-queries.server.ts';
import { mailEnded, mailFailed } from '../support-mails.server.ts';
import { type SupportNeeds, supportZone } from '../support-needs.server.ts';

/** A charge that failed: tried again after a soft decline, else only the supporter can mend it. */
export async function bookFailure(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  { commitmentId, periodDue }: Pick<Order, 'commitmentId' | 'periodDue'>,
  reason: DeclineReason,
  repeats: Gateway['repeats'],
): Promise<void> {
  const commitment = commitmentId === null ? null : await lockCommitment(trx, commitmentId);
  if (!commitment?.periodDue || commitment.state === 'ended') return;
  // The month was paid by another card, or was postponed, while this charge had no answer.
  if (commitment.periodDue !== periodDue) return;
  const today = dayAt(needs.clock.now(), supportZone);
  const attempts = commitment.attempts + 1;
  if (reason === 'unclear') {
    // It may have been charged, so that this month or year is not charged again.
    const next = nextChargeAfter(commitment.periodDue, commitment);
    const { state } = commitment;
    await writeProgress(trx, commitment.id, {
      ...commitment,
      state: state === 'paused' ? 'active' : state,
      pausedFrom: null,
      periodDue: next,
      nextChargeOn: next,
      attempts: 0,
      failReason: null,
    });
    return;
  }
  const isTriedAgain = repeats === 'by-us' && isSoft(reason);
  const next = isTriedAgain ? retryDay(commitment.periodDue, attempts) : null;
  if (isTriedAgain && next === null) {
    await endUnpaid(needs, trx, commitment);
    return;
  }
  // A job that was late must not use up the attempts in one night.
  const tomorrow = daysAfter(today, 1);
  const nextChargeOn = next !== null && next < tomorrow ? tomorrow : next;
  await writeProgress(trx, commitment.id, {
    ...commitment,
    state: 'past-due',
    nextChargeOn,
    attempts,
    failReason: reason,
    pausedFrom: null,
  });
  await mailFailed(needs, trx, commitment, { reason, retryOn: nextChargeOn });
}

export async function endUnpaid(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  commitment: Commitment,
): Promise<void> {
  const hasEnded = await endCommitment(trx, commitment.id, { reason: 'unpaid', at: needs.clock.now() });
  if (hasEnded) await mailEnded(needs, trx, commitment, 'unpaid');
}
