/** Notifications: apps with Firebase, browsers with Web Push [PUSH-01] [PUSH-02] [PUSH-03] [S34]. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type ServiceAccount, serviceAccountSchema } from '#platform/config/service-account.server.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { fetchFromOwnSetting } from '#platform/http/outgoing/fetch-text.server.ts';
import { createLazySandbox, type OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createReaderTokens } from '#platform/tokens/reader-tokens.server.ts';
import { kindOfToken } from './devices/client-token.server.ts';
import { sendingQueue } from './sendings/sending-queue.server.ts';
import { createSendings, type Sendings } from './sendings/sendings.server.ts';
import { type BrowsersOfReaders, createBrowsersOfReaders } from './server/browsers-of-readers.server.ts';
import {
  type ClientCounts,
  clientByToken,
  countByTopic,
  countClients,
  followedMatches,
  type PushClient,
  topicsOfClient,
  touchClient,
} from './server/client-queries.server.ts';
import { announcedTopics, factsOfStories } from './server/delivery-queries.server.ts';
import { createFcmClient } from './server/fcm-client.server.ts';
import { type MatchScore, noteScores } from './server/goals.server.ts';
import { lastMessages, type MessageReport } from './server/message-queries.server.ts';
import { pausesAt, type ServicePause } from './server/pause-queries.server.ts';
import { previewStory, type StoryPreview } from './server/preview-story.server.ts';
import { prune } from './server/prune.server.ts';
import {
  announceStory,
  type LoadStory,
  pushQueues,
  storyEvent,
  topicsOfNew,
} from './server/push-queues.server.ts';
import { sendDue } from './server/send-due.server.ts';
import { createServiceGuard } from './server/service-guard.ts';
import {
  type BrowserRegistration,
  type BrowserRenewal,
  type ConsentLine,
  type RegisteredBrowser,
  registerBrowser,
  removeBrowser,
  renewBrowser,
  type SubscribeResult,
  subscribe,
  type TopicChange,
  topicsOn,
  unsubscribe,
} from './server/subscribe.server.ts';
import { createWebPushClient } from './server/web-push-client.server.ts';
import type { PushSetting } from './setting/push-setting.ts';
import { type FollowedMatch, type SiteTopics, subjectOf, type TopicRef, topicOf } from './topic.ts';

export interface PushFeatureNeeds extends PushSubjects {
  db: Kysely<DB>;
  clock: Clock;
  log: Log;
  limits: SharedLimits;
  /** Null for an edition without notifications. */
  setting: PushSetting | null;
  topics: readonly SiteTopics[];
  /** Slug of the site whose topics have their own names at Firebase. */
  mainSite: string;
  /** Firebase's account, of the operator's setting. */
  account: ServiceAccount | null;
  openSandbox?: OpenSandbox | undefined;
  recordConsent(trx: Transaction<DB>, line: ConsentLine): Promise<void>;
}

/** Reads the subjects of notifications. */
export interface PushSubjects {
  loadStory: LoadStory;
  /** Null for a tag that does not exist. */
  tagName(slug: string): Promise<string | null>;
  /**
   * Null for an unknown match. Sends no request to the provider of live scores, as clients can name any
   * number.
   */
  match(id: number): Promise<FollowedMatch | null>;
}

