import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { withDatabase } from '../../tests/database.ts';
import { imageAddress } from './image-address.ts';
import { createMediaFeature } from './media-feature.server.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="9" height="9"/></svg>';

describe('a picture over HTTP', () => {
  const database = withDatabase();
  const app = Fastify();
  let folder: string;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-routes-'));
    const clock = fixedClock('2026-11-21T08:00:00Z');
    const log = pino({ level: 'silent' });
    const media = createMediaFeature({
      db: database.db,
      dataFolder: folder,
      log,
      clock,
      createCache: noCache.createCache,
      shownBy: async () => [],
    });
    await app.register(media.routes);
    const taken = await media.storeImage({ bytes: Buffer.from(drawing), trusted: true });
    if (taken.kind === 'refused') throw new Error(taken.why);
    path = imageAddress(taken.image, { size: '3x2-500', variant: '@1.25x', format: 'avif', name: 'a-hid' });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('is immutable, and an SVG original is always sent as pixels [IMG-01]', async () => {
    const reply = await app.inject(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(reply.rawPayload.byteLength),
    });
    const { width, height, mediaType } = await sharp(reply.rawPayload).metadata();
    expect({ width, height, mediaType }).toEqual({ width: 625, height: 417, mediaType: 'image/avif' });
  });

  it('answers HEAD with the same headers and no body', async () => {
    const whole = await app.inject(path);
    const head = await app.inject({ method: 'HEAD', url: path });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload.byteLength).toBe(0);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      expect(head.headers[name], name).toBe(whole.headers[name]);
    }
  });

  it('answers 304 to clients that have it', async () => {
    const etag = String((await app.inject(path)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await app.inject({ url: path, headers: { 'if-none-match': known } });
      expect(reply.statusCode, known).toBe(304);
      expect(reply.rawPayload.byteLength).toBe(0);
      expect(reply.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    }
    const other = await app.inject({ url: path, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('ignores a query', async () => {
    expect((await app.inject(`${path}?fbclid=1`)).statusCode).toBe(200);
  });

  it('is rejected in unpublished sizes, and its original has no address', async () => {
    const wrong = [
      path.replace('3x2-500', '3x2-501'),
      path.replace('avif', 'svg'),
      path.replace(/[^/]+$/, ''),
      '/kepek/',
    ];
    for (const url of [...wrong, '/kepek/../originals', '/kepek/%2e%2e/originals']) {
      const reply = await app.inject(url);
      expect(reply.statusCode, url).toBe(404);
      expect(reply.headers['cache-control'], url).toBeUndefined();
    }
  });
});
