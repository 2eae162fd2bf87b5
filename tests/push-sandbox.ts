/** The sandbox's push services, as tests use them. */
import { z } from 'zod';
import type { AppContext } from '#apps/server/compose.ts';
import { takeFromOutbox } from '#platform/queue/outbox-queries.server.ts';
import type { Outcome, Queue } from '#platform/queue/queue.ts';

export const subscriptionSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
export type TestSubscription = z.infer<typeof subscriptionSchema>;

const messagesSchema = z.array(
  z.object({
    service: z.string(),
    to: z.string(),
    contact: z.string(),
    message: z.string().transform((text): unknown => JSON.parse(text)),
    headers: z.record(z.string(), z.string()),
  }),
);

type Service = 'webpush' | 'fcm';

export async function sandboxOrigin({ push }: AppContext): Promise<string> {
  return new URL(await push.sandboxAddress()).origin;
}

/** A subscription, as a browser's `subscribe()` returns it. */
export async function subscribeInSandbox(context: AppContext): Promise<TestSubscription> {
  const answer = await fetch(`${await sandboxOrigin(context)}/webpush/subscriptions`, { method: 'POST' });
  return subscriptionSchema.parse(await answer.json());
}

/** The oldest first. */
export async function sentMessages(context: AppContext) {
  const answer = await fetch(`${await sandboxOrigin(context)}/webpush/messages.json`);
  return messagesSchema.parse(await answer.json()).toReversed();
}

export async function topicsAtFirebase(context: AppContext): Promise<unknown> {
  return (await fetch(`${await sandboxOrigin(context)}/fcm/topics.json`)).json();
}

export async function setSwitches(context: AppContext, service: Service, switches: object): Promise<void> {
  const body = JSON.stringify(switches);
  await fetch(`${await sandboxOrigin(context)}/${service}/switches`, { method: 'POST', body });
}

/** The browser gives its subscription up, as when a reader clears the site's data. */
export async function expire({ endpoint }: TestSubscription): Promise<void> {
  await fetch(endpoint, { method: 'DELETE' });
}

/** Registers a browser with topics of the main site; returns its token and subscription. */
export async function registerBrowser(
  context: AppContext,
  topics: readonly string[],
  { quiet = { from: 0, to: 0 }, zone = 'Europe/Budapest' } = {},
) {
  const { push } = context;
  const subscription = await subscribeInSandbox(context);
  const registered = await push.register({
    token: null,
    endpoint: subscription.endpoint,
    name: 'Firefox · Linux',
    zone,
    place: '/ertesitesek',
    keys: { ...subscription.keys, vapidKey: await push.publicKey() },
    choice: { topics: topics.map((topic) => ({ site: 'telex', topic })), quiet },
  });
  if (!registered) throw new Error('the browser was not registered');
  return { token: registered.token, subscription };
}

/** Delivers what is in the outbox until it is empty, as the queues do. */
export async function deliverAll({ db, push }: AppContext): Promise<Outcome[]> {
  const queues = new Map(push.queues().map((queue): [string, Queue] => [queue.name, queue]));
  const outcomes: Outcome[] = [];
  for (;;) {
    const rows = await db.transaction().execute((trx) => takeFromOutbox(trx, [...queues.keys()], 100));
    if (rows.length === 0) return outcomes;
    for (const [name, some] of Map.groupBy(rows, ({ queue }) => queue)) {
      const delivery = { signal: AbortSignal.timeout(30_000), send: async () => undefined };
      const payloads = some.map(({ payload }) => payload);
      outcomes.push(...((await queues.get(name)?.deliver(payloads, delivery)) ?? []));
    }
  }
}

export async function deliveryStates({ db }: AppContext): Promise<string[]> {
  const rows = await db.selectFrom('push_deliveries').select('state').orderBy('id').execute();
  return rows.map(({ state }) => state);
}

/** An app with topics of the main site. */
export async function registerApp({ push }: AppContext, topics: readonly string[]): Promise<void> {
  const token = `cK3_d:APA91b${'x'.repeat(130)}`;
  const change = { token, kind: 'app', zone: 'Europe/Budapest', place: '/api/subscriptions' } as const;
  for (const topic of topics) await push.subscribe(change, { site: 'telex', topic });
}
