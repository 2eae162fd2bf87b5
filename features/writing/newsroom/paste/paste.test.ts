import { Fragment, Slice } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import { block, paragraph, shown, storyOf } from '../editor/story-document.fixture.ts';
import { contentOf } from './clipboard-content.ts';
import { takeDataPictures } from './data-pictures.ts';
import { insertPasted, isInTable, takesOnlyText, withoutKeys } from './insert-pasted.ts';
import { lossesText } from './losses-text.ts';

function clipboard(data: Record<string, string>, files: File[] = []) {
  const list: FileList = Object.assign(Object.create(null), { ...files, length: files.length });
  return { getData: (type: string) => data[type] ?? '', files: Object.assign(list, iterable(files)) };
}

const iterable = (files: File[]) => ({ [Symbol.iterator]: () => files[Symbol.iterator]() });

describe('what is on the clipboard', () => {
  const html = '<p>a</p>';

  it('is converted when it has marks, and text when only that is wanted', () => {
    const both = { 'text/plain': 'a', 'text/html': html };
    expect(contentOf(clipboard(both), false)).toEqual({ kind: 'html', html, text: 'a' });
    expect(contentOf(clipboard(both), true)).toEqual({ kind: 'text', text: 'a' });
    expect(contentOf(clipboard({}), false)).toEqual({ kind: 'nothing' });
    const own = '<p data-pm-slice="1 1 []">a</p>';
    expect(contentOf(clipboard({ 'text/html': own, 'text/plain': 'a' }), false)).toMatchObject({
      kind: 'own',
    });
  });

  it('is a table when its lines are the rows of a spreadsheet', () => {
    const rows = (text: string) => contentOf(clipboard({ 'text/plain': text }), false);
    expect(rows('a\t<b>\r\nc\td\r\n')).toMatchObject({
      kind: 'html',
      html: '<table><tr><td>a</td><td>&lt;b></td></tr><tr><td>c</td><td>d</td></tr></table>',
    });
    expect(rows('a\tb')).toMatchObject({ kind: 'text' });
    expect(rows('a\tb\nc')).toMatchObject({ kind: 'text' });
  });

  it('is files when there is no text beside them', () => {
    const file = new File(['a'], 'a.jpg');
    expect(contentOf(clipboard({ 'text/html': '<img>' }, [file]), false)).toEqual({
      kind: 'files',
      files: [file],
    });
    expect(contentOf(clipboard({ 'text/plain': 'a' }, [file]), false)).toMatchObject({ kind: 'text' });
  });
});

it('pictures that are written out in HTML become files', async () => {
  const { html, files } = takeDataPictures(
    `<img src="data:image/png;base64,${btoa('abc')}" alt="x"><img src='data:image/jpeg;base64,%'>`,
  );
  expect(html).toBe(`<img src="/pasted-picture/1.png" alt="x"><img src='data:image/jpeg;base64,%'>`);
  const file = files.get('/pasted-picture/1.png');
  expect([file?.type, await file?.text()]).toEqual(['image/png', 'abc']);
});

describe('pasted blocks', () => {
  const node = (text: string) => storySchema.nodeFromJSON(paragraph(text));
  const image = storySchema.nodes.image?.createAndFill({ imageId: 1 });
  const text = (content: string) => ({ node: node(content), picture: null });

  it('join the paragraph with the cursor', () => {
    const story = storyOf(paragraph('egy |kettő'));
    const transaction = story.tr;
    insertPasted(transaction, [text('a'), text('b')], story.selection.from);
    expect(shown(story.apply(transaction))).toEqual(['paragraph(egy a)', 'paragraph(b|kettő)']);
  });

  it('stand below it when pictures come along, which find their places between them', () => {
    if (!image) throw new Error('the schema has no pictures');
    const story = storyOf(paragraph('egy|'), paragraph('kettő'));
    const transaction = story.tr;
    const placed = insertPasted(
      transaction,
      [text('a'), { node: image, picture: '/a.jpg' }, text('b')],
      story.selection.from,
    );
    expect(shown(story.apply(transaction))).toEqual([
      'paragraph(egy|)',
      'paragraph(a)',
      'paragraph(b)',
      'paragraph(kettő)',
    ]);
    expect(placed.map(({ at }) => transaction.doc.resolve(at).nodeBefore?.textContent)).toEqual(['a']);
  });

  it('are a line of text where nothing else fits', () => {
    const story = storyOf(paragraph('egy|'), block('pullQuote', ''));
    expect(takesOnlyText(story.selection.$from)).toBe(false);
    expect(isInTable(story.selection.$from)).toBe(false);
    expect(takesOnlyText(story.doc.resolve(1))).toBe(true);
  });

  it('of a story of ours are new ones', () => {
    const copied = storyOf(paragraph('egy', 'k1'), paragraph('kettő', 'k2')).doc;
    const slice = withoutKeys(new Slice(Fragment.from(copied.children.slice(3)), 1, 1));
    expect(slice.content.content.map(({ attrs, textContent }) => [attrs.key, textContent])).toEqual([
      [null, 'egy'],
      [null, 'kettő'],
    ]);
    expect([slice.openStart, slice.openEnd]).toEqual([1, 1]);
  });
});

it('what was not kept is counted by name', () => {
  expect(lossesText({ picture: 2, 'shortcode:x': 1, 'block:y': 1, 'tracking-pixel': 3 }, 'hu')).toBe(
    '2 kép, 2 más elem',
  );
  expect(lossesText({ hidden: 1 }, 'hu')).toBe('');
});
