import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const server = withServer({ logLevel: 'info' });
const line = z.looseObject({ msg: z.string(), path: z.string().optional(), times: z.number().optional() });
const lines = () => server.takeLog().map((text) => line.parse(JSON.parse(text)));

beforeAll(async () => {
  await writeStories(server.context);
  for (const slug of ['torott', 'torott-is']) {
    const id = await save(server.context, { slug, title: 'Törött' });
    await server.settled();
    await sql`update articles set body = '{"kind": "semmi"}' where id = ${id}`.execute(server.database.db);
  }
});
beforeEach(() => void server.takeLog());

it('logs the requested path, but not its query', async () => {
  await server.telex('/login?kod=newsroom.titkos&tovabb=%2Fbelfold');
  await server.telex('/api/search/articles?term=titkos');
  await server.telex(`/${'a'.repeat(3_000)}?titkos`);
  const logged = lines();
  expect(logged.map(({ path }) => path)).toEqual([
    '/login?…',
    '/api/search/articles?…',
    `/${'a'.repeat(499)}?…`,
  ]);
  expect(JSON.stringify(logged)).not.toContain('titkos');
});

it('logs a failed request once, with its code and cause', async () => {
  const { headers, status } = await server.telex('/2026/11/20/torott?kod=titkos');
  const logged = lines();
  expect(logged).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'failed',
      method: 'GET',
      path: '/2026/11/20/torott?…',
      status,
      times: 1,
      requestId: headers['x-request-id'],
      code: 'unexpected-failure',
      err: expect.objectContaining({ stack: expect.stringContaining('\n') }),
    }),
  ]);
  expect(JSON.stringify(logged)).not.toContain('titkos');
});

it('samples repeated failures, with their count', async () => {
  for (let times = 0; times < 30; times += 1) await server.telex(`/2026/11/20/torott-is?${times}`);
  expect(lines().length).toBeLessThanOrEqual(3);
});

it('logs invalid bytes only with their count', async () => {
  for (let times = 0; times < 30; times += 1) {
    await new Promise((done) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('jó napot\r\n\r\n'));
      socket.on('data', () => undefined);
      socket.on('close', done);
    });
  }
  expect(lines().length).toBeLessThanOrEqual(3);
});
