import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deliverAll,
  deliveryStates,
  registerApp,
  registerBrowser,
  sentMessages,
  setSwitches,
} from '#tests/push-sandbox.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';
import { spread } from './announce.server.ts';

const testApp = withTestApp();
const quiet = { from: 22 * 60, to: 7 * 60 };
const evening = '2026-11-21T21:55:00+01:00';
const night = '2026-11-21T23:00:00+01:00';
const morning = '2026-11-22T07:00:00+01:00';
const fontos = { site: 'telex', topic: 'fontos' };
const rendkivuli = { site: 'telex', topic: 'rendkivuli' };
const byCall = { kind: 'browser', zone: 'Europe/Budapest', place: '/api/subscriptions' } as const;
const never = new AbortController().signal;
let count = 0;
let before = 0;

afterAll(() => testApp.context.push.stop());
beforeEach(async () => {
  testApp.setTime(night);
  const { db } = testApp.context;
  await sql`truncate push_clients, push_messages cascade`.execute(db);
  await sql`delete from outbox`.execute(db);
  for (const service of ['webpush', 'fcm'] as const) await setSwitches(testApp.context, service, {});
  before = (await sentMessages(testApp.context)).length;
});

/** Saves a public story. */
async function story(given: { mainSuperTagId?: number } = {}): Promise<number> {
  count += 1;
  const pubDate = new Date('2026-11-21T20:00:00+01:00');
  return save(testApp.context, { slug: `varo-${count}`, title: `Hír ${count}`, pubDate, ...given });
}

/** Sends a story, which waits for those who have quiet hours. */
async function send(topics: readonly string[]): Promise<number> {
  const id = await story();
  await sendAgain(id, topics);
  return id;
}

async function sendAgain(id: number, topics: readonly string[]): Promise<void> {
  const refs = topics.map((topic) => ({ site: 'telex', topic }));
  await testApp.context.push.sendStory(id, refs);
  await deliverAll(testApp.context);
}

/** Adds the deliveries of all messages, the normal ones first. */
async function spreadAll(): Promise<void> {
  const { db, clock, push } = testApp.context;
  const announcing = { db, clock, topics: push.topics, mainSite: 'telex', hasApps: false };
  const messages = await db.selectFrom('push_messages').select('id').orderBy('is_urgent').execute();
  for (const { id } of messages) await spread(announcing, Number(id));
}

async function sendDueAt(time: string): Promise<void> {
  testApp.setTime(time);
  await testApp.context.push.sendDue(never);
}

async function arrived() {
  return (await sentMessages(testApp.context)).slice(before);
}

describe('a reader who removes a topic', () => {
  it.each([
    [
      'by a call',
      ({ token }: { token: string }) => testApp.context.push.unsubscribe({ token, ...byCall }, fontos),
    ],
    [
      'on the page',
      async ({ token, subscription }: Awaited<ReturnType<typeof registerBrowser>>) => {
        const { push } = testApp.context;
        await push.register({
          token,
          endpoint: subscription.endpoint,
          name: 'Firefox · Linux',
          zone: 'Europe/Budapest',
          keys: { ...subscription.keys, vapidKey: await push.publicKey() },
          choice: { topics: [{ site: 'telex', topic: 'elo' }], quiet },
          place: '/ertesitesek',
        });
      },
    ],
  ])('%s does not get what waits of it', async (_, remove) => {
    const { context } = testApp;
    const browser = await registerBrowser(context, ['fontos', 'elo'], { quiet });
    await send(['fontos']);
    await remove(browser);
    await sendDueAt(morning);
    expect(await arrived()).toEqual([]);
    expect(await deliveryStates(context)).toContain('expired');
  });

  it('gets what was announced to another of their topics as well', async () => {
    const { context } = testApp;
    const { token } = await registerBrowser(context, ['fontos', 'elo'], { quiet });
    const id = await send(['fontos']);
    await sendAgain(id, ['elo']);
    await context.push.unsubscribe({ token, ...byCall }, fontos);
    await sendDueAt(morning);
    expect(await arrived()).toHaveLength(1);
  });
});

describe('an urgent message of a story that waits already', () => {
  it('comes at once, and the other one not in the morning', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos', 'elo', 'rendkivuli'], { quiet });
    const id = await send(['fontos']);
    const browsersOf = async (topic: string) =>
      (await context.push.previewStory(id, [{ site: 'telex', topic }]))?.browsers;
    expect(await browsersOf('elo'), 'it comes in the morning anyway').toBe(0);
    expect(await browsersOf('rendkivuli')).toBe(1);
    await sendAgain(id, ['rendkivuli']);
    expect(await arrived()).toMatchObject([{ headers: { urgency: 'high' } }]);
    await sendDueAt(morning);
    expect(await arrived()).toHaveLength(1);
  });

  it('comes at once when another process adds its deliveries after those of the normal one', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos', 'rendkivuli'], { quiet });
    await context.push.sendStory(await story(), [fontos, rendkivuli]);
    await spreadAll();
    await context.push.sendDue(never);
    expect(await arrived()).toMatchObject([{ headers: { urgency: 'high' } }]);
  });

  it('changes nothing for a browser that got the story', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos', 'rendkivuli']);
    const id = await send(['fontos']);
    await sendAgain(id, ['rendkivuli']);
    expect(await arrived()).toMatchObject([{ headers: { urgency: 'normal' } }]);
  });

  it('is not hurried by a repetition while its service wants a pause', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['rendkivuli'], { quiet });
    await setSwitches(context, 'webpush', { status: 429, retryAfter: '120' });
    await send(['rendkivuli']);
    await spreadAll();
    expect(await context.db.selectFrom('push_deliveries').select('due_at').execute()).toEqual([
      { due_at: new Date('2026-11-21T23:02:00+01:00') },
    ]);
  });
});

