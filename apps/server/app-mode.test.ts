import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../tests/server.ts';
import { writeStories } from '../../tests/stories.ts';
import { asksForApp, keptInApp } from './app-mode.ts';

describe('the native app asks', () => {
  it.each(['isMobileApp', 'isMobileApp=1', 'a=b&isMobileApp=true', 'isMobileApp=ios'])('with %s', (query) => {
    expect(asksForApp(query)).toBe(true);
  });

  it.each(['', 'ismobileapp=1', 'isMobileApp=0', 'isMobileApp=false'])('not with %o', (query) => {
    expect(asksForApp(query)).toBe(false);
  });

  it.each([
    ['/a', '/a?isMobileApp=1'],
    ['/a?b=%20c', '/a?b=%20c&isMobileApp=1'],
    ['/a?isMobileApp=true', '/a?isMobileApp=true'],
    ['/a?oldal=2#poszt-b', '/a?oldal=2&isMobileApp=1#poszt-b'],
    ['/a#b?c', '/a?isMobileApp=1#b?c'],
    ['https://bolt.example/', 'https://bolt.example/'],
    ['//bolt.example/', '//bolt.example/'],
  ])('and is led from %s to %s', (location, kept) => {
    expect(keptInApp(location)).toBe(kept);
  });
});

describe('a page in the app', () => {
  const server = withServer();
  beforeAll(async () => {
    await writeStories(server.house);
    await server.settled();
  });
  const story = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

  it.each(['/', '/legfrissebb', '/archivum', story, '/nincs/ilyen'])(
    '%s has its content and nothing around it [APP-01]',
    async (path) => {
      const { text } = await server.telex(`${path}?isMobileApp=1`);
      expect(text).toMatch(/<body [^>]*data-app="LapzartaApp"/);
      expect(text).not.toMatch(/popover="auto"|<footer|<nav aria-label="(Főmenü|Lapcsalád)"/);
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
      expect((await server.telex(path)).text).toContain('<footer');
    },
  );

  it('has the canonical address of everybody’s [APP-01]', async () => {
    const { text } = await server.telex(`${story}?isMobileApp=1`);
    expect(text).toContain(`<link rel="canonical" href="http://localhost:${server.port}${story}">`);
  });

  it.each([
    [`${story}/elo?isMobileApp=1`, `${story}?isMobileApp=1`],
    [`/belfold/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra?isMobileApp`, `${story}?isMobileApp`],
  ])('is reached from %s with the mode kept [APP-01]', async (from, to) => {
    expect((await server.telex(from)).headers.location).toBe(to);
  });
});
