import { describe, expect, it } from 'vitest';
import { type ChosenBox, changeBoxes, type FrontChange } from './front-change.ts';
import { risksOf } from './launch-risks.ts';

const boxes: ChosenBox[] = [
  { slug: 'lead', kind: 'lead', stories: [1, 2] },
  { slug: 'second', kind: 'second', stories: [3, 4, 5] },
  { slug: 'latest', kind: 'latest', stories: [] },
  { slug: 'read', kind: 'mostRead', stories: [] },
];

function changed(...changes: FrontChange[]): Record<string, readonly number[]> | null {
  let now: ChosenBox[] | null = boxes;
  for (const change of changes) now = now && changeBoxes(now, change);
  return now && Object.fromEntries(now.map(({ slug, stories }) => [slug, stories]));
}

describe('a change of a front’s draft', () => {
  it('places a story before another one or at the end, and takes it from where it stood', () => {
    expect(changed({ kind: 'place', box: 'lead', story: 4, before: 2 })).toMatchObject({
      lead: [1, 4, 2],
      second: [3, 5],
    });
    expect(changed({ kind: 'place', box: 'second', story: 3, before: null })).toMatchObject({
      second: [4, 5, 3],
    });
    expect(changed({ kind: 'place', box: 'second', story: 4, before: 4 })).toMatchObject({
      second: [3, 4, 5],
    });
  });

  it('places a story first when the one that it should stand before is gone', () => {
    const gone = { kind: 'remove', box: 'second', story: 4 } as const;
    expect(changed(gone, { kind: 'place', box: 'second', story: 9, before: 4 })).toMatchObject({
      second: [9, 3, 5],
    });
  });

  it('leaves a story where it is when the box of the latest repeats it', () => {
    expect(changed({ kind: 'place', box: 'latest', story: 1, before: null })).toMatchObject({
      lead: [1, 2],
      latest: [1],
    });
  });

  it('replaces a story by another one, wherever that stood', () => {
    expect(changed({ kind: 'replace', box: 'lead', story: 1, by: 5 })).toMatchObject({
      lead: [5, 2],
      second: [3, 4],
    });
    expect(changed({ kind: 'replace', box: 'second', story: 3, by: 5 })).toMatchObject({ second: [5, 4] });
  });

  it('is refused when it is about what is not there any more, and removing twice is removing', () => {
    expect(changed({ kind: 'replace', box: 'lead', story: 9, by: 5 })).toBeNull();
    expect(changed({ kind: 'place', box: 'nowhere', story: 1, before: null })).toBeNull();
    expect(changed({ kind: 'place', box: 'read', story: 1, before: null })).toBeNull();
    const remove = { kind: 'remove', box: 'lead', story: 1 } as const;
    expect(changed(remove, remove)).toMatchObject({ lead: [2] });
  });
});

describe('a launch', () => {
  const box = { kind: 'section', stories: [], launched: [], planned: [] } as const;

  it('asks when the lead would be empty', () => {
    const lead = { ...box, kind: 'lead', launched: [1] } as const;
    expect(risksOf([lead, box])).toEqual(['empty-lead']);
    expect(risksOf([{ ...lead, planned: [7] }])).toEqual([]);
    expect(risksOf([lead, { ...box, kind: 'cover', planned: [7] }])).toEqual([]);
    expect(risksOf([box])).toEqual([]);
  });

  it('asks when half of the chosen stories would leave, not when they change places', () => {
    expect(risksOf([{ ...box, launched: [1, 2, 3, 4], stories: [1, 2] }])).toEqual(['half-removed']);
    expect(risksOf([{ ...box, launched: [1, 2, 3, 4], stories: [1, 2, 3] }])).toEqual([]);
    const [from, to] = [
      { ...box, launched: [1, 2] },
      { ...box, stories: [1, 2] },
    ];
    expect(risksOf([from, to])).toEqual([]);
  });
});
