/** Newsletters: subscriptions with double opt-in, issues made of the edition's stories, and their sending. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type RecordedReport, recordReport } from './bounces/record-report.server.ts';
import { createIssues, type Issues } from './issues/issues.server.ts';
import { createNewsletterLinks } from './issues/newsletter-links.server.ts';
import { prune } from './issues/run-schedule.server.ts';
import type { Newsletter } from './newsletter.ts';
import type { InnerNeeds, NewslettersNeeds } from './newsletters-needs.server.ts';
import {
  type ChangePlace,
  eraseSubscriber,
  type Preferences,
  preferencesOf,
  type SubscriptionChange,
  setSubscription,
  setSubscriptions,
  setSubscriptionsOf,
  shownSubscriptions,
  unsubscribe,
} from './subscribers/change-subscriptions.server.ts';
import {
  type Confirmation,
  confirmSubscription,
  lookUpRequest,
} from './subscribers/confirm-subscription.server.ts';
import { exportSubscriber } from './subscribers/export-subscriber.server.ts';
import {
  type ImportCounts,
  type ImportedLine,
  importSubscribers,
} from './subscribers/import-subscribers.server.ts';
import {
  requestSubscription,
  type SignUpContext,
  type SignUpOutcome,
} from './subscribers/request-subscription.server.ts';
import type { ShownSubscription } from './subscribers/shown-subscription.ts';
import type { SignUp } from './subscribers/sign-up.ts';
import {
  countsOfLists,
  type ListCount,
  type ListedSubscriber,
  liftSuppression,
  moveSubscriber,
  subscriberByEmail,
  subscribersOfList,
  unblock,
} from './subscribers/subscribers-queries.server.ts';

export interface NewslettersFeature extends Issues {
  /** Reads the key of links and bounces; to be called before anything else. */
  load(): Promise<void>;
  signUp(signUp: SignUp, context: SignUpContext): Promise<SignUpOutcome>;
  lookUpRequest(token: string): Promise<Confirmation>;
  confirm(token: string): Promise<Confirmation>;
  /** Of the owner of a link; null for a forged one. */
  preferences(token: string): Promise<Preferences | null>;
  setPreferences(
    preferences: Preferences,
    lists: readonly string[],
    place: ChangePlace,
  ): Promise<{ started: string[]; ended: string[] }>;
  unsubscribe(link: { token: string; code: string }, place: ChangePlace): Promise<boolean>;
  /** The lists with the subscriptions of a confirmed address. */
  subscriptionsOf(email: string): Promise<ShownSubscription[]>;
  /** False for an unknown list. */
  setSubscription(change: SubscriptionChange): Promise<boolean>;
  /** Sets the subscriptions of a confirmed address to exactly these lists. */
  setSubscriptions(email: string, lists: readonly string[], place: ChangePlace): Promise<void>;
  /** Everything that is stored of a person, for the person. */
  exportOf(email: string): Promise<object>;
  /** The subscriptions follow their owner's new address, unless that one has its own. */
  changeAddress(trx: Transaction<DB>, from: string, to: string): Promise<void>;
  erase(trx: Transaction<DB>, email: string): Promise<void>;
  prune(): Promise<string>;
  recordReport(source: Buffer | string, tokens?: readonly string[]): Promise<RecordedReport>;
  /** The recipient that a bounce address names; null for a forged one. */
  recipientIn(bounceToken: string): string | null;
  counts(): Promise<ListCount[]>;
  subscribers(list: string, after: number, limit: number): Promise<ListedSubscriber[]>;
  importSubscribers(
    newsletter: Newsletter,
    lines: readonly ImportedLine[],
    consent: string,
  ): Promise<ImportCounts>;
  /** Lets mails be sent again to an address that bounced or complained. */
  unblock(email: string): Promise<boolean>;
}

export function createNewslettersFeature(outer: NewslettersNeeds): NewslettersFeature {
  const { db } = outer;
  const links = createNewsletterLinks(db);
  const needs: InnerNeeds = { ...outer, links };

  /** For what needs the key of the links: it is read with the first call. */
  function withLinks<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      await links.load();
      return act(...args);
    };
  }

  return {
    load: links.load,
    signUp: withLinks((signUp: SignUp, context: SignUpContext) =>
      requestSubscription(needs, signUp, context),
    ),
    lookUpRequest: withLinks((token: string) => lookUpRequest(needs, token)),
    confirm: withLinks((token: string) => confirmSubscription(needs, token)),
    preferences: withLinks((token: string) => preferencesOf(needs, token)),
    setPreferences: withLinks(({ subscriber }: Preferences, lists: readonly string[], place: ChangePlace) =>
      setSubscriptions(needs, subscriber, lists, place),
    ),
    unsubscribe: withLinks((link: { token: string; code: string }, place: ChangePlace) =>
      unsubscribe(needs, link, place),
    ),
    async subscriptionsOf(email) {
      return shownSubscriptions(needs, email, (await subscriberByEmail(db, email)) ?? null);
    },
    setSubscription: withLinks((change: SubscriptionChange) => setSubscription(needs, change)),
    setSubscriptions: withLinks((email: string, lists: readonly string[], place: ChangePlace) =>
      setSubscriptionsOf(needs, email, lists, place),
    ),
    exportOf: (email) => exportSubscriber(needs, email),
    changeAddress: (trx, from, to) => moveSubscriber(trx, from, to),
    erase: withLinks((trx: Transaction<DB>, email: string) => eraseSubscriber(needs, trx, email)),
    ...createIssues(needs),
    prune: () => prune(needs),
    recordReport: withLinks((source: Buffer | string, tokens?: readonly string[]) =>
      recordReport(needs, source, tokens),
    ),
    recipientIn: links.recipientIn,
    counts: () => countsOfLists(db),
    subscribers: (list, after, limit) => subscribersOfList(db, list, after, limit),
    importSubscribers: withLinks((newsletter: Newsletter, lines: readonly ImportedLine[], consent: string) =>
      importSubscribers(needs, newsletter, lines, consent),
    ),
    unblock: withLinks((email: string) =>
      db.transaction().execute(async (trx) => {
        await liftSuppression(trx, links.hash(email), ['bounce', 'complaint']);
        return unblock(trx, email);
      }),
    ),
  };
}
