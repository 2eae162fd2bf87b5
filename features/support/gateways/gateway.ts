/** The interface of services that take payments; amounts are in hundredths of the currency. */
import type { Currency, Money } from '../terms/money.ts';
import type { DeclineReason, Frequency, GatewayName, Rhythm } from '../terms/order.ts';

export interface Gateway {
  name: GatewayName;
  /** Origins of the pages to which forms lead [ERR-08]. */
  payOrigins: readonly string[];
  /** The party that pays every month or year: we charge a stored card, the gateway does, or the payer's bank sends it. */
  repeats: 'by-us' | 'by-itself' | 'by-payer';
  /** The merchant's name with the gateway, for comparison; null where it has none. */
  merchantOf(currency: Currency): string | null;
  canTake(currency: Currency): boolean;
  /** Never repeated blindly: after `unknown` the state is read instead. */
  start(order: NewPayment, signal: AbortSignal): Promise<StartResult>;
  /** Reads the order from the query with which the browser returns; it proves nothing. */
  readBack(query: URLSearchParams): BackReading;
  /** Checks a notice by its raw bytes. */
  readNotice(notice: RawNotice): NoticeReading;
  /**
   * Ends a payment that the reader has left, so that it cannot be paid later; refused by gateways without
   * such a call.
   */
  abandon(payment: { gatewayId: string }, signal: AbortSignal): Promise<DoneResult>;
  /** Reads the state of an order from the gateway. */
  state(order: KnownPayment, signal: AbortSignal): Promise<StateResult>;
  /** Charges a stored card without its owner. */
  chargeAgain(order: RepeatedPayment, signal: AbortSignal): Promise<ChargeResult>;
  /** Makes a stored card unusable for us. */
  cancelStored(card: { reference: string }, signal: AbortSignal): Promise<DoneResult>;
  /** Changes what the gateway charges by itself; nothing to do where we charge. */
  changeStored(card: { reference: string }, change: StoredChange, signal: AbortSignal): Promise<DoneResult>;
  refund(payment: PaidPayment, money: Money, signal: AbortSignal): Promise<DoneResult>;
  /** Charges that the gateway made by itself to a stored card; none where we charge. */
  chargesOf(card: { reference: string }, since: Date, signal: AbortSignal): Promise<ChargesResult>;
  /** The `gatewayId` of the order to which a payment of the gateway belongs. */
  gatewayIdOf(paymentId: string, signal: AbortSignal): Promise<GatewayIdResult>;
}

/** Addresses to which the gateway sends browsers and notices. */
export interface PaymentAddresses {
  /** The page that shows the outcome, whatever it is. */
  back: string;
  cancelled: string;
  notices: string;
}

export interface NewPayment {
  ref: string;
  money: Money;
  email: string;
  name: string;
  language: 'hu' | 'en';
  frequency: Frequency;
  /** On the reader's statement and the pay page: `Havi támogatás – Lapzárta`. */
  title: string;
  /** The most that a stored card is charged at once; null for a single payment. */
  storedUpTo: Money | null;
  /** Until when a card is stored, `YYYY-MM-DD`. */
  storedUntil: string;
  /** Day of the next charge by a gateway that charges by itself; null for a month or a year after the payment. */
  repeatsFrom: string | null;
  addresses: PaymentAddresses;
}

export type StartResult =
  /** `tokens`: secrets by which a stored card can be charged, each once. */
  | { kind: 'started'; gatewayId: string; address: string; tokens: string[] }
  /** The payment was not started. */
  | { kind: 'refused'; error: string }
  /** The payment may have been started. */
  | { kind: 'unknown'; error: string };

export type BackReading =
  | { kind: 'ref'; ref: string }
  | { kind: 'gateway-id'; gatewayId: string }
  | { kind: 'forged' }
  | { kind: 'nothing' };

export interface RawNotice {
  bytes: Buffer;
  signature: string;
  now: Date;
}

