import { afterAll, expect, it } from 'vitest';
import { withTestApp } from '#tests/test-app.ts';
import type { FcmClient } from './fcm-client.server.ts';
import { pushQueues } from './push-queues.server.ts';
import { topicQueueName } from './subscribe.server.ts';

const testApp = withTestApp();
afterAll(() => testApp.context.push.stop());

const place = '/api/subscriptions';
const fontos = { site: 'telex', topic: 'fontos' };

it.each([
  ['subscribed', false],
  ['unsubscribed', true],
])(
  'an app that is %s at Firebase while its reader changes the topic is synchronised again',
  async (_, isWanted) => {
    const { push, db, clock } = testApp.context;
    const token = `cK3_d-${isWanted}:APA91b${'x'.repeat(130)}`;
    const change = { token, place, zone: 'Europe/Budapest', kind: 'app' as const };
    const set = (wish: boolean): Promise<unknown> =>
      wish ? push.subscribe(change, fontos) : push.unsubscribe(change, fontos);
    await set(true);
    await set(!isWanted);
    const requests: string[] = [];
    async function answer(request: string) {
      requests.push(request);
      // A change that another process has sent before Firebase answers here.
      await set(isWanted);
      return { kind: 'sent' as const, status: 200 };
    }
    const apps: FcmClient = {
      send: async () => ({ kind: 'sent', status: 200 }),
      subscribe: () => answer('subscribe'),
      unsubscribe: () => answer('unsubscribe'),
    };
    const announcing = { db, clock, topics: push.topics, mainSite: 'telex', hasApps: true };
    const queues = pushQueues({ ...announcing, apps, loadStory: async () => null, sendDue: async () => 0 });
    const queue = queues.find(({ name }) => name === topicQueueName);
    const { id } = await db
      .selectFrom('push_clients')
      .select('id')
      .where('address', '=', token)
      .executeTakeFirstOrThrow();
    const delivery = { signal: AbortSignal.timeout(5_000), send: async () => undefined };
    const deliver = () => queue?.deliver([{ client: Number(id), ...fontos }], delivery);
    expect(await deliver()).toEqual([
      { kind: 'failed', error: 'the topic was changed while Firebase was requested' },
    ]);
    expect(await deliver()).toEqual([{ kind: 'done' }]);
    const [first, second] = isWanted ? ['unsubscribe', 'subscribe'] : ['subscribe', 'unsubscribe'];
    expect(requests).toEqual([first, second]);
  },
);
