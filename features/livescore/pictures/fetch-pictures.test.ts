/** Pictures of the provider: what is asked for, what counts as missing, and how often new ones are fetched. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMediaFeature } from '#features/media/public.server.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { openStubServer, type StubAnswer, type StubServer } from '#tests/stub-server.ts';
import { withDatabase } from '../../../tests/database.ts';
import { noPictures } from '../no-pictures.fixture.ts';
import { createPictures } from './fetch-pictures.server.ts';
import { neutralPicture } from './neutral-picture.ts';
import type { PictureName } from './picture-address.ts';
import type { Pictures } from './picture-routes.server.ts';

const database = withDatabase();
const crest = { sport: 'football', kind: 'teams', id: '3' } as const;
const drawing: StubAnswer = { headers: { 'content-type': 'image/svg+xml' }, body: neutralPicture('teams') };
let now: Date;
let folder: string;
let stub: StubServer;
let answer: StubAnswer;
/** Null for a sport without a source. */
let source: string | null;
let pictures: Pictures;

beforeEach(async () => {
  now = new Date('2024-06-15T13:00:00Z');
  answer = drawing;
  source = 'sandbox';
  stub = await openStubServer(() => answer);
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const clock = { now: () => now };
  const media = createMediaFeature({
    db: database.db,
    dataFolder: folder,
    clock,
    createCache: noCache.createCache,
    shownBy: async () => [],
    log: pino({ level: 'silent' }),
  });
  pictures = createPictures({
    clock,
    media: media.fetchedPictures,
    sourceOf: () => source,
    originOf: async () => `${stub.origin}/media/`,
    signal: new AbortController().signal,
  });
});
afterEach(async () => {
  await stub.close();
  await rm(folder, { recursive: true });
});

const asked = () => stub.requests.map(({ path }) => path);
const kindOf = async (name: PictureName) => (await pictures.get(name)).kind;

describe('a picture', () => {
  it('is asked for below the address of its source, once', async () => {
    expect([await kindOf(crest), await kindOf(crest)]).toEqual(['picture', 'picture']);
    await pictures.get({ sport: 'football', kind: 'flags', id: 'gb-eng' });
    await pictures.get({ sport: 'formula-1', kind: 'drivers', id: '25' });
    expect(asked()).toEqual([
      '/media/football/teams/3.png',
      '/media/flags/gb-eng.svg',
      '/media/formula-1/drivers/25.png',
    ]);
  });

  it('of one source is never shown for the same id of another', async () => {
    await pictures.get(crest);
    source = 'https://media.example';
    await pictures.get(crest);
    source = 'sandbox';
    await pictures.get(crest);
    expect(asked()).toHaveLength(2);
  });

  it('of a sport without a source is missing, and nobody is asked', async () => {
    source = null;
    expect([await kindOf(crest), asked()]).toEqual(['missing', []]);
  });

  it.each([
    [403, 'missing'],
    [404, 'missing'],
    [410, 'missing'],
    [429, 'unavailable'],
    [500, 'unavailable'],
  ])('for which the source answers %d is %s', async (status, kind) => {
    answer = { status };
    expect(await kindOf(crest)).toBe(kind);
  });

  it('that is none is missing: a page of HTML with status 200', async () => {
    answer = { headers: { 'content-type': 'text/html' }, body: '<html><body>Hiba</body></html>' };
    expect(await kindOf(crest)).toBe('missing');
  });
});

it('readers cannot make the program fetch any number of new pictures', async () => {
  answer = { status: 404 };
  const kinds: string[] = [];
  for (let id = 1; id <= 242; id += 1) kinds.push(await kindOf({ ...crest, id: String(id) }));
  expect([kinds.lastIndexOf('missing'), kinds.slice(240)]).toEqual([239, ['unavailable', 'unavailable']]);
  expect(asked()).toHaveLength(240);
  now = new Date(now.getTime() + 60_000);
  expect(await kindOf({ ...crest, id: '300' })).toBe('missing');
});

describe('a neutral picture', () => {
  it('is drawn once for each kind, in its own shape', async () => {
    const kinds = ['leagues', 'players', 'venues', 'circuits', 'flags'] as const;
    const drawn = await Promise.all(kinds.map((kind) => pictures.neutral(kind)));
    expect(new Set(drawn.map(({ etag }) => etag)).size).toBe(kinds.length);
    expect(await pictures.neutral('flags')).toBe(drawn.at(-1));
    for (const { bytes } of drawn) {
      const { channels } = await sharp(bytes).stats();
      // Something is drawn, and the rest is transparent, for light and dark pages.
      expect([channels[3]?.min, (channels[3]?.max ?? 0) > 100]).toEqual([0, true]);
    }
  });

  it('that could not be drawn is drawn for the next reader', async () => {
    let times = 0;
    const draw: typeof noPictures.draw = async (svg, side) => {
      times += 1;
      if (times === 1) throw new Error('out of memory');
      return noPictures.draw(svg, side);
    };
    const { signal } = new AbortController();
    const clock = { now: () => now };
    const failing = createPictures({
      clock,
      signal,
      sourceOf: () => null,
      originOf: async () => '',
      media: { ...noPictures, draw },
    });
    await expect(failing.neutral('teams')).rejects.toThrow('out of memory');
    expect(await failing.neutral('teams')).toHaveProperty('type', 'image/webp');
    await failing.neutral('teams');
    expect(times).toBe(2);
  });
});
