import { describe, expect, it } from 'vitest';
import { addressOfPost, onlyKeyEvents } from '#features/live/public.ts';
import { parseQuery } from '#features/sites/public.ts';
import { postsQuery } from './posts-query.ts';

const read = (query: string) => parseQuery(postsQuery, new URLSearchParams(query));

describe("the parameters of a live blog's posts", () => {
  it('default to all posts from the newest on when absent or invalid [LIVE-01] [S05]', () => {
    const all = { oldal: 1, szuro: null, poszt: null };
    for (const query of ['', 'oldal=0', 'oldal=egy', 'szuro=minden', 'poszt=../etc', 'poszt=', 'x=1'])
      expect(read(query), query).toEqual(all);
  });

  it('select a later page, key events only, or the page of one post', () => {
    expect(read('oldal=3')).toMatchObject({ oldal: 3 });
    expect(read(`${onlyKeyEvents}&oldal=2`)).toMatchObject({ oldal: 2, szuro: 'fontos' });
    const [, query = ''] = addressOfPost('/belfold/2026/11/20/remiz', 'a-teto-ut-kozben').split(/[?#]/);
    expect(read(query)).toMatchObject({ poszt: 'a-teto-ut-kozben' });
  });
});
