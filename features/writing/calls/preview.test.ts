/** The page of a working copy. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storySchema } from '#features/content/public.document.ts';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';

const server = withServer();
const who: Record<string, Record<string, string>> = {};
let story = 0;
const before = { title: 'Készülő hír', body: [{ kind: 'paragraph', html: 'Az első szöveg.' } as const] };

beforeAll(async () => {
  const users = await inventUsers(server.context);
  for (const [name, { token }] of Object.entries(users)) who[name] = bearerWith(token);
  story = await save(server.context, { slug: 'keszulo', state: 'draft', ...before });
});

const preview = (query = '', headers = who.editor ?? {}) =>
  server.telex(`/api/newsroom/stories/${story}/preview${query}`, { headers });

const openedSchema = z.object({ epoch: z.int(), version: z.int(), document: z.unknown() });

/** Writes at the beginning of the title. */
async function type(text: string): Promise<void> {
  const path = `/api/newsroom/stories/${story}`;
  const headers = { ...who.editor, 'content-type': 'application/json' };
  const { epoch, version } = openedSchema.parse((await server.telex(path, { headers })).json());
  const step = {
    stepType: 'replace',
    from: 1,
    to: 1,
    slice: { content: [storySchema.text(text).toJSON()] },
  };
  const entries = [{ client: 'preview', number: version + 1, isUndo: false, steps: [step] }];
  const body = JSON.stringify({ epoch, version, entries, kept: [], closed: [], rebase: false });
  const answer = await server.telex(`${path}/steps`, { method: 'POST', headers, body });
  expect(answer.json()).toMatchObject({ kind: 'stored' });
}

describe('the preview of a story', () => {
  it('is the page of its working copy, of which nothing is saved, cached or run', async () => {
    await type('Nagyon ');
    const { status, headers, text } = await preview();
    expect(status, text).toBe(200);
    expect(text).toContain('<h1');
    expect(text).toContain('Nagyon Készülő hír');
    expect(text).toContain('Az első szöveg.');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self';.*sandbox allow-same-origin$/);
    const stored = await server.context.content.storyById(
      { edition: server.context.edition, site: server.context.edition.sites[0] ?? never(), port: 0 },
      story,
    );
    expect(stored?.story.title).toBe('Készülő hír');
    await type('Még ');
    expect((await preview()).text).toContain('Még Nagyon Készülő hír');
  });

  it('is dark or light as it is asked for', async () => {
    expect((await preview('?scheme=dark')).text).toContain('data-color-scheme="dark"');
    expect((await preview('?scheme=light')).text).toContain('data-color-scheme="light"');
  });

  it('is for members who write only', async () => {
    expect((await preview('', {})).status).toBe(401);
    expect((await preview('', who.reader)).status).toBe(403);
  });
});

function never(): never {
  throw new Error('the edition has no site');
}
