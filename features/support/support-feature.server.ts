/** The support feature: what readers pay, the counter of supporters, and the jobs that charge and compare. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import type { OpenSandbox } from '#platform/http/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Commitment } from './commitment.ts';
import { type OpenedGateways, openGateways, type PaymentKeys } from './gateways/open-gateways.server.ts';
import type { Supporters } from './hours.ts';
import type { Currency, Money } from './money.ts';
import { type Frequency, type GatewayName, isOpen, type Order } from './order.ts';
import type { OwnSupport, SupportStanding } from './own-support.ts';
import { cardQueue } from './server/cards.server.ts';
import {
  type ChangeOutcome,
  cancelCommitment,
  changeAmount,
  pause,
  resume,
} from './server/change-commitment.server.ts';
import { type ChargeReport, chargeDue } from './server/charge-due.server.ts';
import {
  type CommitmentSum,
  commitmentById,
  commitmentSums,
  type Person,
  standingOfReader,
} from './server/commitment-queries.server.ts';
import { type OpenDispute, openDisputes } from './server/dispute-queries.server.ts';
import { type MatchedRow, matchStatement } from './server/match-statement.server.ts';
import { eraseReader, supportOfCommitment, supportOfReader } from './server/of-reader.server.ts';
import {
  mismatchedOrders,
  orderByGatewayId,
  orderByKey,
  orderByRef,
  sumsOf,
} from './server/order-queries.server.ts';
import { type NoticeOutcome, receiveNotice } from './server/receive-notice.server.ts';
import { nightly, settleOpen, warnOfCards } from './server/reconcile.server.ts';
import { keyPattern } from './server/references.server.ts';
import { type RefundOutcome, refund } from './server/refund.server.ts';
import { type Settled, settle } from './server/settle.server.ts';
import {
  type StartOutcome,
  type StartRequest,
  startPayment,
  startRenewal,
} from './server/start-payment.server.ts';
import { createSupportLinks } from './server/support-links.server.ts';
import type { SupportNeeds } from './server/support-needs.server.ts';
import type { StatementRow } from './statement.server.ts';
import { offerAt, type SupportOffer } from './support-part.ts';
import { type DayOfSupport, supportersBetween, upsertSupporters } from './support-queries.server.ts';

export interface SupportFeatureNeeds
  extends Pick<
    SupportNeeds,
    'recordInvalidations' | 'findOrCreateReader' | 'keepReader' | 'recordConsent' | 'sendMail'
  > {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  edition: Edition;
  port: number;
  keys: PaymentKeys;
  /** For gateways that are `sandbox`. */
  openSandbox?: OpenSandbox | undefined;
}

export interface SupportFeature {
  /** Numbers of supporters who began on a day. */
  onDay(day: string): Promise<Supporters>;
  /** Numbers of supporters who began on or after a day. */
  since(day: string): Promise<Supporters>;
  /** Replaces the numbers of these days. */
  put(days: readonly DayOfSupport[], transaction?: Transaction<DB>): Promise<void>;

  /** A site's offer of amounts and gateways now; null where it has none. */
  offer(site: string): SupportOffer | null;
  /** Ways to pay that have their keys. */
  canUse(): Promise<(gateway: GatewayName, currency: Currency, frequency: Frequency) => boolean>;
  /** Origins to which the forms of the support pages lead [ERR-08]. */
  payOrigins(): Promise<string[]>;
  start(request: StartRequest): Promise<StartOutcome>;
  startRenewal(
    commitment: Commitment,
    request: Pick<StartRequest, 'gateway' | 'money' | 'formKey' | 'place'>,
  ): Promise<StartOutcome>;
  /** The order of the secret key in an address. */
  orderOfKey(key: string): Promise<Order | null>;
  /** The order with which a browser comes back from a gateway; what it says of the outcome is not believed. */
  orderOfReturn(query: URLSearchParams): Promise<Order | null>;
  /** Reads the outcome of an order that is open, not more often than every few seconds. */
  check(order: Order): Promise<Settled>;
  receiveNotice(gateway: GatewayName, notice: { bytes: Buffer; signature: string }): Promise<NoticeOutcome>;

