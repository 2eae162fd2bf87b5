import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deliverAll,
  deliveryStates,
  expire,
  registerApp,
  registerBrowser,
  sentMessages,
  setSwitches,
  subscribeInSandbox,
} from '#tests/push-sandbox.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';

const testApp = withTestApp();
const day = '2026-11-21T08:00:00+01:00';
const fontos = [{ site: 'telex', topic: 'fontos' }];
const never = new AbortController().signal;
let count = 0;
let before = 0;

afterAll(() => testApp.context.push.stop());
beforeEach(async () => {
  testApp.setTime(day);
  const { db } = testApp.context;
  await sql`truncate push_clients, push_messages, push_scores cascade`.execute(db);
  await sql`delete from outbox`.execute(db);
  await setSwitches(testApp.context, 'webpush', {});
  await setSwitches(testApp.context, 'fcm', {});
  before = (await sentMessages(testApp.context)).length;
});

/** Saves a public story. */
async function story(given: { important?: boolean; tagIds?: number[]; title?: string; pubDate?: Date } = {}) {
  count += 1;
  return save(testApp.context, {
    slug: `hir-${count}`,
    title: `Hír ${count}`,
    pubDate: new Date(day),
    ...given,
  });
}

/** Messages that arrived in this test. */
async function arrived(service: 'webpush' | 'fcm' = 'webpush') {
  const all = (await sentMessages(testApp.context)).slice(before);
  return all.filter((one) => one.service === service);
}

describe('an important story', () => {
  it('is sent to the browsers and the apps that have the topic, once, when it becomes public [PUSH-03]', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    await registerBrowser(context, ['elo']);
    await registerApp(context, ['fontos']);
    const id = await story({ important: true, title: 'Elkelt a híd' });
    await deliverAll(context);
    const [first, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      contact: 'mailto:posta@lapzarta.example',
      message: {
        web_push: 8030,
        notification: {
          title: 'Elkelt a híd',
          tag: `story:${id}`,
          body: 'Elkelt a híd: amit eddig tudni lehet.',
        },
      },
      headers: { urgency: 'normal' },
    });
    expect(first?.message).toMatchObject({
      notification: { navigate: expect.stringMatching(/^http:\/\/localhost:3000\/.+\/hir-\d+$/) },
    });
    expect(await arrived('fcm')).toMatchObject([
      { to: 'fontos', message: { topic: 'fontos', data: { event: `story:${id}`, urgent: '0' } } },
    ]);
    // A correction is no news.
    await context.content.correct(id, { text: 'Nem is kelt el.' });
    await deliverAll(context);
    expect(await arrived()).toHaveLength(1);
    expect(await arrived('fcm')).toHaveLength(1);
  });

  it('is not sent when it is older than an hour, as of an import', async () => {
    await registerBrowser(testApp.context, ['fontos']);
    await story({ important: true, pubDate: new Date('2026-11-21T06:59:00+01:00') });
    await deliverAll(testApp.context);
    expect(await arrived()).toEqual([]);
  });

  it('comes once to a browser that follows its tag as well', async () => {
    const { context } = testApp;
    const tags = await context.content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
    await registerApp(context, ['fontos', 'tag.hidak']);
    await registerBrowser(context, ['fontos', 'tag.hidak']);
    await registerBrowser(context, ['tag.hidak']);
    await story({ important: true, tagIds: [...tags.values()] });
    await deliverAll(context);
    expect(await arrived()).toHaveLength(2);
    expect(await arrived('fcm')).toMatchObject([{ to: "'fontos' in topics || 'tag.hidak' in topics" }]);
  });
});

it('of a tag that nobody follows is stored for no topic, and sent to nobody', async () => {
  const { context } = testApp;
  const tags = await context.content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  await story({ tagIds: [...tags.values()] });
  await deliverAll(context);
  expect(await context.db.selectFrom('push_messages').selectAll().execute()).toEqual([]);
  expect(await arrived('fcm')).toEqual([]);
});

