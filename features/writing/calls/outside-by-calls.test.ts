/** Effects of imports, commands, programs and corrections on a story that is open in an editor [SAVE-08]. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { StoredBody } from '#features/content/public.server.ts';
import { type TestServer, withServer } from '#tests/server.ts';
import type { LogEntry } from '../collab/story-log.ts';
import type { StoryWriter } from '../collab/story-writer.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { send, open, writerOf, push, act, done, draft, articleAt } = withNewsroom(server);

async function publicStory(title: string): Promise<{ id: number; slug: string }> {
  const { id, writer } = await draft(`${title} ${crypto.randomUUID().slice(0, 8)}`);
  type(writer, 'Második bekezdés.');
  await push('author', id, writer);
  await done('editor', id, { act: 'publish', version: writer.version });
  return { id, slug: (await open('editor', id)).slug ?? '' };
}

/** Fetches the changes of others into an open story. */
async function receive(writer: StoryWriter, id: number): Promise<LogEntry[]> {
  const { epoch, version } = writer;
  const answer = await send('author', 'GET', `/${id}/steps?epoch=${epoch}&since=${version}`);
  const { entries } = z.object({ entries: z.array(z.custom<LogEntry>()) }).parse(answer.json());
  writer.receive(entries);
  return entries;
}

const textOf = (writer: StoryWriter) => writer.state.doc.textBetween(0, writer.state.doc.content.size, '\n');

type Draft = Parameters<TestServer['context']['content']['save']>[0][number];

/** Saves the stored story again with a change, as a program does. */
async function saveAgain(id: number, change: (body: StoredBody) => Draft['body']): Promise<void> {
  const { content } = server.context;
  const [newest] = await content.storyVersions(id);
  const past = await content.pastState(id, newest?.version ?? 0);
  const row = z
    .looseObject({ title: z.string(), slug: z.string(), body: z.custom<StoredBody>(Array.isArray) })
    .parse(past?.story);
  const sections = await content.ensureSuperTags([{ slug: 'belfold', name: 'Belföld', site: 'telex' }]);
  const authors = await content.ensureAuthors([{ slug: 'szekely-anna', name: 'Székely Anna' }]);
  await content.save(
    [
      {
        id,
        type: 'article',
        state: 'active',
        site: 'telex',
        language: 'hu',
        title: row.title,
        slug: row.slug,
        pubDate: new Date('2026-11-21T08:00:00+01:00'),
        mainSuperTagId: sections.get('belfold') ?? null,
        authorIds: [...authors.values()],
        body: change(row.body),
      },
    ],
    'import',
    { by: { kind: 'command', id: 'import' } },
  );
}

it('an import comes into the open story as one more participant, and nothing typed is lost [SAVE-08]', async () => {
  const { id, slug } = await publicStory('Importált');
  const writer = await writerOf('author', id);
  writer.dispatch(writer.state.tr.insertText('Közben írt szavak. ', textStart(writer, 'Második')));
  await push('author', id, writer);
  await saveAgain(id, (body) =>
    body.map((block, at) =>
      at === 0 && block.kind === 'paragraph' ? { ...block, html: 'Új hidat nyitottak Vácon.' } : block,
    ),
  );
  const entries = await receive(writer, id);
  expect(entries.map(({ client }) => client)).toEqual([expect.stringMatching(/^outside:/)]);
  expect(textOf(writer)).toContain('Új hidat nyitottak Vácon.');
  expect(textOf(writer)).toContain('Közben írt szavak. Második bekezdés.');
  expect((await send('editor', 'GET', `/${id}/acts`)).json()).toMatchObject({
    acts: [{ act: 'outside', author: { kind: 'command', id: 'import' } }, { act: 'publish' }],
  });
  expect((await articleAt(slug)).text).not.toContain('Közben írt');
  await done('editor', id, { act: 'update', version: writer.version });
  const { text } = await articleAt(slug);
  expect(text).toContain('Vácon');
  expect(text).toContain('Közben írt szavak.');
});

