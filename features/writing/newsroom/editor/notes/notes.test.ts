import { type EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { bodyStart } from '../block-commands.ts';
import { afterCommand, block, paragraph, shown, storyOf } from '../story-document.fixture.ts';
import { addNote, citationsIn, leaveNote, notesIn, removeEmptyNote } from './notes.ts';

function add(state: EditorState, number: number): EditorState {
  return afterCommand(
    state,
    addNote(() => number),
  );
}

/** The state with the cursor at an offset of the first paragraph. */
function at(state: EditorState, offset: number): EditorState {
  return state.apply(
    state.tr.setSelection(TextSelection.create(state.doc, bodyStart(state.doc) + 1 + offset)),
  );
}

describe('a footnote', () => {
  it('is a citation and a note below the text, into which the cursor goes [EDIT-05]', () => {
    const story = add(storyOf(paragraph('egy| két')), 7);
    expect(shown(story)).toEqual(['paragraph(egy1 két)', 'footnotes(note(|))']);
    expect(citationsIn(story.doc).map(({ number }) => number)).toEqual([7]);
    const left = afterCommand(story, leaveNote);
    expect(left.selection.from).toBe(bodyStart(left.doc) + 1 + 'egy1'.length);
  });

  it('stands in the order of the citations, whichever came first [EDIT-05]', () => {
    const first = add(storyOf(paragraph('egy két|')), 7);
    const second = add(at(first, 3), 8);
    expect(notesIn(second.doc).map(({ number }) => number)).toEqual([8, 7]);
    const third = add(afterCommand(second, leaveNote), 9);
    expect(notesIn(third.doc).map(({ number }) => number)).toEqual([8, 9, 7]);
  });

  it('that is empty goes away with its citation [EDIT-05]', () => {
    const story = add(storyOf(paragraph('egy| két')), 7);
    expect(shown(afterCommand(story, removeEmptyNote))).toEqual(['paragraph(egy| két)']);
    const two = add(afterCommand(story, leaveNote), 8);
    expect(shown(afterCommand(two, removeEmptyNote))).toEqual(['paragraph(egy1 két)', 'footnotes(note())']);
  });

  it('is in no title, and in no other note', () => {
    const title = storyOf(paragraph('x'));
    expect(addNote()(title)).toBe(false);
    expect(addNote()(add(storyOf(paragraph('x|')), 7))).toBe(false);
    expect(addNote()(storyOf(block('heading', 'x|')))).toBe(true);
  });
});
