/** Drafts go to a bin for thirty days; stories that were public are withdrawn, never deleted [ACT-14]. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '../../../tests/server.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { open, push, act, done, draft, send } = withNewsroom(server);

async function idsOn(query: string): Promise<number[]> {
  const answer = (await send('editor', 'GET', `?${query}`)).json();
  return z
    .object({ stories: z.array(z.looseObject({ id: z.int() })) })
    .parse(answer)
    .stories.map(({ id }) => id);
}

describe('a draft in the bin', () => {
  it('stands on no other board, is not written, and comes back as it was [ACT-14]', async () => {
    const { id, writer } = await draft('Kidobott vázlat');
    await done('author', id, { act: 'submit', version: writer.version });
    const before = await open('editor', id);
    await done('editor', id, { act: 'discard', version: writer.version });
    expect(await idsOn('state=bin')).toContain(id);
    expect(await idsOn('state=draft')).not.toContain(id);
    expect(await idsOn('q=kidobott')).not.toContain(id);
    expect((await open('editor', id)).may).toEqual(['restore']);
    type(writer, 'A kukában.');
    expect((await send('author', 'POST', `/${id}/steps`, writer.batch())).status).toBe(403);
    expect((await act('editor', id, { act: 'publish', version: writer.version })).status).toBe(412);
    expect((await act('other-author', id, { act: 'restore', version: 0 })).status).toBe(403);
    await done('author', id, { act: 'restore', version: 0 });
    expect(await open('editor', id)).toEqual(before);
    await push('author', id, writer);
  });

  it('is deleted after thirty days, and not a day before [ACT-14]', async () => {
    const { id, writer } = await draft('Lejárt vázlat');
    await done('author', id, { act: 'discard', version: writer.version });
    const { writing, db } = server.context;
    server.setTime('2026-12-20T08:00:00+01:00');
    await writing.emptyBin();
    const rows = () => db.selectFrom('articles').select('id').where('id', '=', id).execute();
    expect(await rows()).toHaveLength(1);
    server.setTime('2026-12-22T08:00:00+01:00');
    expect(await writing.emptyBin()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('leaves nothing behind: text, log, states, kept text, notes and notices go with it [SAVE-13] [ACT-14]', async () => {
    const { id, writer } = await draft('Nyomtalan vázlat');
    type(writer, 'Nyomtalanjel. ');
    await push('author', id, writer);
    const { epoch, version } = writer;
    const piece = { block: null, type: 'paragraph', content: [], text: 'Nyomtalanjel' };
    const kept = [{ id: 'dropped:n:1:0', why: 'dropped', writer: 'n', pieces: [piece] }];
    const batch = { epoch, version, entries: [], kept, closed: [], rebase: false };
    expect((await send('author', 'POST', `/${id}/steps`, batch)).json()).toMatchObject({ kind: 'stored' });
    await send('editor', 'POST', `/${id}/threads`, { subject: { kind: 'story' }, text: 'Nyomtalanjel' });
    await done('author', id, { act: 'submit', version: writer.version });
    await done('author', id, { act: 'discard', version: writer.version });
    const { writing, db } = server.context;
    const tables = ['working_steps', 'named_versions', 'kept_texts', 'note_threads', 'story_acts'] as const;
    const counts = () =>
      Promise.all(
        tables.map(
          async (table) =>
            (await db.selectFrom(table).select('story_id').where('story_id', '=', id).execute()).length,
        ),
      );
    expect((await counts()).every((count) => count > 0)).toBe(true);
    server.setTime('2027-01-22T08:00:00+01:00');
    expect(await writing.emptyBin()).toBe(1);
    expect(await counts()).toEqual(tables.map(() => 0));
  });

  it('is none that readers had: that is withdrawn [ACT-14]', async () => {
    const { id, writer } = await draft('Volt olvasója');
    await done('editor', id, { act: 'publish', version: writer.version });
    expect((await act('editor', id, { act: 'discard', version: writer.version })).status).toBe(412);
    await done('editor', id, { act: 'withdraw', version: writer.version });
    expect((await act('editor', id, { act: 'discard', version: writer.version })).status).toBe(412);
  });
});
