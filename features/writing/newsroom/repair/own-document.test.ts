import { describe, expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import { applyEntry } from '../../collab/story-log.ts';
import { openOwnDocument } from './own-document.ts';

const empty = storySchema.topNodeType.createAndFill();
if (!empty) throw new Error('a story cannot be empty');

describe('a document of this tab alone', () => {
  it('has what was typed as few steps, which make the same document elsewhere', () => {
    const own = openOwnDocument({ schema: storySchema, plugins: [], document: empty.toJSON() });
    let times = 0;
    own.subscribe(() => {
      times += 1;
    });
    for (const [at, letter] of [...'Új híd'].entries()) own.dispatch(own.state.tr.insertText(letter, 1 + at));
    own.dispatch(own.state.tr.delete(1, 4));
    expect(times).toBe(7);
    expect(own.steps).toHaveLength(2);
    const steps = own.steps.map((step) => step.toJSON());
    const after = applyEntry(empty, { client: 'x', number: 1, isUndo: false, steps });
    expect('why' in after ? after.why : after.toJSON()).toEqual(own.state.doc.toJSON());
    expect(own.state.doc.firstChild?.textContent).toBe('híd');
  });
});
