import { describe, expect, it } from 'vitest';
import { comparePosts, type PostOnPage } from './compare-posts.ts';

/** Posts as `name` or `name@version`, the newest first, an hour apart. */
function posts(...names: string[]): PostOnPage[] {
  return names.map((name) => {
    const [id = '', version = '1'] = name.split('@');
    return { id, version: Number(version), at: times[id] ?? 0 };
  });
}

const times: Record<string, number> = { f: 600, e: 500, d: 400, c: 300, b: 200, a: 100 };
const nothing = { added: [], moreBelow: [], changed: [], withdrawn: [] };

describe('posts that are different now', () => {
  it('are none where nothing changed', () => {
    expect(comparePosts(posts('c', 'b', 'a'), posts('c', 'b', 'a'), false)).toEqual(nothing);
  });

  it('are new above or between those that are known, and changed by their version [LIVE-04]', () => {
    expect(comparePosts(posts('d', 'b', 'a'), posts('e', 'd', 'c', 'b@2', 'a'), false)).toEqual({
      ...{ ...nothing, added: ['e', 'c'], changed: ['b'] },
    });
  });

  it('are all new where there was none', () => {
    expect(comparePosts([], posts('b', 'a'), false)).toEqual({ ...nothing, added: ['b', 'a'] });
  });

  it('are withdrawn when they are gone, and not when only the next page has them', () => {
    expect(comparePosts(posts('c', 'b', 'a'), posts('c', 'a'), false)).toMatchObject({ withdrawn: ['b'] });
    expect(comparePosts(posts('c', 'b', 'a'), posts('e', 'd', 'c'), true)).toMatchObject({
      ...{ withdrawn: [], added: ['e', 'd'] },
    });
    expect(comparePosts(posts('d', 'c', 'b'), posts('d', 'b', 'a'), true)).toEqual({
      ...{ ...nothing, withdrawn: ['c'], moreBelow: ['a'] },
    });
  });

  it('are not measured by an old one that is pinned', () => {
    expect(comparePosts(posts('a', 'd', 'c'), posts('a', 'e', 'd'), true)).toMatchObject({
      ...{ withdrawn: [], added: ['e'] },
    });
  });

  it('are not older ones that an answer from the past holds', () => {
    expect(comparePosts(posts('c@3'), posts('c@2'), false)).toEqual(nothing);
  });
});
