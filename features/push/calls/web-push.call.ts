/** `/api/web-push`: subscriptions of browsers, for the page of notifications and for the service worker. */
import { z } from 'zod';
import { browserName } from '#features/accounts/public.ts';
import { type CallFailure, defineCall, failure, json, jsonBody, ownCall } from '#features/kit/public.ts';
import { notificationsPath } from '../consent-text.ts';
import { longestEndpoint } from '../devices/endpoint.ts';
import { isPublicKey } from '../devices/public-key.server.ts';
import { fieldOf } from '../pages/notifications-data.ts';
import type { PushFeature } from '../push-feature.server.ts';
import type { BrowserRegistration, RegisteredBrowser } from '../server/subscribe.server.ts';
import { areTooMany, type TopicRef } from '../topic.ts';
import { limit } from './subscriptions.call.ts';

interface PushNeeds {
  push: PushFeature;
}

const path = '/api/web-push';
const token = z.string().regex(/^[\w-]{24}$/);
const base64url = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes);
const minutes = z.int().min(0).max(1_439);
const topicRef = z.object({ site: z.string().max(60), topic: z.string().max(200) });

/** The point of an elliptic curve, uncompressed, and 16 random bytes, as RFC 8291 has them. */
const subscriptionSchema = z.object({
  endpoint: z.url().max(longestEndpoint),
  keys: z.object({ p256dh: z.string().max(200).refine(isPublicKey), auth: base64url(16) }),
});

const choiceSchema = z.object({
  topics: z.array(topicRef).refine((topics) => !areTooMany(topics), 'are more than a browser can have'),
  quiet: z.object({ from: minutes, to: minutes }),
});

const stateSchema = z.object({
  /** The key with which the browser has to subscribe now. */
  vapidKey: z.string(),
  /** False when its push service has given up the subscription: the browser needs a new one. */
  isActive: z.boolean(),
  choice: choiceSchema.extend({ topics: z.array(topicRef.extend({ title: z.string() })) }),
});

export const webPushStateCall = defineCall({
  ...ownCall,
  id: 'webPushState',
  method: 'GET',
  path,
  summary: 'The choice of a browser',
  query: z.object({ clientToken: token }),
  answer: json(stateSchema, 'Topics and quiet hours.'),
  async handle({ query, viewer }, { push }: PushNeeds) {
    await limit(push, 'push read', viewer.address);
    const found = await push.browserOf(query.clientToken);
    if (!found) return noBrowser;
    const topics = await Promise.all(
      found.topics.map(async (ref) => ({ ...ref, title: (await push.titleOf(ref)) ?? ref.topic })),
    );
    const { quiet, endedAt } = found.client;
    const vapidKey = await push.publicKey();
    const value = { vapidKey, isActive: endedAt === null, choice: { topics, quiet } };
    return { kind: 'answer', value, dependencies: null };
  },
});

const subscribed = { subscription: subscriptionSchema, vapidKey: base64url(65) };

export const webPushCall = defineCall({
  ...ownCall,
  id: 'registerWebPush',
  method: 'POST',
  path,
  varies: 'domain',
  summary: 'Registers what the reader of a browser chose, or renews the subscription of a known browser',
  body: jsonBody(
    z.discriminatedUnion('act', [
      z.object({
        act: z.literal('choose'),
        clientToken: token.nullable(),
        choice: choiceSchema,
        ...subscribed,
      }),
      // A worker repairs without its reader, so it names no topics.
      z.object({ act: z.literal('renew'), clientToken: token, ...subscribed }),
    ]),
    65_536,
  ),
  answer: json(z.object({ clientToken: token, topics: z.array(topicRef) }), 'The browser’s token.'),
  async handle({ body, view, viewer }, { push }: PushNeeds) {
    await limit(push, 'push change', viewer.address);
    const { subscription, vapidKey } = body;
    const { endpoint } = subscription;
    if (!push.isOn) return failure('request-invalid', 'There are no notifications.');
    if (vapidKey !== (await push.publicKey()))
      return failure('request-invalid', 'The subscription is for another key.');
    if (!(await push.isKnownEndpoint(endpoint)))
      return failure('request-invalid', 'The endpoint belongs to no known push service.');
    const keys = { ...subscription.keys, vapidKey };
    const browser = { endpoint, keys, name: browserName(viewer.userAgent) };
    const token =
      body.clientToken !== null && (await push.kindOf(body.clientToken)) !== null ? body.clientToken : null;
    const registered =
      body.act === 'renew'
        ? await renewed(push, { ...browser, token })
        : await chosen(push, body.choice, { ...browser, token, zone: view.site.timeZone });
    if ('kind' in registered) return registered;
    const { token: own, topics } = registered;
    return { kind: 'answer', value: { clientToken: own, topics }, dependencies: null };
  },
});

type Browser = Pick<BrowserRegistration, 'endpoint' | 'keys' | 'name' | 'token'>;

async function renewed(
  push: PushFeature,
  { token, ...browser }: Browser,
): Promise<RegisteredBrowser | CallFailure> {
  const result = token === null ? 'no-client' : await push.renew({ ...browser, token });
  if (result === 'no-client') return noBrowser;
  return result === 'taken' ? taken : result;
}

async function chosen(
  push: PushFeature,
  { topics, quiet }: BrowserRegistration['choice'],
  browser: Browser & { zone: string },
): Promise<RegisteredBrowser | CallFailure> {
  const { known, unknown } = await sortTopics(push, topics);
  const [wrong] = unknown.length === 0 ? [] : await withoutFormer(push, browser.token, unknown);
  if (wrong) return failure('push-topic-not-found', `There is no topic '${wrong.topic}'.`);
  const choice = { topics: known, quiet };
  return (await push.register({ ...browser, choice, place: notificationsPath })) ?? taken;
}

export const removeBrowserCall = defineCall({
  ...ownCall,
  id: 'removeWebPush',
  method: 'DELETE',
  path,
  summary: 'Removes a browser; a second time changes nothing',
  query: z.object({ clientToken: token }),
  answer: json(z.object({ isRemoved: z.boolean() }), 'Whether there was one.'),
  async handle({ query, viewer }, { push }: PushNeeds) {
    await limit(push, 'push change', viewer.address);
    const isRemoved = await push.remove(query.clientToken, notificationsPath);
    return { kind: 'answer', value: { isRemoved }, dependencies: null };
  },
});

const noBrowser = failure('push-client-not-found', 'No browser has this token.');

const taken = failure('request-invalid', 'The endpoint belongs to another browser.');

async function sortTopics(push: PushFeature, given: readonly TopicRef[]) {
  const topics = [...new Map(given.map((ref) => [fieldOf(ref), ref])).values()];
  const titles = await Promise.all(topics.map((ref) => push.titleOf(ref)));
  return {
    known: topics.filter((_, at) => titles[at] !== null),
    unknown: topics.filter((_, at) => titles[at] === null),
  };
}

/** A topic that does not exist any more must not keep its reader from saving; it is dropped. */
async function withoutFormer(
  push: PushFeature,
  token: string | null,
  unknown: readonly TopicRef[],
): Promise<TopicRef[]> {
  const former = token === null ? [] : ((await push.browserOf(token))?.topics ?? []);
  return unknown.filter(({ site, topic }) => !former.some((ref) => ref.site === site && ref.topic === topic));
}
