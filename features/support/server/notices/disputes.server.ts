/** Payments that their payers dispute with the bank: recorded, and nobody is charged again meanwhile. */
import type { DisputeFacts } from '../../gateways/gateway.ts';
import type { GatewayName, Order } from '../../terms/order.ts';
import { endCommitment, lockCommitment } from '../charges/commitment-queries.server.ts';
import { lockOrder, markMismatch } from '../order-queries.server.ts';
import { mailDisputed, mailEnded } from '../support-mails.server.ts';
import type { SupportNeeds } from '../support-needs.server.ts';
import { bookRefund } from './book-payment.server.ts';
import { recordDispute } from './dispute-queries.server.ts';

/** A dispute that is lost is a refund: the bank has taken the money back. */
export async function bookDispute(
  needs: SupportNeeds,
  { id, commitmentId, gateway, ref }: Pick<Order, 'id' | 'commitmentId' | 'ref'> & { gateway: GatewayName },
  dispute: DisputeFacts,
): Promise<void> {
  const at = needs.clock.now();
  await needs.db.transaction().execute(async (trx) => {
    const commitment = commitmentId === null ? null : await lockCommitment(trx, commitmentId);
    const order = await lockOrder(trx, id);
    if (!order) throw new Error('an order has disappeared');
    const isNews = await recordDispute(trx, { gateway, orderId: id, at, dispute });
    if (!isNews) return;
    needs.log.error({ order: ref, state: dispute.state, reason: dispute.reason }, 'a payment is disputed');
    await mailDisputed(needs, trx, order, { gateway, dispute });
    await markMismatch(trx, id, 'disputed');
    if (commitment && dispute.state !== 'won') {
      const hasEnded = await endCommitment(trx, commitment.id, { reason: 'disputed', at });
      if (hasEnded) await mailEnded(needs, trx, commitment, 'disputed');
    }
    if (dispute.state === 'lost') await bookRefund(needs, trx, order, order.refunded + dispute.amount, true);
  });
}
