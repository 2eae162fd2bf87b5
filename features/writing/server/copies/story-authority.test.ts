/** The authority of a story on a real database, with writers as in browsers. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Node } from 'prosemirror-model';
import { afterAll, describe, expect, it } from 'vitest';
import type { DB } from '#db/types.ts';
import { storySchema } from '#features/content/public.document.ts';
import { type Connection, connectDatabase } from '#platform/db/connect.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { withDatabaseProxy } from '../../../../tests/database-proxy.ts';
import { save } from '../../../../tests/stories.ts';
import { withTestApp } from '../../../../tests/test-app.ts';
import type { KeptText } from '../../collab/kept/kept-text.ts';
import { firstDocument, randomEdit } from '../../collab/simulation/simulated-edits.fixture.ts';
import { Oracle } from '../../collab/simulation/simulated-oracle.fixture.ts';
import { applyEntry, type Batch, type BatchAnswer } from '../../collab/story-log.ts';
import { StoryWriter } from '../../collab/story-writer.ts';
import { createStoryAuthority, type StoryAuthority } from './story-authority.server.ts';
import { insertCopy, logSince, openKept } from './working-copy-queries.server.ts';

const testApp = withTestApp();
const proxy = withDatabaseProxy(testApp.database.url);
const clock = fixedClock('2026-11-21T08:00:00+01:00');
const by = { kind: 'member', id: 1 } as const;
const connections: Connection<DB>[] = [];
let stories = 0;
let clients = 0;

/** The authority in another process. */
function processWith(url = testApp.database.url): StoryAuthority {
  const connection = connectDatabase<DB>({ url, applicationName: 'lapzarta test', poolSize: 3 });
  connections.push(connection);
  return createStoryAuthority({ db: connection.db, clock });
}

afterAll(async () => {
  for (const { close } of connections) await close();
});

async function newStory(): Promise<number> {
  const slug = `tortenet-${stories++}`;
  const id = await save(testApp.context, { slug, title: slug, state: 'draft' });
  const document = firstDocument(storySchema).toJSON();
  const { db } = testApp.database;
  await insertCopy(db, {
    storyId: id,
    epoch: 1,
    document,
    baseVersion: 1,
    title: '',
    memberIds: [],
    at: clock.now(),
  });
  return id;
}

async function writerOf(authority: StoryAuthority, id: number): Promise<StoryWriter> {
  const fresh = await authority.fresh(id);
  if (!fresh) throw new Error('no such story');
  return new StoryWriter({ schema: storySchema, client: `c${clients++}` }, fresh);
}

function type(writer: StoryWriter, text: string): void {
  writer.dispatch(writer.state.tr.insertText(text, 1));
}

function batchOf(writer: StoryWriter): Batch {
  const nothing = { epoch: writer.epoch, version: writer.version, entries: [], kept: [], closed: [] };
  return writer.batch() ?? { ...nothing, rebase: false };
}

async function take(authority: StoryAuthority, id: number, batch: Batch): Promise<BatchAnswer> {
  const answer = await authority.take(id, batch, by);
  if (!answer) throw new Error('no such story');
  return answer;
}

async function push(authority: StoryAuthority, id: number, writer: StoryWriter): Promise<BatchAnswer> {
  const batch = batchOf(writer);
  const answer = await take(authority, id, batch);
  expect(writer.answered(batch, answer), JSON.stringify(answer).slice(0, 300)).toBe(true);
  return answer;
}

/** Pushes all changes: a batch has at most two hundred steps, so long changes need several. */
async function pushAll(authority: StoryAuthority, id: number, writer: StoryWriter): Promise<void> {
  while (writer.batch()) await push(authority, id, writer);
}

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

