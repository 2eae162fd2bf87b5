/** Until the newsroom has a screen for them, documents are written from files. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { type DocumentOptions, putDocument } from './document-commands.server.ts';

const server = withServer();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(slug: string, html: string, options: Partial<DocumentOptions> = {}): Promise<void> {
  const file = join(folder, 'page.html');
  await writeFile(file, html);
  const usual = { site: 'telex', title: 'Szerzői jog', language: 'hu' } as const;
  await putDocument(server.context, slug, file, { ...usual, ...options });
}

it('writes a document and replaces it, on the page at once [SITE-12]', async () => {
  await put('kozlesi-szabaly', '<p>Első változat.</p>');
  expect((await server.telex('/dokumentum/kozlesi-szabaly')).text).toContain('Első változat.');
  await put('kozlesi-szabaly', '<h2>Második</h2><p>Változat.</p><script>alert(1)</script>');
  await server.settled();
  await expect
    .poll(async () => (await server.telex('/dokumentum/kozlesi-szabaly')).text)
    .toMatch(/<h2[^>]*>Második/);
});

it.each([
  ['an unknown site', 'szabaly', '<p>a</p>', { site: 'sehol' }, "no site 'sehol'"],
  ['a picture', 'szabaly', '<p>a</p><img src="a.jpg">', {}, 'has a picture'],
  ['no text', 'szabaly', ' ', {}, 'has no text'],
  ['a slug that is no address', 'Nem Jó', '<p>a</p>', {}, 'Nem Jó'],
])('refuses %s', async (_what, slug, html, options, sentence) => {
  await expect(put(slug, html, options)).rejects.toThrow(sentence);
});
