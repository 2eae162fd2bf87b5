/** `/api/newsroom/notifications`: past notifications about stories, and new sendings [TOOL-04]. */
import { z } from 'zod';
import type { AccountsFeature } from '#features/accounts/public.server.ts';
import {
  type CallFailure,
  defineCall,
  failure,
  fieldsFailure,
  json,
  jsonBody,
} from '#features/kit/public.ts';
import {
  memberNames,
  memberOf,
  newsroomCall,
  rightMissing,
  storyInPath,
} from '#features/writing/public.server.ts';
import type { PushFeature } from '../push-feature.server.ts';
import type { SendingEntry } from '../sendings/list-sendings.server.ts';
import type { OrderOutcome } from '../sendings/order-sending.server.ts';
import { sendingKinds, sendingStates } from '../sendings/sending.ts';
import { sendingFaultWords } from '../sendings/sending-fault-words.ts';
import { type TopicRef, topicOf } from '../topic.ts';

interface Needs {
  push: PushFeature;
  accounts: Pick<AccountsFeature, 'members'>;
}

const call = { ...newsroomCall, right: 'publish-stories' } as const;
const topicSchema = z.strictObject({ site: z.string().max(100), topic: z.string().max(120) });
const entrySchema = z.object({
  id: z.int().nullable().describe('Null for what the story announced by itself.'),
  story: z.int(),
  kind: z.enum([...sendingKinds, 'automatic']),
  title: z.string(),
  body: z.string(),
  topics: z.array(topicSchema.extend({ title: z.string() })),
  state: z.enum(sendingStates),
  at: z.iso.datetime(),
  by: z.string().describe('Empty for programs, and for what nobody sent.'),
  counts: z
    .object({ sent: z.int(), waiting: z.int(), failed: z.int(), unknown: z.int(), stopped: z.int() })
    .describe('Of browsers and of groups of apps. What is unknown may have arrived, and is not sent again.'),
});
const offeredSchema = topicSchema.extend({
  title: z.string(),
  isUrgent: z.boolean(),
  browsers: z.int(),
  hasApps: z.boolean(),
  isAnnounced: z.boolean(),
});

export const notificationsCall = defineCall({
  ...call,
  id: 'newsroomNotifications',
  method: 'GET',
  path: '/api/newsroom/notifications',
  summary: 'The last notifications that editors sent',
  answer: json(z.object({ notifications: z.array(entrySchema) }), 'The newest first.'),
  async handle(_, needs: Needs) {
    const notifications = (await needs.push.sendings.last()).map(await presentWith(needs));
    return { kind: 'answer', value: { notifications }, dependencies: null };
  },
});

export const notificationTopicsCall = defineCall({
  ...call,
  id: 'newsroomNotificationTopics',
  method: 'GET',
  path: '/api/newsroom/notifications/topics',
  summary: 'The topics of notifications on a site',
  query: z.object({ site: z.string().max(100) }),
  answer: json(z.object({ topics: z.array(offeredSchema) }), 'As a new story would be sent to.'),
  async handle({ query }, { push }: Needs) {
    return {
      kind: 'answer',
      value: { topics: await push.sendings.topicsOfSite(query.site) },
      dependencies: null,
    };
  },
});

export const storyNotificationsCall = defineCall({
  ...call,
  id: 'newsroomStoryNotifications',
  method: 'GET',
  path: '/api/newsroom/notifications/stories/:id',
  summary: 'The notification of a story, and what was sent about it',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({
      story: z.object({
        id: z.int(),
        site: z.string(),
        title: z.string(),
        body: z.string(),
        url: z.string(),
      }),
      topics: z.array(offeredSchema),
      notifications: z.array(entrySchema).describe('The first one first.'),
    }),
    'What an editor sees before sending.',
  ),
  async handle({ params }, needs: Needs) {
    const opened = await needs.push.sendings.open(params.id);
    if (!opened) return storyNotPublic;
    const { story, topics, entries } = opened;
    const notifications = entries.map(await presentWith(needs));
    return { kind: 'answer', value: { story, topics, notifications }, dependencies: null };
  },
});

