/** A reader's own support as data: for the profile, the page of a commitment and the download. */
import type { CommitmentState } from './terms/commitment.ts';
import type { Currency } from './terms/money.ts';
import type { DeclineReason, Frequency, GatewayName, OrderKind, Rhythm } from './terms/order.ts';

/** A reader's present support: regular, or once within the last year. */
export type SupportStanding = Exclude<Frequency, 'gift'>;

export interface OwnCommitment {
  id: number;
  state: CommitmentState;
  frequency: Rhythm;
  amount: number;
  currency: Currency;
  nextChargeOn: string | null;
  failReason: DeclineReason | null;
  site: string;
  gateway: GatewayName | null;
  mask: string | null;
  storedUntil: string | null;
  beganAt: string;
  endedAt: string | null;
  /** Another card can be entered now. */
  takesNewCard: boolean;
  /** Path of its page, below the site's prefix, with a signature. */
  manage: string;
}

export interface OwnPayment {
  receipt: number;
  kind: 'payment' | 'refund';
  amount: number;
  currency: Currency;
  at: string;
  orderKind: OrderKind;
  frequency: Frequency;
  gateway: GatewayName;
  ref: string;
  site: string;
  commitmentId: number | null;
}

/** A year that somebody else has paid. */
export interface OwnGift {
  giver: string | null;
  supportsUntil: string;
}

export interface OwnSupport {
  commitments: OwnCommitment[];
  gifts: OwnGift[];
  payments: OwnPayment[];
}
