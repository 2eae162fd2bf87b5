import { describe, expect, it } from 'vitest';
import { mayAutoplay } from './may-autoplay.ts';

const good = { isTabVisible: true, isSomethingPlaying: false, isPipShowing: false, wantsCalm: false };

describe('a video', () => {
  it('never autoplays in mode none [POD-06]', () => {
    expect(mayAutoplay('none', good)).toBe(false);
  });

  it.each([
    [{}, true],
    [{ isTabVisible: false }, false],
    [{ isSomethingPlaying: true }, false],
    [{ isPipShowing: true }, false],
  ])('autoplays in gentle mode only if visible and the only player: %o [POD-07]', (change, expected) => {
    expect(mayAutoplay('gentle', { ...good, ...change })).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ isSomethingPlaying: true, isPipShowing: true }, true],
    [{ isTabVisible: false }, false],
  ])('autoplays in forced mode when the tab is visible: %o [POD-08]', (change, expected) => {
    expect(mayAutoplay('forced', { ...good, ...change })).toBe(expected);
  });

  it.each(['gentle', 'forced'] as const)(
    'does not autoplay for readers who prefer less motion or less data: %s [S27]',
    (mode) => expect(mayAutoplay(mode, { ...good, wantsCalm: true })).toBe(false),
  );
});
