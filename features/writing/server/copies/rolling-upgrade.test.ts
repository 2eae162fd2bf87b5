/** Two builds with different schemas of stories on one database, and clients of both [SAVE-12]. */
import { sql } from 'kysely';
import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { type StorySchemas, storySchemas } from '#features/content/public.document.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { isSoak } from '#tests/soak.ts';
import { save } from '../../../../tests/stories.ts';
import { withTestApp } from '../../../../tests/test-app.ts';
import { convertSnapshot } from '../../collab/convert-entries.ts';
import { firstDocument, randomEdit } from '../../collab/simulation/simulated-edits.fixture.ts';
import { Oracle } from '../../collab/simulation/simulated-oracle.fixture.ts';
import { randomNumbers } from '../../collab/simulation/simulated-story.fixture.ts';
import { Diverged, StoryWriter } from '../../collab/story-writer.ts';
import { nextSchemas } from '../../collab/two-schemas.fixture.ts';
import { storedPlaces } from '../../threads/thread-queries.server.ts';
import { publicText } from '../acts/public-text.server.ts';
import { createStoryAuthority, type StoryAuthority } from './story-authority.server.ts';
import { changeCopy, copyOf, insertCopy, openKept } from './working-copy-queries.server.ts';

const testApp = withTestApp();
const clock = fixedClock('2026-11-21T08:00:00+01:00');
const by = { kind: 'member', id: 1 } as const;
const [older, newer] = [storySchemas, nextSchemas];
let stories = 0;

interface Server {
  schemas: StorySchemas;
  authority: StoryAuthority;
}

function server(schemas: StorySchemas): Server {
  return { schemas, authority: createStoryAuthority({ db: testApp.database.db, clock, schemas }) };
}

async function newStory(): Promise<number> {
  const slug = `frissites-${stories++}`;
  const id = await save(testApp.context, { slug, title: slug, state: 'draft' });
  const document = firstDocument(older.schema).toJSON();
  const copy = { storyId: id, epoch: 1, document, baseVersion: 1, title: '', memberIds: [], at: clock.now() };
  await insertCopy(testApp.database.db, copy);
  return id;
}

/** A tab, with the data that its device stores. */
class Tab {
  writer: StoryWriter;
  schemas: StorySchemas;
  reloads = 0;
  /** The application is loaded, but no server has opened the story for it yet. */
  isOpening = false;
  static #tabs = 0;
  readonly #story: number;