describe('a message that was late', () => {
  const attempts = async () =>
    testApp.context.db.selectFrom('push_deliveries').select(['state', 'due_at', 'attempts']).execute();

  it('as its service was down does not come in quiet hours, but at their end', async () => {
    const { context } = testApp;
    testApp.setTime(evening);
    await registerBrowser(context, ['fontos'], { quiet });
    await setSwitches(context, 'webpush', { status: 503 });
    await send(['fontos']);
    await setSwitches(context, 'webpush', {});
    await sendDueAt('2026-11-22T01:00:00+01:00');
    expect(await arrived()).toEqual([]);
    expect(await attempts()).toEqual([{ state: 'waiting', due_at: new Date(morning), attempts: 1 }]);
    await sendDueAt(morning);
    expect(await arrived()).toHaveLength(1);
  });

  it('does not come in quiet hours that its reader has chosen meanwhile', async () => {
    const { context } = testApp;
    testApp.setTime(evening);
    await registerBrowser(context, ['fontos']);
    await setSwitches(context, 'webpush', { status: 503 });
    await send(['fontos']);
    await setSwitches(context, 'webpush', {});
    await context.db
      .updateTable('push_clients')
      .set({ quiet_from: quiet.from, quiet_to: quiet.to })
      .execute();
    await sendDueAt('2026-11-21T22:10:00+01:00');
    expect(await arrived()).toEqual([]);
  });

  it('comes in quiet hours if it is urgent', async () => {
    const { context } = testApp;
    testApp.setTime(evening);
    await registerBrowser(context, ['rendkivuli'], { quiet });
    await setSwitches(context, 'webpush', { status: 503 });
    await send(['rendkivuli']);
    await setSwitches(context, 'webpush', {});
    await sendDueAt(night);
    expect(await arrived()).toHaveLength(1);
  });

  it('is not sent if it is worth nothing at the end of quiet hours', async () => {
    const { context } = testApp;
    testApp.setTime(evening);
    await registerBrowser(context, ['fontos'], { quiet: { from: 22 * 60, to: 14 * 60 } });
    await setSwitches(context, 'webpush', { status: 503 });
    await send(['fontos']);
    await setSwitches(context, 'webpush', {});
    await sendDueAt(night);
    await sendDueAt('2026-11-22T14:00:00+01:00');
    expect(await arrived()).toEqual([]);
    expect(await deliveryStates(context)).toEqual(['expired']);
  });
});

describe('a story that is not public any more', () => {
  it('is sent to nobody for whom it waits', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos'], { quiet });
    await registerApp(context, ['fontos']);
    await setSwitches(context, 'fcm', { status: 429, retryAfter: '120' });
    const id = await send(['fontos']);
    await setSwitches(context, 'fcm', {});
    await context.content.withdraw(id);
    await deliverAll(context);
    await sendDueAt(morning);
    expect(await arrived()).toEqual([]);
    expect(await deliveryStates(context)).toEqual(['expired', 'expired']);
  });

  it('is not sent either if its deliveries are added afterwards', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    const id = await story();
    await context.push.sendStory(id, [fontos]);
    await context.content.withdraw(id);
    await deliverAll(context);
    await context.push.sendDue(never);
    expect(await arrived()).toEqual([]);
  });

  it('and is again, as it was withdrawn by mistake, is sent', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos'], { quiet });
    const id = await send(['fontos']);
    await context.content.withdraw(id);
    await deliverAll(context);
    await context.content.publish(id);
    await deliverAll(context);
    await sendDueAt(morning);
    expect(await arrived()).toHaveLength(1);
  });

  it('as its section was closed is not sent', async () => {
    const { context } = testApp;
    const { content } = context;
    const sections = await content.ensureSuperTags([{ slug: 'vizek', name: 'Vizek', site: 'telex' }]);
    await registerBrowser(context, ['fontos'], { quiet });
    const id = await story({ mainSuperTagId: sections.get('vizek') ?? 0 });
    await sendAgain(id, ['fontos']);
    await content.setSectionActive('vizek', false);
    await deliverAll(context);
    await sendDueAt(morning);
    expect(await arrived()).toEqual([]);
  });
});
