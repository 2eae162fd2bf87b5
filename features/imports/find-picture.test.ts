import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
])('finds for %s: %s', async (source, content) => {
  const bytes = await findPicture(join(folder, 'media'), source);
  expect(bytes === null ? null : Buffer.from(bytes).toString()).toBe(content);
});
