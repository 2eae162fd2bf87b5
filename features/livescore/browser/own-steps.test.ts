/** Steps back and forward in the history of a sport's page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleOwnSteps } from './own-steps.ts';

const page = new URL('https://lap.example/rovat/sport/foci?liga=4');
let left = new AbortController();

beforeEach(() => {
  left = new AbortController();
  vi.stubGlobal('location', page);
});
afterEach(() => {
  left.abort();
  vi.unstubAllGlobals();
});

describe('steps back and forward', () => {
  const show = vi.fn();
  let listeners = new EventTarget();

  /** Whether a step to an address is left to the island. */
  function isOwnStep(
    url: string,
    changes: { navigationType?: string; sameDocument?: boolean } = {},
  ): boolean {
    const { navigationType = 'traverse', sameDocument = true } = changes;
    const event = Object.assign(new Event('navigate'), {
      navigationType,
      destination: { sameDocument, url },
    });
    const softNavigation = vi.fn();
    listeners.addEventListener('navigate', softNavigation, { once: true });
    listeners.dispatchEvent(event);
    listeners.removeEventListener('navigate', softNavigation);
    return softNavigation.mock.calls.length === 0;
  }

  function begin(): EventTarget {
    const window = new EventTarget();
    listeners = new EventTarget();
    show.mockReset();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('navigation', listeners);
    handleOwnSteps(show, left.signal);
    return window;
  }

  it('between states of the page are shown in place', () => {
    const window = begin();
    expect(isOwnStep('https://lap.example/rovat/sport/foci?nap=2024-06-15')).toBe(true);
    window.dispatchEvent(new Event('popstate'));
    expect(show).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['to another page', 'https://lap.example/rovat/sport', {}],
    ['to a place of the page', 'https://lap.example/rovat/sport/foci#cikkek', {}],
    ['that open a link', 'https://lap.example/rovat/sport/foci', { navigationType: 'push' }],
    ['to another document', 'https://lap.example/rovat/sport/foci', { sameDocument: false }],
  ])('%s are left to soft navigation', (_, url, changes) => {
    begin();
    expect(isOwnStep(url, changes)).toBe(false);
  });

  it('to another page are not shown here', () => {
    const window = begin();
    vi.stubGlobal('location', new URL('https://lap.example/rovat/sport'));
    window.dispatchEvent(new Event('popstate'));
    expect(show).not.toHaveBeenCalled();
  });

  it('are nobody’s when the page was left', () => {
    const window = begin();
    left.abort();
    window.dispatchEvent(new Event('popstate'));
    expect([show.mock.calls.length, isOwnStep(page.href)]).toEqual([0, false]);
  });
});
