/** A mistake in a unique item is reported by the command, and readers are not affected. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { putUniques } from './unique-commands.server.ts';

const server = withServer();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unique-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(text: string): Promise<void> {
  const file = join(folder, 'switches.yaml');
  await writeFile(file, text);
  await putUniques(file, server.context);
}

describe('lapzarta unique put', () => {
  it.each([
    ['component-setup', '{ donations: igen }', 'content.donations: '],
    ['component-setup', '{ donation: 1 }', 'content: Unrecognized key'],
    ['component-setup', 'ki', 'content: '],
    ['pip-status', '{ pipShow: igen }', 'content.pipShow: '],
    ['pip-status', '{ pipShow: true }', 'content.pipUrl: '],
    ['pip-status', '{ pipShow: true, pipUrl: "https://gonosz.example/film" }', 'content.pipUrl: '],
  ])('refuses %s with %s, and says where the fault is', async (slug, content, where) => {
    await expect(put(`- { slug: ${slug}, content: ${content} }`)).rejects.toThrow(`0.${where}`);
    expect(await server.context.front.unique(slug)).toBeUndefined();
  });

  it('accepts switches as written in YAML [FRONT-02]', async () => {
    await put('- { slug: component-setup, content: { donations: 1 } }');
    await server.settled();
    const { status, json } = await server.telex('/api/frontend/refresh');
    expect([status, json()]).toMatchObject([200, { componentSetup: { donations: '1' } }]);
  });
});

describe('an invalid newsroom switch', () => {
  it('leaves the rest of the page’s data intact [FRONT-02] [FRONT-03]', async () => {
    await server.context.front.writeUnique({ slug: 'component-setup', content: { donations: 'igen' } });
    await server.settled();
    for (const call of ['init', 'refresh']) {
      const { status, json } = await server.telex(`/api/frontend/${call}`);
      expect([call, status, json()]).toMatchObject([call, 200, { componentSetup: { donations: '0' } }]);
    }
  });
});
