/** A story from its first word to its withdrawal, by API calls only. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storySchema } from '#features/content/public.document.ts';
import { withServer } from '../../../tests/server.ts';
import { FieldStep } from '../collab/field-step.ts';
import type { BatchAnswer } from '../collab/story-log.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { people, send, open, writerOf, push, act, draft, articleAt } = withNewsroom(server);

describe('a story by calls', () => {
  it('is written, submitted, returned, approved, published, repaired, corrected and withdrawn [NAPI-01] [ACT-01]', async () => {
    const { id, writer } = await draft('A hatodik híd');
    expect((await act('author', id, { act: 'publish', version: writer.version })).status).toBe(403);
    expect((await act('author', id, { act: 'submit', version: writer.version })).status).toBe(200);
    expect((await act('editor', id, { act: 'return', version: writer.version })).status).toBe(422);
    const reason = 'Ki mondta?';
    expect((await act('editor', id, { act: 'return', version: writer.version, reason })).status).toBe(200);
    expect(await open('author', id)).toMatchObject({ workState: 'returned', reason });
    expect((await act('author', id, { act: 'submit', version: writer.version })).status).toBe(200);
    expect((await act('editor', id, { act: 'approve', version: writer.version })).status).toBe(200);

    const approved = writer.version;
    type(writer, 'Ez még nem kész.');
    await push('author', id, writer);
    const published = await act('editor', id, { act: 'publish', version: approved });
    expect(published.status, published.text).toBe(200);
    expect(published.json()).toEqual({ slug: 'a-hatodik-hid', publicState: 'public' });
    const article = await articleAt('a-hatodik-hid');
    expect(article.status).toBe(200);
    expect(article.text).toContain('Új hidat nyitottak.');
    expect(article.text).not.toContain('Ez még nem kész.');
    expect(await open('editor', id)).toMatchObject({ publicState: 'public', hasUnpublishedChanges: true });

    const { updatedAt } = z.looseObject({ updatedAt: z.unknown() }).parse(article.json());
    server.setTime('2026-11-21T08:02:00+01:00');
    expect((await act('editor', id, { act: 'repair', version: writer.version })).status).toBe(200);
    const repaired = await articleAt('a-hatodik-hid');
    expect(repaired.text).toContain('Ez még nem kész.');
    expect(repaired.json()).toMatchObject({ updatedAt });

    const note = 'A cikk első változatában rosszul szerepelt a híd neve.';
    expect((await act('editor', id, { act: 'correct', version: writer.version })).status).toBe(422);
    expect((await act('editor', id, { act: 'correct', version: writer.version, note })).status).toBe(200);
    expect((await articleAt('a-hatodik-hid')).text).toContain(note);

    expect((await act('editor', id, { act: 'withdraw', version: writer.version })).status).toBe(200);
    expect((await articleAt('a-hatodik-hid')).status).toBe(404);
    const acts = z
      .object({ acts: z.array(z.looseObject({ act: z.string() })) })
      .parse((await send('editor', 'GET', `/${id}/acts`)).json());
    expect(acts.acts[0]).toMatchObject({ author: { kind: 'member', name: 'editor' } });
    expect(acts.acts.map((entry) => entry.act).reverse()).toEqual([
      'submit',
      'return',
      'submit',
      'approve',
      'publish',
      'repair',
      'correct',
      'withdraw',
    ]);
  });

  it('becomes public only with what every story needs [ACT-05]', async () => {
    const created = await send('editor', 'POST', '', { site: 'telex' });
    const { id } = z.object({ id: z.int() }).parse(created.json());
    const answer = await act('editor', id, { act: 'publish', version: 0 });
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({
      fields: { title: expect.any(String), section: expect.any(String), author: expect.any(String) },
    });
    expect((await send('editor', 'POST', '', { site: 'nincs' })).status).toBe(400);
  });

  it('of two acts at once the second sees the new state [ACT-13]', async () => {
    const { id, writer } = await draft('Két szerkesztő');
    const { version } = writer;
    const answers = await Promise.all([
      act('editor', id, { act: 'publish', version }),
      act('chief-editor', id, { act: 'publish', version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is scheduled with the version that the act names [ACT-02] [ACT-15]', async () => {
    const { id, writer } = await draft('Későbbi cikk');
    const { version } = writer;
    expect((await act('editor', id, { act: 'schedule', version })).status).toBe(422);
    const at = '2026-11-21T08:05:00+01:00';
    expect((await act('editor', id, { act: 'schedule', version, at })).status).toBe(200);
    type(writer, 'Később írt mondat.');
    await push('author', id, writer);
    expect((await articleAt('kesobbi-cikk')).status).toBe(404);
    server.setTime('2026-11-21T08:05:01+01:00');
    await server.context.content.publishDue();
    const article = await articleAt('kesobbi-cikk');
    expect(article.status).toBe(200);
    expect(article.text).not.toContain('Később írt mondat.');
  });

  it('is written by its author and by editors only [ACT-01]', async () => {
    const { id } = await draft('Kié a cikk');
    const stranger = await writerOf('other-author', id);
    type(stranger, 'Idegen mondat.');
    expect((await send('other-author', 'POST', `/${id}/steps`, stranger.batch())).status).toBe(403);
    expect((await send('ad-operator', 'GET', `/${id}`)).status).toBe(404);
    expect((await send('admin', 'GET', `/${id}`)).status).toBe(403);
    expect((await server.telex(`/api/newsroom/stories/${id}`)).status).toBe(401);
    const editor = await writerOf('editor', id);
    type(editor, 'A szerkesztő mondata.');
    await push('editor', id, editor);
    expect((await open('author', id)).may).toEqual(['write', 'submit', 'discard']);
    expect((await open('other-author', id)).may).toEqual([]);
  });

  it('is not a program’s, whose number is its author’s by chance [ACT-01]', async () => {
    const { id } = await draft('Nem a programé');
    const { accounts, db } = server.context;
    const author = await accounts.members.byEmail('author@example.com');
    const token = await accounts.createToken('szkript', 1, ['author']);
    const script = await db.selectFrom('newsroom_tokens').select('id').executeTakeFirst();
    expect(script?.id).toBe(author?.id);
    people.script = token;
    expect((await open('script', id)).may).toEqual([]);
    expect((await send('script', 'POST', '', { site: 'telex' })).status).toBe(403);
  });

  it('refuses a change that does not fit, and takes a repeated one only once [SAVE-03] [SAVE-10]', async () => {
    const { id, writer } = await draft('Rossz lépés');
    type(writer, 'Egyszer.');
    const batch = writer.batch();
    if (!batch) throw new Error('nothing to send');
    await send('author', 'POST', `/${id}/steps`, batch);
    const again = await send('author', 'POST', `/${id}/steps`, batch);
    expect(again.json()).toMatchObject({ kind: 'outdated' });
    writer.answered(batch, z.custom<BatchAnswer>().parse(again.json()));
    expect(writer.batch()).toBeNull();
    const { epoch, version } = writer;
    const entry = { client: 'x', number: 1, isUndo: false };
    const bad = async (steps: unknown[], from = version) =>
      (
        await send('author', 'POST', `/${id}/steps`, {
          epoch,
          version: from,
          entries: [{ ...entry, steps }],
          kept: [],
          closed: [],
          rebase: false,
        })
      ).json();
    expect(await bad([{ stepType: 'replace', from: 0, to: 99_999 }])).toMatchObject({ kind: 'refused' });
    expect(await bad([{ stepType: 'nonsense' }])).toMatchObject({ kind: 'refused' });
    const field = (name: string, value: unknown) => [
      { stepType: 'field', change: { change: 'set', name, value } },
    ];
    expect(await bad(field('state', 'active'))).toMatchObject({ kind: 'refused' });
    expect(await bad(field('tagIds', 'nem lista'))).toMatchObject({ kind: 'refused' });
    const past = { stepType: 'docAttr', attr: 'fields', value: { site: 'g7' } };
    expect(await bad([past])).toMatchObject({ kind: 'refused' });
    expect(await bad([{ stepType: 'attr', pos: 1, attr: 'key', value: 'x' }])).toMatchObject({
      kind: 'refused',
    });
    expect(await bad([], version + 5)).toMatchObject({ kind: 'replaced' });
    expect(JSON.stringify((await open('author', id)).document).match(/Egyszer\./g)).toHaveLength(1);
  });

  it('keeps aside what concurrent changes would drop, and is not public before it is cleared [SAVE-04]', async () => {
    const { id, writer } = await draft('Félretett szöveg');
    const editor = await writerOf('editor', id);
    const { doc } = editor.state;
    const last = doc.content.size - (doc.lastChild?.nodeSize ?? 0);
    editor.dispatch(editor.state.tr.delete(last, doc.content.size));
    await push('editor', id, editor);
    writer.dispatch(writer.state.tr.insertText('Ezt most írtam. ', last + 1));
    await push('author', id, writer);
    const { version, kept } = await open('editor', id);
    expect(kept).toMatchObject([
      { by: 'author', why: 'dropped', pieces: [{ text: expect.stringContaining('Ezt most írtam.') }] },
    ]);
    expect((await act('editor', id, { act: 'publish', version })).json()).toMatchObject({
      fields: { 'kept-text': expect.any(String) },
    });
    for (const row of kept) editor.close(row.id);
    await push('editor', id, editor);
    expect((await open('author', id)).kept).toEqual([]);
    expect((await act('editor', id, { act: 'publish', version })).status).toBe(200);
  });

  it('stands on the boards of who writes it [NAPI-01]', async () => {
    const { id } = await draft('Táblán álló cikk');
    const rows = async (who: string, query: string) =>
      z
        .object({ stories: z.array(z.looseObject({ id: z.int(), title: z.string() })) })
        .parse((await send(who, 'GET', query)).json()).stories;
    expect(await rows('author', '?mine=true')).toContainEqual(
      expect.objectContaining({ id, title: 'Táblán álló cikk', publicState: 'never', workState: 'draft' }),
    );
    expect((await rows('other-author', '?mine=true')).map((row) => row.id)).not.toContain(id);
    expect((await rows('editor', '?state=draft&q=t%C3%A1bl%C3%A1n')).map((row) => row.id)).toEqual([id]);
    expect(await rows('editor', '?state=draft&q=100%25')).toEqual([]);
  });

  it('that was imported opens as it is public, and stays equal when it is published unchanged [EDIT-01]', async () => {
    const before = await server.telex('/api/articles/fabol-epitettek-rezgeserzekelot-a-hidra');
    const { id } = z.looseObject({ id: z.int() }).parse(before.json());
    const { version } = await open('editor', id);
    const answer = await act('editor', id, { act: 'repair', version });
    expect(answer.status, answer.text).toBe(200);
    const after = await articleAt('fabol-epitettek-rezgeserzekelot-a-hidra');
    expect(after.json()).toEqual({ ...z.looseObject({}).parse(before.json()), version: expect.any(Number) });
  });

  it('names what a story refers to and is not there, and publishes nothing [ACT-05]', async () => {
    for (const change of [
      { change: 'add', name: 'tagIds', element: 2_000_000, before: null },
      { change: 'add', name: 'authorIds', element: 2_000_000, before: null },
      { change: 'set', name: 'coverImageId', value: 2_000_000 },
      { change: 'set', name: 'mainSuperTagId', value: 2_000_000 },
    ] as const) {
      const { id, writer } = await draft(`Hiányzik: ${change.name}`);
      writer.dispatch(writer.state.tr.step(new FieldStep(change)));
      await push('author', id, writer);
      const answer = await act('editor', id, { act: 'publish', version: writer.version });
      expect([change.name, answer.status, answer.text.slice(0, 200)]).toEqual([
        change.name,
        422,
        expect.any(String),
      ]);
    }
    const { id, writer } = await draft('Hiányzó kép');
    const picture = storySchema.node(
      'image',
      { imageId: 2_000_000 },
      ['alt', 'caption', 'credit'].map((part) => storySchema.node(part)),
    );
    writer.dispatch(writer.state.tr.insert(writer.state.doc.content.size, picture));
    await push('author', id, writer);
    expect((await act('editor', id, { act: 'publish', version: writer.version })).status).toBe(422);
  });
});
