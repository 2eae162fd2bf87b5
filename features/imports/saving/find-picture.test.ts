import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPicture } from './find-picture.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-picture-'));
  await mkdir(join(folder, 'media/2015/03'), { recursive: true });
  await writeFile(join(folder, 'titok.jpg'), 'titok');
  await writeFile(join(folder, 'media/2015/03/hid.jpg'), 'eredeti');
  await writeFile(join(folder, 'media/2015/03/hid-300x200.jpg'), 'kicsi');
  await symlink('../titok.jpg', join(folder, 'media/kivezet.jpg'));
  await symlink('..', join(folder, 'media/kint'));
  await symlink('2015', join(folder, 'media/regi'));
  await symlink('nincs', join(folder, 'media/sehova.jpg'));
  await symlink('media', join(folder, 'feltoltesek'));
  await writeFile(join(folder, 'media/csak-300x200.jpg'), 'csak kicsi');
  await writeFile(join(folder, 'media/őszi kép.jpg'.normalize('NFD')), 'ékezetes');
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['https://r.example/wp-content/uploads/2015/03/hid-300x200.jpg?x=1', 'eredeti'],
  ['2015/03/hid-scaled.jpg', 'eredeti'],
  ['https://r.example/masutt/csak-300x200.jpg', 'csak kicsi'],
  ['https://r.example/%C5%91szi%20k%C3%A9p.jpg', 'ékezetes'],
  ['https://r.example/nincs.jpg', null],
  ['https://r.example/2015/03/', null],
  ['../titok.jpg', null],
  ['https://r.example/..%2Ftitok.jpg', null],
  ['..\\..\\titok.jpg', null],
  ['a\u0000.jpg', null],
  ['', null],
  // Links that lead out of the folder, and one that stays inside.
  ['https://r.example/kivezet.jpg', null],
  ['https://r.example/kint/titok.jpg', null],
  ['https://r.example/sehova.jpg', null],
  ['https://r.example/regi/03/hid.jpg', 'eredeti'],
])('finds for %s: %s', async (source, content) => {
  const bytes = await findPicture(join(folder, 'media'), source);
  expect(bytes === null ? null : Buffer.from(bytes).toString()).toBe(content);
});

it('finds a picture in a folder that is a symbolic link', async () => {
  expect(await findPicture(join(folder, 'feltoltesek'), '2015/03/hid.jpg')).not.toBeNull();
});

it('finds nothing in a folder that does not exist', async () => {
  expect(await findPicture(join(folder, 'nincs'), '2015/03/hid.jpg')).toBeNull();
});
