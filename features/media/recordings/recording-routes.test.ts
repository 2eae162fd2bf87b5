import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { withDatabase } from '../../../tests/database.ts';
import { documentAddress } from '../document.ts';
import { createMediaFeature, type MediaFeature } from '../media-feature.server.ts';
import { formatOf } from '../storing/store-recording.server.ts';
import { recordingAddress } from './recording.ts';

const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), Buffer.from('hang'.repeat(250))]);

describe('a recording over HTTP', () => {
  const database = withDatabase();
  const app = Fastify();
  let folder: string;
  let media: MediaFeature;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recordings-'));
    media = createMediaFeature({
      db: database.db,
      dataFolder: folder,
      log: pino({ level: 'silent' }),
      clock: fixedClock('2026-11-21T08:00:00Z'),
      createCache: noCache.createCache,
      shownBy: async () => [],
    });
    await app.register(media.routes);
    const taken = await media.storeRecording(sound);
    if (taken.kind === 'refused') throw new Error(taken.why);
    expect(taken.recording).toMatchObject({ mime: 'audio/wav', bytes: sound.length });
    path = recordingAddress(taken.recording, 'A híd');
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('a document is served under its own address, and nothing that only has its name', async () => {
    const pdf = Buffer.from('%PDF-1.7 jelentés');
    const taken = await media.storeDocument(pdf, 'Éves jelentés.pdf');
    if (taken.kind === 'refused') throw new Error(taken.why);
    const address = documentAddress(taken.document, 'Éves jelentés');
    expect(address).toMatch(/^\/fajlok\/[a-z2-7]{16}\/eves-jelentes\.pdf$/);
    const reply = await app.inject(address);
    expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.equals(pdf)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    expect((await app.inject(address.replace('.pdf', '.docx'))).statusCode).toBe(404);
    for (const [name, text] of [
      ['oldal.pdf', '<html>'],
      ['oldal.html', '%PDF-'],
      ['program.exe', 'PK\u0003\u0004'],
    ] as const)
      expect(await media.storeDocument(Buffer.from(text), name)).toEqual({
        kind: 'refused',
        why: 'unknown-format',
      });
  });

  it('is immutable, and announces byte ranges', async () => {
    const reply = await app.inject(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(sound.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.rawPayload.equals(sound)).toBe(true);
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(reply.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is sent in the requested range, of the requested version', async () => {
    const part = await app.inject({ url: path, headers: { range: 'bytes=12-15' } });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      'hang',
      `bytes 12-15/${sound.length}`,
    ]);
    expect(part.headers['content-length']).toBe('4');
    const other = await app.inject({ url: path, headers: { range: 'bytes=12-15', 'if-range': '"x"' } });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, sound.length]);
    const beyond = await app.inject({ url: path, headers: { range: 'bytes=999999-' } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${sound.length}`]);
    expect(beyond.headers['cache-control']).toBeUndefined();
  });

  it('answers HEAD with its length and no body', async () => {
    const reply = await app.inject({ url: path, method: 'HEAD' });
    expect([reply.statusCode, reply.headers['content-length'], reply.rawPayload.length]).toEqual([
      200,
      String(sound.length),
      0,
    ]);
  });

  it.each([
    '/felvetelek/abc/a.wav',
    '/felvetelek/aaaaaaaaaaaaaaaa/a.wav',
    '/felvetelek/aaaaaaaaaaaaaaaa/../a.wav',
    '/felvetelek/aaaaaaaaaaaaaaaa/a.exe',
  ])('%s does not exist', async (address) => {
    expect((await app.inject(address)).statusCode).not.toBe(200);
  });

  it('does not exist under another type than its own', async () => {
    expect((await app.inject(path.replace('.wav', '.mp3'))).statusCode).not.toBe(200);
  });

  it('is stored once, and rejected when no browser plays it', async () => {
    const [first, second] = await Promise.all([media.storeRecording(sound), media.storeRecording(sound)]);
    expect(first).toEqual(second);
    expect(await media.storeRecording(Buffer.from('<script>'))).toEqual({
      kind: 'refused',
      why: 'unknown-format',
    });
  });
});

describe('the format of a recording', () => {
  it.each([
    ['mp3', Buffer.from('ID3\u0004')],
    ['mp3', Buffer.from([0xff, 0xfb, 0x90, 0])],
    ['m4a', Buffer.from('\0\0\0\u001cftypM4A ')],
    ['mp4', Buffer.from('\0\0\0\u001cftypisom')],
    ['ogg', Buffer.from('OggS')],
    ['webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
    ['vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nSzia')],
    ['vtt', Buffer.from('\ufeffWEBVTT felirat')],
    [null, Buffer.from('WEBVTTX')],
    [null, Buffer.from('<html>')],
    [null, Buffer.alloc(0)],
    [null, Buffer.from([0xff, 0xff, 0xff])],
  ])('is %s by the first bytes of the file', (format, bytes) => {
    expect(formatOf(bytes)).toBe(format);
  });
});
