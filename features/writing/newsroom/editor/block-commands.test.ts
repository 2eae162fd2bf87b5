import { describe, expect, it } from 'vitest';
import { addBlock, goOnFromHead, leaveBlock, leaveQuote, moveBlock, removeBlock } from './block-commands.ts';
import { type AddedBlock, addedBlocks, emptyBlock, requestOf } from './block-kinds.ts';
import { afterCommand, block, list, paragraph, shown, storyOf } from './story-document.fixture.ts';
import { takeBlock } from './take-block.ts';

const quote = (...lines: string[]) => ({
  type: 'quote',
  content: [...lines.map((line) => block('quoteLine', line)), block('source', '')],
});

describe('a block', () => {
  it('moves up and down with its cursor, but never above the text [EDIT-04]', () => {
    const story = storyOf(paragraph('one'), paragraph('two|'), list('three'));
    expect(shown(afterCommand(story, moveBlock(-1)))).toEqual([
      'paragraph(two|)',
      'paragraph(one)',
      'list(listItem(itemText(three)))',
    ]);
    const down = afterCommand(story, moveBlock(1));
    expect(shown(down)).toEqual(['paragraph(one)', 'list(listItem(itemText(three)))', 'paragraph(two|)']);
    expect(afterCommand(down, moveBlock(1))).toBe(down);
    const first = storyOf(paragraph('one|'));
    expect(afterCommand(first, moveBlock(-1))).toBe(first);
  });

  it('is added after the one with the cursor, or instead of an empty paragraph [EDIT-04]', () => {
    const heading = emptyBlock(storyOf().schema, 'heading');
    if (!heading) throw new Error('the schema has no heading');
    const story = storyOf(paragraph('one|'), paragraph('two'));
    expect(shown(afterCommand(story, addBlock(heading)))).toEqual([
      'paragraph(one)',
      'heading(|)',
      'paragraph(two)',
    ]);
    const empty = afterCommand(storyOf(paragraph('one|')), leaveBlock);
    expect(shown(afterCommand(empty, addBlock(heading)))).toEqual(['paragraph(one)', 'heading(|)']);
  });

  it('without a text of its own is followed by a paragraph to go on in', () => {
    expect(shown(afterCommand(storyOf(paragraph('one|')), takeBlock('divider')))).toEqual([
      'paragraph(one)',
      'divider()',
      'paragraph(|)',
    ]);
  });

  it('of each kind can be added, and is valid [EDIT-05]', () => {
    const kinds = addedBlocks.filter((kind) => requestOf(kind) === null);
    expect(kinds).toHaveLength(11);
    for (const kind of kinds)
      expect(shown(afterCommand(storyOf(paragraph('|')), takeBlock(kind))), kind).not.toEqual([]);
  });

  it('is chosen by a slash, which goes away with the name that was typed [EDIT-04]', () => {
    const story = storyOf(paragraph('one'), paragraph('/id|'));
    const choose = (kind: AddedBlock) => shown(afterCommand(story, takeBlock(kind)));
    expect(choose('quote')).toEqual(['paragraph(one)', 'quote(quoteLine(|) source())', 'paragraph()']);
    expect(choose('embed')).toEqual(['paragraph(one)', 'paragraph(|)']);
  });

  it('is removed, and the cursor goes before it', () => {
    const story = storyOf(paragraph('one'), paragraph('tw|o'), paragraph('three'));
    expect(shown(afterCommand(story, removeBlock))).toEqual(['paragraph(one|)', 'paragraph(three)']);
  });
});

describe('Enter', () => {
  it('goes from the title to the subtitle, the lead, and into the text', () => {
    let story = storyOf();
    for (const expected of [1, 2, 3]) {
      story = afterCommand(story, goOnFromHead);
      expect(story.selection.$from.index(0)).toBe(expected);
    }
    expect(shown(story)).toEqual(['paragraph(|)']);
  });

  it('leaves a quote from its last line when that is empty', () => {
    const story = storyOf(quote('one', '|'));
    expect(shown(afterCommand(story, leaveQuote))).toEqual([
      'quote(quoteLine(one) source())',
      'paragraph(|)',
    ]);
    const only = storyOf(quote('|'));
    expect(afterCommand(only, leaveQuote)).toBe(only);
  });
});
