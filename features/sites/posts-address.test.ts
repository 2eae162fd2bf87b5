import { describe, expect, it } from 'vitest';
import { addressOfPost, onlyKeyEvents, postsAsked } from './posts-address.ts';

describe("a live blog's posts in its address", () => {
  it('are all of them from the newest on, where it says nothing or nonsense [LIVE-01] [S05]', () => {
    const all = { page: 1, onlyKey: false, post: null };
    for (const query of ['', 'oldal=0', 'oldal=egy', 'szuro=minden', 'poszt=../etc', 'poszt=', 'x=1'])
      expect(postsAsked(query), query).toEqual(all);
  });

  it('are a later page, key events alone, or the page of one post', () => {
    expect(postsAsked('oldal=3')).toMatchObject({ page: 3 });
    expect(postsAsked(`${onlyKeyEvents}&oldal=2`)).toMatchObject({ page: 2, onlyKey: true });
    const [, query = ''] = addressOfPost('/belfold/2026/11/20/remiz', 'a-teto-ut-kozben').split(/[?#]/);
    expect(postsAsked(query)).toMatchObject({ post: 'a-teto-ut-kozben' });
    expect(addressOfPost('/remiz', 'a-teto')).toBe('/remiz?poszt=a-teto#poszt-a-teto');
  });
});
