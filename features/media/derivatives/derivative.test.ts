import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { originalsInFolder } from '../storing/originals.server.ts';
import { createDerivatives, type DerivativeNeeds } from './derivative.server.ts';

const token = 'abcdefghij234567';
const path = `/kepek/${token}/villamos-w375.webp`;

describe('the derivatives', () => {
  let folder: string;
  let original: string;
  let looks: string[];
  let logged: object[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'derivatives-'));
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'yellow' } })
      .jpeg()
      .toBuffer();
    original = await originalsInFolder(folder).put(bytes, 'jpg');
    looks = [];
    logged = [];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are rendered once for concurrent requests', async () => {
    const derivatives = create();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => derivatives.answer(path)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatchObject({ kind: 'derivative', type: 'image/webp' });
    expect(looks).toEqual([token]);
  });

  it('come from the disk afterwards, under any name, also when the database is unavailable', async () => {
    const made = await create().answer(path);
    const after = create({
      findByToken: () => Promise.reject(new Error('the database is unavailable')),
    });
    expect(await after.answer(path.replace('villamos', 'egy-masik-nev'))).toEqual(made);
    await expect(after.answer(path.replace('w375', 'w500'))).rejects.toThrow('the database is unavailable');
  });

  it('are rendered again when a power cut left an empty file', async () => {
    const made = await create().answer(path);
    for (const file of await filesOf('cache')) await truncate(file);
    expect(await create().answer(path)).toEqual(made);
    expect(looks.length).toBe(2);
  });

  it('are not stored for unpublished sizes and unknown pictures', async () => {
    const derivatives = create();
    expect(await derivatives.answer(path.replace('w375', 'w376'))).toEqual({ kind: 'missing' });
    expect(looks).toEqual([]);
    expect(await derivatives.answer(path.replace(token, 'zzzzzzzzzzzzzzzz'))).toEqual({ kind: 'missing' });
    expect(await filesOf('cache')).toEqual([]);
  });

  it('are missing, with a log line, when the original is lost or damaged', async () => {
    const [file = ''] = await filesOf('.');
    await truncate(file, 100);
    expect(await create().answer(path)).toEqual({ kind: 'missing' });
    await rm(file);
    expect(await create().answer(path)).toEqual({ kind: 'missing' });
    expect(logged).toMatchObject([
      { imageId: 7, original },
      { imageId: 7, original },
    ]);
  });

  it('are served also when the disk can be neither read nor written, and the failure is logged', async () => {
    const derivatives = create({ cacheFolder: '/dev/null/derivatives' });
    expect(await derivatives.answer(path)).toMatchObject({ kind: 'derivative' });
    expect(logged.length).toBe(2);
  });

  it('are answered with a retry time when the queue is full', async () => {
    const derivatives = create({ limits: { atOnce: 1, waiting: 1, memory: 1000 } });
    const sizes = ['w375', 'w500', 'w768'];
    const answers = await Promise.all(sizes.map((size) => derivatives.answer(path.replace('w375', size))));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['busy', 'derivative', 'derivative']);
    expect(answers.find(({ kind }) => kind === 'busy')).toMatchObject({ retryAfter: 5 });
  });

  function create(other: Partial<DerivativeNeeds> = {}) {
    const note = (what: object) => logged.push(what);
    return createDerivatives({
      originals: originalsInFolder(folder),
      cacheFolder: join(folder, 'cache'),
      async findByToken(wanted) {
        looks.push(wanted);
        if (wanted !== token) return null;
        const size = { width: 900, height: 600, frames: 1 };
        return { id: 7, original, mime: 'image/jpeg', ...size, focal: { x: 0.5, y: 0.5 } };
      },
      withheld: async () => new Set(),
      limits: { atOnce: 2, waiting: 10, memory: 1_000_000 },
      log: { error: note, warn: note },
      ...other,
    });
  }

  async function filesOf(part: string): Promise<string[]> {
    const found = await readdir(join(folder, part), { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }
});
