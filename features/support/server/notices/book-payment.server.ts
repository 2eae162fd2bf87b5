/** Books money that came or went: the receipt, the account, the counter, and what follows for the commitment. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dayAt } from '#platform/time/day.ts';
import type { Gateway, GatewayPayment } from '../../gateways/gateway.ts';
import { addSupporters } from '../../support-queries.server.ts';
import { nextChargeAfter } from '../../terms/charge-days.ts';
import type { Commitment } from '../../terms/commitment.ts';
import type { Order } from '../../terms/order.ts';
import { sendCards } from '../charges/card-queue.server.ts';
import {
  endCards,
  insertTokens,
  lockCommitment,
  startCard,
  writeOwner,
  writeProgress,
  writeWarned,
} from '../charges/commitment-queries.server.ts';
import { sendDueGifts } from '../gifts.server.ts';
import {
  insertPayment,
  isPaidByAnother,
  lockWithCommitment,
  markMismatch,
  writeCounted,
  writeReader,
  writeRefunded,
} from '../order-queries.server.ts';
import { mailReceipt, mailRefund } from '../support-mails.server.ts';
import { type SupportNeeds, supportZone } from '../support-needs.server.ts';
import { sealedToken } from '../tokens.server.ts';

type Paid = Pick<GatewayPayment, 'card' | 'stored' | 'paidAt'>;

export async function bookPayment(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  order: Order,
  payment: Paid,
  repeats: Gateway['repeats'],
): Promise<void> {
  const now = needs.clock.now();
  const at = payment.paidAt !== null && payment.paidAt < now ? payment.paidAt : now;
  const receipt = await insertPayment(trx, { orderId: order.id, kind: 'payment', amount: order.amount, at });
  const readerId = await readerOf(needs, trx, order);
  // A reader who pays wants to stay; a charge of ours says nothing about that.
  if (readerId !== null && order.kind !== 'repeat') await needs.keepReader(trx, readerId, at);
  const commitment = order.commitmentId === null ? null : await lockCommitment(trx, order.commitmentId);
  if (order.kind === 'once' || order.kind === 'first') await count(needs, trx, order, dayOf(at), 1);
  const isLate = commitment?.state === 'ended';
  if (isLate) await refuseLate(needs, trx, order, payment);
  const next =
    commitment && !isLate ? await advance(needs, trx, { order, commitment, payment, repeats }) : null;
  if (commitment && !isLate && readerId !== null && commitment.readerId === null)
    await writeOwner(trx, commitment.id, readerId);
  if (order.frequency === 'gift') await sendDueGifts(needs, trx);
  await mailReceipt(needs, trx, isLate ? { ...order, kind: 'once', commitmentId: null } : order, {
    receipt,
    at,
    nextCharge: next,
  });
}

/** Cancelled while it was being paid: the money is there, the promise is not, and its card is cancelled. */
async function refuseLate(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  order: Order,
  { card, stored }: Paid,
): Promise<void> {
  await markMismatch(trx, order.id, 'ended');
  needs.log.error({ order: order.ref }, 'a payment arrived for a support that had ended');
  if (order.kind === 'repeat' || order.commitmentId === null || stored === null) return;
  const at = needs.clock.now();
  const { mask = null, validUntil = null } = card ?? {};
  await startCard(trx, order.id, { reference: stored.reference, mask, validUntil, at });
  await endCards(trx, order.commitmentId, at);
}

interface Advance {
  order: Order;
  commitment: Commitment;
  payment: Paid;
  repeats: Gateway['repeats'];
}

