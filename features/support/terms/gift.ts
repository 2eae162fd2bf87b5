/** A year of support that somebody gives to somebody else. */
import { dayAt, daysAfter } from '#platform/time/day.ts';

/** What the giver says of it. */
export interface GiftFacts {
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** Day of the mail, `YYYY-MM-DD` in Budapest. */
  sendOn: string;
}

export interface Gift {
  orderId: number;
  /** Null after that person was erased. */
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

/** `withdrawn`: given back, or never paid. */
export type GiftState = 'open' | 'own' | 'used' | 'expired' | 'withdrawn';

/** Days for which it can be redeemed, and for which it is support from then on. */
export const giftDays = 365;

/** @param readerId Who asks; null for somebody who is not signed in. */
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
