import { describe, expect, it } from 'vitest';
import { placeAfterBlock } from '../editor/block-commands.ts';
import { paragraph, shown, storyOf } from '../editor/story-document.fixture.ts';
import { insertPicture, pictureBlock } from './insert-picture.ts';
import { beginUpload, endUpload, placeOfUpload, uploadPlaces } from './upload-places.ts';

const picture = 'image(alt() caption() credit())';
const blank = (id: number) => ({ id, alt: '', caption: '', credit: '' });

function storyWith(...blocks: Parameters<typeof storyOf>) {
  const story = storyOf(...blocks);
  return story.reconfigure({ plugins: [uploadPlaces()] });
}

describe('a picture in the text', () => {
  it('stands after the block with the cursor, with parts to type in [EDIT-05]', () => {
    const story = storyWith(paragraph('one|'), paragraph('two'));
    const at = story.selection.from;
    const after = story.apply(insertPicture(story.tr, pictureBlock(story.schema, blank(7)), at));
    expect(shown(after)).toEqual(['paragraph(one|)', picture, 'paragraph(two)']);
    expect(after.doc.child(4).attrs).toMatchObject({ imageId: 7, width: 'normal' });
  });

  it('replaces an empty paragraph, whose cursor goes to the alternative text [EDIT-05]', () => {
    const story = storyWith(paragraph('one'), paragraph('|'));
    const after = story.apply(
      insertPicture(story.tr, pictureBlock(story.schema, blank(7)), story.selection.from),
    );
    expect(shown(after)).toEqual(['paragraph(one)', 'image(alt(|) caption() credit())', 'paragraph()']);
  });

  it('never stands above the text', () => {
    const story = storyWith(paragraph('one'));
    expect(shown(story.apply(insertPicture(story.tr, pictureBlock(story.schema, blank(7)), 1)))[0]).toBe(
      picture,
    );
  });
});

describe('the place of a picture that is being uploaded', () => {
  it('moves with the text, and several keep their order [PIC-01]', () => {
    let story = storyWith(paragraph('one|'), paragraph('two'));
    const at = placeAfterBlock(story.doc, story.selection.from);
    for (const id of ['a', 'b'])
      story = story.apply(beginUpload(story.tr, { id, at, sign: () => document.createElement('p') }));
    story = story.apply(story.tr.insertText(' and more', story.selection.from));
    for (const id of ['a', 'b']) {
      const place = placeOfUpload(story, id);
      expect(place).not.toBeNull();
      story = story.apply(
        endUpload(
          insertPicture(story.tr, pictureBlock(story.schema, blank(id === 'a' ? 1 : 2)), place ?? 0),
          id,
        ),
      );
      expect(placeOfUpload(story, id)).toBeNull();
    }
    expect(shown(story)).toEqual(['paragraph(one and more|)', picture, picture, 'paragraph(two)']);
    expect([story.doc.child(4).attrs.imageId, story.doc.child(5).attrs.imageId]).toEqual([1, 2]);
  });
});
