import type { Node } from 'prosemirror-model';
import { ReplaceStep, StepMap } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import { storySchema as schema } from '#features/content/public.document.ts';
import { MoveStep } from './move-step.ts';

/** Paragraphs at 6, 9, 12 and 15, of one letter each. */
const story = schema.node('doc', null, [
  ...['title', 'subtitle', 'lead'].map((type) => schema.node(type)),
  ...[...'abcd'].map((letter) => schema.node('paragraph', { key: letter }, schema.text(letter))),
]);

function order(doc: Node | null): string {
  return doc?.textContent ?? 'nothing';
}

describe('a move of blocks', () => {
  it('puts them elsewhere as they are, forward and back [SAVE-05]', () => {
    expect(order(new MoveStep(6, 9, 15).apply(story).doc)).toBe('bcad');
    expect(order(new MoveStep(12, 18, 6).apply(story).doc)).toBe('cdab');
  });

  it.each([
    [6, 9, 15],
    [9, 15, 18],
    [12, 18, 6],
    [15, 18, 9],
  ])('is taken back by its inverse: %i to %i before %i [SAVE-05]', (from, to, target) => {
    const step = new MoveStep(from, to, target);
    const after = step.apply(story).doc;
    const inverse = step.invert();
    expect(after && inverse.apply(after).doc?.eq(story)).toBe(true);
    expect(MoveStep.fromJSON(schema, structuredClone(step.toJSON()))).toEqual(step);
    for (let at = from; at < to; at++) expect(inverse.moved(step.moved(at) ?? -1)).toBe(at);
  });

  it('goes with its block, and is nothing where the block is gone [SAVE-05]', () => {
    const step = new MoveStep(9, 12, 18);
    expect(step.map(new StepMap([0, 0, 4]))).toEqual(new MoveStep(13, 16, 22));
    expect(step.map(new StepMap([9, 3, 0]))).toBeNull();
    expect(step.map(new MoveStep(9, 12, 6).getMap())).toBeNull();
  });

  it('takes along what others typed into the block [SAVE-05]', () => {
    const typing = new ReplaceStep(11, 11, schema.node('lead', null, schema.text('xy')).slice(0));
    const typed = typing.apply(story).doc;
    const step = new MoveStep(9, 12, 18).map(typing.getMap());
    expect(order((typed && step?.apply(typed).doc) ?? null)).toBe('acdbxy');
  });

  it.each([
    [7, 9, 15],
    [6, 9, 40],
    [6, 40, 3],
    [6, 9, 13],
  ])(
    'does not fit where it would not move whole blocks: %i to %i before %i [SAVE-10]',
    (from, to, target) => {
      expect(new MoveStep(from, to, target).apply(story).doc).toBeNull();
    },
  );

  it.each([
    { from: 9, to: 6, target: 20 },
    { from: 6, to: 9, target: 7 },
    { from: -1, to: 9, target: 20 },
    { from: 1.5, to: 9, target: 20 },
    { from: 6, to: 9 },
  ])('is refused when it is none: %j [SAVE-10]', (json) => {
    expect(() => MoveStep.fromJSON(schema, { stepType: 'move', ...json })).toThrow(RangeError);
  });
});
