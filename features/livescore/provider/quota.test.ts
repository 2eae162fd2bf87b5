import { expect, it } from 'vitest';
import { isNearlyUsedUp, readQuota } from './quota.ts';

it('is read from the headers of an answer', () => {
  const headers = { 'x-ratelimit-requests-limit': '7500', 'x-ratelimit-requests-remaining': '7499' };
  expect(readQuota(headers)).toEqual({ limit: 7500, remaining: 7499, remainingOfMinute: null });
  expect(readQuota({ ...headers, 'x-ratelimit-remaining': '299' })?.remainingOfMinute).toBe(299);
});

it.each([
  {},
  { 'x-ratelimit-requests-limit': '7500' },
  { 'x-ratelimit-requests-limit': '0', 'x-ratelimit-requests-remaining': '0' },
  { 'x-ratelimit-requests-limit': 'sok', 'x-ratelimit-requests-remaining': ['1', '2'] },
])('is unknown without readable headers: %j', (headers) => expect(readQuota(headers)).toBeNull());

it.each([
  [100, 5, false],
  [100, 4, true],
  [7500, 375, false],
  [7500, 374, true],
])('of %d calls with %d left is nearly used up: %s', (limit, remaining, expected) => {
  expect(isNearlyUsedUp({ limit, remaining, remainingOfMinute: null })).toBe(expected);
});
