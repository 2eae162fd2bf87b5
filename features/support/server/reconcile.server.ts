/** Compares our orders with the gateways' records, so that a lost notice loses no payment [S47]. */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { dayAt, daysAfter } from '#platform/time/day.ts';
import { retryDays } from '../terms/charge-days.ts';
import { isOpen } from '../terms/order.ts';
import { cancelCards } from './charges/cards.server.ts';
import {
  closeUnstarted,
  deleteUnusedTokens,
  endCommitment,
  expiringCommitments,
  lapsedTransfers,
  lockCommitment,
  unmendedCommitments,
  writeWarned,
} from './charges/commitment-queries.server.ts';
import { findLostCharges } from './charges/gateway-charges.server.ts';
import { forgetGifts } from './gifts.server.ts';
import { endUnpaid } from './notices/book-failure.server.ts';
import { openDisputes } from './notices/dispute-queries.server.ts';
import { emptyNotices } from './notices/notice-queries.server.ts';
import { settle } from './notices/settle.server.ts';
import {
  expireTransfers,
  forgetUnpaid,
  markChecked,
  markMismatch,
  openOrders,
  paidSince,
} from './order-queries.server.ts';
import { mailCardEnds, mailEnded } from './support-mails.server.ts';
import { type SupportNeeds, supportZone } from './support-needs.server.ts';

const dayMs = 86_400_000;
/** Younger orders are being paid right now. */
const settleAfterMs = 120_000;
/** Readings without an answer after which a gateway is left alone until the next run. */
const silentAfter = 5;
/** Gateways limit how often they are read. */
const readsPerSecond = 10;

/** Reads the outcome of orders whose reader did not come back and whose notice was lost. */
export async function settleOpen(
  needs: SupportNeeds,
  signal: AbortSignal,
): Promise<{ settled: number; open: number }> {
  const createdBefore = new Date(needs.clock.now().getTime() - settleAfterMs);
  const report = { settled: 0, open: 0 };
  const silent = new Map<string, number>();
  for (const order of await openOrders(needs.db, createdBefore)) {
    signal.throwIfAborted();
    // A gateway that is down takes its time-out for each order, and must not hold up the others.
    if ((silent.get(order.gateway) ?? 0) >= silentAfter) continue;
    const settled = await settle(needs, order, signal);
    if (settled.reading === 'silent') silent.set(order.gateway, (silent.get(order.gateway) ?? 0) + 1);
    else if (settled.reading === 'known') silent.delete(order.gateway);
    // The next run begins with those that this one does not reach.
    if (settled.reading !== 'known') await markChecked(needs.db, order.id, needs.clock.now());
    report[isOpen(settled.order.state) ? 'open' : 'settled'] += 1;
    await pauseFor(1000 / readsPerSecond, undefined, { signal });
  }
  return report;
}

/** Days for which paid orders are compared again, because payments may be disputed and refunded for weeks. */
const comparedDays = 60;

async function compareWithGateways(
  needs: SupportNeeds,
  signal: AbortSignal,
): Promise<{ compared: number; changed: number; unclear: number }> {
  const { all } = await needs.gateways();
  const since = new Date(needs.clock.now().getTime() - comparedDays * dayMs);
  const report = { compared: 0, changed: 0, unclear: 0 };
  for (const order of await paidSince(needs.db, since)) {
    signal.throwIfAborted();
    const gateway = all.get(order.gateway);
    if (!gateway) continue;
    const answer = await gateway.state(order, signal);
    report.compared += 1;
    // The next night begins with those that this one does not reach.
    await markChecked(needs.db, order.id, needs.clock.now());
    if (answer.kind === 'unknown' || answer.kind === 'unnamed') report.unclear += 1;
    else if (answer.kind === 'missing' || answer.payment.status !== 'paid') {
      report.unclear += 1;
      await markMismatch(needs.db, order.id, 'order');
      needs.log.error({ order: order.ref }, 'a paid order is not paid for its gateway');
    } else if (answer.payment.refunded > order.refunded) {
      await settle(needs, order, signal);
      report.changed += 1;
    }
    await pauseFor(1000 / readsPerSecond, undefined, { signal });
  }
  return report;
}

/** Days ahead of the end of a stored card on which its owner is warned. */
const warningDays = [30, 7] as const;

