import { describe, expect, it } from 'vitest';
import { type Arrival, shouldScrollToList } from './list-arrival.ts';
import { eased } from './scroll-to-list.ts';

function arrivalAt(path: string, others: Partial<Arrival> = {}): Arrival {
  const from = new URL('https://lap.example/');
  return { place: 'lista', from, to: new URL(path, from), isInApp: false, ...others };
}

describe('after a navigation the page scrolls to the list', () => {
  it.each(['/legfrissebb', '/rovat/belfold', '/cimke/hidak?oldal=2', '/after/legfrissebb', '/rovat/sport'])(
    'of %s [SCRL-01]',
    (path) => {
      expect(shouldScrollToList(arrivalAt(path))).toBe(true);
    },
  );

  it.each(['/archivum', '/after/archivum', '/legfrissebb#lista'])('but not of %s [SCRL-02]', (path) => {
    expect(shouldScrollToList(arrivalAt(path))).toBe(false);
  });

  it('but not inside the app, or from another page of the same list [SCRL-02, APP-03]', () => {
    expect(shouldScrollToList(arrivalAt('/legfrissebb', { isInApp: true }))).toBe(false);
    const from = new URL('https://lap.example/legfrissebb');
    expect(shouldScrollToList(arrivalAt('/legfrissebb?oldal=2', { from }))).toBe(false);
  });

  it('and to the top on a page without a list [SCRL-03]', () => {
    expect(shouldScrollToList(arrivalAt('/', { place: '' }))).toBe(false);
  });

  it('with ease-in-out timing', () => {
    expect([0, 0.5, 1].map(eased)).toEqual([0, 0.5, 1]);
    expect(eased(0.1)).toBeLessThan(0.1);
    expect(eased(0.9)).toBeGreaterThan(0.9);
  });
});
