import { expect, it } from 'vitest';
import { dayAt, daysAfter, noonOf } from './day.ts';
import { dayKey } from './hungarian-date.ts';

it('a time is on another day east of a border', () => {
  const time = new Date('2024-06-14T21:30:00Z');
  expect(dayAt(time, 'Europe/Budapest')).toBe('2024-06-14');
  expect(dayAt(time, 'Europe/Bucharest')).toBe('2024-06-15');
});

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  // The days on which clocks change.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days are %s', (day, days, other) => {
  expect(daysAfter(day, days)).toBe(other);
});

it('noon is on the same day all over Europe', () => {
  for (const zone of ['Atlantic/Reykjavik', 'Europe/Budapest', 'Europe/Moscow'])
    expect(dayKey(noonOf('2026-06-14'), zone)).toBe('2026-06-14');
});
