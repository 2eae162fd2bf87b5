/** Notifications: apps with Firebase, browsers with Web Push [PUSH-01] [PUSH-02] [PUSH-03] [S34]. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { PushSetting } from '#features/sites/public.ts';
import { type ServiceAccount, serviceAccountSchema } from '#platform/config/service-account.server.ts';
import { fetchFromOwnSetting } from '#platform/http/fetch-text.server.ts';
import type { OpenSandbox, Sandbox } from '#platform/http/open-sandbox.ts';
import type { SharedLimits } from '#platform/http/shared-limits.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createReaderTokens } from '#platform/tokens/reader-tokens.server.ts';
import { consentSubject, kindOfToken } from './client-token.server.ts';
import type { ReaderDevice } from './reader-devices.ts';
import {
  type ClientCounts,
  clientByToken,
  clientsOfReader,
  countByTopic,
  countClients,
  followedMatches,
  lockClient,
  type PushClient,
  setReader,
  topicsOfClient,
  touchClient,
} from './server/client-queries.server.ts';
import {
  announcedTopics,
  factsOfStories,
  lastMessages,
  type MessageReport,
  quietGroups,
} from './server/delivery-queries.server.ts';
import { createFcmClient } from './server/fcm-client.server.ts';
import { type MatchScore, noteScores } from './server/goals.server.ts';
import { pausesAt, type ServicePause } from './server/pause-queries.server.ts';
import { prune } from './server/prune.server.ts';
import { announceStory, type LoadStory, pushQueues, storyEvent } from './server/push-queues.server.ts';
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
  withdrawAll,
} from './server/subscribe.server.ts';
import { createWebPushClient } from './server/web-push-client.server.ts';
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
  recordConsent(work: Transaction<DB>, line: ConsentLine): Promise<void>;
}

/** Reads the subjects of notifications. */
export interface PushSubjects {
  loadStory: LoadStory;
  /** Null for a tag that does not exist. */
  tagName(slug: string): Promise<string | null>;
  /** Null for a match that is not known. Never asks the provider of live scores: anybody can name any number. */
  match(id: number): Promise<FollowedMatch | null>;
}

export interface StoryPreview {
  title: string;
  body: string;
  url: string;
  /** Of these topics, those to which the story was not announced. */
  topics: TopicRef[];
  browsers: number;
}

export interface PushFeature {
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
  previewStory(id: number, topics: readonly TopicRef[]): Promise<StoryPreview | null>;
  /** New scores, in the transaction in which they are recorded. */
  noteScores(work: Transaction<DB>, matches: readonly MatchScore[]): Promise<void>;
  /** Matches that readers follow. */
  followedMatches(): Promise<number[]>;
  queues(): Queue[];
  sendDue(signal: AbortSignal): Promise<number>;
  /** Deletes what is not needed any more; returns a message for the operator. */
  prune(): Promise<string>;
  status(): Promise<PushStatus>;
  /** Binds a browser to the account of the reader who is signed in; returns whether there is one with this token. */
  linkToReader(token: string, readerId: number): Promise<boolean>;
  ofReader(readerId: number): Promise<ReaderDevice[]>;
  /** The names of the reader's browsers in the register of consents. */
  consentSubjectsOf(readerId: number): Promise<string[]>;
  exportOf(readerId: number): Promise<object>;
  erase(work: Transaction<DB>, readerId: number): Promise<void>;
  /** Removes one of the reader's browsers; returns whether it was one. */
  removeOfReader(readerId: number, clientId: number): Promise<boolean>;
  /** Whether a sandbox receives what is sent, and the address that shows it. */
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
  const { sandboxOf, closeSandbox, hasSandbox } = sandboxes(needs, setting);
  const tokens = createReaderTokens(db, 'push-client');
  const browsers = createWebPushClient({
    ...{ db, clock, contact: setting.contact, hosts: setting.hosts },
    sandboxOrigin: async () =>
      setting.browsers === 'sandbox' && hasSandbox ? originOf(await sandboxOf()) : null,
  });
  const apps = createFcmClient({
    clock,
    base: async () =>
      setting.apps === 'sandbox' ? `${(await sandboxOf()).origin}/fcm` : 'https://fcm.googleapis.com',
    account: async () => (setting.apps === 'sandbox' ? sandboxAccount(await sandboxOf()) : needs.account),
  });
  const subscribing = {
    ...{ db, clock, recordConsent: needs.recordConsent },
    issueToken: () => tokens.issue(),
  };
  const announcing = { db, clock, topics, mainSite, hasApps: setting.apps !== undefined };
  const guard = createServiceGuard();
  const send = (signal: AbortSignal): Promise<number> =>
    sendDue({ db, clock, log, browsers, apps, guard }, signal);

