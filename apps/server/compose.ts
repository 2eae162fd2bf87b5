/** Creates the features and connects them; the only place on the server where features meet. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type AccountsFeature, createAccountsFeature } from '#features/accounts/public.server.ts';
import { accountTextVersion, type PersonalDataSource } from '#features/accounts/public.ts';
import { type AdsFeature, createAdsFeature } from '#features/ads/public.server.ts';
import { type AudioFeature, createAudioFeature, podcastGuid } from '#features/audio/public.server.ts';
import { podcastFeedPath } from '#features/audio/public.ts';
import { type ConsentFeature, createConsentFeature } from '#features/consent/public.server.ts';
import {
  type ContentFeature,
  createContentFeature,
  projectLiveBlogs,
  projectStoryKeys,
} from '#features/content/public.server.ts';
import { createFiguresFeature, type FiguresFeature } from '#features/figures/public.server.ts';
import { createFrontFeature, type FrontFeature } from '#features/front/public.server.ts';
import { planFront } from '#features/front/public.ts';
import { createImportsFeature, type ImportsFeature } from '#features/imports/public.server.ts';
import { createListsFeature, type ListsFeature } from '#features/lists/public.server.ts';
import { createLiveFeature, type LiveFeature } from '#features/live/public.server.ts';
import { createLivescoreFeature, type LivescoreFeature } from '#features/livescore/public.server.ts';
import { createMediaFeature, type MediaFeature } from '#features/media/public.server.ts';
import { createMessagesFeature, type MessagesFeature } from '#features/messages/public.server.ts';
import { createNewslettersFeature, type NewslettersFeature } from '#features/newsletters/public.server.ts';
import {
  consentSubject,
  createPushFeature,
  notifyReaders,
  type PushFeature,
  pushPart,
} from '#features/push/public.server.ts';
import { pushTextVersion } from '#features/push/public.ts';
import { createQuizFeature, type QuizFeature } from '#features/quiz/public.server.ts';
import { createReadershipFeature, type ReadershipFeature } from '#features/readership/public.server.ts';
import { createSearchFeature, type SearchFeature } from '#features/search/public.server.ts';
import { type Edition, mainSite, originOf, type Site, siteBySlug } from '#features/sites/public.ts';
import { createElectionsFeature, type ElectionsFeature } from '#features/supplements/public.server.ts';
import {
  createSupportFeature,
  noPaymentKeys,
  type PaymentKeys,
  type SupportFeature,
} from '#features/support/public.server.ts';
import { supportPath } from '#features/support/public.ts';
import { createTipsFeature, forbiddenWordsPart, type TipsFeature } from '#features/tips/public.server.ts';
import { hasHubs, notifyFeeds, notifyPodcastFeed } from '#pages/feeds/feed-queues.server.ts';
import { gamesPart } from '#pages/tips/games-part.server.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { noCache, type ReadCache } from '#platform/cache/read-cache.server.ts';
import type { ServiceAccount } from '#platform/config/service-account.server.ts';
import type { OpenSandbox } from '#platform/http/open-sandbox.ts';
import { pageSecurityHeaders } from '#platform/http/security-headers.ts';
import { createSharedLimits, type SharedLimits } from '#platform/http/shared-limits.server.ts';
import { loadStemmer } from '#platform/hungarian/load-stemmer.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { OpenMailbox } from '#platform/mail/open-mailbox.ts';
import type { Clock } from '#platform/time/clock.ts';
import { framedOrigins } from './framed-origins.ts';
import { loadGameResults } from './game-results.ts';
import { outsideOrigins } from './outside-origins.ts';
import { personalDataSources } from './personal-data.ts';
import { scoresOf, subjectsOfPush } from './push-subjects.ts';
import { recommendedLists } from './recommended-lists.ts';
import { storiesOfSites } from './stories-of-sites.ts';
import { createSupportSwitch, type SupportSwitch } from './support-switch.ts';

export interface AppContextNeeds {
  db: Kysely<DB>;
  /** For connections of their own. */
  databaseUrl: string;
  edition: Edition;
  clock: Clock;
  log: Log;
  port: number;
  dataFolder: string;
  /** Whether only the newsroom may see the sites. */
  preview?: boolean;
  /** Only in a process that receives invalidations. */
  readCaches?: ReadCache;
  /** The key of the provider of live scores. */
  apisportsKey?: string | null;
  /** Secrets of the payment gateways. */
  paymentKeys?: PaymentKeys;
  /** For an edition with sandbox sources. */
  openSandbox?: OpenSandbox | undefined;
  /** The server for mails, with its password. */
  smtp?: string | null;
  /** The client secret of the sign-in with Google. */
  googleSecret?: string | null;
  /** For an edition whose mails go to the sandbox. */
  openMailbox?: OpenMailbox | undefined;
  /** The account for the app's notifications. */
  fcm?: ServiceAccount | null;
}

