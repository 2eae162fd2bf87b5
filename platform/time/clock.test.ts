import { expect, it } from 'vitest';
import { fixedClock, systemClock } from './clock.ts';

it('always returns the given time', () => {
  const clock = fixedClock('2026-11-21T08:00:00+01:00');
  expect(clock.now().toISOString()).toBe('2026-11-21T07:00:00.000Z');
  expect(clock.now()).toEqual(clock.now());
});

it('returns a new date each time, so that callers cannot change the clock', () => {
  const clock = fixedClock('2026-11-21T08:00:00+01:00');
  clock.now().setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});

it('rejects an invalid time', () => {
  expect(() => fixedClock('tegnap')).toThrow('tegnap');
});

it('returns the real time by default', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
});