  /** The commitment of a signed link; null for a link that we did not sign. */
  commitmentOfToken(token: string): Promise<Commitment | null>;
  ofCommitment(commitment: Commitment): Promise<OwnSupport>;
  cancelCommitment(id: number): Promise<void>;
  changeAmount(id: number, money: Money): Promise<ChangeOutcome>;
  pause(id: number, months: 1 | 2 | 3): Promise<ChangeOutcome>;
  resume(id: number): Promise<ChangeOutcome>;

  /** Whether a reader is thanked on every page, and asked no more. */
  standingOf(readerId: number): Promise<SupportStanding | null>;
  /** The support of a reader, for the profile and for the download. */
  ofReader(readerId: number): Promise<OwnSupport>;
  /** Cancels a reader's own commitment; false for one that is not theirs or has ended. */
  cancel(readerId: number, paymentId: number): Promise<boolean>;
  /** Cancels all that a reader pays regularly. */
  cancelAll(readerId: number): Promise<void>;
  /** Stored data of a reader's support, without the links that could change it. */
  exportOf(readerId: number): Promise<object>;
  /** Ends what is running and takes the person off the accounts. */
  erase(work: Transaction<DB>, reader: Person): Promise<void>;

  refund(ref: string, amount: number | null): Promise<RefundOutcome>;
  matchStatement(rows: readonly StatementRow[]): Promise<MatchedRow[]>;
  orderOfRef(ref: string): Promise<Order | null>;
  /** For operators: sums by gateway, commitments, and orders that have to be looked at. */
  status(): Promise<SupportStatus>;

  /** The gateways are set up, so that jobs have something to do. */
  hasGateways: boolean;
  chargeDue(signal: AbortSignal): Promise<ChargeReport>;
  settleOpen(signal: AbortSignal): Promise<{ settled: number; open: number }>;
  warnOfCards(): Promise<number>;
  nightly(signal: AbortSignal): Promise<string>;
  /** Changes of stored cards that gateways do not know yet. */
  queues(): Queue[];
  /** Closes the sandbox, if there is one. */
  stop(): Promise<void>;
}

export interface SupportStatus {
  sums: Awaited<ReturnType<typeof sumsOf>>;
  commitments: CommitmentSum[];
  mismatched: Order[];
  disputes: OpenDispute[];
}

/** Gateways limit how often an order is read; a reader reloads more often. */
const checkEveryMs = 3_000;

/** So long a single payment is thanked for. */
const thankedDays = 365;

