/**
 * Updates an order to the state that the gateway reports: the only way for the reader's return, for notices,
 * for our own charges and for the nightly comparison, whichever comes first [S47].
 */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Gateway, GatewayPayment } from '../../gateways/gateway.ts';
import { isSameMoney } from '../../terms/money.ts';
import {
  type DeclineReason,
  type Difference,
  isDifference,
  isForward,
  isOpen,
  moneyOfOrder,
  type Order,
} from '../../terms/order.ts';
import {
  lockWithCommitment,
  markChecked,
  markMismatch,
  orderById,
  writeOutcome,
} from '../order-queries.server.ts';
import type { SupportNeeds } from '../support-needs.server.ts';
import { bookFailure } from './book-failure.server.ts';
import { bookPayment, bookRefund } from './book-payment.server.ts';

export interface Settled {
  order: Order;
  /** `silent`: the gateway was asked, and did not answer. */
  reading: 'known' | 'unknown' | 'silent';
}

const minuteMs = 60_000;
/** After so long the gateway would know an order that has reached it. */
const missingAfterMs = 10 * minuteMs;
/** After so long nobody can pay what the gateway has never confirmed. */
const lostAfterMs = 24 * 60 * minuteMs;

export async function settle(needs: SupportNeeds, order: Order, signal: AbortSignal): Promise<Settled> {
  const { all } = await needs.gateways();
  const gateway = all.get(order.gateway);
  if (!gateway || order.gateway === 'transfer')
    return { order, reading: order.gateway === 'transfer' ? 'known' : 'unknown' };
  const answer = await gateway.state(order, signal);
  const now = needs.clock.now();
  const age = now.getTime() - order.createdAt.getTime();
  if (answer.kind === 'payment') return settleWith(needs, gateway, order, answer.payment);
  if (answer.kind === 'missing' && age > missingAfterMs) return giveUp(needs, order, 'bank');
  if (answer.kind !== 'missing') {
    const why = answer.kind === 'unnamed' ? 'the gateway has not named it' : answer.error;
    needs.log.warn({ gateway: order.gateway, order: order.ref, why }, 'a payment could not be checked');
    if (order.gatewayId === null && age > lostAfterMs) return giveUp(needs, order, 'unclear');
  }
  return { order, reading: answer.kind === 'unknown' ? 'silent' : 'unknown' };
}

/** Compares the gateway's payment with our order, and applies it in one transaction. */
async function settleWith(
  needs: SupportNeeds,
  gateway: Pick<Gateway, 'merchantOf' | 'repeats'>,
  { id, commitmentId }: Pick<Order, 'id' | 'commitmentId'>,
  payment: GatewayPayment,
): Promise<Settled> {
  return needs.db.transaction().execute(async (trx) => {
    const order = await lockWithCommitment(trx, { id, commitmentId });
    if (!order) throw new Error('an order has disappeared');
    const mismatch = mismatchOf(order, payment, gateway.merchantOf(order.currency));
    if (mismatch !== null) {
      await markMismatch(trx, order.id, mismatch);
      await markChecked(trx, order.id, needs.clock.now());
      needs.log.error({ order: order.ref, mismatch }, 'a gateway names another payment than was ordered');
      return { order: { ...order, mismatch }, reading: 'known' };
    }
    if (isDifference(order.mismatch)) await markMismatch(trx, order.id, null);
    await applyPayment(needs, trx, order, payment, gateway.repeats);
    return { order: (await orderById(trx, order.id)) ?? order, reading: 'known' };
  });
}

/** Compares the payment with the order: only an equal one is booked without an operator. */
function mismatchOf(order: Order, payment: GatewayPayment, merchant: string | null): Difference | null {
  if (payment.ref !== order.ref || (order.gatewayId !== null && order.gatewayId !== payment.gatewayId))
    return 'order';
  if (merchant !== null && payment.merchant !== null && payment.merchant !== merchant) return 'merchant';
  if (payment.money.currency !== order.currency) return 'currency';
  return isSameMoney(payment.money, moneyOfOrder(order)) ? null : 'amount';
}