describe('several processes with one story', () => {
  it('take what many write at once: nothing is lost, doubled or stored twice [SAVE-03] [SAVE-05]', async () => {
    const id = await newStory();
    const authorities = [processWith(), processWith(), processWith()];
    const oracle = new Oracle();
    const stored = new Map<string, number>();
    let keys = 0;
    const people = await Promise.all(
      Array.from({ length: 5 }, async (_, place) => {
        const authority = authorities[place % authorities.length] ?? processWith();
        return { place, authority, writer: await writerOf(authority, id), random: randomNumbers(place + 1) };
      }),
    );
    async function exchange({ authority, writer, random }: (typeof people)[number], mayFail: boolean) {
      const batch = batchOf(writer);
      const answer = await take(authority, id, batch);
      if (answer.kind === 'stored')
        for (const { client, number } of batch.entries)
          stored.set(`${client}:${number}`, (stored.get(`${client}:${number}`) ?? 0) + 1);
      // The response is lost, and the batch is sent again.
      if (mayFail && random() < 0.2) return;
      expect(writer.answered(batch, answer), JSON.stringify(answer)).toBe(true);
    }
    await Promise.all(
      people.map(async (person) => {
        const { place, writer, random } = person;
        const below = (count: number) => Math.floor(random() * count);
        const chance = { below, text: () => oracle.newText(1 + below(5)), key: () => `k${keys++}` };
        for (let round = 0; round < 14; round++) {
          for (let edits = below(4); edits > 0; edits--) {
            const transaction = randomEdit(writer.state, chance);
            const before = writer.state.doc;
            if (transaction?.docChanged) writer.dispatch(transaction);
            oracle.sees(place, before, writer.state.doc);
          }
          await pause(below(8));
          await exchange(person, true);
        }
      }),
    );
    for (let round = 0; round < 8; round++) for (const person of people) await exchange(person, false);

    const { db } = testApp.database;
    const log = await logSince(db, { id, epoch: 1, version: 0 });
    const replayed = log.reduce((doc, entry) => {
      const after = applyEntry(doc, entry);
      if ('why' in after) throw new Error(after.why);
      return after;
    }, firstDocument(storySchema));
    const fresh = await authorities[0]?.fresh(id);
    const documents = [
      ...people.map(({ writer }) => writer.state.doc),
      Node.fromJSON(storySchema, fresh?.document),
    ];
    expect(documents.map((doc) => doc.eq(replayed))).toEqual(documents.map(() => true));
    expect(people.map(({ writer }) => writer.batch())).toEqual(people.map(() => null));
    expect(oracle.fates(replayed, await openKept(db, id))).toMatchObject({ lost: 0, doubled: 0 });
    const names = log.map(({ client, number }) => `${client}:${number}`);
    expect(new Set(names).size).toBe(names.length);
    // An entry of which concurrent changes left nothing is not in the log, and gets the same response when it
    // is sent again.
    expect(names.filter((name) => stored.get(name) !== 1)).toEqual([]);
  });

  it('rebase a writer that was refused three times [SAVE-03]', async () => {
    const id = await newStory();
    const [one, other] = [processWith(), processWith()];
    const fast = await writerOf(one, id);
    const slow = await writerOf(other, id);
    type(slow, 'lassú');
    for (let time = 0; time < 3; time++) {
      const batch = batchOf(slow);
      expect(batch.rebase).toBe(false);
      type(fast, 'gyors ');
      await push(one, id, fast);
      const answer = await take(other, id, batch);
      expect(answer.kind).toBe('outdated');
      slow.answered(batch, answer);
    }
    const batch = batchOf(slow);
    expect(batch.rebase).toBe(true);
    type(fast, 'gyors ');
    await push(one, id, fast);
    const answer = await take(other, id, batch);
    expect(answer.kind).toBe('stored');
    slow.answered(batch, answer);
    await push(one, id, fast);
    expect(slow.batch()).toBeNull();
    expect(slow.state.doc.eq(fast.state.doc)).toBe(true);
    expect(slow.state.doc.textContent.match(/lassú/g)).toHaveLength(1);
  });

  it('make one copy when two begin a story at the same moment [SAVE-03]', async () => {
    const slug = `kezdet-${stories++}`;
    const id = await save(testApp.context, { slug, title: slug, state: 'draft' });
    const authorities = [processWith(), processWith(), processWith()];
    const writers = await Promise.all(authorities.map((authority) => writerOf(authority, id)));
    const sent = await Promise.all(
      writers.map(async (writer, place) => {
        type(writer, `${place}. `);
        const batch = batchOf(writer);
        return [writer, batch, await take(authorities[place] ?? processWith(), id, batch)] as const;
      }),
    );
    expect(sent.map(([, , { kind }]) => kind).toSorted()).toEqual(['outdated', 'outdated', 'stored']);
    for (const [writer, batch, answer] of sent) writer.answered(batch, answer);
    for (const [writer] of [...sent, ...sent, ...sent]) await push(processWith(), id, writer);
    for (const [writer] of sent)
      for (const text of ['0. ', '1. ', '2. ']) expect(writer.state.doc.textContent).toContain(text);
  });
});

describe('a long story', () => {
  it('opens from its snapshot: of 3,603 steps only those since then are read [SAVE-09]', async () => {
    const { db } = testApp.database;
    const authority = processWith();
    const [short, long] = [await newStory(), await newStory()];
    const writer = await writerOf(authority, long);
    for (let batch = 0; batch < 12; batch++) {
      for (let key = 0; key < 300; key++) type(writer, 'x');
      await pushAll(authority, long, writer);
    }
    for (const text of ['a', 'b', 'c']) type(writer, text);
    await pushAll(authority, long, writer);
    const few = await writerOf(authority, short);
    type(few, 'x');
    await push(authority, short, few);
    await sql`vacuum analyze working_steps`.execute(db);

    const [rowsOfLong, rowsOfShort] = [await rowsRead(long), await rowsRead(short)];
    // The document is stored again every 200 steps.
    expect(rowsOfLong).toBeLessThanOrEqual(rowsOfShort + 200);
    const again = await writerOf(authority, long);
    expect(again.version).toBe(3_603);
    expect(again.state.doc.eq(writer.state.doc)).toBe(true);
  });
});

