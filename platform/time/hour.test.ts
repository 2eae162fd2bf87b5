import { expect, it } from 'vitest';
import { hourOf } from './hour.ts';

it('an hour begins with its first second', () => {
  const nine = Date.parse('2026-11-21T09:00:00Z') / 1000;
  expect(hourOf(new Date('2026-11-21T08:59:59.999Z'))).toBe(nine - 3_600);
  expect(hourOf(new Date('2026-11-21T09:00:00Z'))).toBe(nine);
});
