import { expect, it } from 'vitest';
import { resources } from '../provider/resources.ts';
import { overdueSince } from './last-good-copy.ts';

const resource = resources.standings({ league: 271, season: 2024 });
const at = new Date('2024-09-01T12:00:00Z');
const after = (minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

it.each([
  [59, null],
  [62, at.getTime() / 1000],
])(
  'names the age of a table that is %i minutes old only when it is older than its lifetime',
  (age, since) => {
    expect(overdueSince(resource, { value: 'none', at }, after(age))).toBe(since);
  },
);

it('names no age of what there is not', () => {
  expect(overdueSince(resource, null, after(500))).toBeNull();
});
