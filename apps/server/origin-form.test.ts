import { beforeAll, expect, it } from 'vitest';
import { ask } from '../../tests/ask.ts';
import { withServer } from '../../tests/server.ts';
import { writeStories } from '../../tests/stories.ts';

const server = withServer();
beforeAll(async () => {
  await writeStories(server.house);
  await server.settled();
});

it('an address with its host is the one without, for pages and for calls, kept or not', async () => {
  const whole = (host: string, path: string) => ask(server.port, `http://${host}:${server.port}${path}`);
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
