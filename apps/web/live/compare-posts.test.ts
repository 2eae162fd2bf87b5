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
const only = { isFirst: true, isLast: true };
const first = { isFirst: true, isLast: false };
const between = { isFirst: false, isLast: false };
const nothing = { added: [], moreBelow: [], changed: [], gone: [] };

describe('posts that are different now', () => {
  it('are none where nothing changed', () => {
    expect(comparePosts(posts('c', 'b', 'a'), posts('c', 'b', 'a'), only)).toEqual(nothing);
  });

  it('are new above or between those that are known, and changed by their version [LIVE-04]', () => {
    expect(comparePosts(posts('d', 'b', 'a'), posts('e', 'd', 'c', 'b@2', 'a'), only)).toEqual({
      ...{ ...nothing, added: ['e', 'c'], changed: ['b'] },
    });
  });

  it('are all new where there was none', () => {
    expect(comparePosts([], posts('b', 'a'), only)).toEqual({ ...nothing, added: ['b', 'a'] });
  });

  it('are withdrawn when they are gone, and not when only the next page has them', () => {
    expect(comparePosts(posts('c', 'b', 'a'), posts('c', 'a'), only)).toMatchObject({ gone: ['b'] });
    expect(comparePosts(posts('c', 'b', 'a'), posts('e', 'd', 'c'), first)).toMatchObject({
      ...{ gone: [], added: ['e', 'd'] },
    });
    expect(comparePosts(posts('d', 'c', 'b'), posts('d', 'b', 'a'), first)).toEqual({
      ...{ ...nothing, gone: ['c'], moreBelow: ['a'] },
    });
  });

  it('are gone from a later page only between what it begins and ends with', () => {
    const before = posts('e', 'd', 'c', 'b');
    expect(comparePosts(before, posts('d', 'c', 'b', 'a'), between)).toMatchObject({ gone: [] });
    expect(comparePosts(before, posts('f', 'e', 'd', 'c'), between)).toMatchObject({ gone: [] });
    expect(comparePosts(before, posts('f', 'e', 'c', 'b'), between)).toMatchObject({ gone: ['d'] });
  });

  it('are not measured by an old one that is pinned', () => {
    expect(comparePosts(posts('a', 'd', 'c'), posts('a', 'e', 'd'), first)).toMatchObject({
      ...{ gone: [], added: ['e'] },
    });
  });

  it('are not older ones that an answer from the past holds', () => {
    expect(comparePosts(posts('c@3'), posts('c@2'), only)).toEqual(nothing);
  });
});