export type NoticeReading =
  | {
      kind: 'notice';
      eventId: string;
      about: NoticeSubject;
      answer: NoticeAnswer;
      card: CardFacts | null;
      /** Anybody can send one that is not signed: it is stored only if it names an order of ours. */
      isSigned: boolean;
    }
  /** Correct, and about nothing that concerns us. */
  | { kind: 'ignored'; answer: NoticeAnswer }
  | { kind: 'forged'; why: string };

export type NoticeSubject =
  | { kind: 'ref'; ref: string }
  | { kind: 'gateway-id'; gatewayId: string }
  /** A payment that the gateway names by another id than the order. */
  | { kind: 'payment'; paymentId: string }
  | { kind: 'dispute'; paymentId: string; dispute: DisputeFacts }
  /** The gateway has charged a stored card by itself, or could not. */
  | { kind: 'repeat'; reference: string; gatewayId: string }
  | { kind: 'stored-ended'; reference: string };

/** A payer has asked the bank to take a payment back. */
export interface DisputeFacts {
  id: string;
  /** In the gateway's words. */
  reason: string;
  /** Hundredths. */
  amount: number;
  state: 'open' | 'won' | 'lost';
}

/** The answer that confirms a notice. */
export interface NoticeAnswer {
  body: string;
  headers: Record<string, string>;
}

export interface KnownPayment {
  /** '' for one that only the gateway's id names. */
  ref: string;
  gatewayId: string | null;
  currency: Currency;
}

export interface CardFacts {
  mask: string | null;
  /** Its last day, `YYYY-MM-DD`. */
  validUntil: string | null;
}

export interface GatewayPayment {
  ref: string;
  gatewayId: string;
  merchant: string | null;
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';
  /** Why it failed. */
  reason: DeclineReason | null;
  money: Money;
  /** Hundredths that were given back. */
  refunded: number;
  /** When the money was taken, if the gateway says so. */
  paidAt: Date | null;
  card: CardFacts | null;
  /** A card that the gateway stored with this payment; `token` is charged again and again, if there is one. */
  stored: { reference: string; token: string | null } | null;
}

export type StateResult =
  | { kind: 'payment'; payment: GatewayPayment }
  /** The gateway knows no such order. */
  | { kind: 'missing' }
  /**
   * The gateway's id is unknown, because its answer to the start never arrived, so no state can be requested.
   */
  | { kind: 'unnamed' }
  | { kind: 'unknown'; error: string };

export interface RepeatedPayment extends Omit<NewPayment, 'storedUpTo' | 'storedUntil' | 'repeatsFrom'> {
  /** Null for a gateway that needs only the reference. */
  token: string;
  reference: string;
}

export type ChargeResult =
  /** It is not known to be paid: its state is read next. */
  | { kind: 'charged'; gatewayId: string }
  | { kind: 'declined'; reason: DeclineReason; gatewayId: string | null }
  | { kind: 'unknown'; error: string };

export type StoredChange =
  | { kind: 'amount'; money: Money; frequency: Rhythm }
  /** `until`: day of the next charge, in Budapest. */
  | { kind: 'pause'; until: string }
  | { kind: 'resume' };

export interface PaidPayment {
  ref: string;
  gatewayId: string;
  /** Hundredths that were given back before: another refund of the same amount is another one. */
  refunded: number;
  currency: Currency;
}

export type DoneResult =
  | { kind: 'done' }
  | { kind: 'refused'; error: string }
  | { kind: 'unknown'; error: string };

export type ChargesResult =
  | { kind: 'charges'; gatewayIds: string[]; hasEnded: boolean }
  | { kind: 'unknown'; error: string };

export type GatewayIdResult =
  | { kind: 'found'; gatewayId: string }
  | { kind: 'missing' }
  | { kind: 'unknown'; error: string };

/** Of gateways that charge only when we do. */
export const chargesNothing: Pick<Gateway, 'abandon' | 'chargesOf' | 'gatewayIdOf'> = {
  abandon: async () => ({ kind: 'refused', error: 'its payments end by themselves' }),
  chargesOf: async () => ({ kind: 'charges', gatewayIds: [], hasEnded: false }),
  gatewayIdOf: async () => ({ kind: 'missing' }),
};