async function applyPayment(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  order: Order,
  payment: GatewayPayment,
  repeats: Gateway['repeats'],
): Promise<void> {
  const at = needs.clock.now();
  const { status, gatewayId, reason } = payment;
  if (status === 'open') {
    await markChecked(trx, order.id, at);
    return;
  }
  if (isForward(order.state, status)) {
    const failReason = status === 'failed' ? (reason ?? 'other') : null;
    await writeOutcome(trx, order.id, { state: status, gatewayId, failReason, at });
    if (status === 'paid') await bookPayment(needs, trx, order, payment, repeats);
    else if (concernsSupport(order)) await bookFailure(needs, trx, order, failReason ?? 'other', repeats);
  } else await markChecked(trx, order.id, at);
  if (status === 'paid' && payment.refunded > order.refunded)
    await bookRefund(needs, trx, order, payment.refunded);
}

/** A charge to a card that another one has replaced says nothing about the support, which the other card pays. */
function concernsSupport({ kind, mismatch }: Order): boolean {
  return kind === 'repeat' && mismatch !== 'replaced';
}

/** The gateway never knew the order, or never will say. */
async function giveUp(needs: SupportNeeds, order: Order, reason: DeclineReason): Promise<Settled> {
  const { all } = await needs.gateways();
  const repeats = all.get(order.gateway)?.repeats ?? 'by-payer';
  return needs.db.transaction().execute(async (trx) => {
    const locked = await lockWithCommitment(trx, order);
    if (!locked || !isOpen(locked.state)) return { order: locked ?? order, reading: 'known' };
    const state = order.kind === 'repeat' ? 'failed' : 'expired';
    const failReason = order.kind === 'repeat' ? reason : null;
    await writeOutcome(trx, order.id, { state, gatewayId: null, failReason, at: needs.clock.now() });
    if (concernsSupport(locked)) await bookFailure(needs, trx, locked, reason, repeats);
    return { order: (await orderById(trx, order.id)) ?? order, reading: 'known' };
  });
}

/** The reader has left the pay page, and the gateway has ended the payment. */
export async function settleAbandoned(needs: SupportNeeds, order: Order): Promise<Settled> {
  return needs.db.transaction().execute(async (trx) => {
    const locked = await lockWithCommitment(trx, order);
    if (!locked || !isForward(locked.state, 'cancelled')) return { order: locked ?? order, reading: 'known' };
    const at = needs.clock.now();
    await writeOutcome(trx, order.id, { state: 'cancelled', gatewayId: null, failReason: null, at });
    return { order: (await orderById(trx, order.id)) ?? order, reading: 'known' };
  });
}

/** A bank transfer that has arrived, on the bank's day. */
export async function settleTransfer(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  expected: Pick<Order, 'id' | 'commitmentId'>,
  paidAt: Date | null,
): Promise<void> {
  const order = await lockWithCommitment(trx, expected);
  if (!order || !isForward(order.state, 'paid')) return;
  const at = needs.clock.now();
  await writeOutcome(trx, order.id, { state: 'paid', gatewayId: order.ref, failReason: null, at });
  await bookPayment(needs, trx, order, { card: null, stored: null, paidAt }, 'by-payer');
}

/** A charge that the gateway refused at once. */
export async function settleDeclined(
  needs: SupportNeeds,
  order: Order,
  { reason, gatewayId }: { reason: DeclineReason; gatewayId: string | null },
  repeats: Gateway['repeats'],
): Promise<void> {
  await needs.db.transaction().execute(async (trx) => {
    const locked = await lockWithCommitment(trx, order);
    if (!locked || !isForward(locked.state, 'failed')) return;
    const at = needs.clock.now();
    await writeOutcome(trx, order.id, { state: 'failed', gatewayId, failReason: reason, at });
    await bookFailure(needs, trx, locked, reason, repeats);
  });
}