  async function titleOf(ref: TopicRef): Promise<string | null> {
    if (!topics.some(({ site }) => site === ref.site)) return null;
    const subject = subjectOf(ref.topic);
    if (subject?.kind === 'tag') return needs.tagName(subject.slug);
    if (subject?.kind === 'match') return (await needs.match(subject.id))?.name ?? null;
    return topicOf(topics, ref)?.title ?? null;
  }

  async function devicesOf(readerId: number): Promise<ReaderDevice[]> {
    const clients = (await clientsOfReader(db, readerId)).filter(({ endedAt }) => endedAt === null);
    return Promise.all(
      clients.map(async ({ id, name, createdAt, seenAt }) => {
        const refs = await topicsOfClient(db, id);
        const titles = await Promise.all(refs.map(async (ref) => (await titleOf(ref)) ?? ref.topic));
        return { id, name, createdAt, seenAt, topics: titles };
      }),
    );
  }

  return {
    ...{ isOn: needs.setting !== null, topics, limits: needs.limits, hasSandbox, titleOf, sendDue: send },
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
    async previewStory(id, refs) {
      const [facts] = await factsOfStories(db, [id]);
      const story = facts ? await needs.loadStory(id) : null;
      if (!story) return null;
      const done = await announcedTopics(db, storyEvent(id));
      const fresh = refs.filter(
        (ref) => !done.some(({ site, topic }) => site === ref.site && topic === ref.topic),
      );
      const groups = fresh.length === 0 ? [] : await quietGroups(db, storyEvent(id), fresh);
      const count = groups.reduce((sum, group) => sum + group.browsers, 0);
      return { title: story.title, body: story.lead, url: story.url, topics: fresh, browsers: count };
    },
    noteScores: (work, matches) => noteScores({ clock, topics }, work, matches),
    followedMatches: () =>
      followedMatches(db, new Date(clock.now().getTime() - matchFollowedForMs), mostMatches),
    queues: () =>
      needs.setting === null
        ? []
        : pushQueues({ ...announcing, apps, loadStory: needs.loadStory, sendDue: send }),
    prune: () => prune({ ...subscribing, match: needs.match }),
    status: async () => ({
      pauses: await pausesAt(db, clock.now()),
      counts: await countClients(db),
      topics: await countByTopic(db),
      messages: await lastMessages(db, 10),
    }),
    async linkToReader(token, readerId) {
      const client = await clientByToken(db, token);
      if (client) await setReader(db, client.id, readerId);
      return client !== null;
    },
    ofReader: devicesOf,
    consentSubjectsOf: async (readerId) =>
      (await clientsOfReader(db, readerId)).map(({ id }) => consentSubject(id)),
    async exportOf(readerId) {
      const clients = await clientsOfReader(db, readerId);
      return Promise.all(
        clients.map(async ({ id, name, quiet, createdAt, seenAt }) => ({
          ...{ name, quietHours: quiet, createdAt, lastSeenAt: seenAt },
          topics: await topicsOfClient(db, id),
        })),
      );
    },
    async erase(work, readerId) {
      for (const client of await clientsOfReader(work, readerId))
        await withdrawAll(subscribing, work, client, { place: '/tamogatas/profil', way: 'form' });
    },
    removeOfReader: (readerId, clientId) =>
      db.transaction().execute(async (work) => {
        const client = (await clientsOfReader(work, readerId)).find(({ id }) => id === clientId);
        if (!client || !(await lockClient(work, { address: client.address }))) return false;
        await withdrawAll(subscribing, work, client, { place: '/tamogatas/profil', way: 'form' });
        return true;
      }),
    async sandboxAddress() {
      return `${(await sandboxOf()).origin}/webpush/`;
    },
    stop: closeSandbox,
  };
}

function originOf({ origin }: Sandbox): string {
  return origin;
}

/** The development server's services, started when something is sent to them. */
function sandboxes({ clock, openSandbox }: PushFeatureNeeds, setting: PushSetting) {
  let opened: Promise<Sandbox> | undefined;
  const isWanted = setting.apps === 'sandbox' || setting.browsers === 'sandbox';
  return {
    hasSandbox: isWanted && openSandbox !== undefined,
    async sandboxOf(): Promise<Sandbox> {
      if (!openSandbox) throw new Error('the edition sends notifications to a sandbox, and there is none');
      opened ??= openSandbox({ clock });
      return opened;
    },
    async closeSandbox() {
      await (await opened)?.close();
      opened = undefined;
    },
  };
}

async function sandboxAccount({ origin }: Sandbox): Promise<ServiceAccount> {
  const text = await fetchFromOwnSetting({
    url: `${origin}/fcm/service-account.json`,
    signal: AbortSignal.timeout(5_000),
  });
  return serviceAccountSchema.parse(JSON.parse(text));
}
