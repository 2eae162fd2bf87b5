import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';
import { isAppQuery, withAppParameter } from './app-mode.ts';

describe('a request of the native app', () => {
  it.each(['isMobileApp', 'isMobileApp=1', 'a=b&isMobileApp=true', 'isMobileApp=ios'])(
    'is recognised with %s',
    (query) => {
      expect(isAppQuery(query)).toBe(true);
    },
  );

  it.each(['', 'ismobileapp=1', 'isMobileApp=0', 'isMobileApp=false'])(
    'is not recognised with %o',
    (query) => {
      expect(isAppQuery(query)).toBe(false);
    },
  );

  it.each([
    ['/a', '/a?isMobileApp=1'],
    ['/a?b=%20c', '/a?b=%20c&isMobileApp=1'],
    ['/a?isMobileApp=true', '/a?isMobileApp=true'],
    ['/a?oldal=2#poszt-b', '/a?oldal=2&isMobileApp=1#poszt-b'],
    ['/a#b?c', '/a?isMobileApp=1#b?c'],
    ['https://bolt.example/', 'https://bolt.example/'],
    ['//bolt.example/', '//bolt.example/'],
  ])('is redirected from %s to %s', (location, expected) => {
    expect(withAppParameter(location)).toBe(expected);
  });
});

describe('a page in the app', () => {
  const server = withServer();
  beforeAll(async () => {
    await writeStories(server.context);
    await server.settled();
  });
  const story = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

  it.each(['/', '/legfrissebb', '/archivum', story, '/nincs/ilyen'])(
    '%s has its content without the shell [APP-01]',
    async (path) => {
      const { text } = await server.telex(`${path}?isMobileApp=1`);
      expect(text).toMatch(/<body [^>]*data-app="LapzartaApp"/);
      expect(text).not.toMatch(/popover="auto"|<footer|<nav aria-label="(Főmenü|Lapcsalád)"/);
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
      expect((await server.telex(path)).text).toContain('<footer');
    },
  );

  it('has the same canonical address as outside the app [APP-01]', async () => {
    const { text } = await server.telex(`${story}?isMobileApp=1`);
    expect(text).toContain(`<link rel="canonical" href="http://localhost:${server.port}${story}">`);
  });

  it.each([
    [`${story}/elo?isMobileApp=1`, `${story}?isMobileApp=1`],
    [`/belfold/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra?isMobileApp`, `${story}?isMobileApp`],
  ])('is reached from %s with the app parameter preserved [APP-01]', async (from, to) => {
    expect((await server.telex(from)).headers.location).toBe(to);
  });
});
