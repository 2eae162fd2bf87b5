import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAll, expire, registerApp, registerBrowser, topicsAtFirebase } from '#tests/push-sandbox.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';

const testApp = withTestApp();
const day = '2026-11-21T08:00:00+01:00';
const fontos = [{ site: 'telex', topic: 'fontos' }];
let count = 0;

afterAll(() => testApp.context.push.stop());
beforeEach(async () => {
  testApp.setTime(day);
  const { db } = testApp.context;
  await sql`truncate push_clients, push_messages, push_scores, consents cascade`.execute(db);
  await sql`delete from outbox`.execute(db);
});

async function sendStory(): Promise<void> {
  const { context } = testApp;
  count += 1;
  const id = await save(context, {
    slug: `hir-${count}`,
    title: `Hír ${count}`,
    pubDate: context.clock.now(),
  });
  await context.push.sendStory(id, fontos);
  await deliverAll(context);
}

async function rowsOf(table: 'push_messages' | 'push_deliveries' | 'push_message_topics') {
  return (await testApp.context.db.selectFrom(table).selectAll().execute()).length;
}

function consents() {
  return testApp.context.db
    .selectFrom('consents')
    .select(['is_given', 'place', 'way', 'detail'])
    .orderBy('id')
    .execute();
}

describe('each night', () => {
  it('messages and their deliveries are deleted when they are a month old, and not before', async () => {
    const { push } = testApp.context;
    await registerBrowser(testApp.context, ['fontos']);
    await sendStory();
    testApp.setTime('2026-12-20T08:00:00+01:00');
    expect(await push.prune()).toBe('');
    expect(await rowsOf('push_deliveries')).toBe(1);
    testApp.setTime('2026-12-22T08:00:00+01:00');
    expect(await push.prune()).toBe('deleted 1 messages');
    for (const table of ['push_messages', 'push_deliveries', 'push_message_topics'] as const)
      expect(await rowsOf(table), table).toBe(0);
  });

  it('a browser that nobody opened for a year is deleted, and one that was opened is not', async () => {
    const { context } = testApp;
    const { token: unused } = await registerBrowser(context, ['fontos']);
    const { token: used } = await registerBrowser(context, ['fontos']);
    testApp.setTime('2026-12-24T08:00:00+01:00');
    await context.push.browserOf(used);
    testApp.setTime('2027-11-22T08:00:00+01:00');
    expect(await context.push.prune()).toBe('deleted 1 clients');
    expect(await context.push.browserOf(unused)).toBeNull();
    expect(await context.push.browserOf(used)).not.toBeNull();
    expect((await consents()).at(-1)).toEqual({
      is_given: false,
      place: 'push-prune',
      way: 'command',
      detail: 'telex/fontos',
    });
  });

  it('a visit is noted once a day, and not with every request', async () => {
    const { context } = testApp;
    const { token } = await registerBrowser(context, ['fontos']);
    const seen = async () => (await context.push.browserOf(token))?.client.seenAt.toISOString();
    testApp.setTime('2026-11-21T20:00:00+01:00');
    for (let times = 0; times < 2; times += 1) expect(await seen()).toBe('2026-11-21T07:00:00.000Z');
    testApp.setTime('2026-11-22T20:00:00+01:00');
    await seen();
    expect(await seen()).toBe('2026-11-22T19:00:00.000Z');
  });

  it('a browser whose push service gave it up is deleted after two months', async () => {
    const { context } = testApp;
    const { token, subscription } = await registerBrowser(context, ['fontos']);
    await expire(subscription);
    await sendStory();
    testApp.setTime('2027-01-15T08:00:00+01:00');
    await context.push.prune();
    expect(await context.push.browserOf(token)).not.toBeNull();
    testApp.setTime('2027-01-21T08:00:00+01:00');
    await context.push.prune();
    expect(await context.push.browserOf(token)).toBeNull();
  });

  it('an app that nobody used for a year loses its topics at Firebase, too', async () => {
    const { context } = testApp;
    await registerApp(context, ['fontos', 'elo']);
    await deliverAll(context);
    expect(Object.values(Object(await topicsAtFirebase(context)))).toEqual([['elo', 'fontos']]);
    testApp.setTime('2027-11-22T08:00:00+01:00');
    expect(await context.push.prune()).toBe('deleted 1 clients');
    await deliverAll(context);
    expect(Object.values(Object(await topicsAtFirebase(context)))).toEqual([[]]);
    expect(await context.push.prune()).toBe('deleted 1 clients');
    expect((await context.push.status()).counts.apps).toBe(0);
  });
});

describe('a followed match', () => {
  it('is one of twenty that a client may have, and a repetition changes nothing', async () => {
    const { context } = testApp;
    const token = `cK3_d:APA91b${'y'.repeat(130)}`;
    const change = { token, kind: 'app', zone: 'Europe/Budapest', place: '/api/subscriptions' } as const;
    const subscribe = (topic: string) => context.push.subscribe(change, { site: 'telex', topic });
    for (let id = 1; id <= 20; id += 1) expect(await subscribe(`match.${id}`)).toBe('done');
    expect(await subscribe('match.21')).toBe('too-many');
    expect(await subscribe('match.20')).toBe('done');
    expect(await subscribe('fontos')).toBe('done');
  });

  it('is refreshed in the order in which most follow, and so many at most', async () => {
    const { context } = testApp;
    for (const from of [0, 20, 40])
      await registerBrowser(
        context,
        Array.from({ length: 20 }, (_, at) => `match.${from + at + 1}`),
      );
    await registerBrowser(context, ['match.7']);
    const followed = await context.push.followedMatches();
    expect(followed).toHaveLength(40);
    expect(followed[0]).toBe(7);
  });
});
