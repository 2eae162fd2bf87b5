import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import { outboxState } from '#platform/queue/outbox-queries.server.ts';
import { queueStates } from '#platform/queue/queue-state-queries.server.ts';
import { startQueues } from '#platform/queue/run-queues.server.ts';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';
import { withHub } from '#tests/websub-hub.ts';
import { queuesOf } from '../program.ts';
import { startAllQueues } from './start-queues.ts';

const hub = withHub();
const otherHub = withHub();
const server = withServer({
  edition: (edition) => ({ ...edition, feeds: { text: 'lead', hubs: [hub.url, otherHub.url] } }),
});
const withoutHubs = withTestApp();

let queues: { stop(): Promise<void> } | undefined;
let sport = 0;
let count = 0;
beforeAll(async () => {
  const { content, search } = server.context;
  // Loading the dictionary is not part of a publication's time.
  await search.stemmer();
  const sections = await content.ensureSuperTags([{ slug: 'sport', name: 'Sport', site: 'telex' }]);
  sport = sections.get('sport') ?? 0;
});
beforeEach(async () => {
  await sql`delete from outbox`.execute(server.database.db);
  await sql`truncate pgboss.job, pgboss.queue cascade`.execute(server.database.db);
  for (const one of [hub, otherHub]) {
    one.setAnswer(204);
    one.requests.length = 0;
    one.feeds.clear();
  }
});
afterEach(async () => {
  await queues?.stop();
  queues = undefined;
});

/** With short pauses, to save time. */
function start({ edition } = server.context): void {
  const { db, databaseUrl: url, log } = server.context;
  const pauses = {
    pollSeconds: 0.5,
    retries: { limit: 8, firstPauseSeconds: 1, longestPauseSeconds: 2 },
  };
  const all = queuesOf({ ...server.context, edition });
  queues = startQueues({ db, url, log, queues: all.map((queue) => ({ ...queue, ...pauses })) });
}

function feed(path: string): string {
  return `http://localhost:${server.port}${path}`;
}

async function publish(title: string): Promise<number> {
  count += 1;
  return save(server.context, { slug: `hir-${count}`, title, mainSuperTagId: sport });
}

function pingsOf(path: string): number {
  return hub.requests.filter((request) => request.get('hub.url') === feed(path)).length;
}

async function pingQueue() {
  return (await queueStates(server.database.db)).find(({ queue }) => queue === 'hub-pings');
}

/** A publication that waited for a hub would take ten seconds. */
const muchLessThanTimeoutMs = 3_000;
const patience = { interval: 100 };

describe('a publication', () => {
  it('is announced to every hub, for all feeds that contain it and no others, which then contain it [S06]', async () => {
    start();
    const id = await publish('Elkelt a híd');
    // The regional edition's page of a section shows the stories of all sites.
    const places = ['localhost', 'localhost/rovat/sport', 'transtelex.localhost/rovat/sport'];
    const addresses = places.flatMap((place) => {
      const [host = '', ...path] = place.split('/');
      return ['rss', 'atom', 'jsonfeed'].flatMap((form) => {
        const address = [`http://${host}:${server.port}`, form, ...path].join('/');
        return [address, `${address}?teljes=1`];
      });
    });
    await expect.poll(() => hub.feeds.size, patience).toBe(addresses.length);
    await expect.poll(() => otherHub.feeds.size, patience).toBe(addresses.length);
    expect([...hub.feeds.keys()].toSorted()).toEqual(addresses.toSorted());
    for (const [address, text] of hub.feeds) expect(text, address).toContain('Elkelt a híd');
    expect(Object.fromEntries(hub.requests[0] ?? [])).toEqual({
      'hub.mode': 'publish',
      'hub.topic': expect.any(String),
      'hub.url': hub.requests[0]?.get('hub.topic'),
    });

    hub.feeds.clear();
    await server.context.content.correct(id, { text: 'Nem kelt el.', title: 'Mégsem kelt el a híd' });
    await expect.poll(() => hub.feeds.get(feed('/rss')) ?? '', patience).toContain('Mégsem kelt el a híd');

    await server.context.content.withdraw(id);
    await expect.poll(() => hub.feeds.get(feed('/rss/rovat/sport')), patience).not.toContain('kelt el a híd');
  }, 90_000);

  it('is not announced as long as it is a draft', async () => {
    start();
    await save(server.context, { slug: 'piszkozat', title: 'Piszkozat', state: 'draft' });
    await expect.poll(async () => (await outboxState(server.database.db)).rows, patience).toBe(0);
    await expect.poll(waitingChanges, patience).toBe(0);
    expect(hub.requests).toEqual([]);
  });

  it('of an episode is announced for the feed of its podcast [S06]', async () => {
    start();
    const podcast = podcastDraftSchema.parse({
      slug: 'hidon',
      site: 'telex',
      name: 'Hídon',
      description: '',
    });
    const episode = episodeDraftSchema.parse({
      guid: 'elso',
      slug: 'elso-adas',
      title: 'Első adás',
      publishedAt: Date.parse('2026-11-20T08:00:00+01:00') / 1000,
      sound: { url: 'https://sounds.example/elso.mp3', mime: 'audio/mpeg', bytes: 1 },
      duration: 60,
    });
    await server.context.audio.save(podcast, [episode]);
    await expect.poll(() => hub.feeds.get(feed('/rss/podcast/hidon')) ?? '', patience).toContain('Első adás');
    expect([...hub.feeds.keys()]).toEqual([feed('/rss/podcast/hidon')]);
  });

  it('in a burst is announced once for each feed', async () => {
    queues = await startAllQueues(server.context);
    for (let at = 0; at < 20; at += 1) await publish(`Hír ${at}`);
    await expect.poll(() => hub.feeds.get(feed('/rss')) ?? '', patience).toContain('Hír 19');
    await expect.poll(async () => (await pingQueue())?.waiting, patience).toBe(0);
    expect(pingsOf('/rss')).toBeLessThanOrEqual(2);
  });
});

