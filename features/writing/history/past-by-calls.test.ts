/** The public version at a past moment, for programs and for the application. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '../../../tests/server.ts';
import { type, withNewsroom } from '../calls/newsroom-by-calls.fixture.ts';

const server = withServer();
const { send, open, push, done, draft } = withNewsroom(server);

const spansSchema = z.object({
  spans: z.array(
    z.looseObject({ act: z.string(), from: z.string(), until: z.string().nullable(), isErased: z.boolean() }),
  ),
});

async function spansOf(id: number) {
  const answer = await send('editor', 'GET', `/${id}/past`);
  expect(answer.status, answer.text).toBe(200);
  return spansSchema.parse(answer.json()).spans;
}

const pageAt = (id: number, at: string) => send('editor', 'GET', `/${id}/past/page?at=${at}`);

describe('what readers saw', () => {
  it('is shown for any past moment, with its corrections, by the real page [REV-06]', async () => {
    const { id, writer } = await draft('Amit akkor láttak');
    await done('editor', id, { act: 'publish', version: writer.version });
    type(writer, 'Ez csak később lett nyilvános.');
    await push('author', id, writer);
    await done('editor', id, { act: 'correct', version: writer.version, note: 'Kétszáz méter, nem húsz.' });
    await done('editor', id, { act: 'withdraw', version: writer.version, reason: 'Téves.' });

    const [last, first, ...others] = await spansOf(id);
    if (!last || !first) throw new Error('no spans');
    expect(others).toEqual([]);
    expect(first.until).toBe(last.from);
    const early = await pageAt(id, first.from);
    expect(early.status, early.text.slice(0, 300)).toBe(200);
    expect(early.headers['content-type']).toContain('text/html');
    expect(early.headers['content-security-policy']).toContain('sandbox');
    expect(early.text).toContain('Új hidat nyitottak.');
    expect(early.text).not.toContain('Ez csak később');
    expect(early.text).not.toContain('Kétszáz méter');
    const late = await pageAt(id, last.from);
    expect(late.text).toContain('Ez csak később lett nyilvános.');
    expect(late.text).toContain('Kétszáz méter, nem húsz.');
    // No page before the publication and after the withdrawal.
    expect((await pageAt(id, '2020-01-01T00:00:00Z')).status).toBe(404);
    expect((await pageAt(id, String(last.until))).status).toBe(404);
    // Viewing it changes nothing in the database.
    const { state } = await server.database.db
      .selectFrom('articles')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('withdrawn');
  });

  it('is a gap where it was taken down [REV-06]', async () => {
    const { id, writer } = await draft('Eltávolított múlt');
    await done('editor', id, { act: 'publish', version: writer.version });
    const { storyVersion: version } = await open('chief-editor', id);
    await send('chief-editor', 'POST', `/${id}/takedown`, { reason: 'Jogsértő.', version });
    const spans = await spansOf(id);
    expect(spans.map(({ isErased }) => isErased)).toEqual([true]);
    expect((await pageAt(id, spans[0]?.from ?? '')).status).toBe(404);
  });
});
