/** Registers browsers and apps, and changes their topics: each in a transaction, with its line in the register of consents. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { QuietHours } from '../quiet-hours.ts';
import { areTooMany, type TopicRef } from '../topic.ts';
import {
  addTopic,
  type BrowserKeys,
  clientByToken,
  deleteClient,
  insertClient,
  lockClient,
  type PushClient,
  removeTopic,
  setQuietHours,
  topicsOfClient,
  touchClient,
  updateBrowser,
} from './client-queries.server.ts';

export const topicQueueName = 'push-topics';

export interface ConsentLine {
  isGiven: boolean;
  clientId: number;
  /** Path of the page or the call. */
  place: string;
  way: 'form' | 'api' | 'command';
  /** The topics. */
  detail: string;
}

export interface SubscribeNeeds {
  db: Kysely<DB>;
  clock: Clock;
  issueToken(): Promise<string>;
  recordConsent(trx: Transaction<DB>, line: ConsentLine): Promise<void>;
}

export interface BrowserRegistration {
  /** Null for a browser that has none, or has lost it. */
  token: string | null;
  endpoint: string;
  keys: BrowserKeys;
  name: string;
  zone: string;
  /** The reader's choice, in place of the former one. */
  choice: { topics: readonly TopicRef[]; quiet: QuietHours };
  place: string;
}

export interface RegisteredBrowser {
  token: string;
  topics: TopicRef[];
}

/**
 * Registers a browser with what its reader chose. The token or the secret of the known subscription prove that it is the
 * same browser; a subscription alone, whose address others may know, does not.
 * @returns Null when the endpoint belongs to another browser.
 */
export async function registerBrowser(
  needs: SubscribeNeeds,
  registration: BrowserRegistration,
): Promise<RegisteredBrowser | null> {
  const { db, clock } = needs;
  const { token: known, endpoint: address, keys, name, zone, choice, place } = registration;
  const fresh = await needs.issueToken();
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const found = await lockBrowser(trx, registration);
    if (found === 'taken') return null;
    const { client, isByToken } = found;
    const token = isByToken ? (known ?? fresh) : fresh;
    const id =
      client?.id ?? (await insertClient(trx, { kind: 'browser', token, address, keys, name, zone, now }));
    if (id === null) return null;
    if (client) await updateBrowser(trx, id, { token, address, keys, name, now });
    await setQuietHours(trx, id, choice.quiet);
    await replaceTopics(needs, trx, { id, topics: choice.topics, place });
    return { token, topics: await topicsOfClient(trx, id) };
  });
}

export type BrowserRenewal = Pick<BrowserRegistration, 'endpoint' | 'keys' | 'name'> & { token: string };

/**
 * Replaces the subscription of a known browser, without an act of its reader. The choice is the stored one: a browser
 * whose reader withdrew the consent, here or on another device, is unknown and stays so.
 */
export async function renewBrowser(
  { db, clock }: SubscribeNeeds,
  renewal: BrowserRenewal,
): Promise<RegisteredBrowser | 'no-client' | 'taken'> {
  const { token, endpoint: address, keys, name } = renewal;
  return db.transaction().execute(async (trx) => {
    const found = await lockBrowser(trx, renewal);
    if (found === 'taken') return 'taken';
    const { client, isByToken } = found;
    if (!client || !isByToken) return 'no-client';
    await updateBrowser(trx, client.id, { token, address, keys, name, now: clock.now() });
    return { token, topics: await topicsOfClient(trx, client.id) };
  });
}

/** The browser with the token, or else with the endpoint and its secret. */
async function lockBrowser(
  trx: Transaction<DB>,
  { token, endpoint, keys }: Pick<BrowserRegistration, 'token' | 'endpoint' | 'keys'>,
): Promise<{ client: PushClient | null; isByToken: boolean } | 'taken'> {
  const byAddress = await lockClient(trx, { address: endpoint });
  if (byAddress && byAddress.keys?.auth !== keys.auth) return 'taken';
  const byToken = token === null ? null : await lockClient(trx, { token });
  // The same browser is stored twice: the client with its token stays.
  if (byToken && byAddress && byToken.id !== byAddress.id) await deleteClient(trx, byAddress.id);
  return { client: byToken ?? byAddress, isByToken: byToken !== null };
}

async function replaceTopics(
  needs: SubscribeNeeds,
  trx: Transaction<DB>,
  { id, topics, place }: { id: number; topics: readonly TopicRef[]; place: string },
): Promise<void> {
  const before = await topicsOfClient(trx, id);
  const isIn = (list: readonly TopicRef[], ref: TopicRef): boolean =>
    list.some(({ site, topic }) => site === ref.site && topic === ref.topic);
  const removed = before.filter((ref) => !isIn(topics, ref));
  const added = topics.filter((ref) => !isIn(before, ref));
  for (const ref of removed) await removeTopic(trx, id, ref);
  for (const ref of added) await addTopic(trx, id, ref, needs.clock.now());
  if (removed.length > 0)
    await consent(needs, trx, { isGiven: false, id, topics: removed, place, way: 'form' });
  if (added.length > 0) await consent(needs, trx, { isGiven: true, id, topics: added, place, way: 'form' });
}

