import { describe, expect, it } from 'vitest';
import { paragraph, shown, storyOf } from '../editor/story-document.fixture.ts';
import { insertText } from './insert-text.ts';
import { keptRows } from './kept-rows.ts';

const stored = { why: 'dropped', by: 'Anna', at: '2026-11-21T07:00:00Z' } as const;
const piece = (text: string, block: string | null = 'a') => ({ text, block });
const here = { unsent: [], closed: new Set<string>() };

describe('kept text', () => {
  it('is what the server has and what this tab has kept, without what was closed here [SAVE-04]', () => {
    const rows = [{ ...stored, id: 'dropped:me:1::x', pieces: [piece('one'), piece('two')] }];
    const own = { why: 'removed', writer: 'me', pieces: [] } as const;
    const unsent = [
      { ...own, id: 'removed:me:2:you:y', pieces: [{ ...piece('three'), type: 'paragraph', content: [] }] },
      { ...own, id: 'dropped:me:1::x', pieces: [] },
    ];
    expect(keptRows(rows, { ...here, unsent })).toEqual([
      { ...stored, ids: ['dropped:me:1::x'], text: 'one\ntwo' },
      { ids: ['removed:me:2:you:y'], why: 'removed', by: '', at: null, text: 'three' },
    ]);
    const closed = new Set(['dropped:me:1::x']);
    expect(keptRows(rows, { unsent, closed }).map(({ text }) => text)).toEqual(['three']);
  });

  it('that was typed key by key is one text, whatever the order of its rows [SAVE-04]', () => {
    const row = (number: number, text: string, block = 'a') => ({
      ...stored,
      id: `dropped:me:${number}::x`,
      pieces: [piece(text, block)],
    });
    const rows = [row(10, 'd'), row(9, 'o'), row(8, 'j'), row(11, 'másik', 'b')];
    expect(keptRows(rows, here).map(({ text, ids }) => [text, ids.length])).toEqual([['jod\nmásik', 4]]);
    const other = { ...row(1, 'másé'), id: 'dropped:you:1::x', by: 'Béla' };
    expect(keptRows([...rows, other], here).map(({ by }) => by)).toEqual(['Anna', 'Béla']);
  });

  it('is inserted after the block with the cursor, as paragraphs [SAVE-04]', () => {
    const story = storyOf(paragraph('one|'), paragraph('four'));
    expect(shown(story.apply(insertText(story.tr, ' two\n\nthree')))).toEqual([
      'paragraph(one)',
      'paragraph(two)',
      'paragraph(three|)',
      'paragraph(four)',
    ]);
  });

  it('is inserted at the end when the cursor is above the text [SAVE-04]', () => {
    const story = storyOf(paragraph('one'));
    expect(shown(story.apply(insertText(story.tr, 'two')))).toEqual(['paragraph(one)', 'paragraph(two|)']);
  });
});