describe('a story that an editor sends', () => {
  it('is shown first, with the number of browsers, and is sent to a topic once', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    const id = await story();
    expect(await context.push.previewStory(id, fontos)).toMatchObject({ topics: fontos, browsers: 1 });
    await deliverAll(context);
    expect(await arrived(), 'a preview sends nothing').toEqual([]);
    expect(await context.push.sendStory(id, fontos)).toEqual(fontos);
    expect(await context.push.sendStory(id, fontos), 'a second time').toEqual([]);
    await deliverAll(context);
    expect(await arrived()).toHaveLength(1);
    expect(await context.push.previewStory(id, fontos)).toMatchObject({ topics: [], browsers: 0 });
  });

  it('comes once to a reader of two topics, even when it is sent to one after the other', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos', 'rendkivuli']);
    const id = await story();
    for (const topic of ['fontos', 'rendkivuli']) {
      expect(await context.push.sendStory(id, [{ site: 'telex', topic }])).toHaveLength(1);
      await deliverAll(context);
    }
    expect(await arrived()).toHaveLength(1);
  });

  it('does not exist for drafts and unknown ids', async () => {
    const { context } = testApp;
    const draft = await save(context, { slug: 'vazlat', title: 'Vázlat', state: 'draft' });
    expect(await context.push.previewStory(draft, fontos)).toBeNull();
    expect(await context.push.sendStory(999_999, fontos)).toBeNull();
  });
});

describe('in quiet hours', () => {
  const quiet = { from: 22 * 60, to: 7 * 60 };
  const night = '2026-11-21T23:30:00+01:00';

  it('a message waits until they end, in the time zone of the reader’s site', async () => {
    const { context } = testApp;
    testApp.setTime(night);
    await registerBrowser(context, ['fontos'], { quiet });
    await registerBrowser(context, ['fontos'], { quiet, zone: 'America/New_York' });
    await context.push.sendStory(await story(), fontos);
    await deliverAll(context);
    expect(await arrived(), 'afternoon in New York').toHaveLength(1);
    testApp.setTime('2026-11-22T06:59:00+01:00');
    expect(await context.push.sendDue(never)).toBe(0);
    testApp.setTime('2026-11-22T07:00:00+01:00');
    expect(await context.push.sendDue(never)).toBe(1);
    expect(await arrived()).toHaveLength(2);
  });

  it('an urgent one comes at once', async () => {
    const { context } = testApp;
    testApp.setTime(night);
    await registerBrowser(context, ['rendkivuli'], { quiet });
    await context.push.sendStory(await story(), [{ site: 'telex', topic: 'rendkivuli' }]);
    await deliverAll(context);
    expect(await arrived()).toMatchObject([{ headers: { urgency: 'high' } }]);
  });

  it('what is worth nothing at their end is not sent', async () => {
    const { context } = testApp;
    testApp.setTime(night);
    await registerBrowser(context, ['fontos'], { quiet: { from: 22 * 60, to: 14 * 60 } });
    await context.push.sendStory(await story(), fontos);
    await deliverAll(context);
    testApp.setTime('2026-11-22T14:00:00+01:00');
    await context.push.sendDue(never);
    expect(await arrived()).toEqual([]);
    expect(await deliveryStates(context)).toContain('expired');
  });
});