/** All features and resources that processes and commands use. */
export interface AppContext extends Omit<AppContextNeeds, 'readCaches'> {
  content: ContentFeature;
  lists: ListsFeature;
  front: FrontFeature;
  readership: ReadershipFeature;
  media: MediaFeature;
  imports: ImportsFeature;
  accounts: AccountsFeature;
  /** Deletes accounts whose time to think is over, and the person from all features. */
  eraseDueReaders(): Promise<number>;
  /** The sources of a reader's data, for the download and the deletion of an account. */
  personalData: readonly PersonalDataSource[];
  /** Ends all that is charged to a reader regularly. */
  stopPayments(readerId: number): Promise<void>;
  consents: ConsentFeature;
  /** Limits that all processes share. */
  limits: SharedLimits;
  search: SearchFeature;
  quiz: QuizFeature;
  tips: TipsFeature;
  live: LiveFeature;
  figures: FiguresFeature;
  livescore: LivescoreFeature;
  /** The live blogs that name live scores. */
  liveBlogsOfScores(): Promise<{ livescoreId: string; storyId: number; url: string }[]>;
  elections: ElectionsFeature;
  audio: AudioFeature;
  ads: AdsFeature;
  support: SupportFeature;
  supportSwitch: SupportSwitch;
  messages: MessagesFeature;
  newsletters: NewslettersFeature;
  push: PushFeature;
  /** Security headers of a site's pages, of which other sites may show some in a frame. */
  pageHeaders(
    site: Site,
    traits?: { isEmbeddable?: true; formActions?: readonly string[] },
  ): Record<string, string>;
}