export const notificationReachCall = defineCall({
  ...call,
  id: 'newsroomNotificationReach',
  method: 'GET',
  path: '/api/newsroom/notifications/stories/:id/reach',
  summary: 'How many browsers would get a notification',
  params: storyInPath,
  query: z.object({
    kind: z.enum(sendingKinds),
    topics: z
      .string()
      .max(2_000)
      .default('')
      .describe('`telex/fontos,telex/elo`')
      .transform((text) => text.split(',').flatMap(topicIn)),
  }),
  answer: json(z.object({ browsers: z.int() }), 'Apps are counted by their push service only.'),
  async handle({ params, query }, { push }: Needs) {
    return {
      kind: 'answer',
      value: { browsers: await push.sendings.reach(params.id, query) },
      dependencies: null,
    };
  },
});

function topicIn(text: string): TopicRef[] {
  const [, site, topic] = /^([a-z0-9-]{1,100})\/([a-z0-9.-]{1,120})$/.exec(text) ?? [];
  return site === undefined || topic === undefined ? [] : [{ site, topic }];
}

export const sendNotificationCall = defineCall({
  ...call,
  scope: 'publish',
  id: 'newsroomSendNotification',
  method: 'POST',
  path: '/api/newsroom/notifications',
  summary: 'Sends a notification about a story, once',
  body: jsonBody(
    z.strictObject({
      key: z.uuid().describe('A repetition with the same key is the same sending.'),
      story: z.int().positive().max(2_147_483_647),
      seen: z.int().nonnegative().describe('How many notifications about the story its sender was shown.'),
      kind: z.enum(sendingKinds),
      title: z.string().trim().min(1).max(120),
      body: z.string().trim().max(280),
      topics: z.array(topicSchema).max(20).describe('A correction goes where the notification before went.'),
      at: z.iso
        .datetime({ offset: true })
        .transform((given) => new Date(given))
        .nullable()
        .default(null),
    }),
    16_384,
  ),
  problems: ['article-not-found', 'version-outdated', 'fields-invalid'],
  answer: json(z.object({ id: z.int() }), 'It will be sent, whatever happens to this process.'),
  async handle({ body: { story: storyId, ...order }, viewer }, { push }: Needs) {
    const story = await push.sendings.open(storyId);
    const sites = [...(story ? [story.story.site] : []), ...order.topics.map(({ site }) => site)];
    const forbidden = rightMissing(viewer.viewer, 'publish-stories', sites);
    if (forbidden) return forbidden;
    const outcome = await push.sendings.order({ ...order, storyId }, memberOf(viewer).by);
    if (outcome.kind !== 'ordered') return failureOfOrder(outcome);
    return { kind: 'answer', value: { id: outcome.sending.id }, dependencies: null };
  },
});

const storyNotPublic = failure('article-not-found', 'No public story has this id.');

export function failureOfOrder(outcome: Exclude<OrderOutcome, { kind: 'ordered' }>): CallFailure {
  switch (outcome.kind) {
    case 'missing':
      return storyNotPublic;
    case 'outdated':
      return failure('version-outdated', 'Somebody has sent a notification about this story since.');
    case 'refused':
      return fieldsFailure({ [outcome.fault]: sendingFaultWords.hu[outcome.fault] });
  }
}

export const stopNotificationCall = defineCall({
  ...call,
  scope: 'publish',
  id: 'newsroomStopNotification',
  method: 'POST',
  path: '/api/newsroom/notifications/:id/stop',
  summary: 'Stops a notification: what is not on its way yet is not sent',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(entrySchema, 'The notification as it is now.'),
  async handle({ params }, needs: Needs) {
    const entry = await needs.push.sendings.stop(params.id);
    if (!entry) return failure('article-not-found', 'No notification has this id.');
    return { kind: 'answer', value: (await presentWith(needs))(entry), dependencies: null };
  },
});

async function presentWith({
  push,
  accounts,
}: Needs): Promise<(entry: SendingEntry) => z.infer<typeof entrySchema>> {
  const nameOf = await memberNames(accounts);
  return ({ storyId: story, at, author, topics, ...entry }) => ({
    ...entry,
    story,
    topics: topics.map((ref) => ({ ...ref, title: topicOf(push.topics, ref)?.title ?? ref.topic })),
    at: at.toISOString(),
    by: nameOf(author),
  });
}
