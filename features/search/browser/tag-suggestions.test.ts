import { describe, expect, it } from 'vitest';
import { itemsOf } from '#platform/browser/site-api.ts';
import { storyOf } from './story-field.ts';
import { suggestionOf } from './tag-suggestions.ts';

describe('a suggestion', () => {
  it('has its slug as the value of a filter, or its text for a title [SRCH-05]', () => {
    expect(suggestionOf({ text: 'Halmi Bence', type: 'authors', slug: 'halmi-bence', count: 96 })).toEqual([
      { type: 'authors', value: 'halmi-bence', text: 'Halmi Bence', protected: false, count: 96 },
    ]);
    expect(
      suggestionOf({ text: 'Leért a tető', type: 'title', slug: 'leert-a-teto', count: 1 }),
    ).toMatchObject([{ type: 'title', value: 'Leért a tető' }]);
  });

  it('of a section has no count in its text [SRCH-10]', () => {
    const item = { text: 'Belföld (1204)', type: 'superTags', slug: 'belfold', count: 1204 };
    expect(suggestionOf(item)).toMatchObject([{ value: 'belfold', text: 'Belföld' }]);
  });

  it('is omitted when the item is invalid', () => {
    for (const item of [{}, { text: 'x', type: 'toString' }, { text: 4, type: 'tags' }])
      expect(suggestionOf(item)).toEqual([]);
    for (const answer of [null, 'x', {}, { items: 'x' }, { items: [null, 3] }])
      expect(itemsOf(answer)).toEqual([]);
  });
});

describe('a suggested story', () => {
  it('links to its own URL, and never to a script or another scheme [ERR-08] [SRCH-04]', () => {
    const story = {
      title: 'Leért a tető',
      url: '/belfold/2026/11/21/leert',
      mainSuperTag: { name: 'Belföld' },
    };
    expect(storyOf(story)).toEqual([{ title: story.title, url: story.url, section: 'Belföld' }]);
    expect(storyOf({ ...story, mainSuperTag: null })).toMatchObject([{ section: '' }]);
    for (const url of ['javascript:alert(1)', '//strange.example', 'data:text/html,x', 7])
      expect(storyOf({ ...story, url })).toEqual([]);
  });
});