function consent(
  { recordConsent }: SubscribeNeeds,
  trx: Transaction<DB>,
  line: Pick<ConsentLine, 'isGiven' | 'place' | 'way'> & { id: number; topics: readonly TopicRef[] },
): Promise<void> {
  const { isGiven, place, way, id, topics } = line;
  const detail = topics.map(({ site, topic }) => `${site}/${topic}`).join(' ');
  return recordConsent(trx, { isGiven, clientId: id, place, way, detail });
}

/** Forgets a browser with its topics; returns whether there was one. */
export async function removeBrowser(needs: SubscribeNeeds, token: string, place: string): Promise<boolean> {
  return needs.db.transaction().execute(async (trx) => {
    const client = await lockClient(trx, { token });
    if (!client) return false;
    await withdrawAll(needs, trx, client, { place, way: 'form' });
    return true;
  });
}

/** Deletes a client, and records the withdrawal of its topics. */
export async function withdrawAll(
  needs: SubscribeNeeds,
  trx: Transaction<DB>,
  client: PushClient,
  at: Pick<ConsentLine, 'place' | 'way'>,
): Promise<void> {
  const topics = await topicsOfClient(trx, client.id);
  if (topics.length > 0) await consent(needs, trx, { isGiven: false, id: client.id, topics, ...at });
  await deleteClient(trx, client.id);
}

export interface TopicChange {
  token: string;
  kind: 'app' | 'browser';
  zone: string;
  place: string;
}

/** `no-client`: a browser without a subscription. `too-many`: it has as many as one can have. */
export type SubscribeResult = 'done' | 'no-client' | 'too-many';

/** Adds a topic [PUSH-02]; a new app is registered with its first one. */
export async function subscribe(
  needs: SubscribeNeeds,
  { token, kind, zone, place }: TopicChange,
  ref: TopicRef,
): Promise<SubscribeResult> {
  const now = needs.clock.now();
  return needs.db.transaction().execute(async (trx) => {
    const known = await lockClient(trx, { token });
    if (!known && kind === 'browser') return 'no-client';
    const app = { kind, token, address: token, keys: null, name: 'App', zone, now };
    if (known) await touchClient(trx, known, now);
    const id = known?.id ?? (await insertClient(trx, app));
    if (id === null) return 'no-client';
    const topics = await topicsOfClient(trx, id);
    if (topics.some(({ site, topic }) => site === ref.site && topic === ref.topic)) return 'done';
    if (areTooMany([...topics, ref])) return 'too-many';
    await addTopic(trx, id, ref, now);
    await consent(needs, trx, { isGiven: true, id, topics: [ref], place, way: 'api' });
    if (kind === 'app') await synchroniseFirebase(trx, id, ref);
    return 'done';
  });
}

/** Removes a topic, or all of the site; what is not there is no failure [PUSH-02] [S34]. */
export async function unsubscribe(
  needs: SubscribeNeeds,
  { token, place }: Pick<TopicChange, 'token' | 'place'>,
  { site, topic }: { site: string; topic: string | null },
): Promise<void> {
  await needs.db.transaction().execute(async (trx) => {
    const client = await lockClient(trx, { token });
    if (!client) return;
    await touchClient(trx, client, needs.clock.now());
    const topics = await topicsOfClient(trx, client.id);
    const removed = topics.filter((ref) => ref.site === site && (topic === null || ref.topic === topic));
    await removeTopics(needs, trx, client, removed, { place, way: 'api' });
  });
}

/** Removes the topics of an app, which remains until Firebase has removed them, too. */
export async function unsubscribeAll(
  needs: SubscribeNeeds,
  trx: Transaction<DB>,
  client: PushClient,
  at: Pick<ConsentLine, 'place' | 'way'>,
): Promise<void> {
  await removeTopics(needs, trx, client, await topicsOfClient(trx, client.id), at);
}

async function removeTopics(
  needs: SubscribeNeeds,
  trx: Transaction<DB>,
  { id, kind }: PushClient,
  topics: readonly TopicRef[],
  at: Pick<ConsentLine, 'place' | 'way'>,
): Promise<void> {
  if (topics.length === 0) return;
  for (const ref of topics) {
    await removeTopic(trx, id, ref);
    if (kind === 'app') await synchroniseFirebase(trx, id, ref);
  }
  await consent(needs, trx, { isGiven: false, id, topics, ...at });
}

/** By a queue, which reads the topic's state at delivery: the order of messages does not matter. */
export function synchroniseFirebase(trx: Transaction<DB>, client: number, ref: TopicRef): Promise<void> {
  return addToOutbox(trx, { queue: topicQueueName, payload: { client, ...ref } });
}

/** The topics of a client on a site [PUSH-01]; none for an unknown one. */
export async function topicsOn(
  { db, clock }: Pick<SubscribeNeeds, 'db' | 'clock'>,
  token: string,
  site: string,
): Promise<string[]> {
  const client = await clientByToken(db, token);
  if (!client) return [];
  await touchClient(db, client, clock.now());
  const topics = await topicsOfClient(db, client.id);
  return topics.filter((ref) => ref.site === site).map(({ topic }) => topic);
}
