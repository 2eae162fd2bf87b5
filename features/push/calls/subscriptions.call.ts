/** `/api/subscriptions`: topics of a client, which is known by its token [PUSH-01] [PUSH-02]. */
import { z } from 'zod';
import { type CallFailure, defineCall, failure, json, jsonBody, ownCall } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import type { PushFeature } from '../push-feature.server.ts';

interface PushNeeds {
  push: PushFeature;
}

const path = '/api/subscriptions';

const clientToken = z
  .string()
  .min(1)
  .max(1_024)
  .describe('The registration token of an app at Firebase, or the token that a browser got from us.');
const topic = z
  .string()
  .regex(/^[a-zA-Z0-9_.~%-]{1,200}$/, 'must be the name of a topic, such as fontos')
  .describe('`fontos`, another topic of the site, `tag.{slug}` or `match.{id}`.');

const subscriptionSchema = z.object({ clientToken, topic }).meta({ id: 'Subscription' });

/** The token identifies the client, so the call needs no cookie, and pages of other sites have no use for it. */
const clientCall = {
  ...ownCall,
  path,
  tag: 'subscriptions',
  isDocumented: true,
  varies: 'site',
  problems: ['push-client-not-found', 'push-topic-not-found'],
} as const;

export const subscriptionsCall = defineCall({
  ...clientCall,
  id: 'subscriptions',
  method: 'GET',
  summary: 'The topics of a client on the site',
  query: z.object({ clientToken }),
  answer: json(z.array(subscriptionSchema), 'One entry for each topic; none for an unknown client.'),
  async handle({ query, view, viewer }, { push }: PushNeeds) {
    await limit(push, 'push read', viewer.address);
    if ((await push.kindOf(query.clientToken)) === null) return noToken;
    return answerOf(push, query.clientToken, view);
  },
});

export const subscribeCall = defineCall({
  ...clientCall,
  id: 'subscribe',
  method: 'POST',
  summary: 'Subscribes a client to a topic; a second time changes nothing',
  body: jsonBody(z.object({ clientToken, topic }), 4_096),
  answer: json(subscriptionSchema, 'The subscription.'),
  async handle({ body, view, viewer }, { push }: PushNeeds) {
    await limit(push, 'push change', viewer.address);
    const kind = await push.kindOf(body.clientToken);
    if (kind === null) return noToken;
    const ref = { site: view.site.slug, topic: body.topic };
    if ((await push.titleOf(ref)) === null)
      return failure('push-topic-not-found', `The site has no topic '${body.topic}'.`);
    const change = { token: body.clientToken, kind, zone: view.site.timeZone, place: path };
    const result = await push.subscribe(change, ref);
    if (result === 'no-client')
      return failure('push-client-not-found', 'The browser of this token has no subscription.');
    if (result === 'too-many')
      return failure('request-invalid', 'The client has as many topics as it can have.');
    return { kind: 'answer', value: body, dependencies: null };
  },
});

export const unsubscribeCall = defineCall({
  ...clientCall,
  id: 'unsubscribe',
  method: 'DELETE',
  summary: 'Removes a topic of a client, or all of the site without `topic`; a second time changes nothing',
  description: 'By the query, or by the body that POST takes.',
  query: z.object({ clientToken: clientToken.optional(), topic: topic.optional() }),
  body: jsonBody(z.object({ clientToken, topic: topic.optional() }).nullish(), 4_096),
  answer: json(z.array(subscriptionSchema), 'What is left.'),
  async handle({ query, body, view, viewer }, { push }: PushNeeds) {
    await limit(push, 'push change', viewer.address);
    const { clientToken: token, topic: name = null } = body ?? query;
    if (token === undefined) return noToken;
    const kind = await push.kindOf(token);
    if (kind === null) return noToken;
    const change = { token, kind, zone: view.site.timeZone, place: path };
    await push.unsubscribe(change, { site: view.site.slug, topic: name });
    return answerOf(push, token, view);
  },
});

const noToken: CallFailure = failure('request-invalid', 'The clientToken is no token of a client.');

async function answerOf(push: PushFeature, token: string, { site }: Viewpoint) {
  const topics = await push.topicsOn(token, site.slug);
  const value = topics.map((name) => ({ clientToken: token, topic: name }));
  return { kind: 'answer' as const, value, dependencies: null };
}

/** Many readers of a mobile network share one address. */
const limits = {
  'push read': { uses: 600, seconds: 600 },
  'push change': { uses: 300, seconds: 600 },
};

export async function limit(
  { limits: shared }: PushFeature,
  name: keyof typeof limits,
  address: string,
): Promise<void> {
  const wait = await shared.consumeNetwork(name, address, limits[name]);
  if (wait === null) return;
  throw new Problem(
    'too-many-requests',
    `There were too many requests from this address; wait ${wait} s.`,
    wait,
  );
}
