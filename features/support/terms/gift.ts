/** A year of support that somebody gives to somebody else. */
import { dayAt, daysAfter } from '#platform/time/day.ts';

/** The giver's input. */
export interface GiftFacts {
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** Day of the mail, `YYYY-MM-DD` in Budapest. */
  sendOn: string;
}

export interface Gift {
  orderId: number;
  /** Null after the giver's data were erased. */
  giver: string | null;
  site: string;
  language: 'hu' | 'en';
  isPaid: boolean;
  recipientName: string | null;
  recipientEmail: string | null;
  message: string;
  sendOn: string;
  redeemedBy: number | null;
  redeemedAt: Date | null;
}

/** `withdrawn`: refunded, or never paid. */
export type GiftState = 'open' | 'own' | 'used' | 'expired' | 'withdrawn';

/** Days within which it can be redeemed, and days of support from then on. */
export const giftDays = 365;

/** @param readerId The reader who sends the request; null without a sign-in. */
export function giftState(gift: Gift, { readerId, now }: { readerId: number | null; now: Date }): GiftState {
  if (!gift.isPaid) return 'withdrawn';
  if (gift.redeemedAt !== null) return readerId !== null && gift.redeemedBy === readerId ? 'own' : 'used';
  return dayAt(now, 'Europe/Budapest') > redeemableUntil(gift) ? 'expired' : 'open';
}

export function redeemableUntil({ sendOn }: Pick<Gift, 'sendOn'>): string {
  return daysAfter(sendOn, giftDays);
}

/** The last day of a gift that was redeemed then. */
export function supportsUntil(redeemedAt: Date): string {
  return daysAfter(dayAt(redeemedAt, 'Europe/Budapest'), giftDays);
}
