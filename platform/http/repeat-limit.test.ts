import { expect, it } from 'vitest';
import { createRepeatLimit } from './repeat-limit.server.ts';

const times = (count: number, use: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) => use(at)).filter(Boolean).length;

it('allows the same thing a few times a day for one network, and every other thing besides [S57]', () => {
  const isAllowed = createRepeatLimit(3);
  expect(times(60, () => isAllowed('read 1', '192.0.2.1', 0))).toBe(3);
  expect(isAllowed('read 2', '192.0.2.1', 0)).toBe(true);
  expect(isAllowed('read 1', '192.0.2.2', 0)).toBe(true);
  expect(isAllowed('read 1', '192.0.2.1', 86_399_999)).toBe(false);
  expect(isAllowed('read 1', '192.0.2.1', 86_400_000)).toBe(true);
});

it('takes the addresses of an IPv6 customer as one', () => {
  const isAllowed = createRepeatLimit(3);
  expect(times(9, (host) => isAllowed('read 1', `2001:db8::${host}`, 0))).toBe(3);
});

it('confuses hardly any of twenty thousand things', () => {
  const isAllowed = createRepeatLimit(1);
  expect(times(20_000, (thing) => isAllowed(`read ${thing}`, '192.0.2.1', 0))).toBeGreaterThan(19_800);
});
