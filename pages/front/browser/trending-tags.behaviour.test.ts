import { describe, expect, it } from 'vitest';
import { tagsIn } from './trending-tags.behaviour.ts';

describe('trending tags', () => {
  it('are read from front data [WIDG-08]', () => {
    const tags = [{ slug: 'ar-viz', name: 'árvíz' }];
    expect(tagsIn({ trendingTags: tags, widgets: [] })).toEqual(tags);
  });

  it.each([null, 'x', {}, { trendingTags: null }, { trendingTags: [null, 3, { slug: 1, name: 'x' }] }])(
    'are empty for %o',
    (data) => expect(tagsIn(data)).toEqual([]),
  );
});
