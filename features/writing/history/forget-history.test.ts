/** Deletion of old history: what is deleted and what remains. */
import { describe, expect, it } from 'vitest';
import { testTime, withServer } from '../../../tests/server.ts';
import { type, withNewsroom } from '../calls/newsroom-by-calls.fixture.ts';

const server = withServer();
const { send, open, writerOf, push, done, draft } = withNewsroom(server);

async function forgetAfter(days: number): Promise<void> {
  server.setTime(new Date(Date.parse(testTime) + days * 24 * 60 * 60_000).toISOString());
  await server.context.writing.forgetHistory();
  server.setTime(testTime);
}

async function stepsOf(id: number): Promise<number> {
  const rows = await server.database.db
    .selectFrom('working_steps')
    .select('steps')
    .where('story_id', '=', id)
    .execute();
  return rows.filter(({ steps }) => JSON.stringify(steps) !== '[]').length;
}

async function statesOf(id: number): Promise<number[]> {
  const rows = await server.database.db
    .selectFrom('named_versions')
    .select('version')
    .where('story_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
}

describe('after the days of the edition', () => {
  it('single changes are gone, the story opens from its snapshot and its versions stay [SAVE-09]', async () => {
    const { id, writer } = await draft('Sok változás');
    const submitted = writer.version;
    await done('author', id, { act: 'submit', version: submitted });
    const [away, offline] = [await writerOf('editor', id), await writerOf('editor', id)];
    for (let times = 0; times < 450; times += 1) type(writer, `Változás ${times}.`);
    await push('author', id, writer);
    const before = JSON.stringify((await open('editor', id)).document);
    await forgetAfter(29);
    expect(await stepsOf(id)).toBeGreaterThan(450);
    await forgetAfter(31);

    expect(await stepsOf(id)).toBe(0);
    const opened = await open('editor', id);
    expect(opened.version).toBe(writer.version);
    expect(JSON.stringify(opened.document)).toBe(before);
    expect(await statesOf(id)).toEqual([0, submitted]);
    const past = await send('editor', 'GET', `/${id}/versions/${submitted}`);
    expect(past.status).toBe(200);
    expect(past.text).not.toContain('Változás 0.');

    // A writer whose version is older than the log gets the whole story; own unsent text becomes kept text.
    const since = await send('editor', 'GET', `/${id}/steps?epoch=${away.epoch}&since=${away.version}`);
    expect(since.text).toContain('"kind":"replaced"');
    type(offline, 'Repülőn írtam.');
    await push('editor', id, offline);
    expect(offline.version).toBe(writer.version);
    expect(JSON.stringify((await open('editor', id)).kept)).toContain('Repülőn írtam.');
    // Other writers continue as before.
    type(writer, 'És tovább.');
    await push('author', id, writer);
    expect(JSON.stringify((await open('editor', id)).document)).toContain('És tovább.');
  });

  it('states are gone as well, but for what is public, approved, planned or was just named [SAVE-09]', async () => {
    const { id, writer } = await draft('Régi állapotok');
    await done('author', id, { act: 'submit', version: writer.version });
    type(writer, 'Ez jelent meg.');
    await push('author', id, writer);
    const published = writer.version;
    await done('editor', id, { act: 'publish', version: published });
    type(writer, 'Ez csak a munkapéldányban van.');
    await push('author', id, writer);
    await forgetAfter(364);
    expect(await statesOf(id)).toHaveLength(3);
    await forgetAfter(366);
    expect(await statesOf(id)).toEqual([published]);

    // The public version can still be repaired separately, although no single change is stored any more
    // [ACT-04].
    const base = (await open('editor', id)).publicVersion;
    const text = { content: [{ type: 'text', text: 'Friss: ' }] };
    const steps = [{ stepType: 'replace', from: 1, to: 1, slice: text }];
    await done('editor', id, { act: 'repair', version: 0, repair: { base, steps } });
    const copy = JSON.stringify((await open('editor', id)).document);
    expect(copy).toContain('Friss: ');
    expect(copy).toContain('Ez csak a munkapéldányban van.');
    const { text: readers } = await send('editor', 'GET', `/${id}/public`);
    expect(readers).toContain('Friss: ');
    expect(readers).not.toContain('munkapéldányban');
  });

  it('kept text is gone: what was put back or thrown away after days, the rest after those of states [SAVE-13]', async () => {
    const { id, writer } = await draft('Félretett szövegek');
    const piece = { block: null, type: 'paragraph', content: [], text: 'félretett' };
    const row = (name: string) => ({ id: name, why: 'dropped', writer: 'x', pieces: [piece] });
    const { epoch, version } = writer;
    const batch = { epoch, version, entries: [], rebase: false };
    const kept = [row('dropped:x:1:0'), row('dropped:x:2:0')];
    const sent = await send('author', 'POST', `/${id}/steps`, { ...batch, kept, closed: [] });
    expect(sent.json()).toMatchObject({ kind: 'stored' });
    await send('author', 'POST', `/${id}/steps`, { ...batch, kept: [], closed: ['dropped:x:1:0'] });
    const left = async () =>
      (await server.database.db.selectFrom('kept_texts').select('id').where('story_id', '=', id).execute())
        .length;
    await forgetAfter(29);
    expect(await left()).toBe(2);
    await forgetAfter(31);
    expect(await left()).toBe(1);
    await forgetAfter(366);
    expect(await left()).toBe(0);
  });
});
