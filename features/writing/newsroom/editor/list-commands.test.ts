import { describe, expect, it } from 'vitest';
import { indentItem, joinItemBackward, outdentItem, splitItem } from './list-commands.ts';
import { afterCommand, list, paragraph, shown, storyOf } from './story-document.fixture.ts';

describe('an item of a list', () => {
  it('becomes two by Enter [EDIT-05]', () => {
    expect(shown(afterCommand(storyOf(list('one|two')), splitItem))).toEqual([
      'list(listItem(itemText(one)) listItem(itemText(|two)))',
    ]);
  });

  it('that is empty leaves the list by Enter, and divides it', () => {
    expect(shown(afterCommand(storyOf(list('one', '|', 'two')), splitItem))).toEqual([
      'list(listItem(itemText(one)))',
      'paragraph(|)',
      'list(listItem(itemText(two)))',
    ]);
    expect(shown(afterCommand(storyOf(list('one', '|')), splitItem))).toEqual([
      'list(listItem(itemText(one)))',
      'paragraph(|)',
    ]);
    expect(shown(afterCommand(storyOf(list('|')), splitItem))).toEqual(['paragraph(|)']);
  });

  it('goes below the one before by Tab, and comes back by Shift+Tab [EDIT-05]', () => {
    const story = storyOf(list('one', 'two|', 'three'));
    const nested = afterCommand(story, indentItem);
    expect(shown(nested)).toEqual([
      'list(listItem(itemText(one) list(listItem(itemText(two|)))) listItem(itemText(three)))',
    ]);
    expect(shown(afterCommand(nested, outdentItem))).toEqual(shown(story));
    const first = storyOf(list('one|'));
    expect(afterCommand(first, indentItem)).toBe(first);
    expect(afterCommand(first, outdentItem)).toBe(first);
  });

  it('joins the list that is below the one before', () => {
    expect(shown(afterCommand(storyOf(list(['one', 'a'], 'two|')), indentItem))).toEqual([
      'list(listItem(itemText(one) list(listItem(itemText(a)) listItem(itemText(two|)))))',
    ]);
  });

  it('takes what followed it along when it comes out', () => {
    expect(shown(afterCommand(storyOf(list(['one', 'a|', 'b'])), outdentItem))).toEqual([
      'list(listItem(itemText(one)) listItem(itemText(a|) list(listItem(itemText(b)))))',
    ]);
  });

  it('becomes a paragraph by Backspace at its beginning, when it is the first', () => {
    expect(shown(afterCommand(storyOf(paragraph('x'), list('|one', 'two')), joinItemBackward))).toEqual([
      'paragraph(x)',
      'paragraph(|one)',
      'list(listItem(itemText(two)))',
    ]);
    const second = storyOf(list('one', '|two'));
    expect(afterCommand(second, joinItemBackward)).toBe(second);
  });
});
