/**
 * Writers of one story with three processes on a real database; processes are killed while they store
 * [SAVE-03] [SAVE-05].
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Node } from 'prosemirror-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { isSoak } from '#tests/soak.ts';
import { save } from '../../../../tests/stories.ts';
import { withTestApp } from '../../../../tests/test-app.ts';
import { firstDocument, randomEdit } from '../../collab/simulation/simulated-edits.fixture.ts';
import { Oracle } from '../../collab/simulation/simulated-oracle.fixture.ts';
import { randomNumbers } from '../../collab/simulation/simulated-story.fixture.ts';
import { applyEntry, type Batch, type BatchAnswer } from '../../collab/story-log.ts';
import { Diverged, StoryWriter } from '../../collab/story-writer.ts';
import { redo, undo } from '../../collab/undo.ts';
import type { Answered, Sent } from './authority-process.fixture.ts';
import { createStoryAuthority } from './story-authority.server.ts';
import { insertCopy, logSince, openKept } from './working-copy-queries.server.ts';

const testApp = withTestApp();
const clock = fixedClock('2026-11-21T08:00:00+01:00');
const program = new URL('./authority-process.fixture.ts', import.meta.url);

/** A process that is restarted after it was killed. */
class KilledProcess {
  #child: ChildProcess | null = null;
  #requests = 0;

  async start(): Promise<void> {
    const child = fork(program, [testApp.database.url], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    this.#child = child;
    await once(child, 'message');
  }

  /** Null when the process was killed before it responded. */
  take(story: number, batch: Batch): Promise<BatchAnswer | null> {
    const child = this.#child;
    if (!child) throw new Error('the process was not started');
    const request = ++this.#requests;
    return new Promise((resolve) => {
      const ended = () => {
        child.off('message', answered);
        resolve(null);
      };
      const answered = (message: Answered) => {
        if (message.request !== request) return;
        child.off('message', answered);
        child.off('exit', ended);
        resolve(message.answer ?? null);
      };
      child.on('message', answered);
      child.once('exit', ended);
      child.send({ request, story, batch } satisfies Sent, (error) => {
        if (error) ended();
      });
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

const processes = [new KilledProcess(), new KilledProcess(), new KilledProcess()];

beforeAll(async () => {
  await Promise.all(processes.map((one) => one.start()));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
});

async function newStory(seed: number): Promise<number> {
  const slug = `megolt-${seed}`;
  const id = await save(testApp.context, { slug, title: slug, state: 'draft' });
  await insertCopy(testApp.database.db, {
    storyId: id,
    epoch: 1,
    document: firstDocument(storySchema).toJSON(),
    baseVersion: 1,
    title: '',
    memberIds: [],
    at: clock.now(),
  });
  return id;
}

async function simulate(seed: number) {
  const { db } = testApp.database;
  const id = await newStory(seed);
  const authority = createStoryAuthority({ db, clock });
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oracle = new Oracle();
  let keys = 0;
  const chance = { below, text: () => oracle.newText(1 + below(5)), key: () => `k${seed}-${keys++}` };
  const fresh = async () => {
    const story = await authority.fresh(id);
    if (!story) throw new Error('no such story');
    return story;
  };
  const first = await fresh();
  const writers = Array.from(
    { length: 4 },
    (_, place) => new StoryWriter({ schema: storySchema, client: `s${seed}-${place}` }, first),
  );
  const acknowledged = new Set<string>();
  let killed = 0;

  const exchange = async (writer: StoryWriter) => {
    const { epoch, version } = writer;
    const batch = writer.batch() ?? { epoch, version, entries: [], kept: [], closed: [], rebase: false };
    const answer = await processes[below(processes.length)]?.take(id, batch);
    oracle.storesRows(Node.fromJSON(storySchema, (await fresh()).document), await openKept(db, id));
    if (!answer) return;
    if (answer.kind === 'stored')
      for (const { client, number } of answer.entries) acknowledged.add(`${client}:${number}`);
    try {
      expect(writer.answered(batch, answer), JSON.stringify(answer)).toBe(true);
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      writer.replace(await fresh());
    }
  };
  const write = (writer: StoryWriter, place: number) => {
    const before = writer.state.doc;
    const kind = random();
    if (kind < 0.08) undo(writer.state, (transaction) => writer.dispatch(transaction));
    else if (kind < 0.1) redo(writer.state, (transaction) => writer.dispatch(transaction));
    else {
      const transaction = randomEdit(writer.state, chance);
      if (transaction?.docChanged) writer.dispatch(transaction);
    }
    oracle.sees(place, before, writer.state.doc);
  };
  for (let round = 0; round < 30; round++) {
    for (const [place, writer] of writers.entries())
      for (let edits = below(4); edits > 0; edits--) write(writer, place);
    const victim = random() < 0.1 ? processes[below(processes.length)] : undefined;
    const exchanges = Promise.all(writers.filter(() => random() < 0.6).map(exchange));
    if (victim) {
      await pause(below(12));
      await victim.kill();
      killed++;
    }
    await exchanges;
    await victim?.start();
  }
  for (let round = 0; round < 8; round++) for (const writer of writers) await exchange(writer);

  const log = await logSince(db, { id, epoch: 1, version: 0 });
  const replayed = log.reduce((doc, entry) => {
    const after = applyEntry(doc, entry);
    if ('why' in after) throw new Error(after.why);
    return after;
  }, firstDocument(storySchema));
  const stored = log.map(({ client, number }) => `${client}:${number}`);
  const documents = [
    ...writers.map(({ state }) => state.doc),
    Node.fromJSON(storySchema, (await fresh()).document),
  ];
  return {
    ...oracle.fates(replayed, await openKept(db, id)),
    areEqual: documents.every((doc) => doc.eq(replayed)),
    unsent: writers.filter((writer) => writer.batch() !== null).length,
    isEachThereOnce:
      new Set(stored).size === stored.length && [...acknowledged].every((entry) => stored.includes(entry)),
    killed,
  };
}

describe('three processes that are killed', () => {
  it('lose and double nothing of one story [SAVE-03] [SAVE-05]', async () => {
    let killed = 0;
    for (let seed = 1; seed <= (isSoak ? 300 : 1); seed++) {
      const { killed: now, ...result } = await simulate(seed);
      killed += now;
      expect([seed, result]).toMatchObject([
        seed,
        { lost: 0, doubled: 0, areEqual: true, unsent: 0, isEachThereOnce: true },
      ]);
    }
    expect(killed).toBeGreaterThan(0);
  }, 7_200_000);
});
