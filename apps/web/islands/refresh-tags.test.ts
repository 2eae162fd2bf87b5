import { describe, expect, it } from 'vitest';
import { tagsIn } from './refresh-tags.ts';

describe('the tags of the day', () => {
  it('are taken from front data [WIDG-08]', () => {
    const tags = [{ slug: 'ar-viz', name: 'árvíz' }];
    expect(tagsIn({ trendingTags: tags, widgets: [] })).toEqual(tags);
  });

  it.each([null, 'x', {}, { trendingTags: null }, { trendingTags: [null, 3, { slug: 1, name: 'x' }] }])(
    'are none in %o',
    (data) => expect(tagsIn(data)).toEqual([]),
  );
});
