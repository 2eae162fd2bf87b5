/** Changes of a commitment: cancel, pause, resume, change the amount. */
import { dayAt } from '#platform/time/day.ts';
import type { StoredChange } from '../../gateways/gateway.ts';
import { anchorMonthsAfter, nextAnchorAfter } from '../../terms/charge-days.ts';
import type { Commitment, EndReason, StoredCard } from '../../terms/commitment.ts';
import type { Money } from '../../terms/money.ts';
import { openChargeOf } from '../order-queries.server.ts';
import { mailChanged, mailEnded } from '../support-mails.server.ts';
import { type SupportNeeds, supportZone } from '../support-needs.server.ts';
import { currentCard, endCommitment, lockCommitment, writeProgress } from './commitment-queries.server.ts';

/** At once in our database; the gateway follows by the queue. */
export async function cancelCommitment(
  needs: SupportNeeds,
  id: number,
  reason: EndReason,
): Promise<'cancelled' | 'ended-before' | 'unknown'> {
  return needs.db.transaction().execute(async (trx) => {
    const commitment = await lockCommitment(trx, id);
    if (!commitment) return 'unknown';
    const hasEnded = await endCommitment(trx, id, { reason, at: needs.clock.now() });
    if (hasEnded && commitment.state !== 'starting') await mailEnded(needs, trx, commitment, reason);
    return hasEnded ? 'cancelled' : 'ended-before';
  });
}

export type ChangeOutcome =
  | { kind: 'changed' }
  /** The stored card may not be charged so much: another card has to be entered. */
  | { kind: 'needs-card' }
  | { kind: 'gateway-failed' }
  | { kind: 'impossible' };

export function changeAmount(
  needs: SupportNeeds,
  id: number,
  money: Money,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  return change(needs, id, signal, ({ commitment, card }) => {
    if (commitment.currency !== money.currency) return { kind: 'impossible' };
    if (card.maxAmount !== null && money.amount > card.maxAmount) return { kind: 'needs-card' };
    const changed = { ...commitment, amount: money.amount };
    const atGateway = { kind: 'amount', money, frequency: commitment.frequency } as const;
    return { kind: 'change', what: 'amount', changed, atGateway };
  });
}

/** The charge after the pause is on the usual day, so many months later than it would have been; of monthly support. */
export function pause(
  needs: SupportNeeds,
  id: number,
  months: 1 | 2 | 3,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  return change(needs, id, signal, ({ commitment, isBeingCharged }) => {
    const { state, frequency, periodDue, anchorDay } = commitment;
    if (state !== 'active' || frequency !== 'monthly' || periodDue === null) return { kind: 'impossible' };
    // The month that is being charged cannot be postponed any more.
    if (isBeingCharged) return { kind: 'gateway-failed' };
    const until = anchorMonthsAfter(periodDue, months, anchorDay);
    const changed: Commitment = { ...commitment, state: 'paused', periodDue: until, nextChargeOn: until };
    return {
      kind: 'change',
      what: 'pause',
      atGateway: { kind: 'pause', until },
      changed: { ...changed, pausedFrom: periodDue },
    };
  });
}

/** Months before that of the pause are paid, so that they are not charged again. */
export function resume(needs: SupportNeeds, id: number, signal: AbortSignal): Promise<ChangeOutcome> {
  return change(needs, id, signal, ({ commitment, today }) => {
    const { state, pausedFrom, anchorDay } = commitment;
    if (state !== 'paused') return { kind: 'impossible' };
    const nearest = nextAnchorAfter(today, anchorDay);
    const next = pausedFrom !== null && pausedFrom > nearest ? pausedFrom : nearest;
    const changed: Commitment = { ...commitment, state: 'active', periodDue: next, nextChargeOn: next };
    return {
      kind: 'change',
      what: 'resume',
      atGateway: { kind: 'resume' },
      changed: { ...changed, pausedFrom: null },
    };
  });
}

interface Changeable {
  commitment: Commitment;
  card: StoredCard;
  /** A charge has no answer yet. */
  isBeingCharged: boolean;
  today: string;
}

type Decision =
  | { kind: 'change'; what: 'amount' | 'pause' | 'resume'; changed: Commitment; atGateway: StoredChange }
  | Exclude<ChangeOutcome, { kind: 'changed' }>;

/**
 * Decides and writes under one lock, so that no charge comes between the two. The gateway is called under it as well;
 * only Stripe, which charges by itself, needs that.
 */
function change(
  needs: SupportNeeds,
  id: number,
  signal: AbortSignal,
  decide: (now: Changeable) => Decision,
): Promise<ChangeOutcome> {
  return needs.db.transaction().execute(async (trx) => {
    const commitment = await lockCommitment(trx, id);
    const card = commitment && (await currentCard(trx, id));
    if (!commitment || !card || commitment.state === 'ended') return { kind: 'impossible' };
    const isBeingCharged = (await openChargeOf(trx, id)) !== null;
    const today = dayAt(needs.clock.now(), supportZone);
    const decision = decide({ commitment, card, isBeingCharged, today });
    if (decision.kind !== 'change') return decision;
    const gateway = (await needs.gateways()).all.get(card.gateway);
    const update = await gateway?.changeStored(
      { reference: card.reference ?? '' },
      decision.atGateway,
      signal,
    );
    if (update?.kind !== 'done') return { kind: 'gateway-failed' };
    const { what, changed } = decision;
    await writeProgress(trx, id, changed);
    await mailChanged(needs, trx, changed, { what, nextCharge: changed.nextChargeOn });
    return { kind: 'changed' };
  });
}
