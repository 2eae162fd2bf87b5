import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFetchedPictures, type FetchedPictures } from './fetched-picture.server.ts';

const key = 'sandbox/football/teams/3';
let folder: string;
let now: Date;
let fetches: number;
let logged: object[];
let crest: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetched-'));
  now = new Date('2026-11-21T08:00:00Z');
  [fetches, logged] = [0, []];
  const transparent = { width: 400, height: 300, channels: 4, background: '#ff000080' } as const;
  crest = await sharp({ create: transparent }).png().toBuffer();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function create(): FetchedPictures {
  const log = { warn: (what: object) => void logged.push(what) };
  return createFetchedPictures({ cacheFolder: folder, clock: { now: () => now }, log });
}

function get(pictures: FetchedPictures, given: Uint8Array | null | Error = crest) {
  return pictures.get({
    key,
    side: 160,
    async fetch() {
      fetches += 1;
      if (given instanceof Error) throw given;
      return given;
    },
  });
}

it('a picture of another service is fetched once for all, and becomes a small transparent WebP', async () => {
  const pictures = create();
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => get(pictures)));
  expect(fetches).toBe(1);
  const [first] = all;
  if (first?.kind !== 'picture') throw new Error('no picture');
  expect(first.type).toBe('image/webp');
  expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 160, height: 120, hasAlpha: true });
  // Another process, or the next start, reads it from the disk.
  expect(await get(create())).toMatchObject({ kind: 'picture', etag: first.etag });
  expect(fetches).toBe(1);
});

it('one that does not exist, or is none, is asked for again in an hour', async () => {
  const pictures = create();
  expect(await get(pictures, null)).toEqual({ kind: 'missing' });
  now = new Date('2026-11-21T08:59:00Z');
  expect(await get(pictures)).toEqual({ kind: 'missing' });
  expect(fetches).toBe(1);
  now = new Date('2026-11-21T09:01:00Z');
  expect(await get(pictures, Buffer.from('<html>Not here</html>'))).toEqual({ kind: 'missing' });
  now = new Date('2026-11-21T10:02:00Z');
  expect(await get(pictures)).toMatchObject({ kind: 'picture' });
});

it('a service that does not answer is asked again in a minute, and the log says so', async () => {
  const pictures = create();
  expect(await get(pictures, new Error('timeout'))).toEqual({ kind: 'unavailable' });
  expect(await get(pictures)).toEqual({ kind: 'unavailable' });
  expect(logged).toMatchObject([{ key }]);
  now = new Date('2026-11-21T08:01:01Z');
  expect(await get(pictures)).toMatchObject({ kind: 'picture' });
});

it('an old picture is served while a new one is fetched', async () => {
  const pictures = create();
  const before = await get(pictures);
  now = new Date('2026-12-25T08:00:00Z');
  const other = await sharp(crest).negate().png().toBuffer();
  expect(await get(pictures, other)).toMatchObject({ etag: 'etag' in before ? before.etag : '' });
  await expect.poll(async () => (await get(pictures)) !== before && fetches).toBe(2);
  await expect
    .poll(async () => {
      const after = await get(pictures);
      return after.kind === 'picture' && before.kind === 'picture' && after.etag !== before.etag;
    })
    .toBe(true);
});

it('pictures with too many pixels, and drawings that are more than shapes, are refused', async () => {
  const huge = { width: 5_000, height: 5_000, channels: 3, background: 'red' } as const;
  expect(await get(create(), await sharp({ create: huge }).png().toBuffer())).toEqual({ kind: 'missing' });
  const unsafe = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  expect(await get(create(), Buffer.from(unsafe))).toEqual({ kind: 'missing' });
  const flag = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><path d="M0 0h60v40z"/></svg>';
  expect(await get(create(), Buffer.from(flag))).toMatchObject({ kind: 'picture' });
});

it('a key that leads out of the folder is refused', async () => {
  await expect(create().get({ key: '../../originals/a', side: 10, fetch: async () => null })).rejects.toThrow(
    'not the key',
  );
});
