import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '#db/types.ts';
import { connectDatabase } from '#platform/db/connect.server.ts';
import { withDatabaseWire } from '../../tests/database-proxy.ts';
import { withHouse } from '../../tests/house.ts';
import { save } from '../../tests/stories.ts';
import type { SiteRanking } from './readership-queries.server.ts';
import { createReadershipRoom } from './readership-room.server.ts';
import { hourOf } from './tally.ts';

const paper = withHouse();
const now = new Date('2026-11-21T08:00:00+01:00');
const ids = new Map<string, number>();

function id(slug: string): number {
  return ids.get(slug) ?? 0;
}

async function write(slug: string, more: Partial<Parameters<typeof save>[1]> = {}): Promise<void> {
  ids.set(slug, await save(paper.house, { slug, title: slug, ...more }));
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
  await sql`truncate read_counts, most_read, ranking_turns`.execute(paper.database.db);
});

/** Rankings that the room gives, by site and the stories' slugs. */
function room(db = paper.database.db) {
  const shown: SiteRanking[][] = [];
  const readership = createReadershipRoom({
    db,
    clock: { now: () => now },
    sites: ['telex', 'g7', 'karakter'],
    showRankings: async (rankings) => void shown.push(rankings),
  });
  return { readership, shown };
}

async function written(): Promise<Record<string, number>> {
  const found = await sql<{ id: number; reads: number }>`
    select article_id as id, sum(reads)::int as reads from read_counts group by 1`.execute(paper.database.db);
  return Object.fromEntries(found.rows.map(({ id: story, reads }) => [slugOf(story), reads]));
}

function slugOf(story: number): string {
  return [...ids].find(([, one]) => one === story)?.[0] ?? 'nobody';
}

const hoursAgo = (hours: number): number => hourOf(now) - hours * 3_600;

async function ranked(
  reads: [slug: string, hours: number, reads: number][],
): Promise<Record<string, string[]>> {
  const { readership, shown } = room();
  await readership.addReads(
    reads.map(([slug, hours, count]) => ({ articleId: id(slug), hour: hoursAgo(hours), reads: count })),
  );
  await readership.rank();
  return Object.fromEntries((shown[0] ?? []).map(({ site, articleIds }) => [site, articleIds.map(slugOf)]));
}

describe('reads', () => {
  it('cost no query when they are counted, and one statement when they are written down', async () => {
    const { readership } = room();
    paper.database.takeQueries();
    for (const slug of ['hir-1', 'hir-2', 'hir-1']) readership.count(id(slug), '192.0.2.1');
    expect(paper.database.takeQueries()).toEqual([]);
    await readership.flush();
    expect(paper.database.takeQueries()).toHaveLength(1);
    await readership.flush();
    expect(paper.database.takeQueries()).toEqual([]);
    expect(await written()).toEqual({ 'hir-1': 2, 'hir-2': 1 });
  });

  it('count a post for its live blog, and nothing that readers cannot see', async () => {
    const { readership } = room();
    for (const slug of ['elo', 'elo-1', 'keszul']) readership.count(id(slug), '192.0.2.1');
    readership.count(2_000_000_000, '192.0.2.1');
    await readership.flush();
    expect(await written()).toEqual({ elo: 2 });
  });

  it('of one address are counted sixty times a minute', async () => {
    const { readership } = room();
    for (let read = 0; read < 100; read += 1) readership.count(id('hir-1'), '192.0.2.1');
    readership.count(id('hir-2'), '192.0.2.2');
    await readership.flush();
    expect(await written()).toEqual({ 'hir-1': 60, 'hir-2': 1 });
  });

  it('of several processes at once add up', async () => {
    const rooms = [room(), room(), room()];
    for (let round = 0; round < 5; round += 1) {
      for (const { readership } of rooms)
        for (let story = 1; story <= 12; story += 1)
          readership.count(id(`hir-${((story * 5 + round) % 12) + 1}`), `192.0.2.${story}`);
      await Promise.all(rooms.map(({ readership }) => readership.flush()));
    }
    expect(new Set(Object.values(await written()))).toEqual(new Set([15]));
  });

  it('are forgotten after a week', async () => {
    const { readership } = room();
    await readership.addReads([
      { articleId: id('hir-1'), hour: hoursAgo(9 * 24), reads: 1 },
      { articleId: id('hir-2'), hour: hoursAgo(6 * 24), reads: 1 },
    ]);
    await readership.forget();
    expect(await written()).toEqual({ 'hir-2': 1 });
  });
});

describe('while the database is away', () => {
  const wire = withDatabaseWire(paper.database.url);
  let connection: ReturnType<typeof connectDatabase<DB>>;
  beforeAll(() => {
    connection = connectDatabase<DB>({ url: wire.url(), applicationName: 'lapzarta test' });
  });
  afterAll(() => connection.close());

  it('reads stay counted, and are written down when it is back', async () => {
    const { readership } = room(connection.db);
    readership.count(id('hir-1'), '192.0.2.1');
    wire.cut();
    await expect(readership.flush()).rejects.toThrow();
    readership.count(id('hir-1'), '192.0.2.1');
    await expect(readership.flush()).rejects.toThrow();
    wire.mend();
    await readership.flush();
    expect(await written()).toEqual({ 'hir-1': 2 });
  });
});

describe('a ranking', () => {
  const enough = Array.from({ length: 9 }, (_, at): [string, number, number] => [
    `hir-${at + 4}`,
    1,
    50 - at,
  ]);

  it('has the most read of the last 24 hours first, of two alike the newer', async () => {
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

  it('is of seven days where fewer than ten stories were read in 24 hours', async () => {
    const { telex } = await ranked([
      ['hir-1', 1, 10],
      ['hir-2', 30, 20],
      ['hir-3', 6 * 24, 30],
      ['hir-4', 7 * 24, 40],
    ]);
    expect(telex).toEqual(['hir-3', 'hir-2', 'hir-1']);
  });

  it('holds what a site mirrors, and neither what is hidden nor what was paid for', async () => {
    await paper.house.content.publish(id('keszul'));
    const found = await ranked([
      ['adat-1', 1, 3],
      ['adat-2', 1, 5],
      ['fizetett', 1, 9],
      ['keszul', 1, 9],
      ['hir-1', 1, 1],
    ]);
    expect(found).toEqual({ telex: ['keszul', 'adat-1', 'hir-1'], g7: ['adat-2', 'adat-1'], karakter: [] });
    await paper.house.content.withdraw(id('keszul'));
    expect((await ranked([])).telex).toEqual(['adat-1', 'hir-1']);
  });

  it('is made by one of several processes, and by none again within the minute', async () => {
    const rooms = [room(), room(), room()];
    await Promise.all(rooms.map(({ readership }) => readership.rankInTurn()));
    await Promise.all(rooms.map(({ readership }) => readership.rankInTurn()));
    expect(rooms.flatMap(({ shown }) => shown)).toHaveLength(1);
    await sql`update ranking_turns set taken_at = taken_at - interval '1 minute'`.execute(paper.database.db);
    await rooms[0]?.readership.rankInTurn();
    expect(rooms.flatMap(({ shown }) => shown)).toHaveLength(2);
  });

  it('reads the hours it is of by an index, however many there are', async () => {
    const { db } = paper.database;
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
