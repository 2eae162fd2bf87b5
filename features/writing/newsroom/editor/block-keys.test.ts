import { describe, expect, it } from 'vitest';
import { giveKeys } from './block-keys.ts';
import { paragraph, storyOf } from './story-document.fixture.ts';

describe('keys of blocks', () => {
  it('are given to new blocks, once and for all', () => {
    const story = storyOf(paragraph('one', 'a'), paragraph('two', 'b'));
    const split = giveKeys(story.tr.split(story.doc.content.size - 2), () => 'new');
    const keys: unknown[] = [];
    split.doc.forEach(({ attrs, type }) => {
      if (type.name === 'paragraph') keys.push(attrs.key);
    });
    expect(keys).toEqual(['a', 'b', 'new']);
  });

  it('are left alone where nothing changes, and title, subtitle and lead have none', () => {
    const story = storyOf(paragraph('one', null));
    expect(giveKeys(story.tr, () => 'new').docChanged).toBe(false);
    const typed = giveKeys(story.tr.insertText('A', 1), () => 'new');
    expect(typed.doc.firstChild?.attrs).toEqual({});
    expect(typed.doc.lastChild?.attrs.key).toBe('new');
  });
});
