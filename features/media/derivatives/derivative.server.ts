/** Serves derivatives from memory, from the disk, or by rendering them, once for all concurrent requests. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import sharp from 'sharp';
import { type ImageAddress, parseImageAddress } from '../image-address.ts';
import type { Originals } from '../storing/originals.server.ts';
import { writeAtomically } from '../storing/write-atomically.server.ts';
import { createByteCache } from './byte-cache.ts';
import { type ImageFormat, imageFormats } from './image-size.ts';
import { renderDerivative, renderingVersion, type SourceImage } from './render-derivative.server.ts';
import { createWorkQueue } from './work-queue.ts';

export interface StoredImage extends SourceImage {
  id: number;
  original: string;
}

export interface DerivativeNeeds {
  originals: Originals;
  /** Can be rebuilt, so it may be emptied at any time. */
  cacheFolder: string;
  findByToken(token: string): Promise<StoredImage | null>;
  /** Of pictures that readers must not get, although derivatives may be cached. */
  withheld(): Promise<ReadonlySet<string>>;
  limits: {
    /** Derivatives rendered at the same time: each occupies one core. */
    atOnce: number;
    /** Maximum number of derivatives in the queue. */
    waiting: number;
    /** Maximum bytes cached in memory. */
    memory: number;
  };
  log: Pick<BaseLogger, 'error' | 'warn'>;
}

export interface Derivative {
  bytes: Buffer;
  type: string;
  etag: string;
}

export type DerivativeAnswer =
  | ({ kind: 'derivative' } & Derivative)
  | { kind: 'missing' }
  /** `retryAfter` is in seconds. */
  | { kind: 'busy'; retryAfter: number };

export interface Derivatives {
  /**
   * @param path Path of the address, without query. Throws when the database is unavailable and the derivative is not
   * cached.
   */
  answer(path: string): Promise<DerivativeAnswer>;
}

export function createDerivatives(needs: DerivativeNeeds): Derivatives {
  // One thread per picture: the queue already uses the cores, and page rendering needs some.
  sharp.concurrency(1);
  sharp.cache(false);
  const recent = createByteCache<Derivative>(needs.limits.memory);
  const queue = createWorkQueue(needs.limits);
  const pending = new Map<string, Promise<DerivativeAnswer>>();

  async function find(key: string, address: ImageAddress): Promise<DerivativeAnswer> {
    const path = join(needs.cacheFolder, key);
    const onDisk = await readOrNull(needs, path);
    if (onDisk) return cacheDerivative(key, address, onDisk);
    const image = await needs.findByToken(address.token);
    if (!image) return { kind: 'missing' };
    const making = queue.run(() => createDerivative(needs, image, address, path));
    if (!making) return { kind: 'busy', retryAfter: 5 };
    const made = await making;
    return made ? cacheDerivative(key, address, made) : { kind: 'missing' };
  }

  function cacheDerivative(key: string, address: ImageAddress, bytes: Buffer): DerivativeAnswer {
    const derivative = derivativeOf(bytes, address.format);
    recent.set(key, derivative);
    return { kind: 'derivative', ...derivative };
  }

  return {
    async answer(path) {
      const address = parseImageAddress(path);
      if (!address) return { kind: 'missing' };
      if ((await needs.withheld()).has(address.token)) return { kind: 'missing' };
      const key = keyOf(address);
      const known = recent.get(key);
      if (known) return { kind: 'derivative', ...known };
      const waiting = pending.get(key) ?? find(key, address).finally(() => pending.delete(key));
      pending.set(key, waiting);
      return waiting;
    },
  };
}

export function derivativeOf(bytes: Buffer, format: ImageFormat): Derivative {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, type: imageFormats[format], etag };
}

/** Null when the original is lost or damaged: the reader gets a 404, the log the reason. */
async function createDerivative(
  needs: DerivativeNeeds,
  image: StoredImage,
  address: ImageAddress,
  path: string,
): Promise<Buffer | null> {
  const bytes = await renderOrLog(needs, image, address);
  if (!bytes) return null;
  try {
    await writeAtomically(path, bytes, false);
  } catch (error) {
    // With a full disk the derivative is still served, only not cached.
    needs.log.warn({ err: error, imageId: image.id }, 'a derivative could not be written to the disk');
  }
  return bytes;
}

async function renderOrLog(
  needs: DerivativeNeeds,
  image: StoredImage,
  address: ImageAddress,
): Promise<Buffer | null> {
  try {
    return await renderDerivative(await needs.originals.get(image.original), image, address);
  } catch (error) {
    const what = { err: error, imageId: image.id, original: image.original, size: address.size.name };
    needs.log.error(what, 'the original of a picture is lost or damaged');
    return null;
  }
}

/** The readable name is not part of the key: it does not change the picture. */
function keyOf({ token, size, variant, format }: ImageAddress): string {
  return join(folderOfToken(token), `${size.name}${variant}.${format}`);
}

/** In the folder of derivatives. */
export function folderOfToken(token: string): string {
  return join(renderingVersion, token.slice(0, 2), token);
}

/** Reads a cached derivative; on any error the derivative is rendered again. */
async function readOrNull(needs: DerivativeNeeds, path: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path);
    // A power cut can leave an empty file.
    return bytes.byteLength > 0 ? bytes : null;
  } catch (error) {
    const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isNew) needs.log.warn({ err: error }, 'a derivative could not be read from the disk');
    return null;
  }
}
