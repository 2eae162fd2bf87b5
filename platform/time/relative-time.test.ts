import { describe, expect, it } from 'vitest';
import { relativeTime, timeSinceRefresh } from './relative-time.ts';

const now = Date.parse('2026-11-21T14:30:00+01:00') / 1000;
const at = (time: string): number => Date.parse(time) / 1000;
const hu = { timeZone: 'Europe/Budapest', language: 'hu' } as const;
const en = { ...hu, language: 'en' } as const;

describe('the time of live content', () => {
  it.each([
    [now, 'most', 'now'],
    [now - 59, 'most', 'now'],
    [now + 300, 'most', 'now'],
    [now - 60, '1 perce', '1 minute ago'],
    [now - 59 * 60, '59 perce', '59 minutes ago'],
    [now - 60 * 60, 'ma 13:30', 'today 13:30'],
    [at('2026-11-21T00:05:00+01:00'), 'ma 0:05', 'today 0:05'],
    [at('2026-11-20T23:55:00+01:00'), 'november 20., 23:55', '20 November, 23:55'],
    [at('2025-12-31T23:59:00+01:00'), '2025. december 31., 23:59', '31 December 2025, 23:59'],
  ])(
    '%s is formatted as an age, an hour, a date or a full date [LIVE-06] [LIVE-07]',
    (time, hungarian, english) => {
      expect(relativeTime(time, now, hu)).toBe(hungarian);
      expect(relativeTime(time, now, en)).toBe(english);
    },
  );

  it('uses the day boundary of the site’s time zone', () => {
    const evening = at('2026-11-20T23:30:00+01:00');
    const night = at('2026-11-21T01:00:00+01:00');
    expect(relativeTime(evening, night, hu)).toBe('november 20., 23:30');
    expect(relativeTime(evening, night, { ...hu, timeZone: 'Europe/Bucharest' })).toBe('ma 0:30');
  });

  it('is a full date after an hour, across the end of a year', () => {
    const last = at('2026-12-31T23:50:00+01:00');
    expect(relativeTime(last, last + 20 * 60, hu)).toBe('20 perce');
    expect(relativeTime(last, last + 70 * 60, hu)).toBe('2026. december 31., 23:50');
  });
});

it('formats the age of a refresh for ten minutes, and then only that it was refreshed [LIVE-09]', () => {
  const text = (minutes: number, language: 'hu' | 'en' = 'hu') =>
    timeSinceRefresh(now - minutes * 60, now, language);
  expect([0, 0.9, 1, 10, 10.9, 11, 5000].map((minutes) => text(minutes))).toEqual([
    'most',
    'most',
    '1 perce',
    '10 perce',
    '10 perce',
    'frissült',
    'frissült',
  ]);
  expect([0, 3, 11].map((minutes) => text(minutes, 'en'))).toEqual(['now', '3 minutes ago', 'updated']);
});
