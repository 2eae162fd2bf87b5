import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/time/clock.ts';
import { withDatabase } from '../../../tests/database.ts';
import { setFocalPoint } from '../set-focal-point.server.ts';
import { originalsInFolder } from './originals.server.ts';
import { type NewPicture, storeImage } from './store-image.server.ts';

describe('storing an image', () => {
  const database = withDatabase();
  let folder: string;
  let tram: Buffer;
  let bridge: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'take-image-'));
    tram = await photo('yellow');
    bridge = await photo('gray');
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    await sql`truncate images, invalidations restart identity cascade`.execute(database.db);
  });

  it('saves its original and returns what a page needs [ART-06]', async () => {
    const taken = await take({
      bytes: tram,
      focal: { x: 0.33333, y: 7 },
      alt: 'Villamos',
      credit: 'Kis Éva',
    });
    expect(taken).toMatchObject({
      kind: 'taken',
      outcome: 'added',
      image: {
        width: 90,
        height: 60,
        focal: { x: 0.333, y: 1 },
        alt: 'Villamos',
        caption: '',
        credit: 'Kis Éva',
      },
    });
    const { original } = await onlyRow();
    expect((await originalsInFolder(join(folder, 'originals')).get(original)).equals(tram)).toBe(true);
  });

  it('is idempotent', async () => {
    const picture = { bytes: tram, caption: 'Az első járat', sourceKey: 'wxr:7' };
    const first = await take(picture);
    const second = await take(picture);
    expect(second).toEqual({ ...first, outcome: 'unchanged' });
    expect(await invalidated()).toEqual([]);
  });

  it('replaces the file of a source key under a new address', async () => {
    const before = await taken({ bytes: tram, sourceKey: 'wxr:7', alt: 'Villamos' });
    const after = await take({ bytes: bridge, sourceKey: 'wxr:7' });
    expect(after).toMatchObject({ outcome: 'changed', image: { id: before.id, alt: 'Villamos' } });
    expect(after.kind === 'taken' && after.image.token).not.toBe(before.token);
    expect(await invalidated()).toEqual([[{ key: `image:${before.id}` }, { key: 'article:17' }]]);
  });

  it('preserves a picture’s texts when another source has the same file', async () => {
    const first = await taken({ bytes: tram, sourceKey: 'wxr:7', caption: 'Az első járat' });
    const other = await take({ bytes: tram, sourceKey: 'ninjs:9', caption: 'Valami más' });
    expect(other).toEqual({ kind: 'taken', outcome: 'unchanged', image: first, isStilled: false });
  });

  it('preserves a focal point that an editor has moved', async () => {
    const { id, token } = await taken({ bytes: tram, sourceKey: 'wxr:7' });
    const moved = await setFocalPoint(moving(), id, { x: 0.9, y: 0.1 });
    expect(moved).toMatchObject({ kind: 'moved', image: { focal: { x: 0.9, y: 0.1 } } });
    expect(moved.kind === 'moved' && moved.image.token).not.toBe(token);
    expect(await invalidated()).toEqual([[{ key: `image:${id}` }, { key: 'article:17' }]]);
    expect(await take({ bytes: tram, sourceKey: 'wxr:7' })).toMatchObject({
      outcome: 'unchanged',
      image: { focal: { x: 0.9, y: 0.1 } },
    });
    expect(await setFocalPoint(moving(), id, { x: 0.9, y: 0.1 })).toMatchObject({ kind: 'unchanged' });
    expect(await setFocalPoint(moving(), 999, { x: 0.9, y: 0.1 })).toEqual({ kind: 'missing' });
  });

  it('creates one record for concurrent calls', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => taken({ bytes: tram })));
    expect(new Set(all.map((image) => image.id)).size).toBe(1);
  });

  it('takes part in the caller’s transaction', async () => {
    const whole = database.db.transaction().execute(async (transaction) => {
      await storeImage(needs(), { bytes: tram }, transaction);
      throw new Error('the story failed');
    });
    await expect(whole).rejects.toThrow('the story failed');
    expect(await database.db.selectFrom('images').select('id').execute()).toEqual([]);
  });

  it('rejects files that are not pictures, with a reason', async () => {
    expect(await take({ bytes: Buffer.from('<svg/>') })).toEqual({ kind: 'refused', why: 'untrusted-svg' });
    expect(await take({ bytes: tram.subarray(0, 40) })).toEqual({ kind: 'refused', why: 'damaged' });
    expect(await database.db.selectFrom('images').select('id').execute()).toEqual([]);
  });

  function needs() {
    return {
      db: database.db,
      originals: originalsInFolder(join(folder, 'originals')),
      clock: fixedClock('2026-11-21T08:00:00Z'),
      shownBy,
    };
  }

  function moving() {
    return { db: database.db, shownBy };
  }

  async function shownBy() {
    return [{ key: 'article:17' }];
  }

  function take(picture: NewPicture) {
    return storeImage(needs(), picture);
  }

  async function taken(picture: NewPicture) {
    const answer = await take(picture);
    if (answer.kind === 'refused') throw new Error(answer.why);
    return answer.image;
  }

  function onlyRow() {
    return database.db.selectFrom('images').selectAll().executeTakeFirstOrThrow();
  }

  async function invalidated() {
    const rows = await database.db.selectFrom('invalidations').select('entries').orderBy('id').execute();
    return rows.map(({ entries }) => entries);
  }
});

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
