import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { readWords } from './load-words.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-words-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('an edition’s words are optional files of texts by name', async () => {
  const faults: string[] = [];
  expect(await readWords(join(folder, 'none'), faults)).toEqual({ hu: {}, en: {} });
  await writeFile(join(folder, 'hu.yaml'), '# only a comment\n');
  await writeFile(join(folder, 'en.yaml'), 'shell: { menu: Contents, hours: ["", "hours"] }\n');
  const en = { shell: { menu: 'Contents', hours: ['', 'hours'] } };
  expect(await readWords(folder, faults)).toEqual({ hu: {}, en });
  expect(faults).toEqual([]);
});

it('what is no text, and a file of another name, are faults with file and key', async () => {
  const faults: string[] = [];
  await writeFile(join(folder, 'hu.yaml'), 'shell: { menu: 3 }\n');
  await writeFile(join(folder, 'de.yaml'), 'shell: { menu: Inhalt }\n');
  await readWords(folder, faults);
  expect(faults.join('\n')).toMatch(/hu\.yaml: shell.*a text, or texts by name/);
  expect(faults.join('\n')).toContain('de.yaml: only hu.yaml and en.yaml are read');
});

it('the sample edition has some, which are read with the rest of it', async () => {
  const { words } = await loadTestEdition();
  expect(words.hu).toMatchObject({ shell: { sites: 'Lapcsalád' } });
  expect(words.en).toMatchObject({ front: { shopNote: 'Books, mugs, bags' } });
});
