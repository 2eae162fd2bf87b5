import { describe, expect, it } from 'vitest';
import { pageAddress, paginate } from './pagination.ts';

function shown(page: number, totalPages: number): string {
  return paginate(page, totalPages)
    .steps.map((step) => (step.kind === 'gap' ? '…' : step.current ? `[${step.page}]` : String(step.page)))
    .join(' ');
}

describe('pagination', () => {
  it('shows the pages within one of the current one, and ellipses [LIST-08]', () => {
    expect(shown(5, 9)).toBe('… 4 [5] 6 …');
    expect(shown(2, 9)).toBe('1 [2] 3 …');
    expect(shown(8, 9)).toBe('… 7 [8] 9');
  });

  it('shows the pages within two on the first and on the last page [LIST-08]', () => {
    expect(shown(1, 9)).toBe('[1] 2 3 …');
    expect(shown(9, 9)).toBe('… 7 8 [9]');
    expect(shown(1, 2)).toBe('[1] 2');
    expect(shown(1, 1)).toBe('[1]');
  });

  it('has arrows to the first, previous, next and last page, where these exist [LIST-08]', () => {
    expect(paginate(5, 9)).toMatchObject({ first: 1, previous: 4, next: 6, last: 9 });
    expect(paginate(1, 9)).toMatchObject({ first: null, previous: null, next: 2, last: 9 });
    expect(paginate(9, 9)).toMatchObject({ first: 1, previous: 8, next: null, last: null });
  });

  it('links to the first page without a query [LIST-06]', () => {
    expect(pageAddress('/legfrissebb', 1)).toBe('/legfrissebb');
    expect(pageAddress('/legfrissebb', 3)).toBe('/legfrissebb?oldal=3');
  });

  it('preserves the list’s query on every page [LIST-05]', () => {
    expect(pageAddress('/rovat/sport', 1, 'perPage=20')).toBe('/rovat/sport?perPage=20');
    expect(pageAddress('/rovat/sport', 3, 'perPage=20')).toBe('/rovat/sport?perPage=20&oldal=3');
  });
});