it('what somebody typed into a paragraph that an import replaced is kept aside [SAVE-08] [SAVE-04]', async () => {
  const { id } = await publicStory('Ütközés');
  const writer = await writerOf('author', id);
  writer.dispatch(writer.state.tr.insertText('fontos szavak ', textStart(writer, 'Második') + 3));
  await push('author', id, writer);
  await saveAgain(id, (body) => body.slice(0, 1));
  await receive(writer, id);
  expect(textOf(writer)).not.toContain('fontos szavak');
  expect(JSON.stringify((await open('author', id)).kept)).toContain('fontos szavak');
});

it('a story that nobody changed since its publication has no changes that are not public after an import [SAVE-08]', async () => {
  const { id } = await publicStory('Változatlan');
  await saveAgain(id, (body) => [...body, { kind: 'paragraph', html: 'Harmadik.' }]);
  const opened = await open('editor', id);
  expect(JSON.stringify(opened.document)).toContain('Harmadik.');
  expect(opened.hasUnpublishedChanges).toBe(false);
});

it('a command that corrects title and lead changes the open story [SAVE-08]', async () => {
  const { id, slug } = await publicStory('Parancs');
  const writer = await writerOf('author', id);
  const correction = { text: 'Rossz volt a cím.', title: 'Parancsra', lead: 'Új lead.' };
  const by = { kind: 'command', id: 'article correct' } as const;
  expect(await server.context.content.correct(id, correction, { by })).toMatchObject({ kind: 'done' });
  await receive(writer, id);
  expect(textOf(writer)).toMatch(/^Parancsra\n\nÚj lead\./);
  await done('editor', id, { act: 'update', version: writer.version });
  const { text } = await articleAt(slug);
  for (const one of ['Parancsra', 'Új lead.', 'Rossz volt a cím.']) expect(text).toContain(one);
});

it('a withdrawal and a publication by commands change no text of it [SAVE-08]', async () => {
  const { id } = await publicStory('Állapot');
  const writer = await writerOf('author', id);
  const { content } = server.context;
  await content.withdraw(id);
  await content.publish(id);
  expect(await receive(writer, id)).toEqual([]);
  await done('editor', id, { act: 'repair', version: writer.version });
});

it('the correction form and a program change it by the same authority [SAVE-08]', async () => {
  const { id } = await publicStory('Űrlap');
  const writer = await writerOf('author', id);
  const other = await writerOf('editor', id);
  type(other, 'Más programból.');
  await push('editor', id, other);
  const shown = z.object({ base: z.int() }).parse((await send('editor', 'GET', `/${id}/public`)).json());
  const steps = [
    { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Javított: ' }] } },
  ];
  const order = { act: 'correct', version: 0, note: 'Elírás.', repair: { base: shown.base, steps } };
  expect((await act('editor', id, order)).status).toBe(200);
  const entries = await receive(writer, id);
  expect(entries).toHaveLength(2);
  expect(textOf(writer)).toMatch(/^Javított: /);
  expect(textOf(writer)).toContain('Más programból.');
});

it('an import while an act holds the story ends, and one of them sees the other [SAVE-08] [ACT-13]', async () => {
  const { id } = await publicStory('Egyszerre');
  const { version } = await open('editor', id);
  const answers = await Promise.all([
    act('editor', id, { act: 'repair', version }),
    saveAgain(id, (body) => [...body, { kind: 'paragraph', html: 'Harmadik.' }]),
  ]);
  expect([200, 412]).toContain(answers[0].status);
  await act('editor', id, { act: 'repair', version: (await open('editor', id)).version });
  expect(JSON.stringify((await open('editor', id)).document)).toContain('Harmadik.');
});

function textStart(writer: StoryWriter, text: string): number {
  let found = 0;
  writer.state.doc.descendants((node, at) => {
    const place = node.isText ? (node.text ?? '').indexOf(text) : -1;
    if (place !== -1) found = at + place;
  });
  return found;
}
