import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/time/clock.ts';
import { withDatabase } from '../../tests/database.ts';
import { createMediaRoom, type MediaRoom } from './media-room.server.ts';
import { recordingAddress } from './recording.ts';
import { formatOf } from './take-recording.server.ts';

const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), Buffer.from('hang'.repeat(250))]);

describe('a recording over HTTP', () => {
  const database = withDatabase();
  const app = Fastify();
  let folder: string;
  let media: MediaRoom;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recordings-'));
    media = createMediaRoom({
      db: database.db,
      dataFolder: folder,
      log: pino({ level: 'silent' }),
      clock: fixedClock('2026-11-21T08:00:00Z'),
      shownBy: async () => [],
    });
    await app.register(media.routes);
    const taken = await media.takeRecording(sound);
    if (taken.kind === 'refused') throw new Error(taken.why);
    expect(taken.recording).toMatchObject({ mime: 'audio/wav', bytes: sound.length });
    path = recordingAddress(taken.recording, 'A híd');
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('is for ever what its address says, and says that it can be had in parts', async () => {
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

  it('is sent in the part that was asked for, of the file that was asked for', async () => {
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

  it('says how long it is without sending itself', async () => {
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
  ])('%s is nowhere', async (address) => {
    expect((await app.inject(address)).statusCode).not.toBe(200);
  });

  it('of another type than its own is nowhere', async () => {
    expect((await app.inject(path.replace('.wav', '.mp3'))).statusCode).not.toBe(200);
  });

  it('is taken once, and not when no browser plays it', async () => {
    const [first, second] = await Promise.all([media.takeRecording(sound), media.takeRecording(sound)]);
    expect(first).toEqual(second);
    expect(await media.takeRecording(Buffer.from('<script>'))).toEqual({
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
  ])('is %s by how the file begins', (format, bytes) => {
    expect(formatOf(bytes)).toBe(format);
  });
});
