import { describe, expect, it } from 'vitest';
import { type Arrival, eased, goesToList } from './scroll-to-list.ts';

function arrivalAt(path: string, others: Partial<Arrival> = {}): Arrival {
  const from = new URL('https://lap.example/');
  return { place: 'lista', from, to: new URL(path, from), isInApp: false, ...others };
}

describe('after a navigation the reader is taken to the list', () => {
  it.each([
    '/legfrissebb',
    '/rovat/belfold',
    '/cimke/hidak?oldal=2',
    '/after/legfrissebb',
    '/rovat/sportolo',
  ])('of %s [SCRL-01]', (path) => {
    expect(goesToList(arrivalAt(path))).toBe(true);
  });

  it.each(['/archivum', '/after/archivum', '/rovat/sport', '/rovat/sport/foci', '/legfrissebb#lista'])(
    'but not of %s [SCRL-02]',
    (path) => {
      expect(goesToList(arrivalAt(path))).toBe(false);
    },
  );

  it('but not inside the app, or from another page of the same list [SCRL-02, APP-03]', () => {
    expect(goesToList(arrivalAt('/legfrissebb', { isInApp: true }))).toBe(false);
    const from = new URL('https://lap.example/legfrissebb');
    expect(goesToList(arrivalAt('/legfrissebb?oldal=2', { from }))).toBe(false);
  });

  it('and on a page without one to its top [SCRL-03]', () => {
    expect(goesToList(arrivalAt('/', { place: '' }))).toBe(false);
  });

  it('slowly, then fast, then slowly', () => {
    expect([0, 0.5, 1].map(eased)).toEqual([0, 0.5, 1]);
    expect(eased(0.1)).toBeLessThan(0.1);
    expect(eased(0.9)).toBeGreaterThan(0.9);
  });
});
