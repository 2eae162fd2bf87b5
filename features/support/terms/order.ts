/** An order is one attempt to pay; a commitment is the promise to pay every month or year. */
import type { Currency, Money } from './money.ts';

export const gatewayNames = ['simplepay', 'barion', 'stripe', 'transfer'] as const;
export type GatewayName = (typeof gatewayNames)[number];

export function isGatewayName(text: string): text is GatewayName {
  return gatewayNames.some((name) => name === text);
}

export const frequencies = ['monthly', 'yearly', 'once', 'gift'] as const;
export type Frequency = (typeof frequencies)[number];
/** Frequency of repeated payments. */
export type Rhythm = 'monthly' | 'yearly';

export function isRhythm(frequency: Frequency): frequency is Rhythm {
  return frequency === 'monthly' || frequency === 'yearly';
}

export type OrderState = 'new' | 'started' | 'failed' | 'cancelled' | 'expired' | 'paid' | 'refunded';
export type OrderKind =
  | 'once'
  /** Begins a commitment. */
  | 'first'
  /** A charge of a later month or year. */
  | 'repeat'
  /** Pays the next or the failed charge with another card, which is used from then on. */
  | 'renewal';

/** The gateway names another payment than was ordered: nothing is booked. */
export type Difference = 'amount' | 'currency' | 'merchant' | 'order';

/** Why an operator has to look at an order. */
export type Mismatch =
  | Difference
  /** Paid after its support had ended. */
  | 'ended'
  /** Its month was paid by another order, too. */
  | 'twice'
  /** Charged by the gateway to a card that had been replaced. */
  | 'replaced'
  /** Charged by the gateway with another amount than the supporter has promised. */
  | 'changed'
  /** The payer disputes it with the bank. */
  | 'disputed';

export function isDifference(mismatch: Mismatch | null): boolean {
  return mismatch !== null && ['amount', 'currency', 'merchant', 'order'].includes(mismatch);
}

export interface Order {
  id: number;
  ref: string;
  key: string;
  kind: OrderKind;
  /** The frequency of its commitment; a single payment is `gift` if it is for somebody else. */
  frequency: Frequency;
  commitmentId: number | null;
  periodDue: string | null;
  /** From when the gateway charges a new card by itself. */
  repeatsFrom: string | null;
  readerId: number | null;
  site: string;
  language: 'hu' | 'en';
  /** Null after the person was erased. */
  email: string | null;
  name: string | null;
  gateway: GatewayName;
  amount: number;
  currency: Currency;
  state: OrderState;
  gatewayId: string | null;
  payAddress: string | null;
  failReason: DeclineReason | null;
  mismatch: Mismatch | null;
  refunded: number;
  countedOn: string | null;
  createdAt: Date;
  checkedAt: Date | null;
  settledAt: Date | null;
}

export function moneyOfOrder({ amount, currency }: Pick<Order, 'amount' | 'currency'>): Money {
  return { amount, currency };
}

const ranks: Readonly<Record<OrderState, number>> = {
  new: 0,
  started: 1,
  failed: 2,
  cancelled: 2,
  expired: 2,
  // Money that was taken counts, whatever was reported before.
  paid: 3,
  refunded: 4,
};

/** States only move forward, so late and reordered notices change nothing [S47]. */
export function isForward(from: OrderState, to: OrderState): boolean {
  return ranks[to] > ranks[from];
}

export function isOpen(state: OrderState): boolean {
  return state === 'new' || state === 'started';
}

/** Longer than a gateway may take to answer. */
const inFlightMs = 30_000;

/**
 * Whether the answer to a charge of ours may still come. It says why the card was refused, which the gateway's state does
 * not, so that nothing else decides about the order meanwhile.
 */
export function isInFlight({ kind, state, createdAt }: Order, now: Date): boolean {
  return kind === 'repeat' && state === 'new' && now.getTime() - createdAt.getTime() < inFlightMs;
}

export const declineReasons = [
  'no-funds',
  'limit',
  'bank',
  'unclear',
  'expired-card',
  'blocked-card',
  'wrong-data',
  'authentication',
  'no-card',
  'cancelled',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

const soft: ReadonlySet<DeclineReason> = new Set(['no-funds', 'limit', 'bank', 'other']);

/** Whether another attempt with the same card can succeed; card schemes fine merchants who repeat hard declines. */
export function isSoft(reason: DeclineReason): boolean {
  return soft.has(reason);
}