/** Rows of the log that are read when a story is opened, by PostgreSQL's statistics. */
async function rowsRead(id: number): Promise<number> {
  const { db } = testApp.database;
  const count = () =>
    db.connection().execute(async (one) => {
      await sql`select pg_stat_force_next_flush()`.execute(one);
      await sql`select pg_stat_clear_snapshot()`.execute(one);
      const { rows } = await sql<{ read: number }>`
        select (s.seq_tup_read + sum(i.idx_tup_read))::int as read
        from pg_stat_user_tables s join pg_stat_user_indexes i using (relid)
        where s.relname = 'working_steps' group by s.seq_tup_read`.execute(one);
      return rows[0]?.read ?? 0;
    });
  const connection = connectDatabase<DB>({
    url: testApp.database.url,
    applicationName: 'lapzarta test',
    poolSize: 1,
  });
  const before = await count();
  await createStoryAuthority({ db: connection.db, clock }).fresh(id);
  // A connection reports its statistics when it ends.
  await connection.close();
  let read = 0;
  await expect.poll(async () => (read = (await count()) - before)).toBeGreaterThan(0);
  return read;
}

describe('kept text', () => {
  const row = (id: string, text: string): KeptText => ({
    id,
    why: 'dropped',
    writer: 'x',
    pieces: [{ block: null, type: 'paragraph', content: [], text }],
  });
  const nothing = { epoch: 1, version: 0, entries: [], kept: [], closed: [], rebase: false };
  const openIds = async (id: number) => (await openKept(testApp.database.db, id)).map((one) => one.id);

  it('is stored once, whoever sends it how often [SAVE-04]', async () => {
    const id = await newStory();
    const authorities = [processWith(), processWith()];
    const batch = { ...nothing, kept: [row('dropped:x:1:0', 'szöveg')] };
    await Promise.all([...authorities, ...authorities].map((authority) => take(authority, id, batch)));
    expect(await openIds(id)).toEqual(['dropped:x:1:0']);
  });

  it('that was closed stays closed when it arrives again, and closes nothing else [SAVE-04]', async () => {
    const id = await newStory();
    const authority = processWith();
    const whole = row('dropped:x:1:0', 'egy kettő');
    const part = row('dropped:x:1:5', 'kettő');
    await take(authority, id, { ...nothing, kept: [whole] });
    await take(authority, id, { ...nothing, closed: [whole.id] });
    await take(authority, id, { ...nothing, kept: [part] });
    await take(authority, id, { ...nothing, kept: [whole] });
    expect(await openIds(id)).toEqual([part.id]);
  });

  it('that is closed before it arrives is never open [SAVE-04]', async () => {
    const id = await newStory();
    const authority = processWith();
    const late = row('dropped:x:1:0', 'szöveg');
    await take(authority, id, { ...nothing, closed: [late.id] });
    await take(authority, id, { ...nothing, kept: [late] });
    expect(await openIds(id)).toEqual([]);
  });
});

describe('a connection that is cut', () => {
  it('between the commit and the answer: what is sent again is answered, and not applied twice [SAVE-03]', async () => {
    const id = await newStory();
    const [near, far] = [processWith(), processWith(proxy.url())];
    const writer = await writerOf(far, id);
    type(writer, 'Egyszer.');
    const batch = batchOf(writer);
    // The copy is locked, so that the batch waits for it in the database when the connection is cut.
    const released = Promise.withResolvers<void>();
    const { db } = testApp.database;
    const held = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (trx) => {
      await sql`select 1 from working_copies where story_id = ${id} for update`.execute(trx);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const sent = take(far, id, batch).then(
      () => 'answered',
      () => 'lost',
    );
    await expect
      .poll(async () => {
        const waiting = await sql<{ count: number }>`
          select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          db,
        );
        return waiting.rows[0]?.count;
      })
      .toBe(1);
    proxy.disconnect();
    expect(await sent).toBe('lost');
    released.resolve();
    await holding;
    proxy.reconnect();
    // Nothing was stored: the transaction was not committed.
    expect((await take(near, id, batch)).kind).toBe('stored');
    // The response is lost, too: this time everything was stored.
    const again = await take(far, id, batch);
    expect(again).toMatchObject({
      kind: 'outdated',
      entries: [{ client: batch.entries[0]?.client, number: 1 }],
    });
    expect(writer.answered(batch, again)).toBe(true);
    expect(writer.batch()).toBeNull();
    expect((await writerOf(near, id)).state.doc.textContent.match(/Egyszer\./g)).toHaveLength(1);
  });
});
