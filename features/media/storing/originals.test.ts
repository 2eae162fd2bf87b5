import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originalsInFolder } from './originals.server.ts';

describe('the originals', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'originals-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are stored once, named by their content, also with concurrent writes', async () => {
    const originals = originalsInFolder(folder);
    const names = await Promise.all([1, 2, 3].map(() => originals.put(Buffer.from('a híd'), 'jpg')));
    expect(new Set(names).size).toBe(1);
    expect((await originals.get(names[0] ?? '')).toString()).toBe('a híd');
    expect(await filesOf(folder)).toEqual([names[0]]);
  });

  it('throw when they are lost, damaged, or addressed by a path', async () => {
    const originals = originalsInFolder(folder);
    const name = await originals.put(Buffer.from('a villamos'), 'png');
    await writeFile(join(folder, name.slice(0, 2), name.slice(2, 4), name), 'a vill');
    await expect(originals.get(name)).rejects.toThrow('damaged');
    await originals.put(Buffer.from('a villamos'), 'png');
    expect((await originals.get(name)).toString()).toBe('a villamos');
    await expect(originals.get(`${'0'.repeat(64)}.jpg`)).rejects.toThrow('ENOENT');
    await expect(originals.get('../../etc/passwd')).rejects.toThrow('not the name of an original');
  });
});

async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
