import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storySchema } from '#features/content/public.document.ts';
import { readerSurfaces, surfacesWith } from '#tests/reader-surfaces.ts';
import { withServer } from '#tests/server.ts';
import { withNewsroom } from '../calls/newsroom-by-calls.fixture.ts';

const server = withServer();
const { send, draft, push, open, done } = withNewsroom(server);

const threadsSchema = z.object({
  version: z.int(),
  threads: z.array(
    z.looseObject({
      id: z.int(),
      range: z.object({ from: z.int(), to: z.int() }).nullable(),
      isLost: z.boolean(),
      quote: z.string(),
      settled: z.object({ by: z.string() }).nullable(),
      notes: z.array(z.looseObject({ id: z.int(), by: z.string(), text: z.string(), isOwn: z.boolean() })),
    }),
  ),
});

async function threadsOf(id: number, who = 'author') {
  const answer = await send(who, 'GET', `/${id}/threads`);
  expect(answer.status, answer.text).toBe(200);
  return threadsSchema.parse(answer.json()).threads;
}

/** A note on the first of these words in the title. */
async function noteOn(id: number, word: string, text: string, who = 'editor'): Promise<number> {
  const { epoch, version, document } = await open(who, id);
  const from = 1 + (Node.fromJSON(storySchema, document).firstChild?.textContent.indexOf(word) ?? 0);
  const subject = { kind: 'text', epoch, version, from, to: from + word.length };
  const answer = await send(who, 'POST', `/${id}/threads`, { subject, text });
  expect(answer.status, answer.text).toBe(200);
  return z.object({ id: z.int() }).parse(answer.json()).id;
}

