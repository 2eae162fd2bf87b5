/** The features of readers as persons: accounts, consents, payments, mails, notifications, and their data in all of them. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type AccountsFeature, createAccountsFeature } from '#features/accounts/public.server.ts';
import { accountTextVersion, googleSetting } from '#features/accounts/public.ts';
import { type ConsentFeature, createConsentFeature } from '#features/consent/public.server.ts';
import { mailSetting } from '#features/kit/public.ts';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import { createMessagesFeature, type MessagesFeature } from '#features/messages/public.server.ts';
import { createNewslettersFeature, type NewslettersFeature } from '#features/newsletters/public.server.ts';
import {
  consentSubject,
  createPushFeature,
  type PushFeature,
  pushPart,
} from '#features/push/public.server.ts';
import { pushSetting, pushTextVersion } from '#features/push/public.ts';
import { mainSite } from '#features/sites/public.ts';
import { createSupportFeature, noPaymentKeys, type SupportFeature } from '#features/support/public.server.ts';
import { supportPath } from '#features/support/public.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { createSharedLimits, type SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { paymentSandbox } from '../sandbox/payment-sandbox.server.ts';
import { type AppContextNeeds, hasPush } from './app-context-needs.ts';
import type { EditorialFeatures } from './editorial-features.ts';
import { subjectsOfPush } from './push-subjects.ts';
import { storiesOfSites } from './stories-of-sites.ts';

export interface ReaderFeatures {
  accounts: AccountsFeature;
  consents: ConsentFeature;
  /** Limits that all processes share. */
  limits: SharedLimits;
  support: SupportFeature;
  messages: MessagesFeature;
  newsletters: NewslettersFeature;
  push: PushFeature;
  /** Ends all that is charged to a reader regularly. */
  stopPayments(readerId: number): Promise<void>;
}

/** Sources of the mails and notifications that readers get. */
interface Subjects extends Pick<EditorialFeatures, 'content' | 'lists' | 'front'> {
  livescore: LivescoreFeature;
}

export function createReaderFeatures(needs: AppContextNeeds, subjects: Subjects): ReaderFeatures {
  const { db, edition, clock, log, port, openSandbox } = needs;
  const messages = createMessagesFeature({
    edition,
    clock,
    port,
    openMailbox: needs.openMailbox,
    setting: mailSetting.of(edition) ?? null,
    smtp: needs.smtp ?? null,
  });
  const consents = createConsentFeature({ db, clock });
  const limits = createSharedLimits(db, clock.now);
  const accounts = createAccountsFeature({
    db,
    clock,
    log,
    limits,
    sendMail: messages.send,
    canSendMails: messages.canSend,
    view: { edition, site: mainSite(edition), port },
    googleSetting: googleSetting.of(edition) ?? null,
    googleSecret: needs.googleSecret ?? null,
    openSandbox,
    recordConsent: (trx, consent) => recordAccount(consents, trx, { ...consent, way: 'mail' }),
  });
  const support = createSupport(needs, { accounts, consents, messages, limits });
  const newsletters = createNewslettersFeature({
    db,
    edition,
    port,
    clock,
    consents,
    limits,
    recordInvalidations,
    sendMail: messages.send,
    canSend: messages.canSend,
    openListMailer: messages.openListMailer,
    stories: storiesOfSites(subjects),
    isSupporter: (email) => isSupporter({ accounts, support }, email),
  });
  const push = createPushFeature({
    db,
    clock,
    log,
    limits,
    openSandbox,
    account: needs.fcm ?? null,
    setting: hasPush(needs) ? (pushSetting.of(edition) ?? null) : null,
    topics: pushPart.of(edition),
    mainSite: edition.mainSite,
    recordConsent: (trx, { isGiven, clientId, place, way, detail }) =>
      consents.record(trx, {
        kind: 'push',
        isGiven,
        subject: consentSubject(clientId),
        place,
        way,
        detail,
        textVersion: pushTextVersion,
      }),
    ...subjectsOfPush({ ...subjects, edition, port }),
  });
  return {
    accounts,
    consents,
    limits,
    support,
    messages,
    newsletters,
    push,
    stopPayments: support.cancelAll,
  };
}

async function isSupporter(
  { accounts, support }: Pick<ReaderFeatures, 'accounts' | 'support'>,
  email: string,
): Promise<boolean> {
  const reader = await accounts.readers.byEmail(email);
  return reader !== null && (await support.standingOf(reader.id)) !== null;
}

function createSupport(
  needs: AppContextNeeds,
  {
    accounts,
    consents,
    messages,
    limits,
  }: Pick<ReaderFeatures, 'accounts' | 'consents' | 'messages' | 'limits'>,
): SupportFeature {
  const { db, clock, log, edition, port, openSandbox, dataFolder, readCaches } = needs;
  const isServer = readCaches !== undefined;
  return createSupportFeature({
    db,
    clock,
    log,
    limits,
    edition,
    port,
    recordInvalidations,
    openSandbox: openSandbox && paymentSandbox({ openSandbox, dataFolder, isServer }),
    sendMail: messages.send,
    keys: needs.paymentKeys ?? noPaymentKeys,
    findOrCreateReader: async (trx, reader) => {
      const found = await accounts.readers.findOrCreate(trx, reader);
      const consent = { email: reader.email, place: supportPath, way: 'form' } as const;
      if (found.isNew) await recordAccount(consents, trx, consent);
      return found;
    },
    keepReader: (trx, id, at) => accounts.readers.keepSince(trx, id, at),
    recordConsent: (trx, { subject, ...consent }) =>
      consents.record(trx, { ...consent, subject, kind: 'stored-card', way: 'form' }),
  });
}

function recordAccount(
  consents: ConsentFeature,
  trx: Kysely<DB>,
  { email, place, way }: { email: string; place: string; way: 'mail' | 'form' },
): Promise<void> {
  return consents.record(trx, {
    kind: 'account',
    isGiven: true,
    subject: email,
    place,
    way,
    textVersion: accountTextVersion,
  });
}