export function createAppContext(needs: AppContextNeeds): AppContext {
  const { db, edition, clock, log, port, readCaches = noCache } = needs;
  // A preview has no readers.
  const hasPush = edition.push !== undefined && needs.preview !== true;
  const lists = createListsFeature({
    ...{ db, edition, clock, recordInvalidations },
    // Landing pages are planned like front pages.
    plan: planFront,
  });
  const search = createSearchFeature({ db, log, edition, recordInvalidations, stemmer: loadStemmer });
  const content = createContentFeature({
    ...{ db, edition, clock, port, recordInvalidations },
    // Cards, which lists and searches show, include the time of a live blog's last post.
    projections: [projectLiveBlogs, lists.projectStories, search.projectStories, projectStoryKeys],
    subscribers: [...(hasHubs(needs) ? [notifyFeeds] : []), ...(hasPush ? [notifyReaders] : [])],
  });
  const front = createFrontFeature({
    ...{ db, log, recordInvalidations, recommendedLists },
    cards: content.cards,
    createReadCache: readCaches.createCache,
    trendingTags: lists.trendingTags,
  });
  const audio = createAudioFeature({
    ...{
      db,
      clock,
      recordInvalidations,
      createCache: readCaches.createCache,
      onInvalidation: readCaches.onInvalidation,
    },
    onEpisodesChanged: hasHubs(needs) ? notifyPodcastFeed : async () => undefined,
    guidOf: ({ site, slug }) =>
      podcastGuid(originOf(siteBySlug(edition, site), port) + podcastFeedPath(slug)),
  });
  const media = createMediaFeature({ ...needs, shownBy: content.cardsShowing });
  const ads = createAdsFeature({
    ...{ db, clock, edition, recordInvalidations, storeImage: media.storeImage },
    createReadCache: readCaches.createCache,
  });
  const messages = createMessagesFeature({
    ...{ edition, port, openMailbox: needs.openMailbox },
    setting: edition.mail ?? null,
    smtp: needs.smtp ?? null,
  });
  const consents = createConsentFeature({ db, clock });
  const recordAccount = (
    work: Kysely<DB>,
    { email, place, way }: { email: string; place: string; way: 'mail' | 'form' },
  ): Promise<void> =>
    consents.record(work, {
      ...{ kind: 'account', isGiven: true, subject: email, place, way },
      textVersion: accountTextVersion,
    });
  const limits = createSharedLimits(db, clock.now);
  const accounts = createAccountsFeature({
    ...{ db, clock, log, limits, sendMail: messages.send, canSendMails: messages.canSend },
    view: { edition, site: mainSite(edition), port },
    ...{ googleSetting: edition.google ?? null, googleSecret: needs.googleSecret ?? null },
    openSandbox: needs.openSandbox,
    recordConsent: (work, consent) => recordAccount(work, { ...consent, way: 'mail' }),
  });
  const support = createSupportFeature({
    ...{ db, clock, log, edition, port, recordInvalidations, sendMail: messages.send },
    keys: needs.paymentKeys ?? noPaymentKeys,
    openSandbox: needs.openSandbox,
    findOrCreateReader: async (work, reader) => {
      const found = await accounts.readers.findOrCreate(work, reader);
      if (found.isNew) await recordAccount(work, { email: reader.email, place: supportPath, way: 'form' });
      return found;
    },
    keepReader: (work, id, at) => accounts.readers.keepSince(work, id, at),
    recordConsent: (work, { subject, ...consent }) =>
      consents.record(work, { ...consent, subject, kind: 'stored-card', way: 'form' }),
  });
  const newsletters = createNewslettersFeature({
    ...{ db, edition, port, clock, consents, limits, recordInvalidations },
    ...{ sendMail: messages.send, canSend: messages.canSend, openListMailer: messages.openListMailer },
    stories: storiesOfSites({ lists, front, content }),
  });
  const livescore = createLivescoreFeature({
    ...{ db, clock, log, recordInvalidations, createReadCache: readCaches.createCache },
    ...{ setting: edition.livescore ?? null, media: media.fetchedPictures },
    key: needs.apisportsKey ?? null,
    openSandbox: needs.openSandbox,
    onFixtures: async (work, fixtures) => push.noteScores(work, scoresOf(fixtures, { edition, port })),
  });
  const elections = createElectionsFeature({
    ...{ db, clock, log, edition, recordInvalidations, createReadCache: readCaches.createCache },
    openSandbox: needs.openSandbox,
  });
  const push = createPushFeature({
    ...{ db, clock, log, limits, openSandbox: needs.openSandbox, account: needs.fcm ?? null },
    ...{ setting: hasPush ? (edition.push ?? null) : null, topics: pushPart.of(edition) },
    mainSite: edition.mainSite,
    recordConsent: (work, { isGiven, clientId, place, way, detail }) =>
      consents.record(work, {
        ...{ kind: 'push', isGiven, subject: consentSubject(clientId), place, way, detail },
        textVersion: pushTextVersion,
      }),
    ...subjectsOfPush({ content, livescore, edition, port }),
  });
  const personalData = personalDataSources({ accounts, support, newsletters, push, consents });
  const frames = framedOrigins(edition, port);
  const soundHosts = edition.soundHosts.map((host) => `https://${host}`);
  return {
    ...needs,
    content,
    lists,
    front,
    readership: createReadershipFeature({
      ...{ db, clock },
      sites: edition.sites.map((site) => site.slug),
      publishRankings: front.writeRankings,
      publishMonthReads: lists.writeMonthReads,
    }),
    media,
    imports: createImportsFeature({ db, cards: content.cards }),
    accounts,
    personalData,
    stopPayments: support.cancelAll,
    eraseDueReaders: () =>
      accounts.readers.deleteDue(async (work, reader) => {
        for (const { erase } of personalData) await erase(work, reader);
      }),
    consents,
    limits,
    search,
    quiz: createQuizFeature({ db, clock, recordInvalidations }),
    tips: createTipsFeature({
      ...{ db, clock, recordInvalidations },
      games: gamesPart.of(edition),
      forbiddenWords: forbiddenWordsPart.of(edition),
      loadResults: (name) => loadGameResults({ edition, elections, livescore }, name),
    }),
    live: createLiveFeature({ content, clock, view: { edition, site: mainSite(edition), port } }),
    audio,
    ads,
    support,
    supportSwitch: createSupportSwitch({ front, log, onInvalidation: readCaches.onInvalidation }),
    messages,
    newsletters,
    figures: createFiguresFeature({
      ...{ db, clock, recordInvalidations, onInvalidations: readCaches.onInvalidation },
      setting: edition.figures ?? null,
      openSandbox: needs.openSandbox,
    }),
    livescore,
    push,
    async liveBlogsOfScores() {
      const named = await content.liveBlogsNamingScores({ edition, site: mainSite(edition), port });
      return named.map(({ livescoreId, blog }) => ({ livescoreId, storyId: blog.id, url: blog.url }));
    },
    elections,
    pageHeaders: (site, { isEmbeddable = false, formActions = [] } = {}) => {
      const outside = outsideOrigins(edition, site, { isEmbeddable });
      return pageSecurityHeaders({
        ...outside,
        frames: [...frames, ...outside.frames],
        ...{ isEmbeddable, formActions },
        media: [...new Set([...audio.soundOrigins.current(), ...soundHosts])],
        isHttps: originOf(site, port).startsWith('https:'),
      });
    },
  };
}