  constructor(
    story: number,
    schemas: StorySchemas,
    fresh: { epoch: number; version: number; document: unknown },
  ) {
    this.#story = story;
    this.schemas = schemas;
    this.writer = new StoryWriter(this.#needs(), fresh);
  }

  /** False when the tab must wait, or was reloaded. */
  async exchange(by_: Server, servers: readonly Server[], isAnswerLost: boolean): Promise<boolean> {
    try {
      if (this.isOpening) await this.#open(by_);
      await this.#send(by_.authority, isAnswerLost);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      expect(['application-outdated', 'server-outdated']).toContain(error.code);
      if (error.code === 'application-outdated') this.#reload(servers[this.reloads % servers.length] ?? by_);
      return false;
    }
  }

  async #open({ authority }: Server): Promise<void> {
    await authority.prepare(this.#story, this.schemas.number);
    const fresh = await authority.fresh(this.#story);
    if (this.writer.waiting === 0 && fresh) this.writer = new StoryWriter(this.#needs(), fresh);
    this.isOpening = false;
  }

  async #send(authority: StoryAuthority, isAnswerLost: boolean): Promise<void> {
    const { epoch, version } = this.writer;
    const nothing = { epoch, version, entries: [], kept: [], closed: [], rebase: false };
    const batch = this.writer.batch() ?? nothing;
    const answer = await authority.take(this.#story, batch, by, this.schemas.number);
    if (isAnswerLost || !answer) return;
    try {
      expect(this.writer.answered(batch, answer), JSON.stringify(answer)).toBe(true);
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      const again = await authority.since(this.#story, { epoch: 0, version: 0, schema: this.schemas.number });
      if (again?.kind === 'replaced') this.writer.replace(again.fresh);
    }
  }

  /** Reloads the tab: the code comes from any server, the text from the device. */
  #reload({ schemas }: Server): void {
    const stored = JSON.parse(JSON.stringify(this.writer.snapshot()));
    const snapshot = convertSnapshot(schemas, this.schemas.number, stored);
    this.schemas = schemas;
    this.reloads += 1;
    this.isOpening = true;
    this.writer = StoryWriter.restore(this.#needs(), JSON.parse(JSON.stringify(snapshot)));
  }

  #needs() {
    return { schema: this.schemas.schema, client: `t${Tab.#tabs++}` };
  }
}

async function upgradeWhileTyping(seed: number) {
  const { db } = testApp.database;
  const id = await newStory();
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oracle = new Oracle();
  let keys = 0;
  const chance = { below, text: () => oracle.newText(1 + below(5)), key: () => `k${seed}-${keys++}` };
  const first = await server(older).authority.fresh(id);
  if (!first) throw new Error('no such story');
  const tabs = Array.from({ length: 4 }, () => new Tab(id, older, first));
  const [offline] = tabs;

  async function round(servers: readonly Server[], writing: readonly Tab[], isCalm = false): Promise<void> {
    for (const [place, tab] of tabs.entries()) {
      for (let edits = isCalm ? 0 : below(4); edits > 0; edits--) {
        const before = tab.writer.state.doc;
        const transaction = randomEdit(tab.writer.state, chance);
        if (transaction?.docChanged) tab.writer.dispatch(transaction);
        oracle.sees(place, before, tab.writer.state.doc);
      }
    }
    await Promise.all(
      writing.map((tab) => {
        const one = servers[below(servers.length)];
        return one && tab.exchange(one, servers, !isCalm && random() < 0.2);
      }),
    );
  }
  const connected = tabs.filter((tab) => tab !== offline);
  const [old, another, upgraded] = [server(older), server(older), server(newer)];
  for (let time = 0; time < 6; time++) await round([old, another], connected);
  for (let time = 0; time < 8; time++) await round([old, upgraded], connected);
  const last = [upgraded, server(newer)];
  for (let time = 0; time < 4; time++) await round(last, tabs);
  for (let time = 0; time < 12; time++) await round(last, tabs, true);

  const fresh = await upgraded.authority.fresh(id);
  const document = Node.fromJSON(newer.schema, fresh?.document);
  document.check();
  const rows = await openKept(db, id);
  const { lost, doubled, typed } = oracle.fates(document, rows);
  const log = await sql<{ schema: number; entry: string }>`
    select schema, client || ':' || number as entry from working_steps where story_id = ${id}`.execute(db);
  return {
    lost,
    doubled,
    hasTyped: typed > 50,
    areEqual: tabs.every(({ writer }) => writer.state.doc.eq(document)),
    unsent: tabs.filter(({ writer }) => writer.batch() !== null).length,
    schemas: [...new Set(tabs.map(({ schemas }) => schemas.number))],
    ofCopy: (await copyOf(db, id))?.schema,
    ofLog: [...new Set(log.rows.map(({ schema }) => schema))].toSorted(),
    isEachThereOnce: new Set(log.rows.map(({ entry }) => entry)).size === log.rows.length,
  };
}

describe('a rolling upgrade to another schema', () => {
  it('during typing loses and doubles nothing, and all have the same story in the end [SAVE-12]', async () => {
    for (let seed = 1; seed <= (isSoak ? 300 : 2); seed++)
      expect([seed, await upgradeWhileTyping(seed)]).toEqual([
        seed,
        {
          lost: 0,
          doubled: 0,
          hasTyped: true,
          areEqual: true,
          unsent: 0,
          schemas: [newer.number],
          ofCopy: newer.number,
          ofLog: [older.number, newer.number],
          isEachThereOnce: true,
        },
      ]);
  }, 7_200_000);

  it('passes clients on: each reads what its schema has, then waits for another server or is loaded again [SAVE-12]', async () => {
    const id = await newStory();
    const [old, upgraded] = [server(older), server(newer)];
    const fresh = await old.authority.fresh(id);
    if (!fresh) throw new Error('no such story');
    const [one, other] = [new Tab(id, older, fresh), new Tab(id, older, fresh)];
    typeInTitle(one, 'egy ');
    await one.exchange(old, [old], false);
    typeInTitle(other, 'kettő ');
    await upgraded.authority.prepare(id, newer.number);

    const { authority } = upgraded;
    const missed = await authority.since(id, { epoch: 1, version: 0, schema: older.number });
    expect(missed).toMatchObject({ kind: 'entries', entries: [{ version: 1 }] });
    // Exchanges until the client has the converted version.
    expect(await other.exchange(upgraded, [old], false)).toBe(true);
    expect(other.writer.version).toBe(1);
    await expect(old.authority.fresh(id)).rejects.toMatchObject({ code: 'server-outdated', status: 503 });
    expect([await other.exchange(old, [old], false), other.reloads]).toEqual([false, 0]);
    expect([await other.exchange(upgraded, [upgraded], false), other.reloads]).toEqual([false, 1]);
    // After a reload it may reach an older server first.
    expect([await other.exchange(old, [old], false), other.reloads]).toEqual([false, 1]);

    expect(await other.exchange(upgraded, [upgraded], false)).toBe(true);
    expect(other.writer.waiting).toBe(0);
    expect(other.writer.state.doc.firstChild?.textContent).toMatch(/^(egy kettő|kettő egy) title$/);
    expect(await openKept(testApp.database.db, id)).toEqual([]);
  });

  it('converts states, repairs and the places of notes with the text [SAVE-12]', async () => {
    const { db } = testApp.database;
    const id = await newStory();
    const [old, upgraded] = [server(older), server(newer)];
    const fresh = await old.authority.fresh(id);
    if (!fresh) throw new Error('no such story');
    const tab = new Tab(id, older, fresh);
    typeInTitle(tab, 'új ');
    await tab.exchange(old, [old], false);
    const document = tab.writer.state.doc;
    const place = rangeOf(document, 'alpha3');
    await sql`
      insert into note_threads (story_id, kind, epoch, version, begins, ends, quote, changed_at)
      values (${id}, 'text', 1, 1, ${place.from}, ${place.to}, 'alpha3', now())`.execute(db);
    const steps = [
      { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'J' }] } },
    ];
    const repairs = [{ client: 'r', number: 1, isUndo: false, steps }];
    await changeCopy(db, id, { repairs }, clock.now());

    await upgraded.authority.prepare(id, newer.number);
    const copy = await copyOf(db, id);
    const now = copy && (await upgraded.authority.documentAt(db, copy, 1));
    if (!copy || !now) throw new Error('no copy');
    expect(now.child(3).type.name).toBe('kicker');
    const [moved] = await storedPlaces(db, id, 1);
    expect(moved).toMatchObject({ version: 1, ...rangeOf(now, 'alpha3') });
    expect(moved?.from).not.toBe(place.from);
    const before = await upgraded.authority.documentAt(db, copy, 0);
    expect([before?.child(0).textContent, before?.child(3).type.name]).toEqual(['title', 'kicker']);
    const text = await publicText(db, upgraded.authority, copy);
    expect(text?.document.firstChild?.textContent).toBe('Jtitle');
  });
});

function typeInTitle({ writer }: Tab, text: string): void {
  writer.dispatch(writer.state.tr.insertText(text, 1));
}

function rangeOf(document: Node, text: string): { from: number; to: number } {
  const found: number[] = [];
  document.descendants((node, at) => {
    const place = node.isText ? (node.text ?? '').indexOf(text) : -1;
    if (place !== -1) found.push(at + place);
  });
  const [from = -1] = found;
  return { from, to: from + text.length };
}