export interface PushFeature extends BrowsersOfReaders {
  /** Whether readers can get notifications at all. */
  isOn: boolean;
  topics: readonly SiteTopics[];
  limits: SharedLimits;
  /** The key with which browsers subscribe. */
  publicKey(): Promise<string>;
  /** Whether the address belongs to a known push service. */
  isKnownEndpoint(endpoint: string): Promise<boolean>;
  /** `app`, `browser`, or null for a token that nobody can have. */
  kindOf(token: string): Promise<'app' | 'browser' | null>;
  /** Name of a topic; null where there is no such topic. */
  titleOf(ref: TopicRef): Promise<string | null>;
  register(registration: BrowserRegistration): Promise<RegisteredBrowser | null>;
  renew(renewal: BrowserRenewal): Promise<RegisteredBrowser | 'no-client' | 'taken'>;
  /** Counts as a visit of the browser. */
  browserOf(token: string): Promise<{ client: PushClient; topics: TopicRef[] } | null>;
  remove(token: string, place: string): Promise<boolean>;
  subscribe(change: TopicChange, ref: TopicRef): Promise<SubscribeResult>;
  unsubscribe(change: TopicChange, ref: { site: string; topic: string | null }): Promise<void>;
  topicsOn(token: string, site: string): Promise<string[]>;
  /** Sends a story to topics; null for one that does not exist. */
  sendStory(id: number, topics: readonly TopicRef[]): Promise<TopicRef[] | null>;
  /** The story's own site first; none for a story that is not public. */
  sitesOfStory(id: number): Promise<readonly string[]>;
  /**
   * The topics to which a public story is to be announced automatically and was not yet, with their names.
   */
  topicsFor(id: number): Promise<(TopicRef & { name: string })[]>;
  previewStory(id: number, topics: readonly TopicRef[]): Promise<StoryPreview | null>;
  /** Notifications that editors send about stories. */
  sendings: Sendings;
  /** New scores, in the transaction in which they are recorded. */
  noteScores(trx: Transaction<DB>, matches: readonly MatchScore[]): Promise<void>;
  /** Matches that readers follow. */
  followedMatches(): Promise<number[]>;
  queues(): Queue[];
  sendDue(signal: AbortSignal): Promise<number>;
  /** Deletes expired rows; returns a message for the operator. */
  prune(): Promise<string>;
  status(): Promise<PushStatus>;
  /** Whether a sandbox receives the notifications; `sandboxAddress` is the page that shows them. */
  hasSandbox: boolean;
  sandboxAddress(): Promise<string>;
  stop(): Promise<void>;
}

export interface PushStatus {
  /** Services that get nothing now, after faults in a row. */
  pauses: ServicePause[];
  counts: ClientCounts;
  topics: (TopicRef & ClientCounts)[];
  messages: MessageReport[];
}

const dayMs = 86_400_000;
/** A match lasts hours, and may be followed days before. */
const matchFollowedForMs = 14 * dayMs;
/** Two calls to the provider at the pace of a live match. */
const mostMatches = 40;
const noSetting: PushSetting = { contact: 'mailto:nobody@localhost', hosts: [], browsers: 'services' };

export function createPushFeature(needs: PushFeatureNeeds): PushFeature {
  const { db, clock, log, topics, mainSite } = needs;
  const setting = needs.setting ?? noSetting;
  const { browsers, apps, sandbox, hasSandbox } = openServices(needs, setting);
  const tokens = createReaderTokens(db, 'push-client');
  const subscribing = {
    db,
    clock,
    recordConsent: needs.recordConsent,
    issueToken: () => tokens.issue(),
  };
  const announcing = { db, clock, topics, mainSite, hasApps: setting.apps !== undefined };
  const sendings = createSendings({ ...announcing, loadStory: needs.loadStory });
  const guard = createServiceGuard();
  const send = (signal: AbortSignal): Promise<number> =>
    sendDue({ db, clock, log, browsers, apps, guard }, signal);

  return {
    isOn: needs.setting !== null,
    topics,
    limits: needs.limits,
    hasSandbox,
    sendDue: send,
    sendings,
    titleOf: (ref) => titleOf(needs, ref),
    publicKey: browsers.publicKey,
    isKnownEndpoint: browsers.isKnown,
    async kindOf(token) {
      const kind = kindOfToken(token);
      return kind === 'browser' && !(await tokens.isIssued(token)) ? null : kind;
    },
    register: (registration) => registerBrowser(subscribing, registration),
    renew: (renewal) => renewBrowser(subscribing, renewal),
    async browserOf(token) {
      const client = await clientByToken(db, token);
      if (client) await touchClient(db, client, clock.now());
      return client && { client, topics: await topicsOfClient(db, client.id) };
    },
    remove: (token, place) => removeBrowser(subscribing, token, place),
    subscribe: (change, ref) => subscribe(subscribing, change, ref),
    unsubscribe: (change, ref) => unsubscribe(subscribing, change, ref),
    topicsOn: (token, site) => topicsOn(subscribing, token, site),
    sendStory: (id, refs) => announceStory({ ...announcing, loadStory: needs.loadStory }, id, refs),
    async sitesOfStory(id) {
      const [facts] = await factsOfStories(db, [id]);
      return facts?.sites ?? [];
    },
    topicsFor: (id) => topicsFor(needs, id),
    previewStory: (id, refs) => previewStory(needs, id, refs),
    noteScores: (trx, matches) => noteScores({ clock, topics }, trx, matches),
    followedMatches: () =>
      followedMatches(db, new Date(clock.now().getTime() - matchFollowedForMs), mostMatches),
    queues: () =>
      needs.setting === null
        ? []
        : [
            ...pushQueues({ ...announcing, apps, loadStory: needs.loadStory, sendDue: send }),
            sendingQueue(sendings),
          ],
    prune: () => prune({ ...subscribing, match: needs.match }),
    status: async () => ({
      pauses: await pausesAt(db, clock.now()),
      counts: await countClients(db),
      topics: await countByTopic(db),
      messages: await lastMessages(db, 10),
    }),
    ...createBrowsersOfReaders({ ...subscribing, titleOf: (ref) => titleOf(needs, ref) }),
    sandboxAddress: async () => `${await sandbox.originFor('notifications')}/webpush/`,
    stop: sandbox.close,
  };
}