export function createSupportFeature(given: SupportFeatureNeeds): SupportFeature {
  const { db, clock, edition, port, keys, openSandbox, recordInvalidations } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  const links = createSupportLinks(db, edition, port);
  const setting = edition.support?.gateways ?? {};
  let opened: Promise<OpenedGateways> | undefined;

  function gateways(): Promise<OpenedGateways> {
    if (opened) return opened;
    const opening = openGateways({ setting, keys, clock, openSandbox, noticesOf: links.notices });
    opened = opening;
    // The caller gets the error; the next one tries again.
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  }

  const needs: SupportNeeds = { ...given, gateways, links };

  async function put(work: Transaction<DB>, days: readonly DayOfSupport[]): Promise<void> {
    await upsertSupporters(work, days);
    await recordInvalidations(work, [{ key: 'supporters' }]);
  }

  return {
    onDay: (day) => supportersBetween(db, { from: day, to: day }),
    since: (day) => supportersBetween(db, { from: day, to: null }),
    put: (days, transaction) =>
      transaction ? put(transaction, days) : db.transaction().execute((work) => put(work, days)),

    offer: (site) => offerAt(edition, site, clock.now()),
    async canUse() {
      const { all, cardKey } = await gateways();
      return (name, currency, frequency) => {
        const gateway = all.get(name);
        if (!gateway?.canTake(currency)) return false;
        if (frequency === 'once') return true;
        return gateway.repeats === 'by-itself' || (gateway.repeats === 'by-us' && cardKey !== null);
      };
    },
    async payOrigins() {
      const { all } = await gateways();
      return [...new Set([...all.values()].flatMap(({ payOrigins }) => payOrigins))];
    },
    start: (request) => startPayment(needs, request, signal),
    startRenewal: (commitment, request) => startRenewal(needs, commitment, request, signal),
    orderOfKey: async (key) => (keyPattern.test(key) ? orderByKey(db, key) : null),
    async orderOfReturn(query) {
      for (const gateway of (await gateways()).all.values()) {
        const back = gateway.readBack(query);
        if (back.kind === 'ref') return orderByRef(db, back.ref);
        if (back.kind === 'gateway-id') return orderByGatewayId(db, gateway.name, back.gatewayId);
      }
      return null;
    },
    async check(order) {
      const isFresh =
        order.checkedAt !== null && clock.now().getTime() - order.checkedAt.getTime() < checkEveryMs;
      if (!isOpen(order.state)) return { order, isKnown: true };
      return isFresh ? { order, isKnown: false } : settle(needs, order, signal);
    },
    receiveNotice: (gateway, notice) => receiveNotice(needs, gateway, notice, signal),

    async commitmentOfToken(token) {
      const id = await links.commitmentOf(token);
      return id === null ? null : commitmentById(db, id);
    },
    ofCommitment: (commitment) => supportOfCommitment(needs, commitment),
    async cancelCommitment(id) {
      await cancelCommitment(needs, id, 'reader');
    },
    changeAmount: (id, money) => changeAmount(needs, id, money, signal),
    pause: (id, months) => pause(needs, id, months, signal),
    resume: (id) => resume(needs, id, signal),

    standingOf: (readerId) =>
      standingOfReader(db, readerId, new Date(clock.now().getTime() - thankedDays * 86_400_000)),
    ofReader: (readerId) => supportOfReader(needs, readerId),
    async cancel(readerId, paymentId) {
      const commitment = await commitmentById(db, paymentId);
      if (commitment?.readerId !== readerId) return false;
      return (await cancelCommitment(needs, paymentId, 'reader')) === 'cancelled';
    },
    async cancelAll(readerId) {
      const { commitments } = await supportOfReader(needs, readerId);
      for (const { id, state } of commitments)
        if (state !== 'ended') await cancelCommitment(needs, id, 'reader');
    },
    async exportOf(readerId) {
      const { commitments, payments } = await supportOfReader(needs, readerId);
      return { commitments: commitments.map(({ manage: _manage, ...rest }) => rest), payments };
    },
    erase: (work, reader) => eraseReader(needs, work, reader),

    refund: (ref, amount) => refund(needs, ref, amount, signal),
    matchStatement: (rows) => matchStatement(needs, rows),
    orderOfRef: (ref) => orderByRef(db, ref),
    async status() {
      const [sums, commitments, mismatched, disputes] = await Promise.all([
        ...([sumsOf(db), commitmentSums(db), mismatchedOrders(db), openDisputes(db)] as const),
      ]);
      return { sums, commitments, mismatched, disputes };
    },

    hasGateways: Object.keys(setting).length > 0,
    chargeDue: (until) => chargeDue(needs, until),
    settleOpen: (until) => settleOpen(needs, until),
    warnOfCards: () => warnOfCards(needs),
    nightly: (until) => nightly(needs, until),
    queues: () => (Object.keys(setting).length > 0 ? [cardQueue(needs)] : []),
    async stop() {
      stopping.abort();
      await (await opened)?.close();
      opened = undefined;
    },
  };
}
