import { expect, it } from 'vitest';
import { counterDefaults, hoursLeft } from './hours.ts';

it('counts ten hours per monthly and one per single supporter, never below zero [WIDG-06] [WIDG-07]', () => {
  expect(counterDefaults).toMatchObject({ since: '2025-03-28', base: 300_000, everyMs: 60_000 });
  expect(hoursLeft({ recurring: 0, onetime: 0 }, 300_000)).toBe(300_000);
  expect(hoursLeft({ recurring: 12_198, onetime: 31_685 }, 300_000)).toBe(146_335);
  expect(hoursLeft({ recurring: 30_000, onetime: 1 }, 300_000)).toBe(0);
});