/** Messages about changed stories that no feed was looked up for yet. */
async function waitingChanges(): Promise<number | undefined> {
  const all = await queueStates(server.database.db);
  const found = all.find(({ queue }) => queue === 'feed-changes');
  return found && found.waiting + found.active;
}

describe('a hub that does not work', () => {
  it('and answers 500 delays nothing, and is pinged again until it works', async () => {
    hub.setAnswer(500);
    start();
    expect(await timeOf(() => publish('Ötszáz'))).toBeLessThan(muchLessThanTimeoutMs);
    await expect
      .poll(pingQueue, patience)
      .toMatchObject({ failed: 18, error: expect.stringContaining('answered 500') });
    await expect.poll(() => otherHub.feeds.get(feed('/rss')) ?? '', patience).toContain('Ötszáz');
    expect(hub.feeds.size).toBe(0);
    hub.setAnswer(204);
    await expect.poll(() => hub.feeds.get(feed('/rss')) ?? '', patience).toContain('Ötszáz');
  });

  it('and never answers delays neither publications nor the other hub', async () => {
    hub.setAnswer('never');
    start();
    expect(await timeOf(() => publish('Lassú'))).toBeLessThan(muchLessThanTimeoutMs);
    await expect.poll(() => hub.requests.length, patience).toBeGreaterThan(0);
    await expect.poll(() => otherHub.feeds.get(feed('/rss')) ?? '', patience).toContain('Lassú');
    expect(await timeOf(() => publish('Megint'))).toBeLessThan(muchLessThanTimeoutMs);
    const waited = await timeOf(async () => queues?.stop());
    expect(waited).toBeLessThan(8_000);
    // The message in delivery went back to the queue.
    queues = undefined;
    expect(await pingQueue()).toMatchObject({ active: 0, dead: 0 });
    hub.setAnswer(204);
    start();
    await expect.poll(() => hub.feeds.get(feed('/rss')) ?? '', patience).toContain('Megint');
  }, 90_000);

  it('and cannot be reached is tried again, without delaying the other one', async () => {
    const hubs = ['http://127.0.0.1:9/', otherHub.url];
    start({ ...server.context, edition: { ...server.edition, feeds: { text: 'lead', hubs } } });
    await publish('Elérhetetlen');
    await expect.poll(() => otherHub.feeds.get(feed('/rss')) ?? '', patience).toContain('Elérhetetlen');
    await expect.poll(pingQueue, patience).toMatchObject({
      failed: 18,
      error: expect.stringContaining('127.0.0.1:9 could not be reached'),
    });
  });
});

describe('full queues', () => {
  it('do not slow publications down', async () => {
    const { db } = server.database;
    await sql`insert into outbox (queue, payload) select 'feed-changes', '{}' from generate_series(1, 20000)`.execute(
      db,
    );
    const times: number[] = [];
    for (let at = 0; at < 10; at += 1) times.push(await timeOf(() => publish(`Tele ${at}`)));
    expect(Math.max(...times)).toBeLessThan(muchLessThanTimeoutMs);
    // Each publication is announced to feeds and to notifications.
    expect((await outboxState(db)).rows).toBe(20_020);
  });

  it('are visible to operators', async () => {
    hub.setAnswer('never');
    start();
    await publish('Látható');
    await expect.poll(() => hub.requests.length, patience).toBeGreaterThan(0);
    const metrics = await server.metrics();
    expect(metrics).toMatch(/^lapzarta_queue_messages\{queue="outbox",state="waiting"\} 0$/m);
    expect(metrics).toMatch(/^lapzarta_queue_messages\{queue="hub-pings",state="active"\} [1-9]\d*$/m);
    expect(metrics).toMatch(/^lapzarta_queue_messages\{queue="hub-pings",state="dead"\} 0$/m);
    expect(metrics).toMatch(/^lapzarta_queue_oldest_seconds\{queue="hub-pings"\} [\d.]+$/m);
  });
});

const withoutHubQueues = [
  'renamed-labels',
  'support-cards',
  'mails',
  'newsletter-issues',
  'push-stories',
  'push-messages',
  'push-topics',
  'push-sendings',
];

describe('an edition without hubs', () => {
  it('has no queues for hubs and announces no feeds', async () => {
    expect(queuesOf(withoutHubs.context).map(({ name }) => name)).toEqual(withoutHubQueues);
    await save(withoutHubs.context, { slug: 'csend', title: 'Csend' });
    const { rows } = await sql<{ queue: string }>`select queue from outbox`.execute(withoutHubs.database.db);
    expect(rows).toEqual([{ queue: 'push-stories' }]);
  });

  it('is like a preview, whose feeds no hub can read', () => {
    expect(queuesOf({ ...server.context, preview: true }).map(({ name }) => name)).toEqual(withoutHubQueues);
  });
});

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
