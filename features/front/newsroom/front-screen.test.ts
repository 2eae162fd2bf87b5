import { describe, expect, it } from 'vitest';
import type { FrontBox } from './front-answers.ts';
import { nextPlace } from './next-place.ts';
import { whatChanges } from './what-changes.ts';

const box: FrontBox = {
  slug: 'lead',
  kind: 'lead',
  title: '',
  size: 3,
  takesStories: true,
  stories: [],
  launched: [],
  shown: [],
  planned: [],
};

describe('what will change', () => {
  it('is what appears, leaves and changes its place, also in automatic places', () => {
    const chosen = { ...box, stories: [3, 1], launched: [1, 2], shown: [1, 2, 9], planned: [3, 1, 9] };
    const automatic = { ...box, slug: 'latest', shown: [3, 4], planned: [4, 5] };
    const same = { ...box, slug: 'same', shown: [6], planned: [6] };
    expect(whatChanges([chosen, automatic, same])).toEqual([
      { box: chosen, added: [3], removed: [2], moved: [] },
      { box: automatic, added: [5], removed: [3], moved: [] },
    ]);
    const turned = { ...box, stories: [2, 1], launched: [1, 2], shown: [1, 2], planned: [2, 1] };
    expect(whatChanges([turned])).toEqual([{ box: turned, added: [], removed: [], moved: [2, 1] }]);
  });

  it('names a box whose chosen story readers do not see', () => {
    const hidden = { ...box, stories: [1, 2], launched: [1], shown: [1], planned: [1] };
    expect(whatChanges([hidden])).toEqual([{ box: hidden, added: [], removed: [], moved: [] }]);
  });
});

describe('one step by keyboard', () => {
  const lead = { ...box, stories: [1, 2, 3] };
  const links = { ...box, slug: 'links', takesStories: false };
  const second = { ...box, slug: 'second', stories: [4] };
  const boxes = [lead, links, second];

  it('goes up and down in a box, and into the next one that takes stories', () => {
    expect(nextPlace(boxes, lead, 2, -1)).toEqual({ box: lead, before: 1 });
    expect(nextPlace(boxes, lead, 1, 1)).toEqual({ box: lead, before: 3 });
    expect(nextPlace(boxes, lead, 2, 1)).toEqual({ box: lead, before: null });
    expect(nextPlace(boxes, lead, 3, 1)).toEqual({ box: second, before: 4 });
    expect(nextPlace(boxes, second, 4, -1)).toEqual({ box: lead, before: null });
  });

  it('ends at the first and the last place of the page', () => {
    expect(nextPlace(boxes, lead, 1, -1)).toBeNull();
    expect(nextPlace(boxes, second, 4, 1)).toBeNull();
  });
});
