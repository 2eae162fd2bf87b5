/** The history of a story as programs and the application read it. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '../../../tests/server.ts';
import { type, withNewsroom } from '../calls/newsroom-by-calls.fixture.ts';
import type { BatchAnswer } from '../collab/story-log.ts';
import type { StoryWriter } from '../collab/story-writer.ts';

const server = withServer();
const { send, open, writerOf, push, done, draft } = withNewsroom(server);

const statesSchema = z.object({
  current: z.int(),
  states: z.array(
    z.object({
      version: z.int(),
      at: z.string(),
      kind: z.string(),
      authors: z.array(z.object({ name: z.string() })),
      changes: z
        .looseObject({ words: z.object({ added: z.int(), removed: z.int() }), texts: z.array(z.string()) })
        .nullable(),
    }),
  ),
});

async function historyOf(id: number) {
  const answer = await send('editor', 'GET', `/${id}/versions`);
  expect(answer.status, answer.text).toBe(200);
  return statesSchema.parse(answer.json());
}

function at(time: string): void {
  server.setTime(`2026-11-21T${time}:00+01:00`);
}

async function write(who: string, id: number, text: string): Promise<StoryWriter> {
  const writer = await writerOf(who, id);
  type(writer, text);
  await push(who, id, writer);
  return writer;
}

describe('the history of a story', () => {
  it('lists states at natural pauses, with who took part and what changed [REV-01]', async () => {
    at('08:00');
    const { id } = await draft('Szünetek');
    await write('editor', id, 'A szerkesztő is írt.');
    at('08:03');
    await write('author', id, 'Három perc nem szünet.');
    at('08:09');
    const { version } = await write('author', id, 'Ez később jött.');

    const { current, states } = await historyOf(id);
    expect(current).toBe(version);
    expect(states.map(({ kind }) => kind)).toEqual(['pause', 'begin']);
    expect(states[0]?.at).toBe('2026-11-21T07:03:00.000Z');
    expect(states[0]?.authors.map(({ name }) => name).toSorted()).toEqual(['author', 'editor']);
    expect(states[0]?.changes).toMatchObject({ texts: ['title'], words: { added: 12, removed: 0 } });
    expect(states[1]).toMatchObject({ version: 0, changes: null, authors: [] });
  });

  it('has the state of a story that nobody went on with, once, by the job [REV-01]', async () => {
    at('08:00');
    const { id, writer } = await draft('Abbahagyott');
    at('08:04');
    await server.context.writing.keepPauses();
    expect((await historyOf(id)).states.map(({ kind }) => kind)).toEqual(['begin']);
    at('08:06');
    await server.context.writing.keepPauses();
    await server.context.writing.keepPauses();
    const { states } = await historyOf(id);
    expect(states.map(({ kind, version }) => [kind, version])).toEqual([
      ['pause', writer.version],
      ['begin', 0],
    ]);
    at('08:12');
    await write('author', id, 'Folytatom.');
    expect((await historyOf(id)).states).toHaveLength(2);
  });

  it('has the states that acts named, and compares any two [REV-01]', async () => {
    at('08:00');
    const { id, writer } = await draft('Összevetés');
    const submitted = writer.version;
    await done('author', id, { act: 'submit', version: submitted });
    type(writer, 'A folytatás.');
    await push('author', id, writer);
    await done('editor', id, { act: 'publish', version: writer.version });
    const { states } = await historyOf(id);
    expect(states.map(({ kind, version }) => [kind, version])).toEqual([
      ['act', writer.version],
      ['act', submitted],
      ['begin', 0],
    ]);
    const changes = await send(
      'editor',
      'GET',
      `/${id}/versions/${writer.version}/changes?since=${submitted}`,
    );
    expect(changes.text).toContain('{"kind":"added","text":"A folytatás."}');
    expect(changes.text).not.toContain('{"kind":"removed"');
    const first = await send('editor', 'GET', `/${id}/versions/${submitted}/changes`);
    expect(first.json()).toMatchObject({ since: 0 });
    expect((await send('editor', 'GET', `/${id}/versions/${submitted}`)).text).not.toContain('A folytatás.');
    for (const path of ['versions/999', 'versions/999/changes', `versions/${submitted}/changes?since=998`])
      expect((await send('editor', 'GET', `/${id}/${path}`)).status, path).toBe(404);
  });

  it('gives the steps back to a state, which are sent like any other change [REV-01] [NAPI-01]', async () => {
    at('08:00');
    const { id, writer } = await draft('Visszaállítás');
    const past = writer.version;
    await done('author', id, { act: 'submit', version: past });
    await write('author', id, 'Ezt visszavonják.');
    const answer = await send('editor', 'GET', `/${id}/versions/${past}/steps`);
    const { steps, left, ...based } = z
      .object({ epoch: z.int(), version: z.int(), steps: z.array(z.unknown()), left: z.array(z.string()) })
      .parse(answer.json());
    expect(left).toEqual([]);
    const entries = [{ client: 'program', number: 1, isUndo: false, steps }];
    const batch = { ...based, entries, kept: [], closed: [], rebase: false };
    const stored = z
      .custom<BatchAnswer>()
      .parse((await send('editor', 'POST', `/${id}/steps`, batch)).json());
    expect(stored.kind).toBe('stored');
    expect(JSON.stringify((await open('editor', id)).document)).not.toContain('Ezt visszavonják.');
    at('08:10');
    await server.context.writing.keepPauses();
    expect((await historyOf(id)).states[0]).toMatchObject({
      kind: 'pause',
      authors: [{ name: 'author' }, { name: 'editor' }],
    });
  });

  it('is gone with what was taken down, and with a deleted draft [ACT-14]', async () => {
    at('08:00');
    const { id, writer } = await draft('Eltávolított');
    await done('editor', id, { act: 'publish', version: writer.version });
    at('08:09');
    await write('editor', id, 'Még egy mondat.');
    const { storyVersion: version } = await open('chief-editor', id);
    const taken = await send('chief-editor', 'POST', `/${id}/takedown`, { reason: 'Jogsértő.', version });
    expect(taken.status, taken.text).toBe(200);
    expect((await historyOf(id)).states).toEqual([]);
    expect((await send('editor', 'GET', `/${id}/versions/${writer.version}`)).status).toBe(404);

    const binned = await draft('Kukába');
    await done('author', binned.id, { act: 'discard', version: binned.writer.version });
    server.setTime('2026-12-22T08:00:00+01:00');
    await server.context.writing.emptyBin();
    const { db } = server.database;
    const left = await db
      .selectFrom('named_versions')
      .select('version')
      .where('story_id', '=', binned.id)
      .execute();
    expect(left).toEqual([]);
  });
});
