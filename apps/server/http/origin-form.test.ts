import { beforeAll, expect, it } from 'vitest';
import { sendRequest } from '#tests/send-request.ts';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';

const server = withServer();
beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

it('an address with its host equals the one without, for pages and calls, cached or not', async () => {
  const whole = (host: string, path: string) =>
    sendRequest(server.port, `http://${host}:${server.port}${path}`);
  const paths = [
    '/',
    '/rss',
    '/legfrissebb',
    '/api/articles?limit=2',
    '/api/articles?limit=1',
    '/nincs-ilyen',
  ];
  for (const path of paths) {
    const { status, text } = await server.telex(path);
    for (const _ of [1, 2]) expect(await whole('localhost', path)).toMatchObject({ status, text });
  }
  expect((await whole('transtelex.localhost', '/')).text).toBe((await server.transtelex('/')).text);
});

it('an address with a fragment is refused: each would be stored as an answer of its own [S37]', async () => {
  for (const path of ['/sitemap.xml#1', '/#a', '/api/articles#1']) {
    const { status, headers } = await server.telex(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 400, 'no-store']);
  }
});
