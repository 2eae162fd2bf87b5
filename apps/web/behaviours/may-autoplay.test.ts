import { describe, expect, it } from 'vitest';
import { mayAutoplay } from './may-autoplay.ts';

const good = { isTabVisible: true, isSomethingPlaying: false, isPipShowing: false, wantsCalm: false };

describe('a film', () => {
  it('never begins by itself in mode none [POD-06]', () => {
    expect(mayAutoplay('none', good)).toBe(false);
  });

  it.each([
    [{}, true],
    [{ isTabVisible: false }, false],
    [{ isSomethingPlaying: true }, false],
    [{ isPipShowing: true }, false],
  ])('begins gently only where it disturbs nobody: %o [POD-07]', (change, expected) => {
    expect(mayAutoplay('gentle', { ...good, ...change })).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ isSomethingPlaying: true, isPipShowing: true }, true],
    [{ isTabVisible: false }, false],
  ])('begins when it is told to, if the tab is seen: %o [POD-08]', (change, expected) => {
    expect(mayAutoplay('forced', { ...good, ...change })).toBe(expected);
  });

  it.each(['gentle', 'forced'] as const)(
    'does not begin for who wants less motion or fewer bytes: %s [S27]',
    (mode) => expect(mayAutoplay(mode, { ...good, wantsCalm: true })).toBe(false),
  );
});
