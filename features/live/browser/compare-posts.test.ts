import { describe, expect, it } from 'vitest';
import { comparePosts, type PostOnPage } from './compare-posts.ts';

/** Posts from `name` or `name@version`, newest first, with the times below. */
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

describe('changes between two lists of posts', () => {
  it('are empty if nothing changed', () => {
    expect(comparePosts(posts('c', 'b', 'a'), posts('c', 'b', 'a'), only)).toEqual(nothing);
  });

  it('contain posts added above or between known ones, and posts with a newer version [LIVE-04]', () => {
    expect(comparePosts(posts('d', 'b', 'a'), posts('e', 'd', 'c', 'b@2', 'a'), only)).toEqual({
      ...nothing,
      added: ['e', 'c'],
      changed: ['b'],
    });
  });

  it('contain every post as added if the list was empty', () => {
    expect(comparePosts([], posts('b', 'a'), only)).toEqual({ ...nothing, added: ['b', 'a'] });
  });

  it('contain a withdrawn post as gone, but not one that moved to the next page', () => {
    expect(comparePosts(posts('c', 'b', 'a'), posts('c', 'a'), only)).toMatchObject({ gone: ['b'] });
    expect(comparePosts(posts('c', 'b', 'a'), posts('e', 'd', 'c'), first)).toMatchObject({
      gone: [],
      added: ['e', 'd'],
    });
    expect(comparePosts(posts('d', 'c', 'b'), posts('d', 'b', 'a'), first)).toEqual({
      ...nothing,
      gone: ['c'],
      moreBelow: ['a'],
    });
  });

  it('report posts of a later page as gone only between its first and last post', () => {
    const before = posts('e', 'd', 'c', 'b');
    expect(comparePosts(before, posts('d', 'c', 'b', 'a'), between)).toMatchObject({ gone: [] });
    expect(comparePosts(before, posts('f', 'e', 'd', 'c'), between)).toMatchObject({ gone: [] });
    expect(comparePosts(before, posts('f', 'e', 'c', 'b'), between)).toMatchObject({ gone: ['d'] });
  });

  it('ignore the age of a pinned post', () => {
    expect(comparePosts(posts('a', 'd', 'c'), posts('a', 'e', 'd'), first)).toMatchObject({
      gone: [],
      added: ['e'],
    });
  });

  it('ignore older versions in an outdated response', () => {
    expect(comparePosts(posts('c@3'), posts('c@2'), only)).toEqual(nothing);
  });
});
