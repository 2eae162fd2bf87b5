import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { storySchema as schema } from '#features/content/public.document.ts';
import { MoveStep } from '../collab/move-step.ts';
import { pathOf } from '../collab/path.ts';
import { SimulatedAuthority } from '../collab/simulation/simulated-authority.fixture.ts';
import { stepsIn } from '../collab/story-log.ts';
import { StoryWriter } from '../collab/story-writer.ts';
import { undo } from '../collab/undo.ts';
import { placeOfBlock, quoteOf, rangeAfter, rangeOfQuote } from './text-place.ts';

/** The first paragraph begins at position 6; each is two positions longer than its text. */
function story(...texts: string[]): Node {
  return schema.node('doc', null, [
    ...['title', 'subtitle', 'lead'].map((type) => schema.node(type)),
    ...texts.map((text, at) => schema.node('paragraph', { key: `p${at}` }, schema.text(text))),
  ]);
}

/** The text of a note's range on `híd` in the first paragraph, after a writer's change. */
function noteAfter(change: (writer: StoryWriter) => void): string | null {
  const authority = new SimulatedAuthority(story('Áll a híd itt.', 'Más.'), false);
  const writer = new StoryWriter({ schema, client: 'c' }, authority.fresh);
  const range = { from: 13, to: 16 };
  expect(quoteOf(writer.state.doc, range)).toBe('híd');
  change(writer);
  for (let batch = writer.batch(); batch; batch = writer.batch())
    writer.answered(batch, authority.take(batch));
  const path = pathOf(authority.since(0).flatMap((entry) => stepsIn(schema, entry)));
  const after = rangeAfter(range, path, 0);
  return after && quoteOf(authority.story.document, after);
}

describe('a note on a range of text [REV-03]', () => {
  it('stays at its text when others write before, behind and inside of it', () => {
    expect(noteAfter((one) => one.dispatch(one.state.tr.insertText('Ma ', 7)))).toBe('híd');
    expect(noteAfter((one) => one.dispatch(one.state.tr.insertText('s szép', 16)))).toBe('híd');
    expect(noteAfter((one) => one.dispatch(one.state.tr.insertText('x', 14)))).toBe('hxíd');
    expect(noteAfter((one) => one.dispatch(one.state.tr.delete(9, 14)))).toBe('íd');
    expect(noteAfter((one) => one.dispatch(one.state.tr.split(14)))).toBe('h\níd');
  });

  it('goes with its block', () => {
    expect(noteAfter((one) => one.dispatch(one.state.tr.step(new MoveStep(6, 22, 28))))).toBe('híd');
  });

  it('is without a place when its text is gone, and is there again when that is undone', () => {
    const remove = (one: StoryWriter) => one.dispatch(one.state.tr.delete(8, 19));
    expect(noteAfter(remove)).toBeNull();
    expect(
      noteAfter((one) => {
        remove(one);
        undo(one.state, (transaction) => one.dispatch(transaction));
      }),
    ).toBe('híd');
  });

  it('is found by its words where these stand once', () => {
    const text = 'Ezt a mondatot kivágták.';
    const document = story('Elöl.', `Itt: ${text} Vége.`);
    const found = rangeOfQuote(document, text);
    expect(found && quoteOf(document, found)).toBe(text);
    expect(rangeOfQuote(story(text, text), text)).toBeNull();
    expect(rangeOfQuote(story('Elöl.'), text)).toBeNull();
    expect(rangeOfQuote(story('Egy híd.'), 'híd')).toBeNull();
  });
});

it('a note on a block is where the block is [REV-03]', () => {
  const document = story('egy', 'kettő');
  expect(placeOfBlock(document, 'p1')).toEqual({ from: 11, to: 18 });
  expect(placeOfBlock(document, 'p9')).toBeNull();
});
