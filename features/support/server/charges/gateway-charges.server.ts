/** Charges that a gateway makes by itself: their orders are written when it reports them. */

import { dayAt } from '#platform/time/day.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import type { Order } from '../../terms/order.ts';
import { settle } from '../notices/settle.server.ts';
import { insertOrder, orderByGatewayId } from '../order-queries.server.ts';
import { newKey, newReference } from '../references.server.ts';
import { mailEnded } from '../support-mails.server.ts';
import { type SupportNeeds, supportZone } from '../support-needs.server.ts';
import {
  cancelAgain,
  cardsOfGateway,
  commitmentById,
  commitmentOfReference,
  endCommitment,
  lockCommitment,
} from './commitment-queries.server.ts';

/**
 * The order of a charge, written in one statement with the gateway's id and the amount that the gateway has charged: an
 * amount that changed in between is booked as it is, and marked.
 */
export async function orderOfCharge(
  needs: SupportNeeds,
  gateway: Gateway,
  { reference, gatewayId }: { reference: string; gatewayId: string },
  signal: AbortSignal,
): Promise<Order | null | 'unknown'> {
  const { db, clock, log } = needs;
  if (gateway.name === 'transfer') return null;
  const known = await orderByGatewayId(db, gateway.name, gatewayId);
  if (known) return known;
  const card = await commitmentOfReference(db, gateway.name, reference);
  const commitment = card && (await commitmentById(db, card.commitmentId));
  if (!card || !commitment) return null;
  const { id, readerId, site, language, email, name, currency } = commitment;
  const answer = await gateway.state({ ref: '', gatewayId, currency }, signal);
  if (answer.kind !== 'payment') return answer.kind === 'missing' ? null : 'unknown';
  const { money } = answer.payment;
  const mismatch = !card.isCurrent ? 'replaced' : money.amount !== commitment.amount ? 'changed' : null;
  if (mismatch !== null)
    log.error({ commitment: id, mismatch }, 'a gateway has made a charge that was not agreed');
  const today = dayAt(clock.now(), supportZone);
  const inserted = await db.transaction().execute(async (trx) => {
    if (!card.isCurrent) await cancelAgain(trx, card);
    return insertOrder(trx, {
      ref: newReference(),
      key: newKey(),
      formHash: null,
      kind: 'repeat',
      commitmentId: id,
      // Without a number of the attempt: the gateway's id identifies its charges.
      periodDue: commitment.periodDue ?? today,
      attempt: null,
      gatewayId,
      mismatch,
      readerId,
      site,
      language,
      email,
      name,
      gateway: gateway.name,
      amount: money.amount,
      currency,
      createdAt: clock.now(),
    });
  });
  // Two notices of the same charge at the same time.
  return inserted ?? orderByGatewayId(db, gateway.name, gatewayId);
}

/** Books charges whose notices were lost, and ends commitments that have ended at the gateway. */
export async function findLostCharges(
  needs: SupportNeeds,
  since: Date,
  signal: AbortSignal,
): Promise<{ found: number; ended: number; unclear: number }> {
  const report = { found: 0, ended: 0, unclear: 0 };
  for (const gateway of (await needs.gateways()).all.values()) {
    if (gateway.repeats !== 'by-itself' || gateway.name === 'transfer') continue;
    for (const card of await cardsOfGateway(needs.db, gateway.name, since)) {
      signal.throwIfAborted();
      const reference = card.reference ?? '';
      const charges = await gateway.chargesOf({ reference }, since, signal);
      if (charges.kind === 'unknown') {
        report.unclear += 1;
        continue;
      }
      for (const gatewayId of charges.gatewayIds) {
        if (await orderByGatewayId(needs.db, gateway.name, gatewayId)) continue;
        const order = await orderOfCharge(needs, gateway, { reference, gatewayId }, signal);
        if (order === 'unknown') report.unclear += 1;
        else if (order) {
          await settle(needs, order, signal);
          report.found += 1;
        }
      }
      if (charges.hasEnded && card.isCurrent && (await endByGateway(needs, gateway, reference)))
        report.ended += 1;
    }
  }
  return report;
}

/** Whether the support of a stored card that the gateway has ended has ended with it. */
export async function endByGateway(
  needs: SupportNeeds,
  { name }: Pick<Gateway, 'name'>,
  reference: string,
): Promise<boolean> {
  if (name === 'transfer') return false;
  const card = await commitmentOfReference(needs.db, name, reference);
  // An older card of a commitment ends when another one replaces it.
  if (!card?.isCurrent) return false;
  return needs.db.transaction().execute(async (trx) => {
    const commitment = await lockCommitment(trx, card.commitmentId);
    if (!commitment) return false;
    const hasEnded = await endCommitment(trx, commitment.id, { reason: 'gateway', at: needs.clock.now() });
    if (hasEnded) await mailEnded(needs, trx, commitment, 'gateway');
    return hasEnded;
  });
}
