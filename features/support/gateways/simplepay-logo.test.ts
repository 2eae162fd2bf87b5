import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';

it('the logo that SimplePay’s contract asks for is a file of the edition, and is missed by name [S47]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edition-logo-'));
  await cp('edition', folder, { recursive: true });
  expect((await loadTestEdition(folder)).logos).toEqual({});
  const file = join(folder, 'edition.yaml');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('simplepay: { address: sandbox,', '$& logo: fizetes.png,'));
  await expect(loadTestEdition(folder)).rejects.toThrow('fizetes.png: this logo is missing');
  await writeFile(join(folder, 'marks/fizetes.png'), 'kép');
  expect((await loadTestEdition(folder)).logos).toEqual({
    'fizetes.png': 'data:image/png;base64,a8OpcA==',
  });
  await rm(folder, { recursive: true });
});
