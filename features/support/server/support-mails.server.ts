/** Mails about orders and commitments, sent in the transaction of their cause; nothing for a person who was erased. */

import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { DB } from '#db/types.ts';
import { siteBySlug } from '#features/sites/public.ts';
import { dayAt } from '#platform/time/day.ts';
import type { DisputeFacts } from '../gateways/gateway.ts';
import type { TransferSetting } from '../gateways/transfer.server.ts';
import { supportCardMail } from '../mails/monthly/support-card.mail.ts';
import { supportChangedMail } from '../mails/monthly/support-changed.mail.ts';
import { supportEndedMail } from '../mails/monthly/support-ended.mail.ts';
import { supportReminderMail } from '../mails/monthly/support-reminder.mail.ts';
import { supportTransferMail } from '../mails/monthly/support-transfer.mail.ts';
import { supportDisputedMail } from '../mails/payments/support-disputed.mail.ts';
import { supportFailedMail } from '../mails/payments/support-failed.mail.ts';
import { supportGiftMail } from '../mails/payments/support-gift.mail.ts';
import { supportReceiptMail } from '../mails/payments/support-receipt.mail.ts';
import { supportRefundMail } from '../mails/payments/support-refund.mail.ts';
import { outcomeAddress, successPath } from '../support-address.ts';
import { supportSetting } from '../support-setting.ts';
import type { Commitment, EndReason } from '../terms/commitment.ts';
import { type Gift, redeemableUntil } from '../terms/gift.ts';
import type { DeclineReason, GatewayName, Order } from '../terms/order.ts';
import { paymentQr } from '../transfers/payment-qr.ts';
import { currentCard, isPaidByTransfer } from './charges/commitment-queries.server.ts';
import { type SupportNeeds, supportZone } from './support-needs.server.ts';

type Trx = Transaction<DB>;

function targetOf({ edition }: SupportNeeds, row: Pick<Order, 'email' | 'site' | 'language'>) {
  const { email, site, language } = row;
  return email === null ? null : { to: email, site: siteBySlug(edition, site), language };
}

export async function mailReceipt(
  needs: SupportNeeds,
  trx: Trx,
  order: Order,
  { receipt, at, nextCharge }: { receipt: number; at: Date; nextCharge: string | null },
): Promise<void> {
  const target = targetOf(needs, order);
  if (!target) return;
  const { kind, frequency, amount, currency, ref, gateway, commitmentId, site } = order;
  const manage = commitmentId === null ? null : await needs.links.manage({ id: commitmentId, site });
  const gift = frequency === 'gift' ? await needs.links.gift({ orderId: order.id, site }) : null;
  await needs.sendMail(trx, supportReceiptMail, target, {
    gift,
    kind,
    frequency,
    amount,
    currency,
    ref,
    gateway,
    receipt,
    nextCharge,
    manage,
    day: dayAt(at, supportZone),
    payer: { name: order.name, email: target.to },
  });
}

/** To whom it was given; nothing once the address is deleted. */
export async function mailGift(needs: SupportNeeds, trx: Trx, gift: Gift): Promise<void> {
  const { recipientEmail: email, recipientName, giver, message, site, language } = gift;
  const target = targetOf(needs, { email, site, language });
  if (!target) return;
  await needs.sendMail(trx, supportGiftMail, target, {
    giver: giver ?? siteBySlug(needs.edition, site).name,
    recipient: recipientName ?? '',
    message,
    until: redeemableUntil(gift),
    link: await needs.links.gift(gift),
  });
}

export async function mailFailed(
  needs: SupportNeeds,
  trx: Trx,
  commitment: Commitment,
  { reason, retryOn }: { reason: DeclineReason; retryOn: string | null },
): Promise<void> {
  const target = targetOf(needs, commitment);
  if (!target) return;
  const { amount, currency } = commitment;
  const card = await currentCard(trx, commitment.id);
  const manage = await needs.links.manage(commitment);
  await needs.sendMail(trx, supportFailedMail, target, {
    amount,
    currency,
    reason,
    retryOn,
    manage,
    mask: card?.mask ?? null,
  });
}