export async function warnOfCards(needs: SupportNeeds): Promise<number> {
  const today = dayAt(needs.clock.now(), supportZone);
  let warned = 0;
  // The nearer warning first, so that a card that ends this week gets one mail and not two.
  for (const days of warningDays.toReversed()) {
    const found = await expiringCommitments(needs.db, { until: daysAfter(today, days), days });
    for (const card of found)
      await needs.db.transaction().execute(async (trx) => {
        const commitment = await lockCommitment(trx, card.id);
        if (!commitment || (commitment.warnedDays !== null && commitment.warnedDays <= days)) return;
        await writeWarned(trx, card.id, days);
        await mailCardEnds(needs, trx, commitment, card);
        warned += 1;
      });
  }
  return warned;
}

/** The end of a standing order at the bank is not reported; its transfer is expected for so long. */
const lapsedDays = 45;

/**
 * Ends standing orders whose transfers stopped, so that no one stays a supporter for good; sends one mail.
 */
async function endLapsed(needs: SupportNeeds): Promise<void> {
  const at = needs.clock.now();
  const dueBefore = daysAfter(dayAt(at, supportZone), -lapsedDays);
  for (const { id } of await lapsedTransfers(needs.db, dueBefore))
    await needs.db.transaction().execute(async (trx) => {
      const commitment = await lockCommitment(trx, id);
      // The bank's statement may have been read since.
      if (commitment?.periodDue == null || commitment.periodDue >= dueBefore) return;
      if (await endCommitment(trx, id, { reason: 'unpaid', at }))
        await mailEnded(needs, trx, commitment, 'lapsed');
    });
}

/** Ends commitments whose hard decline was not resolved within two weeks. */
async function endUnmended(needs: SupportNeeds): Promise<number> {
  const today = dayAt(needs.clock.now(), supportZone);
  const lastRetry = retryDays[retryDays.length - 1] ?? 0;
  const dueBefore = daysAfter(today, -lastRetry);
  const found = await unmendedCommitments(needs.db, dueBefore);
  let ended = 0;
  for (const { id } of found)
    await needs.db.transaction().execute(async (trx) => {
      const commitment = await lockCommitment(trx, id);
      const isUnmended =
        commitment?.state === 'past-due' &&
        commitment.nextChargeOn === null &&
        commitment.periodDue !== null &&
        commitment.periodDue < dueBefore;
      // It may have been mended since it was found.
      if (!isUnmended) return;
      await endUnpaid(needs, trx, commitment);
      ended += 1;
    });
  return ended;
}

const noticesDays = 400;
const unpaidDays = 30;
const transferDays = 60;

/**
 * The nightly work; returns a sentence for the operator, or ''. Deletions that the law demands do not wait
 * for gateways, which may take longer than the job's limit.
 */
export async function nightly(needs: SupportNeeds, signal: AbortSignal): Promise<string> {
  await forget(needs);
  await endLapsed(needs);
  const ended = await endUnmended(needs);
  const cards = await cancelCards(needs, signal);
  const since = new Date(needs.clock.now().getTime() - comparedDays * dayMs);
  const lost = await findLostCharges(needs, since, signal);
  const compared = await compareWithGateways(needs, signal);
  const disputes = await openDisputes(needs.db);
  const counts = [
    compared.changed,
    compared.unclear,
    cards.cancelled,
    cards.left,
    ended,
    disputes.length,
    lost.found,
    lost.ended,
    lost.unclear,
  ];
  if (counts.every((count) => count === 0)) return '';
  return [
    `${compared.compared} payments compared, ${compared.changed} changed, ${compared.unclear + lost.unclear} unclear`,
    `${lost.found} charges found, ${lost.ended} ended at the gateway`,
    `${cards.cancelled} cards cancelled, ${cards.left} left`,
    `${ended} ended unpaid, ${disputes.length} disputes open`,
  ].join('; ');
}

async function forget(needs: SupportNeeds): Promise<void> {
  const now = needs.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await expireTransfers(needs.db, before(transferDays), now);
  await deleteUnusedTokens(needs.db);
  await closeUnstarted(needs.db, before(unpaidDays));
  await forgetUnpaid(needs.db, before(unpaidDays));
  await emptyNotices(needs.db, before(noticesDays));
  await forgetGifts(needs);
}
