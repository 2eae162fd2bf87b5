import { expect, it } from 'vitest';
import { fixedClock, systemClock } from './clock.ts';

it('stands still at the time it was given', () => {
  const clock = fixedClock('2026-11-21T08:00:00+01:00');
  expect(clock.now().toISOString()).toBe('2026-11-21T07:00:00.000Z');
  expect(clock.now()).toEqual(clock.now());
});

it('hands out a date of its own each time, so that nobody can move the clock', () => {
  const clock = fixedClock('2026-11-21T08:00:00+01:00');
  clock.now().setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});

it('refuses what is not a time', () => {
  expect(() => fixedClock('tegnap')).toThrow('tegnap');
});

it('shows the real time otherwise', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
});
