/** Connections on which nothing moves any more. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { defineCall, file, publicFile, registerCall } from '#features/kit/public.ts';
import { withServer } from '#tests/server.ts';

/** More than the buffers of both ends hold. */
const large = new Uint8Array(48 * 1024 * 1024);

/** Long enough for a machine that stands still for seconds. */
const stallMs = 5_000;

const server = withServer({
  stallMs,
  logLevel: 'info',
  calls: [
    registerCall(
      defineCall({
        ...publicFile,
        id: 'large-file',
        path: '/api/large',
        summary: 'Many bytes.',
        caching: 'none',
        answer: file,
        handle: async () => ({
          kind: 'answer',
          value: { contentType: 'application/octet-stream', body: large },
          dependencies: null,
        }),
      }),
    ),
  ],
});

function open(bytes: string): Socket {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => undefined);
  return socket;
}

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 20';

it('ends a request whose body stops arriving, with 408', async () => {
  const socket = open(`POST /tamogatas HTTP/1.1\r\nhost: localhost\r\n${form}\r\n\r\nosszeg=`);
  let text = '';
  socket.on('data', (part) => {
    text += part.toString();
  });
  await expect.poll(() => socket.closed, { timeout: 30_000 }).toBe(true);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"request-too-slow"');
  expect(server.takeLog().filter((line) => /"level":"error".*"path"/.test(line))).toEqual([]);
});

it('ends an answer that is not read, without an answer in the middle of it', async () => {
  const socket = open(request('/api/large'));
  socket.pause();
  await expect.poll(openConnections, { timeout: 10_000 }).toBe(1);
  await expect.poll(openConnections, { timeout: 30_000 }).toBe(0);
  socket.destroy();
});

it('leaves connections alone that take longer and make progress', async () => {
  const slow = open(request('/api/large'));
  let received = 0;
  slow.on('data', (part) => {
    const before = Math.floor(received / 8e6);
    received += part.length;
    // A quarter of the permitted time after each eight megabytes: more than it in all.
    if (Math.floor(received / 8e6) > before) {
      slow.pause();
      void pause(1_300).then(() => slow.resume());
    }
  });
  const posted = open(`POST /tamogatas HTTP/1.1\r\nhost: localhost\r\n${form}\r\n\r\n`);
  let status = '';
  posted.on('data', (part) => {
    status ||= part.toString().slice(0, 12);
  });
  for (const byte of 'osszeg=3000&a=b&cc=d') {
    posted.write(byte);
    await pause(300);
  }
  await expect.poll(() => received, { timeout: 40_000 }).toBeGreaterThan(large.length);
  await expect.poll(() => status, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 (?!408)/);
  slow.destroy();
  posted.destroy();
});

it('leaves a connection open between two requests for as long as before', async () => {
  const idle = open(request('/healthz'));
  let answers = 0;
  idle.on('data', (part) => {
    answers += part.toString().match(/HTTP\/1\.1 200/g)?.length ?? 0;
  });
  await expect.poll(() => answers).toBe(1);
  await pause(stallMs + 1_000);
  idle.write(request('/healthz'));
  await expect.poll(() => answers).toBe(2);
  idle.destroy();
});