describe('a push service that', () => {
  it('says that a subscription has ended gets nothing more, until the browser has a new one', async () => {
    const { context } = testApp;
    const { token, subscription } = await registerBrowser(context, ['fontos']);
    await expire(subscription);
    for (let times = 0; times < 2; times += 1) {
      await context.push.sendStory(await story(), fontos);
      await deliverAll(context);
    }
    expect(await deliveryStates(context)).toEqual(['failed']);
    expect((await context.push.status()).counts.browsers).toBe(0);
    expect((await context.push.browserOf(token))?.client.endedAt).toEqual(context.clock.now());
    const renewed = await subscribeInSandbox(context);
    const keys = { ...renewed.keys, vapidKey: await context.push.publicKey() };
    await context.push.renew({ token, endpoint: renewed.endpoint, keys, name: 'Firefox · Linux' });
    await context.push.sendStory(await story(), fontos);
    await deliverAll(context);
    expect(await arrived()).toHaveLength(1);
  });

  it('wants a pause gets it, and the message after it', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    await registerApp(context, ['fontos']);
    await deliverAll(context);
    await setSwitches(context, 'webpush', { status: 429, retryAfter: '120' });
    await setSwitches(context, 'fcm', { status: 429, retryAfter: '120' });
    await context.push.sendStory(await story(), fontos);
    await deliverAll(context);
    expect(await arrived()).toEqual([]);
    await setSwitches(context, 'webpush', {});
    await setSwitches(context, 'fcm', {});
    testApp.setTime('2026-11-21T08:01:59+01:00');
    expect(await context.push.sendDue(never)).toBe(0);
    testApp.setTime('2026-11-21T08:02:00+01:00');
    expect(await context.push.sendDue(never)).toBe(2);
    expect([...(await arrived()), ...(await arrived('fcm'))]).toHaveLength(2);
  });

  it('refuses five messages in a row loses the browser, and a success in between keeps it', async () => {
    const { context } = testApp;
    const { token } = await registerBrowser(context, ['fontos']);
    async function send(status: number | null): Promise<void> {
      await setSwitches(context, 'webpush', { status });
      await context.push.sendStory(await story(), fontos);
      await deliverAll(context);
    }
    for (const status of [403, 403, 403, 403, null, 403, 403, 403, 403]) await send(status);
    expect((await context.push.browserOf(token))?.client.endedAt).toBeNull();
    await send(403);
    expect((await context.push.browserOf(token))?.client.endedAt).not.toBeNull();
  });

  it('hangs up after it accepted a message gets it no second time', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    await setSwitches(context, 'webpush', { isSilent: true });
    await context.push.sendStory(await story(), fontos);
    await deliverAll(context);
    await setSwitches(context, 'webpush', {});
    testApp.setTime('2026-11-21T10:00:00+01:00');
    await context.push.sendDue(never);
    expect(await arrived()).toHaveLength(1);
    expect(await deliveryStates(context)).toContain('uncertain');
  });

  it('is down gets the message later', async () => {
    const { context } = testApp;
    await registerBrowser(context, ['fontos']);
    await setSwitches(context, 'webpush', { status: 503 });
    await context.push.sendStory(await story(), fontos);
    await deliverAll(context);
    await setSwitches(context, 'webpush', {});
    testApp.setTime('2026-11-21T08:00:15+01:00');
    await context.push.sendDue(never);
    expect(await arrived()).toHaveLength(1);
  });
});

it('sends nothing to a browser that subscribed for a former key', async () => {
  const { context } = testApp;
  await registerBrowser(context, ['fontos']);
  await context.db.updateTable('push_clients').set({ vapid_key: 'former' }).execute();
  await context.push.sendStory(await story(), fontos);
  await deliverAll(context);
  expect(await arrived()).toEqual([]);
});

it('sends nothing to an address that is no push service any more, whatever the database says', async () => {
  const { context } = testApp;
  await registerBrowser(context, ['fontos']);
  await context.db
    .updateTable('push_clients')
    .set({ address: 'http://127.0.0.1:1/webpush/send/x' })
    .execute();
  await context.push.sendStory(await story(), fontos);
  await deliverAll(context);
  expect(await deliveryStates(context)).toContain('failed');
});

it('sends each message once when two processes send at the same time', async () => {
  const { context } = testApp;
  for (let at = 0; at < 30; at += 1) await registerBrowser(context, ['fontos']);
  await context.push.sendStory(await story(), fontos);
  await Promise.all([deliverAll(context), pause(5).then(() => context.push.sendDue(never))]);
  await context.push.sendDue(never);
  expect(await arrived()).toHaveLength(30);
  expect(new Set((await arrived()).map(({ to }) => to)).size).toBe(30);
});