/** The day of the next charge. */
async function advance(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  { order, commitment, payment, repeats }: Advance,
): Promise<string | null> {
  if (order.mismatch === 'replaced') return commitment.nextChargeOn;
  if (order.kind === 'repeat' && commitment.periodDue !== order.periodDue) {
    // The commitment has moved on while this charge had no answer: its days stay as they are.
    if (await isPaidByAnother(trx, order)) {
      await markMismatch(trx, order.id, 'twice');
      needs.log.error({ order: order.ref }, 'a charge of a support was paid twice');
    }
    return commitment.nextChargeOn;
  }
  const next = nextCharge(order, commitment, dayOf(needs.clock.now()));
  await keepCard(needs, trx, order, payment);
  const isPaused = order.kind === 'renewal' && commitment.state === 'paused';
  await writeProgress(trx, commitment.id, {
    ...commitment,
    state: isPaused ? 'paused' : 'active',
    periodDue: next,
    // Nobody charges a standing order: the month is only expected.
    nextChargeOn: repeats === 'by-payer' ? null : next,
    attempts: 0,
    failReason: null,
    pausedFrom: isPaused ? next : null,
  });
  const hasMoved = order.amount !== commitment.amount || isPaused || order.repeatsFrom !== next;
  if (order.kind === 'renewal' && repeats === 'by-itself' && hasMoved)
    await sendCards(trx, { commitment: commitment.id, isNew: true });
  return repeats === 'by-payer' ? null : next;
}

/** A renewal pays the charge that is due or comes next, as a charge of ours does. */
export function nextCharge(
  order: Pick<Order, 'periodDue'>,
  commitment: Pick<Commitment, 'periodDue' | 'anchorDay' | 'frequency'>,
  today: string,
): string {
  const next = nextChargeAfter(order.periodDue ?? commitment.periodDue ?? today, commitment);
  return next > today ? next : nextChargeAfter(today, commitment);
}

function dayOf(at: Date): string {
  return dayAt(at, supportZone);
}

/** The card that was used replaces the one before. */
async function keepCard(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  order: Order,
  { card, stored }: Paid,
): Promise<void> {
  if (order.kind === 'repeat' || order.commitmentId === null || stored === null) return;
  const at = needs.clock.now();
  await endCards(trx, order.commitmentId, at);
  const { reference, token } = stored;
  const { mask = null, validUntil = null } = card ?? {};
  await startCard(trx, order.id, { reference, mask, validUntil, at });
  const { cardKey } = await needs.gateways();
  if (token !== null && cardKey)
    await insertTokens(trx, order.id, [sealedToken(token, { cardKey, orderId: order.id })]);
  await writeWarned(trx, order.commitmentId, null);
}

/** The first support makes the account; nobody gets one by typing somebody else's address. */
async function readerOf(needs: SupportNeeds, trx: Transaction<DB>, order: Order): Promise<number | null> {
  const { readerId, email, name, language, site } = order;
  if (readerId !== null || email === null) return readerId;
  const { id } = await needs.findOrCreateReader(trx, { email, name, language, site });
  await writeReader(trx, order.id, id);
  return id;
}

async function count(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  order: Order,
  day: string,
  one: 1 | -1,
): Promise<void> {
  const isOnce = order.kind === 'once';
  await addSupporters(trx, { day, recurring: isOnce ? 0 : one, onetime: isOnce ? one : 0 });
  await writeCounted(trx, order.id, one === 1 ? day : null);
  await needs.recordInvalidations(trx, [{ key: 'supporters' }]);
}

/**
 * @param total Hundredths that were given back in all.
 * @param isByBank The bank took it back after a dispute: the payer knows, and gets no mail.
 */
export async function bookRefund(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  { id: orderId, commitmentId }: Pick<Order, 'id' | 'commitmentId'>,
  total: number,
  isByBank = false,
): Promise<void> {
  const order = await lockWithCommitment(trx, { id: orderId, commitmentId });
  if (order?.state !== 'paid' || total <= order.refunded) return;
  const refunded = Math.min(total, order.amount);
  const amount = refunded - order.refunded;
  const at = needs.clock.now();
  const receipt = await insertPayment(trx, { orderId, kind: 'refund', amount, at });
  const isWhole = refunded === order.amount;
  await writeRefunded(trx, orderId, { refunded, state: isWhole ? 'refunded' : 'paid' });
  if (isWhole && order.countedOn !== null) await count(needs, trx, order, order.countedOn, -1);
  if (!isByBank) await mailRefund(needs, trx, order, { receipt, amount, at });
}
