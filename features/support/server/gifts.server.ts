/**
 * Sends gifts on their day, and redeems them: the holder of the link becomes a supporter for a year without
 * paying.
 */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dayAt, daysAfter } from '#platform/time/day.ts';
import { type Gift, giftDays, giftState } from '../terms/gift.ts';
import {
  forgetRecipients,
  giftOfOrder,
  lockDueGifts,
  markGiftSent,
  writeRedeemed,
} from './gift-queries.server.ts';
import { mailGift } from './support-mails.server.ts';
import { type SupportNeeds, supportZone } from './support-needs.server.ts';

export interface Gifts {
  /** The gift of a signed link; null for a link that we did not sign. */
  giftOfToken(token: string): Promise<Gift | null>;
  /** Whether this reader has redeemed it now. */
  redeemGift(gift: Gift, readerId: number): Promise<boolean>;
  /** How many mails were sent. */
  sendGifts(): Promise<number>;
}

export function createGifts(needs: SupportNeeds): Gifts {
  const { db, links, clock } = needs;
  return {
    async giftOfToken(token) {
      const id = await links.giftOf(token);
      return id === null ? null : giftOfOrder(db, id);
    },
    redeemGift: (gift, readerId) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        const current = await giftOfOrder(trx, gift.orderId);
        if (!current || giftState(current, { readerId, now }) !== 'open') return false;
        return writeRedeemed(trx, gift.orderId, { readerId, at: now });
      }),
    sendGifts: () => db.transaction().execute((trx) => sendDueGifts(needs, trx)),
  };
}

/** Also called right after a payment, so that a gift for today is sent at once. */
export async function sendDueGifts(needs: SupportNeeds, trx: Transaction<DB>): Promise<number> {
  const now = needs.clock.now();
  const due = await lockDueGifts(trx, dayAt(now, supportZone));
  for (const gift of due) {
    await mailGift(needs, trx, gift);
    await markGiftSent(trx, gift.orderId, now);
  }
  return due.length;
}

const unpaidDays = 30;

/** Deletes addresses of recipients, as the law demands: they did not give them themselves. */
export async function forgetGifts({ db, clock }: SupportNeeds): Promise<void> {
  const now = clock.now();
  await forgetRecipients(db, {
    sentBefore: daysAfter(dayAt(now, supportZone), -giftDays - unpaidDays),
    settledBefore: new Date(now.getTime() - unpaidDays * 86_400_000),
  });
}
