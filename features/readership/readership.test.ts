import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '#db/types.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { hourOf } from '#platform/time/hour.ts';
import { withDatabaseProxy } from '../../tests/database-proxy.ts';
import { save } from '../../tests/stories.ts';
import { withTestApp } from '../../tests/test-app.ts';
import { createReadershipFeature } from './readership-feature.server.ts';
import type { SiteRanking, StoryTotal } from './readership-queries.server.ts';

const testApp = withTestApp();
const now = new Date('2026-11-21T08:00:00+01:00');
const ids = new Map<string, number>();

function id(slug: string): number {
  return ids.get(slug) ?? 0;
}

async function write(slug: string, more: Partial<Parameters<typeof save>[1]> = {}): Promise<void> {
  ids.set(slug, await save(testApp.context, { slug, title: slug, ...more }));
}

beforeAll(async () => {
  for (let story = 1; story <= 12; story += 1)
    await write(`hir-${story}`, { pubDate: new Date(now.getTime() - (60 - story) * 60_000) });
  await write('adat-1', { site: 'g7', mirroringSites: ['telex'] });
  await write('adat-2', { site: 'g7' });
  await write('fizetett', { flags: ['pr'] });
  await write('keszul', { state: 'draft' });
  await write('elo', { type: 'liveblog' });
  await write('elo-1', { type: 'liveblogpost', parentId: id('elo') });
});
beforeEach(async () => {
  await sql`truncate read_counts, most_read, ranking_turns, rate_limits`.execute(testApp.database.db);
});

/** The feature with its rankings, by site and the stories' slugs. */
function createFeature(db = testApp.database.db) {
  const shown: SiteRanking[][] = [];
  const months: StoryTotal[][] = [];
  const readership = createReadershipFeature({
    db,
    clock: { now: () => now },
    sites: ['telex', 'g7', 'karakter'],
    publishRankings: async (rankings) => void shown.push(rankings),
    publishMonthReads: async (reads) => void months.push(reads),
  });
  return { readership, shown, months };
}

async function storedReads(): Promise<Record<string, number>> {
  const found = await sql<{ id: number; reads: number }>`
    select article_id as id, sum(reads)::int as reads from read_counts group by 1`.execute(
    testApp.database.db,
  );
  return Object.fromEntries(found.rows.map(({ id: story, reads }) => [slugOf(story), reads]));
}

function slugOf(story: number): string {
  return [...ids].find(([, one]) => one === story)?.[0] ?? 'nobody';
}

const hoursAgo = (hours: number): number => hourOf(now) - hours * 3_600;

async function ranked(
  reads: [slug: string, hours: number, reads: number][],
): Promise<Record<string, string[]>> {
  const { readership, shown } = createFeature();
  await readership.addReads(
    reads.map(([slug, hours, count]) => ({ articleId: id(slug), hour: hoursAgo(hours), reads: count })),
  );
  await readership.rank();
  return Object.fromEntries((shown[0] ?? []).map(({ site, articleIds }) => [site, articleIds.map(slugOf)]));
}

describe('reads', () => {
  it('need no query when counted, and one transaction of two statements when written', async () => {
    const { readership } = createFeature();
    testApp.database.takeQueries();
    for (const slug of ['hir-1', 'hir-2', 'hir-1']) readership.count(id(slug), '192.0.2.1');
    expect(testApp.database.takeQueries()).toEqual([]);
    await readership.flush();
    expect(testApp.database.takeQueries().filter((query) => /insert/.test(query))).toHaveLength(2);
    await readership.flush();
    expect(testApp.database.takeQueries()).toEqual([]);
    expect(await storedReads()).toEqual({ 'hir-1': 2, 'hir-2': 1 });
  });

  it('count a post for its live blog, and ignore stories that readers cannot see', async () => {
    const { readership } = createFeature();
    for (const slug of ['elo', 'elo-1', 'keszul']) readership.count(id(slug), '192.0.2.1');
    readership.count(2_000_000_000, '192.0.2.1');
    await readership.flush();
    expect(await storedReads()).toEqual({ elo: 2 });
  });

  it('of one story by one address are counted five times a day, and the others as dropped [S57]', async () => {
    const { readership } = createFeature();
    for (let read = 0; read < 100; read += 1) readership.count(id('hir-1'), '192.0.2.1');
    readership.count(id('hir-2'), '192.0.2.2');
    await readership.flush();
    expect(await storedReads()).toEqual({ 'hir-1': 5, 'hir-2': 1 });
    expect(readership.dropped()).toBe(95);
  });

  it('of one story by one address are counted five times a day by all processes together [S57]', async () => {
    const features = [createFeature(), createFeature(), createFeature()];
    for (const { readership } of features)
      for (let read = 0; read < 4; read += 1) readership.count(id('hir-1'), '192.0.2.1');
    await Promise.all(features.map(({ readership }) => readership.flush()));
    // A process that begins anew.
    const { readership } = createFeature();
    readership.count(id('hir-1'), '192.0.2.1');
    await readership.flush();
    expect(await storedReads()).toEqual({ 'hir-1': 5 });
    expect([...features, { readership }].reduce((sum, one) => sum + one.readership.dropped(), 0)).toBe(8);
  });

  it('of several processes at once add up', async () => {
    const features = [createFeature(), createFeature(), createFeature()];
    for (let round = 0; round < 5; round += 1) {
      for (const { readership } of features)
        for (let story = 1; story <= 12; story += 1)
          readership.count(id(`hir-${((story * 5 + round) % 12) + 1}`), `192.0.2.${story}`);
      await Promise.all(features.map(({ readership }) => readership.flush()));
    }
    expect(new Set(Object.values(await storedReads()))).toEqual(new Set([15]));
  });

  it('are deleted after a month', async () => {
    const { readership } = createFeature();
    await readership.addReads([
      { articleId: id('hir-1'), hour: hoursAgo(32 * 24), reads: 1 },
      { articleId: id('hir-2'), hour: hoursAgo(30 * 24), reads: 1 },
    ]);
    await readership.deleteOldReads();
    expect(await storedReads()).toEqual({ 'hir-2': 1 });
  });
});