describe('notes of a story by calls', () => {
  it('are written and answered by whoever sees the story, settled and opened again [REV-03]', async () => {
    const { id } = await draft('Áll az új híd a folyón');
    // Members who may not write the text may still write notes.
    const thread = await noteOn(id, 'új híd', 'Melyik?', 'other-author');
    const before = await open('author', id);
    expect(
      (await send('author', 'POST', `/${id}/threads/${thread}/notes`, { text: 'Az északi.' })).status,
    ).toBe(200);
    expect(await threadsOf(id)).toMatchObject([
      {
        quote: 'új híd',
        isLost: false,
        settled: null,
        notes: [
          { by: 'other-author', text: 'Melyik?', isOwn: false },
          { by: 'author', text: 'Az északi.', isOwn: true },
        ],
      },
    ]);
    await send('author', 'PATCH', `/${id}/threads/${thread}`, { isSettled: true });
    expect(await threadsOf(id)).toMatchObject([{ settled: { by: 'author' } }]);
    await send('editor', 'POST', `/${id}/threads/${thread}/notes`, { text: 'Mégsem.' });
    expect(await threadsOf(id)).toMatchObject([{ settled: null }]);
    // The version of the text is unchanged: an approval remains valid.
    expect((await open('author', id)).version).toBe(before.version);
  });

  it('are changed and deleted by their author alone, the thread with its last one', async () => {
    const { id } = await draft('Egy cím');
    const thread = await noteOn(id, 'cím', 'Rövid.');
    const [first] = (await threadsOf(id))[0]?.notes ?? [];
    const path = `/${id}/threads/${thread}/notes/${first?.id}`;
    expect((await send('author', 'PUT', path, { text: 'x' })).status).toBe(403);
    expect((await send('author', 'DELETE', path)).status).toBe(403);
    expect((await send('editor', 'PUT', path, { text: 'Túl rövid.' })).status).toBe(200);
    expect((await threadsOf(id))[0]?.notes).toMatchObject([{ text: 'Túl rövid.' }]);
    expect((await send('editor', 'DELETE', path)).status).toBe(200);
    expect(await threadsOf(id)).toEqual([]);
  });

  it('move with their text; one whose text is gone stays, without its place [REV-03]', async () => {
    const { id, writer } = await draft('Áll az új híd a folyón');
    await noteOn(id, 'új híd', 'Melyik?');
    writer.dispatch(writer.state.tr.insertText('Végre ', 1));
    await push('author', id, writer);
    expect(await threadsOf(id)).toMatchObject([{ range: { from: 14, to: 20 }, isLost: false }]);
    writer.dispatch(writer.state.tr.delete(10, 25));
    await push('author', id, writer);
    expect(await threadsOf(id)).toMatchObject([
      { range: null, isLost: true, quote: 'új híd', notes: [{ text: 'Melyik?' }] },
    ]);
  });

  it('stand where they stood when the document is stored anew [SAVE-09]', async () => {
    const { id, writer } = await draft('Áll az új híd a folyón');
    await noteOn(id, 'új híd', 'Melyik?');
    for (let count = 0; count < 210; count++) {
      writer.dispatch(writer.state.tr.insertText('x', 1));
      if (count % 50 === 0) await push('author', id, writer);
    }
    await push('author', id, writer);
    const stored = await server.database.db
      .selectFrom('note_threads')
      .select(['version', 'begins'])
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.version).toBeGreaterThan(200);
    const [thread] = await threadsOf(id);
    expect(thread?.range).toEqual({ from: 218, to: 224 });
  });

  it('refuse a place that is not in the story, and a thread of another one', async () => {
    const { id } = await draft('Egy');
    const other = await draft('Másik');
    const { epoch } = await open('author', id);
    const subject = { kind: 'text', epoch, version: 9_999, from: 1, to: 3 };
    expect((await send('author', 'POST', `/${id}/threads`, { subject, text: 'x' })).status).toBe(412);
    const thread = await noteOn(id, 'Egy', 'x');
    expect((await send('author', 'POST', `/${other.id}/threads/${thread}/notes`, { text: 'y' })).status).toBe(
      404,
    );
  });

  it('reach no reader, whatever becomes of the story [REV-03]', async () => {
    const { id } = await draft('Közölt hír a hídról');
    await noteOn(id, 'hír', 'Titkosjegyzet');
    const { version } = await open('editor', id);
    await done('editor', id, { act: 'publish', version });
    const { slug } = await open('editor', id);
    const surfaces = await readerSurfaces(server, [`/api/articles/${slug}`]);
    expect(surfacesWith(surfaces, ['Titkosjegyzet'])).toEqual([]);
    expect(surfaces.get(`/api/articles/${slug}`)).toContain('Közölt hír a hídról');
  });

  it('that are open are a warning of the checklist', async () => {
    const { id } = await draft('Egy');
    const checks = async () => {
      const { version } = await open('author', id);
      const answer = await send('author', 'GET', `/${id}/checklist?version=${version}`);
      return z
        .object({ faults: z.array(z.looseObject({ check: z.string() })) })
        .parse(answer.json())
        .faults.map(({ check }) => check);
    };
    expect(await checks()).not.toContain('open-notes');
    const thread = await noteOn(id, 'Egy', 'x');
    expect(await checks()).toContain('open-notes');
    await send('author', 'PATCH', `/${id}/threads/${thread}`, { isSettled: true });
    expect(await checks()).not.toContain('open-notes');
  });

  it('are deleted by age: settled ones after the days of the edition, open ones after five times as many [SAVE-13]', async () => {
    const { id } = await draft('Régi jegyzetek');
    const begun = async (text: string) =>
      z
        .object({ id: z.int() })
        .parse((await send('editor', 'POST', `/${id}/threads`, { subject: { kind: 'story' }, text })).json())
        .id;
    const settled = await begun('Elintézett');
    await begun('Nyitott');
    expect((await send('editor', 'PATCH', `/${id}/threads/${settled}`, { isSettled: true })).status).toBe(
      200,
    );
    const { writing, clock, db } = server.context;
    const begin = clock.now().getTime();
    const leftAfter = async (days: number) => {
      server.setTime(new Date(begin + days * 86_400_000).toISOString());
      await writing.pruneTalk();
      const rows = await db.selectFrom('note_threads').select('id').where('story_id', '=', id).execute();
      return rows.length;
    };
    expect(await leftAfter(179)).toBe(2);
    expect(await leftAfter(181)).toBe(1);
    expect(await leftAfter(5 * 180 + 1)).toBe(0);
    server.setTime(new Date(begin).toISOString());
  });

  it('go with a story that is taken down, and lose a passage that is', async () => {
    const { id } = await draft('Hír');
    await noteOn(id, 'Hír', 'Kiszivárgott Név Aladár szerint nem.');
    const { db } = server.database;
    await server.context.content.takeDown(id, {
      passage: 'Kiszivárgott Név Aladár',
      reason: 'x',
      by: { kind: 'command', id: 'test' },
    });
    expect((await threadsOf(id))[0]?.notes).toMatchObject([{ text: expect.not.stringContaining('Aladár') }]);
    await server.context.content.takeDown(id, {
      passage: null,
      reason: 'x',
      by: { kind: 'command', id: 'test' },
    });
    expect(await db.selectFrom('note_threads').selectAll().where('story_id', '=', id).execute()).toEqual([]);
    const again = await send('editor', 'POST', `/${id}/threads`, { subject: { kind: 'story' }, text: 'x' });
    expect(again.status).toBe(403);
  });
});
