import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoxToFill, planFront } from './plan-front.ts';

function box(given: Partial<BoxToFill>): BoxToFill {
  return { size: 3, chosen: [], candidates: [], isLatest: false, ...given };
}

describe('the distribution of stories on a front page', () => {
  it('puts the editors’ choice first and fills the rest from the list [FRONT-03]', () => {
    expect(planFront([box({ chosen: [9], candidates: [1, 2, 3] })])).toEqual([[9, 1, 2]]);
  });

  it('excludes a chosen story from every list on the page, also from those above it', () => {
    const boxes = [box({ candidates: [1, 2, 3, 4] }), box({ chosen: [2, 3], size: 2 })];
    expect(planFront(boxes)).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  it('gives a story of two lists to the upper box', () => {
    const boxes = [box({ candidates: [1, 2, 3] }), box({ candidates: [2, 3, 4, 5] })];
    expect(planFront(boxes)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('shows a story that was chosen twice only in the first box', () => {
    expect(planFront([box({ chosen: [1, 2] }), box({ chosen: [2, 3] })])).toEqual([[1, 2], [3]]);
  });

  it('shows in the latest what is newest, also what other boxes show, and takes nothing from them', () => {
    const boxes = [
      box({ chosen: [5, 1], size: 2 }),
      box({ candidates: [1, 2, 3, 4, 5], isLatest: true }),
      box({ candidates: [2, 3, 6] }),
    ];
    expect(planFront(boxes)).toEqual([
      [5, 1],
      [1, 2, 3],
      [2, 3, 6],
    ]);
  });

  it('never shows a story twice, and never more than fit', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
    const anyBox = fc.record({
      size: fc.integer({ min: 1, max: 8 }),
      chosen: ids,
      candidates: ids,
      isLatest: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 10 }), (boxes) => {
        const plan = planFront(boxes);
        const shown = plan.flat();
        expect(new Set(shown).size).toBe(shown.length);
        plan.forEach((stories, at) => {
          expect(stories.length).toBeLessThanOrEqual(boxes[at]?.size ?? 0);
        });
      }),
    );
  });
});