describe('the reads of a month', () => {
  it('are those of 30 days, the most read first, without sponsored stories [LIST-22]', async () => {
    const { readership, months } = createFeature();
    const read = (slug: string, hours: number, reads: number) => ({
      articleId: id(slug),
      hour: hoursAgo(hours),
      reads,
    });
    await readership.addReads([
      read('hir-1', 1, 5),
      read('hir-1', 20 * 24, 9),
      read('hir-2', 29 * 24, 30),
      read('hir-3', 31 * 24, 99),
      read('fizetett', 1, 50),
      read('elo-1', 2, 3),
    ]);
    await readership.sumMonthIfDue();
    const sums = months[0]?.map(({ articleId, reads }) => [slugOf(articleId), reads]);
    expect(sums).toEqual([
      ['hir-2', 30],
      ['hir-1', 14],
      ['elo', 3],
    ]);
  });

  it('are summed by one of several processes, once an hour', async () => {
    const features = [createFeature(), createFeature()];
    for (const { readership } of features) await readership.sumMonthIfDue();
    expect(features.flatMap(({ months }) => months)).toHaveLength(1);
  });
});

describe('while the database is unavailable', () => {
  const wire = withDatabaseProxy(testApp.database.url);
  let connection: ReturnType<typeof connectDatabase<DB>>;
  beforeAll(() => {
    connection = connectDatabase<DB>({ url: wire.url(), applicationName: 'lapzarta test' });
  });
  afterAll(() => connection.close());

  it('reads stay in memory, and are written when it returns', async () => {
    const { readership } = createFeature(connection.db);
    readership.count(id('hir-1'), '192.0.2.1');
    wire.disconnect();
    await expect(readership.flush()).rejects.toThrow();
    readership.count(id('hir-1'), '192.0.2.1');
    await expect(readership.flush()).rejects.toThrow();
    wire.reconnect();
    await readership.flush();
    expect(await storedReads()).toEqual({ 'hir-1': 2 });
  });
});

describe('a ranking', () => {
  const enough = Array.from({ length: 9 }, (_, at): [string, number, number] => [
    `hir-${at + 4}`,
    1,
    50 - at,
  ]);

  it('has the most read of the last 24 hours first, and the newer of two with equal reads', async () => {
    const { telex } = await ranked([
      ...enough,
      ['hir-1', 0, 30],
      ['hir-1', 23, 70],
      ['hir-2', 1, 90],
      ['hir-3', 1, 90],
      ['elo', 25, 1_000],
    ]);
    expect(telex?.slice(0, 4)).toEqual(['hir-1', 'hir-3', 'hir-2', 'hir-4']);
    expect(telex).not.toContain('elo');
    expect(telex).toHaveLength(12);
  });

  it('covers seven days when fewer than ten stories were read in 24 hours', async () => {
    const { telex } = await ranked([
      ['hir-1', 1, 10],
      ['hir-2', 30, 20],
      ['hir-3', 6 * 24, 30],
      ['hir-4', 7 * 24, 40],
    ]);
    expect(telex).toEqual(['hir-3', 'hir-2', 'hir-1']);
  });

  it('contains mirrored stories, but neither hidden nor sponsored ones', async () => {
    await testApp.context.content.publish(id('keszul'));
    const found = await ranked([
      ['adat-1', 1, 3],
      ['adat-2', 1, 5],
      ['fizetett', 1, 9],
      ['keszul', 1, 9],
      ['hir-1', 1, 1],
    ]);
    expect(found).toEqual({ telex: ['keszul', 'adat-1', 'hir-1'], g7: ['adat-2', 'adat-1'], karakter: [] });
    await testApp.context.content.withdraw(id('keszul'));
    expect((await ranked([])).telex).toEqual(['adat-1', 'hir-1']);
  });

  it('is computed by one of several processes, once a minute', async () => {
    const features = [createFeature(), createFeature(), createFeature()];
    await Promise.all(features.map(({ readership }) => readership.rankIfDue()));
    await Promise.all(features.map(({ readership }) => readership.rankIfDue()));
    expect(features.flatMap(({ shown }) => shown)).toHaveLength(1);
    await sql`update ranking_turns set taken_at = taken_at - interval '1 minute'`.execute(
      testApp.database.db,
    );
    await features[0]?.readership.rankIfDue();
    expect(features.flatMap(({ shown }) => shown)).toHaveLength(2);
  });

  it('reads its hours by an index, whatever their number', async () => {
    const { db } = testApp.database;
    await sql`
      insert into read_counts (hour, article_id, reads)
      select to_timestamp(${hourOf(now)}::bigint) - make_interval(hours => h), a, 1
      from generate_series(0, 1000) h, generate_series(1, 100) a`.execute(db);
    await sql`analyze read_counts`.execute(db);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select article_id, sum(reads) from read_counts
      where hour >= ${new Date(hoursAgo(23) * 1000)} group by article_id`.execute(db);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('read_counts_pkey');
    expect(text).not.toContain('Seq Scan');
  });
});
