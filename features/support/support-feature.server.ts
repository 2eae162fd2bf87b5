/**
 * The support feature: readers' payments, the counter of supporters, and the jobs that charge and reconcile.
 */

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import type { OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import { type OpenedGateways, openGateways } from './gateways/open-gateways.server.ts';
import type { PaymentKeys } from './gateways/payment-keys.server.ts';
import type { Supporters } from './hours.ts';
import type { OwnSupport } from './own-support.ts';
import { cardQueue } from './server/charges/cards.server.ts';
import {
  type ChangeOutcome,
  cancelCommitment,
  changeAmount,
  pause,
  resume,
} from './server/charges/change-commitment.server.ts';
import { type ChargeReport, chargeDue } from './server/charges/charge-due.server.ts';
import {
  type CommitmentSum,
  commitmentById,
  commitmentSums,
} from './server/charges/commitment-queries.server.ts';
import { remindOfYears } from './server/charges/remind.server.ts';
import { createGifts, type Gifts } from './server/gifts.server.ts';
import { type MatchedRow, matchStatement } from './server/match-statement.server.ts';
import { type OpenDispute, openDisputes } from './server/notices/dispute-queries.server.ts';
import { type RefundOutcome, refund } from './server/notices/refund.server.ts';
import {
  createSupportOfReaders,
  type SupportOfReaders,
  supportOfCommitment,
} from './server/of-reader.server.ts';
import { mismatchedOrders, orderByRef, sumsOf } from './server/order-queries.server.ts';
import { createPaying, type Paying } from './server/paying.server.ts';
import { createPaymentLimit, type PaymentLimit } from './server/payment-limit.server.ts';
import { nightly, settleOpen, warnOfCards } from './server/reconcile.server.ts';
import { createSupportLinks } from './server/support-links.server.ts';
import type { SupportNeeds } from './server/support-needs.server.ts';
import { offerAt, type SupportOffer } from './support-part.ts';
import { type DayOfSupport, supportersBetween, upsertSupporters } from './support-queries.server.ts';
import { noGateways, supportSetting } from './support-setting.ts';
import type { Commitment } from './terms/commitment.ts';
import type { Money } from './terms/money.ts';
import type { Order } from './terms/order.ts';
import type { StatementRow } from './transfers/statement.server.ts';

export interface SupportFeatureNeeds
  extends Pick<
    SupportNeeds,
    'recordInvalidations' | 'findOrCreateReader' | 'keepReader' | 'recordConsent' | 'sendMail'
  > {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  limits: SharedLimits;
  edition: Edition;
  port: number;
  keys: PaymentKeys;
  /** For gateways that are `sandbox`. */
  openSandbox?: OpenSandbox | undefined;
}

export interface SupportFeature extends Paying, PaymentLimit, SupportOfReaders, Gifts {
  /** Numbers of supporters who began on a day. */
  onDay(day: string): Promise<Supporters>;
  /** Numbers of supporters who began on or after a day. */
  since(day: string): Promise<Supporters>;
  /** Replaces the numbers of these days. */
  put(days: readonly DayOfSupport[], transaction?: Transaction<DB>): Promise<void>;

  /** A site's offer of amounts and gateways now; null where it has none. */
  offer(site: string): SupportOffer | null;

  /** The commitment of a signed link; null for a link that we did not sign. */
  commitmentOfToken(token: string): Promise<Commitment | null>;
  /** Path of the page of a commitment below the site's prefix, with its token. */
  managePathOf(commitmentId: number): Promise<string>;
  ofCommitment(commitment: Commitment): Promise<OwnSupport>;
  cancelCommitment(id: number): Promise<void>;
  changeAmount(id: number, money: Money): Promise<ChangeOutcome>;
  pause(id: number, months: 1 | 2 | 3): Promise<ChangeOutcome>;
  resume(id: number): Promise<ChangeOutcome>;

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
  /** Announces yearly charges. */
  remindOfYears(): Promise<number>;
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

export function createSupportFeature(given: SupportFeatureNeeds): SupportFeature {
  const { db, clock, limits, edition, port, keys, openSandbox, recordInvalidations } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  const links = createSupportLinks(db, edition, port);
  const setting = supportSetting.of(edition)?.gateways ?? noGateways;
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

  return {
    onDay: (day) => supportersBetween(db, { from: day, to: day }),
    since: (day) => supportersBetween(db, { from: day, to: null }),
    put: (days, transaction) =>
      inTransaction(db, transaction, async (trx) => {
        await upsertSupporters(trx, days);
        await recordInvalidations(trx, [{ key: 'supporters' }]);
      }),

    offer: (site) => offerAt(edition, site, clock.now()),
    ...createPaying(needs, signal),
    ...createPaymentLimit({
      limits,
      clock,
      signer: createSigner(db, { purpose: 'support', characters: 22 }),
    }),

    async commitmentOfToken(token) {
      const id = await links.commitmentOf(token);
      return id === null ? null : commitmentById(db, id);
    },
    managePathOf: links.managePathOf,
    ofCommitment: (commitment) => supportOfCommitment(needs, commitment),
    async cancelCommitment(id) {
      await cancelCommitment(needs, id, 'reader');
    },
    changeAmount: (id, money) => changeAmount(needs, id, money, signal),
    pause: (id, months) => pause(needs, id, months, signal),
    resume: (id) => resume(needs, id, signal),

    ...createSupportOfReaders(needs),
    ...createGifts(needs),

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
    remindOfYears: () => remindOfYears(needs),
    nightly: (until) => nightly(needs, until),
    queues: () => (Object.keys(setting).length > 0 ? [cardQueue(needs)] : []),
    async stop() {
      stopping.abort();
      await (await opened)?.close();
      opened = undefined;
    },
  };
}
