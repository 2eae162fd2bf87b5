import { daysAfter } from '#platform/time/day.ts';
import type { Currency } from './money.ts';
import type { DeclineReason, GatewayName, Rhythm } from './order.ts';

export type CommitmentState =
  /** The first payment has not been taken. */
  'starting' | 'active' | 'paused' | 'past-due' | 'ended';

export type EndReason = 'reader' | 'unpaid' | 'gateway' | 'erased' | 'disputed';

export interface Commitment {
  id: number;
  readerId: number | null;
  site: string;
  language: 'hu' | 'en';
  email: string | null;
  name: string | null;
  state: CommitmentState;
  frequency: Rhythm;
  amount: number;
  currency: Currency;
  anchorDay: number;
  /** Day of the charge that comes next, or that failed. */
  periodDue: string | null;
  nextChargeOn: string | null;
  /** While paused: the charge that was due next when the pause began. */
  pausedFrom: string | null;
  attempts: number;
  failReason: DeclineReason | null;
  warnedDays: number | null;
  endedAt: Date | null;
  endReason: EndReason | null;
  createdAt: Date;
}

/** A new card pays the next charge at once: of yearly support only when that is near, or a year would be paid long ahead. */
export function takesNewCard({ frequency, state, periodDue }: Commitment, today: string): boolean {
  if (frequency === 'monthly' || state === 'past-due' || periodDue === null) return true;
  return periodDue <= daysAfter(today, newCardDays);
}

/** Days ahead of a yearly charge. */
const newCardDays = 30;

/** A card that a gateway stores for a commitment. */
export interface StoredCard {
  id: number;
  commitmentId: number;
  orderId: number;
  gateway: Exclude<GatewayName, 'transfer'>;
  reference: string | null;
  mask: string | null;
  storedUntil: string | null;
  maxAmount: number | null;
}