export async function mailCardEnds(
  needs: SupportNeeds,
  trx: Trx,
  commitment: Commitment,
  { storedUntil, mask }: { storedUntil: string; mask: string | null },
): Promise<void> {
  const target = targetOf(needs, commitment);
  if (!target) return;
  const { amount, currency } = commitment;
  const manage = await needs.links.manage(commitment);
  await needs.sendMail(trx, supportCardMail, target, { amount, currency, storedUntil, mask, manage });
}

export async function mailReminder(
  needs: SupportNeeds,
  trx: Trx,
  commitment: Commitment,
  facts: Pick<z.output<typeof supportReminderMail.props>, 'day' | 'how' | 'mask' | 'transfer'>,
): Promise<void> {
  const target = targetOf(needs, commitment);
  if (!target) return;
  const { amount, currency } = commitment;
  const manage = await needs.links.manage(commitment);
  await needs.sendMail(trx, supportReminderMail, target, { amount, currency, manage, ...facts });
}

export async function mailEnded(
  needs: SupportNeeds,
  trx: Trx,
  commitment: Commitment,
  why: EndReason | 'lapsed',
): Promise<void> {
  const target = targetOf(needs, commitment);
  if (!target) return;
  const { amount, currency, site, language } = commitment;
  const endedAt = needs.clock.now().toISOString();
  const support = needs.links.support(site, language);
  const isByTransfer = await isPaidByTransfer(trx, commitment.id);
  const props = { amount, currency, why, endedAt, support, isByTransfer };
  await needs.sendMail(trx, supportEndedMail, target, props);
}

/** To the publisher's staff, where the edition names an address. */
export async function mailDisputed(
  needs: SupportNeeds,
  trx: Trx,
  { ref, site, currency }: Order,
  { gateway, dispute }: { gateway: GatewayName; dispute: DisputeFacts },
): Promise<void> {
  const { edition } = needs;
  const to = supportSetting.of(edition)?.disputesTo;
  if (to === undefined) return;
  const { amount, state, reason } = dispute;
  await needs.sendMail(
    trx,
    supportDisputedMail,
    { to, site: siteBySlug(edition, site), language: 'hu' },
    { amount, currency, ref, gateway, state, reason },
  );
}

export async function mailRefund(
  needs: SupportNeeds,
  trx: Trx,
  order: Order,
  { receipt, amount, at }: { receipt: number; amount: number; at: Date },
): Promise<void> {
  const target = targetOf(needs, order);
  if (!target) return;
  const { currency, ref } = order;
  const day = dayAt(at, supportZone);
  await needs.sendMail(trx, supportRefundMail, target, { amount, currency, receipt, ref, day });
}

export async function mailTransfer(
  needs: SupportNeeds,
  trx: Trx,
  order: Order,
  { name, accounts }: TransferSetting,
): Promise<void> {
  const target = targetOf(needs, order);
  const account = accounts.find((one) => one.currency === order.currency);
  if (!target || !account) return;
  const { amount, currency, ref, site, key, createdAt } = order;
  const { iban, bic, bank } = account;
  const drawn = { account, name, money: { amount, currency }, remark: ref, validUntil: createdAt };
  const page = paymentQr(drawn) && needs.links.absolute(site, outcomeAddress(successPath, key));
  const facts = { amount, currency, ref, name, iban, bic, bank, page };
  await needs.sendMail(trx, supportTransferMail, target, facts);
}

export async function mailChanged(
  needs: SupportNeeds,
  trx: Trx,
  commitment: Commitment,
  { what, nextCharge }: { what: 'amount' | 'pause' | 'resume'; nextCharge: string | null },
): Promise<void> {
  const target = targetOf(needs, commitment);
  if (!target) return;
  const { amount, currency } = commitment;
  const manage = await needs.links.manage(commitment);
  await needs.sendMail(trx, supportChangedMail, target, { amount, currency, what, nextCharge, manage });
}