async function topicsFor(needs: PushFeatureNeeds, id: number): Promise<(TopicRef & { name: string })[]> {
  if (needs.setting === null) return [];
  const [story] = await topicsOfNew(needs, [id]);
  const done = await announcedTopics(needs.db, storyEvent(id));
  const fresh = (story?.topics ?? []).filter(
    ({ site, topic }) => !done.some((one) => one.site === site && one.topic === topic),
  );
  const found: (TopicRef & { name: string })[] = [];
  for (const ref of fresh) found.push({ ...ref, name: (await titleOf(needs, ref)) ?? ref.topic });
  return found;
}

async function titleOf(needs: PushFeatureNeeds, ref: TopicRef): Promise<string | null> {
  if (!needs.topics.some(({ site }) => site === ref.site)) return null;
  const subject = subjectOf(ref.topic);
  if (subject?.kind === 'tag') return needs.tagName(subject.slug);
  if (subject?.kind === 'match') return (await needs.match(subject.id))?.name ?? null;
  return topicOf(needs.topics, ref)?.title ?? null;
}

/** The services that deliver: Firebase and the browsers' own, or the sandbox in their place. */
function openServices(needs: PushFeatureNeeds, setting: PushSetting) {
  const { db, clock } = needs;
  const sandbox = createLazySandbox(needs);
  const origin = (): Promise<string> => sandbox.originFor('notifications');
  const isSandbox = { apps: setting.apps === 'sandbox', browsers: setting.browsers === 'sandbox' };
  const hasSandbox = needs.openSandbox !== undefined && (isSandbox.apps || isSandbox.browsers);
  const browsers = createWebPushClient({
    db,
    clock,
    contact: setting.contact,
    hosts: setting.hosts,
    sandboxOrigin: async () => (isSandbox.browsers && hasSandbox ? origin() : null),
  });
  const apps = createFcmClient({
    clock,
    base: async () => (isSandbox.apps ? `${await origin()}/fcm` : 'https://fcm.googleapis.com'),
    account: async () => (isSandbox.apps ? sandboxAccount(await origin()) : needs.account),
  });
  return { browsers, apps, sandbox, hasSandbox };
}

async function sandboxAccount(origin: string): Promise<ServiceAccount> {
  const text = await fetchFromOwnSetting({
    url: `${origin}/fcm/service-account.json`,
    signal: AbortSignal.timeout(5_000),
  });
  return serviceAccountSchema.parse(JSON.parse(text));
}
