import { describe, expect, it } from 'vitest';
import type { Body } from '../body-schema.ts';
import { headingOutline } from './heading-outline.ts';

function headings(...levels: (2 | 3 | 4)[]): Body {
  return levels.map((level) => ({ kind: 'heading', level, id: '', html: 'Cím' }));
}

describe('heading levels of a text', () => {
  it('start at the level that the page sets', () => {
    expect(headingOutline(headings(2, 3, 2))).toEqual([2, 3, 2]);
    expect(headingOutline(headings(3, 4, 3))).toEqual([2, 3, 2]);
    expect(headingOutline(headings(2, 3), 3)).toEqual([3, 4]);
  });

  it('skip no level downwards', () => {
    expect(headingOutline(headings(2, 4, 4, 2, 4))).toEqual([2, 3, 4, 2, 3]);
    expect(headingOutline(headings(4, 2))).toEqual([2, 2]);
  });
});
