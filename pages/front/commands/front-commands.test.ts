/** Until the newsroom has a screen for them, the boxes of a front page are a file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';
import { putFronts } from './front-commands.server.ts';

const server = withServer();
let folder = '';
let slug = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'front-'));
  await writeStories(server.context);
  slug =
    (await server.context.content.newsroomStories({ site: 'telex', state: 'active', limit: 1 }))[0]?.slug ??
    '';
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(text: string): Promise<void> {
  const file = join(folder, 'boxes.yaml');
  await writeFile(file, text);
  await putFronts(file, server.context);
}

describe('lapzarta front put', () => {
  it('writes boxes, which `front show` returns as they were written [FRONT-01]', async () => {
    await put(`telex: [{ slug: vezeto, kind: lead, position: 950, size: 1, stories: [${slug}] }]`);
    await server.settled();
    expect((await server.telex('/')).text).toContain(slug);
    expect(await server.context.front.boxes('telex')).toEqual([
      { slug: 'vezeto', kind: 'lead', position: 950, title: '', list: null, size: 1, stories: [slug] },
    ]);
  });

  it.each([
    ['an unknown kind', 'telex: [{ slug: a, kind: minden, position: 1, size: 1 }]', 'telex.0.kind'],
    ['an unknown site', 'sehol: []', "no site 'sehol'"],
    [
      'an unknown story',
      'telex: [{ slug: a, kind: lead, position: 1, size: 1, stories: [nincs-ilyen] }]',
      "no story with the slug 'nincs-ilyen'",
    ],
    [
      'two boxes with one name',
      'telex: [{ slug: a, kind: lead, position: 2, size: 1 }, { slug: a, kind: lead, position: 1, size: 1 }]',
      "two boxes are called 'a'",
    ],
  ])('refuses %s and changes nothing', async (_what, text, sentence) => {
    const before = await server.context.front.boxes('telex');
    await expect(put(text)).rejects.toThrow(sentence);
    expect(await server.context.front.boxes('telex')).toEqual(before);
  });
});
