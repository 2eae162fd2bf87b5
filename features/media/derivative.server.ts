/** Answers for a derivative's address: from memory, from the disk, or made now, once for all who wait. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import sharp from 'sharp';
import { type DrawnImage, drawDerivative, recipe } from './draw-derivative.server.ts';
import { type ImageAddress, parseImageAddress } from './image-address.ts';
import { imageFormats } from './image-size.ts';
import type { Originals } from './originals.server.ts';
import { createRecentBytes } from './recent-bytes.ts';
import { createWorkQueue } from './work-queue.ts';
import { writeWhole } from './write-whole.server.ts';

export interface StoredImage extends DrawnImage {
  id: number;
  original: string;
}

export interface DerivativeNeeds {
  originals: Originals;
  /** Holds what can be made again: may be emptied at any time. */
  cacheFolder: string;
  findByToken(token: string): Promise<StoredImage | null>;
  limits: {
    /** Pictures made at the same time: each keeps one core busy. */
    atOnce: number;
    /** Pictures waiting to be made. */
    waiting: number;
    /** Bytes kept in memory. */
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
  /** Seconds after which asking again may help. */
  | { kind: 'busy'; retryAfter: number };

export interface Derivatives {
  /** `path` as in the address, without query. Throws when the database is away and the picture was never made. */
  answer(path: string): Promise<DerivativeAnswer>;
}

export function createDerivatives(needs: DerivativeNeeds): Derivatives {
  // One thread for each picture: those waiting share the cores, and the pages need some.
  sharp.concurrency(1);
  sharp.cache(false);
  const recent = createRecentBytes<Derivative>(needs.limits.memory);
  const queue = createWorkQueue(needs.limits);
  const underWay = new Map<string, Promise<DerivativeAnswer>>();

  async function find(key: string, address: ImageAddress): Promise<DerivativeAnswer> {
    const path = join(needs.cacheFolder, key);
    const onDisk = await readOrNull(needs, path);
    if (onDisk) return keep(key, address, onDisk);
    const image = await needs.findByToken(address.token);
    if (!image) return { kind: 'missing' };
    const making = queue.run(() => make(needs, image, address, path));
    if (!making) return { kind: 'busy', retryAfter: 5 };
    const made = await making;
    return made ? keep(key, address, made) : { kind: 'missing' };
  }

  function keep(key: string, address: ImageAddress, bytes: Buffer): DerivativeAnswer {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const derivative = { bytes, type: imageFormats[address.format], etag };
    recent.set(key, derivative);
    return { kind: 'derivative', ...derivative };
  }

  return {
    async answer(path) {
      const address = parseImageAddress(path);
      if (!address) return { kind: 'missing' };
      const key = keyOf(address);
      const known = recent.get(key);
      if (known) return { kind: 'derivative', ...known };
      const waiting = underWay.get(key) ?? find(key, address).finally(() => underWay.delete(key));
      underWay.set(key, waiting);
      return waiting;
    },
  };
}

/** Null when the original is lost or damaged: a reader is told that there is no picture, we are told why. */
async function make(
  needs: DerivativeNeeds,
  image: StoredImage,
  address: ImageAddress,
  path: string,
): Promise<Buffer | null> {
  const bytes = await draw(needs, image, address);
  if (!bytes) return null;
  try {
    await writeWhole(path, bytes, false);
  } catch (error) {
    // A full disk costs work, not pictures.
    needs.log.warn({ err: error, imageId: image.id }, 'a derivative could not be kept on the disk');
  }
  return bytes;
}

async function draw(
  needs: DerivativeNeeds,
  image: StoredImage,
  address: ImageAddress,
): Promise<Buffer | null> {
  try {
    return await drawDerivative(await needs.originals.get(image.original), image, address);
  } catch (error) {
    const what = { err: error, imageId: image.id, original: image.original, size: address.size.name };
    needs.log.error(what, 'the original of a picture is lost or damaged');
    return null;
  }
}

/** The readable name is no part of it: a picture under another name is the same picture. */
function keyOf({ token, size, variant, format }: ImageAddress): string {
  return join(recipe, token.slice(0, 2), token, `${size.name}${variant}.${format}`);
}

/** The folder only saves work: whatever is wrong with a file in it, the picture is made again. */
async function readOrNull(needs: DerivativeNeeds, path: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path);
    // A power cut leaves a name without content.
    return bytes.byteLength > 0 ? bytes : null;
  } catch (error) {
    const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isNew) needs.log.warn({ err: error }, 'a derivative could not be read from the disk');
    return null;
  }
}
