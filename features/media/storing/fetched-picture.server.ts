/** Pictures of another service: fetched once, re-encoded as small WebP, and stored among the derivatives. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import sharp from 'sharp';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createByteCache } from '../derivatives/byte-cache.ts';
import { type Derivative, derivativeOf } from '../derivatives/derivative.server.ts';
import { isPlainDrawing } from '../derivatives/plain-drawing.ts';
import { createWorkQueue } from '../derivatives/work-queue.ts';
import { inspectPicture } from './inspect-picture.server.ts';
import { writeAtomically } from './write-atomically.server.ts';

export interface FetchedPictureRequest {
  /** Path of the stored file among those of this kind, such as `sandbox/teams/3`. */
  key: string;
  /** The longer side in pixels; a smaller picture stays as it is. */
  side: number;
  /** Asks the other service; null when it has no such picture. May throw. */
  fetch(): Promise<Uint8Array | null>;
}

export type FetchedPicture =
  | ({ kind: 'picture' } & Derivative)
  /** The service has none, or one that is unreadable; it is asked again in an hour. */
  | { kind: 'missing' }
  /** The service could not be asked; it is asked again in a minute. */
  | { kind: 'unavailable' };

export interface FetchedPictures {
  get(request: FetchedPictureRequest): Promise<FetchedPicture>;
  /** A drawing (SVG) of our own in the same form. */
  draw(svg: string, side: number): Promise<Derivative>;
}

export interface FetchedPicturesNeeds {
  cacheFolder: string;
  clock: Clock;
  log: Pick<BaseLogger, 'warn'>;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** A club may change its crest. */
const refreshedAfterMs = 30 * day;
const memoryBytes = 4 * 1024 * 1024;
const mostFailures = 10_000;
const keyGrammar = /^[a-z\d-]+(\/[a-z\d-]+)*$/;

interface Stored extends Derivative {
  storedAt: number;
}

export function createFetchedPictures({ cacheFolder, clock, log }: FetchedPicturesNeeds): FetchedPictures {
  const recent = createByteCache<Stored>(memoryBytes);
  // The services limit how often they are asked.
  const queue = createWorkQueue({ atOnce: 4, waiting: 100 });
  const pending = new Map<string, Promise<FetchedPicture>>();
  const failures = new BoundedMap<string, { answer: FetchedPicture; until: number }>(mostFailures);

  async function find(request: FetchedPictureRequest): Promise<FetchedPicture> {
    const stored = recent.get(request.key) ?? (await readStored(pathOf(request.key)));
    if (!stored) return fetchOnce(request);
    recent.set(request.key, stored);
    // The old picture is good enough while a new one is fetched.
    if (clock.now().getTime() - stored.storedAt > refreshedAfterMs) void fetchOnce(request);
    return { kind: 'picture', ...stored };
  }

  function fetchOnce(request: FetchedPictureRequest): Promise<FetchedPicture> {
    const { key } = request;
    const failure = failures.get(key);
    if (failure && clock.now().getTime() < failure.until) return Promise.resolve(failure.answer);
    const known = pending.get(key);
    if (known) return known;
    const fetching = queue.run(() => fetchAndStore(request));
    if (fetching === null) return Promise.resolve({ kind: 'unavailable' });
    const result = fetching.finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  }

  async function fetchAndStore({ key, side, fetch }: FetchedPictureRequest): Promise<FetchedPicture> {
    try {
      const original = await fetch();
      const bytes = original && (await encodeUntrusted(original, side));
      if (bytes === null) return remember(key, { kind: 'missing' }, hour);
      const stored = { ...derivativeOf(bytes, 'webp'), storedAt: clock.now().getTime() };
      recent.set(key, stored);
      failures.delete(key);
      await writeAtomically(pathOf(key), bytes, false).catch((err: unknown) =>
        log.warn({ err, key }, 'a fetched picture could not be written to the disk'),
      );
      return { kind: 'picture', ...stored };
    } catch (err) {
      log.warn({ err, key }, 'a picture of another service could not be fetched');
      return remember(key, { kind: 'unavailable' }, minute);
    }
  }

  function remember(key: string, answer: FetchedPicture, forMs: number): FetchedPicture {
    failures.set(key, { answer, until: clock.now().getTime() + forMs });
    return answer;
  }

  function pathOf(key: string): string {
    if (!keyGrammar.test(key)) throw new Error(`not the key of a picture: ${key}`);
    return join(cacheFolder, 'fetched', `${key}.webp`);
  }

  return {
    get: find,
    draw: async (svg, side) => derivativeOf(await encode(Buffer.from(svg), side), 'webp'),
  };
}

async function readStored(path: string): Promise<Stored | null> {
  try {
    const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
    // A power cut can leave an empty file.
    return bytes.byteLength > 0 ? { ...derivativeOf(bytes, 'webp'), storedAt: mtimeMs } : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Null for what is no picture, or one that might not be harmless. */
async function encodeUntrusted(original: Uint8Array, side: number): Promise<Buffer | null> {
  const isDrawing = isPlainDrawing(Buffer.from(original).toString('utf8'));
  const found = await inspectPicture(original, isDrawing);
  if (found.kind === 'refused' || found.width * found.height > pixelLimit) return null;
  return encode(original, side);
}

/** Keeps transparency: crests stand on light and dark pages. */
function encode(original: Uint8Array, side: number): Promise<Buffer> {
  return sharp(original, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 90 })
    .toBuffer();
}

/** Crests and portraits are small; nothing else is expected. */
const pixelLimit = 16_000_000;
